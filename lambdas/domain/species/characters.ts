/** How every built-in species looks and speaks, by slug. In a bundle it is read from a file when first asked for. */
import { SPECIES } from '../../species'
import type { Character } from './species'

const ALL: Readonly<Record<string, Character>> = Object.fromEntries(
  SPECIES.map(({ slug, appearance, voice }) => [slug, { appearance, voice }]),
)

export const characters = (): Readonly<Record<string, Character>> => ALL
