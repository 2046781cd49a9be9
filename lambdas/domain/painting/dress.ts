/** Dressing a creature: its own picture, and what it replaces. */
import type { Creature } from '../creature/creature'
import type { Picture } from './pen-words'

/** An empty picture undresses it. It is stored only where the species has one that it replaces. */
export function dress(creature: Creature, picture: Picture): Creature {
  const { picture: _, ...bare } = creature
  return picture.length > 0 || creature.species.picture ? { ...bare, picture } : bare
}
