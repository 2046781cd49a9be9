/** What is so of a creature at one instant: found once for an answer, so that no two of its texts can disagree. */
import type { Condition } from '../../species/book'
import type { CareAction } from '../../species/care-actions'
import type { CareOutcome, ItemCategory } from '../care/care'
import { DIRT, deathClock, type Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { type FeedingStatus, feedingStatus, hoursSinceFed } from '../creature/feeding'
import { ageHours } from '../creature/life'
import { isClosed } from '../creature/mechanics'
import { CRITICAL_HEALTH, type Mood, moodOf } from '../creature/mood'
import { isNearDeath, type Urgency } from '../creature/urgency'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'
import { localHourAt } from '../time/zone'

/** What has just been done, and what came of it. */
export interface CareAct {
  action: CareAction
  /** As the keeper wrote it. */
  item: string | null
  category: ItemCategory | null
  outcome: CareOutcome
}

export interface Situation {
  creature: Creature
  now: Instant
  mood: Mood
  asleep: boolean
  /** It lets nobody near, and takes nothing but company. */
  closed: boolean
  feeding: FeedingStatus
  urgency: Urgency
  dirty: boolean
  hours_since_fed: number
  hours_without_care: number
  age_days: number
  act: CareAct | null
}

export const situationOf = (moment: Moment, act: CareAct | null = null): Situation => {
  const { creature, now, asleep } = moment
  return {
    creature,
    now,
    mood: moodOf(moment),
    asleep,
    closed: isClosed(creature),
    feeding: feedingStatus(creature, now),
    urgency: deathClock(moment)?.urgency ?? 'safe',
    dirty: hoursBetween(creature.last_cleaned_at, now) >= DIRT.after_hours,
    hours_since_fed: hoursSinceFed(creature, now),
    hours_without_care: hoursBetween(creature.last_care_at, now),
    age_days: Math.floor(ageHours(creature, now) / HOURS_PER_DAY),
    act,
  }
}

const ILL_BELOW = 40
const WELL_FROM = 60
const GLAD_FROM = 60
/** These three are where a lesson does more harm than good, so that each reason against one can be told. */
const SAD_BELOW = 40
const WARY_BELOW = 30
const EMPTY_BELOW = 30
const HUNGRY_BELOW = 50
const SATED_FROM = 70
const TRUSTING_FROM = 60
/** A wait is long by the clock, and by how often this one eats. */
const LONG_WAIT = { hours: 8, windows: 1.5 } as const
const AGAIN_HOURS = 1
const RUN_FROM = 3

export const isIll = ({ creature }: Situation): boolean => creature.stats.health < ILL_BELOW
export const isFailing = ({ creature }: Situation): boolean => creature.stats.health < CRITICAL_HEALTH
export const isWeak = ({ creature }: Situation): boolean => creature.stats.health < WELL_FROM
export const isWary = ({ creature }: Situation): boolean => creature.stats.trust < WARY_BELOW
/** By its clock, not by its health. */
export const isAboutToDie = ({ urgency }: Situation): boolean => isNearDeath(urgency)
/** By the hour of its meal, however full it still is: from then on it loses health. */
export const hasMissedMeal = ({ feeding }: Situation): boolean => feeding === 'critical'
export const isUnfed = ({ feeding }: Situation): boolean => feeding === 'overdue' || feeding === 'critical'
/** By its fullness as well: whoever has just missed a meal is not starving. */
export const isStarving = (one: Situation): boolean => hasMissedMeal(one) && one.creature.stats.hunger < EMPTY_BELOW
export const isHungry = (one: Situation): boolean =>
  one.creature.stats.hunger < (isUnfed(one) ? HUNGRY_BELOW : EMPTY_BELOW)

const trustMoved = ({ act }: Situation): number => (act ? act.outcome.after.trust - act.outcome.before.trust : 0)
const healthBefore = ({ creature, act }: Situation): number => (act?.outcome.before ?? creature.stats).health
/** As it was when somebody came: a meal is told by what it met. */
const fullness = ({ creature, act }: Situation): number => (act?.outcome.before ?? creature.stats).hunger
/** Since somebody was last with it, before this. */
export const hoursAlone = ({ act, hours_without_care }: Situation): number =>
  act ? act.outcome.hours_alone : hours_without_care
export const localHour = ({ creature, now }: Situation): number => localHourAt(creature.timezone, now)
/** How often this has been done for it, this time included; what harmed it was no meal. */
export const timesGiven = ({ creature, act }: Situation): number => {
  if (!act) return 0
  return act.action === 'feed' ? creature.feedings : (creature.cared[act.action] ?? 0)
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
  glad: ({ creature }) => creature.stats.happiness >= GLAD_FROM,
  sad: ({ creature }) => creature.stats.happiness < SAD_BELOW,
  hungry: (situation) => fullness(situation) < HUNGRY_BELOW,
  sated: (situation) => fullness(situation) >= SATED_FROM,
  unfed: isUnfed,
  missed_meal: hasMissedMeal,
  starving: isStarving,
  wary: isWary,
  warming: (situation) => !isWary(situation) && situation.creature.stats.trust < TRUSTING_FROM,
  trusting: ({ creature }) => creature.stats.trust >= TRUSTING_FROM,
  trusts_more: (situation) => trustMoved(situation) > 0,
  trusts_less: (situation) => trustMoved(situation) < 0,
  item: ({ act }) => Boolean(act?.item),
  no_item: ({ act }) => !act?.item,
  first_time: (situation) => timesGiven(situation) === 1,
  waited: (one) =>
    hoursAlone(one) >= Math.max(LONG_WAIT.hours, LONG_WAIT.windows * one.creature.species.feeding_window_hours),
  again: (situation) => hoursAlone(situation) < AGAIN_HOURS,
  run_broken: ({ act }) => (act?.outcome.run_ended ?? 0) >= RUN_FROM,
  morning: (situation) => dayPart(localHour(situation)) === 'morning',
  evening: (situation) => dayPart(localHour(situation)) === 'evening',
  night: (situation) => dayPart(localHour(situation)) === 'night',
  returned: ({ creature }) => creature.returns.length > 0,
}
