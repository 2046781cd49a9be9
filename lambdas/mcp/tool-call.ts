/** Converts a next step into an MCP tool call. */
import type { NextStep } from '../api/next-steps'
import { match } from '../api/routes/match'
import type { ApiOperationId } from '../api/routes/routes'
import { asArgument, type ToolRoute, toolOperations } from '../api/routes/tools'

const TOOLS: ReadonlyMap<string, ToolRoute> = new Map(toolOperations)

interface ToolCall {
  name: ApiOperationId
  arguments: Record<string, unknown>
}

/** Null if no tool covers the step. */
export function toolCallOf({ method, endpoint, body }: Partial<NextStep>): ToolCall | null {
  const { pathname, searchParams } = new URL(endpoint ?? '/', 'http://house')
  const matched = match(String(method), pathname)
  if (!matched || !TOOLS.has(matched.operation)) return null
  const query = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, asArgument(matched.route, name, value)]),
  )
  return { name: matched.operation as ApiOperationId, arguments: { ...matched.params, ...query, ...body } }
}

/** One line of text. Leaves out a description that repeats the tool's own. */
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
