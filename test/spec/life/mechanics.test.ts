/** Species mechanics applied automatically: ten rules of eleven species. */
import { EARLY_RISER, type LifeKeeper, lifeHouse, moved } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { pass, passUntil, house, keeper } = lifeHouse({ items: itemsByName })

const MINUTE = 1 / 60

const STATS = ['hunger', 'happiness', 'health', 'trust', 'discipline'] as const

/** The five stats of a creature, as an answer shows them. */
const statsOf = (creature: Record<string, unknown>) => Object.fromEntries(STATS.map((stat) => [stat, creature[stat]]))

const raised = async (slug: string): Promise<LifeKeeper> => {
  const one = await keeper(EARLY_RISER)
  await one.raise(slug)
  return one
}

/**
 * With room for every gain, ten hours later. Four reflections set a rhythm of less than an hour, so it loses as much in
 * the next nine hours as otherwise in 27; two harmful pills cost 40 health.
 */
async function needy(slug: string): Promise<LifeKeeper> {
  const one = await raised(slug)
  for (let time = 0; time < 4; time++) {
    pass(0.3)
    await one.care('reflect')
  }
  await one.care('medicine', { item: 'harmful pill' })
  await one.care('medicine', { item: 'harmful pill' })
  pass(9)
  return one
}

describe('POST /api/house/care: species mechanics', () => {
  /** What each action would give now. */
  const rehearsed = async (one: LifeKeeper, action: string, item?: string) =>
    moved(await one.act(action, { dry_run: true, ...(item && { item }) }))

  it('Persian: clean gives 3x health; feed and play 0.5x', async () => {
    const one = await needy('persian')
    expect(await rehearsed(one, 'clean')).toEqual({ health: 30 })
    expect(await rehearsed(one, 'play')).toEqual({ happiness: 7.5 })
    expect(await rehearsed(one, 'feed')).toMatchObject({ hunger: 25 })
    expect(await rehearsed(one, 'clean', 'disliked brush')).toEqual({ health: 12, happiness: -2 })
    expect(await rehearsed(one, 'medicine')).toEqual({ health: 25 })
    expect(moved(await one.act('clean'))).toEqual({ health: 30 })
  })

  it('Bengal: must play before feeding or feed is halved', async () => {
    const one = await needy('bengal')
    expect(await rehearsed(one, 'feed')).toMatchObject({ hunger: 25 })
    await one.care('play')
    expect(await one.act('feed', { item: 'disliked scrap' })).toMatchObject({ success: true })
    // Decided: before means since the last meal.
    pass(2)
    expect(await rehearsed(one, 'feed', 'disliked scrap')).toMatchObject({ hunger: 10 })
    await one.care('play')
    expect(await rehearsed(one, 'feed', 'disliked scrap')).toMatchObject({ hunger: 20 })
  })

  it('Jackrabbit: will not eat unless played with first in the current cycle', async () => {
    const one = await raised('jackrabbit')
    pass(2)
    expect(await one.act('feed')).toMatchObject({ success: false, message: expect.stringMatching(/play/i) })
    await one.care('play')
    expect(await one.act('feed')).toMatchObject({ success: true, timing: 'on_time' })
    pass(2)
    expect(await one.act('feed')).toMatchObject({ success: false })
    await one.care('play')
    expect(await one.act('feed')).toMatchObject({ success: true })
  })

  it('Border Collie: play effective only with task items (puzzle, training)', async () => {
    const one = await needy('border_collie')
    for (const item of [undefined, 'neutral ball']) {
      // Decided: without a task play does nothing, and a tip says so.
      const { effectiveness, changes, tip } = await one.act('play', { dry_run: true, ...(item && { item }) })
      expect({ effectiveness, gain: moved({ changes }), tip }).toEqual({
        effectiveness: 'wasted',
        gain: { happiness: 0 },
        tip: expect.any(String),
      })
    }
    expect(await rehearsed(one, 'play', 'neutral puzzle')).toEqual({ happiness: 12 })
    expect(await rehearsed(one, 'play', 'neutral training')).toEqual({ happiness: 12 })
    expect(await one.act('play', { item: 'liked puzzle' })).toMatchObject({ effectiveness: 'effective' })
  })

  it('Chonk: feed 3x; all other actions 0.5x', async () => {
    const one = await needy('chonk')
    expect(await rehearsed(one, 'feed', 'disliked scrap')).toMatchObject({ hunger: 60 })
    expect(await rehearsed(one, 'play')).toEqual({ happiness: 7.5 })
    expect(await rehearsed(one, 'clean')).toEqual({ health: 5 })
    expect(await rehearsed(one, 'medicine')).toEqual({ health: 12.5 })
    expect(await rehearsed(one, 'sleep')).toEqual({ health: 2.5 })
    // A gain alone is halved, not what discipline costs.
    expect(await rehearsed(one, 'discipline')).toEqual({ discipline: 5, happiness: -5, trust: -1 })
    // Its trust builds at once: 2 x 2, halved.
    expect(await rehearsed(one, 'reflect')).toEqual({ trust: 2 })
  })

  it.each([
    // Trust speed slow: +2 counts half.
    ['owl', 1],
    ['kinkajou', 2],
  ])('Owl, Kinkajou: care between midnight and 06:00 is 2x; daytime 0.5x: %s', async (slug, plain) => {
    const one = await keeper()
    await one.raise(slug)
    const hatched = house.clock.now()
    const seen: unknown[] = []
    for (const [time, hours] of Object.entries({
      // Hours after nine in the morning (UTC).
      '09:00': 0,
      '15:00': 6,
      '19:59': 11 - MINUTE,
      '20:00': 11,
      '23:59': 15 - MINUTE,
      '00:00': 15,
      '05:59': 21 - MINUTE,
      '06:00': 21,
    })) {
      passUntil(new Date(hatched + hours * 3_600_000).toISOString())
      seen.push([time, moved(await one.act('reflect'))])
    }
    expect(seen).toEqual([
      ['09:00', { trust: plain / 2 }],
      ['15:00', { trust: plain / 2 }],
      ['19:59', { trust: plain / 2 }],
      // Decided: the evening counts as it is.
      ['20:00', { trust: plain }],
      ['23:59', { trust: plain }],
      ['00:00', { trust: 2 * plain }],
      ['05:59', { trust: 2 * plain }],
      ['06:00', { trust: plain / 2 }],
    ])
  })

  it('Robot: trust builds fast; trust losses on missed care are 2x', async () => {
    const one = await raised('robot')
    // Fast counts 1.5x.
    expect(await rehearsed(one, 'reflect')).toEqual({ trust: 3 })
    pass(6)
    expect(await rehearsed(one, 'feed')).toMatchObject({ trust: -1 })
    pass(0.1)
    expect(await rehearsed(one, 'feed')).toMatchObject({ trust: -2 })
    expect(await rehearsed(one, 'discipline')).toMatchObject({ trust: -1 })
    // After 8 hours without care 0.2 an hour is lost, here twice.
    pass(6.9)
    expect(await one.look()).toMatchObject({ trust: 18 })
  })

  it('Hedgehog: stats hidden until trust 50+ (hunger shown) and 90+ (all shown)', async () => {
    const one = await raised('hedgehog')
    const pills = (count: number) => Array.from({ length: count }, () => ({ action: 'medicine', item: 'loved pill' }))
    const hidden = { hunger: null, happiness: null, health: null, trust: null, discipline: null }
    const seen: unknown[] = []
    const look = async () => {
      const creature = await one.look()
      seen.push([statsOf(creature), creature.hidden_stats ?? []])
    }
    // Trust speed slow: a loved pill +2, a reflection +1. 20 + 28 + 1.
    await one.acts([...pills(14), { action: 'reflect' }])
    await look()
    const { body } = await one.care('reflect')
    expect([statsOf(body.creature).hunger, statsOf(body.creature).trust]).toEqual([100, null])
    await look()
    await one.acts([...pills(19), { action: 'reflect' }])
    await look()
    await one.acts(pills(1))
    await look()
    expect(seen).toEqual([
      [hidden, ['hunger', 'happiness', 'health', 'trust', 'discipline']],
      [{ ...hidden, hunger: 100 }, ['happiness', 'health', 'trust', 'discipline']],
      [{ ...hidden, hunger: 100 }, ['happiness', 'health', 'trust', 'discipline']],
      [{ hunger: 100, happiness: 100, health: 100, trust: 91, discipline: 0 }, []],
    ])
  })

  it('Pangolin: all stats hidden and care rejected below trust 40', async () => {
    const one = await raised('pangolin')
    const hidden = { hunger: null, happiness: null, health: null, trust: null, discipline: null }
    // Trust speed slow: three reflections an hour, +1 each. 20 + 18 + 1.
    for (let hour = 0; hour < 6; hour++) {
      await one.acts(Array(3).fill({ action: 'reflect' }))
      pass(1.01)
    }
    await one.care('reflect')
    expect(statsOf(await one.look())).toEqual(hidden)
    for (const action of ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep']) {
      expect(await one.act(action)).toMatchObject({ success: false, message: expect.stringMatching(/reflect/i) })
    }
    await one.care('reflect')
    expect(statsOf(await one.look())).toMatchObject({ health: 100, trust: 40, discipline: 0 })
    expect(await one.act('play')).toMatchObject({ success: true, changes: { happiness: { after: 100 } } })
    await one.care('discipline')
    // Discipline cost it 1: below 40 again.
    expect(await one.act('clean')).toMatchObject({ success: false })
  })

  it('Void: displayed stats never exceed 50; Decided: the real ones do', async () => {
    const one = await raised('void')
    expect(statsOf(await one.look())).toEqual({ hunger: 50, happiness: 50, health: 50, trust: 20, discipline: 0 })
    expect((await one.look()).mood).toBe('happy')
    // 100 - 3 x 20 = 40, then + 25: 65.
    const pill = (item?: string) => one.act('medicine', { ...(item && { item }) })
    expect((await pill('harmful pill')).changes).toEqual({ health: { before: 50, after: 50 } })
    expect((await pill('harmful pill')).changes).toEqual({ health: { before: 50, after: 50 } })
    expect((await pill('harmful pill')).changes).toEqual({ health: { before: 50, after: 40 } })
    expect((await pill()).changes).toEqual({ health: { before: 40, after: 50 } })
    expect(await pill('harmful pill')).toMatchObject({ changes: { health: { before: 50, after: 45 } } })
    const { care_log } = (await one.history()).body
    for (const entry of care_log) {
      const shown = ['hunger', 'happiness', 'health'].flatMap((stat) => [
        entry[`${stat}_before`],
        entry[`${stat}_after`],
      ])
      expect(Math.max(...shown)).toBe(50)
    }
  })
})

describe('Decided: hidden stats are null in every answer and hidden_stats names them', () => {
  it('in care changes, history and other_creatures', async () => {
    const one = await raised('hedgehog')
    pass(4)
    const { body } = await one.care('feed')
    expect(statsOf(body.creature)).toMatchObject({ hunger: null, trust: null })
    expect(body.action_result.changes.hunger).toEqual({ before: null, after: null })
    const [entry] = (await one.history()).body.care_log
    for (const stat of ['hunger', 'happiness', 'health']) {
      expect([entry[`${stat}_before`], entry[`${stat}_after`]]).toEqual([null, null])
    }
    pass(0.01)
    await one.raise('tortoise', { name: 'Old' })
    const [other] = (await one.status()).body.other_creatures
    expect({ ...statsOf(other), hidden_stats: other.hidden_stats }).toEqual({
      hunger: null,
      happiness: null,
      health: null,
      trust: null,
      discipline: null,
      hidden_stats: ['hunger', 'happiness', 'health', 'trust', 'discipline'],
    })
  })
})
