/** The projector on stream events: every change counts once, however it is delivered. */

import { BatchWriteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import fc from 'fast-check'
import type { Gravestone } from '../../lambdas/domain/afterlife/gravestone'
import { seedOf } from '../../lambdas/domain/chance'
import { PROJECTED_TYPES } from '../../lambdas/domain/projections/projections'
import { projector } from '../../lambdas/jobs/project'
import { rebuild } from '../../lambdas/store/checks/rebuild'
import { connect, type Db } from '../../lambdas/store/db'
import { encodeRow } from '../../lambdas/store/entities/codec'
import { checkpointKey } from '../../lambdas/store/projections/projections'
import { readRow } from '../../lambdas/store/read'
import type { Change, Row } from '../../lambdas/store/row'
import { VIEW_PREFIX } from '../../lambdas/store/table'
import { createTable, type Engine, startDynamoDB } from '../../lib/local/engine/dynamodb'
import { UNLIMITED } from '../../lib/local/local-host'
import { recordChanges, runRandomLives } from '../support/agents/random-lives'
import { sharedTestHouse } from '../support/test-house'

const SHARDS = 3

const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })
let engine: Engine
let stream: DynamoDBRecord[][]
let primary: Row[]

beforeAll(async () => {
  const changes = recordChanges(house)
  await runRandomLives(house, 'stream', 45)
  primary = (await house.allRows()).filter((row) => !row.pk.startsWith(VIEW_PREFIX))
  stream = sharded(changes)
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
})

afterAll(() => engine.close())

/** As in the table's stream: the changes of a partition stay in order within one shard. */
function sharded(changes: readonly Change[]): DynamoDBRecord[][] {
  const shards: DynamoDBRecord[][] = Array.from({ length: SHARDS }, () => [])
  changes.forEach(({ before, after }, at) => {
    const old = before === 'whatever' ? null : before
    const { pk, sk } = (after ?? old) as Row
    const image = (row: Row | null) => (row ? marshall(encodeRow(row), { removeUndefinedValues: true }) : undefined)
    shards[(seedOf(pk) >>> 0) % SHARDS]?.push({
      eventName: after ? (old ? 'MODIFY' : 'INSERT') : 'REMOVE',
      dynamodb: {
        SequenceNumber: String(10n ** 30n + 10n * BigInt(at)),
        Keys: marshall({ pk, sk }),
        NewImage: image(after),
        OldImage: image(old),
      },
    } as DynamoDBRecord)
  })
  return shards
}

let tables = 0

/** A table with the same rows and no projections. */
async function emptyHouse(): Promise<Db> {
  tables += 1
  const table = `copy-${tables}`
  await createTable(engine.endpoint, table)
  const db = connect({ table, endpoint: engine.endpoint, newId: () => crypto.randomUUID() })
  for (let at = 0; at < primary.length; at += 25) {
    const requests = primary.slice(at, at + 25).map((row) => ({ PutRequest: { Item: encodeRow(row) } }))
    await db.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }))
  }
  return db
}

const handle = (db: Db) => projector({ ...house.context, db })

async function feed(db: Db, shard: number, records: DynamoDBRecord[]): Promise<void> {
  const reply = await handle(db)({ shardId: `shardId-${shard}`, Records: records })
  expect(reply).toEqual({ state: {}, batchItemFailures: [] })
}

const differences = async (db: Db) => (await rebuild(db, house.clock.now())).differences

it('keeps projections equal to what a rebuild computes', async () => {
  const { rows, projections, differences } = await rebuild(house.context.db, house.clock.now())
  expect(differences).toEqual([])
  const of = (type: string) => primary.filter((row) => row.type === type)
  expect(of('log').length).toBeGreaterThan(20)
  expect(of('stone').length).toBeGreaterThan(5)
  expect(of('stone').filter(({ data }) => (data as Gravestone).resurrected_at).length).toBeGreaterThan(0)
  const lives = [...of('creature'), ...of('past')].map(({ data }) => JSON.stringify(data))
  expect(lives.filter((life) => life.includes('"tier":"community"')).length).toBeGreaterThan(0)
  expect(rows).toBe(primary.filter(({ type }) => PROJECTED_TYPES.includes(type)).length)
  expect(projections).toBeGreaterThan(50)
  expect(house.logLines.filter((line) => line.includes('not projected'))).toEqual([])
})

it('counts every change once for any batches and repetitions', async () => {
  const pieces = fc.array(
    fc.record({ size: fc.integer({ min: 10, max: 200 }), repeat: fc.boolean(), back: fc.nat(20) }),
    {
      minLength: 3,
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(pieces, async (cuts) => {
      const db = await emptyHouse()
      await Promise.all(
        stream.map(async (records, shard) => {
          let at = 0
          for (let turn = 0; at < records.length; turn++) {
            const { size, repeat, back } = cuts[turn % cuts.length]!
            const piece = records.slice(Math.max(0, at - back), at + size)
            await feed(db, shard, piece)
            if (repeat) await feed(db, shard, piece)
            at += size
          }
          await feed(db, shard, records)
        }),
      )
      expect(await differences(db)).toEqual([])
    }),
    { numRuns: 2 },
  )
})

it('counts every change once although replies are lost', async () => {
  const db = await emptyHouse()
  const send = db.send.bind(db) as (command: object) => Promise<unknown>
  let writes = 0
  db.send = (async (command: object) => {
    const reply = await send(command)
    if (command instanceof TransactWriteCommand && ++writes % 3 === 0) throw new Error('reply lost')
    return reply
  }) as Db['send']
  for (const [shard, records] of stream.entries()) {
    for (let left = records; left.length > 0; ) {
      const { batchItemFailures } = await handle(db)({ shardId: `shardId-${shard}`, Records: left })
      const failed = batchItemFailures[0]?.itemIdentifier
      left = failed ? left.slice(left.findIndex((one) => one.dynamodb?.SequenceNumber === failed)) : []
    }
  }
  expect(await differences(db)).toEqual([])
})

/** A malformed record directly before another. */
const poison = (before: DynamoDBRecord): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: String(BigInt(before.dynamodb?.SequenceNumber ?? 0) - 5n),
    NewImage: marshall({ pk: 'agent#x', sk: 'agent', type: 'agent' }) as never,
  },
})

it('skips a malformed record and continues', async () => {
  const db = await emptyHouse()
  for (const [shard, records] of stream.entries()) {
    const middle = Math.floor(records.length / 2)
    const bad = poison(records[middle] as DynamoDBRecord)
    await feed(db, shard, [...records.slice(0, middle), bad, ...records.slice(middle)])
  }
  expect(await differences(db)).toEqual([])
})

it('asks the source to resend from the first record that failed because the table was unavailable', async () => {
  const db = await emptyHouse()
  const [records = []] = stream
  const send = db.send
  db.send = (async () => {
    throw new Error('unavailable')
  }) as unknown as Db['send']
  const { batchItemFailures } = await handle(db)({ shardId: 'shardId-0', Records: records })
  const first = records.find(({ dynamodb }) => PROJECTED_TYPES.includes(dynamodb?.NewImage?.type?.S ?? ''))
  expect(batchItemFailures).toEqual([{ itemIdentifier: first?.dynamodb?.SequenceNumber }])
  db.send = send
  for (const [shard, records] of stream.entries()) await feed(db, shard, records)
  expect(await differences(db)).toEqual([])
})

it('lets the checkpoint of a shard expire a week after its last record', async () => {
  const db = await emptyHouse()
  const [records = []] = stream
  const inTime = records.map((record, at) => ({
    ...record,
    dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: 1_800_000_000 + at },
  }))
  await feed(db, 0, inTime.slice(0, 5) as DynamoDBRecord[])
  const { expires_at = 0 } = (await readRow(db, checkpointKey('shardId-0'))) ?? {}
  expect(expires_at - 1_800_000_000).toBeGreaterThanOrEqual(7 * 86_400)
  expect(expires_at - 1_800_000_000).toBeLessThanOrEqual(7 * 86_400 + 4)
})

it('refuses an event without a shard id', async () => {
  await expect(handle(house.context.db)({ Records: stream[0] ?? [] })).rejects.toThrow('tumbling window')
  await expect(handle(house.context.db)({ Records: [] })).resolves.toEqual({ state: {}, batchItemFailures: [] })
})
