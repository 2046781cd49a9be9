/** Moods: the first that applies, at the limits of each condition. */
import { EARLY_RISER, type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName })

async function raised(fields: object, body: Record<string, unknown> = {}): Promise<LifeKeeper> {
  const calm = { family: 'exotic', hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2 }
  const one = await keeper(EARLY_RISER)
  await one.raise(await design({ ...calm, ...fields }), body)
  return one
}

const seconds = (count: number) => count / 3600

describe('Mood (first match wins in this order)', () => {
  it.each([
    ['critical', 'health below 20', 4, 'sick', 20, 19.99],
    ['sick', 'health below 40', 3, 'happy', 40, 39.99],
  ])('%s: %s', async (mood, _condition, pills, before, at, below) => {
    const one = await raised({ feeding_window_hours: 2 })
    pass(3)
    for (let pill = 0; pill < pills; pill++) await one.care('medicine', { item: 'harmful pill' })
    expect(await one.look()).toMatchObject({ health: at, mood: before })
    // From 150% of the window on health falls 2 an hour.
    pass(seconds(18))
    expect(await one.look()).toMatchObject({ health: below, mood })
  })

  /**
   * An average of less than an hour counts as one, so losses are up to four times faster: after 1, 2, 3 and 4 hours
   * the loss of 1, 2.125, 4.125 and 7.375 hours, then of 4 in each hour. Hunger starts at 100 - 3 x 1.2.
   */
  async function draining(): Promise<LifeKeeper> {
    const one = await raised({ feeding_window_hours: 24, hunger_decay_per_hour: 3 })
    for (let time = 0; time < 4; time++) {
      pass(0.3)
      await one.care('reflect')
    }
    expect(await one.look()).toMatchObject({ hunger: 96.4 })
    return one
  }

  it.each([
    ['content', 'hungry', 'hunger below 30', 30],
    ['happy', 'content', 'hunger above 50, and happiness above 80', 50],
  ])('%s, then %s: %s', async (before, after, _condition, hunger) => {
    const one = await draining()
    pass(4 + ((96.4 - hunger) / 3 - 7.375) / 4 - seconds(2))
    expect(await one.look()).toMatchObject({ hunger: hunger + 0.01, mood: before })
    pass(seconds(4))
    expect(await one.look()).toMatchObject({ hunger: hunger - 0.01, mood: after })
  })

  it('happy: happiness above 80, with hunger above 50; else content', async () => {
    const one = await raised({ feeding_window_hours: 24, happiness_decay_per_hour: 2 })
    pass(10 - seconds(18))
    expect(await one.look()).toMatchObject({ happiness: 80.01, mood: 'happy' })
    pass(seconds(18))
    expect(await one.look()).toMatchObject({ happiness: 80, mood: 'content' })
  })

  it('critical before sick before hungry before happy; sleeping before all', async () => {
    const one = await draining()
    pass(8)
    expect(await one.look()).toMatchObject({ happiness: expect.any(Number), mood: 'hungry' })
    for (let pill = 0; pill < 4; pill++) await one.care('medicine', { item: 'harmful pill' })
    expect(await one.look()).toMatchObject({ health: 20, mood: 'sick' })
    await one.care('sleep', { item: 'harmful bed' })
    expect(await one.look()).toMatchObject({ health: 15, mood: 'critical' })
    // From ten in the evening (local time) on.
    passUntil(`${new Date(house.clock.now() + 12 * 3_600_000).toISOString().slice(0, 10)}T01:00:00.000Z`)
    const moods: string[] = []
    for (let hour = 0; hour < 8; hour++) {
      const { mood, sleep_info } = await one.look()
      expect(mood === 'sleeping').toBe(sleep_info !== undefined)
      moods.push(mood)
      pass(1)
    }
    expect(new Set(moods)).toEqual(new Set(['critical', 'sleeping']))
  })
})

describe('Decided: curious replaces content in one hour of three, for social and ai-native creatures with happiness of 40 or more', () => {
  /** The moods of some creatures in each of some waking hours. None is happy: happiness is below 80. */
  async function moodsOf(creatures: number, hours: number, fields: object, plays: number, later = 0) {
    const slug = await design({
      family: 'exotic',
      hunger_decay_per_hour: 0.2,
      happiness_decay_per_hour: 0.2,
      feeding_window_hours: 24,
      ...fields,
    })
    const one = await keeper(EARLY_RISER)
    const ids: string[] = []
    for (let nth = 0; nth < creatures; nth++)
      ids.push((await one.adopt({ species_slug: slug, name: `C${nth}` })).body.creature.id)
    await one.status()
    const play = (creature_id: string) => ({ creature_id, action: 'play', item: 'harmful ball' })
    await one.acts(ids.flatMap((id) => Array.from({ length: plays }, () => play(id))))
    pass(later)
    const moods: string[] = []
    for (let hour = 0; hour < hours; hour++) {
      const { body } = await one.status(ids[0])
      moods.push(...[body.creature, ...body.other_creatures].map(({ mood }: { mood: string }) => mood))
      pass(1)
    }
    return moods
  }

  it.each([
    ['ai-native', { family: 'ai-native' }],
    ['social', { innate_traits: ['social'] }],
  ])('%s: about 32 of 96 hours', async (_kind, fields) => {
    const moods = await moodsOf(8, 12, fields, 3)
    expect(new Set(moods)).toEqual(new Set(['content', 'curious']))
    const curious = moods.filter((mood) => mood === 'curious').length
    expect(curious).toBeGreaterThan(18)
    expect(curious).toBeLessThan(48)
  })

  it('with happiness of exactly 40, and not with 39.99', async () => {
    expect(await moodsOf(12, 1, { family: 'ai-native' }, 6)).toContain('curious')
    expect(await moodsOf(12, 1, { family: 'ai-native' }, 6, seconds(180))).not.toContain('curious')
  })

  it.each([
    ['others', {}, 3],
    ['ai-native with happiness below 40', { family: 'ai-native' }, 7],
  ])('%s: never', async (_kind, fields, plays) => {
    expect(new Set(await moodsOf(2, 6, fields, plays))).toEqual(new Set(['content']))
  })
})
