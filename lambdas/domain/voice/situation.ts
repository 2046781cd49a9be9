/** The situation that texts depend on, computed once per response so that no two texts contradict each other. */
import type { Condition } from '../../species/book'
import type { CareAction } from '../../species/care-actions'
import type { CareOutcome, ItemCategory } from '../care/care'
import { needsOf } from '../care/needs'
import { deathClock, isDirty, type Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { type FeedingStatus, feedingStatus, hoursSinceFed } from '../creature/feeding'
import { type Feeling, type FeelingCause, feelingAt, isBadFeeling } from '../creature/feeling'
import { ageHours, INITIAL_STATS } from '../creature/life'
import { isClosed } from '../creature/mechanics'
import { CRITICAL_HEALTH, type Mood, moodOf } from '../creature/mood'
import { isNearDeath, type Urgency } from '../creature/urgency'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'
import { localHourAt } from '../time/zone'
import { isLatelyGiven } from './shown'

/** The care action of this request, and its result. */
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
  feeding: FeedingStatus
  urgency: Urgency
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
    feeding: feedingStatus(creature, now),
    urgency: deathClock(moment)?.urgency ?? 'safe',
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

const ILL_BELOW = 40
const WELL_FROM = 60
const GLAD_FROM = 60
/** The same three thresholds as the concerns against discipline, so that each of them can be explained. */
const SAD_BELOW = 40
const WARY_BELOW = 30
const EMPTY_BELOW = 30
const HUNGRY_BELOW = 50
const SATED_FROM = 70
const TRUSTING_FROM = 60
/** A wait is long by hours and by feeding windows. */
const LONG_WAIT = { hours: 8, windows: 1.5 } as const
const AGAIN_HOURS = 1
const RUN_FROM = 3

export const isIll = ({ creature }: Situation): boolean => creature.stats.health < ILL_BELOW
export const isFailing = ({ creature }: Situation): boolean => creature.stats.health < CRITICAL_HEALTH
export const isWeak = ({ creature }: Situation): boolean => creature.stats.health < WELL_FROM
/** Before the first care it does not know its keeper, so its low trust means nothing. */
export const isNewborn = ({ creature }: Situation): boolean => creature.last_action_at === null
export const isWary = (one: Situation): boolean => one.creature.stats.trust < WARY_BELOW && !isNewborn(one)
/** It trusts its keeper less than at its birth. */
export const hasLostTrust = ({ creature }: Situation): boolean => creature.stats.trust < INITIAL_STATS.trust
/** By its clock, not by its health. */
export const isAboutToDie = ({ urgency }: Situation): boolean => isNearDeath(urgency)
/** By time, not by fullness: it loses health from then on. */
export const hasMissedMeal = ({ feeding }: Situation): boolean => feeding === 'critical'
export const isUnfed = ({ feeding }: Situation): boolean => feeding === 'overdue' || feeding === 'critical'
/** Also by fullness: a creature that has just missed a meal is not starving. */
export const isStarving = (one: Situation): boolean => hasMissedMeal(one) && one.creature.stats.hunger < EMPTY_BELOW
export const isHungry = (one: Situation): boolean =>
  one.creature.stats.hunger < (isUnfed(one) ? HUNGRY_BELOW : EMPTY_BELOW)

/** A meal would still be too early, however empty it is. */
export const isHungryBetweenMeals = ({ creature, now }: Pick<Moment, 'creature' | 'now'>): boolean =>
  creature.stats.hunger < EMPTY_BELOW && feedingStatus(creature, now) === 'ok'

const trustMoved = ({ act }: Situation): number => (act ? act.outcome.after.trust - act.outcome.before.trust : 0)
const healthBefore = ({ creature, act }: Situation): number => (act?.outcome.before ?? creature.stats).health
/** Before the action: the text of a meal depends on how hungry the creature was. */
const fullness = ({ creature, act }: Situation): number => (act?.outcome.before ?? creature.stats).hunger
/** Hours since the previous care. */
export const hoursAlone = ({ act, hours_without_care }: Situation): number =>
  act ? act.outcome.hours_alone : hours_without_care
export const localHour = ({ creature, now }: Situation): number => localHourAt(creature, now)
/** Including this time; a harmful feed is not counted as a meal. */
export const timesGiven = ({ creature, act }: Situation): number => {
  if (!act) return 0
  return act.action === 'feed' ? creature.feedings : (creature.cared[act.action] ?? 0)
}

/** Earlier acts are not mentioned any more. */
const RECENT_HOURS = 8

/** The act before this one; for a look, the last one. */
const wasRecently = (situation: Situation, action: CareAction): boolean => {
  const { recent_actions } = (situation.act?.outcome.found ?? situation.moment).creature
  return recent_actions.at(-1) === action && hoursAlone(situation) < RECENT_HOURS
}

const LATE_MEALS: readonly FeelingCause[] = ['late_meal', 'missed_meal']

/** The feeling that it had when the act began. At another late meal, also the one that the last late meal left. */
export const feelingBefore = ({ act }: Situation): Feeling | null => {
  if (!act) return null
  const { found, timing } = act.outcome
  const stored = found.creature.feeling
  const isLate = timing === 'late' || timing === 'missed_window'
  if (isLate && stored && LATE_MEALS.includes(stored.cause)) return stored
  return feelingAt(found.creature, found.now)
}

/** For a look, the feeling it has now. */
const feltBefore = (situation: Situation, causes: readonly FeelingCause[]): boolean => {
  const feeling = situation.act ? feelingBefore(situation) : situation.feeling
  return feeling ? causes.includes(feeling.cause) : false
}

export const dayPart = (hour: number): 'morning' | 'afternoon' | 'evening' | 'night' => {
  if (hour >= 22 || hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

export const CONDITION_HOLDS: Readonly<Record<Condition, (situation: Situation) => boolean>> = {
  baby: ({ creature }) => creature.stage === 'baby',
  child: ({ creature }) => creature.stage === 'child',
  teen: ({ creature }) => creature.stage === 'teen',
  from_child: ({ creature }) => creature.stage !== 'baby' && creature.stage !== 'egg',
  grown: ({ creature }) => creature.stage === 'adult',
  ill: isIll,
  weak: isWeak,
  well: (situation) => !isWeak(situation),
  mended: (situation) => healthBefore(situation) < WELL_FROM && !isWeak(situation),
  glad: ({ creature, feeling }) => creature.stats.happiness >= GLAD_FROM && !isBadFeeling(feeling),
  sad: ({ creature }) => creature.stats.happiness < SAD_BELOW,
  hungry: (situation) => fullness(situation) < HUNGRY_BELOW,
  sated: (situation) => fullness(situation) >= SATED_FROM,
  unfed: isUnfed,
  missed_meal: hasMissedMeal,
  starving: isStarving,
  wary: isWary,
  warming: (one) => !isWary(one) && !isNewborn(one) && one.creature.stats.trust < TRUSTING_FROM,
  trusting: ({ creature }) => creature.stats.trust >= TRUSTING_FROM,
  trusts_more: (situation) => trustMoved(situation) > 0,
  trusts_less: (situation) => trustMoved(situation) < 0,
  item: ({ act }) => Boolean(act?.item),
  no_item: ({ act }) => !act?.item,
  // A harmful feed is no meal, but the meal after it is not the first time either.
  first_time: (one) => timesGiven(one) === 1 && one.act !== null && one.creature.cared[one.act.action] === 1,
  waited: (one) =>
    hoursAlone(one) >= Math.max(LONG_WAIT.hours, LONG_WAIT.windows * one.creature.species.feeding_window_hours),
  again: (situation) => hoursAlone(situation) < AGAIN_HOURS,
  run_broken: ({ act }) => (act?.outcome.run_ended ?? 0) >= RUN_FROM,
  morning: (situation) => dayPart(localHour(situation)) === 'morning',
  evening: (situation) => dayPart(localHour(situation)) === 'evening',
  night: (situation) => dayPart(localHour(situation)) === 'night',
  returned: ({ creature }) => creature.returns.length > 0,
  after_late_meal: (one) => feltBefore(one, LATE_MEALS),
  after_poison: (one) => feltBefore(one, ['harmful_item']) && one.act?.category !== 'harmful',
  after_scolding: (one) => feltBefore(one, ['discipline']),
  after_wait: (one) => feltBefore(one, ['long_wait']),
  after_wish: (one) => feltBefore(one, ['wish_granted']),
  after_pride: (one) => feltBefore(one, ['milestone']),
  after_meal: (one) => wasRecently(one, 'feed'),
  after_play: (one) => wasRecently(one, 'play'),
  after_wash: (one) => wasRecently(one, 'clean'),
  after_company: (one) => wasRecently(one, 'reflect'),
  punctual: ({ creature }) => creature.on_time_streak >= RUN_FROM,
  third_in_row: ({ creature, act }) =>
    creature.recent_actions.slice(-3).filter((action) => action === act?.action).length === 3,
  same_again: ({ act }) => Boolean(act?.item && isLatelyGiven(act.outcome.found.creature, act.action, act.item)),
  neutral: ({ act }) => act?.category === 'neutral',
  wish_granted: ({ creature }) => creature.wishes.granted > 0,
  /** Once, and it is well now. */
  nearly_lost: (one) => one.creature.was_critical && !isWeak(one),
  sulking: ({ feeling }) => isBadFeeling(feeling),
  dirty: ({ dirty }) => dirty,
  /** For lines that say that nothing is needed. */
  at_ease: ({ moment }) => needsOf(moment).length === 0,
  /** It may be fed now, and its meal is not late yet. */
  meal_ready: (one) => !one.act && !isUnfed(one) && needsOf(one.moment).some(({ action }) => action === 'feed'),
  /** The act had little or no effect, because there was no need for it. */
  unneeded: ({ act }) =>
    act?.outcome.tip === 'already_full' &&
    !(act.action === 'clean' && isDirty(act.outcome.found.creature, act.outcome.found.now)),
}
