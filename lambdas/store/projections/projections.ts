/**
 * Keeps the projections in the table. A piece of a stream's shard is folded into one sketch and applied in one
 * transaction with the shard's checkpoint, so whatever arrives again finds itself behind the checkpoint and changes
 * nothing. A record that nobody can make sense of is set aside in the same way, and may be applied later, once.
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
import { idOf, readAll, readRange } from '../read'
import type { Row } from '../row'
import { decodeRow } from '../rows/codec'
import { type Key, keys, LAST } from '../table'
import { laidIn, settleList, VIEW_TYPE } from './lists'

/** One change of the table, with its place in the order of its shard. */
export interface Sequenced {
  sequence: string
  /** Seconds since the epoch, about; only a stream says so. */
  at?: number
  change: RowChange
}

/** Totals are spread over so many rows that shards seldom meet on one. */
export const SLOTS = 64

/** Changes folded into one transaction; fewer where their writes are too many for one. */
const PIECE = 100
const MOST_WRITES = 100
const ATTEMPTS = 12

const slotOf = (shard: string): number => (seedOf(shard) >>> 0) % SLOTS
export const countKey = ({ partition, name, slots = SLOTS }: ProjectionKey, slot: number): Key =>
  keys.view(partition, `${name}#${slot % slots}`)
export const checkpointKey = (shard: string): Key => keys.view(`checkpoint#${shard}`, 'checkpoint')
const ASIDE = 'aside'

/** What a record of the table's stream says, in the shape of every other change. */
export function fromStream({ dynamodb }: DynamoDBRecord): Sequenced {
  if (!dynamodb?.SequenceNumber) throw new Error('a stream record without a sequence number')
  const image = (item: typeof dynamodb.NewImage): Image | null =>
    item ? decodeRow(unmarshall(item as Parameters<typeof unmarshall>[0]) as Row) : null
  return {
    sequence: dynamodb.SequenceNumber,
    at: dynamodb.ApproximateCreationDateTime,
    change: { before: image(dynamodb.OldImage), after: image(dynamodb.NewImage) },
  }
}

/** Applies what comes after the shard's checkpoint, in order. */
export async function project(db: Db, shard: string, records: readonly Sequenced[]): Promise<void> {
  const telling = records.filter(({ change }) => isProjected(change))
  for (let from = 0; from < telling.length; from += PIECE) await apply(db, shard, telling.slice(from, from + PIECE))
  // Also for records that were applied before: whoever applied them may not have come so far.
  for (const list of listsOf(telling)) await settleList(db, list)
}

function listsOf(records: readonly Sequenced[]): string[] {
  const sketch = new PendingProjections()
  for (const { change } of records) if ((change.after ?? change.before)?.type === LISTED) applyChange(change, sketch)
  return [...sketch.lists.keys()]
}
const LISTED = 'species'

async function apply(db: Db, shard: string, piece: readonly Sequenced[]): Promise<void> {
  await attempt(db, async () => {
    const checkpoint = checkpointKey(shard)
    const standing = await load(db, piece, checkpoint)
    const fresh = piece.filter(({ sequence }) => isAfter(sequence, standing.row(checkpoint)))
    if (fresh.length === 0) return []
    for (const { change } of fresh) applyChange(change, standing.sketch)
    const writes = [checkpointed(db, standing, checkpoint, fresh.at(-1)!), ...written(db, slotOf(shard), standing)]
    if (writes.length <= MOST_WRITES || piece.length === 1) return writes
    const middle = Math.ceil(piece.length / 2)
    await apply(db, shard, piece.slice(0, middle))
    await apply(db, shard, piece.slice(middle))
    return []
  })
}

/** Sends what `prepare` finds to be written; when another shard was quicker on a row that both know, once more. */
async function attempt(db: Db, prepare: () => Promise<Write[]>): Promise<void> {
  for (let tries = 1; ; tries++) {
    const writes = await prepare()
    if (writes.length === 0) return
    try {
      await db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: db.newId() }))
      return
    } catch (error) {
      // It may also be that this very write had come through unheard: then the checkpoint says so.
      if (!(error instanceof TransactionCanceledException) || tries === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(200, 5 * 2 ** tries)))
    }
  }
}

/** Sequence numbers are decimal texts of up to forty digits. */
const isAfter = (sequence: string, checkpoint: Row | undefined): boolean =>
  !checkpoint || BigInt(sequence) > BigInt((checkpoint.data as { sequence: string }).sequence)

interface Standing {
  sketch: PendingProjections
  row(key: Key): Row | undefined
  /** The version that was read; nothing for a row that nobody asked for. */
  version(key: Key): number | undefined
}

const keyOf = ({ partition, name }: ProjectionKey): Key => keys.view(partition, name)

async function load(db: Db, piece: readonly Sequenced[], ...more: Key[]): Promise<Standing> {
  const places = new Map(
    piece.flatMap(({ change }) => requiredKeysFor(change)).map((place) => [idOf(keyOf(place)), place]),
  )
  const rows = await readAll(db, [...more, ...[...places.values()].map(keyOf)])
  const sketch = new PendingProjections()
  for (const [id, place] of places) sketch.load(place, (rows.get(id)?.data as object | undefined) ?? null)
  return {
    sketch,
    row: (key) => rows.get(idOf(key)),
    version: (key) => (places.has(idOf(key)) ? (rows.get(idOf(key))?.version ?? 0) : undefined),
  }
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** What was read still stands; a row that was not there still is not. */
const guarded = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }

/** Shards end within hours, and a stream remembers a day: nobody asks for a checkpoint that is older than this. */
const CHECKPOINT_SECONDS = 7 * 86_400

function checkpointed(db: Db, standing: Standing, key: Key, { sequence, at }: Omit<Sequenced, 'change'>): Write {
  const version = standing.row(key)?.version ?? 0
  const expiry = at === undefined ? {} : { expires_at: Math.floor(at) + CHECKPOINT_SECONDS }
  return {
    Put: {
      TableName: db.table,
      Item: { ...key, type: VIEW_TYPE.checkpoint, version: version + 1, data: { sequence }, ...expiry },
      ...guarded(version),
    },
  }
}

function written(db: Db, slot: number, { sketch, version }: Standing): Write[] {
  return [
    ...[...sketch.changed].flatMap((name): Write[] => {
      const row = sketch.rows.get(name)
      if (!row) return []
      const { key: place, data } = row
      const key = keyOf(place)
      const read = version(key)
      const guard = read === undefined ? {} : guarded(read)
      if (!data) return [{ Delete: { TableName: db.table, Key: key, ...guard } }]
      const { expires_at } = place
      const Item = { ...key, type: VIEW_TYPE.note, version: (read ?? 0) + 1, data, ...(expires_at && { expires_at }) }
      return [{ Put: { TableName: db.table, Item, ...guard } }]
    }),
    ...[...sketch.sums.values()].flatMap(({ key: place, counts }) => addition(db.table, place, slot, counts)),
    ...[...sketch.lists].flatMap(([list, entries]) => [...entries.values()].map((entry) => laidIn(db, list, entry))),
  ]
}

/** What a sketch writes that knows one note, in the version that was read. */
export const sketched = (db: Db, sketch: PendingProjections, known: ProjectionKey, read: number): Write[] =>
  written(db, 0, {
    sketch,
    row: () => undefined,
    version: (key) => (idOf(key) === idOf(keyOf(known)) ? read : undefined),
  })

export function addition(
  table: string,
  place: ProjectionKey,
  slot: number,
  counts: ReadonlyMap<string, number>,
): Write[] {
  const moved = [...counts].filter(([, by]) => by !== 0)
  if (moved.length === 0) return []
  const { expires_at } = place
  return [
    {
      Update: {
        TableName: table,
        Key: countKey(place, slot),
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

/** A record that nobody can make sense of: kept whole, and passed over by the shard from then on. */
export async function setAside(db: Db, shard: string, record: DynamoDBRecord, reason: string): Promise<void> {
  const sequence = record.dynamodb?.SequenceNumber ?? ''
  await attempt(db, async () => {
    const checkpoint = checkpointKey(shard)
    const standing = await load(db, [], checkpoint)
    if (!isAfter(sequence, standing.row(checkpoint))) return []
    const Item = {
      ...keys.view(ASIDE, `${shard}#${sequence}`),
      type: VIEW_TYPE.aside,
      version: 1,
      data: { shard, reason, record: JSON.stringify(record) },
    }
    const at = record.dynamodb?.ApproximateCreationDateTime
    return [checkpointed(db, standing, checkpoint, { sequence, at }), { Put: { TableName: db.table, Item } }]
  })
}

interface Aside {
  shard: string
  reason: string
  record: string
}

/** Applies what was set aside, each in one transaction with its removal: once, whoever asks and however often. */
export async function replay(db: Db): Promise<{ applied: number; left: { shard: string; reason: string }[] }> {
  const rows = await readRange<Aside>(db, keys.view(ASIDE, ' '), keys.view(ASIDE, LAST))
  const left: { shard: string; reason: string }[] = []
  for (const { pk, sk, data } of rows) {
    try {
      const sequenced = fromStream(JSON.parse(data.record) as DynamoDBRecord)
      await attempt(db, async () => {
        const standing = await load(db, [sequenced], { pk, sk })
        if (!standing.row({ pk, sk })) return []
        applyChange(sequenced.change, standing.sketch)
        const removed = { TableName: db.table, Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' }
        return [{ Delete: removed }, ...written(db, slotOf(data.shard), standing)]
      })
      for (const list of listsOf([sequenced])) await settleList(db, list)
    } catch (error) {
      left.push({ shard: data.shard, reason: (error as Error).message })
    }
  }
  return { applied: rows.length - left.length, left }
}
