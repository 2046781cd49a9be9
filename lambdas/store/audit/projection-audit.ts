/** Compares stored projections with those computed from all rows of the table, and repairs differences on request. */
import { BatchWriteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { type Flowers, lacksDeletedNames } from '../../domain/afterlife/flowers'
import { DEATH_COUNTERS } from '../../domain/projections/graveyard-index'
import { LOOKUPS } from '../../domain/projections/page-lookups'
import {
  applyChange,
  type ListEntry,
  lacksDeletedEntries,
  PendingProjections,
  PROJECTION_KEYS,
  PROVIDERS,
  type ProjectionKey,
} from '../../domain/projections/projections'
import { SURVIVAL } from '../../domain/projections/survival'
import { asInstant, type Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { encodeRow } from '../entities/codec'
import {
  BLOCK,
  type Block,
  blockName,
  HEAD,
  listedSourceKey,
  listItems,
  listPartition,
  VIEW_TYPE,
} from '../projections/lists'
import { counterUpdate, type Projection, projectionRow } from '../projections/projections'
import { type Counts, sumCounters } from '../projections/views'
import { idOf, readPages, readRange, readRows } from '../read'
import { retryUnprocessed } from '../retry'
import type { Row } from '../row'
import { type Key, keys, LAST, VIEW_PREFIX, viewKey } from '../table'
import { correctionOf } from './counters'
import {
  BOARDS,
  CONSISTENCY_BOARD,
  canonicalJson,
  checkRow,
  type Difference,
  derivedFrom,
  differenceBetween,
  RECENT,
  recompute,
  rowDifference,
  rowLaw,
  type Write,
} from './projection-laws'

export interface AuditOptions {
  /** `online`: other processes may be writing, so only projections with a single source row are repaired. */
  repair?: 'offline' | 'online'
  /** Write in transactions of 100 rows: half the work for the embedded engine, but twice the price on AWS. */
  inTransactions?: boolean
}

/** Progress and findings of a run. Plain JSON, because `npm run tool rebuild` saves it to resume after an interruption. */
export const newAuditState = (segments: number) => ({
  segments,
  done: 0,
  /** The table has no projections yet (first rebuild). */
  isBlank: false,
  rows: 0,
  projections: 0,
  differing: 0,
  repaired: 0,
  differences: [] as Difference[],
  /** Expected entries per list, unsorted. */
  listed: {} as Record<string, ListEntry[]>,
  /** Stored partitions that may hold orphans or list blocks. */
  shelves: [] as string[],
  notes: [] as Projection[],
  sums: [] as { key: ProjectionKey; counts: Counts }[],
})

export type AuditState = ReturnType<typeof newAuditState>

const MAX_REPORTED = 1000
const UNREPORTED: Difference = { place: '', stands: null, expected: null }
const READ_BATCH = 100
/** DynamoDB's limits for BatchWriteItem and TransactWriteItems. */
const WRITE_BATCH = 25
const TRANSACTION = 100

const KEEPER = PROJECTION_KEYS.keeper('').partition
/** Flower counts, by keeper and of the whole graveyard. */
const FLOWERS = PROJECTION_KEYS.flowers_among_all({ died_at: asInstant(0), stone_id: '' }).partition
const TALLY = PROJECTION_KEYS.tally('').partition
const POPULAR = 'popular#'
const LIST = listPartition('')
const COUNTERS = new Set([
  PROJECTION_KEYS.totals.partition,
  PROJECTION_KEYS.day(0).partition,
  PROJECTION_KEYS.analytics.partition,
  PROJECTION_KEYS.built_in_adoptions.partition,
  SURVIVAL.partition,
  DEATH_COUNTERS.partition,
])
/** Pages show fewer births than this; older ones are neither compared nor written. */
const BIRTHS_CHECKED = 100
/** Projections over many agents, kept in memory until the whole table is read. */
const AGGREGATES = [RECENT, TALLY, POPULAR, PROVIDERS, FLOWERS, LOOKUPS.births]
/** Partitions that may hold orphans: rows whose sources are gone. */
const WITH_ORPHANS = [BOARDS, RECENT, POPULAR, PROVIDERS, FLOWERS, LOOKUPS.deaths]

const startsWithAny = (text: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => text.startsWith(prefix))

/** Limit of rows held in memory until the scan ends: about 60 MB. */
const MAX_HELD = 100_000

export class ProjectionAudit {
  private readonly repairsAll: boolean
  /** New rows of a first rebuild, by id. Written after the scan, which would otherwise read them again. */
  private held: Map<string, Key> | null = null

  constructor(
    private readonly db: Db,
    private readonly now: Instant,
    private readonly state: AuditState,
    private readonly options: AuditOptions,
  ) {
    this.repairsAll = options.repair === 'offline'
  }

  async begin(): Promise<void> {
    const totals = await readRange(this.db, ...partitionRange(PROJECTION_KEYS.totals.partition), { limit: 1 })
    this.state.isBlank = this.repairsAll && totals.length === 0
  }

  /** Collects the partitions that `checkOrphans` and `checkLists` read later. */
  visit(page: readonly Row[], partitions: Set<string>): void {
    if (this.state.isBlank) return
    for (const row of page.filter(({ pk }) => pk.startsWith(VIEW_PREFIX))) {
      const { partition } = keyOf(row)
      if (startsWithAny(partition, [...WITH_ORPHANS, LIST])) partitions.add(partition)
    }
  }

  /**
   * Compares projections whose sources have all been read, and drops them from `pending`. `unfinished`: the partition
   * that may continue on the next page.
   */
  async checkFinished(pending: PendingProjections, unfinished: string | null): Promise<void> {
    const finished: Projection[] = []
    for (const [id, row] of pending.rows) {
      const { key, data } = row
      const { partition } = key
      if (unfinished !== null && sourcePartition(key) === unfinished) continue
      if (data && startsWithAny(partition, AGGREGATES) && !this.isExpired(key.expires_at)) continue
      pending.rows.delete(id)
      pending.changed.delete(id)
      if (!data || partition === CONSISTENCY_BOARD) continue
      finished.push(row)
      if (partition.startsWith(KEEPER)) finished.push(...derivedFrom(projectionRow(row)))
    }
    dropOldBirths(pending)
    await this.checkRows(finished)
  }

  async checkRows(expected: readonly Projection[]): Promise<void> {
    const current = expected.filter(({ key, data }) => data !== null && !this.isExpired(key.expires_at))
    this.state.projections += current.length
    for (let from = 0; from < current.length; from += READ_BATCH) {
      const batch = current.slice(from, from + READ_BATCH)
      const keysToRead = this.state.isBlank ? [] : batch.map(({ key }) => viewKey(key))
      const rows = await readRows(this.db, keysToRead)
      const wrong = batch
        .map((one) => [one, rows.get(idOf(viewKey(one.key)))] as const)
        .filter(([one, stored]) => !isReducedByDeletion(one, stored) && this.report(this.differenceOf(one, stored)))
      if (this.repairsAll) await this.put(wrong.map(([one, stored]) => encodeRow(projectionRow(one, stored?.version))))
      else for (const [one, stored] of wrong) await this.repairOnline(one, stored)
    }
  }

  async checkCounters(pending: PendingProjections): Promise<void> {
    const stored = new PendingProjections()
    for (const partition of COUNTERS) {
      for await (const rows of readPages<unknown>(this.db, ...partitionRange(partition))) {
        for (const row of rows.filter(({ type }) => type === VIEW_TYPE.count)) addCounterRow(stored, row)
      }
    }
    const corrections: Write[] = []
    for (const id of new Set([...pending.sums.keys(), ...stored.sums.keys()])) {
      const [expected, actual] = [pending.sums.get(id), stored.sums.get(id)]
      const key = (expected ?? actual)?.key as ProjectionKey
      if (this.isExpired(key.expires_at)) continue
      const [right, counted] = [nonZero(expected?.counts), nonZero(actual?.counts)]
      if (right) this.state.projections += 1
      const differs = this.report(differenceBetween(key, counted, right))
      if (!differs || !this.repairsAll) continue
      corrections.push(...counterUpdate(this.db.table, key, 0, correctionOf(counted ?? {}, right ?? {})))
    }
    for (let from = 0; from < corrections.length; from += TRANSACTION)
      await this.transact(corrections.slice(from, from + TRANSACTION), this.db.newId())
  }

  async checkOrphans(pending: PendingProjections): Promise<void> {
    const aggregates = new Map([...pending.rows.values()].map((one) => [idOf(viewKey(one.key)), one]))
    for (const partition of this.state.shelves.filter((one) => startsWithAny(one, WITH_ORPHANS))) {
      for await (const rows of readPages<object>(this.db, ...partitionRange(partition))) {
        const check = { db: this.db, consistent: true }
        const stored = rows.map((row) => ({ key: keyOf(row), data: row.data }))
        const expected = rowLaw(partition) ? (await recompute(check, stored)).expected : aggregates
        const orphans = rows.filter((row) => !expected.get(idOf(row))?.data && !this.isExpired(row.expires_at))
        await this.reportOrphans(orphans)
      }
    }
  }

  private async reportOrphans(orphans: readonly Row<object>[]): Promise<void> {
    for (const row of orphans) this.report(rowDifference({ key: keyOf(row), data: null }, row))
    if (this.repairsAll) await this.remove(orphans)
    else for (const row of orphans) await this.repairOnline({ key: keyOf(row), data: row.data }, row)
  }

  /**
   * Repairs while others write. Aggregates are skipped: a change that is still in the stream would count twice, or not at
   * all where the projector derives a counter from the stored row. So are rows that depend on the keeper row.
   */
  private async repairOnline(row: Projection, stored: Row | undefined): Promise<void> {
    if (this.options.repair !== 'online' || !rowLaw(row.key.partition)?.isIndependent) return
    const { repaired } = await checkRow({ db: this.db, consistent: true, repair: true }, row, stored)
    if (repaired) this.state.repaired += 1
  }

  async checkLists(): Promise<void> {
    const stored = this.state.shelves.filter((one) => one.startsWith(LIST)).map((one) => one.slice(LIST.length))
    const wrong = new Set<string>()
    for (const list of new Set([...stored, ...Object.keys(this.state.listed)])) {
      const expected = this.state.listed[list]?.length ?? 0
      const { right, counted, head } = await this.checkList(list)
      if (expected > 0) this.state.projections += 1
      if (right && counted === expected && head === expected) continue
      const key = { partition: listPartition(list), name: HEAD }
      this.report(differenceBetween(key, { counted, head, right }, { counted: expected }))
      wrong.add(list)
    }
    if (!this.repairsAll) return
    for (const list of wrong) {
      for await (const rows of readPages<unknown>(this.db, ...partitionRange(listPartition(list))))
        await this.remove(rows)
      await this.put(listItems(list, this.state.listed[list] ?? []))
    }
  }

  /** `right`: every entry matches its source row, and the entries are in order. */
  private async checkList(list: string): Promise<{ right: boolean; counted: number; head: number }> {
    let [right, counted, head, last] = [true, 0, 0, '']
    for await (const rows of readPages<Block & { count: number }>(this.db, ...partitionRange(listPartition(list)))) {
      for (const { sk, data } of rows) {
        if (sk === HEAD) {
          head = data.count
          continue
        }
        right &&= sk === blockName(Math.floor(counted / BLOCK)) && counted % BLOCK === 0
        const sources = await readRows(
          this.db,
          data.entries.map(({ ref }) => listedSourceKey(ref)),
        )
        const pending = new PendingProjections()
        for (const after of sources.values()) applyChange({ before: null, after }, pending)
        for (const entry of data.entries) {
          const expected = pending.lists.get(list)?.get(entry.order)
          right &&= entry.order > last && canonicalJson(expected) === canonicalJson(entry)
          last = entry.order
          counted += 1
        }
      }
    }
    return { right, counted, head }
  }

  private isExpired = (expires_at: number | undefined): boolean => (expires_at ?? Infinity) <= this.now / 1000

  /** In a first rebuild every row is missing, so differences are described only up to the reported number. */
  private differenceOf(expected: Projection, stored: Row | undefined): Difference | null {
    const isReported = stored || this.state.differences.length < MAX_REPORTED
    return isReported ? rowDifference(expected, stored) : UNREPORTED
  }

  private report(difference: Difference | null): boolean {
    if (!difference) return false
    this.state.differing += 1
    if (this.repairsAll) this.state.repaired += 1
    if (this.state.differences.length < MAX_REPORTED) this.state.differences.push(difference)
    return true
  }

  beginScan(): void {
    if (this.state.isBlank) this.held = new Map()
  }

  async endScan(): Promise<void> {
    const { held } = this
    this.held = null
    if (!held) return
    // Sorted, because the embedded engine writes neighbouring rows with a tenth less CPU time.
    await this.put([...held.keys()].sort().map((id) => held.get(id) as Key))
  }

  private async put(items: readonly Key[]): Promise<void> {
    if (this.held && this.held.size < MAX_HELD) for (const item of items) this.held.set(idOf(item), item)
    else await this.writeAll(items.map((Item) => ({ PutRequest: { Item } })))
  }

  private remove = (rows: readonly Key[]): Promise<void> =>
    this.writeAll(rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))

  private async writeAll(all: readonly WriteRequest[]): Promise<void> {
    const [write, size] = this.options.inTransactions
      ? ([this.transactRows, TRANSACTION] as const)
      : ([this.batchWrite, WRITE_BATCH] as const)
    for (let from = 0; from < all.length; from += size) {
      // A request must not contain a row twice, so keep only the last write per row.
      const last = new Map(all.slice(from, from + size).map((one) => [idOf(rowKey(one)), one]))
      await write([...last.values()])
    }
  }

  private batchWrite = (requests: readonly WriteRequest[]): Promise<void> =>
    retryUnprocessed(requests, async (left) => {
      const reply = await this.db.send(new BatchWriteCommand({ RequestItems: { [this.db.table]: [...left] } }))
      return (reply.UnprocessedItems?.[this.db.table] ?? []) as WriteRequest[]
    })

  private transactRows = (requests: readonly WriteRequest[]): Promise<void> => {
    const TableName = this.db.table
    return this.transact(
      requests.map((one) =>
        'PutRequest' in one
          ? { Put: { TableName, ...one.PutRequest } }
          : { Delete: { TableName, ...one.DeleteRequest } },
      ),
    )
  }

  /**
   * Puts of whole rows need no token, because a retry writes the same; a token costs the embedded engine a fifth more.
   */
  private async transact(TransactItems: Write[], ClientRequestToken?: string): Promise<void> {
    await this.db.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }))
  }
}

const rowKey = (one: WriteRequest): Key => ('PutRequest' in one ? one.PutRequest.Item : one.DeleteRequest.Key)

type WriteRequest = { PutRequest: { Item: Key } } | { DeleteRequest: { Key: Key } }

function dropOldBirths({ rows, changed }: PendingProjections): void {
  const births = [...rows].filter(([, { key }]) => key.partition === LOOKUPS.births)
  const newestFirst = births.sort(([, { key: one }], [, { key: other }]) => (one.name < other.name ? 1 : -1))
  for (const [id] of newestFirst.slice(BIRTHS_CHECKED)) {
    rows.delete(id)
    changed.delete(id)
  }
}

/**
 * The partition that holds all source rows of a projection, which a scan reads consecutively; null if they are in
 * several.
 */
const sourcePartition = ({ partition }: ProjectionKey): string | null =>
  partition.startsWith(KEEPER) ? keys.agent(partition.slice(KEEPER.length)).pk : null

/** True if the stored row lacks only the entries of deleted agents. Those are not backfilled, so this is no error. */
function isReducedByDeletion({ key: { partition }, data }: Projection, stored: Row | undefined): boolean {
  if (!stored) return false
  if (partition.startsWith(RECENT)) return lacksDeletedEntries(stored.data as never, data as never)
  return partition.startsWith(FLOWERS) && lacksDeletedNames(stored.data as Flowers, data as Flowers)
}

const keyOf = ({ pk, sk }: Key): ProjectionKey => ({ partition: pk.slice(VIEW_PREFIX.length), name: sk })
const partitionRange = (partition: string): [Key, Key] => [keys.view(partition, ' '), keys.view(partition, LAST)]

/** A counter is the sum of its slots. */
function addCounterRow(counters: PendingProjections, row: Row): void {
  const { partition, name } = keyOf(row)
  const key = { partition, name: name.slice(0, name.lastIndexOf('#')), expires_at: row.expires_at }
  for (const [counter, count] of Object.entries(sumCounters([row]))) counters.add(key, counter, count)
}

const nonZero = (counts: Iterable<[string, number]> = []): Counts | null => {
  const some = [...counts].filter(([, count]) => count !== 0)
  return some.length > 0 ? Object.fromEntries(some) : null
}
