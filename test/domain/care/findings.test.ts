import fc from 'fast-check'
import { agenda } from '../../../lambdas/domain/care/agenda'
import { FINDINGS, type FindingKind, findingOf, findingsOf, isBad, ringOf } from '../../../lambdas/domain/care/findings'
import { needsOf } from '../../../lambdas/domain/care/needs'
import { type Moment, momentAt, publicMoment } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { feedingStatus } from '../../../lambdas/domain/creature/feeding'
import { isAsleepAt } from '../../../lambdas/domain/creature/sleep'
import { comeBackText } from '../../../lambdas/domain/voice/advice'
import { anyCreature } from '../../support/any-creature'
import { creature, egg, hoursAfter, NOON, type Overrides } from '../../support/creatures'

const back = (hours: number) => hoursAfter(NOON, -hours)
const BLEACH: Pick<Creature, 'harm'> = { harm: { items: [{ item: 'bleach', times: 3, took: 45 }] } }

const kindOf = (over: Overrides, now = NOON): FindingKind | undefined => findingOf(momentAt(creature(over), now))?.kind

/** An instant of sleep, with a creature that was cared for until then. */
const asleep = (over: Overrides = {}): Moment => {
  for (let hour = 10; hour < 18; hour++) {
    const now = hoursAfter(NOON, hour)
    const well = { stats_at: now, last_fed_at: now, last_care_at: now, last_cleaned_at: now }
    if (isAsleepAt(creature(), now)) return momentAt(creature({ ...well, ...over }), now)
  }
  throw new Error('no sleeping hour found')
}

describe('what is bad, worst first', () => {
  it.each<[FindingKind, Overrides]>([
    ['dying', { last_care_at: back(30), last_fed_at: back(4) }],
    ['harmed', { ...BLEACH, stats: { health: 55 } }],
    ['harmed', { ...BLEACH, stats: { health: 55 }, last_fed_at: back(12) }],
    ['losing_health', { last_fed_at: back(12) }],
    ['losing_health', { last_cleaned_at: back(50), stats: { health: 80 } }],
    ['ill', { stats: { health: 49 } }],
    ['late', { last_fed_at: back(7) }],
    ['due', { last_fed_at: back(4) }],
    ['well', {}],
  ])('%s: %o', (kind, over) => {
    expect(kindOf(over)).toBe(kind)
  })

  it('dead is worst while it can return, and nothing after that', () => {
    const left = creature()
    expect(findingOf(momentAt(left, hoursAfter(NOON, 37)))?.kind).toBe('returnable')
    expect(findingOf(momentAt(left, hoursAfter(NOON, 36 + 7 * 24 + 1)))).toBeNull()
  })

  it('nothing is wrong with an egg', () => {
    expect(findingOf(momentAt(egg(), NOON))).toBeNull()
  })

  it('a sleeper that dies before it wakes needs company', () => {
    const { now } = asleep()
    const moment = asleep({ last_care_at: hoursAfter(now, -35.9), last_fed_at: hoursAfter(now, -5) })
    expect(findingOf(moment)?.kind).toBe('dying_asleep')
    expect(needsOf(moment)).toMatchObject([{ action: 'reflect', why: 'dying_asleep' }])
  })

  it('every living creature has one, it names the creature, and strangers see the same as its keeper', () => {
    fc.assert(
      fc.property(anyCreature, fc.double({ min: 0, max: 60, noNaN: true }), (one, hours) => {
        const moment = momentAt(one, hoursAfter(NOON, hours))
        const finding = findingOf(moment)
        expect(finding).toEqual(findingsOf(moment)[0])
        if (!finding) return
        const { kind } = finding
        expect(FINDINGS[kind].sentence(moment)).toContain(one.name)
        expect(findingOf(publicMoment(moment))?.kind).toBe(kind)
        expect(FINDINGS[kind].glimpse(moment)).not.toMatch(/\d\d:\d\d/)
      }),
      { numRuns: 200 },
    )
  })

  it('calls no creature safe that is harmed, ill, unfed or close to death', () => {
    fc.assert(
      fc.property(anyCreature, fc.boolean(), fc.double({ min: 0, max: 40, noNaN: true }), (one, harmed, hours) => {
        const moment = momentAt({ ...one, ...(harmed && BLEACH) }, hoursAfter(NOON, hours))
        const finding = findingOf(moment)
        if (!finding || !moment.alive) return
        const { stats } = moment.creature
        const unfed = ['overdue', 'critical'].includes(feedingStatus(moment.creature, moment.now))
        const isTroubled = stats.health < 50 || unfed || (harmed && stats.health < 90)
        if (isTroubled) expect([isBad(finding), ringOf(finding)]).toEqual([true, expect.not.stringMatching('safe')])
      }),
      { numRuns: 300 },
    )
  })
})

describe('advice from findings', () => {
  it('names the illness that ends a life before the time alone does, and asks for medicine', () => {
    const words = (over: Overrides): string => {
      const moment = momentAt(creature(over), NOON)
      expect(findingOf(moment)?.kind).toBe('dying')
      return `${FINDINGS.dying.sentence(moment)} ${FINDINGS.dying.agentStep(moment)}`
    }
    expect(words({ stats: { health: 8 }, last_care_at: back(5), last_fed_at: back(5) })).toMatch(
      /^Moth is gravely ill and dies at .*, in 8 hours, if nobody comes\. Give it medicine now\.$/,
    )
    expect(words({ stats: { health: 30 }, last_care_at: back(33), last_fed_at: back(1) })).toMatch(
      /^Moth has been alone for 1 day and 9 hours and dies at .*\. Care for it now\.$/,
    )
  })

  it('tells no number that its keeper may not see', () => {
    const hidden = momentAt(creature({ ...BLEACH, species: { slug: 'void' }, stats: { health: 45 } }), NOON)
    expect(FINDINGS.harmed.sentence(hidden)).not.toMatch(/\d/)
  })

  it('never says that all is done while a creature needs something', () => {
    const starving = asleep({ id: '00000000-0000-4000-8000-000000000000', name: 'Owl' })
    const now = starving.now
    const sleeping = { ...starving.creature, last_fed_at: hoursAfter(now, -20), last_action_at: now, last_care_at: now }
    const owl = { ...momentAt({ ...sleeping, stats_at: now }, now) }
    const fine = momentAt(creature({ name: 'Fine', stats_at: now, last_fed_at: now, last_care_at: now }), now)
    const { next } = agenda([fine, owl])
    expect(comeBackText({ ...next!, moment: fine, need: null, why: 'due' }, [fine, owl])).toMatch(/^Owl has missed/)
    expect(comeBackText({ ...next!, moment: fine, need: null, why: 'due' }, [fine, owl])).not.toContain('All is done')
  })
})
