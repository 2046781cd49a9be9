/** Gravestones: a keeper's own, by their numbers, and everybody's, by their places in the graveyard. */
import type { Gravestone } from '../domain/creature/death'
import { GRAVEYARD, type ShownStone, stoneOnCard } from '../domain/house/projections'
import type { Instant } from '../domain/time/instants'
import { readAgent } from './agents'
import type { Db } from './db'
import { newestRange, type Page, readList } from './projections/lists'
import { type Consistency, readRange } from './read'
import { type Change, first, next, type Row } from './row'
import { keys } from './table'

export const engraved = (agentId: string, stone: Gravestone): Change & { after: Row<Gravestone> } => ({
  before: null,
  after: first(keys.stone(agentId, stone.number), 'stone', stone),
})

/** A stone is written once when it is set, and once more here: each death has its own. */
export const raised = (agentId: string, stone: Gravestone, at: Instant): Change => {
  const { after: standing } = engraved(agentId, stone)
  return { before: standing, after: next(standing, { ...stone, resurrected_at: at }) }
}

/** A page of one keeper's stones, the newest death first. */
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

/** So many of the latest stones are read without waiting to hear how many there are. */
const LATEST_AT_ONCE = 200
const HIGHEST = 9_999_999_999

export async function readLatestStones(db: Db, agentId: string, limit: number): Promise<Gravestone[]> {
  const [from, to] = [keys.stone(agentId, 0), keys.stone(agentId, HIGHEST)]
  const rows = await readRange<Gravestone>(db, from, to, { newestFirst: true, limit, consistent: false })
  return rows.map(({ data }) => data)
}

/** A page of one keeper's stones, as anyone may see them; null where there is no such keeper. */
export async function readStonesOf(
  db: Db,
  agentId: string,
  page: Page,
): Promise<{ total: number; stones: Gravestone[] } | null> {
  const depth = page.page * page.per_page
  const [row, latest] = await Promise.all([
    readAgent(db, agentId),
    depth <= LATEST_AT_ONCE ? readLatestStones(db, agentId, depth) : null,
  ])
  if (!row) return null
  const total = row.data.tallies.deaths
  if (!latest) return { total, stones: await readStones(db, agentId, total, page, { consistent: false }) }
  const { from, to } = newestRange(total, page) ?? { from: 1, to: 0 }
  return { total, stones: newestFirst(latest.filter(({ number }) => from <= number && number <= to)) }
}

/** A page of the whole graveyard: the list itself says what a page shows. */
export async function readGraveyard(db: Db, page: Page): Promise<{ total: number; stones: ShownStone[] }> {
  const { total, entries } = await readList(db, GRAVEYARD, page)
  return { total, stones: entries.map(({ card }) => stoneOnCard(card ?? [])) }
}

const newestFirst = (stones: Gravestone[]): Gravestone[] => stones.sort((a, b) => b.died_at - a.died_at)
