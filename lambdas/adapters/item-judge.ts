/** Decides what a creature makes of an item, and what a word is nearest to. */
import type { Judgement } from '../domain/care/items/by-list'
import type { CreatureSpecies } from '../domain/species/species'
import type { ItemAction } from '../species/care-actions'
import type { EmbedPolicy } from './embedder'

export interface ItemJudge {
  /** Null when nobody could say: then plain care applies. Never throws, and takes no longer than its limit. */
  judge(species: CreatureSpecies, action: ItemAction, item: string, policy?: EmbedPolicy): Promise<Judgement | null>
  /** How near a text comes to each of these; null when nobody could say. Never throws, and takes no longer than its limit. */
  nearness(text: string, labels: readonly string[], policy?: EmbedPolicy): Promise<readonly Similarity[] | null>
}

export interface Similarity {
  label: string
  /** 1 is the same, 0 has nothing to do with it. */
  nearness: number
}
