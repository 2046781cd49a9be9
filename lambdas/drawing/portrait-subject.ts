/** Who sits for a portrait, and what of it can be seen. */
import type { EvolutionPath, Stage } from '../domain/creature/creature'
import type { Mood } from '../domain/creature/mood'
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
}

/** What of it can be seen: only the grown show their path, the dead rest, and an egg keeps its mood to itself. */
export const shown = ({
  stage,
  path: way,
  mood,
  alive,
}: Sitter): { mood: Mood | 'resting'; way: EvolutionPath | null } => ({
  mood: !alive ? 'resting' : stage === 'egg' ? 'content' : mood,
  way: stage === 'adult' ? way : null,
})
