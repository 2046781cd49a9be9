/** Species tiers: which one an adoption without a slug picks from, and the milestones of adoption. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { pass, keeper } = lifeHouse({ items: itemsByName })

/** Raises this many adults at once, in five days of meals on time; returns their ids. */
async function raiseAdults(one: LifeKeeper, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) ids.push((await one.adopt({ species_slug: 'tortoise' })).body.creature.id)
  await one.status()
  for (let day = 1; day <= 5; day++) {
    pass(24)
    await one.acts(ids.map((creature_id) => ({ creature_id, action: 'feed' })))
  }
  return ids
}

const release = (one: LifeKeeper, creature_id: string) => one.call('DELETE', '/api/house/release', { creature_id })

/** Hatches creatures and releases them: they count as hatched, and do not die. */
async function hatchAndRelease(one: LifeKeeper, count: number): Promise<void> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) ids.push((await one.adopt({ species_slug: 'tortoise' })).body.creature.id)
  await one.status()
  for (const id of ids) await release(one, id)
}

/** The tier of the next adoption without a slug, and the tiers that it says were unlocked. */
async function next(one: LifeKeeper, body: Record<string, unknown> = {}): Promise<[string, string[]]> {
  const { creature, milestones = [] } = (await one.adopt(body)).body
  return [creature.tier, milestones.map(({ type }: { type: string }) => type)]
}

describe('Species tiers', () => {
  it('common: always; Decided: a slug may name any species, whatever its tier, and wins over family', async () => {
    const one = await keeper()
    expect(await next(one)).toEqual(['common', ['first_adoption']])
    const { creature } = (await one.adopt({ species_slug: 'phoenix', family: 'cat' })).body
    expect(creature).toMatchObject({ species_key: 'phoenix', tier: 'extreme', family: 'ai-native' })
  })

  it.each(['cat', 'dog', 'exotic', 'ai-native'])('limited to the chosen family: %s', async (family) => {
    const one = await keeper()
    for (let time = 0; time < 3; time++) {
      expect((await one.adopt({ family })).body.creature).toMatchObject({ family, tier: 'common' })
    }
  })

  it('uncommon: raised 1+ adult; rare: raised 3+ adults', async () => {
    const [raisedOne, raisedThree] = [await keeper(), await keeper()]
    await raiseAdults(raisedOne, 2)
    // A teen of 119 hours is no adult.
    const young = await keeper()
    const id = await young.raise('tortoise')
    for (let day = 1; day <= 4; day++) {
      pass(24)
      await young.care('feed')
    }
    pass(23.99)
    expect(await next(young)).toEqual(['common', []])
    pass(0.01)
    await young.care('feed', { creature_id: id })
    expect(await next(young, { family: 'dog' })).toEqual(['uncommon', ['tier_unlocked:uncommon']])
    await raiseAdults(raisedThree, 3)
    expect(await next(raisedThree)).toEqual(['rare', ['tier_unlocked:uncommon', 'tier_unlocked:rare']])
    expect(await next(raisedThree)).toEqual(['rare', []])
  })

  it('two adults are not enough for rare', async () => {
    const one = await keeper()
    await raiseAdults(one, 2)
    expect(await next(one)).toEqual(['uncommon', ['tier_unlocked:uncommon']])
  })

  it.each([
    [1, 4, 'rare'],
    [1, 3, 'uncommon'],
    [3, 12, 'rare'],
    [3, 11, 'uncommon'],
  ])('Decided: a low death rate is 0.25 or less: %d of %d hatched creatures: %s', async (deaths, hatched, tier) => {
    const one = await keeper()
    const ids = await raiseAdults(one, 3)
    await hatchAndRelease(one, hatched - 3)
    // Five harmful pills kill.
    for (const creature_id of ids.slice(0, deaths))
      await one.acts(Array(5).fill({ creature_id, action: 'medicine', item: 'harmful pill' }))
    expect((await next(one))[0]).toBe(tier)
  })

  it.each([
    [4, 30, 'common'],
    [5, 29.99, 'common'],
    [5, 30, 'extreme'],
  ])(
    'extreme: %d creatures, Decided: hatched, and registered %d days ago, zero deaths: %s',
    async (creatures, days, tier) => {
      const one = await keeper()
      await hatchAndRelease(one, creatures)
      await one.adopt()
      pass(24 * days)
      expect((await next(one))[0]).toBe(tier)
    },
  )

  it('extreme: one death is one too many, Decided: even if it was revived', async () => {
    const one = await keeper()
    await hatchAndRelease(one, 5)
    const id = await one.raise('tortoise')
    pass(36)
    await one.status(id)
    const { body } = await one.call('POST', '/api/house/credits', { pack: '100' })
    await one.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
    expect((await one.call('POST', '/api/house/resurrect', { creature_id: id })).status).toBe(200)
    await release(one, id)
    pass(30 * 24)
    expect((await next(one))[0]).toBe('common')
  })
})

describe('Adoption milestones', () => {
  it('first_adoption: the agent’s first creature, with type and message', async () => {
    const one = await keeper()
    expect((await one.adopt()).body.milestones).toEqual([
      { type: 'first_adoption', message: expect.stringMatching(/./) },
    ])
    expect((await one.adopt()).body.milestones).toBeUndefined()
  })

  it('tier_unlocked:<tier>, Decided: at the first adoption after the unlock, with type and message', async () => {
    const one = await keeper()
    await raiseAdults(one, 1)
    expect((await one.adopt()).body.milestones).toEqual([
      { type: 'tier_unlocked:uncommon', message: expect.stringMatching(/./) },
    ])
    expect((await one.adopt()).body.milestones).toBeUndefined()
  })
})
