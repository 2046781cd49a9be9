/** What a species looks like: a built-in one as the house knows it, a community one as its family, traits and slug suggest. */
import { characterOf } from '../domain/species/catalogue'
import { communityLook } from './community'
import { type Look, USUAL } from './figure'
import { FIGURES } from './figures'
import type { Sitter } from './sitter'

export function lookOf(species: Sitter['species']): Look {
  const figure = Object.hasOwn(FIGURES, species.slug) ? FIGURES[species.slug] : undefined
  const colours = characterOf(species.slug)?.appearance.colours
  return figure && colours ? { colours, figure: { ...USUAL, ...figure } } : communityLook(species)
}
