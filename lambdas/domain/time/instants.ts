/** Instants and durations as distinct types, so that they cannot be confused. */

declare const instant: unique symbol
declare const hours: unique symbol

/** Whole milliseconds since the epoch. */
export type Instant = number & { readonly [instant]: true }
export type Hours = number & { readonly [hours]: true }

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const HOURS_PER_DAY = 24
export const MS_PER_DAY = HOURS_PER_DAY * MS_PER_HOUR

export const asInstant = (ms: number): Instant => ms as Instant
export const asHours = (n: number): Hours => n as Hours

export const hoursBetween = (from: Instant, to: Instant): Hours => ((to - from) / MS_PER_HOUR) as Hours
/** Rounded up, so that an event due at the instant has happened by then. */
export const after = (from: Instant, wait: Hours): Instant => Math.ceil(from + wait * MS_PER_HOUR) as Instant
export const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
export const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)

const minutes = (at: Instant, round: (count: number) => number): Instant =>
  asInstant(round(at / MS_PER_MINUTE) * MS_PER_MINUTE)
/** For what may be done from this instant on. */
export const roundUpToMinute = (at: Instant): Instant => minutes(at, Math.ceil)
/** For a deadline. */
export const roundDownToMinute = (at: Instant): Instant => minutes(at, Math.floor)

export const iso = (at: Instant): string => new Date(at).toISOString()
export const fromIso = (text: string): Instant => Date.parse(text) as Instant

export const dayOf = (at: Instant): number => Math.floor(at / MS_PER_DAY)
const DATE_LENGTH = '2026-03-02'.length
/** "2026-03-02", for a day since the epoch. */
export const dateOfDay = (day: number): string => iso(asInstant(day * MS_PER_DAY)).slice(0, DATE_LENGTH)
export const dayOfDate = (text: string): number => dayOf(fromIso(text.slice(0, DATE_LENGTH)))
