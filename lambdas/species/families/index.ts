/** The four families. */
import type { Family } from '../vocabulary'
import { AI_NATIVE } from './ai-native'
import { CAT } from './cat'
import { DOG } from './dog'
import { EXOTIC } from './exotic'
import type { FamilyTraits } from './family'

export const FAMILY: Readonly<Record<Family, FamilyTraits>> = {
  cat: CAT,
  dog: DOG,
  exotic: EXOTIC,
  'ai-native': AI_NATIVE,
}
