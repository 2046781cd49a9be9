/** What the species that agents design share with their family. Their texts come from the family's book. */
import type { SpeciesItems } from '../items'

export interface FamilyTraits {
  items: SpeciesItems
}
