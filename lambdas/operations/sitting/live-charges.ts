/** Reads the creatures that an agent sits for, at the current instant. */
import { momentAt } from '../../domain/creature/clock'
import { creatureForSitter } from '../../domain/creature/sitter'
import type { Call } from '../../http/call'
import type { AgentRow } from '../../store/agents'
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
