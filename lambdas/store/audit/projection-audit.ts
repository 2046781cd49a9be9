/** Holds projections that stand against what they should be, counts where they differ and, if asked to, mends them. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../domain/creature/death'
import { type Flower, type Flowers, isCounted, lacksDeletedNames } from '../../domain/graveyard/flowers'
import { DEATH_COUNTERS } from '../../domain/projections/graveyard-index'
import { LOOKUPS, type StoneLookup, stoneKeys } from '../../domain/projections/page-lookups'
import {
  applyChange,
  consistencyBoardEntry,
  type ListEntry,
  lacksDeletedEntries,
  type OldestEntry,
  PendingProjections,
  PROJECTION_KEYS,
  PROVIDERS,
  type ProjectionKey,
  type RecentBucket,
  visibleBucket,
} from '../../domain/projections/projections'
import { SURVIVAL } from '../../domain/projections/survival'
import { asInstant, type Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import {
  BLOCK,
  type Block,
  blockName,
  blocksOf,
  HEAD,
  listedSourceKey,
  listShelf,
  VIEW_TYPE,
} from '../projections/lists'
import { counterUpdate } from '../projections/projections'
import { idOf, readPages, readRange, readRow, readRows } from '../read'
import { retryUnprocessed } from '../retry'
import type { Row } from '../row'
import { FIRST, type Key, keys, LAST, VIEW_PREFIX } from '../table'

export interface Difference {
  place: string
  stands: string | null
  expected: string | null
}

export interface Mending {
  /** Write what was found missing or wrong. */
  mend?: boolean
  /** Writers are about: only what one row tells by itself is mended. */
  open?: boolean
  /** False asks at half the price, for what may be a moment old. */
  consistent?: boolean
}

/** How far a run has come, in plain data. */
export interface Survey {
  segments: number
  done: number
  rows: number
  projections: number
  differing: number
  mended: number
  differences: Difference[]
  /** Entries found for each list. */
  listed: Record<string, number>
  /** Shelves that stand and are to be swept. */
  shelves: string[]
  notes: Note[]
  sums: { key: ProjectionKey; counts: Record<string, number> }[]
}

interface Note {
  key: ProjectionKey
  data: object | null
}

export const newSurvey = (segments: number): Survey => ({
  segments,
  done: 0,
  rows: 0,
  projections: 0,
  differing: 0,
  mended: 0,
  differences: [],
  listed: {},
  shelves: [],
  notes: [],
  sums: [],
})

const SHOWN = 1000
const AT_ONCE = 100
const BATCH = 25

const KEEPER = PROJECTION_KEYS.keeper('').partition
const FLOWERS = PROJECTION_KEYS.flowers('', 0).partition
/** Follows from what stands with the keeper. */
const FLOWERS_AMONG_ALL = PROJECTION_KEYS.flowers_among_all({ died_at: asInstant(0), stone_id: '' }).partition
const SUMS = [
  ...new Set(
    [
      PROJECTION_KEYS.totals,
      PROJECTION_KEYS.day(0),
      PROJECTION_KEYS.analytics,
      PROJECTION_KEYS.built_in_adoptions,
      SURVIVAL,
      DEATH_COUNTERS,
    ].map(({ partition }) => partition),
  ),
]
const RECENT = 'recent#'
const CONSISTENT = 'hall#most_consistent'
const OLDEST = 'hall#oldest_living'
const BEREAVED = 'hall#gravestone_count'
const STONES = LOOKUPS.stone('').partition
/** What rows of many agents add up to: it is kept in mind until all are read. */
const GATHERED = [
  RECENT,
  PROJECTION_KEYS.tally('').partition,
  'popular#',
  PROVIDERS,
  PROJECTION_KEYS.designer('').partition,
]
/** Shelves on which something may stand that nothing speaks for any more. */
const SWEPT = ['hall#', RECENT, 'popular#', PROVIDERS, LOOKUPS.deaths]
const LIST = listShelf('')

const startsWithAny = (text: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => text.startsWith(beginning))

export class Comparison {
  private readonly lists = new Set<string>()

  constructor(
    private readonly db: Db,
    private readonly now: Instant,
    private readonly survey: Survey,
    private readonly options: Mending,
  ) {}

  /** A projection met on the way: which shelves there are is all that is kept of it. */
  passBy({ pk }: Row, shelves: Set<string>): void {
    const partition = pk.slice(VIEW_PREFIX.length)
    if (startsWithAny(partition, [...SWEPT, LIST])) shelves.add(partition)
  }

  /**
   * Sums of flowers among rows met on the way that no flower speaks for: nobody's lies there any more. They are asked
   * for at once, because the shelves of all keepers are too many to be kept in mind.
   */
  async ofFlowers(met: readonly Row[]): Promise<void> {
    const sums = met.filter(({ pk }) => isOfFlowers(pk.slice(VIEW_PREFIX.length))) as Row<Flowers>[]
    const idle: Row<Flowers>[] = []
    for (const sum of sums) {
      // Where the stone itself is not known yet, the next run tells.
      const stone = await readRow<StoneLookup>(this.db, keyOf(LOOKUPS.stone(sum.data.stone_id)))
      if (stone && !(await this.isFlowered(stone.data))) idle.push(sum)
    }
    for (const { pk, sk, data } of idle)
      this.tell({ partition: pk.slice(VIEW_PREFIX.length), name: sk }, { data }, null)
    if (this.options.mend && !this.options.open) await this.remove(idle)
  }

  /** One of two at least is somebody else's than its keeper's. */
  private async isFlowered({ agent_id, number }: StoneLookup): Promise<boolean> {
    const [from, to] = [keys.flower(agent_id, number, FIRST), keys.flower(agent_id, number, LAST)]
    return (await readRange<Flower>(this.db, from, to, { limit: 2 })).some(({ data }) => isCounted(data))
  }

  /** What hangs on rows that have all been read; of the partition `open` there may be more on the next page. */
  async ofAgents(sketch: PendingProjections, open: string | null): Promise<void> {
    const found: Note[] = []
    for (const [label, row] of sketch.rows) {
      const { partition } = row.key
      const agentId = partition.startsWith(KEEPER) ? partition.slice(KEEPER.length) : null
      if (open !== null && tellingPartition(row.key) === open) continue
      if (row.data && startsWithAny(partition, GATHERED) && !this.isOver(row.key.expires_at)) continue
      sketch.rows.delete(label)
      sketch.changed.delete(label)
      if (!row.data || partition === CONSISTENT || partition === FLOWERS_AMONG_ALL) continue
      found.push(row)
      const board = agentId === null ? null : consistencyBoardEntry(agentId, row.data)
      if (board) found.push({ key: board.key, data: board.entry })
      if (partition.startsWith(FLOWERS))
        found.push({ ...row, key: PROJECTION_KEYS.flowers_among_all(row.data as Flowers) })
    }
    await this.ofNotes(found)
  }

  async ofNotes(notes: readonly Note[]): Promise<void> {
    const lasting = notes.filter(({ key, data }) => data !== null && !this.isOver(key.expires_at))
    this.survey.projections += lasting.length
    for (let from = 0; from < lasting.length; from += AT_ONCE) {
      const some = lasting.slice(from, from + AT_ONCE)
      await this.hold(some, await this.read(some.map(({ key }) => keyOf(key))))
    }
  }

  /** Notes against what stands in their places. */
  private async hold(notes: readonly Note[], standing: ReadonlyMap<string, Row>): Promise<void> {
    const wrong: { note: Note; stands: Row | undefined }[] = []
    for (const one of notes) {
      const stands = standing.get(idOf(keyOf(one.key)))
      if (stands && hasOnlyLost(one, stands)) continue
      const told = stands && { data: toldBy(one.key.partition, stands), expires_at: stands.expires_at }
      const differs = this.tell(one.key, told ?? null, { data: one.data, expires_at: one.key.expires_at })
      if (differs) wrong.push({ note: one, stands })
    }
    if (!this.options.mend) return
    if (!this.options.open) await this.write(wrong)
    else for (const { note, stands } of wrong) await this.settle(note, stands)
  }

  private read = (wanted: readonly Key[]): Promise<Map<string, Row>> =>
    readRows(this.db, wanted, { consistent: this.options.consistent })

  async ofSums(sums: readonly { key: ProjectionKey; counts: ReadonlyMap<string, number> }[]): Promise<void> {
    const expected = new Map(sums.map((sum) => [idOf(keyOf(sum.key)), sum]))
    const standing = new Map<string, { key: ProjectionKey; counts: Map<string, number> }>()
    for (const partition of SUMS) {
      for await (const rows of readPages<unknown>(this.db, keys.view(partition, ' '), keys.view(partition, LAST))) {
        for (const row of rows) addUp(standing, partition, row)
      }
    }
    for (const id of new Set([...expected.keys(), ...standing.keys()])) {
      const [right, stands] = [expected.get(id), standing.get(id)]
      const key = (right ?? stands)?.key as ProjectionKey
      if (this.isOver(key.expires_at)) continue
      const due = difference(right?.counts, stands?.counts)
      if ([...(right?.counts.values() ?? [])].some((count) => count !== 0)) this.survey.projections += 1
      if (due.size === 0) continue
      this.tell(key, nonZero(stands?.counts), nonZero(right?.counts))
      if (!this.options.mend || this.options.open) continue
      await this.db.send(new TransactWriteCommand({ TransactItems: counterUpdate(this.db.table, key, 0, due) }))
    }
  }

  /** What stands on a partition and should not. */
  async ofShelves(sketch: PendingProjections): Promise<void> {
    for (const partition of this.survey.shelves) {
      if (!startsWithAny(partition, SWEPT)) continue
      for await (const rows of readPages<object>(this.db, keys.view(partition, ' '), keys.view(partition, LAST))) {
        const spoken = startsWithAny(partition, ['hall#', LOOKUPS.deaths])
          ? await this.spokenFor(partition, rows)
          : sketch.rows
        await this.ofIdle(partition, rows, spoken)
      }
    }
  }

  private async ofIdle(
    partition: string,
    rows: readonly Row<object>[],
    spoken: ReadonlyMap<string, Note>,
  ): Promise<void> {
    const idle = rows.filter(
      (row) =>
        !spoken.get(`${partition}|${row.sk}`)?.data && !this.isOver(row.expires_at) && toldBy(partition, row) !== null,
    )
    for (const { sk, data, expires_at } of idle) this.tell({ partition, name: sk }, { data, expires_at }, null)
    if (!this.options.mend) return
    if (!this.options.open) await this.remove(idle)
    else for (const row of idle) await this.settle({ key: { partition, name: row.sk }, data: row.data }, row)
  }

  /** One place on a board or in the graveyard: whether it should be there, and says what its source does. */
  async ofPlace(partition: string, row: Row<object>): Promise<void> {
    const spoken = await this.spokenFor(partition, [row])
    const right = spoken.get(`${partition}|${row.sk}`)
    if (right?.data) await this.hold([right], new Map([[idOf(row), row]]))
    else await this.ofIdle(partition, [row], spoken)
  }

  /** The places on a board, or in the graveyard, that their agents, creatures or stones speak for, as they are now. */
  private async spokenFor(partition: string, rows: readonly Row<object>[]): Promise<ReadonlyMap<string, Note>> {
    const sketch = new PendingProjections()
    if (partition === CONSISTENT) {
      const standing = await this.read(rows.map((row) => keyOf(PROJECTION_KEYS.keeper(idOnBoard(row.sk)))))
      for (const row of rows) {
        const keeper = standing.get(idOf(keyOf(PROJECTION_KEYS.keeper(idOnBoard(row.sk)))))
        const board = keeper && consistencyBoardEntry(idOnBoard(row.sk), keeper.data as object)
        if (board) sketch.load(board.key, board.entry)
      }
      return sketch.rows
    }
    const sources = rows.flatMap(({ sk, data }) => tellingRow({ partition, name: sk }, data) ?? [])
    for (const after of (await this.read(sources)).values()) applyChange({ before: null, after }, sketch)
    return sketch.rows
  }

  async ofLists(entries: () => AsyncGenerator<{ list: string; entry: ListEntry }[]>): Promise<void> {
    const known = this.survey.shelves
      .filter((partition) => partition.startsWith(LIST))
      .map((partition) => partition.slice(LIST.length))
    for (const list of new Set([...known, ...Object.keys(this.survey.listed)])) {
      const expected = this.survey.listed[list] ?? 0
      const { right, counted, head } = await this.walkList(list)
      if (expected > 0) this.survey.projections += 1
      if (right && counted === expected && head === expected) continue
      this.tell({ partition: listShelf(list), name: HEAD }, { counted, head, right }, { counted: expected })
      this.lists.add(list)
    }
    if (this.options.mend && !this.options.open && this.lists.size > 0) await this.writeLists(entries)
  }

  /** Whether every entry says what its row does, and each comes after the one before. */
  private async walkList(list: string): Promise<{ right: boolean; counted: number; head: number }> {
    let [right, counted, head, last] = [true, 0, 0, '']
    for await (const rows of readPages<Block & { count: number }>(this.db, ...shelfOf(listShelf(list)))) {
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
        const sketch = new PendingProjections()
        for (const after of sources.values()) applyChange({ before: null, after }, sketch)
        for (const entry of data.entries) {
          right &&= entry.order > last && inOrder(sketch.lists.get(list)?.get(entry.order)) === inOrder(entry)
          last = entry.order
          counted += 1
        }
      }
    }
    return { right, counted, head }
  }

  /** The table itself puts them in order: they are laid on a partition of their own, and taken from there. */
  private async writeLists(entries: () => AsyncGenerator<{ list: string; entry: ListEntry }[]>): Promise<void> {
    for await (const some of entries()) {
      const staged = some.filter(({ list }) => this.lists.has(list))
      await this.putAll(
        staged.map(({ list, entry }) => ({
          ...keys.view(stageShelf(list), entry.order),
          type: VIEW_TYPE.inbox,
          data: entry,
        })),
      )
    }
    for (const list of this.lists) {
      let written = 0
      const waiting: ListEntry[] = []
      const flush = async (least: number) => {
        while (waiting.length >= least && waiting.length > 0) {
          const some = waiting.splice(0, BLOCK)
          const [block] = blocksOf(some, written / BLOCK)
          if (block)
            await this.putAll([
              { ...keys.view(listShelf(list), block[0]), type: VIEW_TYPE.note, version: 1, data: block[1] },
            ])
          written += some.length
        }
      }
      for await (const rows of readPages<ListEntry>(this.db, ...shelfOf(stageShelf(list)))) {
        waiting.push(...rows.map(({ data }) => data))
        await flush(BLOCK)
        await this.remove(rows)
      }
      await flush(1)
      const beyond = blockName(Math.ceil(written / BLOCK))
      const rest = await readRange(this.db, keys.view(listShelf(list), beyond), keys.view(listShelf(list), LAST))
      const head = rest.find(({ sk }) => sk === HEAD)
      await this.remove(rest.filter(({ sk }) => sk !== HEAD))
      const item = { type: VIEW_TYPE.note, version: (head?.version ?? 0) + 1, data: { count: written } }
      await this.putAll([{ ...keys.view(listShelf(list), HEAD), ...item }])
    }
  }

  private isOver = (expires_at: number | undefined): boolean => (expires_at ?? Infinity) <= this.now / 1000

  /** Whether they differ; if so, it is counted. */
  private tell(key: ProjectionKey, stands: object | null, expected: object | null): boolean {
    const [one, other] = [stands && (inOrder(stands) ?? null), expected && (inOrder(expected) ?? null)]
    if (one === other) return false
    this.survey.differing += 1
    if (this.options.mend && !this.options.open) this.survey.mended += 1
    if (this.survey.differences.length < SHOWN) {
      this.survey.differences.push({ place: idOf(keyOf(key)), stands: one, expected: other })
    }
    return true
  }

  private async write(wrong: readonly { note: Note; stands: Row | undefined }[]): Promise<void> {
    await this.putAll(wrong.map(({ note: { key, data }, stands }) => noteRow(key, data, stands)))
  }

  /**
   * While the house is open: as the row that tells of it has it at this moment, and only if neither has changed when it
   * is written. What is still on its way then says the same once more. What rows of many add up to would be counted
   * twice, or not at all where the projector counts by what stands: all that waits, and so does a stone of which nothing
   * stands yet.
   */
  private async settle({ key, data }: Note, stands: Row | undefined): Promise<void> {
    const source = data && tellingRow(key, data)
    if (!source) return
    const row = await readRow(this.db, source)
    const sketch = new PendingProjections()
    if (row) applyChange({ before: null, after: row }, sketch)
    const told = sketch.read(key)
    if (row?.type === 'stone' && !(await this.isToldOf(row.data as Gravestone))) return
    if (inOrder(told) === inOrder(stands?.data ?? null)) return
    const TableName = this.db.table
    const asRead = asIs('data', stands?.data)
    const mended = told
      ? { Put: { TableName, Item: noteRow(key, told, stands), ...asRead } }
      : { Delete: { TableName, Key: keyOf(key), ...asRead } }
    const unchanged = { ConditionCheck: { TableName, Key: source, ...asIs('version', row?.version) } }
    if (await writtenStill(this.db, [unchanged, mended])) this.survey.mended += 1
  }

  private isToldOf = async (stone: Gravestone): Promise<boolean> =>
    (await this.read(stoneKeys(stone).map(keyOf))).size > 0

  private async putAll(items: readonly object[]): Promise<void> {
    await this.batched(items.map((Item) => ({ PutRequest: { Item: Item as Record<string, unknown> } })))
  }

  private async remove(rows: readonly Key[]): Promise<void> {
    await this.batched(rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  }

  private async batched(requests: readonly object[]): Promise<void> {
    for (let from = 0; from < requests.length; from += BATCH) {
      await retryUnprocessed(requests.slice(from, from + BATCH), async (left) => {
        const reply = await this.db.send(new BatchWriteCommand({ RequestItems: { [this.db.table]: [...left] } }))
        return reply.UnprocessedItems?.[this.db.table] ?? []
      })
    }
  }
}

/** Whose rows tell what stands there, where all of them lie together; they are heard of one after the other. */
function tellingPartition({ partition, name }: ProjectionKey): string | null {
  if (partition.startsWith(KEEPER)) return keys.agent(partition.slice(KEEPER.length)).pk
  if (partition.startsWith(FLOWERS)) return keys.flower(partition.slice(FLOWERS.length), Number(name), '').pk
  return null
}

/** Without what only the projector keeps in mind. */
const toldBy = (partition: string, { data }: Row): unknown =>
  partition.startsWith(RECENT) ? visibleBucket(data as RecentBucket) : data

/** What somebody took along who left; nothing else is wrong with it. */
function hasOnlyLost({ key: { partition }, data }: Note, stands: Row): boolean {
  if (partition.startsWith(RECENT)) return lacksDeletedEntries(stands.data as never, data as never)
  return isOfFlowers(partition) && lacksDeletedNames(stands.data as Flowers, data as Flowers)
}

const isOfFlowers = (partition: string): boolean => partition.startsWith(FLOWERS) || partition === FLOWERS_AMONG_ALL

const keyOf = ({ partition, name }: ProjectionKey): Key => keys.view(partition, name)
const shelfOf = (partition: string): [Key, Key] => [keys.view(partition, ' '), keys.view(partition, LAST)]
const stageShelf = (list: string): string => `stage#${list}`

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** False where somebody has written meanwhile: what follows from that is newer. */
export async function writtenStill(db: Db, writes: Write[]): Promise<boolean> {
  try {
    await db.send(new TransactWriteCommand({ TransactItems: writes }))
    return true
  } catch (error) {
    if (error instanceof TransactionCanceledException) return false
    throw error
  }
}

export const noteRow = (
  { partition, name, expires_at }: ProjectionKey,
  data: object | null,
  stands: Row | undefined,
) => ({
  ...keys.view(partition, name),
  type: VIEW_TYPE.note,
  version: (stands?.version ?? 0) + 1,
  data,
  ...(expires_at && { expires_at }),
})

/** On the condition that a field is as it was read, or that there is no such row where there was none. */
export const asIs = (field: string, value: unknown) =>
  value === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }

/** The id that a place on a board ends in. */
export const idOnBoard = (name: string): string => name.slice(name.indexOf('#') + 1)

/** The row that tells by itself what stands there; null where several do, or something is counted by it. */
export function tellingRow({ partition, name }: ProjectionKey, data: object): Key | null {
  if (partition === OLDEST) {
    const { agent_id, creature_id } = data as OldestEntry
    return keys.creature(agent_id, creature_id)
  }
  if (partition === BEREAVED) return keys.agent(idOnBoard(name))
  if (partition === LOOKUPS.deaths) {
    const { caretaker_id, number } = data as Gravestone
    return keys.stone(caretaker_id, number)
  }
  if (partition.startsWith(STONES)) {
    const { agent_id, number } = data as StoneLookup
    return keys.stone(agent_id, number)
  }
  return null
}

type Sums = Map<string, { key: ProjectionKey; counts: Map<string, number> }>

/** Counters are spread over a few rows; what counts is their sum. */
function addUp(sums: Sums, partition: string, row: Row): void {
  const { pk: _, sk, type, expires_at, ...counts } = row as unknown as Record<string, number> & Key & { type: string }
  if (type !== VIEW_TYPE.count) return
  const key: ProjectionKey = {
    partition,
    name: sk.slice(0, sk.lastIndexOf('#')),
    ...(expires_at && { expires_at }),
  }
  const sum = sums.get(idOf(keyOf(key))) ?? { key, counts: new Map<string, number>() }
  for (const [name, by] of Object.entries(counts)) sum.counts.set(name, (sum.counts.get(name) ?? 0) + Number(by))
  sums.set(idOf(keyOf(key)), sum)
}

type Counts = ReadonlyMap<string, number> | undefined

const difference = (right: Counts, stands: Counts): Map<string, number> =>
  new Map(
    [...new Set([...(right?.keys() ?? []), ...(stands?.keys() ?? [])])]
      .map((name) => [name, (right?.get(name) ?? 0) - (stands?.get(name) ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  )

const nonZero = (counts: Counts): object | null => {
  const some = [...(counts ?? [])].filter(([, count]) => count !== 0)
  return some.length > 0 ? Object.fromEntries(some) : null
}

export const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
