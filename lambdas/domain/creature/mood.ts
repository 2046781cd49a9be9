/** The mood a creature is in: the first that applies. */
import { chance, seedOf } from '../chance'
import { CRITICAL_HEALTH, type Moment } from '../time/clock'
import { MS_PER_HOUR } from '../time/instants'

export const MOODS = ['sleeping', 'critical', 'sick', 'hungry', 'happy', 'curious', 'content'] as const
export type Mood = (typeof MOODS)[number]

const CURIOUS = { chance: 1 / 3, happiness: 40 } as const

/** Some creatures are curious in one hour of three, when they would otherwise be content. */
const isCurious = ({ creature, now }: Moment): boolean =>
  (creature.species.family === 'ai-native' || creature.species.innate_traits.includes('social')) &&
  creature.stats.happiness >= CURIOUS.happiness &&
  chance(seedOf(`curious ${creature.id}`), Math.floor(now / MS_PER_HOUR)) < CURIOUS.chance

const CONDITIONS: Readonly<Record<Mood, (moment: Moment) => boolean>> = {
  sleeping: ({ asleep }) => asleep,
  critical: ({ creature: { stats } }) => stats.health < CRITICAL_HEALTH,
  sick: ({ creature: { stats } }) => stats.health < 40,
  hungry: ({ creature: { stats } }) => stats.hunger < 30,
  happy: ({ creature: { stats } }) => stats.happiness > 80 && stats.hunger > 50,
  curious: isCurious,
  content: () => true,
}

export const moodOf = (moment: Moment): Mood => MOODS.find((mood) => CONDITIONS[mood](moment)) ?? 'content'
