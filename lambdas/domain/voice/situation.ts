/** The situation that texts depend on, computed once per response so that no two texts contradict each other. */
import type { CareAction } from '../../species/care-actions'
import type { CareOutcome, ItemCategory } from '../care/care'
import { ILL_BELOW } from '../care/findings'
import { isDirty, isInLastThird, type Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { feedingStatus, hasMissedMeal, hoursSinceFed, isUnfed } from '../creature/feeding'
import { type Feeling, type FeelingCause, feelingAt } from '../creature/feeling'
import { ageHours, INITIAL_STATS } from '../creature/life'
import { isClosed } from '../creature/mechanics'
import { CRITICAL_HEALTH, HUNGRY_BELOW, type Mood, moodOf } from '../creature/mood'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'
import { localHourAt } from '../time/zone'

export interface CareAct {
  action: CareAction
  /** As the keeper wrote it. */
  item: string | null
  category: ItemCategory | null
  outcome: CareOutcome
}

export interface Situation {
  moment: Moment
  creature: Creature
  now: Instant
  mood: Mood
  asleep: boolean
  /** It accepts only reflection. */
  closed: boolean
  dirty: boolean
  hours_since_fed: number
  hours_without_care: number
  age_days: number
  /** Null if there is none or it is over. */
  feeling: Feeling | null
  act: CareAct | null
  /** Values of the slots that lines were filled with so far. */
  slots: Record<string, string | null>
}

export type ActSituation = Situation & { act: CareAct }

/** The texts of an answer describe the same moments. */
const situations = new WeakMap<Moment, Situation>()

/** After an act. The creature is the one to store, in which the lines of the response are recorded. */
export const actSituation = (act: CareAct): ActSituation => ({
  ...situationOf(act.outcome.moment),
  creature: act.outcome.creature,
  act,
  slots: {},
})

export const situationOf = (moment: Moment): Situation => {
  const known = situations.get(moment)
  if (known) return known
  const { creature, now, asleep } = moment
  const situation: Situation = {
    moment,
    creature,
    now,
    mood: moodOf(moment),
    asleep,
    closed: isClosed(creature),
    dirty: isDirty(creature, now),
    hours_since_fed: hoursSinceFed(creature, now),
    hours_without_care: hoursBetween(creature.last_care_at, now),
    age_days: Math.floor(ageHours(creature, now) / HOURS_PER_DAY),
    feeling: feelingAt(creature, now),
    act: null,
    slots: {},
  }
  situations.set(moment, situation)
  return situation
}

export const WELL_FROM = 60
const WARY_BELOW = 30
export const PECKISH_BELOW = 50

export const isIll = ({ creature }: Situation): boolean => creature.stats.health < ILL_BELOW
export const isFailing = ({ creature }: Situation): boolean => creature.stats.health < CRITICAL_HEALTH
export const isWeak = ({ creature }: Situation): boolean => creature.stats.health < WELL_FROM
/** Before the first care it does not know its keeper, so its low trust means nothing. */
export const isNewborn = ({ creature }: Situation): boolean => creature.last_action_at === null
export const isWary = (one: Situation): boolean => one.creature.stats.trust < WARY_BELOW && !isNewborn(one)
/** It trusts its keeper less than at its birth. */
export const hasLostTrust = ({ creature }: Situation): boolean => creature.stats.trust < INITIAL_STATS.trust
/** By its clock, not by its health. */
export const isAboutToDie = ({ moment }: Situation): boolean => isInLastThird(moment)
/** Also by fullness: a creature that has just missed a meal is not starving. */
export const isStarving = (one: Situation): boolean => hasMissedMeal(one) && one.creature.stats.hunger < HUNGRY_BELOW
export const isHungry = (one: Situation): boolean =>
  one.creature.stats.hunger < (isUnfed(one) ? PECKISH_BELOW : HUNGRY_BELOW)

/** A meal would still be too early, however empty it is. */
export const isHungryBetweenMeals = ({ creature, now }: Pick<Moment, 'creature' | 'now'>): boolean =>
  creature.stats.hunger < HUNGRY_BELOW && feedingStatus(creature, now) === 'ok'

export const hoursAlone = ({ act, hours_without_care }: Situation): number =>
  act ? act.outcome.hours_alone : hours_without_care
export const localHour = ({ creature, now }: Situation): number => localHourAt(creature, now)
/** Including this time; a harmful feed is not counted as a meal. */
export const timesGiven = ({ creature, act }: Situation): number => {
  if (!act) return 0
  return act.action === 'feed' ? creature.feedings : (creature.cared[act.action] ?? 0)
}

export const LATE_MEALS: readonly FeelingCause[] = ['late_meal', 'missed_meal']

/** The feeling that it had when the act began. At another late meal, also the one that the last late meal left. */
export const feelingBefore = ({ act }: Situation): Feeling | null => {
  if (!act) return null
  const { found, timing } = act.outcome
  const stored = found.creature.feeling
  const isLate = timing === 'late' || timing === 'missed_window'
  if (isLate && stored && LATE_MEALS.includes(stored.cause)) return stored
  return feelingAt(found.creature, found.now)
}

export const dayPart = (hour: number): 'morning' | 'afternoon' | 'evening' | 'night' => {
  if (hour >= 22 || hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
