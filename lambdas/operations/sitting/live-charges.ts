/** Reads the creatures that an agent sits for, at the current instant. */
import { decideGlance } from '../../domain/creature/check'
import { momentAt } from '../../domain/creature/clock'
import { creatureForSitter } from '../../domain/creature/sitter'
import type { Call } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import { commit } from '../../store/commit'
import { creatureChange } from '../../store/creatures'
import type { ChargeRow, CreatureRow } from '../../store/household'
import { isActiveCharge, readSatCreatures } from '../../store/sitting/sittings'
import { withDesigners } from '../../views/designers'
import type { LiveCharge } from '../../views/sitting'
import { keeperChanges } from '../household/household'
import { portraitOrders } from '../pictures/painting-orders'

export interface LiveChargeRow extends LiveCharge {
  row: CreatureRow
  keeper: AgentRow | null
}

/** Living charges only. Without charges nothing is read. */
export async function readLiveCharges(
  call: Pick<Call, 'ctx' | 'now'>,
  charges: readonly ChargeRow[],
  options?: { keepers?: boolean },
): Promise<LiveChargeRow[]> {
  const { now } = call
  const chargeRows = await readSatCreatures(
    call.ctx.db,
    charges.filter((charge) => isActiveCharge(charge, now)),
    options,
  )
  const creatures = await withDesigners(
    call,
    chargeRows.map(({ row }) => row.data),
  )
  return chargeRows
    .map(({ charge, row, keeper }, index) => {
      const creature = creatures[index] ?? row.data
      const moment = momentAt(creatureForSitter(creature, charge.data), now)
      return { charge: charge.data, keeper, row: { ...row, data: creature }, moment }
    })
    .filter(({ moment }) => moment.alive)
}

/**
 * For a status call, which checks every creature it shows: a social charge is marked as seen. The time until then has
 * passed for it, so its keeper's counts and portraits follow. On a conflict it has just been changed by someone else, and
 * is shown as it was read.
 */
export async function checkLiveCharges(call: Call, charges: readonly ChargeRow[]): Promise<LiveChargeRow[]> {
  const { ctx, now } = call
  const check = async (one: LiveChargeRow): Promise<LiveChargeRow> => {
    const { row, keeper, charge } = one
    const { creature, changed } = decideGlance(row.data, now)
    if (!changed || !keeper) return one
    const writes = [{ row, after: creature }]
    const changes = [creatureChange(row, creature), ...keeperChanges(keeper, writes), ...portraitOrders(call, writes)]
    const isSaved = (await commit(ctx.db, changes)).kind === 'done'
    return isSaved ? { ...one, moment: momentAt(creatureForSitter(creature, charge), now) } : one
  }
  return Promise.all((await readLiveCharges(call, charges, { keepers: true })).map(check))
}
