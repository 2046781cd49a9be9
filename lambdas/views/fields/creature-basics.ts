/** The fields of a creature that need no text and no plan: who it is, and its stats. */
import type { CreatureInShortShape, CreatureShape } from '../../api/fields/creature'
import type { ValueOf } from '../../api/fields/kind'
import { deathClock, type Moment, type PublicMoment } from '../../domain/creature/clock'
import type { Creature, PublicCreature } from '../../domain/creature/creature'
import { ageHours } from '../../domain/creature/life'
import { moodOf } from '../../domain/creature/mood'
import { hiddenStats, visibleStat } from '../../domain/creature/visible'
import { STATS, type Stat } from '../../species/vocabulary'
import type { Values } from './pick-fields'

export type Full = ValueOf<typeof CreatureShape>
export type InShort = ValueOf<typeof CreatureInShortShape>

export interface OfCreature {
  creature: Creature
}

const stat =
  (name: Stat) =>
  ({ creature: { species, stats } }: OfCreature): number | null =>
    visibleStat(species, stats.trust, name, stats[name])

/** For everybody: what these take cannot tell anything private. */
export const PUBLIC_FIELDS = {
  id: ({ creature }: { creature: PublicCreature }) => creature.id,
  name: ({ creature }: { creature: PublicCreature }) => creature.name,
  species: ({ creature }: { creature: PublicCreature }) => creature.species.name,
  species_creator: ({ creature }: { creature: PublicCreature }) => creature.species.creator,
  stage: ({ creature }: { creature: PublicCreature }) => creature.stage,
  family: ({ creature }: { creature: PublicCreature }) => creature.species.family,
  age_hours: ({ creature, now }: PublicMoment) => ageHours(creature, now),
  mood: (moment: PublicMoment) => moodOf(moment),
  urgency: (moment: PublicMoment) => deathClock(moment)?.urgency ?? null,
} satisfies Values<Full & InShort, PublicMoment>

/** For its keeper. */
export const BASIC_FIELDS = {
  hunger: stat('hunger'),
  happiness: stat('happiness'),
  health: stat('health'),
  trust: stat('trust'),
  discipline: stat('discipline'),
  hidden_stats: ({ creature: { species, stats } }: OfCreature) => {
    const hidden = hiddenStats(species, stats.trust)
    return hidden.length > 0 ? hidden : undefined
  },
  personality_traits: ({ creature: { species, temperament } }: OfCreature) => [
    ...species.innate_traits,
    ...temperament,
  ],
} satisfies Values<Full & InShort, Moment>

export const TAG = ['id', 'name', 'species', 'species_creator', 'stage'] as const
export const SHOWN_STATS = [...STATS, 'hidden_stats'] as const
export const RESIDENT = [...TAG, 'family', 'age_hours', 'mood', 'urgency'] as const
