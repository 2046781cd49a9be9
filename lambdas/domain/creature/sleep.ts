/** When a creature sleeps: some hours of its keeper's night, chosen deterministically. */
import { chance, seedOf } from '../chance'
import { asInstant, type Instant, MS_PER_HOUR } from '../time/instants'
import {
  formatHourMinute,
  hourOfDay,
  localHourAt,
  localHourNumber,
  localMs,
  resolveTimezone,
  type Zoned,
  zoneAt,
  zonePieces,
} from '../time/zone'
import type { Creature } from './creature'

export const SLEEP_WINDOW = { from_hour: 22, to_hour: 6 } as const
/** For sentences. */
export const NIGHT = `${SLEEP_WINDOW.from_hour}:00 and 0${SLEEP_WINDOW.to_hour}:00`
const SLEEP_CHANCE = 1 / 3
/** Factor for all losses during sleep. */
export const SLEEP_PACE = 0.5

type Sleeper = Pick<Creature, 'id' | 'stage' | 'death'> & Zoned

export interface Nap {
  from: number
  to: number
}

export interface SleepInfo {
  sleeping: true
  /** The end of this nap, as HH:MM in `timezone_used`. */
  wakes: string
  sleep_window_end: string
  timezone_used: string
}

const inWindow = (hour: number): boolean => hour >= SLEEP_WINDOW.from_hour || hour < SLEEP_WINDOW.to_hour

export const isNightAt = (zoned: Zoned, at: Instant): boolean => inWindow(localHourAt(zoned, at))

const isSleepHour = (seed: number, hourNumber: number): boolean =>
  inWindow(hourOfDay(hourNumber)) && chance(seed, hourNumber) < SLEEP_CHANCE

/** The local hour at which the night began that contains this hour. */
const nightfall = (hourNumber: number): number => hourNumber - hourOfDay(hourNumber - SLEEP_WINDOW.from_hour)

/**
 * Whether the night of an hour is complete. A change of timezone happens at noon of the old zone; if it is night in the
 * new zone then, the rest of that night is skipped.
 */
function wholeNights(zoned: Zoned): (hourNumber: number, at: number) => boolean {
  const { next_timezone: next } = zoned
  if (!next) return () => true
  const first = localMs(zoned, next.starts_at) / MS_PER_HOUR
  return (hourNumber, at) => at < next.starts_at || nightfall(hourNumber) >= first
}

/** The naps within [from, to), sorted; adjacent hours are merged. */
export const napsBetween = (creature: Pick<Creature, 'id'> & Zoned, from: number, to: number): Nap[] => {
  const seed = seedOf(creature.id)
  const isWhole = wholeNights(creature)
  const naps: Nap[] = []
  let last: Nap | undefined
  for (const piece of zonePieces(creature, from, to)) {
    const end = piece.to + piece.offset_ms
    for (let hour = Math.floor((piece.from + piece.offset_ms) / MS_PER_HOUR); hour * MS_PER_HOUR < end; hour++) {
      if (!isSleepHour(seed, hour) || !isWhole(hour, piece.from)) continue
      const napFrom = Math.max(piece.from, hour * MS_PER_HOUR - piece.offset_ms)
      const napTo = Math.min(piece.to, (hour + 1) * MS_PER_HOUR - piece.offset_ms)
      if (last?.to === napFrom) last.to = napTo
      else {
        last = { from: napFrom, to: napTo }
        naps.push(last)
      }
    }
  }
  return naps
}

/** Eggs and the dead do not sleep. */
export const isAsleepAt = (creature: Sleeper, now: Instant): boolean => {
  if (creature.stage === 'egg' || creature.death !== null) return false
  const hour = localHourNumber(creature, now)
  // Checks the window first: most calls happen by day, and then the id need not be hashed.
  return inWindow(hourOfDay(hour)) && isSleepHour(seedOf(creature.id), hour) && wholeNights(creature)(hour, now)
}

/** The end of the current nap, or `now` if it is awake. */
export const wakesAt = (creature: Sleeper, now: Instant): Instant => {
  if (!isAsleepAt(creature, now)) return now
  const [nap] = napsBetween(creature, now, now + 24 * MS_PER_HOUR)
  return asInstant(nap?.to ?? now)
}

export const sleepInfo = (creature: Sleeper, now: Instant): SleepInfo | null =>
  isAsleepAt(creature, now)
    ? {
        sleeping: true,
        wakes: formatHourMinute(creature, wakesAt(creature, now)),
        sleep_window_end: `${String(SLEEP_WINDOW.to_hour).padStart(2, '0')}:00`,
        timezone_used: resolveTimezone(zoneAt(creature, now)),
      }
    : null
