/** Meals: the feeding window, the five timings, trust recovery and the scores that meals move. */
import { EARLY_RISER, type LifeKeeper, lifeHouse, moved } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName })

let of: Record<'ten' | 'day' | 'two' | 'slow', string>
beforeAll(async () => {
  const calm = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2 }
  of = {
    ten: await design({ ...calm, feeding_window_hours: 10 }),
    day: await design({ ...calm, feeding_window_hours: 24, hunger_decay_per_hour: 3 }),
    two: await design({ ...calm, feeding_window_hours: 2 }),
    slow: await design({ ...calm, feeding_window_hours: 2, trust_speed: 'slow' }),
  }
})

async function raised(slug: string): Promise<LifeKeeper> {
  const one = await keeper(EARLY_RISER)
  await one.raise(slug)
  return one
}

const hoursAfter = (instant: number, hours: number): string => new Date(instant + hours * 3_600_000).toISOString()

describe('Feeding status (feeding_status)', () => {
  it('a window of 10 hours: ok, due_soon from 50%, overdue past 100%, critical from 150%, and health drops', async () => {
    const one = await raised(of.ten)
    const hatched = house.clock.now()
    const seen: unknown[] = []
    for (const hours of [4.99, 5, 10, 10.01, 14.99, 15, 15.5]) {
      passUntil(hoursAfter(hatched, hours))
      const { feeding_status, health, hours_since_fed, feeding_window_hours } = await one.look()
      expect({ hours_since_fed, feeding_window_hours }).toEqual({ hours_since_fed: hours, feeding_window_hours: 10 })
      seen.push([hours, feeding_status, health])
    }
    expect(seen).toEqual([
      [4.99, 'ok', 100],
      [5, 'due_soon', 100],
      [10, 'due_soon', 100],
      [10.01, 'overdue', 100],
      [14.99, 'overdue', 100],
      [15, 'critical', 100],
      [15.5, 'critical', 99],
    ])
  })

  it('next_feeding_window is an ISO 8601 timestamp, and the text `open now` Decided from 50% of the window on', async () => {
    const one = await raised(of.ten)
    const opens = hoursAfter(house.clock.now(), 5)
    pass(4.99)
    expect((await one.look()).next_feeding_window).toBe(opens)
    pass(0.01)
    expect((await one.look()).next_feeding_window).toBe('open now')
    pass(8)
    expect((await one.look()).next_feeding_window).toBe('open now')
  })
})

describe('POST /api/house/care: feeding timing', () => {
  /** A day old, just fed with little: hunger is low, so that every later meal has room. */
  async function fedALittle(): Promise<{ one: LifeKeeper; fed: number }> {
    const one = await raised(of.day)
    pass(24)
    expect(await one.act('feed', { item: 'disliked scrap' })).toMatchObject({ timing: 'on_time' })
    return { one, fed: house.clock.now() }
  }

  const normal = 50

  it('by position in a window of 24 hours: timing, hunger effect, side effects', async () => {
    const { one, fed } = await fedALittle()
    const seen: unknown[] = []
    for (const percent of [24, 25, 49.9, 50, 100, 100.1, 149, 150, 151]) {
      // Reflection keeps it alive, and is no meal.
      if (percent === 149) {
        passUntil(hoursAfter(fed, 30))
        await one.care('reflect')
      }
      passUntil(hoursAfter(fed, (24 * percent) / 100))
      const { timing, changes } = await one.act('feed', { dry_run: true })
      seen.push([percent, timing, moved({ changes })])
    }
    expect(seen).toEqual([
      [24, 'early', { hunger: 0.2 * normal, happiness: -2 }],
      [25, 'early', { hunger: 0.6 * normal }],
      [49.9, 'early', { hunger: 0.6 * normal }],
      [50, 'on_time', { hunger: normal }],
      [100, 'on_time', { hunger: normal }],
      [100.1, 'late', { hunger: normal, trust: -0.5 }],
      [149, 'late', { hunger: normal, trust: -0.5 }],
      [150, 'late', { hunger: normal, trust: -0.5 }],
      [151, 'missed_window', { hunger: normal, health: -3, trust: -1 }],
    ])
  })

  it.each([
    ['early', 20, 'no change', 100],
    ['early', 40, 'no change', 100],
    ['on_time', 75, 'maintained', 100],
    ['late', 125, 'small penalty Decided 10% of the way to 60', 96],
    ['missed_window', 151, 'significant penalty Decided 10% of the way to 0', 90],
  ])('%s, at %d%% of the window: consistency: %s', async (timing, percent, _penalty, consistency) => {
    const one = await raised(of.ten)
    pass(percent / 10)
    expect(await one.act('feed')).toMatchObject({ timing })
    expect((await one.look()).evolution_progress.consistency_score).toBe(consistency)
  })

  it('Decided: timing is null for every other action', async () => {
    const one = await raised(of.ten)
    for (const action of ['play', 'clean', 'medicine', 'discipline', 'sleep', 'reflect'])
      expect([action, (await one.act(action)).timing]).toEqual([action, null])
  })

  it('Decided: the penalties of late care stop at health 1', async () => {
    const one = await raised(of.two)
    pass(3)
    for (let time = 0; time < 4; time++) await one.care('medicine', { item: 'harmful pill' })
    // 20 - 2 x 8.5 = 3, then -3.
    pass(8.5)
    const { timing, changes } = await one.act('feed')
    expect({ timing, health: changes.health }).toEqual({ timing: 'missed_window', health: { before: 3, after: 1 } })
  })
})

describe('POST /api/house/care: trust recovery', () => {
  /** Meals each hour, at half of a window of two hours; returns what each added to trust. */
  async function mealsOnTime(one: LifeKeeper, meals: number): Promise<number[]> {
    const gains: number[] = []
    for (let meal = 0; meal < meals; meal++) {
      pass(1)
      const { timing, changes } = await one.act('feed')
      expect(timing).toBe('on_time')
      gains.push(moved({ changes }).trust ?? 0)
    }
    return gains
  }

  it('streak 1-2: none, 3: +1.5, 5: +2.5, 10 or more: +5.0; Decided 0.5 for each meal, by no trust speed multiplied', async () => {
    const one = await raised(of.slow)
    expect(await mealsOnTime(one, 11)).toEqual([0, 0, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5])
  })

  it.each([
    ['early', 0.9],
    ['late', 2.1],
    ['missed_window', 3.1],
  ])('the streak resets to 0 on a meal that is %s', async (timing, hours) => {
    const one = await raised(of.slow)
    expect(await mealsOnTime(one, 3)).toEqual([0, 0, 1.5])
    pass(hours)
    expect(await one.act('feed')).toMatchObject({ timing })
    expect(await mealsOnTime(one, 3)).toEqual([0, 0, 1.5])
  })
})

describe('Consistency, responsiveness, variety', () => {
  const scores = async (one: LifeKeeper) => (await one.look()).evolution_progress

  it('Decided: consistency starts at 100; meals and missed windows (at 150%, 250%, … fed or not) move it', async () => {
    const one = await raised(of.two)
    const seen: unknown[] = []
    const meals: [number, boolean][] = [
      [1, true],
      [3, true],
      [1, true],
      [0.9, true],
      [3, false],
      [0.02, true],
      [5, false],
      [0.02, false],
    ]
    for (const [hours, fed] of meals) {
      pass(hours)
      const timing = fed ? (await one.act('feed')).timing : null
      seen.push([timing, (await scores(one)).consistency_score])
    }
    expect(seen).toEqual([
      ['on_time', 100],
      ['late', 96],
      ['on_time', 96.4],
      ['early', 96.4],
      // Exactly 150% and 250% are not yet missed.
      [null, 96.4],
      ['missed_window', 86.76],
      [null, 78.08],
      [null, 70.28],
    ])
    expect((await one.history()).body.stats).toMatchObject({ total_feedings: 5, missed_feedings: 3 })
  })

  it('Decided: a late meal never raises consistency; one on time moves it 10% of the way to 100', async () => {
    const one = await raised(of.two)
    // Missed at 3, 5, 7, 9 and 11 hours: 100 x 0.9^5.
    pass(11.02)
    await one.care('feed')
    expect((await scores(one)).consistency_score).toBe(59.05)
    pass(2.5)
    expect(await one.act('feed')).toMatchObject({ timing: 'late' })
    expect((await scores(one)).consistency_score).toBe(59.05)
    pass(1)
    await one.care('feed')
    expect((await scores(one)).consistency_score).toBe(63.14)
  })

  it('Decided: responsiveness: 100 within the window, falls with a late meal, more with a missed one; early does not count', async () => {
    const scoreAfter = async (...meals: number[]) => {
      const one = await raised(of.two)
      for (const hours of meals) {
        pass(hours)
        await one.care('feed')
      }
      return (await scores(one)).responsiveness_score
    }
    expect(await scoreAfter(1, 2, 0.5)).toBe(100)
    expect(await scoreAfter(2.5)).toBe(95)
    expect(await scoreAfter(3.1)).toBe(90)
    expect(await scoreAfter(3.1, 0.9)).toBe(90)
  })

  it('Decided: variety: the normalised entropy of the last 20 actions over the seven kinds', async () => {
    const one = await raised(of.ten)
    const done = async (actions: readonly string[]) => {
      await one.acts(actions.map((action) => ({ action })))
      return (await scores(one)).variety_score
    }
    expect(await done(['reflect', 'reflect'])).toBe(0)
    // 100 x ln 2 / ln 7.
    expect(await done(['play', 'play'])).toBe(35.62)
    expect(await done(Array(16).fill('play'))).toBe(16.71)
    expect(await done(Array(2).fill('play'))).toBe(0)
    const seven = await raised(of.ten)
    const all = ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep', 'reflect']
    await seven.acts(all.map((action) => ({ action })))
    expect((await scores(seven)).variety_score).toBe(100)
  })
})
