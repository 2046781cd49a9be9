/** The ones that died: found again, and how they are shown. */
import { type NextStep, step } from '../api/next-steps'
import type { Context } from '../context'
import type { Creature } from '../domain/creature/creature'
import { type Died, type Gravestone, killedBy, lossOf } from '../domain/creature/death'
import { resurrectableUntil, resurrectionCost } from '../domain/creature/life'
import type { Agent, Lost } from '../domain/house/agent'
import type { ShownStone } from '../domain/house/projections'
import { voiced } from '../domain/species/catalogue'
import { type Instant, iso } from '../domain/time/instants'
import { noted } from '../domain/voice/duration'
import { memorialPrompt } from '../domain/voice/silent-prompts'
import type { Call } from '../pipeline/call'
import { readPast } from '../store/creatures'
import { readStones } from '../store/graveyard'
import type { House } from '../store/house'

export async function lostEarlier(
  { ctx, house }: Pick<Call, 'ctx'> & { house: House },
  creatureId: string,
): Promise<Died | null> {
  const past = (await readPast(ctx.db, house.agent.data.id, creatureId))?.data
  return past?.ended === 'died' ? past : null
}

const NEWEST_STONES = 50

/** Whom an empty house misses. Once the last one lost has returned it is the one before, found among the stones. */
export async function lastLost({ db }: Context, agent: Agent): Promise<Lost | null> {
  if (agent.last_lost || agent.tallies.deaths === 0) return agent.last_lost
  const stones = await readStones(db, agent.id, agent.tallies.deaths, { page: 1, per_page: NEWEST_STONES })
  const stone = stones.find(({ resurrected_at }) => resurrected_at === null)
  const past = stone && (await readPast(db, agent.id, stone.creature_id))?.data
  if (past?.ended !== 'died') return null
  const { creature_id, name, cause, died_at } = past.stone
  return { creature_id, name, cause, died_at, cost: resurrectionCost(past.creature, died_at) }
}

/** The call that brings it back, while that is possible. */
export const returnSteps = (
  { creature_id, name, cost }: Pick<Lost, 'creature_id' | 'name' | 'cost'>,
  diedAt: Instant,
  now: Instant,
): NextStep[] => {
  const until = stillOpen(diedAt, now)
  if (until === null) return []
  const description = `Bring ${name} back for ${cost} credits. Possible until ${noted(until)}.`
  return [step('resurrect', { description, body: { creature_id } })]
}

/** What is left to do for one that died. */
export const afterDeath = (creature: Creature, diedAt: Instant, now: Instant): NextStep[] => [
  ...returnSteps(lossOf(creature, now), diedAt, now),
  step('history', { description: 'Read its life.', query: { creature_id: creature.id } }),
  step('adopt', { description: 'Begin again with an egg.' }),
]

/** When the way back closes; null when it has closed. */
export function stillOpen(diedAt: Instant, now: Instant): Instant | null {
  const until = resurrectableUntil(diedAt)
  return now <= until ? until : null
}

export const wayBack = (diedAt: Instant, cost: number, now: Instant) => ({
  possible: stillOpen(diedAt, now) !== null,
  until: iso(resurrectableUntil(diedAt)),
  cost_credits: cost,
})

export const stoneView = (stone: ShownStone) => ({
  id: stone.id,
  creature_id: stone.creature_id,
  name: stone.name,
  species: stone.species,
  stage_reached: stone.stage_reached,
  lived: stone.lived,
  caretaker: stone.caretaker,
  feedings: stone.feedings,
  missed_feedings: stone.missed_feedings,
  last_care_action: stone.last_care_action,
  cause: stone.cause,
  epitaph: stone.epitaph,
  died_at: iso(stone.died_at),
  resurrected: stone.resurrected_at !== null,
})

export const memorialOf = (creature: Creature, stone: Gravestone, can_return: boolean): string =>
  memorialPrompt({
    name: creature.name,
    species: voiced(creature.species),
    stage: stone.stage_reached,
    cause: stone.cause,
    killed_by: killedBy(creature),
    deaths: creature.deaths - 1,
    can_return,
    seed: creature.id,
  })
