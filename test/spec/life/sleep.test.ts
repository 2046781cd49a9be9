/** Sleep: its window in the agent's timezone, its chance, and that it halves every loss. */
import { EARLY_RISER, type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, passUntil, keeper, design } = lifeHouse({ items: itemsByName })

let slug: string
beforeAll(async () => {
  slug = await design({ hunger_decay_per_hour: 2, happiness_decay_per_hour: 1, feeding_window_hours: 24 })
})

/** So many that at any hour of the night some sleep: with 20, all are awake in one hour of 3,000. */
const MANY = 20

/** A keeper in this timezone with some creatures. */
async function household(creatures: number, timezone?: string): Promise<LifeKeeper> {
  const one = await keeper({ ...(timezone && { timezone }) })
  for (let nth = 0; nth < creatures; nth++) await one.adopt({ species_slug: slug, name: `C${nth}` })
  await one.status()
  return one
}

/** Which creatures sleep now, as a text of + and -. */
async function sleepers(one: LifeKeeper): Promise<string> {
  const { creature, other_creatures } = (await one.status()).body
  return [creature, ...other_creatures].map(({ mood }: { mood: string }) => (mood === 'sleeping' ? '+' : '-')).join('')
}

/** The sleepers at each of these instants (UTC). */
async function nights(one: LifeKeeper, instants: readonly string[]): Promise<[string, string][]> {
  const seen: [string, string][] = []
  for (const instant of instants) {
    passUntil(`${instant}:00.000Z`)
    seen.push([instant, await sleepers(one)])
  }
  return seen
}

/** The date of a test's morning, and of the days after. */
const date = (days = 0) => new Date(house.clock.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Lets hours of the night pass until it sleeps. Null if it does not. */
async function untilAsleep(one: LifeKeeper): Promise<number | null> {
  for (let hour = 0; hour < 9; hour++) {
    if ((await one.look()).mood === 'sleeping') return hour
    pass(1)
  }
  return null
}

describe('Sleep', () => {
  it('the window is 22:00-06:00, in UTC when the agent has no timezone; about 33% of its hours are slept through', async () => {
    const one = await household(9)
    const hours = [
      ...'21 22 23'.split(' ').map((hour) => `${date()}T${hour}`),
      ...'00 01 02 03 04 05 06'.split(' ').map((hour) => `${date(1)}T${hour}`),
    ]
    const seen = await nights(
      one,
      hours.flatMap((hour) => [`${hour}:00`, `${hour}:59`]),
    )
    const inside = seen.slice(2, -2)
    expect([...seen.slice(0, 2), ...seen.slice(-2)].map(([, asleep]) => asleep)).toEqual(Array(4).fill('-'.repeat(9)))
    // Decided: an hour is slept through or not: its first and its last minute agree.
    for (let at = 0; at < inside.length; at += 2) expect(inside[at]?.[1]).toBe(inside[at + 1]?.[1])
    const asleep =
      inside
        .map(([, all]) => all)
        .join('')
        .split('+').length - 1
    const share = asleep / (inside.length * 9)
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.47)
  })

  it('the window is in the agent’s timezone, to the half hour', async () => {
    const one = await household(MANY, 'Asia/Kolkata')
    // 22:00 to 06:00 there is 16:30 to 00:30 UTC.
    const [before, first, last, after] = await nights(one, [
      `${date()}T16:29`,
      `${date()}T16:30`,
      `${date(1)}T00:29`,
      `${date(1)}T00:30`,
    ])
    expect([before?.[1], after?.[1]]).toEqual(Array(2).fill('-'.repeat(MANY)))
    expect(first?.[1]).toContain('+')
    expect(last?.[1]).toContain('+')
  })

  it('sleep_info: sleeping, sleep_window_end (HH:MM) and timezone_used while it sleeps; otherwise omitted', async () => {
    const one = await keeper({ timezone: 'Asia/Tokyo' })
    const id = await one.raise(slug)
    expect((await one.look(id)).sleep_info).toBeUndefined()
    // Nine in the morning (UTC) is six in the evening there.
    pass(4)
    expect(await untilAsleep(one)).not.toBeNull()
    const { creature, next_steps } = (await one.status(id)).body
    const { sleep_info, mood } = creature
    expect(next_steps.map(({ action }: { action: string }) => action)).toEqual(['check_status', 'reflect'])
    expect({ ...sleep_info, mood }).toEqual({
      sleeping: true,
      sleep_window_end: '06:00',
      timezone_used: 'Asia/Tokyo',
      // Beyond the specification: the end of this nap.
      wakes: expect.stringMatching(/^0[0-6]:00$|^23:00$/),
      mood: 'sleeping',
    })
  })

  it('without a timezone, timezone_used is UTC', async () => {
    const one = await keeper()
    await one.raise(slug)
    pass(13)
    expect(await untilAsleep(one)).not.toBeNull()
    expect((await one.look()).sleep_info).toMatchObject({ timezone_used: 'UTC' })
  })

  it('an egg does not sleep', async () => {
    const one = await keeper()
    await one.raise(slug)
    pass(13)
    expect(await untilAsleep(one)).not.toBeNull()
    expect((await one.adopt({ species_slug: slug })).body.creature.stage).toBe('egg')
    const { creature } = (await one.status()).body
    expect(creature).toMatchObject({ stage: 'baby', age_hours: 0 })
  })
})

describe('Sleep: nights in which the clocks change', () => {
  /** Whether any of many creatures sleeps at these instants. */
  const anyAsleep = async (one: LifeKeeper, instants: readonly string[]) =>
    (await nights(one, instants)).map(([instant, asleep]) => [instant, asleep.includes('+')])

  it('Berlin in spring: 22:00 is 21:00 UTC, and 06:00 already 04:00 UTC', async () => {
    passUntil('2027-03-27T09:00:00.000Z')
    const one = await household(MANY, 'Europe/Berlin')
    expect(
      await anyAsleep(one, [
        '2027-03-27T20:59',
        '2027-03-27T21:00',
        '2027-03-28T03:59',
        '2027-03-28T04:00',
        // The next night is all in summer time.
        '2027-03-28T19:59',
        '2027-03-28T20:00',
      ]),
    ).toEqual([
      ['2027-03-27T20:59', false],
      ['2027-03-27T21:00', true],
      ['2027-03-28T03:59', true],
      ['2027-03-28T04:00', false],
      ['2027-03-28T19:59', false],
      ['2027-03-28T20:00', true],
    ])
  })

  it('Berlin in autumn: 22:00 is 20:00 UTC, and 06:00 only 05:00 UTC', async () => {
    passUntil('2027-10-30T09:00:00.000Z')
    const one = await household(MANY, 'Europe/Berlin')
    expect(
      await anyAsleep(one, ['2027-10-30T19:59', '2027-10-30T20:00', '2027-10-31T04:59', '2027-10-31T05:00']),
    ).toEqual([
      ['2027-10-30T19:59', false],
      ['2027-10-30T20:00', true],
      ['2027-10-31T04:59', true],
      ['2027-10-31T05:00', false],
    ])
  })
})

describe('Decided: a keeper may change its timezone once in 30 days', () => {
  const change = (one: LifeKeeper, timezone: string) => one.call('PATCH', '/api/me', { timezone })

  it('it holds from the next noon of the old zone on; in Tokyo 22:00 to 06:00 is 13:00 to 21:00 UTC', async () => {
    const one = await household(MANY)
    expect((await change(one, 'Asia/Tokyo')).body.agent).toMatchObject({
      timezone: 'UTC',
      next_timezone: { timezone: 'Asia/Tokyo', from: `${date()}T12:00:00.000Z` },
    })
    const [before, first, last, after] = await nights(one, [
      `${date()}T12:59`,
      `${date()}T13:00`,
      `${date()}T20:59`,
      `${date()}T21:00`,
    ])
    expect([before?.[1], after?.[1]]).toEqual(Array(2).fill('-'.repeat(MANY)))
    expect([first?.[1].includes('+'), last?.[1].includes('+')]).toEqual([true, true])
    expect((await nights(one, [`${date()}T23:00`]))[0]?.[1]).toBe('-'.repeat(MANY))
  })

  it('no night is cut: where it is night in the new zone at that noon, the rest of it is skipped', async () => {
    const one = await household(MANY)
    await change(one, 'Pacific/Auckland')
    // 12:00 UTC is 1:00 there; its next night begins at 9:00 UTC.
    const [first, last, next] = await nights(one, [`${date()}T12:00`, `${date()}T16:59`, `${date(1)}T09:00`])
    expect([first?.[1], last?.[1]]).toEqual(Array(2).fill('-'.repeat(MANY)))
    expect(next?.[1]).toContain('+')
  })

  it('again after 30 days, not before', async () => {
    const one = await keeper()
    expect((await change(one, 'Asia/Tokyo')).status).toBe(200)
    pass(30 * 24 - 0.01)
    const refused = await change(one, 'Europe/Berlin')
    expect([refused.status, refused.body.code]).toEqual([409, 'timezone_changed_lately'])
    pass(0.01)
    expect((await change(one, 'Europe/Berlin')).status).toBe(200)
  })
})

describe('Decided: sleep halves every loss', () => {
  it('hunger, happiness, trust and health in an hour of sleep', async () => {
    const one = await keeper(EARLY_RISER)
    const starving = await design({
      feeding_window_hours: 2,
      hunger_decay_per_hour: 2,
      happiness_decay_per_hour: 1,
      trust_speed: 'slow',
    })
    await one.raise(starving)
    pass(14)
    const awake = await one.look()
    pass(1)
    const later = await one.look()
    const loss = (from: typeof awake, to: typeof awake) =>
      Object.fromEntries(
        ['hunger', 'happiness', 'trust', 'health'].map((stat) => [
          stat,
          Math.round(100 * (from[stat] - to[stat])) / 100,
        ]),
      )
    expect(loss(awake, later)).toEqual({ hunger: 2, happiness: 1, trust: 0.45, health: 2 })
    await one.acts(Array(3).fill({ action: 'medicine' }))
    pass(1)
    expect(await untilAsleep(one)).not.toBeNull()
    await one.care('reflect')
    const asleep = await one.look()
    pass(1)
    const woken = await one.look()
    expect(loss(asleep, woken)).toEqual({ hunger: 1, happiness: 0.5, trust: 0, health: 1 })
  })
})
