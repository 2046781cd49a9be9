/** Facts of every built-in species without its looks. The bundler replaces this module: Lambdas read JSON. */
import { SPECIES } from '../../species'
import type { SpeciesFacts } from './creature-species'

const ALL: readonly SpeciesFacts[] = SPECIES.map(({ appearance, items, figure, ...facts }) => facts)

export const speciesFacts = (): readonly SpeciesFacts[] => ALL
