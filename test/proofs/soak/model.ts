/** The house as it should be: who is in it, how everyone is, and what the counts must be. */
import type { Bought } from '../../support/services/stripe'
import type { Kind, Life } from './reckoning'

export interface ModelCreature {
  id: string
  kind: Kind
  /** As reckoned; null in the egg. */
  life: Life | null
  /** What it would die of, as reckoned at the last look. */
  cause: string | null
  state: 'egg' | 'alive' | 'dead' | 'released'
  /** The instant the house last told for its death, which must be the one reckoned; from then on it is dead, and not before. */
  dies_at: string | null
  /** Care that was accepted. */
  cared: number
  /** Each a stone. */
  deaths: number
  /** Wishes that were granted, and the day of the last. */
  wishes: number
  wished_on: number | null
  /** Who cared for it in its keeper's place, the latest last. */
  sat_by: ModelAgent[]
}

/** A creature in the hands of somebody else, as it stands with that one. */
export interface Sitting {
  sitter: ModelAgent
  creature: ModelCreature
  until: number
  /** It died meanwhile, and its sitter knows. */
  died: boolean
}

/** A place is taken a minute longer than its time, for clocks differ. */
const GRACE_MS = 60_000

export interface ModelAgent {
  username: string
  id: string
  key: string
  credits: number
  creatures: ModelCreature[]
  /** What is written on each of its stones. */
  stones: { creature_id: string; died_at: string | null; cause: string | null }[]
  /** Paid, and not refunded yet. */
  bought: Bought[]
  /** The address through which its human looks in, if there is one. */
  window: string | null
  /** Has surely raised an adult; without that it may have, unseen. */
  adult: boolean
  /** Died, and no look at the house has told it yet. */
  untold: Set<string>
}

export class Model {
  readonly agents: ModelAgent[] = []
  readonly species = new Set<string>()
  /** Who has laid a flower on each stone, by its id, the last first. */
  readonly flowers = new Map<string, ModelAgent[]>()
  sittings: Sitting[] = []

  agent = (at: number): ModelAgent | undefined => this.agents[at % this.agents.length]

  /** Whatever an agent does in its house, its dead are found first. Who they were. */
  visit(agent: ModelAgent, now: number): ModelCreature[] {
    const dead = living(agent).filter(({ dies_at }) => dies_at !== null && Date.parse(dies_at) <= now)
    for (const creature of dead) {
      creature.state = 'dead'
      creature.deaths += 1
      agent.untold.add(creature.id)
      agent.stones.push({ creature_id: creature.id, died_at: creature.dies_at, cause: creature.cause })
      for (const one of this.sittings) if (one.creature === creature && one.until > now) one.died = true
    }
    return dead
  }

  /** Who looks after it at this moment. */
  sittingOf = (creature: ModelCreature, now: number): Sitting | undefined =>
    this.sittings.find((one) => one.creature === creature && !one.died && one.until > now)

  /** Whom an agent finds among its own, though it is another's. */
  wardsOf = (sitter: ModelAgent, now: number): ModelCreature[] =>
    this.sittings
      .filter((one) => one.sitter === sitter && !one.died && one.until > now && livesAt(one.creature, now))
      .map(({ creature }) => creature)

  /** Places that somebody else's creatures than this one take. */
  placesTaken = (sitter: ModelAgent, creature: ModelCreature, now: number): number =>
    this.sittings.filter(
      (one) => one.sitter === sitter && one.creature !== creature && !one.died && one.until + GRACE_MS > now,
    ).length

  /** Its sitter no longer finds it. */
  endSitting(creature: ModelCreature, now: number): void {
    this.sittings = this.sittings.filter((one) => one.creature !== creature || one.died || one.until <= now)
  }

  count(state: ModelCreature['state']): number {
    return this.agents.flatMap(({ creatures }) => creatures).filter((one) => one.state === state).length
  }

  stones(): number {
    return this.agents.flatMap(({ creatures }) => creatures).reduce((sum, { deaths }) => sum + deaths, 0)
  }
}

/** Whether it lives, though nobody may have looked. */
export const livesAt = ({ state, dies_at }: ModelCreature, now: number): boolean =>
  state === 'alive' && dies_at !== null && Date.parse(dies_at) > now

/** Eggs count as living. */
export const living = ({ creatures }: ModelAgent): ModelCreature[] =>
  creatures.filter(({ state }) => state === 'egg' || state === 'alive')
