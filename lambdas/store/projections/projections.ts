/**
 * Applies table changes to the projections. The records of a stream shard are written in batches, each in one
 * transaction with the shard's checkpoint, so that redelivered records are recognised and ignored.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { seedOf } from '../../domain/chance'
import {
  applyChange,
  type Image,
  isProjected,
  PendingProjections,
  type ProjectionKey,
  type RowChange,
  requiredKeysFor,
} from '../../domain/projections/projections'
import type { Db } from '../db'
import { decodeRow, encodeRow } from '../entities/codec'
import { idOf, readRows } from '../read'
import type { Row } from '../row'
import { type Key, keys, viewKey } from '../table'

export const VIEW_TYPE = { note: 'view', count: 'view-count', checkpoint: 'view-checkpoint' } as const

/** A change of the table with its position in its shard. */
export interface Sequenced {
  sequence: string
  /** Approximate seconds since the epoch; only set by a stream. */
  at?: number
  change: RowChange
}

/** Counters are spread over this many rows, so that shards rarely conflict. */
const SLOTS = 64

/** Records per transaction; fewer if they need too many writes. */
const RECORD_BATCH = 100
const MAX_WRITES = 100
const ATTEMPTS = 12

const slotOf = (shard: string): number => (seedOf(shard) >>> 0) % SLOTS
const countKey = ({ partition, name, slots = SLOTS }: ProjectionKey, slot: number): Key =>
  keys.view(partition, `${name}#${slot % slots}`)
export const checkpointKey = (shard: string): Key => keys.view(`checkpoint#${shard}`, 'checkpoint')

export function fromStream({ dynamodb }: DynamoDBRecord): Sequenced {
  if (!dynamodb?.SequenceNumber) throw new Error('stream record without a sequence number')
  const image = (item: typeof dynamodb.NewImage): Image | null =>
    item ? decodeRow(unmarshall(item as Parameters<typeof unmarshall>[0]) as Row) : null
  return {
    sequence: dynamodb.SequenceNumber,
    at: dynamodb.ApproximateCreationDateTime,
    change: { before: image(dynamodb.OldImage), after: image(dynamodb.NewImage) },
  }
}

/** Applies the records after the shard's checkpoint, in order. */
export async function project(db: Db, shard: string, records: readonly Sequenced[]): Promise<void> {
  const projected = records.filter(({ change }) => isProjected(change))
  for (let from = 0; from < projected.length; from += RECORD_BATCH)
    await apply(db, shard, projected.slice(from, from + RECORD_BATCH))
}

async function apply(db: Db, shard: string, batch: readonly Sequenced[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const writes = await prepare(db, shard, batch)
    if (writes.length > MAX_WRITES && batch.length > 1) {
      const middle = Math.ceil(batch.length / 2)
      await apply(db, shard, batch.slice(0, middle))
      return apply(db, shard, batch.slice(middle))
    }
    if (writes.length === 0) return
    try {
      await db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: db.newId() }))
      return
    } catch (error) {
      // Another shard changed a row first. If only the reply was lost, the next attempt finds the checkpoint advanced and
      // has nothing to write.
      if (!(error instanceof TransactionCanceledException) || tries === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(200, 5 * 2 ** tries)))
    }
  }
}

/** The writes for the records that are not applied yet. */
async function prepare(db: Db, shard: string, batch: readonly Sequenced[]): Promise<Write[]> {
  const checkpoint = checkpointKey(shard)
  const loaded = await load(db, batch, checkpoint)
  const unapplied = batch.filter(({ sequence }) => isAfter(sequence, loaded.row(checkpoint)))
  if (unapplied.length === 0) return []
  for (const { change } of unapplied) applyChange(change, loaded.pending)
  return [checkpointWrite(db, loaded, checkpoint, unapplied.at(-1)!), ...projectionWrites(db, slotOf(shard), loaded)]
}

/** Sequence numbers are decimal strings of up to forty digits. */
const isAfter = (sequence: string, checkpoint: Row | undefined): boolean =>
  !checkpoint || BigInt(sequence) > BigInt((checkpoint.data as { sequence: string }).sequence)

interface LoadedProjections {
  pending: PendingProjections
  row(key: Key): Row | undefined
  /** The version that was read; undefined if the row was not read. */
  version(key: Key): number | undefined
}

async function load(db: Db, batch: readonly Sequenced[], checkpoint: Key): Promise<LoadedProjections> {
  const required = new Map(
    batch.flatMap(({ change }) => requiredKeysFor(change)).map((counter) => [idOf(viewKey(counter)), counter]),
  )
  const rows = await readRows(db, [checkpoint, ...[...required.values()].map(viewKey)])
  const pending = new PendingProjections()
  for (const [id, counter] of required) pending.load(counter, (rows.get(id)?.data as object | undefined) ?? null)
  return {
    pending,
    row: (key) => rows.get(idOf(key)),
    version: (key) => (required.has(idOf(key)) ? (rows.get(idOf(key))?.version ?? 0) : undefined),
  }
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Condition: the row still has this version; 0: it still does not exist. */
const ifVersion = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }

/** Shards end within hours and the stream keeps records for a day, so older checkpoints are not needed. */
const CHECKPOINT_SECONDS = 7 * 86_400

function checkpointWrite(
  db: Db,
  loaded: LoadedProjections,
  key: Key,
  { sequence, at }: Omit<Sequenced, 'change'>,
): Write {
  const version = loaded.row(key)?.version ?? 0
  const expiry = at === undefined ? {} : { expires_at: Math.floor(at) + CHECKPOINT_SECONDS }
  return {
    Put: {
      TableName: db.table,
      Item: { ...key, type: VIEW_TYPE.checkpoint, version: version + 1, data: { sequence }, ...expiry },
      ...ifVersion(version),
    },
  }
}

function projectionWrites(db: Db, slot: number, { pending, version }: LoadedProjections): Write[] {
  return [
    ...[...pending.changed].flatMap((name): Write[] => {
      const row = pending.rows.get(name)
      if (!row) return []
      const key = viewKey(row.key)
      const loadedVersion = version(key)
      const guard = loadedVersion === undefined ? {} : ifVersion(loadedVersion)
      if (!row.data) return [{ Delete: { TableName: db.table, Key: key, ...guard } }]
      return [{ Put: { TableName: db.table, Item: encodeRow(projectionRow(row, loadedVersion)), ...guard } }]
    }),
    ...[...pending.sums.values()].flatMap(({ key: counter, counts }) => counterUpdate(db.table, counter, slot, counts)),
  ]
}

export interface Projection {
  key: ProjectionKey
  data: object | null
}

/** The next row of a projection. `storedVersion`: of the present row; omitted if there is none or it is unknown. */
export const projectionRow = ({ key, data }: Projection, storedVersion = 0): Row => ({
  ...viewKey(key),
  type: VIEW_TYPE.note,
  version: storedVersion + 1,
  data,
  ...(key.expires_at && { expires_at: key.expires_at }),
})

function counterUpdate(
  table: string,
  counter: ProjectionKey,
  slot: number,
  counts: ReadonlyMap<string, number>,
): Write[] {
  const moved = [...counts].filter(([, by]) => by !== 0)
  if (moved.length === 0) return []
  const { expires_at } = counter
  return [
    {
      Update: {
        TableName: table,
        Key: countKey(counter, slot),
        UpdateExpression: `SET #type = :type${expires_at ? ', expires_at = :expires' : ''} ADD ${moved.map((_, at) => `#n${at} :n${at}`).join(', ')}`,
        ExpressionAttributeNames: {
          '#type': 'type',
          ...Object.fromEntries(moved.map(([name], at) => [`#n${at}`, name])),
        },
        ExpressionAttributeValues: {
          ':type': VIEW_TYPE.count,
          ...(expires_at && { ':expires': expires_at }),
          ...Object.fromEntries(moved.map(([, by], at) => [`:n${at}`, by])),
        },
      },
    },
  ]
}
