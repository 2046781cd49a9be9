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
 * For a status call, which checks every creature it shows: a social charge is marked as seen. On a conflict it has just
 * been changed by someone else, and is shown as it was read.
 */
export async function checkLiveCharges(call: Call, charges: readonly ChargeRow[]): Promise<LiveChargeRow[]> {
  const { ctx, now } = call
  const check = async (one: LiveChargeRow): Promise<LiveChargeRow> => {
    const { creature, changed } = decideGlance(one.row.data, now)
    if (!changed || (await commit(ctx.db, [creatureChange(one.row, creature)])).kind !== 'done') return one
    return { ...one, moment: momentAt(creatureForSitter(creature, one.charge), now) }
  }
  return Promise.all((await readLiveCharges(call, charges)).map(check))
}
