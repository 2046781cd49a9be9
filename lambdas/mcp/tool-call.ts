/** A next step as MCP takes it: the name of a tool and its arguments. */
import type { NextStep } from '../api/next-steps'
import { match } from '../api/routes/match'
import { asArgument, toolOperations } from '../api/routes/tools'

const TOOLS: ReadonlySet<string> = new Set(toolOperations.map(([operation]) => operation))

/** Null where no tool leads there. What a tool says of itself need not be said again. */
export function asToolCall({ method, endpoint, url, body, description }: Partial<NextStep>) {
  const why = description ?? ''
  if (url) return { call: url, why }
  const { pathname, searchParams } = new URL(endpoint ?? '/', 'http://house')
  const found = match(String(method), pathname)
  if (!found || !TOOLS.has(found.operation)) return null
  const query = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, asArgument(found.route, name, value)]),
  )
  return {
    call: `${found.operation} ${JSON.stringify({ ...found.params, ...query, ...body })}`,
    why: why === found.route.summary ? '' : why,
  }
}
