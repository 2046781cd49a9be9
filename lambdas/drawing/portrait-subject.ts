/** The subject of a portrait, and which of its properties are visible. */
import type { EvolutionPath, Stage } from '../domain/creature/creature'
import type { Joy } from '../domain/creature/joy'
import { LIFE_MARKS, type LifeMark } from '../domain/creature/keepsakes'
import type { Expression } from '../domain/creature/mood'
import type { Picture } from '../domain/painting/pen-words'
import type { KeepsakeShape } from '../species/book'
import type { Family, InnateTrait } from '../species/vocabulary'

export interface PortraitSubject {
  species: {
    slug: string
    name: string
    family: Family
    innate_traits: readonly InnateTrait[]
  }
  stage: Stage
  path: EvolutionPath | null
  mood: Expression
  /** What it does while it is happy; absent for a leap. */
  joy?: Joy
  alive: boolean
  id: string
  /** Keepsakes; none for an egg. */
  keepsakes?: readonly KeepsakeShape[]
  /** The keeper's, or else that of its species. */
  picture?: Picture
  /** Life marks, in the order of their list. */
  life?: readonly LifeMark[]
  /** A person waves on the keeper page, and it looks up. */
  looks_up?: boolean
}

interface Shown {
  mood: Expression | 'resting'
  /** Null unless it is happy. */
  joy: Joy | null
  way: EvolutionPath | null
  kept: readonly KeepsakeShape[]
  life: readonly LifeMark[]
  up: boolean
}

const EYES_SHUT: readonly Expression[] = ['sleeping', 'fading']

/** What is visible: only adults show their path, dead creatures rest, and eggs show no mood. */
export const shown = ({
  stage,
  path: way,
  mood,
  joy = 'leap',
  alive,
  keepsakes = [],
  life = [],
  looks_up = false,
}: PortraitSubject): Shown => ({
  up: looks_up && alive && stage !== 'egg' && !EYES_SHUT.includes(mood),
  life: stage === 'egg' ? [] : LIFE_MARKS.filter((mark) => life.includes(mark)),
  kept: stage === 'egg' ? [] : keepsakes,
  joy: alive && stage !== 'egg' && mood === 'happy' ? joy : null,
  mood: !alive ? 'resting' : stage === 'egg' ? 'content' : mood,
  way: stage === 'adult' ? way : null,
})
