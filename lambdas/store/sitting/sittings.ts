/**
 * Sittings. A creature's row names its sitter, and one of the sitter's numbered charge rows names the creature, so that
 * a household is still one read and an agent has a limited number of charges. Both rows are written in one transaction
 * and each stores the version of the other, so that neither is valid alone.
 */
import type { Creature, Sitter } from '../../domain/creature/creature'
import { type Charge, isRecentLoss, MAX_SITTINGS, sitterAt, withSittingEnded } from '../../domain/creature/sitter'
import { after, asHours, type Instant } from '../../domain/time/instants'
import { type AgentRow, isAgentRow } from '../agents'
import { creatureChange } from '../creatures'
import type { Db } from '../db'
import type { ChargeRow, CreatureRow } from '../household'
import { idOf, readRows } from '../read'
import { type Change, newRow, nextRow } from '../row'
import { keys } from '../table'

export const isActiveCharge = ({ data: { until, died } }: ChargeRow, now: Instant): boolean => !died && until > now

/** Tolerates clock differences: a slot is reused a minute after its sitting ended. */
const GRACE = asHours(1 / 60)
const isFree = ({ data: { until, died } }: ChargeRow, now: Instant): boolean =>
  died !== undefined || after(until, GRACE) <= now

/** Longer than any creature survives without care. At its next care, the creature drops an expired sitter. */
const KEPT_SECONDS = 3 * 86_400
const chargeExpiry = ({ until }: Charge) => ({ expires_at: Math.ceil(until / 1000) + KEPT_SECONDS })

/** The slot that the creature already has, or a free one; null if all are taken. */
export function findSlot(charges: readonly ChargeRow[], creatureId: string, now: Instant): Slot | null {
  const slots = Array.from({ length: MAX_SITTINGS }, (_, at): Slot => {
    const { sk } = keys.charge('', at + 1)
    return { slot: at + 1, row: charges.find((row) => row.sk === sk) ?? null }
  })
  return (
    slots.find(({ row }) => row?.data.creature_id === creatureId) ??
    slots.find(({ row }) => row === null || isFree(row, now)) ??
    null
  )
}

interface Slot {
  slot: number
  row: ChargeRow | null
}

/** Commit `change` together with the creature, which must then name `sitter`. */
export function startSitting(agent: AgentRow, { slot, row }: Slot, charge: Charge): { sitter: Sitter; change: Change } {
  const after = row
    ? nextRow(row, charge, chargeExpiry(charge))
    : newRow(keys.charge(agent.data.id, slot), 'charge', charge, chargeExpiry(charge))
  const { id: agent_id, username } = agent.data
  const sitter = { agent_id, agent: username, until: charge.until, slot, version: after.version }
  return { sitter, change: { before: row, after } }
}

/** The sitter's charge row, reconstructed from the creature's row. */
const knownCharge = (creature: Creature, { agent_id, slot, version, until }: Sitter, keeper: string): ChargeRow => ({
  ...newRow(keys.charge(agent_id, slot), 'charge', {
    creature_id: creature.id,
    keeper_id: creature.agent_id,
    keeper,
    name: creature.name,
    until,
  }),
  version,
})

/** Removes the charge. Commit together with a change of the creature that no longer names the sitter. */
export function sittingEndChanges(creature: Creature, keeper: string, now: Instant): Change[] {
  const sitter = sitterAt(creature, now)
  return sitter ? [{ before: knownCharge(creature, sitter, keeper), after: null }] : []
}

/** Tells the sitter that the creature died, and which stone it has. */
export function deathNoticeChanges(creature: Creature, keeper: string, died: Charge['died'], now: Instant): Change[] {
  const sitter = sitterAt(creature, now)
  if (!sitter) return []
  const row = knownCharge(creature, sitter, keeper)
  return [{ before: row, after: nextRow(row, { ...row.data, died }, chargeExpiry(row.data)) }]
}

/** Ends the sitting on behalf of the sitter, in both rows. */
export const declineChanges = (charge: ChargeRow, row: CreatureRow, now: Instant): Change[] => [
  { before: charge, after: null },
  creatureChange(row, withSittingEnded(row.data, now)),
]

const creatureKey = ({ data }: ChargeRow) => keys.creature(data.keeper_id, data.creature_id)

/** The charges that died recently and were not resurrected since. Reads nothing if none died. */
export async function readLostCharges(db: Db, charges: readonly ChargeRow[], now: Instant): Promise<ChargeRow[]> {
  const dead = charges.filter(({ data }) => isRecentLoss(data, now))
  const living = await readRows(db, dead.map(creatureKey))
  return dead.filter((charge) => !living.has(idOf(creatureKey(charge))))
}

export interface SatCreature {
  charge: ChargeRow
  row: CreatureRow
  keeper: AgentRow | null
}

/** The creatures of `charges` that still name this sitter; with `keepers`, also their keepers. */
export async function readSatCreatures(
  db: Db,
  charges: readonly ChargeRow[],
  { keepers = false }: { keepers?: boolean } = {},
): Promise<SatCreature[]> {
  const keeperKey = ({ data }: ChargeRow) => keys.agent(data.keeper_id)
  const wanted = new Map(
    charges
      .flatMap((charge) => [creatureKey(charge), ...(keepers ? [keeperKey(charge)] : [])])
      .map((key) => [idOf(key), key]),
  )
  const rows = await readRows(db, [...wanted.values()])
  return charges.flatMap((charge) => {
    const row = rows.get(idOf(creatureKey(charge))) as CreatureRow | undefined
    const keeper = rows.get(idOf(keeperKey(charge)))
    return row && isNamedBy(row.data, charge) ? [{ charge, row, keeper: isAgentRow(keeper) ? keeper : null }] : []
  })
}

/** True if creature and charge name each other. */
export const isNamedBy = ({ sitter }: Creature, { pk, sk, version }: ChargeRow): boolean => {
  const key = sitter && keys.charge(sitter.agent_id, sitter.slot)
  return key?.pk === pk && key.sk === sk && sitter?.version === version
}
