import type { HatchedStage, Milestone } from '../../../lambdas/domain/creature/creature'
import { FORMS } from '../../../lambdas/domain/creature/life'
import type { AdoptionMilestone } from '../../../lambdas/domain/voice/lines/milestones'
import { adoptionMilestoneMessage, milestoneMessage } from '../../../lambdas/domain/voice/milestones'
import { HATCHED, life } from './cast'
import { expectWellFormed } from './well-formed'

const THRESHOLDS: Readonly<Record<Milestone['type'], readonly (number | HatchedStage)[]>> = {
  trust_milestone: [50, 75, 90],
  happiness_milestone: [50, 80, 100],
  discipline_milestone: [25, 50, 75],
  health_milestone: [80],
  care_streak: [10, 25, 50, 100],
  stage_transition: HATCHED,
}
const ALL = Object.entries(THRESHOLDS).flatMap(([type, values]) =>
  values.map((value): Milestone => ({ type: type as Milestone['type'], value })),
)

test.each(ALL)('$type $value has well-formed words that name the creature', (milestone) => {
  for (let n = 0; n < 200; n++) {
    const subject = life(n)
    const text = milestoneMessage(milestone, subject)
    expectWellFormed(text)
    expect(text).toContain(subject.name)
  }
})

test('each milestone is told in its own words', () => {
  const texts = ALL.map((milestone) => milestoneMessage(milestone, life(7)))
  expect(new Set(texts).size).toBe(ALL.length)
})

test('coming of age names the form', () => {
  for (let n = 0; n < 50; n++) {
    const text = milestoneMessage({ type: 'stage_transition', value: 'adult' }, { ...life(n), form: FORMS.rescue.dog })
    expect(text).toContain(FORMS.rescue.dog)
  }
})

const ADOPTION: readonly AdoptionMilestone[] = [
  'first_adoption',
  'tier_unlocked:uncommon',
  'tier_unlocked:rare',
  'tier_unlocked:extreme',
]
test.each(ADOPTION)('%s is well formed', (type) => {
  for (let n = 0; n < 20; n++) expectWellFormed(adoptionMilestoneMessage(type, life(n)))
})

test('a keeper who missed nothing is not reminded of anything missed', () => {
  for (let n = 0; n < 60; n++) {
    const grown = { ...life(n), form: FORMS.high_care.cat, path: 'high_care' as const }
    expect(milestoneMessage({ type: 'stage_transition', value: 'adult' }, grown)).not.toMatch(/did not|gaps|waiting/)
  }
})

test('a hidden stat is not told by its milestone', () => {
  for (const milestone of ALL.filter(({ type }) => type.endsWith('_milestone'))) {
    const text = milestoneMessage(milestone, { ...life(3), hidden: true })
    expectWellFormed(text)
    expect(text).not.toMatch(/trust|happy|joy|well again|health|rule|manners/i)
  }
})
