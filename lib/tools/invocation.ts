/** Finds the function and the event that `npm run invoke` names, and invokes it. */
import { readFileSync } from 'node:fs'
import { everyOperation, everyRoute } from '../../lambdas/api/routes/every-route'
import type { OperationId } from '../../lambdas/api/routes/routes'
import type { Environment } from '../../lambdas/config'
import { eventOf, examplePath, FUNCTION_EVENTS, type RequestFields } from '../local/events'
import { invoke } from '../local/invoke'
import { FUNCTIONS } from '../stack/bundle'

const USAGE = `Usage: npm run invoke -- <operation> ['{"field": "value"}']   API_KEY=… and ADMIN_KEY=… are sent along
       npm run invoke -- <function> [event.json]
       … --print                                    prints the event, and calls nothing
  operations  ${everyOperation.map(([id]) => id).join(', ')}
  functions   ${FUNCTIONS.join(', ')}`

/** Fields of the path go there, the rest into the query or the body. */
function requestOf(operation: OperationId, fields: Readonly<Record<string, string>>): RequestFields {
  const parameters = Object.keys(examplePath(operation))
  const pick = (isParameter: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => parameters.includes(name) === isParameter))
  const rest = pick(false)
  return { path: pick(true), ...(everyRoute[operation].method === 'GET' ? { query: rest } : { body: rest }) }
}

/** The function for an operation or a function's name, and its event. `given` is a JSON object of fields, or an event file. */
function invocationOf(
  name: string,
  given: string | undefined,
  { API_KEY: key, ADMIN_KEY: adminKey }: Environment,
): { name: string; event: unknown } {
  const isFile = given !== undefined && !given.startsWith('{')
  if (name in everyRoute && !isFile) {
    const operation = name as OperationId
    const event = eventOf(operation, { key, adminKey, ...(given && requestOf(operation, JSON.parse(given))) })
    return { name: everyRoute[operation].group, event }
  }
  if (FUNCTIONS.some((one) => one === name) && isFile) return { name, event: JSON.parse(readFileSync(given, 'utf8')) }
  if (name in FUNCTION_EVENTS && !given) return { name, event: FUNCTION_EVENTS[name as keyof typeof FUNCTION_EVENTS] }
  throw new Error(USAGE)
}

export interface InvokeCommand {
  positionals: readonly string[]
  /** Print the event instead. */
  print?: boolean
  environment: Record<string, string | undefined>
}

export async function runInvocation({ positionals, print, environment }: InvokeCommand): Promise<void> {
  const { name, event } = invocationOf(positionals[0] ?? '', positionals[1], environment)
  const dataDir = environment.DATA_DIR || '.local'
  const result = print ? event : await invoke({ name, event, dataDir, environment })
  console.log(JSON.stringify(result, null, 2))
}
