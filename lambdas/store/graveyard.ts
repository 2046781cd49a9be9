/** Gravestones: a keeper's own, by their numbers, and everybody's, by their places in the graveyard. */
import type { Gravestone } from '../domain/creature/death'
import { GRAVEYARD, type ShownStone, stoneOnCard } from '../domain/house/projections'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { newestRange, type Page, readList } from './lists'
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

/** A page of the whole graveyard: the list itself says what a page shows. */
export async function readGraveyard(db: Db, page: Page): Promise<{ total: number; stones: ShownStone[] }> {
  const { total, entries } = await readList(db, GRAVEYARD, page)
  return { total, stones: entries.map(({ card }) => stoneOnCard(card ?? [])) }
}

const newestFirst = (stones: Gravestone[]): Gravestone[] => stones.sort((a, b) => b.died_at - a.died_at)
