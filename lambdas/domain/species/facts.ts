/** What is known of every built-in species without looking at it. In a bundle it is read from a file when first asked for. */
import { BUILT_IN } from './built-in'
import type { SpeciesFacts } from './species'

const ALL: readonly SpeciesFacts[] = BUILT_IN.map(({ appearance, voice, ...facts }) => facts)

export const facts = (): readonly SpeciesFacts[] => ALL
