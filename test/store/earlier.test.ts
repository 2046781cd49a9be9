/** A house that earlier versions wrote: what its rows lack, nobody misses. */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Row } from '../../lambdas/store/row'
import { openHouse, type TestHouse } from '../support/house'
import { GENEROUS, type Keeper, newKeeper } from '../support/lives/life'

/** What came later, by the type of the row. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  agent: ['announced_tiers', 'latest_creature_id', 'has_designed', 'untold_losses'],
  creature: ['last_action_at', 'cared', 'returns', 'faces', 'picture', 'painted'],
  stone: ['likeness'],
  tried: ['at'],
}

const without = (data: object, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** In full, as rows once were, and without what was not thought of yet. */
function asItWas({ due_at, due_shard, ...row }: Row): object {
  const data = without(row.data as object, LATER[row.type]) as Record<string, unknown>
  if (row.type === 'past') {
    const { creature, stone } = data as { creature: object; stone?: object }
    const stood = stone && { stone: without(stone, LATER.stone) }
    return { ...row, data: { ...data, creature: without(creature, LATER.creature), ...stood } }
  }
  const lost = data.last_lost as { species?: string } | null | undefined
  const last_lost = lost && without(lost, ['species', 'stage', 'stone_id', 'epitaph'])
  return {
    ...row,
    ...(due_shard !== undefined && { due_at, due_shard }),
    data: { ...data, ...(lost && { last_lost }) },
  }
}

let house: TestHouse
let keeper: Keeper
let ids: Record<'living' | 'dead' | 'released' | 'stone', string>
beforeAll(async () => {
  house = await openHouse({ projecting: true, rateLimits: { ...GENEROUS, graveyard: 1000 } })
  keeper = await newKeeper(house)
  const dead = await keeper.raise({ name: 'Ash', species_slug: 'maine_coon' })
  await keeper.care('play', { item: 'feather wand' })
  house.clock.advance(60)
  const released = await keeper.raise({ name: 'Birch', species_slug: 'beagle' })
  await keeper.release({ creature_id: released })
  const living = await keeper.raise({ name: 'Cedar', species_slug: 'tabby' })
  await keeper.care('feed', { item: 'tuna' })
  const { db } = house.context
  for (const row of await house.allRows()) {
    if (row.pk === `agent#${keeper.id}`) await db.send(new PutCommand({ TableName: db.table, Item: asItWas(row) }))
    // What pages look stones up by tells the whole stone as well.
    const shown = row.data as { likeness?: object } | undefined
    if (row.pk === 'view#deaths') {
      const Item = { ...row, data: without(shown ?? {}, LATER.stone) }
      await db.send(new PutCommand({ TableName: db.table, Item }))
    }
    if (row.pk.startsWith('limit#')) {
      await db.send(new DeleteCommand({ TableName: db.table, Key: { pk: row.pk, sk: row.sk } }))
    }
  }
  const [stone] = await house.rowsOf<{ id: string }>(keeper.id, 'stone')
  ids = { living, dead, released, stone: stone?.data.id ?? '' }
})
afterAll(() => house.close())

const BROWSER = { headers: { accept: 'text/html' } }

it('was made older than it is', async () => {
  const [past] = await house.rowsOf(keeper.id, 'past')
  expect(past?.due_at).toBeUndefined()
})

it.each([
  ['the page of its stone', () => `/stones/${ids.stone}`],
  ['the page of the dead', () => `/creatures/${ids.dead}`],
  ['the page of the living', () => `/creatures/${ids.living}`],
  ['the page of its keeper', () => `/agents/${keeper.username}`],
  ['the graveyard', () => '/graveyard'],
  ['the front door', () => '/'],
  ['the feed', () => '/feed.atom'],
])('shows %s', async (_, path) => {
  const { status, text } = await house.call('GET', path(), BROWSER)
  expect([status, text]).toEqual([200, expect.not.stringMatching(/undefined|NaN/)])
})

it('tells of the living, the dead and the released', async () => {
  expect((await keeper.status()).body.creature).toMatchObject({ id: ids.living, alive: true })
  expect((await keeper.status(ids.dead)).body.gravestone.id).toBe(ids.stone)
  for (const id of [ids.living, ids.dead, ids.released]) {
    const { status, body } = await keeper.history(`creature_id=${id}`)
    expect([status, body.care_log_kept_until]).toEqual([200, undefined])
  }
  const tastes = await house.call('GET', '/api/house/preferences', { key: keeper.key })
  expect(tastes.body.discovered.feed).toMatchObject([{ item: 'tuna' }])
  const stones = await house.call('GET', '/api/house/graveyard', { key: keeper.key })
  expect(stones.body.gravestones).toMatchObject([{ name: 'Ash' }])
})

it('goes on: care, a new key, another egg, a loss that is told, and an empty house that knows whom it misses', async () => {
  expect((await keeper.care('play')).body.action_result.success).toBe(true)
  const rotated = await house.call('POST', '/api/auth/rotate-key', { key: keeper.key })
  expect(rotated.status).toBe(200)
  const key = rotated.body.your_token
  const ask = (method: string, path: string, body?: object) => house.call(method, path, { key, body })
  const { body } = await ask('POST', '/api/house/adopt', { name: 'Dogwood', species_slug: 'beagle' })
  expect((await ask('DELETE', '/api/house/release', { creature_id: body.creature.id })).status).toBe(200)
  house.clock.advance(60)
  await house.doChores()
  const empty = await ask('GET', '/api/house/status')
  expect([empty.status, empty.body.last_lost.name]).toEqual([404, 'Cedar'])
  expect(empty.body.lost_since_last_look).toMatchObject([{ name: 'Cedar' }])
})
