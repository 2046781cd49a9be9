/** What a species looks like: a built-in one as the house knows it, a community one as its family, traits and slug suggest. */
import { communityLook } from './community'
import type { Look } from './figure'
import { figures } from './figures'
import type { Sitter } from './portrait-subject'

export function lookOf(species: Sitter['species']): Look {
  const known = figures()
  return (Object.hasOwn(known, species.slug) && known[species.slug]) || communityLook(species)
}
