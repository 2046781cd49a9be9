/**
 * The wish of the day: one care action, chosen by the creature's id and the local date, so nothing is stored until it
 * is granted. It changes no stat, and only actions that have an effect are chosen.
 */
import type { CareAction } from '../../species/care-actions'
import { mixBits, seedOf } from '../chance'
import type { Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { feedingStatus, WINDOW_OPENS, windowShareTime } from '../creature/feeding'
import { isClosed } from '../creature/mechanics'
import { wakesAt } from '../creature/sleep'
import { bookNameOf } from '../species/catalogue'
import { asInstant, type Instant, later, MS_PER_HOUR } from '../time/instants'
import { localDayNumber, localHourAt, localMs } from '../time/zone'
import { normaliseItem } from './items/normalise'
import { type WishedCare, wishLists } from './wish-lists'

export interface TodaysWish {
  /** Its index in the book. */
  number: number
  by: WishedCare
  /** How often the wished care was given today. */
  met: number
}

interface GivenCare {
  action: CareAction
  item?: { name: string; category: string | null } | undefined
}

const HOURS = 24
/** Below these values it has needs instead of wishes. */
const WELL = { hunger: 30, happiness: 30, health: 60 } as const
/**
 * Above these values a wish for care that raises the stat is not chosen, because the stat needs room to grow. Two
 * actions need more room.
 */
const MAX_STAT = { trust: 96, trust_for_two: 90, health: 96 } as const

/** A change of timezone may repeat a date. Then the wish of the later date stays. */
const wishDay = (creature: Creature, now: Instant): number =>
  Math.max(localDayNumber(creature, now), creature.wishes.day)

const isWell = ({ creature, now, alive, asleep }: Moment): boolean =>
  alive &&
  !asleep &&
  !['egg', 'baby'].includes(creature.stage) &&
  !isClosed(creature) &&
  ['ok', 'due_soon'].includes(feedingStatus(creature, now)) &&
  (['hunger', 'happiness', 'health'] as const).every((stat) => creature.stats[stat] >= WELL[stat])

const hourAt = ({ creature }: Moment, at: Instant): number => localHourAt(creature, at)

/** The first time today at which the care can grant the wish: awake, within its hours, a meal when due; or null. */
export const wishStart = (moment: Moment, { action, hours: [from, to] = [0, HOURS] }: WishedCare): Instant | null => {
  const { creature, now } = moment
  const open = action === 'feed' ? later(now, windowShareTime(creature, WINDOW_OPENS)) : now
  const local = localMs(creature, open)
  const wait = Math.max(0, from * MS_PER_HOUR - (local % (HOURS * MS_PER_HOUR)))
  const begins = asInstant(open + wait)
  // The clocks may change during the wait.
  const change = localMs(creature, begins) - (local + wait)
  const start = wakesAt(creature, asInstant(begins - change))
  const hour = hourAt(moment, start)
  return localDayNumber(creature, start) === localDayNumber(creature, now) && from <= hour && hour < to ? start : null
}

const isPossibleToday = (moment: Moment, by: WishedCare): boolean => {
  const { stats } = moment.creature
  const { action, hours = [0, HOURS], times } = by
  if (hourAt(moment, moment.now) >= hours[1]) return false
  if (action === 'feed') return wishStart(moment, by) !== null
  if (action === 'reflect') return stats.trust <= (times ? MAX_STAT.trust_for_two : MAX_STAT.trust)
  return action === 'play' || stats.health <= MAX_STAT.health
}

/** The wish assigned to the day; if that is impossible, the first possible meal or game, in random order. */
function firstPossible(moment: Moment, day: number, list: readonly (WishedCare | null)[]): number | undefined {
  const { id } = moment.creature
  const isPossible = (number: number) => {
    const by = list[number]
    return Boolean(by && isPossibleToday(moment, by))
  }
  const first = mixBits(seedOf(`wish ${id} ${day}`)) % list.length
  if (isPossible(first)) return first
  return list
    .map((_, number) => ({ number, rank: mixBits(seedOf(`wish ${id} ${day} ${number}`)) }))
    .filter(({ number }) => number !== first && ['feed', 'play'].includes(list[number]?.action ?? ''))
    .sort((a, b) => a.rank - b.rank)
    .find(({ number }) => isPossible(number))?.number
}

let latestWish: { moment: Moment; wish: TodaysWish | null } | undefined

/**
 * Null if today's wish is granted, or if the creature is unwell or has no wishes. Caches the latest result, because
 * several rules ask for the same moment.
 */
export const wishOf = (moment: Moment): TodaysWish | null => {
  if (latestWish?.moment !== moment) latestWish = { moment, wish: findWish(moment) }
  return latestWish.wish
}

const findWish = (moment: Moment): TodaysWish | null => {
  const { creature, now } = moment
  const list = wishLists()[bookNameOf(creature.species)] ?? []
  if (list.length === 0 || !isWell(moment)) return null
  const day = wishDay(creature, now)
  const { day: last, half } = creature.wishes
  if (last === day && half === null) return null
  const begun = last === day ? half : null
  const number = begun ?? firstPossible(moment, day, list)
  const by = number === undefined ? undefined : list[number]
  return number === undefined || !by ? null : { number, by, met: begun === null ? 0 : 1 }
}

/** Within its hours; a meal also needs an open feeding window. */
export const isTimeFor = (moment: Moment, { by: { action, hours = [0, HOURS] } }: TodaysWish): boolean => {
  const hour = hourAt(moment, moment.now)
  const inTime = action !== 'feed' || feedingStatus(moment.creature, moment.now) === 'due_soon'
  return hours[0] <= hour && hour < hours[1] && inTime
}

/** Compares normalised item names. A disliked item never grants a wish. */
const isMetBy = ({ by }: TodaysWish, { action, item }: GivenCare): boolean =>
  by.action === action &&
  !['disliked', 'harmful'].includes(item?.category ?? '') &&
  (!by.item || isOneOf(by.item, item?.name ?? ''))

const isOneOf = (wished: readonly string[], given: string): boolean => {
  if (wished.includes(given)) return true
  const name = normaliseItem(given)
  return wished.some((one) => normaliseItem(one) === name)
}

export const matchWish = (moment: Moment, request: GivenCare): { wish: TodaysWish; granted: boolean } | null => {
  const wish = wishOf(moment)
  if (!wish || !isTimeFor(moment, wish) || !isMetBy(wish, request)) return null
  return { wish, granted: wish.met + 1 >= (wish.by.times ?? 1) }
}

export const wishesAfter = (
  creature: Creature,
  now: Instant,
  { wish: { number }, granted }: { wish: TodaysWish; granted: boolean },
): Creature['wishes'] => ({
  granted: creature.wishes.granted + (granted ? 1 : 0),
  day: wishDay(creature, now),
  half: granted ? null : number,
})
