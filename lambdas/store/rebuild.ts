/**
 * Adds up every row of the table anew and holds the result against the projections that stand. The one place that
 * reads the whole table; it serves no request. To mend a table on AWS, let the stream run dry and keep writers out.
 */
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { isProjected, note, Sketch } from '../domain/house/projections'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { blocksOf, countKey, HEAD, inserted, listShelf, VIEW_TYPE } from './projections'
import type { Row } from './row'
import { inFull } from './shorthand'
import { type Key, keys, VIEW_PREFIX } from './table'

export interface Difference {
  place: string
  stands: string | null
  expected: string | null
}

export interface Rebuilt {
  /** Rows added up, and projections that follow from them. */
  rows: number
  projections: number
  differences: Difference[]
}

export interface RebuildOptions {
  /** Write what was found missing or wrong. */
  mend?: boolean
  progress?(done: number, of: number | null): void
}

/** A projection as it should be, or as it stands: how many rows hold it does not matter, only what they say. */
interface View {
  keys: Key[]
  item: object
  text: string
}

type Views = Map<string, View>

export async function rebuild(db: Db, now: Instant, options: RebuildOptions = {}): Promise<Rebuilt> {
  const { rows, sketch, standing } = await survey(db, options)
  const expected = viewsOf(sketch)
  const nowSeconds = now / 1000
  for (const views of [expected, standing]) {
    for (const [id, { item }] of views) if (((item as Row).expires_at ?? Infinity) <= nowSeconds) views.delete(id)
  }
  const wrong = [...new Set([...expected.keys(), ...standing.keys()])].filter(
    (id) => expected.get(id)?.text !== standing.get(id)?.text,
  )
  if (options.mend) await mend(db, wrong, expected, standing, options)
  return {
    rows,
    projections: expected.size,
    differences: wrong.map((place) => ({
      place,
      stands: standing.get(place)?.text ?? null,
      expected: expected.get(place)?.text ?? null,
    })),
  }
}

/** Within a partition the keeper's row comes first, as it does in the stream. */
async function survey(db: Db, { progress }: RebuildOptions) {
  const sketch = new Sketch()
  const standing: Views = new Map()
  const sums = new Map<string, { keys: Key[]; counts: Record<string, number> }>()
  let rows = 0
  let from: Record<string, unknown> | undefined
  do {
    const page = await db.send(new ScanCommand({ TableName: db.table, ExclusiveStartKey: from, ConsistentRead: true }))
    for (const item of (page.Items ?? []) as Row[]) {
      if (item.pk.startsWith(VIEW_PREFIX)) gather(item, standing, sums)
      else if (isProjected({ before: null, after: item })) {
        note({ before: null, after: inFull(item) }, sketch)
        rows += 1
      }
    }
    progress?.(rows, null)
    from = page.LastEvaluatedKey
  } while (from)
  for (const { keys, counts } of sums.values()) {
    const [first] = keys
    if (first) addView(standing, keys, unslotted(first), counted(counts))
  }
  return { rows, sketch, standing }
}

function gather(item: Row, standing: Views, sums: Map<string, { keys: Key[]; counts: Record<string, number> }>): void {
  const { pk, sk, type, version: _, data, expires_at, ...counts } = item
  if (type === VIEW_TYPE.note) addView(standing, [{ pk, sk }], { pk, sk }, noted(data as object, expires_at))
  if (type !== VIEW_TYPE.count) return
  const { pk: shelf, sk: name } = unslotted({ pk, sk })
  const sum = sums.get(`${shelf}|${name}`) ?? { keys: [], counts: {} }
  sum.keys.push({ pk, sk })
  for (const [counter, by] of Object.entries(counts)) sum.counts[counter] = (sum.counts[counter] ?? 0) + Number(by)
  sums.set(`${shelf}|${name}`, sum)
}

const unslotted = ({ pk, sk }: Key): Key => ({ pk, sk: sk.slice(0, sk.lastIndexOf('#')) })

function viewsOf({ rows, sums, lists }: Sketch): Views {
  const views: Views = new Map()
  for (const { place, data, expires_at } of rows.values()) {
    const key = keys.view(place.shelf, place.name)
    if (data) addView(views, [key], key, noted(data, expires_at))
  }
  for (const { place, counts } of sums.values()) {
    const key = countKey(place, 0)
    addView(views, [key], unslotted(key), counted(Object.fromEntries(counts)))
  }
  for (const [list, entries] of lists) {
    const shelf = listShelf(list)
    const place = (name: string, data: object) =>
      addView(views, [keys.view(shelf, name)], keys.view(shelf, name), noted(data))
    place(HEAD, { count: entries.length })
    for (const [name, block] of blocksOf(inserted([], entries))) place(name, block)
  }
  return views
}

const noted = (data: object, expires_at?: number) => ({
  type: VIEW_TYPE.note,
  data,
  ...(expires_at && { expires_at }),
})
const counted = (counts: Record<string, number>) => ({
  type: VIEW_TYPE.count,
  ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
})

function addView(views: Views, held: Key[], { pk, sk }: Key, item: object): void {
  if (Object.keys(item).length === 1) return
  views.set(`${pk}|${sk}`, { keys: held, item, text: inOrder(item) })
}

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const BATCH = 25

async function mend(db: Db, wrong: readonly string[], expected: Views, standing: Views, options: RebuildOptions) {
  const requests = wrong.flatMap((id) => {
    const [right, stands] = [expected.get(id), standing.get(id)]
    const target = right?.keys[0]
    const puts = right && target ? [{ PutRequest: { Item: { ...target, version: 1, ...right.item } } }] : []
    const gone = (stands?.keys ?? []).filter((key) => key.pk !== target?.pk || key.sk !== target?.sk)
    return [...puts, ...gone.map((Key) => ({ DeleteRequest: { Key } }))]
  })
  for (let from = 0; from < requests.length; from += BATCH) {
    let left = { [db.table]: requests.slice(from, from + BATCH) }
    while (left[db.table]?.length) {
      const reply = await db.send(new BatchWriteCommand({ RequestItems: left }))
      left = (reply.UnprocessedItems ?? {}) as typeof left
    }
    options.progress?.(Math.min(from + BATCH, requests.length), requests.length)
  }
}
