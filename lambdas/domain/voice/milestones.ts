/** Texts for milestones. */
import type { Line } from '../../species/book'
import { needsSomebody } from '../care/findings'
import { milestoneSentence } from '../care/news-sentences'
import type { Creature, HatchedStage, Milestone } from '../creature/creature'
import { AGE_MILESTONES, STREAK_MILESTONES, statOf, TRUST_MILESTONES } from '../creature/milestones'
import { visibleStat } from '../creature/visible'
import { displayName, fillSlots, passage } from '../words'
import { linesOf } from './books/lines'
import { type AdoptionMilestone, lines } from './lines'
import { pick } from './pick'
import { selectLine } from './select-line'
import type { Situation } from './situation'

/** From a list with one line per threshold. */
const lineAt = (thresholds: readonly number[], texts: readonly Line[], value: number): readonly Line[] =>
  texts.slice(thresholds.indexOf(value)).slice(0, 1)

const stageLines = ({ creature }: Situation, stage: HatchedStage): readonly Line[] => {
  if (stage === 'baby') return linesOf(creature.species, 'hatching')
  return linesOf(creature.species, `stages.${stage === 'adult' ? (creature.path ?? 'balanced') : stage}`)
}

const ownLines = (situation: Situation, { type, value }: Milestone): readonly Line[] => {
  const { species } = situation.creature
  if (type === 'stage_transition') return stageLines(situation, value as HatchedStage)
  if (type === 'trust_milestone') return lineAt(TRUST_MILESTONES, linesOf(species, 'trust'), Number(value))
  if (type === 'care_streak') return lineAt(STREAK_MILESTONES, linesOf(species, 'streaks'), Number(value))
  if (type === 'age_milestone') return lineAt(AGE_MILESTONES, linesOf(species, 'ages'), Number(value))
  return lines().REACHED[type][Number(value)] ?? lines().UNSEEN
}

/** A milestone of a hidden stat must not reveal it. */
export const milestoneText = (milestone: Milestone, situation: Situation, hidden: boolean): string => {
  const seed = `${situation.creature.id}/${milestone.type}/${milestone.value}`
  return passage(selectLine(hidden ? lines().UNSEEN : ownLines(situation, milestone), situation, { seed, turn: 0 }))
}

/** In one sentence that is true whatever happened since. A threshold of a hidden stat is not told. */
export const plainMilestone = (milestone: Milestone, creature: Creature): string =>
  milestoneSentence({ type: milestone.type, value: shownValue(milestone, creature) })

/** Null if the threshold would reveal a hidden stat. */
export function shownValue(milestone: Milestone, { species, stats }: Creature): Milestone['value'] | null {
  const { value } = milestone
  const stat = statOf(milestone.type)
  if (!stat || typeof value !== 'number') return value
  return visibleStat(species, stats.trust, stat, value) === value ? value : null
}

/** Whether its scene still fits: of an act of this answer, just begun, or of a creature that is awake and in no need. */
function hasScene({ type, value }: Milestone, { act, creature, now, asleep, moment }: Situation): boolean {
  if (act || (type === 'stage_transition' && creature.entered_at[value as HatchedStage] === now)) return true
  return !asleep && !needsSomebody(moment) && (type !== 'stage_transition' || creature.stage === value)
}

/** As a scene, or in a plain sentence where the scene does not fit any more. */
export const milestoneMessage = (milestone: Milestone, situation: Situation): string =>
  hasScene(milestone, situation)
    ? milestoneText(milestone, situation, shownValue(milestone, situation.creature) === null)
    : plainMilestone(milestone, situation.creature)

export const adoptionMilestoneMessage = (type: AdoptionMilestone, subject: { name: string; seed: string }): string =>
  passage(fillSlots(pick(lines().ADOPTION[type], `${subject.seed}/${type}`), { name: displayName(subject.name) }))
