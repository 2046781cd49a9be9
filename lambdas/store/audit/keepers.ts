/**
 * What is known of a keeper, where it stands among the most consistent, and whose a creature is. Several rows tell each of
 * these, and of a keeper something is counted: it is written anew as a change of it would be, with what is counted of it.
 */

import type { Finding, Law } from '../../domain/projections/audit-round'
import { LOOKUPS, type OwnerLookup } from '../../domain/projections/page-lookups'
import {
  type ConsistentEntry,
  consistencyBoardEntry,
  PendingProjections,
  PROJECTION_KEYS,
  type ProjectionKey,
  rewriteKeeper,
} from '../../domain/projections/projections'
import type { AgentRow } from '../agents'
import { singleProjectionWrites } from '../projections/projections'
import { idOf, readRow, readRows } from '../read'
import type { Row } from '../row'
import { type Key, keys } from '../table'
import type { Looking } from './counts'
import { asIs, idOnBoard, inOrder, noteRow, writtenStill } from './projection-audit'

const keyOf = ({ partition, name }: ProjectionKey): Key => keys.view(partition, name)

const differing = (law: Law, place: ProjectionKey, stands: Row | null, right: object | null): Finding[] => {
  const [one, other] = [stands && inOrder(stands.data), right && inOrder(right)]
  return one === other
    ? []
    : [{ law, place: idOf(keyOf(place)), told: `stands as ${one ?? 'nothing'}, not as ${other ?? 'nothing'}` }]
}

/** Nothing is written where the rows that it follows from have changed. */
const unchanged = (table: string, row: Row) => ({
  ConditionCheck: { TableName: table, Key: { pk: row.pk, sk: row.sk }, ...asIs('version', row.version) },
})

/**
 * Who it is and whose its lives are, in the house or among the past. A keeper's note comes before the first of its cards:
 * where none of all that stands, the projector is still to come by, and counts then. `right` is what follows from all the
 * rows of this agent; null where not all are known.
 */
export async function lookAtTold(
  looking: Looking,
  agent: AgentRow,
  right: object | null,
  lives: ReadonlyMap<string, Row>,
): Promise<Finding[]> {
  const places = [PROJECTION_KEYS.keeper(agent.data.id), ...[...lives.keys()].map(LOOKUPS.owner)]
  const standing = await readRows(looking.db, places.map(keyOf), looking)
  if (standing.size === 0) return []
  return [
    ...(right ? await lookAtKeeper(looking, agent, right, standing) : []),
    ...(await lookAtOwners(looking, agent.data.id, lives, standing)),
  ]
}

type Standing = ReadonlyMap<string, Row>

async function lookAtKeeper(looking: Looking, agent: AgentRow, right: object, standing: Standing): Promise<Finding[]> {
  const { db, mend } = looking
  const { id } = agent.data
  const place = PROJECTION_KEYS.keeper(id)
  const stands = (standing.get(idOf(keyOf(place))) as Row<object> | undefined) ?? null
  const found = differing('boards', place, stands, right)
  if (found.length === 0) return lookAtStanding(looking, stands as Row<object>)
  if (!mend) return found
  const sketch = new PendingProjections()
  sketch.load(place, stands?.data ?? null)
  // Of one that was lost all is counted already.
  if (stands) rewriteKeeper(sketch, id, right)
  else sketch.write(place, right)
  await writtenStill(db, [
    unchanged(db.table, agent),
    ...singleProjectionWrites(db, sketch, place, stands?.version ?? 0),
  ])
  return found
}

/** Its place among the most consistent, where what is known of it is right. */
async function lookAtStanding({ db, consistent, mend }: Looking, keeper: Row<object>): Promise<Finding[]> {
  const board = consistencyBoardEntry(
    keeper.pk.slice(keys.view(PROJECTION_KEYS.keeper('').partition, '').pk.length),
    keeper.data,
  )
  if (!board) return []
  const stands = await readRow<ConsistentEntry>(db, keyOf(board.key), { consistent })
  const found = differing('boards', board.key, stands, board.entry)
  const Item = noteRow(board.key, board.entry, stands ?? undefined)
  const put = { Put: { TableName: db.table, Item, ...asIs('data', stands?.data) } }
  if (mend && found.length > 0) await writtenStill(db, [unchanged(db.table, keeper), put])
  return found
}
/** A place on that board that its keeper does not speak for. */
export async function lookAtConsistent({ db, consistent, mend }: Looking, place: ProjectionKey): Promise<Finding[]> {
  const id = idOnBoard(place.name)
  const keeperKey = keyOf(PROJECTION_KEYS.keeper(id))
  const keeper = await readRow<object>(db, keeperKey, { consistent })
  // One that is spoken for is looked at with its keeper.
  if (keeper && consistencyBoardEntry(id, keeper.data)?.key.name === place.name) return []
  const stands = await readRow<ConsistentEntry>(db, keyOf(place), { consistent })
  if (!stands) return []
  const still = { ConditionCheck: { TableName: db.table, Key: keeperKey, ...asIs('version', keeper?.version) } }
  if (mend) await writtenStill(db, [still, { Delete: { TableName: db.table, Key: keyOf(place) } }])
  return differing('boards', place, stands, null).map((one) => ({ ...one, source: keeper?.version }))
}

async function lookAtOwners(
  { db, mend }: Looking,
  agentId: string,
  lives: ReadonlyMap<string, Row>,
  standing: Standing,
): Promise<Finding[]> {
  const right: OwnerLookup = { agent_id: agentId }
  const all: Finding[] = []
  for (const [id, life] of lives) {
    const place = LOOKUPS.owner(id)
    const stands = standing.get(idOf(keyOf(place)))
    const found = differing('cards', place, stands ?? null, right)
    const put = { Put: { TableName: db.table, Item: noteRow(place, right, stands), ...asIs('data', stands?.data) } }
    if (mend && found.length > 0) await writtenStill(db, [unchanged(db.table, life), put])
    all.push(...found)
  }
  return all
}
