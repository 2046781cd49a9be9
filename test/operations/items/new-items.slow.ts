/** Unlisted items: embedded once, stored while they are used, and limited to a number of new ones per day. */
import { createEmbeddingJudge } from '../../../lambdas/adapters/embedding-judge'
import type { ItemJudge } from '../../../lambdas/adapters/item-judge'
import { readItemVectors } from '../../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../../lambdas/adapters/offline-embedder'
import { itemsOf } from '../../../lambdas/domain/care/items'
import { NEW_ITEMS } from '../../../lambdas/operations/items/judge-items'
import { sharedVectors, VECTOR_DAYS } from '../../../lambdas/store/items/vectors'
import { alterCreature, newKeeper, useTestHouse } from '../../support/agents/keeper'

const DAY_HOURS = 24
const LOVED = itemsOf('calico', 'cat').approved.play[0] ?? ''
const the = useTestHouse()
const { id, dimensions } = createOfflineEmbedder()

/** The texts sent to the model; it finds no two of them similar. */
const asked: string[] = []
let given = 0
async function embed(text: string): Promise<number[]> {
  asked.push(text)
  given += 1
  return Array.from({ length: dimensions }, (_, at) => (at === given % dimensions ? 1 : 0.1))
}

/** Simulates another process: same model and table, empty memory. */
function anotherProcess(): void {
  const store = sharedVectors(the.house.context)
  the.house.context.items = createEmbeddingJudge({
    embedder: { id, dimensions, embed },
    store,
    vectors: readItemVectors,
    // Fifty concurrent calls: on a busy machine the last would otherwise exceed the slow-call threshold.
    limitMs: 60_000,
  })
}

let byMeaning: ItemJudge | null
beforeAll(() => {
  byMeaning = the.house.context.items
})
beforeEach(async () => {
  asked.length = 0
  anotherProcess()
  await the.keeper.raise({ species_slug: 'calico' })
})

/** A different item for each test. */
let made = 0
const newThing = (): string => {
  made += 1
  return `zorblat ${made}`
}

const offer = async (item: string, more: Record<string, unknown> = {}, keeper = the.keeper) => {
  const { status, body, text } = await keeper.care('play', { item, ...more })
  if (status !== 200) throw new Error(text)
  return body.action_result.item_result as { category: string | null; message: string }
}
const vectorRow = async (item: string) => (await the.house.allRows()).find(({ pk }) => pk === `vector#${id}#${item}`)
const lasting = async () => (await the.house.allRows()).filter(({ pk }) => !pk.startsWith('limit#'))
/** The call and its background writes. */
async function settled<T>(act: () => Promise<T>): Promise<T> {
  const { db } = the.house.context
  const writes: Promise<unknown>[] = []
  db.onWrite = (_, writing) => void writes.push(writing)
  const answer = await act()
  await Promise.all(writes)
  db.onWrite = undefined
  return answer
}

describe('an item never offered before', () => {
  it('is embedded once, and then known to every process', async () => {
    const item = newThing()
    const { category } = await settled(() => offer(item))
    expect(category).not.toBeNull()
    anotherProcess()
    expect((await offer(item)).category).toBe(category)
    expect(asked).toEqual([item])
  })

  it('is stored for a month after its last use, which is recorded once a day', async () => {
    const item = newThing()
    await settled(() => offer(item))
    const first = await vectorRow(item)
    const seconds = () => Math.floor(the.house.clock.now() / 1000)
    expect(first?.expires_at).toBe(seconds() + VECTOR_DAYS * 86_400)

    const useAfter = async (hours: number) => {
      the.house.clock.advance(hours)
      anotherProcess()
      const keeper = await newKeeper(the.house)
      await keeper.raise({ species_slug: 'calico' })
      await settled(() => offer(item, {}, keeper))
      return vectorRow(item)
    }
    expect(await useAfter(0.5)).toEqual(first)
    const second = await useAfter(DAY_HOURS)
    expect(second?.expires_at).toBe(seconds() + VECTOR_DAYS * 86_400)
    expect(second?.data).toEqual(first?.data)
    await useAfter((VECTOR_DAYS - 1) * DAY_HOURS)
    expect(asked).toEqual([item])
    // TTL deletes late: the row is still there, but expired.
    await useAfter(VECTOR_DAYS * DAY_HOURS)
    expect(asked).toEqual([item, item])
  })

  it('is not stored by a dry run, and need not be embedded again for the real call', async () => {
    const item = newThing()
    const before = await lasting()
    const { category } = await settled(() => offer(item, { dry_run: true }))
    expect(category).not.toBeNull()
    await settled(() => offer(item, { dry_run: true }))
    expect(await lasting()).toEqual(before)
    await settled(() => offer(item))
    expect(await vectorRow(item)).toBeDefined()
    expect(asked).toEqual([item])
  })

  it('does not count as used by a dry run', async () => {
    const item = newThing()
    await settled(() => offer(item))
    the.house.clock.advance(2 * DAY_HOURS)
    anotherProcess()
    await the.keeper.raise({ species_slug: 'calico' })
    const before = await vectorRow(item)
    await settled(() => offer(item, { dry_run: true }))
    expect(await vectorRow(item)).toEqual(before)
  })
})

it('counts new items beyond the daily limit as plain care, with an explanation, and still judges known items', async () => {
  const [remembered, stored] = [newThing(), newThing()]
  await settled(() => offer(stored))
  anotherProcess()
  await offer(remembered, { dry_run: true })
  const rest = NEW_ITEMS.max - 2
  asked.length = 0

  // Concurrent, so that a lost count would show.
  const results = await Promise.all(Array.from({ length: rest + 7 }, () => offer(newThing(), { dry_run: true })))
  expect(asked).toHaveLength(rest)
  const unjudged = results.filter(({ category }) => category === null)
  expect(unjudged).toHaveLength(7)
  for (const { message } of unjudged) expect(message).toMatch(/today.*plain care/)
  the.house.clock.advance(4)
  const { body } = await the.keeper.care('play', { item: newThing() })
  expect(body.action_result).toMatchObject({ success: true, item_result: { category: null, score: null } })
  expect(body.action_result.changes.happiness.after).toBeGreaterThan(body.action_result.changes.happiness.before)
  expect(asked).toHaveLength(rest)

  for (const known of [remembered, stored, LOVED]) {
    expect((await offer(known, { dry_run: true })).category).not.toBeNull()
  }
  const neighbour = await newKeeper(the.house)
  await neighbour.raise({ species_slug: 'calico' })
  expect((await offer(newThing(), {}, neighbour)).category).not.toBeNull()

  // A new key does not reset the limit; a new day does.
  const rotated = await the.house.call('POST', '/api/auth/rotate-key', { key: the.keeper.key, body: {} })
  const again = { key: rotated.body.your_token, body: { action: 'play', item: newThing(), dry_run: true } }
  const category = async () =>
    (await the.house.call('POST', '/api/house/care', again)).body.action_result.item_result.category
  expect(await category()).toBeNull()
  the.house.clock.advance(DAY_HOURS)
  expect(await category()).not.toBeNull()
})

it('counts only unknown items, at the cost of one round trip', async () => {
  const care = (item: string) => the.house.countRoundTrips(() => settled(() => offer(item)))
  const [stored, unknown] = [newThing(), newThing()]
  await care(stored)
  const [listed, again] = [await care(LOVED), await care(stored)]
  anotherProcess()
  const counts = () => the.house.dbCalls.filter((name) => name === 'UpdateCommand').length
  const before = counts()
  const read = await care(stored)
  expect(counts() - before).toBe(1)
  expect([listed, again, read]).toEqual([2, 2, 3])
  expect(await care(unknown)).toBe(4)
  expect(counts() - before).toBe(3)
})

it.each([
  ['jigsaw', true],
  ['crossword', true],
  ['sudoku', true],
  ['memory game', true],
  ['train set', false],
])('judges by meaning whether "%s" is a task for a Border Collie', async (item, task) => {
  the.house.context.items = byMeaning
  const keeper = await newKeeper(the.house)
  await keeper.raise({ species_slug: 'border_collie' })
  await alterCreature({ house: the.house, keeper }, ({ stats }) => ({ stats: { ...stats, happiness: 40 } }))
  const { action_result } = (await keeper.care('play', { item })).body
  expect(action_result.effectiveness === 'wasted').toBe(!task)
  expect([action_result.item_result.category, action_result.effectiveness]).not.toEqual(['loved', 'wasted'])
})
