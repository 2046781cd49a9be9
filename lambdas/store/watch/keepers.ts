/**
 * What is known of a keeper, where it stands among the most consistent, and whose a creature is. Several rows tell each of
 * these, and of a keeper something is counted: it is written anew as a change of it would be, with what is counted of it.
 */

import { CARDS, type OwnerCard } from '../../domain/house/page-lookups'
import {
  type ConsistentEntry,
  consistentBoard,
  PLACES,
  type Place,
  ProjectionSketch,
  rewriteKeeper,
} from '../../domain/house/projections'
import type { Finding, Law } from '../../domain/house/watch'
import type { AgentRow } from '../agents'
import { asIs, idOnBoard, inOrder, noteRow, writtenStill } from '../projections/projection-audit'
import { sketched } from '../projections/projections'
import { idOf, readAll, readRow } from '../read'
import type { Row } from '../row'
import { type Key, keys } from '../table'
import type { Looking } from './counts'

const keyOf = ({ shelf, name }: Place): Key => keys.view(shelf, name)

const differing = (law: Law, place: Place, stands: Row | null, right: object | null): Finding[] => {
  const [one, other] = [stands && inOrder(stands.data), right && inOrder(right)]
  return one === other
    ? []
    : [{ law, place: idOf(keyOf(place)), told: `stands as ${one ?? 'nothing'}, not as ${other ?? 'nothing'}` }]
}

/** Nothing is written where the rows that it follows from have changed. */
const unchanged = (table: string, row: Row) => ({
  ConditionCheck: { TableName: table, Key: { pk: row.pk, sk: row.sk }, ...asIs('version', row.version) },
})

/** `right` is what follows from all the rows of this agent. */
export async function lookAtKeeper(looking: Looking, agent: AgentRow, right: object): Promise<Finding[]> {
  const { db, consistent, mend } = looking
  const { id } = agent.data
  const place = PLACES.keeper(id)
  const stands = await readRow<object>(db, keyOf(place), { consistent })
  const found = differing('boards', place, stands, right)
  if (found.length === 0) return lookAtStanding(looking, stands as Row<object>)
  if (!mend) return found
  const sketch = new ProjectionSketch()
  sketch.know(place, stands?.data ?? null)
  rewriteKeeper(sketch, id, right)
  await writtenStill(db, [unchanged(db.table, agent), ...sketched(db, sketch, place, stands?.version ?? 0)])
  return found
}

/** Its place among the most consistent, where what is known of it is right. */
async function lookAtStanding({ db, consistent, mend }: Looking, keeper: Row<object>): Promise<Finding[]> {
  const board = consistentBoard(keeper.pk.slice(keys.view(PLACES.keeper('').shelf, '').pk.length), keeper.data)
  if (!board) return []
  const stands = await readRow<ConsistentEntry>(db, keyOf(board.place), { consistent })
  const found = differing('boards', board.place, stands, board.entry)
  const Item = noteRow(board.place, board.entry, stands ?? undefined)
  const put = { Put: { TableName: db.table, Item, ...asIs('data', stands?.data) } }
  if (mend && found.length > 0) await writtenStill(db, [unchanged(db.table, keeper), put])
  return found
}
/** A place on that board that its keeper does not speak for. */
export async function lookAtConsistent({ db, consistent, mend }: Looking, place: Place): Promise<Finding[]> {
  const id = idOnBoard(place.name)
  const keeperKey = keyOf(PLACES.keeper(id))
  const keeper = await readRow<object>(db, keeperKey, { consistent })
  // One that is spoken for is looked at with its keeper.
  if (keeper && consistentBoard(id, keeper.data)?.place.name === place.name) return []
  const stands = await readRow<ConsistentEntry>(db, keyOf(place), { consistent })
  if (!stands) return []
  const still = { ConditionCheck: { TableName: db.table, Key: keeperKey, ...asIs('version', keeper?.version) } }
  if (mend) await writtenStill(db, [still, { Delete: { TableName: db.table, Key: keyOf(place) } }])
  return differing('boards', place, stands, null).map((one) => ({ ...one, source: keeper?.version }))
}

/** Whose these lives are, in the house or among the past. */
export async function lookAtOwners(
  { db, consistent, mend }: Looking,
  agentId: string,
  lives: ReadonlyMap<string, Row>,
): Promise<Finding[]> {
  const cards = await readAll(
    db,
    [...lives.keys()].map((id) => keyOf(CARDS.owner(id))),
    { consistent },
  )
  const right: OwnerCard = { agent_id: agentId }
  const all: Finding[] = []
  for (const [id, life] of lives) {
    const place = CARDS.owner(id)
    const stands = cards.get(idOf(keyOf(place)))
    const found = differing('cards', place, stands ?? null, right)
    const put = { Put: { TableName: db.table, Item: noteRow(place, right, stands), ...asIs('data', stands?.data) } }
    if (mend && found.length > 0) await writtenStill(db, [unchanged(db.table, life), put])
    all.push(...found)
  }
  return all
}
