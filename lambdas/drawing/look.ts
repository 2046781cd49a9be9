/**
 * The look of a subject: a built-in species' own, or a community species' from its words, family, traits and slug; plus
 * its keeper's words.
 */
import { communityLook } from './community'
import type { Look } from './figure'
import { figures } from './figures'
import type { Sitter } from './portrait-subject'
import { dressed } from './wardrobe/dressed'

export const lookOf = ({ species, drawn_with }: Pick<Sitter, 'species' | 'drawn_with'>): Look =>
  dressed(kindOf(species), drawn_with)

function kindOf(species: Sitter['species']): Look {
  const known = figures()
  return (
    (Object.hasOwn(known, species.slug) && known[species.slug]) ||
    dressed(communityLook(species), species.drawn_as, { lent: false })
  )
}
