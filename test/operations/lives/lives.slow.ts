/** Whole lives over HTTP with a movable clock: the style of care decides the evolution path. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { countAdultRaised, GENEROUS_LIMITS, type Keeper, newKeeper } from '../../support/agents/keeper'
import type { Received } from '../../support/http'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ rateLimits: GENEROUS_LIMITS })
beforeEach(() => house.advanceToMorning())

const hoursUntil = (iso: string) => Math.max(0, (Date.parse(iso) - house.clock.now()) / MS_PER_HOUR)

/** Visits until the creature is an adult: `pause` returns the hours to wait, `tend` cares. */
async function raise(
  keeper: Keeper,
  slug: string,
  pause: (status: Received) => number,
  tend: (status: Received) => Promise<unknown>,
): Promise<Received> {
  const id = await keeper.raise({ species_slug: slug })
  for (let visit = 0; visit < 400; visit++) {
    const look = await keeper.status(id)
    if (look.body.creature.alive === false || look.body.creature.stage === 'adult') return look
    await tend(look)
    house.clock.advance(Math.max(0.05, pause(await keeper.status(id))))
  }
  throw new Error('the creature never became an adult')
}

/** Takes the first next step that is care, as an attentive agent would. */
const followAdvice = (keeper: Keeper) => async (look: Received) => {
  for (const { method, endpoint, body } of look.body.next_steps) {
    if (method === 'POST') await house.call(method, endpoint, { key: keeper.key, body })
  }
}
const whenRecommended = ({ body }: Received) => hoursUntil(body.recommended_checkin.at) || 0.25

it('meals at 110% of the feeding window lead to the balanced path', async () => {
  const keeper = await newKeeper(house)
  const late = ({ body }: Received) => 1.1 * body.creature.feeding_window_hours - body.creature.hours_since_fed
  const { body } = await raise(keeper, 'calico', late, () => keeper.care('feed'))
  expect(body.creature.evolution_progress.current_path).toBe('balanced')
  expect(body.creature.form).toBe('Straycat')
})

it('missed feeding windows lead to the low_care path, two days later', async () => {
  const keeper = await newKeeper(house)
  const seldom = ({ body }: Received) => 3.6 * body.creature.feeding_window_hours - body.creature.hours_since_fed
  const { body } = await raise(keeper, 'lab', seldom, async () => {
    await keeper.care('medicine')
    await keeper.care('feed')
    await keeper.care('play')
  })
  expect(body.creature.evolution_progress.current_path).toBe('low_care')
  expect(body.creature.form).toBe('Ghostdog')
  const { body: life } = await keeper.history()
  const { became_baby, became_adult } = life.evolution_history
  expect((Date.parse(became_adult) - Date.parse(became_baby)) / MS_PER_HOUR).toBe(168)
})

it('recovery from near death leads to the rescue path', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'hamster' })
  for (let look = 0; look < 150; look++) {
    const { body } = await keeper.status(id)
    if (body.creature.health < 20) break
    house.clock.advance(1)
    if (body.creature.death_clock.hours_remaining < 3) await keeper.care('reflect')
  }
  expect((await keeper.status(id)).body.creature.mood).toMatch(/critical|sleeping/)
  for (let hour = 0; hour < 8; hour++) {
    await keeper.care('feed')
    const { body } = await keeper.care('medicine')
    if (body.creature.health >= 40) break
    house.clock.advance(0.5)
  }
  for (let visit = 0; visit < 400; visit++) {
    const look = await keeper.status(id)
    if (look.body.creature.stage === 'adult') {
      expect(look.body.creature.evolution_progress.current_path).toBe('rescue')
      expect(look.body.creature.form).toBe('Mender')
      return
    }
    await followAdvice(keeper)(look)
    house.clock.advance(whenRecommended(await keeper.status(id)))
  }
  throw new Error('the creature never became an adult')
})

it('raising an adult unlocks uncommon species, reported at the next adoption', async () => {
  const keeper = await newKeeper(house)
  await countAdultRaised(house, keeper.id)
  const { body } = await keeper.adopt({ family: 'cat' })
  expect(body.creature.tier).toBe('uncommon')
  expect(body.milestones).toContainEqual({ type: 'tier_unlocked:uncommon', message: expect.any(String) })
  expect((await keeper.adopt({ family: 'cat' })).body.milestones).toBeUndefined()
})
