/** GET /api/me: the whole household in one call, with an ETag. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { alterCreature, countAdultRaised, type Keeper, useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'
import { iterations } from '../../support/sampling'
import { buyCredits } from '../../support/services/stripe'

const the = useTestHouse({ rateLimits: { adopt: 5, status: 10_000, care: 10_000, me: 10_000 } })

const me = (keeper: Keeper, query = '', headers: Record<string, string> = {}): Promise<Received> =>
  the.house.call('GET', `/api/me${query}`, { key: keeper.key, headers })
const asking = (etag: unknown) => ({ 'if-none-match': String(etag) })

it('returns the agent, its credits, its creatures and the next visit', async () => {
  const id = await the.keeper.raise({ name: 'Moth', species_slug: 'calico' })
  await the.keeper.adopt({ name: 'Pip', species_slug: 'lab' })
  await buyCredits(the.house, the.keeper, '100')
  const { body } = await me(the.keeper)
  expect(body).toMatchObject({
    agent: { id: the.keeper.id, username: the.keeper.username },
    credits: 100,
    tier: 'common',
    next_tier: { tier: 'uncommon', conditions: [{ condition: 'adults_raised', need: 1, have: 0, met: false }] },
    creatures: [
      { name: 'Pip', stage: 'egg', dies_at: null, feeding_status: null, next_feeding_window: null },
      { name: 'Moth', stage: 'baby', hunger: 100, trust: 20 },
    ],
    limits: { adopt: { left: 3, of: 5 }, care: { left: 10_000 }, rotate_key: { left: 5 } },
  })
  expect(body.next_visit.to_do).toContainEqual(expect.objectContaining({ name: 'Pip', action: 'look' }))
  const { recommended_checkin, creature } = (await the.keeper.status(id)).body
  const after = (await me(the.keeper)).body
  expect(after.next_visit).toMatchObject({ at: recommended_checkin.at, reason: recommended_checkin.reason })
  expect(after.creatures[1]).toMatchObject({ dies_at: creature.death_clock.dies_at, mood: creature.mood })
})

it('returns what unlocks the next tier', async () => {
  await countAdultRaised(the.house, the.keeper.id)
  const { tier, next_tier } = (await me(the.keeper)).body
  expect(tier).toBe('uncommon')
  expect(next_tier).toEqual({
    tier: 'rare',
    conditions: [
      { condition: 'adults_raised', need: 3, have: 1, met: false },
      { condition: 'death_rate', need: 0.25, have: 0, met: true },
    ],
  })
})

it('returns milestones and losses without marking them as seen', async () => {
  await the.keeper.raise({ name: 'Moth', species_slug: 'hamster' })
  the.house.clock.advance(60)
  const id = await the.keeper.raise({ name: 'Pip', species_slug: 'calico' })
  await alterCreature(the, () => ({ untold: [{ type: 'trust_milestone', value: 50 }] }), id)
  for (let time = 0; time < 2; time++) {
    const { body } = await me(the.keeper)
    expect(body.milestones).toEqual([expect.objectContaining({ creature_id: id, type: 'trust_milestone', value: 50 })])
  }
  expect((await the.keeper.status(id)).body.milestones).toHaveLength(1)
  expect((await me(the.keeper)).body.milestones).toBeUndefined()

  the.house.clock.advance(60)
  for (let time = 0; time < 2; time++) {
    expect((await me(the.keeper)).body.lost_since_last_look).toMatchObject([{ name: 'Pip' }])
  }
  expect((await the.keeper.status()).body.lost_since_last_look).toMatchObject([{ name: 'Pip' }])
  expect((await me(the.keeper)).body.lost_since_last_look).toBeUndefined()
})

it('takes one round trip and writes nothing', async () => {
  await the.keeper.raise({ species_slug: 'parrot' })
  const before = await the.house.rowsOf(the.keeper.id, 'creature')
  expect(await the.house.countRoundTrips(() => me(the.keeper))).toBe(1)
  expect(await the.house.rowsOf(the.keeper.id, 'creature')).toEqual(before)
})

describe('the ETag', () => {
  it('stays valid while nothing visible changes, although time passes', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    await the.keeper.care('reflect')
    const first = await me(the.keeper)
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    the.house.clock.advance(1 / 60)
    const again = await me(the.keeper, '', asking(first.headers.etag))
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag])
    expect(again.headers['x-ratelimit-remaining']).toBe('9999')
    expect((await me(the.keeper, '', asking(`"other", ${first.headers.etag}`))).status).toBe(304)
    expect((await me(the.keeper, '', asking('W/"other"'))).status).toBe(200)
  })

  it('changes exactly when the response changes, hour by hour', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    let last = await me(the.keeper)
    const shown = ({ body }: Received) => {
      const { as_of, limits: _, next_steps: __, next_visit, ...rest } = body
      const { hours_from_now: ___, ...visit } = next_visit ?? {}
      return JSON.stringify([rest, { ...visit, at: next_visit?.at <= as_of ? 'now' : next_visit?.at }])
    }
    let kept = 0
    const looks = iterations(24, 60)
    for (let look = 0; look < looks; look++) {
      the.house.clock.advance(0.2)
      const next = await me(the.keeper)
      const same = shown(next) === shown(last)
      expect([look, next.headers.etag === last.headers.etag]).toEqual([look, same])
      expect((await me(the.keeper, '', asking(last.headers.etag))).status).toBe(same ? 304 : 200)
      kept += Number(same)
      last = next
    }
    expect(kept).toBeGreaterThan(looks / 12)
    expect(kept).toBeLessThan(looks)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['care', () => the.keeper.care('play')],
    ['an adoption', () => the.keeper.adopt()],
    ['credits', () => buyCredits(the.house, the.keeper, '100')],
    ['a day', async () => the.house.clock.advance(24)],
  ])('changes after %s', async (_what, change) => {
    await the.keeper.raise({ species_slug: 'calico' })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, happiness: 60 } }))
    const { headers } = await me(the.keeper)
    await change()
    expect((await me(the.keeper, '', asking(headers.etag))).status).toBe(200)
  })
})

describe('the since parameter', () => {
  it('lists only creatures that look different since then', async () => {
    const one = await the.keeper.raise({ name: 'One', species_slug: 'calico' })
    await the.keeper.raise({ name: 'Two', species_slug: 'calico' })
    const { as_of } = (await me(the.keeper)).body
    the.house.clock.advance(1 / 60)
    const still = (await me(the.keeper, `?since=${as_of}`)).body
    expect([still.creatures, still.agent]).toEqual([[], undefined])
    await the.keeper.care('reflect', { creature_id: one })
    expect((await me(the.keeper, `?since=${as_of}`)).body.creatures).toMatchObject([{ name: 'One' }])
    the.house.clock.advance(5)
    expect((await me(the.keeper, `?since=${as_of}`)).body.creatures).toHaveLength(2)
    const then = new Date(the.house.clock.now() - MS_PER_HOUR / 60).toISOString()
    expect((await me(the.keeper, `?since=${then}`)).body.creatures.length).toBeLessThan(2)
  })

  it.each(['yesterday', '2026-03-02', '2026-13-02T00:00:00Z', '2026-02-30T00:00:00Z'])(
    'refuses %s with details',
    async (since) => {
      const { status, body } = await me(the.keeper, `?since=${since}`)
      expect([status, body.details]).toEqual([400, expect.stringContaining('must be a time in UTC')])
    },
  )
})

it('suggests adoption to an empty household', async () => {
  const { body } = await me(the.keeper)
  expect(body).toMatchObject({ creatures: [], next_visit: null, credits: 0, next_steps: [{ action: 'adopt' }] })
})

it('lists all living ids, so that a released creature is noticed, and offers an empty household the resurrection', async () => {
  const [stays, leaves] = [await the.keeper.raise({ name: 'Ivy' }), await the.keeper.raise({ name: 'Elm' })]
  const { as_of } = (await me(the.keeper)).body
  await the.house.call('DELETE', '/api/house/release', { key: the.keeper.key, body: { creature_id: leaves } })
  const { body } = await me(the.keeper, `?since=${as_of}`)
  expect([body.living, body.creatures]).toEqual([[stays], []])
  the.house.clock.advance(60)
  await the.keeper.status()
  const empty = (await me(the.keeper)).body
  expect(empty.living).toEqual([])
  expect(empty.next_steps.map(({ action }: { action: string }) => action)).toEqual([
    'visit_graveyard',
    'view_history',
    'buy_credits',
    'adopt',
  ])
})

it.each([
  ['sick', { health: 39.6 }, { health: 39 }],
  ['critical', { health: 19.7 }, { health: 19 }],
  ['hungry', { hunger: 29.6 }, { hunger: 29 }],
  ['happy', { happiness: 80.4, hunger: 50.3 }, { happiness: 81, hunger: 51 }],
  ['content', { happiness: 79.6, hunger: 90 }, { happiness: 80 }],
])('rounds no stat across the threshold of a mood: %s', async (mood, stats, shown) => {
  await the.keeper.raise({ species_slug: 'housecat' })
  await alterCreature(the, (creature) => ({ stats: { ...creature.stats, ...stats } }))
  expect((await me(the.keeper)).body.creatures[0]).toMatchObject({ mood, ...shown })
})
