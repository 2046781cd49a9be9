/** What is known of every built-in species without looking at it. Bundled as plain data, without what it is taken from. */
import { BUILT_IN } from './built-in'
import type { SpeciesFacts } from './species'

export const FACTS: readonly SpeciesFacts[] = BUILT_IN.map(({ appearance, voice, ...facts }) => facts)
