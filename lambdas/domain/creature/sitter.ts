/** Sitting: another agent cares for a creature for some days. Credit and losses stay with its keeper. */
import type { CareAction } from '../../species/care-actions'
import { after, asHours, HOURS_PER_DAY, type Instant } from '../time/instants'
import type { Creature, PublicCreature, Sitter } from './creature'

/** The sitter's record of a creature in its care. */
export interface Charge {
  creature_id: string
  keeper_id: string
  keeper: string
  name: string
  until: Instant
  /** Set if it died during the sitting. */
  died?: { stone_id: string; died_at: Instant }
}

export const SITTING_DAYS = 7
/** At the same time. */
export const MAX_SITTINGS = 5

export const latestSittingEnd = (now: Instant): Instant => after(now, asHours(SITTING_DAYS * HOURS_PER_DAY))

/** Null if there is no sitter or its time is over. */
export const sitterAt = ({ sitter }: PublicCreature, now: Instant): Sitter | null =>
  sitter && sitter.until > now ? sitter : null

export const withSitter = (creature: Creature, sitter: Sitter): Creature => ({ ...creature, sitter })
export const withoutSitter = ({ sitter: _, ...creature }: Creature): Creature => creature

/** Sitters may not discipline. */
export const maySitterDo = (action: CareAction): boolean => action !== 'discipline'

/** Limits the size of the row. */
const MAX_SITTERS_KEPT = 3

/** Items given by the sitter are not added to the memory that texts use. */
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
 * The creature as shown to its sitter. Its memory is private to the keeper. Its name is the keeper's text and is not
 * put into texts for other agents; a built-in species' name replaces it.
 */
export const creatureForSitter = (creature: Creature): Creature => ({
  ...withoutSitter(creature),
  name: creature.species.tier === 'community' ? 'Guest' : creature.species.name,
  memory: {},
})
