/** Instants and durations as distinct types, so that they cannot be confused. */

declare const instant: unique symbol
declare const hours: unique symbol

/** Whole milliseconds since the epoch. */
export type Instant = number & { readonly [instant]: true }
export type Hours = number & { readonly [hours]: true }

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const HOURS_PER_DAY = 24

export const asInstant = (ms: number): Instant => ms as Instant
export const asHours = (n: number): Hours => n as Hours

export const hoursBetween = (from: Instant, to: Instant): Hours => ((to - from) / MS_PER_HOUR) as Hours
/** Rounded up, so that an event due at the instant has happened by then. */
export const after = (from: Instant, wait: Hours): Instant => Math.ceil(from + wait * MS_PER_HOUR) as Instant
export const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
export const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)

export const iso = (at: Instant): string => new Date(at).toISOString()
export const fromIso = (text: string): Instant => Date.parse(text) as Instant
