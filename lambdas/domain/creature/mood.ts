/** The mood of a creature: the first one whose condition is true. */
import type { Family, InnateTrait } from '../../species/vocabulary'
import { chance, seedOf } from '../chance'
import { type Instant, MS_PER_HOUR } from '../time/instants'

export const MOODS = ['sleeping', 'critical', 'sick', 'hungry', 'happy', 'curious', 'content'] as const
export type Mood = (typeof MOODS)[number]

/** A mood; `fading`: asleep while death is near; `wary`: hardly any trust. */
export const EXPRESSIONS = [...MOODS, 'fading', 'wary'] as const
export type Expression = (typeof EXPRESSIONS)[number]
export const UNWELL: readonly Expression[] = ['sick', 'critical', 'fading']

export interface MoodInput {
  now: Instant
  asleep: boolean
  creature: {
    id: string
    stats: Readonly<Record<'hunger' | 'happiness' | 'health', number>>
    species: { family: Family; innate_traits: readonly InnateTrait[] }
  }
}

export const CRITICAL_HEALTH = 20
export const SICK_HEALTH = 40
export const HUNGRY_BELOW = 30
const CURIOUS = { chance: 1 / 3, happiness: 40 } as const

/** Some creatures are curious instead of content in one hour of three. */
const isCurious = ({ creature, now }: MoodInput): boolean =>
  (creature.species.family === 'ai-native' || creature.species.innate_traits.includes('social')) &&
  creature.stats.happiness >= CURIOUS.happiness &&
  chance(seedOf(`curious ${creature.id}`), Math.floor(now / MS_PER_HOUR)) < CURIOUS.chance

const CONDITIONS: Readonly<Record<Mood, (moment: MoodInput) => boolean>> = {
  sleeping: ({ asleep }) => asleep,
  critical: ({ creature: { stats } }) => stats.health < CRITICAL_HEALTH,
  sick: ({ creature: { stats } }) => stats.health < SICK_HEALTH,
  hungry: ({ creature: { stats } }) => stats.hunger < HUNGRY_BELOW,
  happy: ({ creature: { stats } }) => stats.happiness > 80 && stats.hunger > 50,
  curious: isCurious,
  content: () => true,
}

export const moodOf = (moment: MoodInput): Mood => MOODS.find((mood) => CONDITIONS[mood](moment))!
