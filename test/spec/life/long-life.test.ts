/** Long lives: streaks, honoured ages, keepsakes, and the price of a return by age and deaths. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, keeper, design } = lifeHouse({ items: itemsByName, projecting: false })

let slug: string
beforeAll(async () => {
  slug = await design({ feeding_window_hours: 24, hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2 })
})

/** A creature, and what keeps it alive. */
async function life() {
  const one = await keeper()
  const id = await one.raise(slug)
  let hours = 0
  /** Passes hours, then feeds and washes it: unwashed, it would not outlive its late meals. */
  const care = async (after: number, acts = [{ action: 'feed' }, { action: 'clean' }]) => {
    pass(after)
    hours += after
    await one.acts(acts)
  }
  return {
    one,
    id,
    care,
    /** Feeds it each so many hours until it is of this age. */
    async until(age: number, every: number) {
      while (hours < age) await care(every)
    },
    /** Lets it die: 48 hours after the last care, which is what its rhythm allows. */
    async lose() {
      pass(48)
      return (await one.status(id)).body
    },
  }
}

async function buy(one: LifeKeeper, pack: string) {
  const { body } = await one.call('POST', '/api/house/credits', { pack })
  const paid = await house.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
  expect(paid.status).toBe(200)
}

const cost = async (one: LifeKeeper, id: string) => {
  const { body } = await one.call('POST', '/api/house/resurrect', { creature_id: id })
  return body.cost
}

describe('POST /api/house/resurrect: cost = 100 x 5^(previous_deaths), multiplied by max(1, age_hours / 168)', () => {
  it('1-day creature, first death: 100', async () => {
    const { one, id } = await life()
    pass(36)
    await one.status(id)
    expect(await cost(one, id)).toBe(100)
  })

  it.each([
    ['a week', 168, 100, 24],
    ['a day more than a week', 192, 114, 24],
    ['1 month', 720, 429, 36],
  ])('%s (%d hours), first death: Decided: rounded to %d', async (_age, age, credits, every) => {
    const { one, id, until, care, lose } = await life()
    // Daily first, which makes a rhythm; then at nine in the morning and in the evening, or daily.
    await until(96, 24)
    await until(age - 48, every)
    await care(0, [{ action: 'reflect' }])
    await lose()
    expect((await one.history()).body.creature.age_hours).toBe(age)
    expect(await cost(one, id)).toBe(credits)
  })
})

describe('Stat milestones: care_streak 10, 25, 50, 100 on-time feedings; Decided: 10, 30, 100 and 365 days are milestones', () => {
  /** It lives on, for the ages that take so long. */
  let old: Awaited<ReturnType<typeof life>>

  it('a hundred meals on time, one a day', async () => {
    old = await life()
    const { one, care } = old
    const seen: string[] = []
    for (let day = 1; day <= 100; day++) {
      await care(24)
      if (![9, 10, 24, 25, 29, 30, 49, 50, 99, 100].includes(day)) continue
      const { milestones = [] } = (await one.status()).body
      for (const { type, value } of milestones) {
        if (['care_streak', 'age_milestone'].includes(type)) seen.push(`day ${day}: ${type} ${value}`)
      }
    }
    expect(seen).toEqual([
      'day 10: age_milestone 10',
      'day 10: care_streak 10',
      'day 25: care_streak 25',
      'day 30: age_milestone 30',
      'day 50: care_streak 50',
      'day 100: age_milestone 100',
      'day 100: care_streak 100',
    ])
    // Decided: a streak of 25 and a hundred days leave a keepsake each.
    const { creature } = (await one.status()).body
    // Only the latest has its text.
    const name = expect.any(String)
    expect(creature.keepsakes).toEqual([{ name }, { name, text: expect.any(String) }])
    expect(creature).toMatchObject({ stage: 'adult', age_hours: 2400 })
  })

  it('6-month creature: a return is about 2,600 credits for the first death, about 13,000 for the second', async () => {
    const { one, id, until, lose } = old
    await until(4308, 36)
    const { resurrection } = await lose()
    // 100 x 4,356 / 168.
    expect(resurrection.cost).toBe(2593)
    // Decided: the stone shows its keepsakes.
    const { gravestones } = (await one.call('GET', '/api/house/graveyard')).body
    const kept = { name: expect.any(String), text: expect.any(String) }
    expect(gravestones[0].keepsakes).toEqual([kept, kept])
    for (const pack of ['1000', '1000', '1000']) await buy(one, pack)
    const { body } = await one.call('POST', '/api/house/resurrect', { creature_id: id })
    expect(body).toMatchObject({ credits_spent: 2593, credits_remaining: 407, next_resurrection_cost: 12_964 })
    // Decided: a return leaves a keepsake.
    expect((await one.look()).keepsakes).toHaveLength(3)
    // 36 hours more, then 500 x 4,392 / 168.
    pass(36)
    await one.status(id)
    expect(await cost(one, id)).toBe(13_071)
  })

  it('365 days, which count only hours lived', async () => {
    const { one, id, care } = old
    // 407 credits are left of 13,071.
    for (let pack = 1; pack <= 13; pack++) await buy(one, '1000')
    expect((await one.call('POST', '/api/house/resurrect', { creature_id: id })).status).toBe(200)
    // From 4,392 hours: 4 x 24 and 118 x 36.
    for (let meal = 1; meal <= 4; meal++) await care(24)
    for (let meal = 1; meal <= 118; meal++) await care(36)
    pass(23.99)
    const ages = async () => {
      const { creature, milestones = [] } = (await one.status()).body
      const told = milestones.filter(({ type }: { type: string }) => type === 'age_milestone')
      return [creature.age_hours, told.map(({ value }: { value: number }) => value)]
    }
    expect(await ages()).toEqual([8759.99, []])
    pass(0.01)
    expect(await ages()).toEqual([8760, [365]])
  })
})
