/** POST /api/house/care: what the seven actions do, by no item and by items of each category. */
import { EARLY_RISER, type LifeKeeper, lifeHouse, moved } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, keeper, design } = lifeHouse({ items: itemsByName })

let slug: string
beforeAll(async () => {
  slug = await design({
    trust_speed: 'medium',
    feeding_window_hours: 24,
    hunger_decay_per_hour: 3,
    happiness_decay_per_hour: 2,
    innate_traits: ['social'],
  })
})

/**
 * Room for every effect, and a meal in time. Health: 100 - 2 x 20. After 15 hours awake, 12 of them lonely (x1.5):
 * hunger 100 - 9 - 54 = 37, happiness 100 - 6 - 36 = 58.
 */
async function ready() {
  house.advanceToMorning()
  const one = await keeper(EARLY_RISER)
  await one.raise(slug)
  await one.care('medicine', { item: 'harmful pill' })
  await one.care('medicine', { item: 'harmful pill' })
  pass(15)
  return one
}

/** What an item would move now: rehearsed, so that one creature serves a whole row. */
const by = async (one: LifeKeeper, action: string, item: string) =>
  moved(await one.act(action, { item, dry_run: true }))

describe('POST /api/house/care: default and item effects', () => {
  it.each([
    ['feed', { hunger: 50 }, { hunger: 60, happiness: 8 }, { health: -15 }],
    ['play', { happiness: 15 }, { happiness: 20, health: 5 }, { happiness: -10, health: -5 }],
    ['clean', { health: 10 }, { health: 15, happiness: 8 }, { health: -10 }],
    ['medicine', { health: 25 }, { health: 30, trust: 4 }, { health: -20 }],
    [
      'discipline',
      { discipline: 10, happiness: -5, trust: -1 },
      { discipline: 12, happiness: -2 },
      { happiness: -15, health: -10 },
    ],
    ['sleep', { health: 5 }, { health: 8, happiness: 3 }, { health: -5 }],
  ])('%s: default %j, loved item %j, harmful item %j', async (action, byDefault, loved, harmful) => {
    const one = await ready()
    expect(await by(one, action, 'loved thing')).toEqual(loved)
    expect(await by(one, action, 'harmful thing')).toEqual(harmful)
    expect(moved(await one.act(action))).toEqual(byDefault)
  })

  it('reflect: default trust +2, no item support', async () => {
    const one = await ready()
    const { status, body } = await one.care('reflect', { item: 'loved thing' })
    expect([status, body.error]).toEqual([400, 'Invalid care action'])
    expect(moved(await one.act('reflect'))).toEqual({ trust: 2 })
  })

  it.each(['loved', 'harmful'])('a %s item moves the stats of the creature itself', async (category) => {
    const one = await ready()
    const { changes } = await one.act('clean', { item: `${category} thing` })
    const { health, happiness } = await one.look()
    expect({ health, happiness }).toMatchObject({ health: changes.health.after })
    expect({ health, happiness }).toEqual(
      category === 'loved' ? { health: 75, happiness: 66 } : { health: 50, happiness: 58 },
    )
  })

  it('an item is answered with its category, score and a message', async () => {
    const { item_result } = await (await ready()).act('feed', { item: 'harmful thing' })
    expect(item_result).toEqual({
      item: 'harmful thing',
      category: 'harmful',
      score: 0,
      message: expect.stringMatching(/./),
    })
  })

  it('if the similarity service is unavailable, the default effects apply', async () => {
    const { changes, item_result } = await (await ready()).act('play', { item: 'moonbeam' })
    expect(moved({ changes })).toEqual({ happiness: 15 })
    expect(item_result).toMatchObject({ item: 'moonbeam', category: null, score: null })
  })

  it('stats stay within 0 and 100', async () => {
    const one = await keeper()
    await one.raise(slug)
    expect((await one.act('play')).changes).toEqual({ happiness: { before: 100, after: 100 } })
    for (let time = 0; time < 3; time++) await one.care('play', { item: 'harmful ball' })
    for (let time = 0; time < 5; time++) await one.care('discipline', { item: 'harmful stick' })
    const { happiness, health, discipline } = await one.look()
    // 100 - 3 x 10 - 5 x 15 and 100 - 3 x 5 - 5 x 10.
    expect({ happiness, health, discipline }).toEqual({ happiness: 0, health: 35, discipline: 0 })
  })
})

describe('Decided: a liked item has the default effect, a neutral one 80 % of it, a disliked one 40 % and a loss of happiness', () => {
  let one: LifeKeeper
  beforeAll(async () => {
    one = await ready()
  })

  it.each([
    ['feed', { hunger: 50 }, { hunger: 40 }, { hunger: 20, happiness: -2 }],
    ['play', { happiness: 15 }, { happiness: 12 }, { happiness: 4 }],
    ['clean', { health: 10 }, { health: 8 }, { health: 4, happiness: -2 }],
    ['medicine', { health: 25 }, { health: 20 }, { health: 10, happiness: -2 }],
    [
      'discipline',
      { discipline: 10, happiness: -5, trust: -1 },
      { discipline: 8, happiness: -5, trust: -1 },
      { discipline: 4, happiness: -7, trust: -1 },
    ],
    ['sleep', { health: 5 }, { health: 4 }, { health: 2, happiness: -2 }],
  ])('%s: liked %j, neutral %j, disliked %j', async (action, liked, neutral, disliked) => {
    expect(await by(one, action, 'liked thing')).toEqual(liked)
    expect(await by(one, action, 'neutral thing')).toEqual(neutral)
    expect(await by(one, action, 'disliked thing')).toEqual(disliked)
  })

  it('the act does what its rehearsal told', async () => {
    const { health, happiness } = await one.look()
    await one.care('clean', { item: 'disliked thing' })
    expect(await one.look()).toMatchObject({ health: health + 4, happiness: happiness - 2 })
  })
})

describe('Decided: gains of trust are multiplied by the trust speed', () => {
  it.each([
    ['instant', 4, 8],
    ['fast', 3, 6],
    ['medium', 2, 4],
    ['slow', 1, 2],
  ])('%s: reflect +%d, loved medicine +%d', async (trust_speed, reflect, medicine) => {
    const one = await keeper()
    await one.raise(await design({ trust_speed }))
    expect(moved(await one.act('reflect', { dry_run: true }))).toEqual({ trust: reflect })
    expect(moved(await one.act('medicine', { item: 'loved pill' }))).toEqual({ health: 0, trust: medicine })
    // Losses are not: discipline costs 1.
    expect(moved(await one.act('discipline'))).toMatchObject({ trust: -1 })
  })
})

describe('Decided: three reflections an hour count in full', () => {
  it('the fourth within an hour, and every further one, is +0.5; with two in the last hour it is +2 again', async () => {
    const one = await keeper()
    await one.raise(slug)
    const gains: number[] = []
    for (const hours of [0, 0.25, 0.25, 0.25, 0.2, 0.65]) {
      pass(hours)
      gains.push(moved(await one.act('reflect')).trust as number)
    }
    expect(gains).toEqual([2, 2, 2, 0.5, 0.5, 2])
  })
})

describe('POST /api/house/care: effectiveness values', () => {
  /** Fills happiness up to 100 less `room`. */
  async function withRoom(room: number) {
    const one = await keeper()
    await one.raise(await design({ happiness_decay_per_hour: 2, feeding_window_hours: 24 }))
    pass(room / 2)
    return one
  }

  it.each([
    ['effective', 7.5, 'a meaningful change: half of the gain of 15 Decided'],
    ['reduced', 7.48, 'near its cap, partly applied'],
    ['reduced', 0.02, 'near its cap, partly applied'],
    ['wasted', 0, 'already at the limit, no change'],
  ])('%s: play with room for %d (%s)', async (effectiveness, room) => {
    const one = await withRoom(room)
    const { effectiveness: is, changes, tip } = await one.act('play')
    expect({ is, gain: moved({ changes }).happiness }).toEqual({ is: effectiveness, gain: room })
    expect(typeof tip).toBe(effectiveness === 'effective' ? 'undefined' : 'string')
  })

  it.each([
    ['effective', 'neutral', 12, 20],
    ['reduced', 'disliked', 6, 20],
    ['effective', 'loved', 7.5, 7.5],
    ['reduced', 'loved', 7.48, 7.48],
  ])('Decided: %s: a %s item lands %d of the default gain of 15', async (effectiveness, category, _landed, room) => {
    const one = await withRoom(room)
    expect(await one.act('play', { item: `${category} ball` })).toMatchObject({ effectiveness })
  })

  it.each([
    ['reduced', 4.9, 'early'],
    ['effective', 5, 'on time and full'],
    ['effective', 10.1, 'late and full'],
  ])('Decided: %s: a meal after %d of 10 hours, with little room (%s)', async (effectiveness, hours) => {
    const one = await keeper()
    await one.raise(await design({ feeding_window_hours: 10, hunger_decay_per_hour: 0.2 }))
    pass(hours)
    expect(await one.act('feed')).toMatchObject({ effectiveness })
  })

  it('Decided: wasted: less than the two decimals that are shown', async () => {
    const one = await withRoom(0.004)
    expect(await one.act('play')).toMatchObject({ effectiveness: 'wasted' })
  })
})

describe('Decided: harmful food is no meal and has no good effect', () => {
  it('it is a care action, and no feeding: not for the streak, the window, consistency or responsiveness', async () => {
    const one = await keeper()
    await one.raise(slug)
    pass(12)
    const before = await one.look()
    const { timing, changes } = await one.act('feed', { item: 'harmful thing' })
    expect({ timing, changes: moved({ changes }) }).toEqual({ timing: 'on_time', changes: { health: -15 } })
    expect((await one.history()).body.stats).toMatchObject({ total_feedings: 0, total_care_actions: 1 })
    const after = await one.look()
    const meals = ({ hours_since_fed, feeding_status, next_feeding_window, evolution_progress }: typeof before) => ({
      hours_since_fed,
      feeding_status,
      next_feeding_window,
      scores: [evolution_progress.consistency_score, evolution_progress.responsiveness_score],
    })
    expect(meals(after)).toEqual(meals(before))
  })

  it('a late one has none of the effects of its timing', async () => {
    const one = await keeper()
    await one.raise(await design({ feeding_window_hours: 2 }))
    pass(4)
    const { timing, changes } = await one.act('feed', { item: 'harmful thing' })
    expect({ timing, changes: moved({ changes }) }).toEqual({ timing: 'missed_window', changes: { health: -15 } })
  })

  it('the creature never calls it a meal, however often it is given', async () => {
    const one = await keeper()
    await one.raise('robot')
    const souls: string[] = []
    for (let time = 0; time < 5; time++)
      souls.push((await one.care('feed', { item: 'harmful thing' })).body.soul_prompt)
    expect(souls.join('\n')).not.toMatch(/been fed|That makes/)
    expect(souls.at(-1)).toMatch(/You have just been harmed\. It was the harmful thing\./)
  })

  it('a harmful wash does not clean, and harmful play is no play', async () => {
    const one = await keeper()
    await one.raise('jackrabbit')
    expect(await one.act('play', { item: 'harmful ball' })).toMatchObject({ success: true })
    expect(await one.act('feed')).toMatchObject({ success: false })
  })
})

describe('POST /api/house/care: discipline is advised against', () => {
  it('when health or trust is low; not when the creature is well', async () => {
    const [low, well] = [await keeper(), await keeper()]
    await low.raise(slug)
    for (let time = 0; time < 4; time++) await low.care('medicine', { item: 'harmful pill' })
    expect((await low.act('discipline')).advice).toMatch(/Moth/)
    await well.raise(slug)
    for (let time = 0; time < 3; time++) await well.care('medicine', { item: 'loved pill' })
    expect((await well.act('discipline')).advice).toBeUndefined()
  })
})
