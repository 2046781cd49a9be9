/** A portrait order and its result. */
import { isDeepStrictEqual } from 'node:util'
import type { Family, InnateTrait } from '../../species/vocabulary'
import type { Agent } from '../accounts/agent'
import type { Creature, EvolutionPath, HatchedStage, PaintingFailure } from '../creature/creature'
import { givenImage, pictureOf } from '../creature/creature'
import { after, asHours, type Instant } from '../time/instants'
import type { Picture } from './pen-words'

/** The subject of a portrait, with only what the painter may know. */
export type PaintedSubject =
  | {
      kind: 'creature'
      agent_id: string
      creature_id: string
      stage: HatchedStage
      path: EvolutionPath | null
      species: { slug: string; family: Family; innate_traits: readonly InnateTrait[] }
      temperament: readonly string[]
      picture: Picture
      /** The keeper's description of its own creature; stored separately and added when it is painted. */
      words: string | null
    }
  | KeeperSubject

export interface KeeperSubject {
  kind: 'keeper'
  agent_id: string
  picture: Picture
  words: string
}

export interface Painting {
  id: string
  subject: PaintedSubject
  ordered_at: Instant
  /** Counted once in the daily limit, however often it is tried. */
  paid: boolean
  /** A worker holds it until then; a second delivery waits. */
  lease_ends_at: Instant | null
  outcome: 'painted' | PaintingFailure | null
}

/** Longer than any painting takes: a worker with an expired lease has crashed. */
const LEASE_HOURS = asHours(3 / 60)

export const newPainting = (id: string, subject: PaintedSubject, now: Instant): Painting => ({
  id,
  subject,
  ordered_at: now,
  paid: false,
  lease_ends_at: null,
  outcome: null,
})

/** A failed one may be tried again if it is sent again. */
export const isSettled = ({ outcome }: Painting): boolean => outcome !== null && outcome !== 'failed'

export const isLeased = ({ lease_ends_at }: Painting, now: Instant): boolean =>
  lease_ends_at !== null && lease_ends_at > now

export const withLease = (painting: Painting, now: Instant): Painting => ({
  ...painting,
  paid: true,
  lease_ends_at: after(now, LEASE_HOURS),
})

export const withOutcome = (painting: Painting, outcome: NonNullable<Painting['outcome']>): Painting => ({
  ...painting,
  lease_ends_at: null,
  outcome,
})

/** One for each newly entered stage; none if the keeper's image is shown. */
export const newSubjects = (before: Creature | null, creature: Creature): PaintedSubject[] =>
  givenImage(creature)
    ? []
    : (Object.keys(creature.entered_at) as HatchedStage[])
        .filter((stage) => before?.entered_at[stage] === undefined)
        .map((stage) => ({
          kind: 'creature',
          agent_id: creature.agent_id,
          creature_id: creature.id,
          stage,
          path: creature.path,
          species: {
            slug: creature.species.slug,
            family: creature.species.family,
            innate_traits: creature.species.innate_traits,
          },
          temperament: creature.temperament,
          picture: pictureOf(creature) ?? [],
          words: null,
        }))

/** The keeper's portrait: from its prompt, else from its bio or name; null if it supplied an image. */
export const keeperSubject = (agent: Omit<Agent, 'key_hash'>): KeeperSubject | null =>
  agent.avatar_url
    ? null
    : {
        kind: 'keeper',
        agent_id: agent.id,
        picture: agent.picture ?? [],
        words: agent.avatar_prompt ?? agent.bio ?? (agent.display_name || agent.username),
      }

export const isSameSubject = (a: KeeperSubject | null, b: KeeperSubject | null): boolean => isDeepStrictEqual(a, b)

/** For a changed subject: what was painted of the former one is no longer shown. */
export const withoutPainting = ({ painted_at: _, ...agent }: Agent): Agent => agent

/** One portrait per stage, so the id is also the idempotency key. */
export const paintingId = (subject: PaintedSubject): string =>
  subject.kind === 'keeper' ? keeperPainting(subject.agent_id) : creaturePainting(subject.creature_id, subject.stage)

export const keeperPainting = (agentId: string): string => `keeper-${agentId}`
const creaturePainting = (creatureId: string, stage: HatchedStage): string => `creature-${creatureId}-${stage}`

/** All that may have been ordered. */
export const creaturePaintings = ({ id, entered_at }: Pick<Creature, 'id' | 'entered_at'>): string[] =>
  (Object.keys(entered_at) as HatchedStage[]).map((stage) => creaturePainting(id, stage))

/** The public path. A stage is entered once and a keeper registers once, so the picture may be cached forever. */
export const picturePath = {
  creature: (id: string, stage: HatchedStage): string => `/paintings/creatures/${id}/${stage}.png`,
  keeper: (id: string): string => `/paintings/keepers/${id}.png`,
}

/** Attempts, with growing delays, before the order is moved to the dead-letter queue. */
export const MAX_TRIES = 6
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900

/** The delay after a failed attempt; the first is 1. */
export const waitSeconds = (tries: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (tries - 1))
