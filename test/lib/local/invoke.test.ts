/** Every function can be run on a sample event, against a local table. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { FUNCTIONS } from '../../../lib/bundle'
import { type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { invoke } from '../../../lib/local/invoke'

const EVENTS = join(__dirname, '../../events')
const dataDir = mkdtempSync(join(tmpdir(), 'invoke-'))
let engine: Engine
/** A process keeps its connection, as a Lambda does; so all of them share one engine. */
beforeAll(async () => {
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  process.env[SETTINGS.dynamodbEndpoint] = engine.endpoint
})
afterAll(async () => {
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (name: string, event: string) =>
  invoke({
    name,
    event: JSON.parse(readFileSync(join(EVENTS, `${event}.json`), 'utf8')),
    dataDir,
    environment: process.env,
  })

it.each(everyOperation.map(([operation, { group }]) => [operation, group]))(
  '%s, a route of %s',
  async (operation, group) => {
    const { statusCode, body } = (await run(group, operation)) as APIGatewayProxyResult
    expect(statusCode).toBeLessThan(500)
    expect(body.length).toBeGreaterThan(0)
  },
)

/** Nothing on this machine can stand in for a model where a function is run as on AWS. */
const ASKS_A_MODEL: readonly string[] = ['calibrator', 'painter']

it.each(ASKS_A_MODEL)('%s has a sample event for whoever has a model', (name) => {
  expect(existsSync(join(EVENTS, `${name}.json`))).toBe(true)
})

it.each(FUNCTIONS.filter((name) => ![...GROUPS, ...ASKS_A_MODEL].includes(name)))('%s', async (name) => {
  expect(existsSync(join(EVENTS, `${name}.json`))).toBe(true)
  expect(await run(name, name)).toBeDefined()
})
