/**
 * `npm run invoke -- status`: one Lambda function on one event, against the local table. An operation is called with the
 * route table's example or with the fields given, any other function with a sample event or with one from a file.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { everyOperation, everyRoute } from '../lambdas/api/routes/every-route'
import type { OperationId } from '../lambdas/api/routes/routes'
import { type Asked, eventOf, examplePath, FUNCTION_EVENTS } from '../lib/local/events'
import { invoke } from '../lib/local/invoke'
import { FUNCTIONS } from '../lib/stack/bundle'

const USAGE = `Usage: npm run invoke -- <operation> ['{"field": "value"}']   API_KEY=… and ADMIN_KEY=… are sent along
       npm run invoke -- <function> [event.json]
       … --print                                    prints the event, and calls nothing
  operations  ${everyOperation.map(([id]) => id).join(', ')}
  functions   ${FUNCTIONS.join(', ')}`

/** Where the fields belong: into the path, and the rest into the query or the body. */
function asked(operation: OperationId, fields: Readonly<Record<string, string>>): Asked {
  const blanks = Object.keys(examplePath(operation))
  const pick = (isBlank: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => blanks.includes(name) === isBlank))
  const rest = pick(false)
  return { path: pick(true), ...(everyRoute[operation].method === 'GET' ? { query: rest } : { body: rest }) }
}

/** Which function is meant, and its event. */
function meant(name: string, given: string | undefined): { name: string; event: unknown } {
  const isFile = given !== undefined && !given.startsWith('{')
  if (name in everyRoute && !isFile) {
    const operation = name as OperationId
    const { API_KEY: key, ADMIN_KEY: adminKey } = process.env
    const event = eventOf(operation, { key, adminKey, ...(given && asked(operation, JSON.parse(given))) })
    return { name: everyRoute[operation].group, event }
  }
  if (FUNCTIONS.some((one) => one === name) && isFile) return { name, event: JSON.parse(readFileSync(given, 'utf8')) }
  if (name in FUNCTION_EVENTS && !given) return { name, event: FUNCTION_EVENTS[name as keyof typeof FUNCTION_EVENTS] }
  throw new Error(USAGE)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { print: { type: 'boolean' } }, allowPositionals: true })
  const { name, event } = meant(positionals[0] ?? '', positionals[1])
  const dataDir = process.env.DATA_DIR || '.local'
  const result = values.print ? event : await invoke({ name, event, dataDir, environment: process.env })
  console.log(JSON.stringify(result, null, 2))
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
