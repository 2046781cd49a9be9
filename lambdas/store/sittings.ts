/**
 * Sitting, as it is kept: with the creature stands its sitter, and with the sitter a row in one of its places, so that
 * its own house is still one read and nobody ever sits for more than there are places. Both are written in one
 * transaction, and each knows the version of the other: neither can stand alone.
 */
import type { Creature, Sitter } from '../domain/creature/creature'
import { type Charge, MAX_SITTINGS, sitterAt, withoutSitter } from '../domain/creature/sitter'
import { after, asHours, type Instant } from '../domain/time/instants'
import { type AgentRow, isHere } from './agents'
import { changed } from './creatures'
import type { Db } from './db'
import type { ChargeRow, CreatureRow } from './household'
import { idOf, readAll, readRange } from './read'
import { type Change, first, next, type Row } from './row'
import { HOUSE_RANGE, keys } from './table'

export const isUnderWay = ({ data: { until, died } }: ChargeRow, now: Instant): boolean => !died && until > now

/** Clocks differ: a place is free a minute after its time is over, when nobody takes it for taken any more. */
const GRACE = asHours(1 / 60)
const isFree = ({ data: { until, died } }: ChargeRow, now: Instant): boolean =>
  died !== undefined || after(until, GRACE) <= now

/** Nobody lives so long without care, at which the creature forgets a sitter whose time is over. */
const KEPT_SECONDS = 3 * 86_400
const kept = ({ until }: Charge) => ({ expires_at: Math.ceil(until / 1000) + KEPT_SECONDS })

export interface Candidate {
  agent: AgentRow
  charges: readonly ChargeRow[]
}

/** Whoever is to be asked, with all that it looks after; null for one who has left. */
export async function readCandidate(db: Db, agentId: string): Promise<Candidate | null> {
  const { pk } = keys.agent(agentId)
  const rows: Row[] = await readRange(db, { pk, sk: HOUSE_RANGE.from }, keys.charge(agentId, MAX_SITTINGS))
  const agent = rows.find(isHere)
  return agent ? { agent, charges: rows.filter(({ type }) => type === 'charge') as ChargeRow[] } : null
}

/** A place for this creature among the sitter's: the one it has, or a free one; null where there is none. */
export function placeFor({ agent, charges }: Candidate, creatureId: string, now: Instant): Place | null {
  const places = Array.from({ length: MAX_SITTINGS }, (_, at): Place => {
    const key = keys.charge(agent.data.id, at + 1)
    return { slot: at + 1, row: charges.find(({ sk }) => sk === key.sk) ?? null }
  })
  return (
    places.find(({ row }) => row?.data.creature_id === creatureId) ??
    places.find(({ row }) => row === null || isFree(row, now)) ??
    null
  )
}

interface Place {
  slot: number
  row: ChargeRow | null
}

/** Room for one more. */
export const hasRoom = (candidate: Candidate, now: Instant): boolean => placeFor(candidate, '', now) !== null

/** Written with the creature, which then names this sitter. */
export function begun({ agent }: Candidate, { slot, row }: Place, charge: Charge): { sitter: Sitter; change: Change } {
  const after = row
    ? next(row, charge, kept(charge))
    : first(keys.charge(agent.data.id, slot), 'charge', charge, kept(charge))
  const { id: agent_id, username } = agent.data
  const sitter = { agent_id, agent: username, until: charge.until, slot, version: after.version }
  return { sitter, change: { before: row, after } }
}

/** The sitter's row, as whoever has the creature knows it. */
const knownOf = (creature: Creature, { agent_id, slot, version, until }: Sitter, keeper: string): ChargeRow => ({
  ...first(keys.charge(agent_id, slot), 'charge', {
    ...{ creature_id: creature.id, keeper_id: creature.agent_id, keeper, name: creature.name, until },
  }),
  version,
})

/** Its sitter no longer finds it. Goes with a change of the creature, which no longer names the sitter. */
export function over(creature: Creature, keeper: string, now: Instant): Change[] {
  const sitter = sitterAt(creature, now)
  return sitter ? [{ before: knownOf(creature, sitter, keeper), after: null }] : []
}

/** Its sitter is told that it died, and where its stone is. */
export function mourned(creature: Creature, keeper: string, died: Charge['died'], now: Instant): Change[] {
  const sitter = sitterAt(creature, now)
  if (!sitter) return []
  const row = knownOf(creature, sitter, keeper)
  return [{ before: row, after: next(row, { ...row.data, died }, kept(row.data)) }]
}

/** The same for many, and also where its time is over: whatever still stands with their sitters goes. */
export async function allOver(db: Db, creatures: readonly Creature[]): Promise<Change[]> {
  const known = creatures.flatMap(({ id, sitter }) =>
    sitter ? [{ id, sitter, key: keys.charge(sitter.agent_id, sitter.slot) }] : [],
  )
  const rows =
    known.length > 0
      ? await readAll(
          db,
          known.map(({ key }) => key),
        )
      : new Map<string, Row>()
  return known.flatMap(({ id, key }) => {
    const row = rows.get(idOf(key)) as ChargeRow | undefined
    return row?.data.creature_id === id ? [{ before: row, after: null }] : []
  })
}

/** The sitter will not, or cannot: both rows know. */
export const declined = (charge: ChargeRow, row: CreatureRow): Change[] => [
  { before: charge, after: null },
  changed(row, withoutSitter(row.data)),
]

export interface Sat {
  charge: ChargeRow
  row: CreatureRow
  keeper: AgentRow | null
}

/** The creatures behind some charges, where they still name this sitter; with their keepers where those are wanted. */
export async function readSat(
  db: Db,
  charges: readonly ChargeRow[],
  { keepers = false }: { keepers?: boolean } = {},
): Promise<Sat[]> {
  if (charges.length === 0) return []
  const creatureKey = ({ data }: ChargeRow) => keys.creature(data.keeper_id, data.creature_id)
  const keeperKey = ({ data }: ChargeRow) => keys.agent(data.keeper_id)
  const wanted = new Map(
    charges
      .flatMap((charge) => [creatureKey(charge), ...(keepers ? [keeperKey(charge)] : [])])
      .map((key) => [idOf(key), key]),
  )
  const rows = await readAll(db, [...wanted.values()])
  return charges.flatMap((charge) => {
    const row = rows.get(idOf(creatureKey(charge))) as CreatureRow | undefined
    const keeper = rows.get(idOf(keeperKey(charge)))
    return row && isNamedBy(row.data, charge) ? [{ charge, row, keeper: isHere(keeper) ? keeper : null }] : []
  })
}

const isNamedBy = ({ sitter }: Creature, { pk, sk, version }: ChargeRow): boolean => {
  const key = sitter && keys.charge(sitter.agent_id, sitter.slot)
  return key?.pk === pk && key.sk === sk && sitter?.version === version
}
