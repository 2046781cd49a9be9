/** Wishes and keepsakes: shown by status, granted by care, kept permanently. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { alterCreature, hoursBefore, useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()
const look = async () => (await the.keeper.status()).body

/** A grown creature with a wish that can be granted now, and the step that grants it. */
async function wishing(slug: string, over: Partial<Creature> = {}) {
  await the.keeper.raise({ species_slug: slug })
  for (let day = 0; day < 30; day++) {
    the.house.clock.advance(24)
    await alterCreature(the, (one) => {
      const stats_at = the.house.context.now()
      return {
        stage: 'adult',
        path: 'high_care',
        stats_at,
        last_care_at: stats_at,
        last_cleaned_at: stats_at,
        death: null,
        last_fed_at: hoursBefore({ ...one, stats_at }, 0.6 * one.species.feeding_window_hours),
        stats: { hunger: 80, happiness: 95, health: 100, trust: 70, discipline: 80 },
        ...over,
      }
    })
    const { creature, next_steps } = await look()
    const step = next_steps.find(({ body }: { body?: { action: string } }) => body?.action === creature.wish?.by.action)
    if (creature.wish && step && !creature.wish.by.times) return { wish: creature.wish, step, next_steps, creature }
  }
  throw new Error('the creature has no wish')
}

it('shows the call of a wished meal only once it grants the wish, and before that the time', async () => {
  await the.keeper.raise({ species_slug: 'housecat' })
  let wish: { by: { action: string; item?: string }; call?: string; from?: string } | undefined
  for (let day = 0; day < 60 && wish?.by.action !== 'feed'; day++) {
    the.house.clock.advance(24)
    await alterCreature(the, (one) => {
      const stats_at = the.house.context.now()
      const stats = { hunger: 80, happiness: 95, health: 100, trust: 70, discipline: 80 }
      const fed = hoursBefore({ ...one, stats_at }, 0.3 * one.species.feeding_window_hours)
      return {
        stage: 'adult',
        stats_at,
        last_care_at: stats_at,
        last_cleaned_at: stats_at,
        last_fed_at: fed,
        death: null,
        stats,
      }
    })
    wish = (await look()).creature.wish
  }
  const from = Date.parse(wish?.from ?? '')
  expect([wish?.by.action, wish?.call, from > the.house.clock.now()]).toEqual(['feed', undefined, true])
  const { text } = await the.house.call('GET', '/api/house/status', {
    key: the.keeper.key,
    headers: { accept: 'text/plain' },
  })
  expect(text).toMatch(new RegExp(`at its next meal, in [\\w ]+ \\(\\w+ ${wish?.from?.slice(11, 16)} UTC\\)`))
  const advanceTo = (at: number) => the.house.clock.advance((at - the.house.clock.now()) / 3_600_000)
  advanceTo(from - 1)
  expect((await look()).creature.wish).toEqual(wish)
  advanceTo(from)
  const { call, by, ...later } = (await look()).creature.wish
  expect([call, later.from]).toEqual(['POST /api/house/care', undefined])
  expect((await the.keeper.care('feed', { item: by.item })).body.wish_granted).toBeDefined()
})

it('puts the step for a wish after all care that is needed', async () => {
  const { step, next_steps, wish } = await wishing('housecat', {
    stats: { hunger: 80, happiness: 60, health: 70, trust: 70, discipline: 80 },
  })
  const wished = next_steps.findIndex(({ description }: { description: string }) =>
    /wishes for today/.test(description),
  )
  if (wished >= 0) {
    expect(next_steps.slice(0, wished).map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['feed', 'medicine']),
    )
  } else expect(step.body.action).toBe(wish.by.action)
})

it.each([
  ['glad_of_wish', 'glad of its wish'],
  ['missed_you', 'glad that you are back'],
  ['let_down', 'let down'],
] as const)('a feeling is told in words: %s', async (kind, words) => {
  await the.keeper.raise()
  const since = the.house.context.now()
  const feeling = {
    kind,
    cause: 'wish_granted',
    began_at: since,
    ends_at: hoursBefore({ stats_at: since } as Creature, -6),
  } as const
  await alterCreature(the, () => ({ feeling }))
  const { text } = await the.house.call('GET', '/api/house/status', {
    key: the.keeper.key,
    headers: { accept: 'text/plain' },
  })
  expect(text).toContain(`It feels ${words} (`)
})
