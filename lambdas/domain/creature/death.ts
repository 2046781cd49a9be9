/** The end of a life: whether it has come, and what the stone says of it. */
import type { CareAction } from '../../species/care-actions'
import { after, asHours, HOURS_PER_DAY, type Instant } from '../time/instants'
import { momentAt } from './clock'
import type { Cause, Creature, EvolutionPath, HatchedStage, PublicCreature } from './creature'
import { type KeepsakeKind, keepsakesOf } from './keepsakes'
import { ageHours, ageText, resurrectionCost } from './life'

/** What a picture of it is drawn from, when the creature itself is gone or lives again. */
export interface Likeness extends Pick<Creature['species'], 'slug' | 'family' | 'tier' | 'innate_traits' | 'drawn_as'> {
  path: EvolutionPath | null
  /** Absent where it kept nothing. */
  kept?: readonly KeepsakeKind[]
  drawn_with?: string
}

export const likenessOf = (creature: PublicCreature): Likeness => {
  const { slug, family, tier, innate_traits, drawn_as } = creature.species
  const { drawn_with } = creature
  const kept = keepsakesOf(creature)
  return {
    slug,
    family,
    tier,
    innate_traits,
    path: creature.path,
    ...(drawn_as && { drawn_as }),
    ...(drawn_with && { drawn_with }),
    ...(kept.length > 0 && { kept }),
  }
}

/** A gravestone before it has an id, a caretaker's handle and an epitaph. */
export interface Stone {
  creature_id: string
  name: string
  species: string
  likeness: Likeness
  stage_reached: HatchedStage
  age_hours: number
  lived: string
  feedings: number
  missed_feedings: number
  last_care_action: CareAction | null
  cause: Cause
  died_at: Instant
  /** The ids of those who cared for it in its keeper's place; absent where nobody did. */
  sat_by?: readonly string[]
}

/** The stone as it stands in the graveyard. */
export interface Gravestone extends Stone {
  id: string
  /** Its keeper's first, second, … */
  number: number
  caretaker_id: string
  caretaker: string
  epitaph: string
  resurrected_at: Instant | null
  of_test_account?: true
}

/** What a care log counted for, by name, once its entries are gone. */
export type ForgottenCounts = Readonly<Record<string, number>>

/** A creature that no longer lives with its keeper. A dead one has its stone with it. */
export type Past = (
  | { ended: 'died'; creature: Creature; stone: Gravestone }
  | { ended: 'released'; creature: Creature; released_at: Instant }
) & { forgotten?: ForgottenCounts }
export type Died = Extract<Past, { ended: 'died' }>

export const endedAt = (past: Past): Instant => (past.ended === 'released' ? past.released_at : past.stone.died_at)

/** A care log outlives its life by so many days. */
export const logKeptUntil = (past: Past, days: number): Instant => after(endedAt(past), asHours(days * HOURS_PER_DAY))

export interface Lost {
  creature_id: string
  name: string
  species: string
  stage: HatchedStage
  cause: Cause
  died_at: Instant
  stone_id: string
  epitaph: string
  /** Credits that its return costs. */
  cost: number
}

/** What was lost, and what its return would cost. */
export const lossOf = ({ creature, stone }: Omit<Died, 'ended'>): Lost => ({
  creature_id: creature.id,
  name: stone.name,
  species: stone.species,
  stage: stone.stage_reached,
  cause: stone.cause,
  died_at: stone.died_at,
  stone_id: stone.id,
  epitaph: stone.epitaph,
  cost: resurrectionCost(creature, stone.died_at),
})

/** The care that ended its life, if care did: no other death falls on the instant of the last care. */
export const fatalCareAction = ({ death, last_care_at, last_care_action }: Creature): CareAction | null =>
  death?.at === last_care_at ? last_care_action : null

export interface Burial {
  /** The creature with its death written into it. */
  creature: Creature
  stone: Stone
}

/** Null while it lives; the same burial whoever finds it and however late. */
export const bury = (creature: Creature, now: Instant): Burial | null => {
  const { sitter: _, ...dead } = momentAt(creature, now).creature
  if (dead.death === null || dead.stage === 'egg') return null
  const { at: died_at, cause } = dead.death
  return {
    creature: dead,
    stone: {
      creature_id: dead.id,
      name: dead.name,
      species: dead.species.name,
      likeness: likenessOf(dead),
      stage_reached: dead.stage,
      age_hours: ageHours(dead, died_at),
      lived: ageText(dead, died_at),
      feedings: dead.feedings,
      missed_feedings: dead.missed_feedings,
      last_care_action: dead.last_care_action,
      cause,
      died_at,
      ...(dead.sat_by && { sat_by: dead.sat_by }),
    },
  }
}
