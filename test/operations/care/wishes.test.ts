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
      const as_of = the.house.context.now()
      return {
        stage: 'adult',
        path: 'high_care',
        as_of,
        last_care_at: as_of,
        last_cleaned_at: as_of,
        death: null,
        last_fed_at: hoursBefore({ ...one, as_of }, 0.6 * one.species.feeding_window_hours),
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
      const as_of = the.house.context.now()
      const stats = { hunger: 80, happiness: 95, health: 100, trust: 70, discipline: 80 }
      const fed = hoursBefore({ ...one, as_of }, 0.3 * one.species.feeding_window_hours)
      return {
        stage: 'adult',
        as_of,
        last_care_at: as_of,
        last_cleaned_at: as_of,
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
  expect(text).toContain(`at its next meal, from ${wish?.from}`)
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

it('gives a keepsake for the third granted wish: in the response, status and history', async () => {
  const { step } = await wishing('housecat', { wishes: { granted: 2, day: 0, half: null } })
  const { body } = await the.house.call('POST', step.endpoint, { key: the.keeper.key, body: step.body })
  const [kept] = body.new_keepsakes
  expect(kept).toEqual({ name: expect.any(String), text: expect.stringMatching(/^[^{]+$/) })
  const { creature } = await look()
  expect(creature.keepsakes).toEqual([kept])
  const picture = await the.house.call('GET', new URL(creature.face_url).pathname)
  expect(new URL(creature.face_url).pathname).toMatch(/adult-high_care-[\w-]+\.[a-z]+\//)
  expect(picture.status).toBe(200)
  const { body: life } = await the.keeper.history()
  expect(life.keepsakes).toEqual([kept])
  expect((await the.keeper.history('format=markdown')).text).toContain('## What it keeps')
})
