/**
 * Death counts by day and by minute. They locate a distant page of the graveyard without reading all stones before it.
 * A death that is recorded late changes only its own counts.
 */
import { asInstant, type Instant, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../time/instants'
import type { ProjectionKey } from './pending-projections'

/** Counters per row: few enough for the smallest write unit. */
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

export interface DeathCount {
  from: Instant
  until: Instant
  count: number
}

/** The counters of one gravestone: row key and counter name. */
export const deathCounters = (died_at: Instant): [ProjectionKey, string][] => {
  const [day, minute] = [Math.floor(died_at / MS_PER_DAY), Math.floor(died_at / MS_PER_MINUTE)]
  return [
    [DEATH_COUNTERS.days(Math.floor(day / DAYS)), String(day % DAYS)],
    [DEATH_COUNTERS.minutes(Math.floor(minute / MINUTES)), String(minute % MINUTES)],
  ]
}

interface CounterRow {
  /** The slot number is its last part. */
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

/** Latest first. */
export const deathsByDay = (rows: readonly CounterRow[]): DeathCount[] => sumBySpan(rows, DAYS, MS_PER_DAY)
export const deathsByMinute = (rows: readonly CounterRow[]): DeathCount[] => sumBySpan(rows, MINUTES, MS_PER_MINUTE)

/** The first and the last hour of the span, in hours since the epoch. */
export const hoursIn = ({ from, until }: DeathCount): [first: number, last: number] => [
  from / MS_PER_HOUR,
  until / MS_PER_HOUR - 1,
]

/** The span that contains the stone at `offset`, and the offset within it. Null if there are fewer stones. */
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
