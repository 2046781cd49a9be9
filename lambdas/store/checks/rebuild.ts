/**
 * Computes all projections from all rows of the table, compares them with the stored ones, and writes those that differ
 * on request. For a table without writers and with an empty stream: a change that is yet to be projected is a
 * difference, and would count twice if it were mended. Keeps all projections in memory.
 */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { type Flowers, lacksDeletedNames } from '../../domain/afterlife/flowers'
import type { Creature } from '../../domain/creature/creature'
import {
  applyChange,
  isProjected,
  lacksDeletedEntries,
  PendingProjections,
  type RecentBucket,
} from '../../domain/projections/projections'
import type { Instant } from '../../domain/time/instants'
import { correctlyListed } from '../creatures'
import type { Db } from '../db'
import { decodeRow, encodeRow } from '../entities/codec'
import { projectionRow, VIEW_TYPE } from '../projections/projections'
import { type Counts, sumCounters } from '../projections/views'
import { idOf } from '../read'
import { retryUnprocessed } from '../retry'
import type { Row } from '../row'
import { type Key, VIEW_PREFIX, viewKey } from '../table'
import { scanPages } from './scan'

/** `row`: the id of a row, or of a counter without its slot. The contents are JSON; null if there is none. */
export interface Difference {
  row: string
  stored: string | null
  expected: string | null
}

export interface RebuildOptions {
  /** Writes what differs. */
  mend?: boolean
  progress?(rows: number): void
}

export interface Rebuilt {
  /** Rows with projections. */
  rows: number
  projections: number
  differences: Difference[]
}

/** The limit of BatchWriteItem. */
const WRITE_BATCH = 25

type Write = { PutRequest: { Item: Key } } | { DeleteRequest: { Key: Key } }
type Repair = Difference & { write: Write }

export async function rebuild(db: Db, now: Instant, { mend = false, progress }: RebuildOptions = {}): Promise<Rebuilt> {
  const isCurrent = ({ expires_at = Infinity }: { expires_at?: number }) => expires_at > now / 1000
  const table = await readTable(db, isCurrent, progress)
  const expected = expectedRows(table.pending)
  const repairs = [...rowRepairs(expected, table.stored), ...counterRepairs(table, isCurrent), ...table.listings]
  repairs.sort((one, other) => (one.row < other.row ? -1 : 1))
  if (mend) await writeAll(db, repairs)
  return {
    rows: table.rows,
    projections: expected.size + table.pending.sums.size,
    differences: repairs.map(({ write: _, ...difference }) => difference),
  }
}

interface ReadTable {
  /** Projected rows that were read. */
  rows: number
  /** What the projector would have written for an insert of each row. */
  pending: PendingProjections
  /** Stored projections, by id. */
  stored: Map<string, Row>
  /** Stored rows of counters, by their ids without the slot. */
  slots: Map<string, Row[]>
  /** Creatures that are wrong in the due index. */
  listings: Repair[]
}

type IsCurrent = (one: { expires_at?: number }) => boolean

/** Within a partition the agent's row comes first, as in the stream. */
async function readTable(db: Db, isCurrent: IsCurrent, progress: RebuildOptions['progress']): Promise<ReadTable> {
  const table: ReadTable = {
    rows: 0,
    pending: new PendingProjections(),
    stored: new Map(),
    slots: new Map(),
    listings: [],
  }
  for await (const page of scanPages(db)) {
    for (const item of page) {
      if (item.type === VIEW_TYPE.note && isCurrent(item)) table.stored.set(idOf(item), decodeRow(item))
      if (item.type === VIEW_TYPE.count && isCurrent(item)) addSlot(table.slots, item)
      if (isProjected({ before: null, after: item })) addSource(table, decodeRow(item))
    }
    dropOutdated(table.pending, isCurrent)
    progress?.(table.rows)
  }
  return table
}

function addSlot(slots: ReadTable['slots'], item: Row): void {
  const id = idOf({ pk: item.pk, sk: item.sk.slice(0, item.sk.lastIndexOf('#')) })
  slots.set(id, [...(slots.get(id) ?? []), item])
}

function addSource(table: ReadTable, row: Row): void {
  applyChange({ before: null, after: row }, table.pending)
  table.rows += 1
  const listed = row.type === 'creature' ? correctlyListed(row as Row<Creature>) : row
  if (listed !== row) table.listings.push(repairOf(row, listingOf(row), listingOf(listed), listed))
}

const listingOf = ({ due_shard, due_at }: Row): object => ({ due_shard, due_at })

/** Most care is in buckets that have expired. Only what this page has written is looked at. */
function dropOutdated({ rows, changed }: PendingProjections, isCurrent: IsCurrent): void {
  for (const id of changed) {
    const row = rows.get(id)
    if (!row?.data || !isCurrent(row.key)) rows.delete(id)
  }
  changed.clear()
}

const expectedRows = ({ rows }: PendingProjections): Map<string, Row> =>
  new Map([...rows.values()].map((one) => projectionRow(one)).map((row) => [idOf(row), row]))

function rowRepairs(expected: ReadonlyMap<string, Row>, stored: ReadonlyMap<string, Row>): Repair[] {
  return [...new Set([...expected.keys(), ...stored.keys()])].flatMap((id) => {
    const [right, present] = [expected.get(id), stored.get(id)]
    if (right && present && isReducedByDeletion(present, right)) return []
    const [now, then] = [contentOf(present), contentOf(right)]
    if (canonicalJson(now) === canonicalJson(then)) return []
    const next = right && { ...right, version: (present?.version ?? 0) + 1 }
    return [repairOf((right ?? present) as Row, now, then, next)]
  })
}

const contentOf = (row: Row | undefined): object | null => (row ? { data: row.data, expires_at: row.expires_at } : null)

/** True if the stored row lacks only what deleted agents had in it. The next candidates do not move up. */
function isReducedByDeletion(stored: Row, expected: Row): boolean {
  const { pk } = stored
  if (pk.startsWith(`${VIEW_PREFIX}recent#`))
    return lacksDeletedEntries(stored.data as RecentBucket, expected.data as RecentBucket)
  return pk.startsWith(`${VIEW_PREFIX}flowers`) && lacksDeletedNames(stored.data as Flowers, expected.data as Flowers)
}

/** A counter is the sum of its slots. The first one gets what is missing. */
function counterRepairs({ pending, slots }: ReadTable, isCurrent: IsCurrent): Repair[] {
  const expected = new Map([...pending.sums.values()].map((sum) => [idOf(viewKey(sum.key)), sum]))
  return [...new Set([...expected.keys(), ...slots.keys()])].flatMap((id) => {
    const sum = expected.get(id)
    if (sum && !isCurrent(sum.key)) return []
    const rows = slots.get(id) ?? []
    const [stored, right] = [nonZero(sumCounters(rows)), nonZero(Object.fromEntries(sum?.counts ?? []))]
    if (canonicalJson(stored) === canonicalJson(right)) return []
    const [pk, name] = id.split('|') as [string, string]
    const key = { pk, sk: `${name}#0` }
    const first = rows.find((row) => idOf(row) === idOf(key)) as object as Counts | undefined
    const names = new Set([...Object.keys(stored ?? {}), ...Object.keys(right ?? {})])
    const counts = [...names].map((one) => [one, (first?.[one] ?? 0) + (right?.[one] ?? 0) - (stored?.[one] ?? 0)])
    const expires_at = sum?.key.expires_at
    const item = {
      ...key,
      type: VIEW_TYPE.count,
      ...(expires_at && { expires_at }),
      ...first,
      ...Object.fromEntries(counts),
    }
    return [{ ...repairOf({ pk, sk: name }, stored, right), write: { PutRequest: { Item: item } } }]
  })
}

const nonZero = (counts: Counts): Counts | null => {
  const some = Object.entries(counts).filter(([, count]) => count !== 0)
  return some.length > 0 ? Object.fromEntries(some) : null
}

const repairOf = ({ pk, sk }: Key, stored: object | null, expected: object | null, right?: Row): Repair => ({
  row: idOf({ pk, sk }),
  stored: stored && canonicalJson(stored),
  expected: expected && canonicalJson(expected),
  write: right ? { PutRequest: { Item: encodeRow(right) } } : { DeleteRequest: { Key: { pk, sk } } },
})

/** JSON with sorted keys, so that the order of fields makes no difference. */
const canonicalJson = (value: object | null): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

async function writeAll(db: Db, repairs: readonly Repair[]): Promise<void> {
  for (let from = 0; from < repairs.length; from += WRITE_BATCH) {
    const batch = repairs.slice(from, from + WRITE_BATCH).map(({ write }) => write)
    await retryUnprocessed(batch, async (left) => {
      const reply = await db.send(new BatchWriteCommand({ RequestItems: { [db.table]: [...left] } }))
      return (reply.UnprocessedItems?.[db.table] ?? []) as Write[]
    })
  }
}
