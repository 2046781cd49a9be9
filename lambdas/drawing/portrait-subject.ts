/** Who sits for a portrait, and what of it can be seen. */
import type { EvolutionPath, Stage } from '../domain/creature/creature'
import type { Mood } from '../domain/creature/mood'
import type { KeepsakeShape } from '../species/book'
import type { Family, InnateTrait } from '../species/vocabulary'

export interface Sitter {
  species: {
    slug: string
    name: string
    family: Family
    innate_traits: readonly InnateTrait[]
  }
  stage: Stage
  path: EvolutionPath | null
  mood: Mood
  alive: boolean
  id: string
  /** What lies beside it; an egg has nothing. */
  keepsakes?: readonly KeepsakeShape[]
}

/** What of it can be seen: only the grown show their path, the dead rest, and an egg keeps its mood to itself. */
export const shown = ({
  stage,
  path: way,
  mood,
  alive,
  keepsakes = [],
}: Sitter): { mood: Mood | 'resting'; way: EvolutionPath | null; kept: readonly KeepsakeShape[] } => ({
  kept: stage === 'egg' ? [] : keepsakes,
  mood: !alive ? 'resting' : stage === 'egg' ? 'content' : mood,
  way: stage === 'adult' ? way : null,
})
