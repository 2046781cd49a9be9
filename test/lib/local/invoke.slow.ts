/** Every function runs on an example event against a local table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { SETTINGS } from '../../../lambdas/config'
import { type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { eventOf, FUNCTION_EVENTS } from '../../../lib/local/events'
import { invoke } from '../../../lib/local/invoke'

const dataDir = mkdtempSync(join(tmpdir(), 'invoke-'))
let engine: Engine
/** A process keeps its connection, like a Lambda, so all functions share one engine. */
beforeAll(async () => {
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  process.env[SETTINGS.dynamodbEndpoint] = engine.endpoint
})
afterAll(async () => {
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (name: string, event: unknown) => invoke({ name, event, dataDir, environment: process.env })

it.each(everyOperation.map(([operation, { group }]) => [operation, group]))(
  '%s, a route of %s',
  async (operation, group) => {
    const { statusCode, body } = (await run(group, eventOf(operation))) as APIGatewayProxyResult
    expect(statusCode).toBeLessThan(500)
    expect(body.length).toBeGreaterThan(0)
  },
)

/** These need a model or a secret, which have no local stand-in when a function runs as on AWS. */
const NEEDS_AWS: readonly string[] = ['calibrator', 'canary', 'painter']

it.each(Object.entries(FUNCTION_EVENTS).filter(([name]) => !NEEDS_AWS.includes(name)))('%s', async (name, event) => {
  expect(await run(name, event)).toBeDefined()
})
