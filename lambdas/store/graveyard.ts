/** Gravestones: one keeper's by number, and the whole graveyard by time of death. */

import type { Flowers } from '../domain/afterlife/flowers'
import type { Gravestone } from '../domain/afterlife/gravestone'
import {
  DEATH_COUNTERS,
  deathsByDay,
  deathsByMinute,
  hoursIn,
  spanAtOffset,
} from '../domain/projections/graveyard-index'
import { deathOrderKey } from '../domain/projections/projections'
import { type Instant, iso } from '../domain/time/instants'
import { readAgent } from './agents'
import type { Db } from './db'
import { readGraveyardFlowers, readHumanFlowers, readKeeperFlowers } from './flowers'
import { readDeaths } from './projections/page-lookups'
import { readCounts, readGravestoneCount } from './projections/views'
import { type Consistency, newestRange, type Page, readLatest, readRange, readRow } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { HIGHEST_NUMBER, keys } from './table'

export const gravestoneChange = (agentId: string, stone: Gravestone): Change & { after: Row<Gravestone> } => ({
  before: null,
  after: newRow(keys.stone(agentId, stone.number), 'stone', stone),
})

/** A later death of the creature creates a new stone. */
export const resurrectedStoneChange = (row: Row<Gravestone>, at: Instant): Change => ({
  before: row,
  after: nextRow(row, { ...row.data, resurrected_at: at }),
})

export const readStoneRow = (db: Db, keeperId: string, number: number): Promise<Row<Gravestone> | null> =>
  readRow(db, keys.stone(keeperId, number))

export const readStone = async (db: Db, keeperId: string, number: number): Promise<Gravestone | null> =>
  (await readRow<Gravestone>(db, keys.stone(keeperId, number), { consistent: false }))?.data ?? null

/** A stone with its flowers. */
export interface Grave {
  stone: Gravestone
  /** Null if there are none. */
  flowers: Flowers | null
  /** Whether its keeper's human laid a flower. Read only for the stones of one keeper. */
  human_flower?: boolean
}

const withFlowers = (
  stones: readonly Gravestone[],
  flowers: ReadonlyMap<number, Flowers>,
  ofHuman: ReadonlySet<string>,
): Grave[] =>
  stones.map((stone) => ({
    stone,
    flowers: flowers.get(stone.number) ?? null,
    human_flower: ofHuman.has(stone.id),
  }))

/** A page of one keeper's graves. `total`: the keeper's number of deaths. */
export async function readGraves(
  db: Db,
  agentId: string,
  total: number,
  page: Page,
  consistency?: Consistency,
): Promise<Grave[]> {
  const range = newestRange(total, page)
  if (!range) return []
  return withFlowers(
    ...(await Promise.all([
      readStones(db, agentId, total, page, consistency),
      readKeeperFlowers(db, agentId, range),
      readHumanFlowers(db, agentId),
    ])),
  )
}

export async function readStones(
  db: Db,
  agentId: string,
  total: number,
  page: Page,
  consistency?: Consistency,
): Promise<Gravestone[]> {
  const range = newestRange(total, page)
  if (!range) return []
  const rows = await readRange<Gravestone>(
    db,
    keys.stone(agentId, range.from),
    keys.stone(agentId, range.to),
    consistency,
  )
  return newestFirst(rows.map(({ data }) => data))
}

/** Pages that end within this many of the latest stones are read without waiting for the total. */
const MAX_DEPTH_AT_ONCE = 200

export const readLatestStones = (db: Db, agentId: string, limit: number): Promise<Gravestone[]> =>
  readLatest(db, (number) => keys.stone(agentId, number), limit)

/** A page of one keeper's graves for the public; null if there is no such keeper. */
export async function readPublicGraves(
  db: Db,
  agentId: string,
  page: Page,
): Promise<{ total: number; graves: Grave[] } | null> {
  const depth = page.page * page.per_page
  const isShallow = depth <= MAX_DEPTH_AT_ONCE
  const [row, latest, flowers, ofHuman] = await Promise.all([
    readAgent(db, agentId),
    isShallow ? readLatestStones(db, agentId, depth) : null,
    isShallow ? readKeeperFlowers(db, agentId, { limit: depth }) : null,
    isShallow ? readHumanFlowers(db, agentId) : null,
  ])
  if (!row) return null
  const total = row.data.tallies.deaths
  if (!latest || !flowers || !ofHuman)
    return { total, graves: await readGraves(db, agentId, total, page, { consistent: false }) }
  const { from, to } = newestRange(total, page) ?? { from: 1, to: 0 }
  const onPage = newestFirst(latest.filter(({ number }) => from <= number && number <= to))
  return { total, graves: withFlowers(onPage, flowers, ofHuman) }
}

/** A page of the whole graveyard, newest death first. */
export async function readGraveyard(db: Db, page: Page): Promise<{ total: number; graves: Grave[] }> {
  const depth = page.page * page.per_page
  const isShallow = depth <= MAX_DEPTH_AT_ONCE
  const [total, stones, latest] = await Promise.all([
    readGravestoneCount(db),
    isShallow
      ? readDeaths(db, { limit: depth }).then((found) => found.slice(depth - page.per_page))
      : readDeepPage(db, page),
    isShallow ? readGraveyardFlowers(db, { limit: depth }) : null,
  ])
  const ordered = stones.map(({ card }) => ({ stone: card, order: deathOrderKey(card.died_at, card.id) }))
  const [newest, oldest] = [ordered[0], ordered.at(-1)]
  if (!newest || !oldest) return { total, graves: [] }
  const flowers = latest ?? (await readGraveyardFlowers(db, { from: oldest.order, to: newest.order }))
  return { total, graves: ordered.map(({ stone, order }) => ({ stone, flowers: flowers.get(order) ?? null })) }
}

/**
 * Uses the death counters to find the minute in which the page begins, and reads from there, so that at most the stones
 * of one minute are read in vain.
 */
async function readDeepPage(db: Db, { page, per_page }: Page): ReturnType<typeof readDeaths> {
  const day = spanAtOffset(
    deathsByDay(await readCounts(db, DEATH_COUNTERS.days(0), DEATH_COUNTERS.days(HIGHEST_NUMBER))),
    (page - 1) * per_page,
  )
  if (!day) return []
  const [first, last] = hoursIn(day.span)
  const minutes = deathsByMinute(await readCounts(db, DEATH_COUNTERS.minutes(first), DEATH_COUNTERS.minutes(last)))
  const minute = spanAtOffset(minutes, day.skip)
  if (!minute) return []
  const found = await readDeaths(db, { limit: minute.skip + per_page, before: iso(minute.span.until) })
  return found.slice(minute.skip)
}

const newestFirst = (stones: Gravestone[]): Gravestone[] => stones.sort((a, b) => b.died_at - a.died_at)
