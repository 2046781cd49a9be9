/** The death clock, the care rhythm, and what is lost in hours awake. */
import { EARLY_RISER, type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName })

/** Loses little, so that nothing but what a test is about moves. */
const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }

async function raised(slug: string): Promise<LifeKeeper> {
  const one = await keeper(EARLY_RISER)
  await one.raise(slug)
  return one
}

/** Raises a creature of a species with these fields. */
const raisedAs = async (fields: object): Promise<LifeKeeper> => raised(await design({ ...CALM, ...fields }))

let calm: string
beforeAll(async () => {
  calm = await design(CALM)
})

/** Reflects after each of these hours. The first care of a life ends no interval. */
async function reflectEvery(one: LifeKeeper, ...intervals: number[]): Promise<void> {
  for (const hours of [1, ...intervals]) {
    pass(hours)
    await one.care('reflect')
  }
}

describe('Death clock', () => {
  it('fields: hours_without_care, dies_at (timestamp), hours_remaining, threshold_hours, urgency', async () => {
    const one = await raised(calm)
    const hatched = house.clock.now()
    pass(4)
    expect((await one.look()).death_clock).toEqual({
      hours_without_care: 4,
      dies_at: new Date(hatched + 36 * 3_600_000).toISOString(),
      hours_remaining: 32,
      threshold_hours: 36,
      urgency: 'safe',
    })
  })

  it('urgency by the share of the threshold that remains: more than 67%, 33-67%, 11-33%, less than 11%', async () => {
    const one = await raised(calm)
    const hatched = house.clock.now()
    const seen: unknown[] = []
    for (const percent of [67.1, 67, 33.1, 32.9, 11.1, 10.9, 0.1]) {
      passUntil(new Date(hatched + 36 * (1 - percent / 100) * 3_600_000).toISOString())
      seen.push([percent, (await one.look()).death_clock.urgency])
    }
    expect(seen).toEqual([
      [67.1, 'safe'],
      [67, 'warning'],
      [33.1, 'warning'],
      [32.9, 'critical'],
      [11.1, 'critical'],
      [10.9, 'imminent'],
      [0.1, 'imminent'],
    ])
  })

  it('each of the seven actions is care, and starts it anew', async () => {
    const one = await raised(calm)
    for (const action of ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep', 'reflect']) {
      pass(2)
      await one.care(action)
      const { hours_without_care, hours_remaining, threshold_hours } = (await one.look()).death_clock
      expect([action, hours_without_care, threshold_hours - hours_remaining]).toEqual([action, 0, 0])
    }
  })

  it('Decided: dies_at is the earlier of the threshold and the instant at which health reaches 0', async () => {
    const one = await raisedAs({ feeding_window_hours: 2 })
    const hatched = house.clock.now()
    for (let pill = 0; pill < 4; pill++) await one.care('medicine', { item: 'harmful pill' })
    // 20 health, of which 2 an hour go from the third hour on; urgency is measured by the threshold all the same.
    expect((await one.look()).death_clock).toMatchObject({
      dies_at: new Date(hatched + 13 * 3_600_000).toISOString(),
      hours_remaining: 13,
      threshold_hours: 36,
      urgency: 'warning',
    })
  })

  it('Decided: an egg has no clock: no age, no loss and no death before it hatches', async () => {
    const one = await keeper(EARLY_RISER)
    await one.adopt({ species_slug: calm })
    pass(300)
    expect(await one.look()).toMatchObject({
      stage: 'baby',
      age_hours: 0,
      hunger: 100,
      happiness: 100,
      health: 100,
      hours_since_fed: 0,
      death_clock: { hours_without_care: 0, hours_remaining: 36 },
    })
  })
})

describe('Care rhythm', () => {
  it('established is false until 3 intervals are recorded; until then the threshold is 36 hours', async () => {
    const one = await raised(calm)
    const seen: unknown[] = []
    for (const hours of [2, 2, 2, 2]) {
      pass(hours)
      await one.care('reflect')
      const { established, death_threshold_hours } = (await one.look()).care_rhythm
      seen.push([established, death_threshold_hours])
    }
    expect(seen).toEqual([
      [false, 36],
      [false, 36],
      [false, 36],
      [true, 24],
    ])
  })

  it('care at the instant of hatching is the first, so three more record 3 intervals', async () => {
    const one = await raised(calm)
    await one.care('reflect')
    await reflectEvery(one, 2, 2)
    expect((await one.look()).care_rhythm).toMatchObject({ average_hours: 1.67, established: true })
  })

  it('fields: average_hours, death_threshold_hours, decay_multiplier, established', async () => {
    const one = await raised(calm)
    expect((await one.look()).care_rhythm).toEqual({
      average_hours: null,
      death_threshold_hours: 36,
      decay_multiplier: 1,
      established: false,
    })
    await reflectEvery(one, 1, 2, 3)
    expect((await one.look()).care_rhythm).toEqual({
      average_hours: 2,
      death_threshold_hours: 24,
      decay_multiplier: 1,
      established: true,
    })
  })

  it('Decided: average_hours is the mean of the first 3 intervals, then moves by 2/21 of the difference', async () => {
    const one = await raised(calm)
    await reflectEvery(one, 1, 2, 3, 4)
    // 2 + 2/21 x (4 - 2).
    expect((await one.look()).care_rhythm.average_hours).toBe(2.19)
  })

  it.each([
    [7.9, 24],
    [8.1, 24.3],
    [15.9, 47.7],
    [16.1, 48],
    [20, 48],
  ])('an average of %d hours: death_threshold_hours = min(48, max(24, average x 3)) = %d', async (hours, threshold) => {
    const one = await raised(calm)
    await reflectEvery(one, hours, hours, hours)
    const { care_rhythm, death_clock } = await one.look()
    expect(care_rhythm).toMatchObject({ average_hours: hours, death_threshold_hours: threshold })
    expect(death_clock).toMatchObject({ threshold_hours: threshold, hours_without_care: 0 })
  })

  it.each([
    [0.25, null],
    [0.26, 0.26],
  ])(
    'Decided: an action %d hours after the last belongs to its visit within 15 minutes: average %p',
    async (hours, average) => {
      const one = await raised(calm)
      await reflectEvery(one, hours, hours, hours)
      expect((await one.look()).care_rhythm.average_hours).toBe(average)
    },
  )
})

describe('Decided: breaking an established rhythm makes losses up to four times faster, in steps', () => {
  it('decay_multiplier by the hours since the last care, in averages: 1 up to 1.5, then linear through 1.5 at 2 and 2.5 at 3 to 4 at 4 and more', async () => {
    const one = await raised(calm)
    await reflectEvery(one, 2, 2, 2)
    const since = house.clock.now()
    const seen: unknown[] = []
    for (const averages of [1, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5]) {
      passUntil(new Date(since + averages * 2 * 3_600_000).toISOString())
      seen.push([averages, (await one.look()).care_rhythm.decay_multiplier])
    }
    expect(seen).toEqual([
      [1, 1],
      [1.5, 1],
      [1.75, 1.25],
      [2, 1.5],
      [2.5, 2],
      [3, 2.5],
      [3.5, 3.25],
      [4, 4],
      [4.5, 4],
    ])
  })

  it('hunger and happiness fall at the rates of the species times the multiplier; an average below an hour counts as one', async () => {
    const one = await raisedAs({ hunger_decay_per_hour: 2.8, happiness_decay_per_hour: 1.5 })
    await reflectEvery(one, 0.3, 0.3, 0.4)
    // Two hours at the plain rate: 94.4 and 97. Four hours count as 1.5 + 0.625 + 2 + 3.25 = 7.375, a fifth as 4.
    pass(4)
    expect(await one.look()).toMatchObject({ hunger: 73.75, happiness: 85.94, health: 100 })
    pass(1)
    expect(await one.look()).toMatchObject({ hunger: 62.55, happiness: 79.94, health: 100 })
  })

  it('before a rhythm is established, and for health and trust, there is no multiplier', async () => {
    const one = await raisedAs({ feeding_window_hours: 2 })
    await reflectEvery(one, 0.3, 0.3, 0.4)
    pass(8)
    // Health: 2 an hour from the third hour to the tenth. Trust: 20 + 4 x 2, and 0.3 an hour after four hours alone.
    const { health, trust, care_rhythm } = await one.look()
    expect({ health, trust, multiplier: care_rhythm.decay_multiplier }).toEqual({
      health: 86,
      trust: 26.8,
      multiplier: 4,
    })
  })
})

describe('Care rhythm: the social trait', () => {
  const SOCIAL = { ...CALM, hunger_decay_per_hour: 2, happiness_decay_per_hour: 1, innate_traits: ['social'] }

  it('1.5x stat decay when not checked for 3+ hours', async () => {
    const slug = await design(SOCIAL)
    const [checked, unchecked] = [await raised(slug), await raised(slug)]
    pass(3)
    await checked.status()
    pass(3)
    expect(await checked.look()).toMatchObject({ hunger: 88, happiness: 94 })
    expect(await unchecked.look()).toMatchObject({ hunger: 85, happiness: 92.5 })
    // That look was a check.
    pass(3)
    expect(await unchecked.look()).toMatchObject({ hunger: 79, happiness: 89.5 })
  })

  it('Decided: a status checks every creature that it shows, and a care action its target', async () => {
    const slug = await design(SOCIAL)
    const one = await keeper(EARLY_RISER)
    const first = await one.raise(slug)
    const second = await one.raise(slug, { name: 'Other' })
    pass(3)
    await one.status(second)
    pass(3)
    expect(await one.look(first)).toMatchObject({ hunger: 88 })
    pass(3)
    await one.care('reflect', { creature_id: first })
    pass(3)
    // Cared for, the first was never lonely; nobody looked at the second for six hours.
    const { creature, other_creatures } = (await one.status(first)).body
    expect([creature.hunger, other_creatures[0].hunger]).toEqual([76, 73])
  })

  it('other traits change no rate', async () => {
    const traits = [
      'punctual',
      'forgiving',
      'suspicious',
      'grateful',
      'stoic',
      'anxious',
      'vocal',
      'stubborn',
      'gentle',
    ]
    for (const innate_traits of [traits.slice(0, 3), traits.slice(3, 6), traits.slice(6), ['nocturnal', 'solitary']]) {
      const one = await raisedAs({ hunger_decay_per_hour: 2, happiness_decay_per_hour: 1, innate_traits })
      pass(10)
      expect(await one.look()).toMatchObject({ hunger: 80, happiness: 90, health: 100, trust: 20 })
    }
  })
})

describe('Decided: trust falls after twice the feeding window without care, by the trust speed', () => {
  it.each([
    ['instant', 0.15],
    ['fast', 0.2],
    ['medium', 0.3],
    ['slow', 0.45],
  ])('%s: %d an hour', async (trust_speed, loss) => {
    const one = await raisedAs({ trust_speed, feeding_window_hours: 2 })
    pass(4)
    expect(await one.look()).toMatchObject({ trust: 20 })
    pass(10)
    expect(await one.look()).toMatchObject({ trust: 20 - 10 * loss })
  })
})

describe('Decided: losses of a hungry, starving or dirty creature', () => {
  it('happiness falls 1.5x faster while hunger is below 30; health 2 an hour while feeding is critical, x1.5 below hunger 30, x2 below 10', async () => {
    const one = await raisedAs({ feeding_window_hours: 4, hunger_decay_per_hour: 2.8, happiness_decay_per_hour: 0.5 })
    await reflectEvery(one, 0.3, 0.3, 0.4)
    pass(4)
    // 9.375 times the hourly loss. Six hours since hatching: feeding is critical from now on.
    expect(await one.look()).toMatchObject({ feeding_status: 'critical', hunger: 73.75, happiness: 95.31, health: 100 })
    pass(3)
    // In each hour 4 x 2.8 less hunger, 4 x 0.5 less happiness, 2 less health.
    expect(await one.look()).toMatchObject({ hunger: 40.15, happiness: 89.31, health: 94 })
    pass(10.15 / 11.2)
    expect(await one.look()).toMatchObject({ hunger: 30, happiness: 87.5, health: 92.19 })
    pass(1)
    expect(await one.look()).toMatchObject({ hunger: 18.8, happiness: 84.5, health: 89.19 })
    pass(8.8 / 11.2)
    expect(await one.look()).toMatchObject({ hunger: 10, happiness: 82.14, health: 86.83 })
    pass(1)
    expect(await one.look()).toMatchObject({ hunger: 0, happiness: 79.14, health: 82.83 })
  })
})

describe('Decided: dirt reduces health after two days, but not below 20', () => {
  /** Fed and reflected with at nine each morning, and not washed. */
  async function unwashed() {
    const one = await raised(calm)
    for (let day = 1; day <= 2; day++) {
      pass(24)
      await one.care('feed')
    }
    return one
  }

  it('0.5 an hour from 48 hours after the last wash on', async () => {
    const one = await unwashed()
    expect(await one.look()).toMatchObject({ health: 100 })
    pass(10)
    expect(await one.look()).toMatchObject({ health: 95 })
    await one.care('clean')
    pass(4)
    expect(await one.look()).toMatchObject({ health: 100 })
  })

  it('dirt alone never takes health below 20', async () => {
    const one = await unwashed()
    for (let pill = 0; pill < 3; pill++) await one.care('medicine', { item: 'harmful pill' })
    await one.care('feed', { item: 'harmful thing' })
    pass(10)
    expect(await one.look()).toMatchObject({ health: 20 })
  })
})
