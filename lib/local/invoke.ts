/** Runs one Lambda function on one event as AWS does: with its own entry point and settings from the environment. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Environment, SETTINGS } from '../../lambdas/config'
import { connect } from '../../lambdas/store/db'
import { USAGE_PLAN } from '../stack/api/usage-plan'
import { createTable, ENDPOINT_FILE, type Engine, runningAt, startDynamoDB } from './engine/dynamodb'
import { localClock } from './local-clock'
import { LOCAL_TABLE } from './local-host'
import { lockFolder } from './lock'
import { markOutdated } from './projections-state'

export interface Invocation {
  name: string
  event: unknown
  dataDir: string
  /** Receives the settings that the function reads. */
  environment: Record<string, string | undefined>
}

const TIMEOUT_MS = 10_000

export async function invoke({ name, event, dataDir, environment }: Invocation): Promise<unknown> {
  const engine = await openEngine(dataDir, environment[SETTINGS.dynamodbEndpoint])
  try {
    await createTable(engine.endpoint, LOCAL_TABLE)
    await markOutdated(connect({ table: LOCAL_TABLE, endpoint: engine.endpoint, newId: randomUUID }))
    Object.assign(environment, {
      [SETTINGS.table]: LOCAL_TABLE,
      [SETTINGS.dynamodbEndpoint]: engine.endpoint,
      [SETTINGS.usageKeys]: USAGE_PLAN.keys('local').join(','),
      [SETTINGS.usageSalt]: randomUUID(),
    })
    const { handler } = await import(`../../lambdas/functions/${name}`)
    const ends = performance.now() + TIMEOUT_MS
    return await handler(event, {
      functionName: name,
      awsRequestId: 'local-invoke',
      getRemainingTimeInMillis: () => ends - performance.now(),
    })
  } finally {
    await engine.close()
  }
}

/** Uses the engine of a local host that is running on the same data, or starts one. */
export async function openEngine(dataDir: string, endpoint: string | undefined): Promise<Engine> {
  const running = endpoint ?? (await runningAt(dataDir, ENDPOINT_FILE))
  if (running) return startDynamoDB({ endpoint: running })
  const release = lockFolder(dataDir)
  const engine = await startDynamoDB({ folder: dataDir })
  return { ...engine, close: () => engine.close().finally(release) }
}

/**
 * For tools that work on rows: opens the table that `TABLE_NAME` names, or else the local one with its engine and moved
 * clock. Another clock would miss rows that have expired.
 */
export async function openTable({ TABLE_NAME, DATA_DIR, DYNAMODB_ENDPOINT }: Environment) {
  const engine = TABLE_NAME ? null : await openEngine(DATA_DIR || '.local', DYNAMODB_ENDPOINT)
  const endpoint = engine?.endpoint ?? (DYNAMODB_ENDPOINT || null)
  const db = connect({ table: TABLE_NAME || LOCAL_TABLE, endpoint, newId: randomUUID, attemptMs: 10_000 })
  const { now } = localClock(TABLE_NAME ? null : join(DATA_DIR || '.local', 'clock.json'))
  return { db, engine, now }
}
