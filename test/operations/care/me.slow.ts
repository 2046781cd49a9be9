/** GET /api/me: the whole household in one call. */
import { alterCreature, countAdultRaised, type Keeper, useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'

const the = useTestHouse({ rateLimits: { adopt: 5, status: 10_000, care: 10_000, me: 10_000 } })

const me = ({ key }: Keeper): Promise<Received> => the.house.call('GET', '/api/me', { key })

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
  await alterCreature(
    the,
    ({ milestones }) => ({
      milestones: [...milestones, { type: 'trust_milestone', value: 50 }],
      milestones_told: milestones.length,
    }),
    id,
  )
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

it('suggests adoption to an empty household', async () => {
  const { body } = await me(the.keeper)
  expect(body).toMatchObject({ creatures: [], next_visit: null, credits: 0, next_steps: [{ action: 'adopt' }] })
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
