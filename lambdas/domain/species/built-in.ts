/** The built-in species, whole: what the clock needs, how they look and how they speak. */
import { AI_NATIVES } from './ai-native'
import { CATS } from './cat'
import { DOGS } from './dog'
import { EXOTICS } from './exotic'
import type { BuiltInSpecies } from './species'

export const BUILT_IN: readonly BuiltInSpecies[] = [...CATS, ...DOGS, ...EXOTICS, ...AI_NATIVES]
