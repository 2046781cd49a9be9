/** Alive, dead and released: by neglect, hunger and poison; release; and the way back within seven days. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName, projecting: false })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }

let calm: string
let frail: string
beforeAll(async () => {
  calm = await design(CALM)
  frail = await design({ ...CALM, feeding_window_hours: 2 })
})

async function raised(slug: string) {
  const one = await keeper()
  const id = await one.raise(slug)
  const hatched = house.clock.now()
  const at = (hours: number) => new Date(hatched + hours * 3_600_000).toISOString()
  return { one, id, at, until: (hours: number) => passUntil(at(hours)) }
}

/** A second, in hours. */
const SECOND = 1 / 3600

const poison = { action: 'medicine', item: 'harmful pill' }

/** The keeper's gravestones, newest death first. */
const stones = async (one: LifeKeeper) => (await one.call('GET', '/api/house/graveyard')).body.gravestones

describe('Alive, dead, released', () => {
  it('alive: hours_without_care exceeds the death threshold of 36 hours: dead, with a gravestone and its epitaph', async () => {
    const { one, id, at, until } = await raised(calm)
    until(36 - SECOND)
    expect(await one.look(id)).toMatchObject({ alive: true, death_clock: { dies_at: at(36), urgency: 'imminent' } })
    until(36)
    const { status, body } = await one.status(id)
    expect(status).toBe(200)
    expect(body.creature).toMatchObject({ id, alive: false, died_at: at(36), cause: 'neglect' })
    const [stone, ...more] = await stones(one)
    expect(more).toEqual([])
    expect(stone).toMatchObject({
      name: 'Moth',
      species: 'Made',
      stage_reached: 'child',
      lived: '1 day and 12 hours',
      caretaker: one.username,
      feedings: 0,
      // Decided: the window that ended at 150% of 24 hours, at the instant of death, is not yet missed.
      missed_feedings: 0,
      last_care_action: null,
      cause: 'neglect',
      epitaph: expect.stringMatching(/./),
      died_at: at(36),
    })
  })

  it('alive: health reaches 0: dead; the cause `hunger` when fullness is 0 too', async () => {
    const { one, id } = await raised(await design({ feeding_window_hours: 2, hunger_decay_per_hour: 3 }))
    for (let time = 0; time < 4; time++) {
      pass(0.3)
      await one.care('reflect')
    }
    await one.acts([poison, poison])
    const { dies_at, hours_remaining, threshold_hours } = (await one.look()).death_clock
    expect(hours_remaining).toBeLessThan(threshold_hours)
    passUntil(dies_at)
    expect((await one.status(id)).body.creature).toMatchObject({ alive: false, cause: 'hunger', died_at: dies_at })
    expect((await stones(one))[0]).toMatchObject({ cause: 'hunger', died_at: dies_at })
  })

  it('alive: released: no gravestone', async () => {
    const { one, id } = await raised(calm)
    pass(5)
    const { status, body } = await one.call('DELETE', '/api/house/release', { creature_id: id })
    expect([status, body.success, body.creature_id]).toEqual([200, true, id])
    expect(await stones(one)).toEqual([])
    expect((await one.status(id)).status).toBe(404)
    const history = await one.history(`creature_id=${id}`)
    expect(history.body.creature).toMatchObject({ alive: false, age_hours: 5 })
    // Nothing happens to it any more.
    pass(100)
    expect(await stones(one)).toEqual([])
    expect((await one.history(`creature_id=${id}`)).body.creature).toMatchObject({ age_hours: 5 })
  })

  it('alive: released after it had died: dead, a gravestone, 410', async () => {
    const { one, id, at } = await raised(calm)
    pass(40)
    const { status, body } = await one.call('DELETE', '/api/house/release', { creature_id: id })
    // Decided: the text, with the gravestone.
    expect([status, body.error]).toEqual([410, 'Moth died before the release completed'])
    expect(body.gravestone).toMatchObject({ creature_id: id, died_at: at(36) })
    expect(await stones(one)).toHaveLength(1)
    expect((await one.call('DELETE', '/api/house/release', { creature_id: id })).status).toBe(404)
  })
})

describe('Decided: death is the earlier of the threshold and the time at which health reaches 0, the same for every caller', () => {
  it('whoever finds it, and whenever: died_at is dies_at', async () => {
    const [byStatus, byCare, byHistory] = [await raised(calm), await raised(calm), await raised(calm)]
    const dies = byStatus.at(36)
    pass(36)
    expect((await byCare.one.care('feed')).body).toMatchObject({
      error: 'No living creature found',
      creature: { alive: false, died_at: byCare.at(36) },
    })
    expect((await byHistory.one.history()).body.creature).toMatchObject({ alive: false, died_at: byHistory.at(36) })
    pass(30)
    expect((await byStatus.one.status(byStatus.id)).body.creature).toMatchObject({ alive: false, died_at: dies })
  })

  it('a frail creature dies when health reaches 0, hours before the threshold', async () => {
    const { one, id, at, until } = await raised(frail)
    await one.acts([poison, poison, poison, poison])
    // 20 health, 2 an hour from the third hour on.
    until(13 - SECOND)
    expect(await one.look(id)).toMatchObject({ alive: true })
    until(13)
    expect((await one.status(id)).body.creature).toMatchObject({ alive: false, died_at: at(13) })
  })

  it('only a harmful item can kill by an act of care: 200, alive: false and the gravestone', async () => {
    const { one, id, at } = await raised(calm)
    await one.acts([poison, poison, poison, poison])
    const { status, body } = await one.care('medicine', { item: 'harmful pill' })
    expect(status).toBe(200)
    expect(body.creature).toMatchObject({ id, alive: false, health: 0 })
    expect(body.action_result.changes).toEqual({ health: { before: 20, after: 0 } })
    expect(body.gravestone).toMatchObject({ creature_id: id, last_care_action: 'medicine', died_at: at(0) })
    expect((await one.status(id)).body.creature.alive).toBe(false)
  })

  it('with nothing alive, status is a 404 that names the last one lost, its cause, its price and until when', async () => {
    const { one, id, at } = await raised(calm)
    pass(40)
    const { status, body } = await one.status()
    expect([status, body.error]).toEqual([404, 'No living creatures in your house'])
    expect(body.last_lost).toMatchObject({ name: 'Moth', cause: 'neglect', creature_id: id, died_at: at(36) })
    expect(body.resurrection).toMatchObject({ possible: true, cost: 100, until: at(36 + 7 * 24) })
    pass(7 * 24)
    expect((await one.status()).body.resurrection).toMatchObject({ possible: false })
  })

  it('a status tells every loss since the last look', async () => {
    const one = await keeper()
    await one.raise(calm, { name: 'First' })
    await one.raise(calm, { name: 'Second' })
    pass(30)
    const kept = await one.raise(calm, { name: 'Third' })
    pass(10)
    const { creature, lost_since_last_look } = (await one.status()).body
    expect(creature.id).toBe(kept)
    expect(lost_since_last_look.map(({ name }: { name: string }) => name).sort()).toEqual(['First', 'Second'])
    expect((await one.status()).body.lost_since_last_look).toBeUndefined()
  })
})

describe('Decided: after a death an egg is offered only if no creature lives', () => {
  const ways: [string, (one: LifeKeeper, act: object) => ReturnType<LifeKeeper['call']>][] = [
    ['care', (one, act) => one.call('POST', '/api/house/care', act)],
    ['a visit', (one, act) => one.call('POST', '/api/house/visit', { care: [act] })],
  ]
  const adoption = ({ next_steps }: { next_steps: { action: string }[] }) =>
    next_steps.findIndex(({ action }) => action === 'adopt')

  it.each(ways)('by %s, and in the status of the dead creature', async (_what, send) => {
    const one = await keeper()
    const [first, last] = [await one.raise(calm, { name: 'Ash' }), await one.raise(calm, { name: 'Bee' })]
    for (const creature_id of [first, last]) {
      const isLast = creature_id === last
      for (let dose = 1; dose < 5; dose++) await send(one, { ...poison, creature_id })
      const { next_steps } = (await send(one, { ...poison, creature_id })).body
      expect(next_steps[0]).toMatchObject({ endpoint: '/api/house/graveyard' })
      expect(next_steps).toContainEqual(expect.objectContaining({ endpoint: '/api/house/credits' }))
      expect(adoption({ next_steps })).toBe(isLast ? next_steps.length - 1 : -1)
      expect(adoption((await one.status(creature_id)).body) >= 0).toBe(isLast)
    }
  })
})

describe('Alive, dead, released: dead by POST resurrect', () => {
  /** A creature that died 36 hours after hatching, and its keeper's credits. */
  async function lost() {
    const life = await raised(calm)
    life.until(36)
    await life.one.status()
    await buy(life.one, '100')
    const resurrect = () => life.one.call('POST', '/api/house/resurrect', { creature_id: life.id })
    return { ...life, resurrect }
  }

  async function buy(one: LifeKeeper, pack: string) {
    const { body } = await one.call('POST', '/api/house/credits', { pack })
    await house.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
  }

  const balance = async (one: LifeKeeper) => (await one.call('GET', '/api/house/credits')).body.credits

  it('died within 7 days, enough credits: alive, credits deducted, all stats 50, trust 30', async () => {
    const { one, id, resurrect } = await lost()
    const { status, body } = await resurrect()
    expect(status).toBe(200)
    expect(body.creature).toMatchObject({
      resurrection_number: 1,
      stats: { hunger: 50, happiness: 50, health: 50, trust: 30, discipline: 50 },
    })
    expect(body).toMatchObject({ credits_spent: 100, credits_remaining: 0, next_resurrection_cost: 500 })
    expect(await balance(one)).toBe(0)
    expect(await one.look(id)).toMatchObject({
      alive: true,
      stage: 'child',
      hunger: 50,
      happiness: 50,
      health: 50,
      trust: 30,
      discipline: 50,
    })
  })

  it('care timestamps reset to now; Decided: rhythm and streak start anew, the age counts only hours lived', async () => {
    const { one, id, resurrect } = await lost()
    pass(50)
    await resurrect()
    expect(await one.look(id)).toMatchObject({
      age_hours: 36,
      hours_since_fed: 0,
      care_rhythm: { established: false, average_hours: null, death_threshold_hours: 36 },
      death_clock: { hours_without_care: 0, hours_remaining: 36 },
    })
    pass(1)
    expect(await one.look(id)).toMatchObject({ age_hours: 37, hours_since_fed: 1 })
  })

  it('a new personality layer is added, and the gravestone stays, marked resurrected', async () => {
    const { one, id, resurrect } = await lost()
    const stone = (await stones(one))[0]
    expect(stone).toMatchObject({ creature_id: id, resurrected: false })
    await resurrect()
    const [after] = await stones(one)
    expect(after).toMatchObject({ id: stone.id, creature_id: id, resurrected: true })
    const { personality_traits } = await one.look(id)
    expect(personality_traits.at(-1)).toMatch(/./)
    expect(new Set(personality_traits).size).toBe(personality_traits.length)
  })

  it('evolution path and portraits are kept', async () => {
    const { one, id, until } = await raised(calm)
    for (let day = 1; day <= 5; day++) {
      until(24 * day)
      await one.care('feed')
    }
    const { creature, portraits } = (await one.status()).body
    expect(creature).toMatchObject({ stage: 'adult', form: 'Bonded' })
    pass(48)
    await one.status()
    await buy(one, '100')
    expect((await one.call('POST', '/api/house/resurrect', { creature_id: id })).status).toBe(200)
    const back = (await one.status(id)).body
    expect(back.creature).toMatchObject({
      stage: 'adult',
      form: 'Bonded',
      evolution_progress: { current_path: 'high_care' },
      personality_traits: [...creature.personality_traits, expect.any(String)],
    })
    expect(back.portraits.map(({ stage, generated_at }: Record<string, string>) => [stage, generated_at])).toEqual(
      portraits.map(({ stage, generated_at }: Record<string, string>) => [stage, generated_at]),
    )
  })

  it('dies again, and both gravestones stay: only the first is marked', async () => {
    const { one, id, resurrect } = await lost()
    await resurrect()
    pass(36)
    expect((await one.status(id)).body).toMatchObject({ creature: { alive: false }, resurrection: { cost: 500 } })
    const [second, first] = await stones(one)
    expect([second.resurrected, first.resurrected]).toEqual([false, true])
    expect(second.id).not.toBe(first.id)
  })
})
