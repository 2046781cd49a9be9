/** Facts of every built-in species without its looks. The bundler replaces this module: Lambdas read JSON. */
import { SPECIES } from '../../species'
import type { Species } from '../../species/species'

/** The fields that the rules use. Looks, items and texts are loaded separately. */
export type SpeciesFacts = Omit<Species, 'appearance' | 'items'>

const ALL: readonly SpeciesFacts[] = SPECIES.map(({ appearance, items, ...facts }) => facts)

export const speciesFacts = (): readonly SpeciesFacts[] => ALL
