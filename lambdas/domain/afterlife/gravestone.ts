/** Gravestones, and the creatures under them: detects a death and records it. */
import type { CareAction } from '../../species/care-actions'
import { momentAt } from '../creature/clock'
import { type Cause, type Creature, type HatchedStage, lastCareAction } from '../creature/creature'
import type { Harm } from '../creature/harm'
import { ageHours, ageText } from '../creature/life'
import type { Instant } from '../time/instants'
import { type Likeness, likenessOf } from './likeness'
import { resurrectionCost } from './resurrection'

/** A gravestone before it has an id, a caretaker and an epitaph. */
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
  /** What it was poisoned with. */
  harm?: Harm
  died_at: Instant
}

export interface Gravestone extends Stone {
  id: string
  /** Counted per keeper, from 1. */
  number: number
  caretaker_id: string
  caretaker: string
  epitaph: string
  resurrected_at: Instant | null
  of_test_account?: true
}

/** A creature that died or was released. */
export type Past =
  | { ended: 'died'; creature: Creature; stone: Gravestone }
  | { ended: 'released'; creature: Creature; released_at: Instant }
export type Died = Extract<Past, { ended: 'died' }>

export const endedAt = (past: Past): Instant => (past.ended === 'released' ? past.released_at : past.stone.died_at)

export interface Lost {
  creature_id: string
  name: string
  species: string
  stage: HatchedStage
  cause: Cause
  died_at: Instant
  stone_id: string
  epitaph: string
  /** Credits for its resurrection. */
  cost: number
}

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

/** Completes "died of"; the field `cause` has the stored word. */
const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  poison: 'what it was given',
  hunger: 'hunger',
  illness: 'illness',
  neglect: 'neglect',
}
export const causeOfDeath = (cause: Cause): string => CAUSE_WORDS[cause]

/**
 * A creature that came back, as it was at the death of this stone; null if it did not come back from it. Without
 * memory, totals of care and granted wishes, which include its later life.
 */
export function asItDied(creature: Creature, { died_at, cause, ...stone }: Gravestone): Creature | null {
  const place = creature.returns.findIndex((one) => one.died_at === died_at)
  const returned = creature.returns[place]
  if (!returned) return null
  const entered = Object.entries(creature.entered_at).filter(([, at]) => at <= died_at)
  return {
    ...creature,
    stats: returned.stats,
    last_care_at: returned.last_care_at,
    death: { at: died_at, cause },
    ...(stone.harm && { harm: stone.harm }),
    as_of: died_at,
    returns: creature.returns.slice(0, place),
    stage: stone.stage_reached,
    path: stone.likeness.path,
    entered_at: Object.fromEntries(entered),
    lived_before_hours: stone.age_hours,
    life_began_at: died_at,
    feedings: stone.feedings,
    missed_feedings: stone.missed_feedings,
    memory: {},
    cared: {},
    wishes: { ...creature.wishes, granted: 0 },
  }
}

export interface Burial {
  /** The creature with its death recorded. */
  creature: Creature
  stone: Stone
}

/** Null while it lives. The result does not depend on `now`. */
export const bury = (creature: Creature, now: Instant): Burial | null => {
  const { creature: dead } = momentAt(creature, now)
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
      last_care_action: lastCareAction(dead),
      cause,
      ...(cause === 'poison' && dead.harm && { harm: dead.harm }),
      died_at,
    },
  }
}
