/**
 * For the removal of a text by an operator: finds the rows that hold it or a copy of it, and stores a record of the
 * removal.
 */
import type { Agent } from '../domain/accounts/agent'
import {
  lossesWithSpeciesName,
  type Moderation,
  pastWithSpeciesName,
  withSpeciesName,
} from '../domain/accounts/moderation'
import type { Gravestone, Past } from '../domain/afterlife/gravestone'
import type { LogEntry } from '../domain/care/care-log'
import type { Creature } from '../domain/creature/creature'
import type { Order } from '../domain/money/money'
import { isAgentRow } from './agents'
import { scanPages } from './checks/scan'
import type { Db } from './db'
import { decodeRow } from './entities/codec'
import { readPages, readRange, readRows, readRowsInOrder } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { FIRST, HIGHEST_NUMBER, keys, LAST } from './table'

export const moderationChange = (record: Moderation, id: string): Change => ({
  before: null,
  after: newRow(keys.moderation(record.done_at, id), 'moderation', record),
})

/** Oldest first. */
export const readModerations = async (db: Db): Promise<Moderation[]> => {
  const { pk } = keys.moderation(0, '')
  return (await readRange<Moderation>(db, { pk, sk: FIRST }, { pk, sk: LAST })).map(({ data }) => data)
}

const update = <T>(row: Row<T>, data: T): Change[] =>
  JSON.stringify(row.data) === JSON.stringify(data) ? [] : [{ before: row, after: nextRow(row, data) }]

/** Updates the display name in the agent's orders, which their payment pages show. */
export async function buyerChanges(db: Db, { id, display_name }: Agent): Promise<Change[]> {
  const placed = await readRange<{ order_id: string }>(db, keys.placed(id, FIRST), keys.placed(id, LAST))
  const orders = await readRowsInOrder<Order>(
    db,
    placed.map(({ data }) => keys.order(data.order_id)),
  )
  return orders.flatMap((row) => update(row, { ...row.data, buyer: display_name }))
}

export interface CreatureRef {
  agent_id: string
  creature_id: string
}

/** All creatures, past or living, of a designed species. Scans the table, because there is no index by species. */
export async function readLivesOf(db: Db, slug: string): Promise<CreatureRef[]> {
  const found = new Map<string, CreatureRef>()
  for await (const page of scanPages(db)) {
    for (const row of page) {
      const life = lifeIn(row)
      if (life?.species === slug)
        found.set(life.creature_id, { agent_id: life.agent_id, creature_id: life.creature_id })
    }
  }
  return [...found.values()]
}

function lifeIn(stored: Row): (CreatureRef & { species: string }) | null {
  const { type, data } = decodeRow(stored)
  if (type === 'stone') {
    const { caretaker_id, creature_id, likeness } = data as Gravestone
    return { agent_id: caretaker_id, creature_id, species: likeness.slug }
  }
  const creature = type === 'past' ? (data as Past).creature : type === 'creature' ? (data as Creature) : null
  return creature && { agent_id: creature.agent_id, creature_id: creature.id, species: creature.species.slug }
}

/**
 * Renames the species in the rows of a creature, except for its log. One transaction, because some of the rows copy
 * each other.
 */
export async function speciesNameChanges(
  db: Db,
  { agent_id, creature_id }: CreatureRef,
  name: string,
): Promise<Change[]> {
  const [living, past, agent] = [
    keys.creature(agent_id, creature_id),
    keys.past(agent_id, creature_id),
    keys.agent(agent_id),
  ]
  const [rows, stones] = await Promise.all([
    readRows(db, [living, past, agent]),
    readRange<Gravestone>(db, keys.stone(agent_id, 0), keys.stone(agent_id, HIGHEST_NUMBER)),
  ])
  return [
    ...[...rows.values()].flatMap((row) => {
      if (row.type === 'creature') return update(row, withSpeciesName(row.data as Creature, name))
      if (row.type === 'past') return update(row, pastWithSpeciesName(row.data as Past, name))
      return isAgentRow(row) ? update(row, lossesWithSpeciesName(row.data, creature_id, name)) : []
    }),
    ...stones
      .filter(({ data }) => data.creature_id === creature_id)
      .flatMap((row) => update(row, { ...row.data, species: name })),
  ]
}

/** Renames the species in the care log of a creature, in pages. */
export async function* loggedSpeciesNameChanges(db: Db, creatureId: string, name: string): AsyncGenerator<Change[]> {
  const [from, to] = [keys.log(creatureId, 0), keys.log(creatureId, HIGHEST_NUMBER)]
  for await (const page of readPages<LogEntry>(db, from, to)) {
    yield page.flatMap((row) => update(row, { ...row.data, by: { ...row.data.by, species: name } }))
  }
}
