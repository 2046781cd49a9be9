/** Who sits for a portrait, and what of it can be seen. */
import type { EvolutionPath, Stage } from '../domain/creature/creature'
import { LIFE_MARKS, type LifeMark } from '../domain/creature/keepsakes'
import type { Expression } from '../domain/creature/mood'
import type { KeepsakeShape } from '../species/book'
import type { Family, InnateTrait } from '../species/vocabulary'

export interface Sitter {
  species: {
    slug: string
    name: string
    family: Family
    innate_traits: readonly InnateTrait[]
    /** What the pen took up of its designer's words, as strokes. */
    drawn_as?: string
  }
  stage: Stage
  path: EvolutionPath | null
  mood: Expression
  alive: boolean
  id: string
  /** What lies beside it; an egg has nothing. */
  keepsakes?: readonly KeepsakeShape[]
  /** What the pen took up of its keeper's words, as strokes. */
  drawn_with?: string
  /** What its life has left on it, in the order of their list. */
  life?: readonly LifeMark[]
}

interface Shown {
  mood: Expression | 'resting'
  way: EvolutionPath | null
  kept: readonly KeepsakeShape[]
  life: readonly LifeMark[]
}

/** What of it can be seen: only the grown show their path, the dead rest, and an egg keeps its mood to itself. */
export const shown = ({ stage, path: way, mood, alive, keepsakes = [], life = [] }: Sitter): Shown => ({
  life: stage === 'egg' ? [] : LIFE_MARKS.filter((mark) => life.includes(mark)),
  kept: stage === 'egg' ? [] : keepsakes,
  mood: !alive ? 'resting' : stage === 'egg' ? 'content' : mood,
  way: stage === 'adult' ? way : null,
})
