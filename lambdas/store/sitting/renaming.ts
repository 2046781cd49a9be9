/** Renames a creature in its own row, and in those of its sitter and of an agent that is asked to sit. */
import type { Creature } from '../../domain/creature/creature'
import { creatureChange } from '../creatures'
import type { Db } from '../db'
import type { ChargeRow, CreatureRow, SittingRequestRow } from '../household'
import { readRowsInOrder } from '../read'
import { type Change, nextRow } from '../row'
import { heldKeys } from './account-end'
import { isRequestFor } from './requests'
import { isNamedBy } from './sittings'

/** Reads only if there is a sitter or a request. Rows no longer in force keep the old name. */
export async function renameChanges(db: Db, row: CreatureRow, renamed: Creature): Promise<Change[]> {
  const { sitter, asked } = row.data
  const held = (await readRowsInOrder(db, heldKeys(row.data))) as (ChargeRow | SittingRequestRow)[]
  const charge = held.find((one) => isNamedBy(row.data, one as ChargeRow))
  const request = held.find((one) => isRequestFor(row.data, one as SittingRequestRow))
  const after: Creature = {
    ...renamed,
    ...(sitter && charge && { sitter: { ...sitter, version: charge.version + 1 } }),
    ...(asked && request && { asked: { ...asked, version: request.version + 1 } }),
  }
  const rows = [charge, request].filter((one) => one !== undefined)
  return [
    creatureChange(row, after),
    ...rows.map((one) => ({ before: one, after: nextRow(one, { ...one.data, name: renamed.name }) })),
  ]
}
