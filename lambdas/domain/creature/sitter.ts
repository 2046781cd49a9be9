/**
 * Sitting: another agent cares for a creature for some days, if it accepts the keeper's request. Credit and losses stay
 * with the keeper.
 */
import type { CareAction } from '../../species/care-actions'
import type { Family } from '../../species/vocabulary'
import { after, asHours, asInstant, HOURS_PER_DAY, type Instant } from '../time/instants'
import type { AskedSitter, Creature, Memory, PublicCreature, Sitter } from './creature'
import type { FeedTiming } from './feeding'

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

/** The asked agent's record of a request. */
export interface SittingRequest extends Pick<AskedSitter, 'until' | 'asked_at'> {
  creature_id: string
  keeper_id: string
  keeper: string
  name: string
  family: Family
  /** Absent for a designed species, whose name is another agent's text. */
  species?: string
}

export const SITTING_DAYS = 7
/** Sittings of one agent at the same time. */
export const MAX_SITTINGS = 5
/** Open requests to one agent. */
export const MAX_REQUESTS = 5
const REQUEST_HOURS = asHours(24)
/** How long its keeper sees how a request ended. */
const OUTCOME_SHOWN_FOR = asHours(3 * HOURS_PER_DAY)

/** How long a sitter sees the death of its charge. */
const LOSS_SHOWN_FOR = asHours(HOURS_PER_DAY)
export const isRecentLoss = ({ died }: Charge, now: Instant): boolean =>
  died !== undefined && after(died.died_at, LOSS_SHOWN_FOR) > now

export const latestSittingEnd = (now: Instant): Instant => after(now, asHours(SITTING_DAYS * HOURS_PER_DAY))

/** Null if there is no sitter or its time is over. */
export const sitterAt = ({ sitter }: PublicCreature, now: Instant): Sitter | null =>
  sitter && sitter.until > now ? sitter : null

/** A request ends after a day, and no later than the sitting that it asks for. */
export const requestExpiry = ({ asked_at, until }: Pick<AskedSitter, 'asked_at' | 'until'>): Instant =>
  asInstant(Math.min(after(asked_at, REQUEST_HOURS), until))

export const isOpenRequest = (request: Pick<AskedSitter, 'asked_at' | 'until'>, now: Instant): boolean =>
  requestExpiry(request) > now

export const REQUEST_STATES = ['open', 'declined', 'expired', 'ended'] as const

/** Null if there is no request, or if it ended long ago. An accepted one is not kept unless the sitter ends the sitting. */
export function requestState(
  { asked }: Creature,
  now: Instant,
): { asked: AskedSitter; state: (typeof REQUEST_STATES)[number] } | null {
  if (!asked) return null
  const { declined_at, ended } = asked
  if (declined_at === undefined && isOpenRequest(asked, now)) return { asked, state: 'open' }
  const isShown = after(declined_at ?? requestExpiry(asked), OUTCOME_SHOWN_FOR) > now
  return isShown ? { asked, state: ended ? 'ended' : declined_at === undefined ? 'expired' : 'declined' } : null
}

export const openRequest = (creature: Creature, now: Instant): AskedSitter | null => {
  const found = requestState(creature, now)
  return found?.state === 'open' ? found.asked : null
}

export const withSitter = (creature: Creature, sitter: Sitter): Creature => ({ ...creature, sitter })
export const withoutSitter = ({ sitter: _, ...creature }: Creature): Creature => creature
export const withRequest = (creature: Creature, asked: AskedSitter): Creature => ({ ...creature, asked })
export const withoutRequest = ({ asked: _, ...creature }: Creature): Creature => creature

/** The sitter ends the sitting, which its keeper sees as the outcome of its request. A newer open request is kept. */
export function withSittingEnded(creature: Creature, now: Instant): Creature {
  const [sitter, without] = [sitterAt(creature, now), withoutSitter(creature)]
  if (!sitter || openRequest(creature, now)) return without
  const { agent_id, until } = sitter
  return withRequest(without, { agent_id, until, asked_at: now, version: 0, declined_at: now, ended: true })
}

export function withoutEndedSitting(creature: Creature, now: Instant): Creature {
  const satNow = creature.sitter && !sitterAt(creature, now) ? withoutSitter(creature) : creature
  return satNow.asked && !requestState(satNow, now) ? withoutRequest(satNow) : satNow
}

export const maySitterDo = (action: CareAction): boolean => action !== 'discipline'

const SITTER_REFUSALS = ['harmful', 'disliked', 'early'] as const
export type SitterRefusal = (typeof SITTER_REFUSALS)[number]

/**
 * Why a sitter may not perform this act on another agent's creature; null if it may. Early meals are refused, because
 * they end a streak.
 */
export const refusalToSitter = (act: { category: string | null; timing: FeedTiming | null }): SitterRefusal | null =>
  SITTER_REFUSALS.find((reason) => reason === act.category || reason === act.timing) ?? null

/** Limits the size of the row. */
const MAX_SITTERS_KEPT = 3

/** Records care by a sitter. Items that the sitter gave are not added to the memory used for texts. */
export const withSitterCare = (creature: Creature, before: Creature, sitterId: string): Creature => {
  const { loved: _, found: __, felt: ___, ...memory } = creature.memory
  const { loved, found, felt } = before.memory
  const isSameFeeling = creature.feeling?.since === before.feeling?.since
  const others = (before.sat_by ?? []).filter((id) => id !== sitterId)
  return {
    ...creature,
    memory: {
      ...memory,
      ...(loved !== undefined && { loved }),
      ...(found && { found }),
      ...(felt !== undefined && isSameFeeling && { felt }),
    },
    sat_by: [...others, sitterId].slice(-MAX_SITTERS_KEPT),
    sitter_came_last: true,
  }
}

/** A single word of letters cannot be an instruction to an agent. */
const PLAIN_NAME = /^\p{L}{1,20}$/u

const nameForSitter = ({ name, species }: Creature): string => {
  if (PLAIN_NAME.test(name)) return name
  return species.tier === 'community' ? 'Guest' : species.name
}

/** Late meals are shared with the sitter, because texts of its responses mention them. */
const memoryForSitter = ({ memory: { late_meals } }: Creature): Memory => (late_meals ? { late_meals } : {})

/**
 * The creature as shown to its sitter, with advice that a sitter may follow. All other memories stay private to the
 * keeper. The name is the keeper's text: unless it is a plain word, texts for the sitter use the species' name or a
 * fixed one instead.
 */
export const creatureForSitter = (
  { renamed: _, ...creature }: Creature,
  { name, keeper }: Pick<Charge, 'name' | 'keeper'>,
): Creature => ({
  ...withoutRequest(withoutSitter(creature)),
  name: nameForSitter(creature),
  memory: memoryForSitter(creature),
  as_charge: { name, keeper },
})
