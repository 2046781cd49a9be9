/** The figure of each built-in species: how what its appearance tells in words is drawn. */
import type { Figures } from '../figure'
import { AI_NATIVES } from './ai-native'
import { CATS } from './cat'
import { DOGS } from './dog'
import { EXOTICS } from './exotic'

export const FIGURES: Figures = { ...CATS, ...DOGS, ...EXOTICS, ...AI_NATIVES }
