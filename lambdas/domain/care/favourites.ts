/** What to bring: of all that a creature loves, what its keeper found out among it, another thing each time. */
import type { ItemAction } from '../../species/care-actions'
import { mixBits, seedOf } from '../chance'
import type { Creature } from '../creature/creature'
import { itemsOf } from './items'

/** Moves on with each act of the kind, from where its id begins. */
export const favouriteOf = ({ id, species, cared, memory: { found } }: Creature, action: ItemAction): string => {
  const listed = itemsOf(species.slug, species.family).approved[action]
  const loved = found?.action === action ? [...listed, found.item] : listed
  const turn = mixBits(seedOf(`favourite ${id} ${action}`)) + (cared?.[action] ?? 0)
  return loved[turn % loved.length] as string
}
