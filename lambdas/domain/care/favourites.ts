/** What to bring: of all that a creature loves, another thing each time. */
import type { ItemAction } from '../../species/vocabulary'
import { mixed, seedOf } from '../chance'
import type { Creature } from '../creature/creature'
import { itemsOf } from './items'

/** Moves on with each act of the kind, from where its id begins. */
export const favouriteOf = ({ id, species, cared }: Creature, action: ItemAction): string => {
  const loved = itemsOf(species.slug, species.family).approved[action]
  const turn = mixed(seedOf(`favourite ${id} ${action}`)) + (cared?.[action] ?? 0)
  return loved[turn % loved.length] as string
}
