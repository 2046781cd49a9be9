/** The sentences of news. A text writes them too, to find the news that it repeats. */
import { causeOfDeath } from '../afterlife/gravestone'
import type { Cause, HatchedStage } from '../creature/creature'
import { AGE_MILESTONES, statOf } from '../creature/milestones'

export const NOTE_NEWS = 'Your human left you a note.'

export const deathSentence = (cause: Cause): string => `It died of ${causeOfDeath(cause)}.`

export const keepsakeSentence = (name: string): string => `It has a keepsake: ${name}.`

const GROWN: Readonly<Record<HatchedStage, string>> = {
  baby: 'It hatched.',
  child: 'It grew up: it is a child now.',
  teen: 'It grew up: it is a teenager now.',
  adult: 'It grew up: it is an adult now.',
}
const aged = (days: number): string => `It is ${days} days old.`

/** Of stages and ages: the last one implies those before it. */
export const GROWTH_SENTENCES: readonly string[] = [...Object.values(GROWN), ...AGE_MILESTONES.map(aged)]

/** The value is null where it would reveal a hidden stat. */
export function milestoneSentence({ type, value }: { type: string; value: number | string | null }): string {
  if (type === 'stage_transition') return GROWN[value as HatchedStage]
  if (type === 'age_milestone') return aged(Number(value))
  if (type === 'care_streak') return `${value} of its meals in a row came on time.`
  return value === null ? 'It reached something that does not show yet.' : `Its ${statOf(type)} reached ${value}.`
}
