/** Processor time of a new process until its first answer, compared with one that only makes the same database calls. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import { functionEnvironment } from '../../local/deployed'
import { eventOf } from '../../local/events'
import { harmlessInput } from '../measure/bare'
import { ADMIN_KEY, type MeasuredHost } from '../measure/measured-host'
import { Stage, scenarioOf } from '../scenarios'
import { ZONES } from './operations'

/** The usual first call of each function. */
export const FIRST_CALLS: Readonly<Record<Group, OperationId>> = {
  auth: 'register',
  house: 'status',
  credits: 'credits',
  afterlife: 'resurrect',
  public: 'hall',
  admin: 'analytics',
  meta: 'house_index',
  pages: 'creature_page',
  mcp: 'mcp',
}

const PRINT_CPU = `const { user, system } = process.cpuUsage(); process.stderr.write(String(user + system)); process.exit()`

/** Arguments: the bundle, a file with the event, the time. The response is discarded; a refusal exits with 1. */
const CALL = `
  const [bundle, file, time] = process.argv.slice(1)
  Date.now = () => Number(time)
  process.stdout.write = () => true
  const { readFileSync } = require('node:fs')
  require(bundle)
    .handler(JSON.parse(readFileSync(file, 'utf8')), { getRemainingTimeInMillis: () => 9000 })
    .then(({ statusCode }) => { if (statusCode >= 400) process.exit(1); ${PRINT_CPU} })`

/** Arguments: the SDK's clients, a file with the database calls. */
const REPEAT = `
  const [clients, file] = process.argv.slice(1)
  const { publishedSend, ...commands } = require(clients)
  const { readFileSync } = require('node:fs')
  const main = async () => {
    const send = publishedSend(process.env.DYNAMODB_ENDPOINT)
    for (const trip of JSON.parse(readFileSync(file, 'utf8')))
      await Promise.all(trip.map(([name, input]) => send(new commands[name](input))))
    ${PRINT_CPU}
  }
  main()`

const run = promisify(execFile)

export interface ColdStart {
  function_ms: number
  bare_ms: number
}

export async function measureColdStart(
  host: MeasuredHost,
  { group, bundle, clients, folder }: { group: Group; bundle: string; clients: string; folder: string },
): Promise<ColdStart> {
  const operation = FIRST_CALLS[group]
  const stage = new Stage(host, { agent: { timezone: ZONES[0] } })
  const prepared = async () => ({ adminKey: ADMIN_KEY, ...(await scenarioOf(operation)(stage, 0)) })
  const known = await prepared()
  host.takeTrips()
  await host.ask(operation, known)
  const trips = host.takeTrips()
  const event = eventOf(operation, { host: 'localhost', ...(await prepared()) })
  const spent = async (program: string, module: string, input: object) => {
    const file = join(folder, 'input.json')
    writeFileSync(file, JSON.stringify(input))
    const args = ['-e', program, module, file, String(host.context.now())]
    const { stderr } = await run(process.execPath, args, { env: { ...functionEnvironment(host.context), ...QUIET } })
    return Number(stderr) / 1000
  }
  return {
    function_ms: await spent(CALL, bundle, event),
    bare_ms: await spent(
      REPEAT,
      clients,
      trips.map((trip) => trip.map((command) => [command.constructor.name, harmlessInput(command)])),
    ),
  }
}

const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', NODE_NO_WARNINGS: '1' }
