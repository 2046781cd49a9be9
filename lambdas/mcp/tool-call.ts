/** Converts a next step into an MCP tool call. */
import type { NextStep } from '../api/next-steps'
import { match } from '../api/routes/match'
import {
  asArgument,
  CALL_TOOL,
  isListed,
  onlyReads,
  READ_TOOL,
  type ToolRoute,
  toolOperations,
} from '../api/routes/tools'

const TOOLS: ReadonlyMap<string, ToolRoute> = new Map(toolOperations)

export interface ToolCall {
  name: string
  arguments: Record<string, unknown>
}

/** The tool of the operation itself, listed or not. Null if no tool covers the step. */
export function toolCallOf({ method, endpoint, body }: Partial<NextStep>): ToolCall | null {
  const [path = '', search] = (endpoint ?? '').split('?')
  const matched = match(String(method), path)
  if (!matched || !TOOLS.has(matched.operation)) return null
  const query = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, asArgument(matched.route, name, value)]),
  )
  return { name: matched.operation, arguments: { ...matched.params, ...query, ...body } }
}

/** The same call, made with a listed tool. */
export function listedCall(call: ToolCall): ToolCall {
  if (isListed(call.name)) return call
  if (call.name === 'care') {
    const { dry_run, ...act } = call.arguments
    return { name: 'visit', arguments: { care: [act], ...(dry_run === true && { dry_run }) } }
  }
  const hasArguments = Object.keys(call.arguments).length > 0
  const route = TOOLS.get(call.name)
  return {
    name: route && onlyReads(route) ? READ_TOOL : CALL_TOOL,
    arguments: { operation: call.name, ...(hasArguments && { arguments: call.arguments }) },
  }
}

export const toolCallText = ({ name, arguments: args }: ToolCall): string => `${name} ${JSON.stringify(args)}`

/** Next steps as one line of text. Leaves out a description that repeats the tool's own. */
export function asToolCall(step: Partial<NextStep>): { call: string; why: string } | null {
  const why = step.description ?? ''
  if (step.url && !step.endpoint) return { call: step.url, why }
  const call = toolCallOf(step)
  return (
    call && {
      call: toolCallText(listedCall(call)),
      why: why === TOOLS.get(call.name)?.summary ? '' : why,
    }
  )
}
