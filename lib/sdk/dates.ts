/** Dates on the wire, read by the language itself instead of by rules for each format. */
type Wire = string | number | null | undefined

const parsed = (value: Wire): Date | undefined => (value == null ? undefined : new Date(value))

export const parseRfc3339DateTime = parsed
export const parseRfc3339DateTimeWithOffset = parsed
export const parseRfc7231DateTime = parsed
export const parseEpochTimestamp = (seconds: Wire): Date | undefined =>
  seconds == null ? undefined : new Date(Math.round(Number(seconds) * 1000))
export const dateToUtcString = (date: Date): string => date.toUTCString()
