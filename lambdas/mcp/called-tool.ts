/** Which operation a tool call runs and with which arguments, or why it runs none. */
import { RETRY_ARGUMENT } from '../api/headers'
import { nearestName, nearestOperation } from '../api/routes/match'
import {
  CALL_TOOL,
  KEY_ARGUMENT,
  onlyReads,
  READ_TOOL,
  type ToolId,
  type ToolRoute,
  toolOperations,
} from '../api/routes/tools'
import { BESIDE_ARGUMENTS, isBesideArguments } from '../api/schemas/rehearsal'
import { CARE_ACTIONS } from '../species/care-actions'
import { isObject, type Params } from './message'
import { invalidParams, type MethodOutcome } from './reply'
import type { ToolEntry } from './run'
import { listedCall, toolCallText } from './tool-call'

export type CalledTool = { id: ToolId; tool: ToolEntry; args: Params } | { outcome: MethodOutcome }

const TOOLS: ReadonlyMap<unknown, readonly [ToolId, ToolRoute]> = new Map(toolOperations.map((tool) => [tool[0], tool]))

/** The tools `read` and `call` have the operation and its arguments in their own. */
export function calledTool({ name, arguments: given, ...beside }: Params): CalledTool {
  const isRunner = name === READ_TOOL || name === CALL_TOOL
  const tool = TOOLS.get(name)
  if (isBesideArguments(beside)) return { outcome: invalidParams(BESIDE_ARGUMENTS) }
  if (!isRunner && !tool) return { outcome: unknownTool(name, given) }
  if (!isObject(given ?? {})) return refused('arguments must be an object')
  if (tool) return called(tool, given as Params, fieldsOf(tool[1], beside))
  const { operation, arguments: inner, ...others } = (given ?? {}) as Params
  return runnerCall(name as string, operation, inner, others)
}

/** What was sent beside the arguments and belongs inside. Other fields there are of the protocol. */
const fieldsOf = ({ request }: ToolRoute, beside: Params): Params =>
  Object.fromEntries(
    Object.entries(beside).filter(
      ([name]) =>
        name === KEY_ARGUMENT ||
        name === RETRY_ARGUMENT ||
        [request?.path, request?.body, request?.query].some((part) => Object.hasOwn(part?.shape ?? {}, name)),
    ),
  )

function runnerCall(runner: string, operation: unknown, inner: unknown, beside: Params): CalledTool {
  const tool = TOOLS.get(operation)
  const asked = { ...beside, ...(isObject(inner) && inner) }
  if (!tool) {
    const did_you_mean = nearestCall(operation, asked)
    const problem = operation === undefined ? 'operation is missing' : `There is no operation ${inJson(operation)}`
    return refused(did_you_mean ? `${problem}; did you mean ${did_you_mean}?` : problem, did_you_mean)
  }
  const [id, route] = tool
  if (runner === READ_TOOL && !onlyReads(route)) {
    const did_you_mean = proposed(id, asked)
    return refused(`${id} does not only read; call it with ${did_you_mean}`, did_you_mean)
  }
  if (isBesideArguments(beside)) return { outcome: invalidParams(BESIDE_ARGUMENTS) }
  return isObject(inner ?? {})
    ? called(tool, inner as Params, beside)
    : refused(`arguments must be an object, not ${inJson(inner)}`)
}

/** Fields beside the arguments are taken, unless the arguments say something else. */
function called(tool: readonly [ToolId, ToolRoute], given: Params | null | undefined, beside: Params): CalledTool {
  const args = given ?? {}
  const twice = Object.keys(beside).find(
    (name) => (args[name] ?? null) !== null && inJson(args[name]) !== inJson(beside[name]),
  )
  if (twice !== undefined)
    return refused(
      `${inJson(twice)} came inside arguments and beside them, with different values; send it once, inside`,
    )
  return { id: tool[0], tool, args: { ...beside, ...args } }
}

/** Only so much of what was sent is compared and repeated. */
const MAX_SHOWN = 50
const inJson = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.slice(0, MAX_SHOWN) : value)?.slice(0, 2 * MAX_SHOWN) ?? ''

/** For a name that no tool has, which is a fault of the protocol. */
function unknownTool(name: unknown, given: unknown): MethodOutcome {
  const problem = `There is no tool ${inJson(name)}`
  const did_you_mean = nearestCall(name, isObject(given) ? given : {})
  return did_you_mean
    ? invalidParams(`${problem}; did you mean ${did_you_mean}?`, { did_you_mean })
    : invalidParams(`${problem}; tools/list names them`)
}

/** The call of the nearest name, or the visit with an action that was named as an operation. */
function nearestCall(name: unknown, args: Params): string | undefined {
  const given = typeof name === 'string' ? name.slice(0, MAX_SHOWN) : ''
  const words = [given, ...given.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)].map((word) => word.toLowerCase())
  const action = CARE_ACTIONS.find((one) => words.includes(one))
  if (action) return proposed('care', { action, ...args })
  const nearest = nearestName([...TOOLS.keys()].map(String), given) ?? nearestOperation(words, 'GET')?.operation
  return nearest && TOOLS.has(nearest) ? proposed(nearest, args) : undefined
}

function proposed(name: string, { [KEY_ARGUMENT]: _, [RETRY_ARGUMENT]: __, ...args }: Params): string {
  const example = (TOOLS.get(name)?.[1] as { example?: Params } | undefined)?.example
  const isActless = name === 'care' && args.action === undefined
  const call = listedCall({ name, arguments: isActless ? { ...example, ...args } : args })
  return Object.keys(call.arguments).length > 0 ? toolCallText(call) : call.name
}

/** A result, not a fault of the protocol, since many clients show their model nothing else. */
function refused(problem: string, did_you_mean?: string): CalledTool {
  const error = `${problem}${/[?.]$/.test(problem) ? '' : '.'}`
  const text = [error, '', ...OPERATIONS].join('\n')
  const structuredContent = { error, ...(did_you_mean && { did_you_mean }), operations: [...TOOLS.keys()] }
  return { outcome: { result: { content: [{ type: 'text', text }], structuredContent, isError: true } } }
}

const operationsOf = (reads: boolean): string[] =>
  toolOperations.flatMap(([id, route]) => (onlyReads(route) === reads ? [`- ${id}: ${route.summary}`] : []))

const OPERATIONS: readonly string[] = [
  `Operations that only read, for the tool ${READ_TOOL}:`,
  ...operationsOf(true),
  `Operations that act, for the tool ${CALL_TOOL}:`,
  ...operationsOf(false),
]
