/**
 * Keeps the projections in the table. A slice of a stream's shard is applied in one transaction with the shard's
 * checkpoint, so whatever arrives again finds itself behind the checkpoint and changes nothing.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { QueryCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { seedOf } from '../domain/chance'
import {
  type Image,
  isProjected,
  type ListEntry,
  needsOf,
  note,
  type Place,
  type RowChange,
  Sketch,
} from '../domain/house/projections'
import type { Db } from './db'
import { idOf, readAll } from './read'
import type { Row } from './row'
import { inFull } from './shorthand'
import { type Key, keys } from './table'

/** One change of the table, with its place in the order of its shard. */
export interface Sequenced {
  sequence: string
  change: RowChange
}

/** Totals are spread over so many rows that shards seldom meet on one. */
export const SLOTS = 8
export const VIEW_TYPE = { note: 'view', count: 'view-count', checkpoint: 'view-checkpoint' } as const

/** Changes noted in one transaction; fewer where their writes are too many for one. */
const SLICE = 16
const MOST_WRITES = 100
const ATTEMPTS = 12

/** Entries of a list that share a row. A list is numbered without gaps, so a page of it is a range of such rows. */
export const BLOCK = 100
/** The rows that a newcomer usually touches, and the most it may move along: then it stands before those, until a rebuild. */
const TAIL_BLOCKS = [2, 60] as const

export const slotOf = (shard: string): number => (seedOf(shard) >>> 0) % SLOTS
export const listShelf = (list: string): string => `list#${list}`
export const blockName = (block: number): string => String(block).padStart(10, '0')
export const HEAD = 'head'
export const countKey = ({ shelf, name }: Place, slot: number): Key => keys.view(shelf, `${name}#${slot}`)
export const checkpointKey = (shard: string): Key => keys.view(`checkpoint#${shard}`, 'checkpoint')

/** What a record of the table's stream says, in the shape of every other change. */
export function fromStream({ dynamodb }: DynamoDBRecord): Sequenced {
  if (!dynamodb?.SequenceNumber) throw new Error('a stream record without a sequence number')
  const image = (item: typeof dynamodb.NewImage): Image | null =>
    item ? inFull(unmarshall(item as Parameters<typeof unmarshall>[0]) as Row) : null
  return {
    sequence: dynamodb.SequenceNumber,
    change: { before: image(dynamodb.OldImage), after: image(dynamodb.NewImage) },
  }
}

/** Applies what comes after the shard's checkpoint, in order. */
export async function project(db: Db, shard: string, records: readonly Sequenced[]): Promise<void> {
  const telling = records.filter(({ change }) => isProjected(change))
  for (let from = 0; from < telling.length; from += SLICE) await apply(db, shard, telling.slice(from, from + SLICE))
}

async function apply(db: Db, shard: string, slice: readonly Sequenced[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const standing = await load(db, shard, slice)
    const fresh = slice.filter(({ sequence }) => isAfter(sequence, standing.checkpoint))
    if (fresh.length === 0) return
    for (const { change } of fresh) note(change, standing.sketch)
    const lists = await Promise.all([...standing.sketch.lists].map((list) => loadList(db, ...list)))
    const writes = transaction(db.table, shard, fresh.at(-1)?.sequence ?? '', standing, lists)
    if (writes.length > MOST_WRITES && slice.length > 1) {
      const middle = Math.ceil(slice.length / 2)
      await apply(db, shard, slice.slice(0, middle))
      return apply(db, shard, slice.slice(middle))
    }
    try {
      await db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: db.newId() }))
      return
    } catch (error) {
      // Another shard was quicker on a row that both know, or this very write had come through unheard.
      if (!(error instanceof TransactionCanceledException) || attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(200, 5 * 2 ** attempt)))
    }
  }
}

/** Sequence numbers are decimal texts of up to forty digits. */
const isAfter = (sequence: string, checkpoint: string | null): boolean =>
  checkpoint === null || BigInt(sequence) > BigInt(checkpoint)

/** The end of a list with the newcomers that belong there. */
interface List {
  name: string
  head: Row<{ count: number }> | null
  newcomers: readonly ListEntry[]
  /** Blocks read, from this one on. */
  from: number
  entries: ListEntry[]
}

interface Standing {
  checkpoint: string | null
  sketch: Sketch
  versions: Map<string, number>
}

const keyOf = ({ shelf, name }: Place): Key => keys.view(shelf, name)

async function load(db: Db, shard: string, slice: readonly Sequenced[]): Promise<Standing> {
  const places = new Map(slice.flatMap(({ change }) => needsOf(change)).map((place) => [idOf(keyOf(place)), place]))
  const checkpoint = checkpointKey(shard)
  const rows = await readAll(db, [checkpoint, ...[...places.values()].map(keyOf)])
  const sketch = new Sketch()
  for (const [id, place] of places) sketch.know(place, (rows.get(id)?.data as object | undefined) ?? null)
  return {
    checkpoint: (rows.get(idOf(checkpoint))?.data as { sequence: string } | undefined)?.sequence ?? null,
    sketch,
    versions: new Map([...places.keys(), idOf(checkpoint)].map((id) => [id, rows.get(id)?.version ?? 0])),
  }
}

async function loadList(db: Db, name: string, newcomers: readonly ListEntry[]): Promise<List> {
  const head = keys.view(listShelf(name), HEAD)
  // The head first: it is what the write is conditional on, so nothing read after it can be older unnoticed.
  const standing = ((await readAll(db, [head])).get(idOf(head)) as List['head'] | undefined) ?? null
  const entries = await readTail(db, name, TAIL_BLOCKS[0])
  const count = standing?.data.count ?? 0
  const [oldest] = inserted([], newcomers)
  const reachesFurther = entries.length < count && (entries[0]?.order ?? '') > (oldest?.order ?? '')
  const tail = reachesFurther ? await readTail(db, name, TAIL_BLOCKS[1]) : entries
  return { name, head: standing, newcomers, from: (count - tail.length) / BLOCK, entries: tail }
}

async function readTail(db: Db, list: string, blocks: number): Promise<ListEntry[]> {
  const reply = await db.send(
    new QueryCommand({
      TableName: db.table,
      KeyConditionExpression: 'pk = :pk AND sk < :head',
      ExpressionAttributeValues: { ':pk': keys.view(listShelf(list), '').pk, ':head': HEAD },
      ScanIndexForward: false,
      Limit: blocks,
      ConsistentRead: true,
    }),
  )
  return ((reply.Items ?? []) as Row<Block>[]).reverse().flatMap(({ data }) => data.entries)
}

export interface Block {
  entries: ListEntry[]
}

export const blocksOf = (entries: readonly ListEntry[], from = 0): [string, Block][] =>
  Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, at) => [
    blockName(from + at),
    { entries: entries.slice(at * BLOCK, (at + 1) * BLOCK) },
  ])

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** What was read still stands; a row that was not there still is not. */
const guarded = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }

function transaction(
  table: string,
  shard: string,
  sequence: string,
  { sketch, versions }: Standing,
  lists: readonly List[],
): Write[] {
  const put = (key: Key, data: object, version: number, guard: object = {}, extras: object = {}): Write => ({
    Put: { TableName: table, Item: { ...key, type: VIEW_TYPE.note, version: version + 1, data, ...extras }, ...guard },
  })
  const checkpoint = checkpointKey(shard)
  const seen = versions.get(idOf(checkpoint)) ?? 0
  return [
    put(checkpoint, { sequence }, seen, guarded(seen), { type: VIEW_TYPE.checkpoint }),
    ...[...sketch.changed].flatMap((name): Write[] => {
      const row = sketch.rows.get(name)
      if (!row) return []
      const key = keyOf(row.place)
      const version = versions.get(idOf(key))
      if (!row.data) return [{ Delete: { TableName: table, Key: key } }]
      const extras = row.expires_at ? { expires_at: row.expires_at } : {}
      return [put(key, row.data, version ?? 0, version === undefined ? {} : guarded(version), extras)]
    }),
    ...[...sketch.sums.values()].flatMap(({ place, counts }) =>
      addition(table, countKey(place, slotOf(shard)), counts),
    ),
    ...lists.flatMap(({ name, head, newcomers, from, entries }): Write[] => {
      const shelf = listShelf(name)
      const version = head?.version ?? 0
      const count = (head?.data.count ?? 0) + newcomers.length
      const before = new Map(blocksOf(entries, from))
      return [
        put(keys.view(shelf, HEAD), { count }, version, guarded(version)),
        ...blocksOf(inserted(entries, newcomers), from)
          .filter(([block, { entries }]) => !sameEntries(entries, before.get(block)?.entries ?? []))
          .map(([block, data]) => put(keys.view(shelf, block), data, 0)),
      ]
    }),
  ]
}

const sameEntries = (some: readonly ListEntry[], others: readonly ListEntry[]): boolean =>
  some.length === others.length && some.every((entry, at) => entry === others[at])

export const inserted = (entries: readonly ListEntry[], newcomers: readonly ListEntry[]): ListEntry[] =>
  [...entries, ...newcomers].sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))

function addition(table: string, key: Key, counts: ReadonlyMap<string, number>): Write[] {
  const moved = [...counts].filter(([, by]) => by !== 0)
  if (moved.length === 0) return []
  return [
    {
      Update: {
        TableName: table,
        Key: key,
        UpdateExpression: `SET #type = :type ADD ${moved.map((_, at) => `#n${at} :n${at}`).join(', ')}`,
        ExpressionAttributeNames: {
          '#type': 'type',
          ...Object.fromEntries(moved.map(([name], at) => [`#n${at}`, name])),
        },
        ExpressionAttributeValues: {
          ':type': VIEW_TYPE.count,
          ...Object.fromEntries(moved.map(([, by], at) => [`:n${at}`, by])),
        },
      },
    },
  ]
}
