/** Formats times and durations for people. */
import { plural, spellNumber } from '../words'
import { type Instant, iso } from './instants'
import { localClock, type Zoned, zoneAt } from './zone'

const MINUTES_PER = { day: 1440, hour: 60, minute: 1 } as const

/** Rounded, so that a rounding error does not turn 5 hours into 4. */
const minutesIn = (hours: number): number => Math.max(0, Math.round(hours * 60))

const ROUNDING_ERROR = 1e-6

const parts = (hours: number): readonly (readonly [number, string])[] => {
  const total = minutesIn(hours)
  const days = Math.floor(total / MINUTES_PER.day)
  const rest = total % MINUTES_PER.day
  return [
    [days, 'day'],
    [Math.floor(rest / MINUTES_PER.hour), 'hour'],
    [rest % MINUTES_PER.hour, 'minute'],
  ]
}

const joinUnits = (hours: number, say: (n: number) => string): string => {
  const all = parts(hours)
  const first = all.findIndex(([n]) => n > 0)
  if (first < 0) return 'less than a minute'
  return all
    .slice(first, first + 2)
    .filter(([n]) => n > 0)
    .map(([n, unit]) => `${say(n)} ${plural(n, unit)}`)
    .join(' and ')
}

/** "3 days and 4 hours": the two largest units. */
export const formatDuration = (hours: number): string => joinUnits(hours, String)

/** "three days and four hours". */
export const spellDuration = (hours: number): string => joinUnits(hours, spellNumber)

/** "just now", "12 minutes ago", "5 hours ago", "2 days ago". */
export const formatAgo = (hours: number): string => {
  const largest = parts(hours).find(([n]) => n > 0)
  return largest ? `${largest[0]} ${plural(largest[0], largest[1])} ago` : 'just now'
}

/** "12 minutes", "44 hours", "3 days": hours up to two days, never more than is left. Null for less than a minute. */
export const formatRoughly = (hours: number): string | null => {
  const total = Math.floor(hours * MINUTES_PER.hour + ROUNDING_ERROR)
  const found = (['day', 'hour', 'minute'] as const)
    .map((unit) => [Math.floor(total / MINUTES_PER[unit]), unit] as const)
    .find(([n, unit]) => n > (unit === 'day' ? 1 : 0))
  return found ? `${found[0]} ${plural(found[0], found[1])}` : null
}

/** "2026-03-07 15:30 Europe/Berlin". */
export const formatLocalMinute = (zoned: Zoned, at: Instant): string =>
  `${localClock(zoned, at).toISOString().slice(0, 16).replace('T', ' ')} ${zoneAt(zoned, at)}`

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** "2 March 2026". */
export const formatUtcDay = (at: Instant): string => {
  const [year, month, day] = iso(at).slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** "2026-03-07 14:30 UTC". */
export const formatUtcMinute = (at: Instant): string => `${iso(at).slice(0, 16).replace('T', ' ')} UTC`
