/** What is so of a creature at one instant: found once for an answer, so that no two of its texts can disagree. */
import type { Claim } from '../../species/book'
import type { CareAction } from '../../species/vocabulary'
import type { CareOutcome, ItemCategory } from '../care/care'
import { DIRT, deathClock, type Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { type FeedingStatus, feedingStatus, hoursSinceFed } from '../creature/feeding'
import { ageHours } from '../creature/life'
import { isClosed } from '../creature/mechanics'
import { CRITICAL_HEALTH, type Mood, moodOf } from '../creature/mood'
import { isNearDeath, type Urgency } from '../creature/urgency'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'

/** What has just been done, and what came of it. */
export interface Deed {
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
  deed: Deed | null
}

export const situationOf = (moment: Moment, deed: Deed | null = null): Situation => {
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
    deed,
  }
}

const ILL_BELOW = 40
const WELL_FROM = 60
const GLAD_FROM = 60
const SAD_BELOW = 30
const WARY_BELOW = 25
const TRUSTING_FROM = 60

export const isIll = ({ creature }: Situation): boolean => creature.stats.health < ILL_BELOW
export const isFailing = ({ creature }: Situation): boolean => creature.stats.health < CRITICAL_HEALTH
export const isWeak = ({ creature }: Situation): boolean => creature.stats.health < WELL_FROM
export const isWary = ({ creature }: Situation): boolean => creature.stats.trust < WARY_BELOW
/** By its clock, not by its health. */
export const isAboutToDie = ({ urgency }: Situation): boolean => isNearDeath(urgency)
export const isStarving = ({ feeding }: Situation): boolean => feeding === 'critical'
export const isUnfed = ({ feeding }: Situation): boolean => feeding === 'overdue' || feeding === 'critical'

const trustMoved = ({ deed }: Situation): number => (deed ? deed.outcome.after.trust - deed.outcome.before.trust : 0)

export const HOLDS: Readonly<Record<Claim, (situation: Situation) => boolean>> = {
  baby: ({ creature }) => creature.stage === 'baby',
  from_child: ({ creature }) => creature.stage !== 'baby' && creature.stage !== 'egg',
  grown: ({ creature }) => creature.stage === 'adult',
  ill: isIll,
  weak: isWeak,
  well: (situation) => !isWeak(situation),
  glad: ({ creature }) => creature.stats.happiness >= GLAD_FROM,
  sad: ({ creature }) => creature.stats.happiness < SAD_BELOW,
  unfed: isUnfed,
  starving: isStarving,
  wary: isWary,
  trusting: ({ creature }) => creature.stats.trust >= TRUSTING_FROM,
  trusts_more: (situation) => trustMoved(situation) > 0,
  trusts_less: (situation) => trustMoved(situation) < 0,
  no_item: ({ deed }) => !deed?.item,
  returned: ({ creature }) => creature.returns.length > 0,
}
