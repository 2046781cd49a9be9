/** Life stages and the evolution path at adulthood. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName })

const FAMILIES = ['cat', 'dog', 'exotic', 'ai-native']
const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2 }

/** A species of each family, with a window of a day and of half a day. */
let ofADay: string[]
let ofHalfADay: string[]
beforeAll(async () => {
  ofADay = []
  ofHalfADay = []
  for (const family of FAMILIES) {
    ofADay.push(await design({ ...CALM, family, feeding_window_hours: 24 }))
    ofHalfADay.push(await design({ ...CALM, family, feeding_window_hours: 12 }))
  }
})

interface Brood {
  one: LifeKeeper
  ids: string[]
  hatched: number
  /** At this hour of their lives each gets this care. */
  at(hour: number, ...care: Record<string, unknown>[]): Promise<void>
}

/** Creatures of these species, hatched together at nine in the morning, or so many hours later. */
async function brood(species: readonly string[], later = 0): Promise<Brood> {
  const one = await keeper()
  const ids: string[] = []
  for (const species_slug of species) ids.push((await one.adopt({ species_slug })).body.creature.id)
  pass(later)
  await one.status()
  const hatched = house.clock.now()
  return {
    one,
    ids,
    hatched,
    async at(hour, ...care) {
      passUntil(new Date(hatched + hour * 3_600_000).toISOString())
      await one.acts(care.flatMap((act) => ids.map((creature_id) => ({ creature_id, ...act }))))
    },
  }
}

const feed = { action: 'feed' }
const reflect = { action: 'reflect' }
const medicine = { action: 'medicine' }
const wash = { action: 'clean' }
const poison = { action: 'medicine', item: 'harmful pill' }

/** Stage, path and adult form of each. */
const grown = async ({ one, ids }: Brood) => {
  const seen: unknown[] = []
  for (const id of ids) {
    const { family, stage, form, evolution_progress } = await one.look(id)
    seen.push([family, stage, evolution_progress.current_path, form ?? null, evolution_progress.consistency_score])
  }
  return seen
}

/** Meals on time, each when the window of a day closes. */
async function wellFed(young: Brood, from: number, to: number): Promise<void> {
  for (let hour = from; hour <= to; hour += 24) await young.at(hour, feed)
}

describe('Life stage', () => {
  it('egg: first status call: baby; 24 hours: child; 72 hours: teen; 120 hours and consistency of 50% or more: adult', async () => {
    const young = await brood(ofADay.slice(0, 1))
    const seen: unknown[] = []
    for (const age of [0, 23.99, 24, 48, 71.99, 72, 96, 119.99, 120]) {
      await young.at(age)
      const { stage, age_hours } = await young.one.look()
      expect(age_hours).toBe(age)
      seen.push([age, stage])
      if (age % 24 === 0) await young.at(age, feed)
    }
    expect(seen).toEqual([
      [0, 'baby'],
      [23.99, 'baby'],
      [24, 'child'],
      [48, 'child'],
      [71.99, 'child'],
      [72, 'teen'],
      [96, 'teen'],
      [119.99, 'teen'],
      [120, 'adult'],
    ])
  })

  it('an adopted egg stays an egg until the first status call', async () => {
    const one = await keeper()
    const { creature } = (await one.adopt({ species_slug: ofADay[0] })).body
    expect(creature).toMatchObject({ stage: 'egg', age_hours: 0, egg_hatches_in_minutes: 0 })
    pass(50)
    expect((await one.history()).body.creature).toMatchObject({ stage: 'egg', age_hours: 0 })
    const { body } = await one.status()
    expect(body.creature).toMatchObject({ stage: 'baby', age_hours: 0 })
    expect(body.milestone).toEqual({
      stage: 'baby',
      message: expect.stringMatching(/./),
      portrait_note: expect.stringMatching(/./),
    })
  })

  it('Decided: a status call hatches all eggs of the agent', async () => {
    const { one, ids } = await brood(ofADay)
    for (const id of ids) expect(await one.look(id)).toMatchObject({ stage: 'baby', age_hours: 0 })
  })

  it('each transition gives a milestone in one status response, and a new portrait', async () => {
    const young = await brood(ofADay.slice(0, 1))
    const { one, hatched } = young
    const seen: unknown[] = []
    for (const day of [1, 2, 3, 4, 5]) {
      await young.at(24 * day, feed)
      const first = await one.status()
      expect((await one.status()).body.milestone).toBeUndefined()
      const { portraits, creature, milestone } = first.body
      expect(creature.image_url).toBe(portraits.at(-1).image_url)
      seen.push([milestone?.stage ?? null, portraits.map(({ stage }: { stage: string }) => stage).join(' ')])
    }
    expect(seen).toEqual([
      ['child', 'baby child'],
      [null, 'baby child'],
      ['teen', 'baby child teen'],
      [null, 'baby child teen'],
      ['adult', 'baby child teen adult'],
    ])
    const { portraits } = (await one.status()).body
    const lived = (hours: number) => new Date(hatched + hours * 3_600_000).toISOString()
    expect(portraits).toEqual(
      [0, 24, 72, 120].map((hours) => ({
        stage: expect.any(String),
        image_url: expect.stringMatching(/^https?:/),
        generated_at: lived(hours),
      })),
    )
    const { evolution_history } = (await one.history()).body
    expect(evolution_history).toEqual({
      egg_hatched: lived(0),
      became_baby: lived(0),
      became_child: lived(24),
      became_teen: lived(72),
      became_adult: lived(120),
      evolution_path: 'high_care',
      trending_toward: 'high_care',
    })
  })

  it('Decided: stages passed unseen are stamped with their own instants, and the milestone names the last', async () => {
    const young = await brood(ofADay.slice(0, 1))
    const { one, hatched } = young
    await wellFed(young, 23, 71)
    await young.at(80)
    expect((await one.status()).body.milestone).toMatchObject({ stage: 'teen' })
    expect((await one.status()).body.milestone).toBeUndefined()
    expect((await one.history()).body.evolution_history).toMatchObject({
      became_child: new Date(hatched + 24 * 3_600_000).toISOString(),
      became_teen: new Date(hatched + 72 * 3_600_000).toISOString(),
      became_adult: null,
      evolution_path: null,
      trending_toward: 'high_care',
    })
  })

  it('evolution_progress: current_path is null and a hint is present before adulthood only', async () => {
    const young = await brood(ofADay.slice(0, 1))
    expect((await young.one.look()).evolution_progress).toEqual({
      current_path: null,
      consistency_score: 100,
      responsiveness_score: 100,
      variety_score: 0,
      hint: expect.stringMatching(/./),
    })
    await wellFed(young, 24, 120)
    expect((await young.one.look()).evolution_progress).toEqual({
      current_path: 'high_care',
      consistency_score: 100,
      responsiveness_score: 100,
      variety_score: 0,
    })
  })
})

describe('Evolution path at adulthood', () => {
  it('high_care: consistency 90%+: Hearthcat, Sunpup, Bonded, Decided: Attuned', async () => {
    const young = await brood(ofADay)
    await wellFed(young, 24, 72)
    // One window missed, at 108 hours: 90%.
    await young.at(96, reflect)
    await young.at(120)
    expect(await grown(young)).toEqual([
      ['cat', 'adult', 'high_care', 'Hearthcat', 90],
      ['dog', 'adult', 'high_care', 'Sunpup', 90],
      ['exotic', 'adult', 'high_care', 'Bonded', 90],
      ['ai-native', 'adult', 'high_care', 'Attuned', 90],
    ])
  })

  it('balanced: consistency 50-89%: Straycat, Traildog, Wanderer, Decided: Drifter', async () => {
    const young = await brood(ofADay)
    await young.at(24, feed)
    await young.at(48, reflect)
    // One window missed, at 60 hours; then a meal 30 hours after the last: 90% - 10% of 30.
    await young.at(72, feed)
    await young.at(102, feed)
    await young.at(120)
    expect(await grown(young)).toEqual([
      ['cat', 'adult', 'balanced', 'Straycat', 87],
      ['dog', 'adult', 'balanced', 'Traildog', 87],
      ['exotic', 'adult', 'balanced', 'Wanderer', 87],
      ['ai-native', 'adult', 'balanced', 'Drifter', 87],
    ])
  })

  /** Windows of 12 hours, missed from 18 hours after the last meal on. */
  async function neglected(lastMeal: number, species = ofHalfADay): Promise<Brood> {
    const young = await brood(species)
    for (let hour = 12; hour <= lastMeal; hour += 12) await young.at(hour, feed)
    await young.at(48, reflect)
    for (const hour of [72, 96]) await young.at(hour, medicine, medicine, wash)
    await young.at(120)
    return young
  }

  it('low_care: consistency below 50%: Ceilingcat, Ghostdog, Phantom, Decided: Hollow, at 168 hours', async () => {
    const young = await neglected(24)
    // Seven windows missed, at 42, 54, … 114 hours.
    for (const [, stage, path, , consistency] of (await grown(young)) as unknown[][]) {
      expect([stage, path, consistency]).toEqual(['teen', null, 47.83])
    }
    await young.at(120, medicine, medicine, wash)
    await young.at(144, medicine, medicine, wash)
    await young.at(167.99)
    expect(await young.one.look()).toMatchObject({ stage: 'teen' })
    await young.at(168)
    // Eleven windows.
    expect(await grown(young)).toEqual([
      ['cat', 'adult', 'low_care', 'Ceilingcat', 31.38],
      ['dog', 'adult', 'low_care', 'Ghostdog', 31.38],
      ['exotic', 'adult', 'low_care', 'Phantom', 31.38],
      ['ai-native', 'adult', 'low_care', 'Hollow', 31.38],
    ])
    const { became_adult } = (await young.one.history()).body.evolution_history
    expect(became_adult).toBe(new Date(young.hatched + 168 * 3_600_000).toISOString())
  })

  it('rescue: was critical, then rescued: Scarcat, Threelegs, Mender, Decided: Rekindled', async () => {
    const young = await brood(ofADay)
    // 100 - 4 x 20 - 5 = 15; then 15 + 25 = 40.
    await young.at(0, poison, poison, poison, poison, { action: 'sleep', item: 'harmful bed' }, medicine)
    await wellFed(young, 24, 120)
    expect(await grown(young)).toEqual([
      ['cat', 'adult', 'rescue', 'Scarcat', 100],
      ['dog', 'adult', 'rescue', 'Threelegs', 100],
      ['exotic', 'adult', 'rescue', 'Mender', 100],
      ['ai-native', 'adult', 'rescue', 'Rekindled', 100],
    ])
  })

  it.each([
    ['health was 20, not below', [poison, poison, poison, poison, medicine], 'high_care'],
    [
      'health was 15 and is 39',
      [
        poison,
        poison,
        poison,
        poison,
        { action: 'sleep', item: 'harmful bed' },
        { action: 'medicine', item: 'neutral pill' },
        { action: 'sleep', item: 'neutral bed' },
      ],
      'high_care',
    ],
  ])('Decided: no rescue: %s', async (_what, care, path) => {
    const young = await brood(ofADay.slice(0, 1))
    await young.at(0, ...care)
    await wellFed(young, 24, 120)
    expect((await young.one.look()).evolution_progress.current_path).toBe(path)
  })
})

describe('Decided: a teen with low consistency becomes an adult at 168 hours, on the low path', () => {
  const teen = async (lastMeal: number): Promise<Brood> => {
    const young = await brood(ofHalfADay.slice(0, 1))
    for (let hour = 12; hour <= lastMeal; hour += 12) await young.at(hour, feed)
    await young.at(48, reflect)
    for (const hour of [72, 96]) await young.at(hour, medicine, medicine, wash)
    return young
  }

  it('at 120 hours with six windows missed (53.14%) it is an adult, balanced', async () => {
    const young = await teen(36)
    await young.at(120)
    expect(await grown(young)).toEqual([['cat', 'adult', 'balanced', 'Straycat', 53.14]])
  })

  it('at 120 hours with 50.34% it is an adult, balanced', async () => {
    // Hatched at eleven, so that both meals are by day.
    const young = await brood(ofHalfADay.slice(0, 1), 2)
    await young.at(30, medicine, medicine)
    await young.at(48, medicine, medicine, wash)
    // Four windows missed (65.61%), a late meal that counts for nothing, one on time, and three more missed.
    await young.at(56, feed)
    await young.at(68, feed)
    await young.at(84, reflect)
    await young.at(104, medicine, medicine, wash)
    await young.at(120)
    expect(await grown(young)).toEqual([['cat', 'adult', 'balanced', 'Straycat', 50.34]])
  })

  it('below 50% at 120 hours it is examined again: an adult as soon as meals on time raise it to 50%', async () => {
    const young = await teen(24)
    await young.at(120, feed)
    expect(await young.one.look()).toMatchObject({ stage: 'teen', evolution_progress: { consistency_score: 47.83 } })
    // 47.83 + 10% of 52.17.
    await young.at(126, feed)
    expect(await grown(young)).toEqual([['cat', 'adult', 'balanced', 'Straycat', 53.05]])
    const { became_adult } = (await young.one.history()).body.evolution_history
    expect(became_adult).toBe(new Date(young.hatched + 126 * 3_600_000).toISOString())
  })

  it('rescued, it takes that path at the same instant, whatever its consistency', async () => {
    const young = await brood(ofHalfADay.slice(0, 1))
    await young.at(
      0,
      poison,
      poison,
      poison,
      poison,
      { action: 'sleep', item: 'harmful bed' },
      medicine,
      medicine,
      medicine,
    )
    for (const hour of [12, 24]) await young.at(hour, feed)
    await young.at(48, reflect)
    for (const hour of [72, 96, 120]) await young.at(hour, medicine, medicine, wash)
    expect(await young.one.look()).toMatchObject({ stage: 'teen' })
    await young.at(144, medicine, medicine, wash)
    await young.at(168)
    expect(await grown(young)).toEqual([['cat', 'adult', 'rescue', 'Scarcat', 31.38]])
  })
})
