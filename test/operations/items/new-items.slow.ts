/** Things that no list knows: asked about once, kept while they are used, and only so many new ones a day. */
import { createEmbeddingJudge } from '../../../lambdas/adapters/embedding-judge'
import type { ItemJudge } from '../../../lambdas/adapters/item-judge'
import { readItemVectors } from '../../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../../lambdas/adapters/offline-embedder'
import { itemsOf } from '../../../lambdas/domain/care/items'
import { NEW_ITEMS } from '../../../lambdas/operations/items/judge-item'
import { sharedVectors, VECTOR_DAYS } from '../../../lambdas/store/items/vectors'
import { alterCreature, newKeeper, useTestHouse } from '../../support/agents/keeper'

const DAY_HOURS = 24
const LOVED = itemsOf('calico', 'cat').approved.play[0] ?? ''
const the = useTestHouse()
const { id, dimensions } = createOfflineEmbedder()

/** What the model was asked; no two texts are alike to it. */
const asked: string[] = []
let given = 0
async function embed(text: string): Promise<number[]> {
  asked.push(text)
  given += 1
  return Array.from({ length: dimensions }, (_, at) => (at === given % dimensions ? 1 : 0.1))
}

/** As in another process: the model and the table are the same, nothing is remembered. */
function anotherProcess(): void {
  const store = sharedVectors(the.house.context)
  the.house.context.items = createEmbeddingJudge({
    embedder: { id, dimensions, embed },
    store,
    vectors: readItemVectors,
    // Fifty ask at once: on a busy machine the last would find it slow.
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

/** No two tests offer the same. */
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
/** The care and whatever it wrote beside it. */
async function settled<T>(act: () => Promise<T>): Promise<T> {
  const { db } = the.house.context
  const writes: Promise<unknown>[] = []
  db.onWrite = (_, writing) => void writes.push(writing)
  const answer = await act()
  await Promise.all(writes)
  db.onWrite = undefined
  return answer
}

describe('a thing that nobody offered before', () => {
  it('is asked about once, and known to every process', async () => {
    const item = newThing()
    const { category } = await settled(() => offer(item))
    expect(category).not.toBeNull()
    anotherProcess()
    expect((await offer(item)).category).toBe(category)
    expect(asked).toEqual([item])
  })

  it('is kept for a month after its last use, which is noted once a day', async () => {
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
    // The table drops rows late: it is still there, and not believed.
    await useAfter(VECTOR_DAYS * DAY_HOURS)
    expect(asked).toEqual([item, item])
  })

  it('leaves nothing behind when it was only rehearsed, and need not be asked about again to be done', async () => {
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

  it('is not noted as used by a rehearsal', async () => {
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

it('new things beyond so many a day count as plain care, and the answer says so; what is known is judged as ever', async () => {
  const [remembered, stored] = [newThing(), newThing()]
  await settled(() => offer(stored))
  anotherProcess()
  await offer(remembered, { dry_run: true })
  const rest = NEW_ITEMS.max - 2
  asked.length = 0

  // All at once: no count is lost.
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

  // A new key does not help, a new day does.
  const rotated = await the.house.call('POST', '/api/auth/rotate-key', { key: the.keeper.key, body: {} })
  const again = { key: rotated.body.your_token, body: { action: 'play', item: newThing(), dry_run: true } }
  const category = async () =>
    (await the.house.call('POST', '/api/house/care', again)).body.action_result.item_result.category
  expect(await category()).toBeNull()
  the.house.clock.advance(DAY_HOURS)
  expect(await category()).not.toBeNull()
})

it('only what nobody knows is counted, and costs one trip more', async () => {
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
])('whether "%s" is a task for a Border Collie is a question of its meaning', async (item, task) => {
  the.house.context.items = byMeaning
  const keeper = await newKeeper(the.house)
  await keeper.raise({ species_slug: 'border_collie' })
  await alterCreature({ house: the.house, keeper }, ({ stats }) => ({ stats: { ...stats, happiness: 40 } }))
  const { action_result } = (await keeper.care('play', { item })).body
  expect(action_result.effectiveness === 'wasted').toBe(!task)
  expect([action_result.item_result.category, action_result.effectiveness]).not.toEqual(['loved', 'wasted'])
})
