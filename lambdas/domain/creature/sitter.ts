/** Sitters: another agent looks after a creature for some days. Its keeper stays its keeper, for better and worse. */
import type { CareAction } from '../../species/care-actions'
import { after, asHours, HOURS_PER_DAY, type Instant } from '../time/instants'
import type { Creature, PublicCreature, Sitter } from './creature'

/** What a sitter keeps of one that it looks after. */
export interface Charge {
  creature_id: string
  keeper_id: string
  /** The keeper's username. */
  keeper: string
  name: string
  until: Instant
  /** It died meanwhile, and this is its stone. */
  died?: { stone_id: string; died_at: Instant }
}

/** So long at most. */
export const SITTING_DAYS = 7
/** So many creatures of others at once. */
export const MAX_SITTINGS = 5

export const latestSittingEnd = (now: Instant): Instant => after(now, asHours(SITTING_DAYS * HOURS_PER_DAY))

/** Whoever looks after it at this moment; null where nobody does, or its time is over. */
export const sitterAt = ({ sitter }: PublicCreature, now: Instant): Sitter | null =>
  sitter && sitter.until > now ? sitter : null

export const withSitter = (creature: Creature, sitter: Sitter): Creature => ({ ...creature, sitter })
export const withoutSitter = ({ sitter: _, ...creature }: Creature): Creature => creature

/** Discipline is between a creature and its keeper. */
export const maySitterDo = (action: CareAction): boolean => action !== 'discipline'

/** The names that a life remembers, so that its row stays small. */
const MAX_SITTERS_KEPT = 3

/** The creature once a sitter has cared for it. What the sitter gave it is not among what its keeper's texts remember. */
export const withSitterCare = (creature: Creature, before: Creature, sitterId: string): Creature => {
  const { loved: _, found: __, ...memory } = creature.memory
  const { loved, found } = before.memory
  const others = (before.sat_by ?? []).filter((id) => id !== sitterId)
  return {
    ...creature,
    memory: { ...memory, ...(loved !== undefined && { loved }), ...(found && { found }) },
    sat_by: [...others, sitterId].slice(-MAX_SITTERS_KEPT),
  }
}

/**
 * As its sitter is told of it: what it remembers with its keeper is theirs, and its name is its keeper's word, which is
 * woven into no text for anybody else; there it is called by its kind, where that is a word of the house.
 */
export const creatureForSitter = (creature: Creature): Creature => ({
  ...withoutSitter(creature),
  name: creature.species.tier === 'community' ? 'Guest' : creature.species.name,
  memory: {},
})
