/** A next step as MCP takes it: the name of a tool and its arguments. */
import type { NextStep } from '../api/next-steps'
import { match } from '../api/routes/match'
import type { ApiOperationId } from '../api/routes/routes'
import { asArgument, type ToolRoute, toolOperations } from '../api/routes/tools'

const TOOLS: ReadonlyMap<string, ToolRoute> = new Map(toolOperations)

interface ToolCall {
  name: ApiOperationId
  arguments: Record<string, unknown>
}

/** Null where no tool leads there. */
export function toolCallOf({ method, endpoint, body }: Partial<NextStep>): ToolCall | null {
  const { pathname, searchParams } = new URL(endpoint ?? '/', 'http://house')
  const matched = match(String(method), pathname)
  if (!matched || !TOOLS.has(matched.operation)) return null
  const query = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, asArgument(matched.route, name, value)]),
  )
  return { name: matched.operation as ApiOperationId, arguments: { ...matched.params, ...query, ...body } }
}

/** As a line for a model. What a tool says of itself need not be said again. */
export function asToolCall(step: Partial<NextStep>) {
  const why = step.description ?? ''
  if (step.url) return { call: step.url, why }
  const call = toolCallOf(step)
  return (
    call && {
      call: `${call.name} ${JSON.stringify(call.arguments)}`,
      why: why === TOOLS.get(call.name)?.summary ? '' : why,
    }
  )
}
