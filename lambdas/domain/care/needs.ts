/** What a creature needs now. Depends only on its state at one instant. */
import type { CareAction, ItemAction } from '../../species/care-actions'
import { chance, mixBits, seedOf } from '../chance'
import { isDirty, type Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { feedingStatus, WINDOW_CLOSES, WINDOW_OPENS, windowShare, windowShareTime } from '../creature/feeding'
import { isClosed, mechanicOf, playFirstGain } from '../creature/mechanics'
import { VISIT_HOURS } from '../creature/rhythm'
import { wakesAt } from '../creature/sleep'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'
import { localHourAt } from '../time/zone'
import { type CareRefusal, type CareRequest, effectivenessNow, REFLECTIONS, reflectionsWithinHour } from './care'
import { favouriteOf } from './favourites'
import {
  asleepSince,
  type FindingKind,
  findingOf,
  findingsOf,
  isCritical,
  KINDS,
  losesToDirt,
  needsRescue,
  rankOf,
} from './findings'
import { isTimeFor, wishOf } from './wishes'

/** What may be done during a visit, best first. Nothing of it causes one. */
const COMFORTS = ['closed', 'weak', 'bored', 'dirty', 'shy', 'playful', 'teachable', 'tired', 'wish'] as const

/** Why an act is advised: what is wrong, a meal before a window that it would sleep through, or a comfort. */
export type NeedReason = Exclude<FindingKind, 'returnable' | 'well'> | 'before_sleep' | (typeof COMFORTS)[number]

/** Lower is more urgent. A household is ordered by what is wrong first. */
export const needRank = ({ why }: { why: NeedReason | 'hatch' }): number => {
  if (why === 'hatch') return KINDS.length + COMFORTS.length
  if (why === 'before_sleep') return rankOf('due')
  const comfort = COMFORTS.indexOf(why as (typeof COMFORTS)[number])
  return comfort < 0 ? rankOf(why as FindingKind) : KINDS.length + comfort
}

/** Whether it causes a visit. */
export const isUrgent = (why: NeedReason | 'hatch'): boolean => needRank({ why }) < KINDS.length

export interface Need {
  moment: Moment
  action: CareAction
  item?: string
  why: NeedReason
  /** The creature must play before this meal. */
  play_first?: true
}

/** Below these values a stat needs attention. */
const LOW = { happiness: 50, trust: 40 } as const
/** Below this health a creature is not ill yet, but medicine helps. */
const WEAK_BELOW = 75
/** After this many hours a wash is advised if it has a large effect. A dirty creature always needs one. */
const WASH_AFTER_HOURS = 24
/** Play has a large effect up to the first happiness; a loved item with a meal has its full effect up to the second. */
const GLADDENED = { by_play: 90, by_treat: 92 } as const
/** The share of meals with a loved item. Species with long feeding windows eat seldom and get one with every meal. */
const TREATS = 0.4
const SELDOM_HOURS = 16
/** Games between two meals, unless the creature is bored. */
const MAX_GAMES = 3
/** A creature with this happiness and trust gets about one lesson per day, until its discipline reaches `known`. */
const LESSONS = { happiness: 84, trust: 30, known: 75 } as const
const EVENING_FROM = 19
/** Reflections advised within an hour. More only for a creature that accepts no other care. */
const REFLECTIONS_OF_COMPANY = 1

/**
 * Candidate times of the next visit, as shares of the feeding window, best first. The first is taken at which the
 * creature is awake and the following meal can be on time too.
 */
export const VISIT_SHARES = [0.625, 0.5, 0.75, 0.55, 0.7, 0.8, 0.85, 0.9, 0.95] as const
/** Share of the window from which an early meal has no side effects. */
export const EARLIEST = 0.25
export const justVisited = ({ creature, now }: Moment): boolean =>
  hoursBetween(creature.last_care_at, now) <= VISIT_HOURS

/** Uses the real stats, because advice matters most for stats that the keeper cannot see. */
const isLow = ({ creature: { stats } }: Moment, stat: keyof typeof LOW): boolean => stats[stat] < LOW[stat]

/** Advised items are always loved ones. */
export const requestFor = ({ action, item }: Pick<Need, 'action' | 'item'>): CareRequest => ({
  action,
  ...(item && { item: { name: item, category: 'loved' } }),
})

/** Applies the rules of care, so that no advised action is refused or wasted. */
export const wouldHelp = (moment: Moment, care: Pick<Need, 'action' | 'item'>): boolean =>
  !['wasted', null].includes(effectivenessNow(moment, requestFor(care)))

const reflections = ({ creature, now }: Moment): number => reflectionsWithinHour(creature, now).length

const reflectionNeeds = (moment: Moment, why: NeedReason, most: number): Need[] =>
  reflections(moment) < most && wouldHelp(moment, { action: 'reflect' }) ? [{ moment, action: 'reflect', why }] : []

/** The item of today's wish, if the wish is for this action and possible now. The choice is stable for the creature. */
const wishedItem = (moment: Moment, action: CareAction): string | undefined => {
  const wish = wishOf(moment)
  if (wish?.by.action !== action || !isTimeFor(moment, wish)) return undefined
  const items = wish.by.item ?? []
  return items[mixBits(seedOf(`item ${moment.creature.id}`)) % items.length]
}

const chooseItem = (moment: Moment, action: ItemAction): string =>
  wishedItem(moment, action) ?? favouriteOf(moment.creature, action)

/**
 * Play with a loved item. A creature that needs a wash plays without one, because a loved toy also raises health, which
 * would leave the wash without effect.
 */
const chooseGame = (moment: Moment): Pick<Need, 'action' | 'item'> => {
  const { creature } = moment
  const wished = wishedItem(moment, 'play')
  const plain = isDirty(creature, moment.now) && !mechanicOf(creature.species).plays_only_with_tasks
  return { action: 'play', ...((wished || !plain) && { item: wished ?? favouriteOf(creature, 'play') }) }
}

/** Some meals include a loved item if happiness has room for it; species that eat seldom get one each time. */
const chooseMeal = (moment: Moment): Pick<Need, 'action' | 'item'> => {
  const { creature } = moment
  const { id, feedings, species, stats } = creature
  const treat =
    species.feeding_window_hours >= SELDOM_HOURS ||
    (chance(seedOf(`treat ${id}`), feedings) < TREATS && stats.happiness <= GLADDENED.by_treat)
  const item = wishedItem(moment, 'feed') ?? (treat ? favouriteOf(creature, 'feed') : undefined)
  return { action: 'feed', ...(item && { item }) }
}

/** False if the creature, fed at that time, would sleep through its whole next window. */
export const allowsNextMealOnTime = (creature: Creature, meal: Instant): boolean => {
  const fed = { species: creature.species, last_fed_at: meal }
  return wakesAt(creature, windowShareTime(fed, WINDOW_OPENS)) <= windowShareTime(fed, WINDOW_CLOSES)
}

export const sleepsThroughMeal = (creature: Creature): boolean => !allowsNextMealOnTime(creature, creature.last_fed_at)

/**
 * Feed early if the creature will sleep through its window: an early meal costs at most the streak, a late one also
 * trust.
 */
export const shouldEatEarly = (creature: Creature, now: Instant): boolean =>
  windowShare(creature, now) >= EARLIEST && sleepsThroughMeal(creature) && allowsNextMealOnTime(creature, now)

const mealWhy = ({ creature, now }: Moment): 'before_sleep' | 'due' | 'late' | 'losing_health' | null =>
  (
    ({
      ok: shouldEatEarly(creature, now) ? 'before_sleep' : null,
      due_soon: 'due',
      overdue: 'late',
      critical: 'losing_health',
    }) as const
  )[feedingStatus(creature, now)]

const mealNeeds = (moment: Moment): Need[] => {
  const reason = mealWhy(moment)
  if (reason === null) return []
  const why = findingOf(moment)?.kind === 'dying' ? 'dying' : reason
  const game_first: Need[] =
    playFirstGain(moment.creature) < 1 ? [{ moment, ...chooseGame(moment), why, play_first: true }] : []
  const meal: Need = { moment, ...chooseMeal(moment), why }
  return wouldHelp(moment, meal) ? [...game_first, meal] : game_first
}

/** The act would have its full effect, so that its answer has no tip against it. */
export const isWorthIt = (moment: Moment, care: Pick<Need, 'action' | 'item'>): boolean =>
  effectivenessNow(moment, requestFor(care)) === 'effective'

const sinceMeal = ({ creature: { recent_actions } }: Moment, action: CareAction): number =>
  recent_actions.slice(recent_actions.lastIndexOf('feed') + 1).filter((one) => one === action).length

const medicineNeeds = (moment: Moment): Need[] => {
  const kinds = findingsOf(moment).map(({ kind }) => kind)
  const illness = kinds.find((kind) => kind === 'harmed' || kind === 'ill')
  if (!illness && moment.creature.stats.health >= WEAK_BELOW) return []
  const why = illness ?? 'weak'
  return [{ moment, action: 'medicine', item: favouriteOf(moment.creature, 'medicine'), why }]
}

const gameNeeds = (moment: Moment): Need[] => {
  const bored = isLow(moment, 'happiness')
  const wanted = moment.creature.stats.happiness <= GLADDENED.by_play && sinceMeal(moment, 'play') < MAX_GAMES
  if (!bored && !wanted) return []
  const one = chooseGame(moment)
  if (bored) return wouldHelp(moment, one) ? [{ moment, ...one, why: 'bored' }] : []
  return isWorthIt(moment, one) ? [{ moment, ...one, why: 'playful' }] : []
}

const washNeeds = (moment: Moment): Need[] => {
  const { creature, now } = moment
  if (hoursBetween(creature.last_cleaned_at, now) < WASH_AFTER_HOURS) return []
  const why = losesToDirt(moment) ? 'losing_health' : 'dirty'
  const ways: Need[] = [{ item: chooseItem(moment, 'clean') }, {}].map((item) => ({
    moment,
    action: 'clean',
    ...item,
    why,
  }))
  const best = ways.find((one) => isWorthIt(moment, one))
  if (best) return [best]
  return isDirty(creature, now) ? ways.slice(0, 1) : []
}

/** About one meal per day is followed by a lesson; the id decides which. */
const hasLesson = ({ creature: { id, species, feedings } }: Moment): boolean => {
  const meals = Math.max(1, Math.floor(HOURS_PER_DAY / (VISIT_SHARES[0] * species.feeding_window_hours)))
  return (mixBits(seedOf(`lesson ${id}`)) + feedings) % meals === 0
}

const lessonNeeds = (moment: Moment): Need[] => {
  const { creature } = moment
  const { stage, stats } = creature
  const ready =
    stage !== 'baby' &&
    feedingStatus(creature, moment.now) === 'ok' &&
    stats.happiness >= LESSONS.happiness &&
    stats.trust >= LESSONS.trust &&
    stats.health >= WEAK_BELOW &&
    stats.discipline < LESSONS.known
  if (!ready || !hasLesson(moment) || sinceMeal(moment, 'discipline') > 0) return []
  const one: Need = { moment, action: 'discipline', item: favouriteOf(creature, 'discipline'), why: 'teachable' }
  return isWorthIt(moment, one) ? [one] : []
}

/** Sleep heals little, so it is advised only in the evening and after a wash. */
const restNeeds = (moment: Moment): Need[] => {
  const { creature, now } = moment
  if (localHourAt(creature, now) < EVENING_FROM || isDirty(creature, now)) return []
  const one: Need = { moment, action: 'sleep', item: chooseItem(moment, 'sleep'), why: 'tired' }
  return isWorthIt(moment, one) ? [one] : []
}

/** Today's wish, if it is possible now and the action has an effect. */
const wishNeeds = (moment: Moment): Need[] => {
  const wish = wishOf(moment)
  if (!wish || !isTimeFor(moment, wish)) return []
  const { action } = wish.by
  const item = action === 'play' ? chooseGame(moment).item : wishedItem(moment, action)
  const one: Need = { moment, action, ...(item && { item }), why: 'wish' }
  return wouldHelp(moment, one) ? [one] : []
}

/** Why a sleeper should not be left alone; null if it can wait until it wakes. */
const sleeperDanger = (moment: Moment): NeedReason | null => {
  const worst = findingOf(moment)?.kind
  return worst && isCritical(moment) ? (worst as NeedReason) : null
}

/** Its keeper has sat with it in this sleep: nothing more helps until it wakes, but for one that dies before. */
const wasVisited = (moment: Moment): boolean => {
  const { creature } = moment
  const since = findingOf(moment)?.kind === 'dying_asleep' ? null : asleepSince(moment)
  return justVisited(moment) || (since !== null && creature.last_action_at !== null && creature.last_action_at >= since)
}

/** True if a sleeper in danger has been visited: nothing more helps until it wakes. */
export const hasCompany = (moment: Moment): boolean => sleeperDanger(moment) !== null && wasVisited(moment)

/** One reflection per sleep, if it counts as life-saving care or raises trust. */
const sleeperNeeds = (moment: Moment): Need[] => {
  const why = sleeperDanger(moment)
  if (why === null || wasVisited(moment)) return []
  const need: Need = { moment, action: 'reflect', why }
  return why === 'dying' || why === 'dying_asleep' || wouldHelp(moment, need) ? [need] : []
}

/**
 * Reflections for a creature that accepts nothing else: up to the number that has full effect, or without a limit if
 * its state is critical.
 */
const closedNeeds = (moment: Moment): Need[] => {
  const needed = isCritical(moment) && !justVisited(moment)
  const why = needed ? (findingOf(moment)?.kind as NeedReason) : 'closed'
  return reflectionNeeds(moment, why, needed ? Number.POSITIVE_INFINITY : REFLECTIONS.full_per_hour)
}

const needs = new WeakMap<Moment, readonly Need[]>()

/**
 * Most urgent first. Empty for an egg, a dead creature, and a sleeper that is not in danger. Cached, because several
 * parts of a response need it.
 */
export const needsOf = (moment: Moment): readonly Need[] => {
  const known = needs.get(moment)
  if (known) return known
  const found = findNeeds(moment)
  needs.set(moment, found)
  return found
}

const firstNeeds = new WeakMap<Moment, Need | undefined>()

/** The most urgent need. Does not compute the others. Cached, because a plan asks twice for each of its rounds. */
export const firstNeed = (moment: Moment): Need | undefined => {
  const known = needs.get(moment)
  if (known) return known[0]
  if (!firstNeeds.has(moment)) firstNeeds.set(moment, needsInOrder(moment).next().value)
  return firstNeeds.get(moment)
}

const byRank = (a: Need, b: Need): number => needRank(a) - needRank(b)

const findNeeds = (moment: Moment): readonly Need[] => {
  const all = [...needsInOrder(moment)]
  return all.filter((one, at) => all.findIndex(({ action }) => action === one.action) === at)
}

/** In the order of reasons, because `firstNeed` takes the first without sorting. An action may occur twice. */
function* needsInOrder(moment: Moment): Generator<Need, undefined> {
  const { creature, alive, asleep } = moment
  if (!alive || creature.stage === 'egg') return
  if (isClosed(creature)) return yield* closedNeeds(moment)
  if (asleep) return yield* sleeperNeeds(moment)
  const [medicine, wash] = [medicineNeeds(moment), washNeeds(moment)]
  yield* [...mealNeeds(moment), ...medicine, ...wash].filter(({ why }) => isUrgent(why)).sort(byRank)
  yield* medicine.filter(({ why }) => !isUrgent(why))
  const bored = isLow(moment, 'happiness')
  if (bored) yield* gameNeeds(moment)
  yield* wash.filter(({ why }) => !isUrgent(why))
  if (isLow(moment, 'trust')) yield* reflectionNeeds(moment, 'shy', REFLECTIONS_OF_COMPANY)
  if (!bored) yield* gameNeeds(moment)
  yield* lessonNeeds(moment)
  yield* restNeeds(moment)
  yield* wishNeeds(moment)
}

/**
 * What may be done in one round: no comfort for one while another must be rescued, and no lesson then. What is wrong may
 * always be dealt with.
 */
export const isTimely = (moments: readonly Moment[]): ((need: Need) => boolean) => {
  const rescued = new Set(moments.filter(needsRescue).map(idOf))
  return ({ why, moment }) =>
    isUrgent(why) || rescued.size === 0 || (rescued.size === 1 && rescued.has(idOf(moment)) && why !== 'teachable')
}

const idOf = ({ creature }: Moment): string => creature.id

/** Breaks ties, so that the order of the input does not matter. */
export const byDeath = (a: Moment, b: Moment): number =>
  Number(a.dies_at) - Number(b.dies_at) ||
  b.creature.adopted_at - a.creature.adopted_at ||
  a.creature.id.localeCompare(b.creature.id)

export const byUrgency = (a: Need, b: Need): number => byRank(a, b) || byDeath(a.moment, b.moment)

export const householdNeeds = (moments: readonly Moment[]): Need[] =>
  moments.flatMap(needsOf).filter(isTimely(moments)).sort(byUrgency)

/** The action that would work instead of the refused one. */
export const alternativeTo = ({ kind, moment }: Extract<CareRefusal, { kind: 'distrusts' | 'needs_play' }>): Need =>
  kind === 'distrusts'
    ? { moment, action: 'reflect', why: 'closed' }
    : { moment, ...chooseGame(moment), why: 'due', play_first: true }
