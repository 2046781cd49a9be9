import fc from 'fast-check'
import type { ItemCategory } from '../../../lambdas/domain/care/care'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { causeOf, HEALED_FROM, harmGiven, openHarm } from '../../../lambdas/domain/creature/harm'
import { creature, decideCare, hoursAfter, NOON } from '../../support/creatures'

const given = (one: Creature, name: string, category: ItemCategory = 'harmful'): Creature => {
  const outcome = decideCare(one, { action: 'feed', item: { name, category } }, NOON)
  if (outcome.kind !== 'cared') throw new Error(outcome.kind)
  return outcome.creature
}
const withHealth = (health: number, more: Partial<Creature> = {}) => creature({ stats: { health }, ...more })

describe('the cause of a death is the first that holds', () => {
  it.each([
    ['poison', { to_items: 15, otherwise: 14 }, { hunger: 0, health: 0 }],
    ['hunger', { to_items: 15, otherwise: 15 }, { hunger: 0, health: 0 }],
    ['hunger', { to_items: 0, otherwise: 0 }, { hunger: 0, health: 80 }],
    ['illness', { to_items: 0, otherwise: 50 }, { hunger: 1, health: 0 }],
    ['neglect', { to_items: 0, otherwise: 0 }, { hunger: 1, health: 60 }],
  ])('%s: lost %o, left %o', (cause, health_lost, left) => {
    expect(causeOf({ health_lost }, left)).toBe(cause)
  })
})

describe('what counts is lost since health was last 50 or more', () => {
  it('an item that takes it below 50 counts as a whole', () => {
    expect(given(withHealth(55), 'bleach').health_lost).toEqual({ to_items: 15, otherwise: 0 })
  })

  it('above 50 nothing is counted', () => {
    expect(given(withHealth(90), 'bleach').health_lost).toBeUndefined()
  })

  it('starving counts from 50 on, in one step or in several', () => {
    const starving = withHealth(60, { last_fed_at: hoursAfter(NOON, -12) })
    fc.assert(
      fc.property(fc.double({ min: 1, max: 15, noNaN: true }), (midway) => {
        const direct = momentAt(starving, hoursAfter(NOON, 16)).creature
        const inSteps = momentAt(momentAt(starving, hoursAfter(NOON, midway)).creature, hoursAfter(NOON, 16)).creature
        expect(direct.health_lost?.to_items).toBe(0)
        expect(direct.health_lost?.otherwise).toBeCloseTo(50 - direct.stats.health, 6)
        expect(inSteps.health_lost?.otherwise).toBeCloseTo(direct.health_lost?.otherwise ?? 0, 6)
      }),
    )
  })

  it('healing to 50 starts anew, healing to less does not', () => {
    const poisoned = given(withHealth(55), 'bleach')
    const dosed = (one: Creature) => decideCare(one, { action: 'medicine' }, NOON)
    expect(dosed(poisoned)).toMatchObject({ creature: { stats: { health: 65 } } })
    expect(dosed(poisoned)).toHaveProperty('creature.health_lost', undefined)
    const worse = given(given(poisoned, 'bleach'), 'bleach')
    expect(dosed(worse)).toMatchObject({ creature: { health_lost: { to_items: 45, otherwise: 0 } } })
  })
})

describe('harm', () => {
  const harmed = ['bleach', 'old soup', 'bleach', 'chalk', 'ink', 'paint'].reduce(
    (one, name) => given(one, name),
    withHealth(100),
  )

  it('names what was given, how often and what it took', () => {
    expect(harmGiven(harmed.harm!, true)).toBe(
      'the bleach twice, the old soup once, the chalk once and other things twice, which took 90 of its health',
    )
    expect(harmGiven(harmed.harm!, false)).not.toMatch(/\d/)
  })

  it('is open until health is back, and then forgotten', () => {
    expect(openHarm(harmed)).toBe(harmed.harm)
    expect(openHarm({ ...harmed, stats: { health: HEALED_FROM } })).toBeNull()
    const healed = decideCare(given(withHealth(90), 'bleach'), { action: 'medicine' }, NOON)
    expect(healed).toHaveProperty('creature.harm', undefined)
  })

  it('keeps names short', () => {
    expect([...(given(withHealth(90), 'x'.repeat(100)).harm?.items[0]?.item ?? '')]).toHaveLength(40)
  })
})
