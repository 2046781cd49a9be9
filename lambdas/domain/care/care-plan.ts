/**
 * Good keeping: what a creature needs at this visit, and when the next one is due. Both are questions to the state at
 * one instant, so whoever does what is needed and comes back when it is due finds the next answer the same way.
 */
import type { CareAction, ItemAction } from '../../species/care-actions'
import { chance, mixBits, seedOf } from '../chance'
import { DIRT, deathClock, type Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { feedingStatus, WINDOW_CLOSES, WINDOW_OPENS, windowShare, windowShareTime } from '../creature/feeding'
import { isClosed, mechanicOf, playFirstGain } from '../creature/mechanics'
import { CRITICAL_HEALTH } from '../creature/mood'
import { VISIT_HOURS } from '../creature/rhythm'
import { isAsleepAt, wakesAt } from '../creature/sleep'
import { isNearDeath } from '../creature/urgency'
import { after, asHours, asInstant, HOURS_PER_DAY, hoursBetween, type Instant, later } from '../time/instants'
import { localHourAt } from '../time/zone'
import { type CareRefusal, type CareRequest, effectivenessNow, REFLECTIONS, reflectionsWithinHour } from './care'
import { favouriteOf } from './favourites'
import { isTimeFor, wishOf } from './wishes'

/** Why care is needed, the most pressing first. */
export const NEED_REASONS = [
  'asleep_in_danger',
  'starving',
  'failing',
  'closed',
  'asleep_unfed',
  'overdue',
  'unwell',
  'meal',
  'before_sleep',
  'weak',
  'bored',
  'dirty',
  'shy',
  'playful',
  'teachable',
  'tired',
  'wish',
] as const
export type NeedReason = (typeof NEED_REASONS)[number]

/** What is good to do at a visit, and no reason to come for one. */
const CAN_WAIT: readonly NeedReason[] = [
  'closed',
  'weak',
  'bored',
  'dirty',
  'shy',
  'playful',
  'teachable',
  'tired',
  'wish',
]

export interface Need {
  moment: Moment
  action: CareAction
  item?: string
  why: NeedReason
  /** A game that comes before the meal the need is about. */
  play_first?: true
}

/** Below these a stat asks for attention. */
const LOW = { health: 50, happiness: 50, trust: 40 } as const
/** Below this it is not ill, and would be better for medicine. */
const WEAK_BELOW = 75
/** Hours after which it is washed where that does it much good, and after which if it does any. */
const UNCLEANED_HOURS = { much: 24, any: 72 } as const
/** A game counts for much up to the first, something it loves with its meal for all it is worth up to the second. */
const GLADDENED = { by_play: 90, by_treat: 92 } as const
/** The share of meals that may come with something it loves; and the feeding window of one that eats seldom. */
const TREATS = 0.4
const SELDOM_HOURS = 16
/** From one meal to the next; only the bored are played with more. */
const MAX_GAMES = 3
/** One that is glad and sure of its keeper takes a lesson a day, until it knows the rules. */
const LESSONS = { happiness: 84, trust: 30, known: 75 } as const
/** From this local hour on it may be put to bed. */
const EVENING_FROM = 19
/** A reflection in the hour is company; more of them would be pestering, except to one that lets nobody near. */
const REFLECTIONS_OF_COMPANY = 1

/** Shares of the window worth coming back at, best first; the first at which it is awake, and will be for the next, is taken. */
const VISIT_SHARES = [0.625, 0.5, 0.75, 0.55, 0.7, 0.8, 0.85, 0.9, 0.95] as const
/** From here on an early meal costs nothing. */
const EARLIEST = 0.25
/** The same for a meal before a window that is slept through: as near to it as can be. */
const EARLY_SHARES = [0.45, 0.4, 0.35, 0.3, EARLIEST] as const
/** When nothing can be done though the window is open. */
const RECHECK_HOURS = asHours(1)

/** A sleeping creature wakes no earlier than this. */
const diesAsleep = ({ creature, now, asleep, dies_at }: Moment): boolean =>
  asleep && dies_at !== null && wakesAt(creature, now) >= dies_at

const clockIsCritical = (moment: Moment): boolean => isNearDeath(deathClock(moment)?.urgency ?? 'safe')

/** It starves, or is close to death by its health or by its clock. */
const isCritical = (moment: Moment): boolean =>
  moment.creature.stats.health < CRITICAL_HEALTH ||
  feedingStatus(moment.creature, moment.now) === 'critical' ||
  clockIsCritical(moment)

const justVisited = ({ creature, now }: Moment): boolean => hoursBetween(creature.last_care_at, now) <= VISIT_HOURS

/** Of the stats as they are: advice on what a keeper cannot see is what it needs most. */
const isLow = ({ creature: { stats } }: Moment, stat: keyof typeof LOW): boolean => stats[stat] < LOW[stat]

/** Advice as the care it asks for: what is advised is something the creature loves. */
export const requestFor = ({ action, item }: Pick<Need, 'action' | 'item'>): CareRequest => ({
  action,
  ...(item && { item: { name: item, category: 'loved' } }),
})

/** Asked of the rules themselves, so that no advice is ever refused or wasted. */
export const wouldHelp = (moment: Moment, care: Pick<Need, 'action' | 'item'>): boolean =>
  !['wasted', null].includes(effectivenessNow(moment, requestFor(care)))

const reflections = ({ creature, now }: Moment): number => reflectionsWithinHour(creature, now).length

const reflectionNeeds = (moment: Moment, why: NeedReason, most: number): Need[] =>
  reflections(moment) < most && wouldHelp(moment, { action: 'reflect' }) ? [{ moment, action: 'reflect', why }] : []

const isDirty = ({ creature, now }: Moment): boolean => hoursBetween(creature.last_cleaned_at, now) >= DIRT.after_hours

/** What it wishes for today, where that is for this and now; for one who is not to choose, the same all day. */
const wishedItem = (moment: Moment, action: CareAction): string | undefined => {
  const wish = wishOf(moment)
  if (wish?.by.action !== action || !isTimeFor(moment, wish)) return undefined
  const items = wish.by.item ?? []
  return items[mixBits(seedOf(`item ${moment.creature.id}`)) % items.length]
}

/** What it wishes for, or else something it loves. */
const chooseItem = (moment: Moment, action: ItemAction): string =>
  wishedItem(moment, action) ?? favouriteOf(moment.creature, action)

/** With something it loves; one that is due for a wash plays without, so that the wash has something left to mend. */
const chooseGame = (moment: Moment): Pick<Need, 'action' | 'item'> => {
  const { creature } = moment
  const wished = wishedItem(moment, 'play')
  const plain = isDirty(moment) && !mechanicOf(creature.species).plays_only_with_tasks
  return { action: 'play', ...((wished || !plain) && { item: wished ?? favouriteOf(creature, 'play') }) }
}

/**
 * Some meals bring something it loves, where there is room for the gladness, and games do the rest; one that eats
 * seldom has something it loves each time.
 */
const chooseMeal = (moment: Moment): Pick<Need, 'action' | 'item'> => {
  const { creature } = moment
  const { id, feedings, species, stats } = creature
  const treat =
    species.feeding_window_hours >= SELDOM_HOURS ||
    (chance(seedOf(`treat ${id}`), feedings) < TREATS && stats.happiness <= GLADDENED.by_treat)
  const item = wishedItem(moment, 'feed') ?? (treat ? favouriteOf(creature, 'feed') : undefined)
  return { action: 'feed', ...(item && { item }) }
}

/** Whether the meal after one at that time can be on time: not if it sleeps through all of that window. */
const allowsNextMealOnTime = (creature: Creature, meal: Instant): boolean => {
  const fed = { ...creature, last_fed_at: meal }
  return wakesAt(creature, windowShareTime(fed, WINDOW_OPENS)) <= windowShareTime(fed, WINDOW_CLOSES)
}

/** Early costs no more than a streak, late trust as well: before a window that is slept through, early is better. */
const shouldEatEarly = (creature: Creature, now: Instant): boolean =>
  windowShare(creature, now) >= EARLIEST &&
  !allowsNextMealOnTime(creature, creature.last_fed_at) &&
  allowsNextMealOnTime(creature, now)

const mealWhy = ({ creature, now }: Moment): NeedReason | null =>
  (
    ({
      ok: shouldEatEarly(creature, now) ? 'before_sleep' : null,
      due_soon: 'meal',
      overdue: 'overdue',
      critical: 'starving',
    }) as const
  )[feedingStatus(creature, now)]

const mealNeeds = (moment: Moment): Need[] => {
  const why = mealWhy(moment)
  if (why === null) return []
  const game_first: Need[] =
    playFirstGain(moment.creature) < 1 ? [{ moment, ...chooseGame(moment), why, play_first: true }] : []
  const meal: Need = { moment, ...chooseMeal(moment), why }
  return wouldHelp(moment, meal) ? [...game_first, meal] : game_first
}

const isWorthIt = (moment: Moment, care: Pick<Need, 'action' | 'item'>): boolean =>
  effectivenessNow(moment, requestFor(care)) === 'effective'

const sinceMeal = ({ creature: { recent_actions } }: Moment, action: CareAction): number =>
  recent_actions.slice(recent_actions.lastIndexOf('feed') + 1).filter((one) => one === action).length

const medicineNeeds = (moment: Moment): Need[] => {
  const { health } = moment.creature.stats
  if (health >= WEAK_BELOW) return []
  const why = health < CRITICAL_HEALTH ? 'failing' : isLow(moment, 'health') ? 'unwell' : 'weak'
  return [{ moment, action: 'medicine', item: favouriteOf(moment.creature, 'medicine'), why }]
}

const gameNeeds = (moment: Moment): Need[] => {
  const one = chooseGame(moment)
  if (isLow(moment, 'happiness')) return wouldHelp(moment, one) ? [{ moment, ...one, why: 'bored' }] : []
  const wanted = moment.creature.stats.happiness <= GLADDENED.by_play && sinceMeal(moment, 'play') < MAX_GAMES
  return wanted && isWorthIt(moment, one) ? [{ moment, ...one, why: 'playful' }] : []
}

const washNeeds = (moment: Moment): Need[] => {
  const { creature, now } = moment
  const uncleaned = hoursBetween(creature.last_cleaned_at, now)
  const ways: Need[] = [{ item: chooseItem(moment, 'clean') }, {}].map((item) => ({
    moment,
    action: 'clean',
    ...item,
    why: 'dirty',
  }))
  if (uncleaned < UNCLEANED_HOURS.much) return []
  const best = ways.find((one) => isWorthIt(moment, one))
  return best ? [best] : ways.filter((one) => uncleaned >= UNCLEANED_HOURS.any && wouldHelp(moment, one)).slice(0, 1)
}

/** About one meal a day is followed by a lesson; which, its id decides. */
const hasLesson = ({ creature: { id, species, feedings } }: Moment): boolean => {
  const meals = Math.max(1, Math.floor(HOURS_PER_DAY / (VISIT_SHARES[0] * species.feeding_window_hours)))
  return (mixBits(seedOf(`lesson ${id}`)) + feedings) % meals === 0
}

const lessonNeeds = (moment: Moment): Need[] => {
  const { creature } = moment
  const { stage, stats } = creature
  const one: Need = { moment, action: 'discipline', item: favouriteOf(creature, 'discipline'), why: 'teachable' }
  const ready =
    stage !== 'baby' &&
    feedingStatus(creature, moment.now) === 'ok' &&
    stats.happiness >= LESSONS.happiness &&
    stats.trust >= LESSONS.trust &&
    stats.health >= WEAK_BELOW &&
    stats.discipline < LESSONS.known
  return ready && hasLesson(moment) && sinceMeal(moment, 'discipline') === 0 && isWorthIt(moment, one) ? [one] : []
}

/** Rest mends little: what is left when it has been washed, and only at the end of a day. */
const restNeeds = (moment: Moment): Need[] => {
  const { creature, now } = moment
  const one: Need = { moment, action: 'sleep', item: chooseItem(moment, 'sleep'), why: 'tired' }
  const evening = localHourAt(creature.timezone, now) >= EVENING_FROM
  return evening && !isDirty(moment) && isWorthIt(moment, one) ? [one] : []
}

/** After all needs: today's wish, when its time has come and it would do something besides. */
const wishNeeds = (moment: Moment): Need[] => {
  const wish = wishOf(moment)
  if (!wish || !isTimeFor(moment, wish)) return []
  const { action } = wish.by
  const item = action === 'play' ? chooseGame(moment).item : wishedItem(moment, action)
  const one: Need = { moment, action, ...(item && { item }), why: 'wish' }
  return wouldHelp(moment, one) ? [one] : []
}

const comfortNeeds = (moment: Moment): Need[] => [
  ...medicineNeeds(moment),
  ...gameNeeds(moment),
  ...washNeeds(moment),
  ...lessonNeeds(moment),
  ...restNeeds(moment),
]

/** Once in a visit, and only where it counts: as care when time is short, or for the trust it brings. */
const sleeperNeeds = (moment: Moment): Need[] => {
  const saves = clockIsCritical(moment) || diesAsleep(moment)
  if (justVisited(moment) || !(saves || isCritical(moment))) return []
  const inDanger = saves || moment.creature.stats.health < CRITICAL_HEALTH
  const need: Need = { moment, action: 'reflect', why: inDanger ? 'asleep_in_danger' : 'asleep_unfed' }
  return saves || wouldHelp(moment, need) ? [need] : []
}

/** What counts in full; a critical one is not left without company because it has had so much. */
const closedNeeds = (moment: Moment): Need[] => {
  const needed = isCritical(moment) && !justVisited(moment)
  return reflectionNeeds(moment, 'closed', needed ? Number.POSITIVE_INFINITY : REFLECTIONS.full_per_hour)
}

/** The lower, the sooner. */
export const needRank = ({ why }: Pick<NextVisit, 'why'>): number =>
  why === 'hatch' ? NEED_REASONS.length : NEED_REASONS.indexOf(why)

/** What a good keeper does for it now, most pressing first; nothing for an egg, the dead and those that rest well. */
export const needsOf = (moment: Moment): Need[] => {
  const { creature, alive, asleep } = moment
  if (!alive || creature.stage === 'egg') return []
  if (isClosed(creature)) return closedNeeds(moment)
  if (asleep) return sleeperNeeds(moment)
  const needs = [
    ...mealNeeds(moment),
    ...comfortNeeds(moment),
    ...wishNeeds(moment),
    ...(isLow(moment, 'trust') ? reflectionNeeds(moment, 'shy', REFLECTIONS_OF_COMPANY) : []),
  ].sort((a, b) => needRank(a) - needRank(b))
  return needs.filter((one, at) => needs.findIndex(({ action }) => action === one.action) === at)
}

/** What would work in place of care that was refused. */
export const alternativeTo = ({ kind, moment }: Extract<CareRefusal, { kind: 'distrusts' | 'needs_play' }>): Need =>
  kind === 'distrusts'
    ? { moment, action: 'reflect', why: 'closed' }
    : { moment, ...chooseGame(moment), why: 'meal', play_first: true }

export interface NextVisit {
  /** Whom it is for. */
  moment: Moment
  at: Instant
  /** What is to be done; an egg hatches by itself, and a visit that comes later is for a meal or to sit with it. */
  why: NeedReason | 'hatch'
  /** What makes it due now. */
  need: Need | null
}

const mealTime = ({ creature, now, asleep }: Moment): Instant => {
  const timesOf = (shares: readonly number[]) =>
    shares.map((share) => windowShareTime(creature, share)).filter((time) => time > now)
  const ahead = timesOf(EARLY_SHARES).find((time) => !isAsleepAt(creature, time) && shouldEatEarly(creature, time))
  if (ahead) return ahead
  const candidates = timesOf(VISIT_SHARES)
  const open = windowShare(creature, now) >= WINDOW_OPENS
  const idle = open && !asleep ? after(now, RECHECK_HOURS) : now
  const awake = candidates.filter((time) => !isAsleepAt(creature, time))
  const wish = awake.find((time) => allowsNextMealOnTime(creature, time)) ?? awake[0] ?? candidates[0] ?? idle
  return open && asleep ? wakesAt(creature, now) : wakesAt(creature, wish)
}

/** From then on reflections count in full again, however many there were: of when somebody came, not of the asking. */
const nextFullReflection = ({ creature }: Moment): Instant => after(creature.last_care_at, asHours(1))

/** When a creature is to be visited next, given what it needs now. */
const visitFor = (moment: Moment, [need]: readonly Need[]): NextVisit => {
  const { creature, now, dies_at } = moment
  if (creature.stage === 'egg' || dies_at === null) return { moment, at: now, why: 'hatch', need: null }
  if (need && (isCritical(moment) || !CAN_WAIT.includes(need.why))) return { moment, at: now, why: need.why, need }
  const closed = isClosed(creature)
  const wish = later(now, closed ? nextFullReflection(moment) : mealTime(moment))
  const inTime = wish < dies_at
  const at = inTime ? wish : asInstant(Math.ceil((now + dies_at) / 2))
  const meal = windowShare(creature, at) < WINDOW_OPENS ? 'before_sleep' : 'meal'
  return {
    moment,
    at,
    why: closed ? 'closed' : inTime ? meal : 'asleep_in_danger',
    need: (at <= now && need) || null,
  }
}

/** What a house needs now, the most pressing first; and the next visit: for whom it presses most, now if it does. */
export interface Plan {
  needs: readonly Need[]
  next: NextVisit | null
  /** The next visit to each, soonest first. */
  visits: readonly NextVisit[]
}

/** Of those who would die at the same instant the newest: the same answer, in whatever order they are asked about. */
const byDeath = (a: Moment, b: Moment): number =>
  Number(a.dies_at) - Number(b.dies_at) ||
  b.creature.adopted_at - a.creature.adopted_at ||
  a.creature.id.localeCompare(b.creature.id)

export const planFor = (moments: readonly Moment[]): Plan => {
  const living = moments.filter(({ alive }) => alive).sort(byDeath)
  const plans = living.map((moment) => ({ moment, needs: needsOf(moment) }))
  const visits = plans
    .map(({ moment, needs }) => visitFor(moment, needs))
    .sort((a, b) => a.at - b.at || needRank(a) - needRank(b))
  return {
    needs: plans.flatMap(({ needs }) => needs).sort((a, b) => needRank(a) - needRank(b)),
    next: mergeMeals(visits),
    visits,
  }
}

/** From so many on there is somebody to be fed every few minutes. */
const MANY = 12

/** Meals within one visit's time of each other are one visit where many live: the last of them, while all are awake. */
function mergeMeals(visits: readonly NextVisit[]): NextVisit | null {
  const [next = null] = visits
  if (!next || visits.length <= MANY || next.why !== 'meal' || next.need) return next
  const end = after(next.at, asHours(VISIT_HOURS))
  const together = visits.filter(({ at, why }) => why === 'meal' && at <= end)
  const last = together.findLast(({ at }) =>
    together.every((one) => one.at > at || !isAsleepAt(one.moment.creature, at)),
  )
  return last ? { ...next, at: last.at } : next
}
