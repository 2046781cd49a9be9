/** What is needed to draw a creature that is gone or came back. */
import { type Creature, type EvolutionPath, type PublicCreature, pictureOf } from '../creature/creature'
import { type KeepsakeKind, keepsakesOf } from '../creature/keepsakes'

/** The input for a picture of the creature after it has died or returned. */
export interface Likeness extends Pick<Creature['species'], 'slug' | 'family' | 'tier' | 'innate_traits'> {
  path: EvolutionPath | null
  kept?: readonly KeepsakeKind[]
  picture?: Creature['picture']
}

export const likenessOf = (creature: PublicCreature): Likeness => {
  const { slug, family, tier, innate_traits } = creature.species
  const picture = pictureOf(creature)
  const kept = keepsakesOf(creature)
  return {
    slug,
    family,
    tier,
    innate_traits,
    path: creature.path,
    ...(picture && { picture }),
    ...(kept.length > 0 && { kept }),
  }
}
