/** Applies a care action: returns a refusal, or the new state and everything worth reporting. */
import type { Line } from '../../species/book'
import { CARE, type CareAction, takesItem } from '../../species/care-actions'
import { STATS, type Stat } from '../../species/vocabulary'
import { computeMoment, type Moment } from '../creature/clock'
import { type Creature, type Memory, type Milestone, roundStat, type Stats } from '../creature/creature'
import { type FeedTiming, hoursSinceFed, phaseAt, windowShare } from '../creature/feeding'
import { type Feeling, type FeelingCause, feelingAfter } from '../creature/feeling'
import { HEALED_FROM, harmAfter, lostInAct } from '../creature/harm'
import { hourGain, isTask, mechanicOf, ownGain, playFirstGain, trustLoss } from '../creature/mechanics'
import { milestonesReached, withMilestones } from '../creature/milestones'
import { CRITICAL_HEALTH } from '../creature/mood'
import { withInterval } from '../creature/rhythm'
import { consistencyAfterFeed, rememberAction, responsivenessAfterFeed } from '../creature/scores'
import { type SleepInfo, sleepInfo, wakesAt } from '../creature/sleep'
import { streakBonus, TRUST_GAIN } from '../creature/trust'
import { weekAfterAct } from '../creature/week'
import { hoursBetween, type Instant } from '../time/instants'
import { matchWish, wishesAfter } from './wishes'

export const ITEM_CATEGORIES = ['loved', 'liked', 'neutral', 'disliked', 'harmful'] as const
export type ItemCategory = (typeof ITEM_CATEGORIES)[number]

export interface CareRequest {
  action: CareAction
  /** `category` is null if the item could not be judged; then plain care applies. */
  item?: GivenItem | undefined
}

interface GivenItem {
  name: string
  category: ItemCategory | null
  /** The item is on no list: its keeper discovered it. */
  found?: boolean
}

type Effect = Partial<Stats>

export const EFFECTS: Readonly<Record<CareAction, Readonly<Record<'default' | 'loved' | 'harmful', Effect>>>> = {
  feed: { default: { hunger: 50 }, loved: { hunger: 60, happiness: 8 }, harmful: { health: -15 } },
  play: { default: { happiness: 15 }, loved: { happiness: 20, health: 5 }, harmful: { happiness: -10, health: -5 } },
  clean: { default: { health: 10 }, loved: { health: 15, happiness: 8 }, harmful: { health: -10 } },
  medicine: { default: { health: 25 }, loved: { health: 30, trust: 4 }, harmful: { health: -20 } },
  discipline: {
    default: { discipline: 10, happiness: -5, trust: -1 },
    loved: { discipline: 12, happiness: -2 },
    harmful: { happiness: -15, health: -10 },
  },
  sleep: { default: { health: 5 }, loved: { health: 8, happiness: 3 }, harmful: { health: -5 } },
  reflect: { default: { trust: 2 }, loved: {}, harmful: {} },
}

/** The effect of an item category: the effect table, the factor for gains, and additional losses. */
export const CATEGORIES: Readonly<
  Record<ItemCategory, { effect: 'default' | 'loved' | 'harmful'; gain: number; losses: Effect }>
> = {
  loved: { effect: 'loved', gain: 1, losses: {} },
  liked: { effect: 'default', gain: 1, losses: {} },
  neutral: { effect: 'default', gain: 0.8, losses: {} },
  disliked: { effect: 'default', gain: 0.4, losses: { happiness: -2 } },
  harmful: { effect: 'harmful', gain: 0, losses: {} },
}
const NO_ITEM = CATEGORIES.liked

export const PRIMARY_STAT: Readonly<Record<CareAction, Stat>> = {
  feed: 'hunger',
  play: 'happiness',
  clean: 'health',
  medicine: 'health',
  discipline: 'discipline',
  sleep: 'health',
  reflect: 'trust',
}

/** The stat that the action is for, moved or not, and every other that moved. A harmful item serves none. */
export const affectedStats = (
  action: CareAction,
  { before, after }: Pick<CareOutcome, 'before' | 'after'>,
  category: ItemCategory | null = null,
): Stat[] => {
  const primary = category === 'harmful' ? null : PRIMARY_STAT[action]
  return STATS.filter((stat) => stat === primary || roundStat(before[stat]) !== roundStat(after[stat]))
}

/** Reflections with full effect per hour, and the factor for further ones. */
export const REFLECTIONS = { full_per_hour: 3, later_gain: 0.25 } as const

const RESCUED_AT_HEALTH = 40
/** Late care does not reduce health below this. Only harmful items can kill. */
const LEAST_HEALTH = 1

/** Below these values discipline does more harm than good. */
const DISCIPLINE_CONCERNS = [
  { concern: 'unwell', stat: 'health', below: 40 },
  { concern: 'distrustful', stat: 'trust', below: 30 },
  { concern: 'unhappy', stat: 'happiness', below: 40 },
  { concern: 'hungry', stat: 'hunger', below: 30 },
] as const
export type DisciplineConcern = (typeof DISCIPLINE_CONCERNS)[number]['concern']

export type Effectiveness = 'effective' | 'reduced' | 'wasted'

/** Reasons why an action had less effect than it could, by priority. */
const TIPS = [
  'harmful_item',
  'needs_task_item',
  'too_early',
  'play_first',
  'disliked_item',
  'already_full',
  'reflected_often',
  'wrong_hour',
  'species_gains_little',
] as const
export type Tip = (typeof TIPS)[number]

export type CareRefusal =
  | { kind: 'egg' }
  | { kind: 'dead'; moment: Moment }
  | { kind: 'asleep'; moment: Moment; sleep_info: SleepInfo; wakes_at: Instant }
  | { kind: 'distrusts'; moment: Moment }
  | { kind: 'needs_play'; moment: Moment }

export interface CareOutcome {
  kind: 'cared'
  /** The creature to store. Callers record in it which texts and news were shown. */
  creature: Creature
  /** Its state at this instant. */
  moment: Moment
  found: Moment
  before: Stats
  after: Stats
  /** Null for every action but feed. */
  timing: FeedTiming | null
  effectiveness: Effectiveness
  tip: Tip | null
  /** The creature was fed without the play that its species needs first. */
  unplayed: boolean
  /** Milestones of this action, including stages entered at this instant. Not those reached by the passing of time. */
  milestones: readonly Milestone[]
  /** On-time feeds in a row. */
  streak: number
  /** Hours since the last meal and the last care before this action. */
  hours_unfed: number
  hours_alone: number
  /** The length of the streak that this late or early meal ended. */
  run_ended: number
  /** For discipline: the reasons against it. */
  concerns: readonly DisciplineConcern[]
  died: boolean
  wish_granted: number | null
  /** The lines that its answer tells, chosen once. Null: a plain sentence, because every fitting line was among the last ones. */
  told?: { act: Line | null; soul: Line | null }
}

export type CareDecision = CareRefusal | CareOutcome

const refusalOf = (moment: Moment, action: CareAction): CareRefusal | null => {
  const { creature, now } = moment
  if (creature.stage === 'egg') return { kind: 'egg' }
  if (!moment.alive) return { kind: 'dead', moment }
  if (CARE[action].worksAsleep) return null
  const sleep_info = moment.asleep ? sleepInfo(creature, now) : null
  if (sleep_info) return { kind: 'asleep', moment, sleep_info, wakes_at: wakesAt(creature, now) }
  if (creature.stats.trust < (mechanicOf(creature.species).care_needs_trust ?? 0)) return { kind: 'distrusts', moment }
  if (action === 'feed' && playFirstGain(creature) === 0) return { kind: 'needs_play', moment }
  return null
}

interface CareTerms {
  action: CareAction
  harmful: boolean
  pointless: boolean
  effect: Effect
  category_gain: number
  losses: Effect
  hour_gain: number
  play_first_gain: number
  timing: FeedTiming | null
  hunger_share: number
  timing_effects: Effect
  reflection_gain: number
  trust_gain: number
}

export const reflectionsWithinHour = (creature: Creature, now: Instant): readonly Instant[] =>
  creature.reflected_at.filter((one) => hoursBetween(one, now) < 1)

const termsOf = (creature: Creature, { action, item }: CareRequest, now: Instant): CareTerms => {
  const category = item?.category && takesItem(action) ? CATEGORIES[item.category] : NO_ITEM
  const harmful = category.effect === 'harmful'
  const feeding = action === 'feed'
  const phase = phaseAt(creature, now)
  const idlePlay =
    action === 'play' && mechanicOf(creature.species).plays_only_with_tasks === true && !(item && isTask(item))
  const often = action === 'reflect' && reflectionsWithinHour(creature, now).length >= REFLECTIONS.full_per_hour
  return {
    action,
    harmful,
    pointless: idlePlay && !harmful,
    effect: EFFECTS[action][category.effect],
    category_gain: category.gain,
    losses: category.losses,
    hour_gain: hourGain(creature, now),
    play_first_gain: feeding ? playFirstGain(creature) : 1,
    timing: feeding ? phase.timing : null,
    hunger_share: feeding ? phase.hunger_share : 1,
    timing_effects: feeding && !harmful ? phase.side_effects : {},
    reflection_gain: often ? REFLECTIONS.later_gain : 1,
    trust_gain: TRUST_GAIN[creature.species.trust_speed],
  }
}

/** Gain before clamping to the stat's range. */
const gainOf = (creature: Creature, terms: CareTerms, stat: Stat): number => {
  const base = Math.max(0, terms.effect[stat] ?? 0)
  if (base === 0 || terms.pointless) return 0
  return (
    base *
    terms.category_gain *
    terms.hour_gain *
    terms.play_first_gain *
    terms.reflection_gain *
    ownGain(creature.species, terms.action, stat) *
    (stat === 'hunger' ? terms.hunger_share : 1) *
    (stat === 'trust' ? terms.trust_gain : 1)
  )
}

/** Negative or 0. */
const lossOf = (creature: Creature, terms: CareTerms, stat: Stat): number => {
  if (terms.pointless) return 0
  const forLateness = terms.timing_effects[stat] ?? 0
  return (
    Math.min(0, terms.effect[stat] ?? 0) +
    (terms.losses[stat] ?? 0) +
    forLateness * (stat === 'trust' ? trustLoss(creature.species) : 1)
  )
}

const clamp = (value: number, least: number): number => Math.min(100, Math.max(least, value))

const statsAfter = (creature: Creature, terms: CareTerms, bonus: number): Stats => {
  const { stats } = creature
  const landed = (stat: Stat): number => {
    const given = gainOf(creature, terms, stat) + lossOf(creature, terms, stat) + (stat === 'trust' ? bonus : 0)
    const least = stat === 'health' && !terms.harmful ? Math.min(LEAST_HEALTH, stats.health) : 0
    return clamp(stats[stat] + given, least)
  }
  return {
    hunger: landed('hunger'),
    happiness: landed('happiness'),
    health: landed('health'),
    trust: landed('trust'),
    discipline: landed('discipline'),
  }
}

const ROUNDING_ERROR = 1e-9

/** Measured against the default effect at the best time, so that an early feed counts as reduced. */
const effectivenessOf = (creature: Creature, terms: CareTerms): Effectiveness => {
  const stat = PRIMARY_STAT[terms.action]
  const before = creature.stats[stat]
  const room = 100 - before
  const gain = gainOf(creature, terms, stat)
  const landed = Math.min(gain, room)
  if (roundStat(before) === roundStat(before + landed)) return 'wasted'
  const filled = terms.timing !== null && terms.timing !== 'early' && gain >= room
  const whole = (EFFECTS[terms.action].default[stat] ?? 0) * (stat === 'trust' ? terms.trust_gain : 1)
  return filled || landed >= whole / 2 - ROUNDING_ERROR ? 'effective' : 'reduced'
}

const tipFor = (creature: Creature, terms: CareTerms): Tip => {
  const stat = PRIMARY_STAT[terms.action]
  const applies: Readonly<Record<Tip, boolean>> = {
    harmful_item: terms.harmful,
    needs_task_item: terms.pointless,
    too_early: terms.timing === 'early',
    play_first: terms.play_first_gain < 1,
    disliked_item: terms.category_gain < 0.5,
    already_full: creature.stats[stat] + gainOf(creature, terms, stat) >= 100,
    reflected_often: terms.reflection_gain < 1,
    wrong_hour: terms.hour_gain < 1,
    species_gains_little: true,
  }
  return TIPS.find((tip) => applies[tip]) ?? 'species_gains_little'
}

/** Longer names are not stored, to limit the row size. */
const MAX_LOVED_LENGTH = 40
const MAX_FOUND_LENGTH = 24

/** The time before the first care of a life is no interval. That care may be at the instant at which the life began. */
const hadNoCare = ({ last_action_at, life_began_at }: Creature): boolean =>
  last_action_at === null || (life_began_at !== null && last_action_at < life_began_at)

const rememberWait = (creature: Creature, now: Instant): Memory => {
  const { memory, last_care_at } = creature
  const waited = hadNoCare(creature) ? 0 : Math.floor(hoursBetween(last_care_at, now))
  return waited > (memory.longest_wait_hours ?? 0) ? { ...memory, longest_wait_hours: waited } : memory
}

/** Counts late meals in a row. A harmful item is no meal. */
const rememberMeal = (memory: Memory, { timing, harmful }: CareTerms): Memory => {
  if (timing === null || harmful) return memory
  const { late_meals = 0, ...others } = memory
  return timing === 'late' || timing === 'missed_window' ? { ...memory, late_meals: late_meals + 1 } : others
}

const rememberLoved = (memory: Memory, { action, item }: CareRequest): Memory => {
  if (item?.category !== 'loved' || !takesItem(action) || item.name.length > MAX_LOVED_LENGTH) return memory
  const isFound = item.found && item.name.length <= MAX_FOUND_LENGTH
  return { ...memory, loved: memory.loved ?? item.name, ...(isFound && { found: { action, item: item.name } }) }
}

const recordVisit = (creature: Creature, { action }: CareTerms, now: Instant): Partial<Creature> => ({
  last_care_at: now,
  last_action_at: now,
  last_checked_at: now,
  rhythm: hadNoCare(creature)
    ? creature.rhythm
    : withInterval(creature.rhythm, hoursBetween(creature.last_care_at, now)),
  cared: { ...creature.cared, [action]: (creature.cared[action] ?? 0) + 1 },
  recent_actions: rememberAction(creature.recent_actions, action),
  reflected_at:
    action === 'reflect'
      ? [...reflectionsWithinHour(creature, now), now].slice(-REFLECTIONS.full_per_hour)
      : creature.reflected_at,
})

const recordMeal = (creature: Creature, timing: FeedTiming, streak: number, now: Instant): Partial<Creature> => ({
  feedings: creature.feedings + 1,
  last_fed_at: now,
  played_since_fed: false,
  on_time_streak: streak,
  consistency: consistencyAfterFeed(creature.consistency, timing),
  responsiveness: responsivenessAfterFeed(creature.responsiveness, windowShare(creature, now)),
})

/** Updates what the action satisfies. A harmful item satisfies nothing. */
const meetNeed = (
  creature: Creature,
  { action, harmful, timing }: CareTerms,
  streak: number,
  now: Instant,
): Partial<Creature> => {
  if (harmful) return {}
  if (timing !== null) return recordMeal(creature, timing, streak, now)
  if (action === 'play') return { last_played_at: now, played_since_fed: true }
  return action === 'clean' ? { last_cleaned_at: now } : {}
}

const concernsOf = (stats: Stats): DisciplineConcern[] =>
  DISCIPLINE_CONCERNS.filter(({ stat, below }) => stats[stat] < below).map(({ concern }) => concern)

/** After this many hours alone, a creature has missed its keeper. */
const LONG_WAIT_HOURS = 10

interface FeelingFacts {
  granted: boolean
  milestones: readonly Milestone[]
  hours_alone: number
}

/** The cause of a feeling in this act, most serious first; null if there is none. */
const feelingCause = (
  { action, harmful, timing, category_gain, effect }: CareTerms,
  { granted, milestones, hours_alone }: FeelingFacts,
): FeelingCause | null => {
  if (harmful) return 'harmful_item'
  if (timing === 'missed_window') return 'missed_meal'
  if (timing === 'late') return 'late_meal'
  if (action === 'discipline' && (category_gain < 1 || effect === EFFECTS.discipline.default)) return 'discipline'
  if (granted) return 'wish_granted'
  if (milestones.some(({ type }) => type === 'care_streak' || type === 'trust_milestone')) return 'milestone'
  return hours_alone >= LONG_WAIT_HOURS ? 'long_wait' : null
}

const isGoodCare = ({ action, harmful, category_gain }: CareTerms, effectiveness: Effectiveness): boolean =>
  effectiveness === 'effective' && !harmful && action !== 'discipline' && category_gain >= 0.5

/** Longer item names are not stored, to limit the row size. */
const MAX_FELT_LENGTH = 14

const withFeeling = (creature: Creature, feeling: Feeling | undefined, item: string | undefined): Creature => {
  if (feeling === creature.feeling) return creature
  if (!feeling) return withoutFeeling(creature)
  const { feeling: before } = creature
  // The same feeling, which may end sooner now: keep its item. All acts of a visit have one time, so the cause is
  // compared too.
  if (feeling.began_at === before?.began_at && feeling.cause === before.cause) return { ...creature, feeling }
  const { felt: _, ...memory } = creature.memory
  const isShort = item !== undefined && item.length <= MAX_FELT_LENGTH
  return { ...creature, memory: isShort ? { ...memory, felt: item } : memory, feeling }
}

/** The records of harm after an act. */
const harmedBy = (
  creature: Creature,
  { item }: CareRequest,
  harmful: boolean,
  health: number,
): Pick<Creature, 'harm' | 'health_lost'> => {
  const before = creature.stats.health
  const health_lost = lostInAct(creature, before, health, harmful)
  const harm =
    harmful && item ? harmAfter(creature, item.name, before, health) : health < HEALED_FROM ? creature.harm : undefined
  return { harm, health_lost }
}

const weekWith = (creature: Creature, terms: CareTerms, now: Instant): Pick<Creature, 'week'> => {
  const week = weekAfterAct(creature, terms, now)
  return week ? { week } : {}
}

const withoutFeeling = ({ feeling: _, ...creature }: Creature): Creature => creature

/** False if the creature would refuse the action, whatever the item. */
export const canCare = (found: Moment, action: CareAction): boolean => refusalOf(found, action) === null

export const effectivenessNow = (found: Moment, request: CareRequest): Effectiveness | null =>
  canCare(found, request.action) ? effectivenessOf(found.creature, termsOf(found.creature, request, found.now)) : null

/** `found` must be up to date. */
export const applyCare = (found: Moment, request: CareRequest): CareDecision => {
  const refusal = refusalOf(found, request.action)
  if (refusal) return refusal

  const { creature, now } = found
  const before = creature.stats
  const terms = termsOf(creature, request, now)
  const eaten = terms.timing !== null && !terms.harmful
  const onTime = eaten && terms.timing === 'on_time'
  const streak = eaten ? (onTime ? creature.on_time_streak + 1 : 0) : creature.on_time_streak
  const after = statsAfter(creature, terms, onTime ? streakBonus(streak) : 0)
  const died = after.health <= 0
  const rescued = creature.was_critical && before.health < RESCUED_AT_HEALTH && after.health >= RESCUED_AT_HEALTH

  const met = died ? null : matchWish(found, request)
  const changed: Creature = {
    ...creature,
    ...recordVisit(creature, terms, now),
    ...meetNeed(creature, terms, streak, now),
    memory: rememberLoved(rememberMeal(rememberWait(creature, now), terms), request),
    wishes: met ? wishesAfter(creature, now, met) : creature.wishes,
    stats: after,
    was_critical: creature.was_critical || after.health < CRITICAL_HEALTH,
    rescued: creature.rescued || rescued,
    ...harmedBy(creature, request, terms.harmful, after.health),
    ...weekWith(creature, terms, now),
    // A harmful item that ends a life is its cause, whatever took the health before.
    death: died ? { died_at: now, cause: 'poison' } : null,
  }
  const reached = withMilestones(changed, milestonesReached(changed, before, creature.on_time_streak))
  const effectiveness = effectivenessOf(creature, terms)
  const hours_alone = hoursBetween(creature.last_care_at, now)
  const cause = feelingCause(terms, {
    granted: met?.granted ?? false,
    milestones: reached.milestones.slice(creature.milestones.length),
    hours_alone,
  })
  const amends = { isGoodCare: isGoodCare(terms, effectiveness), isMealOnTime: onTime }
  const feeling = feelingAfter(creature, cause, amends, now)
  /** Evaluated again, because a teen whose consistency is now sufficient becomes an adult immediately. */
  const moment = computeMoment(withFeeling(reached, feeling, request.item?.name), now)
  const next = moment.creature
  return {
    kind: 'cared',
    creature: next,
    moment,
    found,
    before,
    after,
    timing: terms.timing,
    effectiveness,
    tip: effectiveness === 'effective' ? null : tipFor(creature, terms),
    unplayed: terms.play_first_gain < 1,
    milestones: next.milestones.slice(creature.milestones.length),
    streak,
    hours_unfed: hoursSinceFed(creature, now),
    hours_alone,
    run_ended: eaten && !onTime ? creature.on_time_streak : 0,
    concerns: request.action === 'discipline' ? concernsOf(before) : [],
    died,
    wish_granted: met?.granted ? met.wish.number : null,
  }
}
