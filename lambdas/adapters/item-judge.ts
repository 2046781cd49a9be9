/** Interface that judges how a creature likes an item and compares words by meaning. */
import type { Judgement } from '../domain/care/items/by-list'
import type { CreatureSpecies } from '../domain/species/species'
import type { ItemAction } from '../species/care-actions'
import type { EmbedPolicy } from './embedder'

export interface ItemJudge {
  /** Null if undecided: then the item has no effect. Never throws, and never exceeds its time limit. */
  judge(species: CreatureSpecies, action: ItemAction, item: string, policy?: EmbedPolicy): Promise<Judgement | null>
  /** Similarity of the text to each label, or null if undecided. Never throws, and never exceeds its time limit. */
  nearness(text: string, labels: readonly string[], policy?: EmbedPolicy): Promise<readonly Similarity[] | null>
}

export interface Similarity {
  label: string
  /** 1: same meaning. 0: unrelated. */
  nearness: number
}
