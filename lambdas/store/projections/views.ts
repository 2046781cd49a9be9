/** Reads projections. The number of rows per read does not depend on the number of agents. */

import { MODEL_FAMILIES, type ModelFamily } from '../../domain/accounts/model-families'
import type { HallBoard } from '../../domain/projections/leaderboards'
import {
  dayOfHour,
  hourOf,
  newestPartition,
  PROJECTION_KEYS,
  PROVIDERS,
  type ProjectionKey,
  popularPartition,
  RECENT_CARE,
  type RecentBucket,
  type RecentCareEntry,
  type RecentEntry,
  realCounter,
  recentPartition,
  sortKey,
  speciesSubject,
  type Tally,
} from '../../domain/projections/projections'
import { CURVE_DAYS, dayInName, type FamilySums, SURVIVAL } from '../../domain/projections/survival'
import type { CommunitySpecies } from '../../domain/species/community-species'
import { dayOf, type Instant } from '../../domain/time/instants'
import type { CareAction } from '../../species/care-actions'
import type { Family } from '../../species/vocabulary'
import { readManySpecies } from '../community-species'
import type { Db } from '../db'
import { type Page, readRange, readRowsInOrder } from '../read'
import type { Row } from '../row'
import { FIRST, keys, LAST } from '../table'

export type Counts = Readonly<Record<string, number>>

export interface Activity {
  totals: Counts
  /** The last 24 hourly buckets, including the current one. */
  day: Counts
}

/** Leaderboards are stored in full and shown up to this length. */
const BOARD_LENGTH = 1000
const HOURS_SHOWN = 24

interface Range {
  partition: string
  from?: string
  to?: string
  limit?: number
  newestFirst?: boolean
}

const readPartition = (db: Db, { partition, from = FIRST, to = LAST, limit, newestFirst }: Range): Promise<Row[]> =>
  readRange(db, keys.view(partition, from), keys.view(partition, to), { limit, newestFirst, consistent: false })

const NOT_COUNTERS = ['pk', 'sk', 'type', 'expires_at']

/** A counter is the sum of its rows. */
export function sumCounters(rows: readonly Row[]): Counts {
  const sums: Record<string, number> = {}
  for (const row of rows) {
    for (const [name, count] of Object.entries(row)) {
      if (!NOT_COUNTERS.includes(name)) sums[name] = (sums[name] ?? 0) + Number(count)
    }
  }
  return sums
}

export async function readActivity(db: Db, now: Instant): Promise<Activity> {
  const { totals } = PROJECTION_KEYS
  const since = PROJECTION_KEYS.hour(hourOf(now) - HOURS_SHOWN + 1).name
  const rows = await readPartition(db, { partition: totals.partition, from: since })
  const isTotal = ({ sk }: Row) => sk.startsWith(totals.name)
  return { totals: sumCounters(rows.filter(isTotal)), day: sumCounters(rows.filter((row) => !isTotal(row))) }
}

export async function readGravestoneCount(db: Db): Promise<number> {
  const { partition, name } = PROJECTION_KEYS.totals
  return sumCounters(await readPartition(db, { partition, from: `${name}#`, to: `${name}#${LAST}` })).gravestones ?? 0
}

/** The counter rows between two keys. A counter may have several, one per slot. */
export async function readCounts(
  db: Db,
  from: ProjectionKey,
  to: ProjectionKey,
): Promise<{ name: string; counts: Counts }[]> {
  const rows = await readPartition(db, { partition: from.partition, from: from.name, to: `${to.name}#${LAST}` })
  return rows.map((row) => ({ name: row.sk, counts: sumCounters([row]) }))
}

/**
 * Lifespans per model family. Living creatures are counted by the day of their birth, as far back as the survival curve
 * reaches.
 */
export async function readLives(db: Db, now: Instant): Promise<ReadonlyMap<ModelFamily, FamilySums>> {
  const { partition, begun, family: familyKey } = SURVIVAL
  const rows = await readPartition(db, { partition, from: begun(dayOf(now) - CURVE_DAYS).name })
  const named = (family: ModelFamily) => rows.filter(({ sk }) => sk.startsWith(`${familyKey(family).name}#`))
  const days = rows.flatMap((row) => {
    const day = dayInName(row.sk)
    return day === null ? [] : [{ day, lives: sumCounters([row]) }]
  })
  return new Map(
    MODEL_FAMILIES.map((family) => [
      family,
      { counts: sumCounters(named(family)), begun: days.map(({ day, lives }) => [day, lives[family] ?? 0] as const) },
    ]),
  )
}

/** Buckets to read; each covers a few minutes. */
const RECENT_ROWS = 20

/** Recent care of all agents, newest first. */
export async function readRecentCare(db: Db, family: Family, action: CareAction): Promise<RecentEntry[]> {
  const rows = await readPartition(db, {
    partition: recentPartition(family, action),
    newestFirst: true,
    limit: RECENT_ROWS,
  })
  return rows.flatMap(({ data }) => (data as RecentBucket).entries).sort((a, b) => b.done_at - a.done_at)
}

/** Buckets to read; each covers a few minutes of activity, so that in quiet times they reach back for days. */
const LATELY_ROWS = 12

export async function readLatestCare(db: Db): Promise<RecentCareEntry[]> {
  const rows = await readPartition(db, { partition: RECENT_CARE, newestFirst: true, limit: LATELY_ROWS })
  return rows
    .flatMap(({ data }) => (data as RecentBucket<RecentCareEntry>).entries)
    .sort((a, b) => b.done_at - a.done_at)
}

async function readBoardPage<T>(db: Db, partition: string, { page, per_page }: Page): Promise<T[]> {
  const from = (page - 1) * per_page
  const limit = Math.min(BOARD_LENGTH, from + per_page)
  if (from >= limit) return []
  return (await readPartition(db, { partition, limit })).slice(from).map(({ data }) => data as T)
}

export const readHall = <T>(db: Db, board: HallBoard, page: Page): Promise<T[]> =>
  readBoardPage<T>(db, `hall#${board}`, page)

/** One page, and how many there are on all pages that can be read. */
interface SpeciesPage {
  total: number
  slugs: string[]
}

export async function readNewestSpecies(db: Db, family: Family | 'all', page: Page): Promise<SpeciesPage> {
  const [entries, total] = await Promise.all([
    readBoardPage<{ slug: string }>(db, newestPartition(family), page),
    readListedSpecies(db, family),
  ])
  return { total, slugs: entries.map(({ slug }) => slug) }
}

async function readListedSpecies(db: Db, family: Family | 'all'): Promise<number> {
  const designs = sumCounters(await readPartition(db, { partition: PROJECTION_KEYS.designs.partition }))
  const total = family === 'all' ? Object.values(designs).reduce((sum, count) => sum + count, 0) : designs[family]
  return Math.min(BOARD_LENGTH, total ?? 0)
}

/** The most adopted first, with their number of adoptions. */
export async function readPopular(db: Db, family: Family | 'all', page: Page) {
  const board = await readBoardPage<Tally>(db, popularPartition(family), page)
  return board.map(({ subject, count }) => ({ slug: subject.slice(speciesSubject('').length), adoptions: count }))
}

/** The 100 most adopted designs, to find and suggest one. */
export const readMostAdopted = (db: Db): Promise<{ slug: string }[]> =>
  readPopular(db, 'all', { page: 1, per_page: 100 })

/** The same with all their fields. */
export async function readMostAdoptedDesigns(db: Db): Promise<CommunitySpecies[]> {
  const known = await readMostAdopted(db)
  return readManySpecies(
    db,
    known.map(({ slug }) => slug),
  )
}

export async function readPopularSpecies(db: Db, family: Family | 'all', page: Page): Promise<SpeciesPage> {
  const [board, total] = await Promise.all([readPopular(db, family, page), readListedSpecies(db, family)])
  return { total, slugs: board.map(({ slug }) => slug) }
}

export async function readAdoptions(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const wanted = slugs.map((slug) => {
    const { partition, name } = PROJECTION_KEYS.tally(speciesSubject(slug))
    return keys.view(partition, name)
  })
  const rows = await readRowsInOrder<Tally>(db, wanted, { consistent: false })
  return new Map(rows.map(({ data: { subject, count } }) => [subject.slice(speciesSubject('').length), count]))
}

export const readBuiltInAdoptions = async (db: Db): Promise<Counts> =>
  sumCounters(await readPartition(db, { partition: PROJECTION_KEYS.built_in_adoptions.partition }))

const WINDOWS = { '24h': 1, '7d': 7, '30d': 30 } as const
export type WindowName = keyof typeof WINDOWS
const PROVIDERS_SHOWN = 50

export interface Analytics {
  totals: Counts
  /** The last 24 hourly buckets, and the last 7 and 30 days including today. */
  windows: Readonly<Record<WindowName, Counts>>
  providers: { provider: string; agents: number }[]
}

/** Analytics for operators, without test accounts. */
export async function readAnalytics(db: Db, now: Instant): Promise<Analytics> {
  const today = dayOfHour(hourOf(now))
  const [totals, pulse, days, providers] = await Promise.all([
    readPartition(db, { partition: PROJECTION_KEYS.analytics.partition }),
    readActivity(db, now),
    readPartition(db, { partition: PROJECTION_KEYS.day(0).partition, from: sortKey(today - WINDOWS['30d'] + 1) }),
    readPartition(db, { partition: PROVIDERS, limit: PROVIDERS_SHOWN }),
  ])
  const since = (days_back: number) => days.filter(({ sk }) => sk >= sortKey(today - days_back + 1))
  const real = Object.entries(pulse.day).flatMap(([name, count]) =>
    name.startsWith(realCounter('')) ? [[name.slice(realCounter('').length), count] as const] : [],
  )
  return {
    totals: sumCounters(totals),
    windows: {
      '24h': Object.fromEntries(real),
      '7d': sumCounters(since(WINDOWS['7d'])),
      '30d': sumCounters(since(WINDOWS['30d'])),
    },
    providers: providers.map(({ data }) => {
      const { subject, count } = data as Tally
      return { provider: subject.slice(subject.indexOf(':') + 1), agents: count }
    }),
  }
}
