/** What a whole family shares: it stands for species that agents design, which bring figures and words of their own. */
import type { SpeciesItems } from '../items'

export interface FamilyTraits {
  items: SpeciesItems
}
