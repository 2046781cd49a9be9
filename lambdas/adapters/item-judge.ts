/** Interface that judges how a creature likes an item. */
import type { Judgement } from '../domain/care/items/by-list'
import type { CreatureSpecies } from '../domain/species/creature-species'
import type { ItemAction } from '../species/care-actions'
import type { EmbedPolicy } from './embedder'

export interface ItemJudge {
  /** Null if undecided: then the item has no effect. Never throws, and keeps its time limit. */
  judge(species: CreatureSpecies, action: ItemAction, item: string, policy?: EmbedPolicy): Promise<Judgement | null>
}
