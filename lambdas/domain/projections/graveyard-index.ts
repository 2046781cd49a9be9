/**
 * How many lie in the graveyard, by the day and by the minute of their death. Stones stand in the order of their deaths,
 * each in its own row, so that one who is found late takes its place without moving anybody; a page far down is found by
 * these counts, which say how many come after a day, an hour, a minute.
 */
import { asInstant, HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../time/instants'
import type { Place } from './pending-projections'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = HOURS_PER_DAY * MS_PER_HOUR
/** Days that share a row, and minutes that do: few enough for the smallest price, however many die. */
const DAYS = 32
const MINUTES = 60

const DIGITS = 10
const digits = (value: number): string => String(value).padStart(DIGITS, '0')

const SHELF = { shelf: 'graves', slots: 4 } as const

export const GRAVES = {
  shelf: SHELF.shelf,
  days: (span: number): Place => ({ ...SHELF, name: `days#${digits(span)}` }),
  minutes: (hour: number): Place => ({ ...SHELF, name: `minutes#${digits(hour)}` }),
} as const

/** A span of time and how many died in it. */
export interface Buried {
  from: Instant
  until: Instant
  count: number
}

/** What a stone counts for: the row, and the counter in it. */
export const buriedAt = (died_at: Instant): [Place, string][] => {
  const [day, minute] = [Math.floor(died_at / MS_PER_DAY), Math.floor(died_at / MS_PER_MINUTE)]
  return [
    [GRAVES.days(Math.floor(day / DAYS)), String(day % DAYS)],
    [GRAVES.minutes(Math.floor(minute / MINUTES)), String(minute % MINUTES)],
  ]
}

interface Counted {
  /** As it is called on the shelf, with its slot behind. */
  name: string
  counts: Readonly<Record<string, number>>
}

const spans = (rows: readonly Counted[], perRow: number, ms: number): Buried[] => {
  const sums = new Map<number, number>()
  for (const { name, counts } of rows) {
    const first = Number(name.split('#')[1]) * perRow
    for (const [at, count] of Object.entries(counts))
      sums.set(first + Number(at), (sums.get(first + Number(at)) ?? 0) + count)
  }
  return [...sums]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => b - a)
    .map(([at, count]) => ({ from: asInstant(at * ms), until: asInstant((at + 1) * ms), count }))
}

/** The latest first. */
export const daysOf = (rows: readonly Counted[]): Buried[] => spans(rows, DAYS, MS_PER_DAY)
export const minutesOf = (rows: readonly Counted[]): Buried[] => spans(rows, MINUTES, MS_PER_MINUTE)

/** The hours of a day, both included. */
export const hoursOf = ({ from, until }: Buried): [first: number, last: number] => [
  from / MS_PER_HOUR,
  until / MS_PER_HOUR - 1,
]

/** Which span holds the one before whom so many come, and how many of those lie in it; null where there are fewer. */
export function spanAt(spansLatestFirst: readonly Buried[], offset: number): { span: Buried; skip: number } | null {
  let skip = offset
  for (const span of spansLatestFirst) {
    if (skip < span.count) return { span, skip }
    skip -= span.count
  }
  return null
}
