/** Instants and durations: two types, so that one is never taken for the other. */

declare const instant: unique symbol
declare const hours: unique symbol

/** A moment: whole milliseconds since the epoch. */
export type Instant = number & { readonly [instant]: true }
/** A length of time in hours. */
export type Hours = number & { readonly [hours]: true }

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const HOURS_PER_DAY = 24

export const asInstant = (ms: number): Instant => ms as Instant
export const asHours = (n: number): Hours => n as Hours

export const hoursBetween = (from: Instant, to: Instant): Hours => ((to - from) / MS_PER_HOUR) as Hours
/** Rounded up to the millisecond: what is due at an instant has happened by then. */
export const after = (from: Instant, wait: Hours): Instant => Math.ceil(from + wait * MS_PER_HOUR) as Instant
export const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
export const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)

export const iso = (at: Instant): string => new Date(at).toISOString()
export const fromIso = (text: string): Instant => Date.parse(text) as Instant
