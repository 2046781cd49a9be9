/** Model of the service: agents, creatures, their condition, and the expected counts. */
import type { Bought } from '../../support/services/stripe'
import type { Kind, Life } from './reckoning'

export interface ModelCreature {
  id: string
  kind: Kind
  /** Computed life; null in the egg. */
  life: Life | null
  /** Computed cause of death at the last look. */
  cause: string | null
  state: 'egg' | 'alive' | 'dead' | 'released'
  /**
   * Time of death from the last response, which must match the computed one; the creature is dead from then on, and not
   * before.
   */
  dies_at: string | null
  /** Accepted care. */
  cared: number
  /** Each has a stone. */
  deaths: number
  /** Granted wishes, and the day of the last one. */
  wishes: number
  wished_on: number | null
}

export interface ModelAgent {
  username: string
  id: string
  key: string
  credits: number
  creatures: ModelCreature[]
  /** Text of each of its stones. */
  stones: { creature_id: string; died_at: string | null; cause: string | null }[]
  /** Paid orders that are not refunded. */
  bought: Bought[]
  /** Address of its keeper page, if there is one. */
  window: string | null
  /** Has certainly raised an adult; if false, it may have done so unseen. */
  adult: boolean
  /** Dead creatures that no response has reported yet. */
  unreported: Set<string>
}

export class Model {
  readonly agents: ModelAgent[] = []
  readonly species = new Set<string>()
  /** Agents who laid a flower, the latest first, by stone id. */
  readonly flowers = new Map<string, ModelAgent[]>()

  agent = (at: number): ModelAgent | undefined => this.agents[at % this.agents.length]

  /** Any act of an agent first discovers its dead creatures; returns them. */
  visit(agent: ModelAgent, now: number): ModelCreature[] {
    const dead = living(agent).filter(({ dies_at }) => dies_at !== null && Date.parse(dies_at) <= now)
    for (const creature of dead) {
      creature.state = 'dead'
      creature.deaths += 1
      agent.unreported.add(creature.id)
      agent.stones.push({ creature_id: creature.id, died_at: creature.dies_at, cause: creature.cause })
    }
    return dead
  }

  count(state: ModelCreature['state']): number {
    return this.agents.flatMap(({ creatures }) => creatures).filter((one) => one.state === state).length
  }

  stones(): number {
    return this.agents.flatMap(({ creatures }) => creatures).reduce((sum, { deaths }) => sum + deaths, 0)
  }
}

/** Whether it is alive, even if no look has shown it. */
export const livesAt = ({ state, dies_at }: ModelCreature, now: number): boolean =>
  state === 'alive' && dies_at !== null && Date.parse(dies_at) > now

/** Eggs count as living. */
export const living = ({ creatures }: ModelAgent): ModelCreature[] =>
  creatures.filter(({ state }) => state === 'egg' || state === 'alive')
