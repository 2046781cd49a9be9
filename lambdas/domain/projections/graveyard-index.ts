/**
 * How many lie in the graveyard, by the day and by the minute of their death. Stones stand in the order of their deaths,
 * each in its own row, so that one who is found late takes its place without moving anybody; a page far down is found by
 * these counts, which say how many come after a day, an hour, a minute.
 */
import { asInstant, HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../time/instants'
import type { ProjectionKey } from './pending-projections'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = HOURS_PER_DAY * MS_PER_HOUR
/** Days that share a row, and minutes that do: few enough for the smallest price, however many die. */
const DAYS = 32
const MINUTES = 60

const DIGITS = 10
const padDigits = (value: number): string => String(value).padStart(DIGITS, '0')

const PARTITION = { partition: 'graves', slots: 4 } as const

export const DEATH_COUNTERS = {
  partition: PARTITION.partition,
  days: (span: number): ProjectionKey => ({ ...PARTITION, name: `days#${padDigits(span)}` }),
  minutes: (hour: number): ProjectionKey => ({ ...PARTITION, name: `minutes#${padDigits(hour)}` }),
} as const

/** A span of time and how many died in it. */
export interface DeathCount {
  from: Instant
  until: Instant
  count: number
}

/** What a stone counts for: the row, and the counter in it. */
export const deathCounters = (died_at: Instant): [ProjectionKey, string][] => {
  const [day, minute] = [Math.floor(died_at / MS_PER_DAY), Math.floor(died_at / MS_PER_MINUTE)]
  return [
    [DEATH_COUNTERS.days(Math.floor(day / DAYS)), String(day % DAYS)],
    [DEATH_COUNTERS.minutes(Math.floor(minute / MINUTES)), String(minute % MINUTES)],
  ]
}

interface CounterRow {
  /** As it is called on the partition, with its slot behind. */
  name: string
  counts: Readonly<Record<string, number>>
}

const sumBySpan = (rows: readonly CounterRow[], perRow: number, ms: number): DeathCount[] => {
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
export const deathsByDay = (rows: readonly CounterRow[]): DeathCount[] => sumBySpan(rows, DAYS, MS_PER_DAY)
export const deathsByMinute = (rows: readonly CounterRow[]): DeathCount[] => sumBySpan(rows, MINUTES, MS_PER_MINUTE)

/** The hours of a day, both included. */
export const hoursIn = ({ from, until }: DeathCount): [first: number, last: number] => [
  from / MS_PER_HOUR,
  until / MS_PER_HOUR - 1,
]

/** Which span holds the one before whom so many come, and how many of those lie in it; null where there are fewer. */
export function spanAtOffset(
  spansLatestFirst: readonly DeathCount[],
  offset: number,
): { span: DeathCount; skip: number } | null {
  let skip = offset
  for (const span of spansLatestFirst) {
    if (skip < span.count) return { span, skip }
    skip -= span.count
  }
  return null
}
