/**
 * Lists numbered without gaps, so that a page is a key range. A list consists of blocks of entries, and a head with
 * their count. Writers put new entries into the list's inbox, where they do not conflict, and then try to move them
 * into the blocks. Of concurrent movers one succeeds; it reads the inbox again before it stops, so it also moves the
 * entries of the others. The reaper moves entries whose writer stopped before moving them.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { QueryCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { ListEntry } from '../../domain/projections/projections'
import type { Db } from '../db'
import { decodeRow } from '../entities/codec'
import { readRange, readRow } from '../read'
import { retry } from '../retry'
import type { Row } from '../row'
import { type Key, keys, LAST } from '../table'

export const VIEW_TYPE = {
  note: 'view',
  count: 'view-count',
  checkpoint: 'view-checkpoint',
  inbox: 'view-inbox',
  aside: 'view-aside',
} as const

/** Entries per row. */
export const BLOCK = 50
/**
 * Number of last blocks that a move reads: usually 2, or 50 for an entry that belongs further back. An even older entry
 * is inserted at their beginning until a rebuild sorts it.
 */
const TAIL_BLOCKS = [2, 50] as const
/** Entries moved per transaction; each also deletes an inbox row. */
const MOVE_BATCH = 45
const MAX_WRITES = 100

export interface Block {
  entries: ListEntry[]
}
type Head = Row<{ count: number }>
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type InboxRow = Row<ListEntry> & { commit: string }

const HEAD = 'head'
const listPartition = (list: string): string => `list#${list}`
const blockName = (block: number): string => String(block).padStart(10, '0')
const blockKey = (list: string, block: number): Key => keys.view(listPartition(list), blockName(block))
const headKey = (list: string): Key => keys.view(listPartition(list), HEAD)
const inboxPartition = (list: string): string => `inbox#${list}`

export const inboxItem = (db: Db, list: string, entry: ListEntry) => ({
  ...keys.view(inboxPartition(list), entry.order),
  type: VIEW_TYPE.inbox,
  version: 1,
  data: entry,
  commit: db.newId(),
})

/** Moves entries from the inbox to the list until the inbox is empty or a concurrent writer moved some. */
export async function drainInbox(db: Db, list: string): Promise<void> {
  for (;;) {
    const partition = inboxPartition(list)
    const inboxRows = (await readRange<ListEntry>(db, keys.view(partition, ' '), keys.view(partition, LAST), {
      limit: MOVE_BATCH,
    })) as InboxRow[]
    if (inboxRows.length === 0) return
    const moved = await move(db, list, inboxRows)
    if (!moved) return
  }
}

async function move(db: Db, list: string, inboxRows: readonly InboxRow[]): Promise<boolean> {
  const writes = await moveWrites(db, list, inboxRows)
  if (writes.length > MAX_WRITES && inboxRows.length > 1) {
    return move(db, list, inboxRows.slice(0, Math.ceil(inboxRows.length / 2)))
  }
  try {
    const ClientRequestToken = db.newId()
    await retry(() => db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken })))
    return true
  } catch (error) {
    if (error instanceof TransactionCanceledException && isConflict(error)) return false
    throw error
  }
}

/**
 * True if a concurrent writer moved entries: it will read the inbox again. After a TransactionConflict both writers may
 * have failed, so that is not enough.
 */
const isConflict = ({ CancellationReasons = [] }: TransactionCanceledException): boolean =>
  CancellationReasons.some(({ Code }) => Code === 'ConditionalCheckFailed')

async function moveWrites(db: Db, list: string, inboxRows: readonly InboxRow[]): Promise<Write[]> {
  // Read the head first: the write is conditional on its version, so blocks that became stale after it cause a
  // conflict.
  const head = (await readRow(db, headKey(list))) as Head | null
  const count = head?.data.count ?? 0
  const newEntries = inboxRows.map(({ data }) => data)
  const [oldest = ''] = newEntries.map(({ order }) => order).sort()
  const short = await readTail(db, list, TAIL_BLOCKS[0])
  const reachesFurther = short.length < count && (short[0]?.order ?? '') > oldest
  const tail = reachesFurther ? await readTail(db, list, TAIL_BLOCKS[1]) : short
  const from = (count - tail.length) / BLOCK

  const blocks = new Map(blocksOf(tail, from))
  const fresh: ListEntry[] = []
  for (const entry of newEntries) {
    const early = from > 0 && entry.order < (tail[0]?.order ?? '')
    const olderBlock = early ? await findBlock(db, list, entry.order, from) : null
    const known = olderBlock ?? blocks
    const found = [...known].find(([, { entries }]) => entries.some(({ order }) => order === entry.order))
    if (!found) fresh.push(entry)
    else blocks.set(found[0], { entries: found[1].entries.map((one) => (one.order === entry.order ? entry : one)) })
  }
  const before = new Map(blocksOf(tail, from))
  const updated = [...blocks].filter(([name]) => before.has(name)).flatMap(([, { entries }]) => entries)
  const older = [...blocks].filter(([name]) => !before.has(name))
  const after = new Map([...older, ...blocksOf(insertSorted(updated, fresh), from)])
  return [
    put(db, headKey(list), { count: count + fresh.length }, head?.version ?? 0),
    ...[...after]
      .filter(([name, { entries }]) => !sameEntries(entries, before.get(name)?.entries ?? []))
      .map(([name, block]) => put(db, keys.view(listPartition(list), name), block)),
    ...inboxRows.map(
      ({ pk, sk, commit }): Write => ({
        Delete: {
          TableName: db.table,
          Key: { pk, sk },
          // Keep the inbox row if the entry was replaced meanwhile; the next move takes it.
          ConditionExpression: '#commit = :commit',
          ExpressionAttributeNames: { '#commit': 'commit' },
          ExpressionAttributeValues: { ':commit': commit },
        },
      }),
    ),
  ]
}

/** Condition: the row still has this version; 0: it still does not exist. */
export const ifVersion = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }

const noteItem = (key: Key, data: object, version = 0) => ({ ...key, type: VIEW_TYPE.note, version: version + 1, data })

const put = (db: Db, key: Key, data: object, version?: number): Write => ({
  Put: { TableName: db.table, Item: noteItem(key, data, version), ...(version !== undefined && ifVersion(version)) },
})

/** All rows of a list. */
export const listItems = (list: string, entries: readonly ListEntry[]) => [
  noteItem(headKey(list), { count: entries.length }),
  ...blocksOf(insertSorted([], entries)).map(([name, block]) => noteItem(keys.view(listPartition(list), name), block)),
]

/** The block before `below` in which an entry of this order belongs. */
async function findBlock(db: Db, list: string, order: string, below: number): Promise<Map<string, Block>> {
  let [low, high] = [0, below - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const block = await readRow<Block>(db, blockKey(list, middle))
    if ((block?.data.entries[0]?.order ?? '') <= order) low = middle
    else high = middle - 1
  }
  const block = await readRow<Block>(db, blockKey(list, low))
  return new Map(block ? [[blockName(low), block.data]] : [])
}

async function readTail(db: Db, list: string, blocks: number): Promise<ListEntry[]> {
  const reply = await db.send(
    new QueryCommand({
      TableName: db.table,
      KeyConditionExpression: 'pk = :pk AND sk < :head',
      ExpressionAttributeValues: { ':pk': headKey(list).pk, ':head': HEAD },
      ScanIndexForward: false,
      Limit: blocks,
      ConsistentRead: true,
    }),
  )
  return ((reply.Items ?? []) as Row[]).reverse().flatMap((row) => decodeRow<Block>(row).data.entries)
}

const blocksOf = (entries: readonly ListEntry[], from = 0): [string, Block][] =>
  Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, at) => [
    blockName(from + at),
    { entries: entries.slice(at * BLOCK, (at + 1) * BLOCK) },
  ])

const sameEntries = (some: readonly ListEntry[], others: readonly ListEntry[]): boolean =>
  some.length === others.length && some.every((entry, at) => entry === others[at])

const insertSorted = (entries: readonly ListEntry[], newEntries: readonly ListEntry[]): ListEntry[] =>
  [...entries, ...newEntries].sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))

export interface Page {
  page: number
  per_page: number
}

/** The numbers on a page in descending order; null if there are none. */
export function newestRange(total: number, { page, per_page }: Page): { from: number; to: number } | null {
  const to = total - (page - 1) * per_page
  return to < 1 ? null : { from: Math.max(1, to - per_page + 1), to }
}

/**
 * A page of a list, last entry first, and the total. Pages that end within `reach` entries take one read, which
 * includes the entries of earlier pages.
 */
export async function readList(
  db: Db,
  list: string,
  page: Page,
  reach = page.per_page,
): Promise<{ total: number; entries: ListEntry[] }> {
  const depth = page.page * page.per_page
  const isShallow = depth <= reach
  const ends = { from: keys.view(listPartition(list), blockName(0)), to: headKey(list) }
  const wanted = isShallow ? 2 + Math.ceil(depth / BLOCK) : 1
  const rows = await readRange(db, ends.from, ends.to, { newestFirst: true, limit: wanted, consistent: false })
  const [head, ...newest] = rows as [Head | undefined, ...Row<Block>[]]
  const total = head?.data.count ?? 0
  const range = newestRange(total, page)
  if (!range) return { total, entries: [] }
  const [first, last] = [Math.floor((range.from - 1) / BLOCK), Math.floor((range.to - 1) / BLOCK)]
  const blocks = isShallow
    ? newest.reverse().filter(({ sk }) => sk >= blockName(first))
    : await readRange<Block>(db, blockKey(list, first), blockKey(list, last), { consistent: false })
  const shown = blocks
    .flatMap(({ data }) => data.entries)
    .slice(range.from - 1 - first * BLOCK, range.to - first * BLOCK)
  return { total, entries: shown.reverse() }
}

export async function readTotal(db: Db, list: string): Promise<number> {
  const head = (await readRow(db, headKey(list), { consistent: false })) as Head | null
  return head?.data.count ?? 0
}
