/** Stat milestones: each fires once, when its threshold is crossed for the first time. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { pass, keeper, design } = lifeHouse({ items: itemsByName })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }

let calm: string
let quick: string
beforeAll(async () => {
  calm = await design(CALM)
  quick = await design({ ...CALM, feeding_window_hours: 2 })
})

async function raised(slug: string): Promise<LifeKeeper> {
  const one = await keeper()
  await one.raise(slug)
  return one
}

/** The milestones of one kind that an act of care reports. */
const reachedOf = (kind: string) => async (one: LifeKeeper, action: string, item?: string) => {
  const { status, body } = await one.care(action, item ? { item } : {})
  expect(status).toBe(200)
  return named(body.milestones).filter((milestone) => milestone.startsWith(kind))
}

const named = (milestones: { type: string; value: unknown }[] = []) =>
  milestones.map(({ type, value }) => `${type} ${value}`)

const pills = (count: number) => Array.from({ length: count }, () => ({ action: 'medicine', item: 'loved pill' }))
const harmful = (action: string, count: number) =>
  Array.from({ length: count }, () => ({ action, item: `harmful ${action}` }))

describe('Stat milestones', () => {
  it('trust_milestone: 50, 75, 90', async () => {
    const reached = reachedOf('trust')
    const one = await raised(calm)
    // Trust 20; a loved pill +4, discipline -1, a reflection +2.
    await one.acts(pills(7))
    expect(await reached(one, 'discipline')).toEqual([])
    expect(await reached(one, 'reflect')).toEqual([])
    expect(await reached(one, 'discipline')).toEqual([])
    expect((await one.look()).trust).toBe(48)
    expect(await reached(one, 'reflect')).toEqual(['trust_milestone 50'])
    await one.acts(pills(5))
    expect(await reached(one, 'medicine', 'loved pill')).toEqual([])
    expect(await reached(one, 'discipline')).toEqual([])
    pass(1)
    // 73 + 2.
    expect(await reached(one, 'reflect')).toEqual(['trust_milestone 75'])
    await one.acts([...pills(3), { action: 'discipline' }])
    expect((await one.look()).trust).toBe(86)
    expect(await reached(one, 'medicine', 'loved pill')).toEqual(['trust_milestone 90'])
  })

  it('happiness_milestone: 50, 80, 100', async () => {
    const reached = reachedOf('happiness')
    const one = await raised(calm)
    await one.acts([...harmful('play', 6), { action: 'discipline' }])
    const seen: unknown[] = []
    for (let play = 0; play < 5; play++) {
      const milestones = await reached(one, 'play')
      seen.push([(await one.look()).happiness, ...milestones])
    }
    expect(seen).toEqual([
      [50, 'happiness_milestone 50'],
      [65],
      [80, 'happiness_milestone 80'],
      [95],
      [100, 'happiness_milestone 100'],
    ])
  })

  it('discipline_milestone: 25, 50, 75', async () => {
    const reached = reachedOf('discipline')
    // The species that gains half: +5.
    const one = await raised('chonk')
    const seen: string[] = []
    for (let time = 1; time <= 15; time++) {
      for (const milestone of await reached(one, 'discipline')) seen.push(`${milestone} at ${5 * time}`)
    }
    expect(seen).toEqual([
      'discipline_milestone 25 at 25',
      'discipline_milestone 50 at 50',
      'discipline_milestone 75 at 75',
    ])
  })

  it('health_milestone: 80, only when the creature was previously critical', async () => {
    const reached = reachedOf('health')
    const [critical, sick] = [await raised(calm), await raised(calm)]
    // 100 - 4 x 20 = 20 is not critical, 15 is.
    await sick.acts(harmful('medicine', 4))
    await critical.acts([...harmful('medicine', 4), ...harmful('sleep', 1)])
    await critical.acts([{ action: 'sleep' }])
    const seen: unknown[] = []
    for (const one of [sick, critical]) {
      await one.acts([{ action: 'medicine' }, { action: 'medicine' }, { action: 'sleep' }])
      expect((await one.look()).health).toBe(75)
      seen.push(await reached(one, 'sleep'), await reached(one, 'medicine'))
    }
    expect(seen).toEqual([[], [], ['health_milestone 80'], []])
  })

  it('care_streak: 10 on-time feedings; Decided: in a row', async () => {
    const reached = reachedOf('care_streak')
    const one = await raised(quick)
    const feed = async (hours: number) => {
      pass(hours)
      return reached(one, 'feed')
    }
    for (let meal = 1; meal <= 3; meal++) expect(await feed(1)).toEqual([])
    // Early: the count begins anew.
    expect(await feed(0.5)).toEqual([])
    for (let meal = 1; meal <= 9; meal++) expect(await feed(1)).toEqual([])
    expect(await feed(1)).toEqual(['care_streak 10'])
  })

  it('fires once per creature, and is persisted', async () => {
    const reached = reachedOf('trust')
    const one = await raised(calm)
    await one.acts(pills(7))
    expect(await reached(one, 'reflect')).toEqual(['trust_milestone 50'])
    expect(await reached(one, 'discipline')).toEqual([])
    expect(await reached(one, 'reflect')).toEqual([])
  })

  it('Decided: in that care response and in the next status, once', async () => {
    const one = await raised(calm)
    await one.acts(pills(7))
    const { body } = await one.care('reflect')
    expect(body.milestones).toEqual([{ type: 'trust_milestone', value: 50, message: expect.stringMatching(/./) }])
    expect((await one.status()).body.milestones).toEqual([
      { type: 'trust_milestone', value: 50, message: expect.stringMatching(/./) },
    ])
    expect((await one.status()).body.milestones).toBeUndefined()
  })

  it('Decided: passing time fires none, only care that raises a stat', async () => {
    const reached = reachedOf('')
    const one = await raised(calm)
    pass(10)
    expect((await one.status()).body.milestones).toBeUndefined()
    expect(await reached(one, 'clean')).toEqual([])
  })

  it('stage_transition: baby, child, teen, adult', async () => {
    const one = await keeper()
    await one.adopt({ species_slug: calm })
    const seen: string[] = []
    for (let day = 0; day <= 5; day++) {
      if (day > 0) {
        pass(24)
        await one.care('feed')
      }
      seen.push(...named((await one.status()).body.milestones).filter((one) => one.startsWith('stage_transition')))
    }
    expect(seen).toEqual([
      'stage_transition baby',
      'stage_transition child',
      'stage_transition teen',
      'stage_transition adult',
    ])
  })
})
