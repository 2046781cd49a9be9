/** What is known of every built-in species without looking at it. In a bundle it is read from a file when first asked for. */
import { SPECIES } from '../../species'
import type { SpeciesFacts } from './species'

const ALL: readonly SpeciesFacts[] = SPECIES.map(({ appearance, items, figure, ...facts }) => facts)

export const speciesFacts = (): readonly SpeciesFacts[] => ALL
