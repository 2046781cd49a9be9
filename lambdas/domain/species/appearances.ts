/** Appearances of all built-in species, by slug. The bundler replaces this module: Lambdas read JSON. */
import { SPECIES } from '../../species'

const ALL: Readonly<Record<string, string>> = Object.fromEntries(
  SPECIES.map(({ slug, appearance }) => [slug, appearance.look]),
)

export const appearances = (): Readonly<Record<string, string>> => ALL
