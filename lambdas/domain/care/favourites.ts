/** Chooses an item that a creature loves, including discoveries of its keeper. Rotates with each action. */
import type { ItemAction } from '../../species/care-actions'
import { mixBits, seedOf } from '../chance'
import type { Creature } from '../creature/creature'
import { approvedItems } from './items'

/** The start of the rotation depends on the creature. */
export const favouriteOf = ({ id, species, cared, memory: { found } }: Creature, action: ItemAction): string => {
  const listed = approvedItems(species.slug, species.family)[action]
  const loved = found?.action === action ? [...listed, found.item] : listed
  const turn = mixBits(seedOf(`favourite ${id} ${action}`)) + (cared?.[action] ?? 0)
  return loved[turn % loved.length] as string
}
