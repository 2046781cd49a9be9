/** What every built-in species looks like, in words, by slug. In a bundle it is read from a file when first asked for. */
import { SPECIES } from '../../species'

const ALL: Readonly<Record<string, string>> = Object.fromEntries(
  SPECIES.map(({ slug, appearance }) => [slug, appearance.look]),
)

export const appearances = (): Readonly<Record<string, string>> => ALL
