/** Decides what a creature makes of an item. */
import type { Judgement } from '../domain/care/items/by-list'
import type { CreatureSpecies } from '../domain/species/species'
import type { ItemAction } from '../species/vocabulary'
import type { Asker } from './embedder'

export interface ItemJudge {
  /** Null when nobody could say: then plain care applies. Never throws, and takes no longer than its limit. */
  judge(species: CreatureSpecies, action: ItemAction, item: string, asker?: Asker): Promise<Judgement | null>
}
