/** Gravestones, and the creatures under them: detects a death and records it. */
import type { CareAction } from '../../species/care-actions'
import { momentAt } from '../creature/clock'
import type { Cause, Creature, HatchedStage } from '../creature/creature'
import type { Harm } from '../creature/harm'
import { ageHours, agesReached, ageText } from '../creature/life'
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

export interface Released {
  ended: 'released'
  creature: Creature
  released_at: Instant
}

export interface Died {
  ended: 'died'
  creature: Creature
  stone: Gravestone
}

export type Ended = Died | Released

/** As it is stored. Its stone is in another row. */
export type Past = Released | (Omit<Died, 'stone'> & { stone_id: string; stone_number: number })

const diedAt = ({ death }: Creature): Instant => (death as NonNullable<Creature['death']>).died_at

export const endedAt = (past: Past | Ended): Instant =>
  past.ended === 'released' ? past.released_at : diedAt(past.creature)

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
  /** Until it is reported: the stages and the days that it reached, which its keeper may not know. */
  reached?: readonly { what: HatchedStage | number; reached_at: Instant }[]
}

const reachedBy = (creature: Creature): NonNullable<Lost['reached']> => [
  ...(Object.entries(creature.entered_at) as [HatchedStage, Instant][])
    .filter(([stage]) => stage !== 'baby')
    .map(([what, reached_at]) => ({ what, reached_at })),
  ...agesReached(creature).map(({ days, at }) => ({ what: days, reached_at: at })),
]

/** What there is to know of the return of a creature that died. */
export const returnOf = (creature: Creature): Pick<Lost, 'creature_id' | 'name' | 'died_at' | 'cost'> => ({
  creature_id: creature.id,
  name: creature.name,
  died_at: diedAt(creature),
  cost: resurrectionCost(creature, diedAt(creature)),
})

export const lossOf = ({ creature, stone }: Omit<Died, 'ended'>): Lost => ({
  ...returnOf(creature),
  species: stone.species,
  stage: stone.stage_reached,
  cause: stone.cause,
  stone_id: stone.id,
  epitaph: stone.epitaph,
  reached: reachedBy(creature),
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
    death: { died_at: died_at, cause },
    ...(stone.harm && { harm: stone.harm }),
    stats_at: died_at,
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
  creature: Creature
  stone: Stone
}

/** Null while it lives. The result does not depend on `now`. */
export const bury = (creature: Creature, now: Instant): Burial | null => {
  const { creature: dead } = momentAt(creature, now)
  if (dead.death === null || dead.stage === 'egg') return null
  const { died_at, cause } = dead.death
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
      last_care_action: dead.recent_actions.at(-1) ?? null,
      cause,
      ...(cause === 'poison' && dead.harm && { harm: dead.harm }),
      died_at,
    },
  }
}
