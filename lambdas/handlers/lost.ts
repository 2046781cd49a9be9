/** The ones that died: found again, and how they are shown. */
import type { Gravestone } from '../domain/death'
import { resurrectableUntil } from '../domain/life'
import { type Instant, iso } from '../domain/time'
import { readPast } from '../store/creatures'
import type { House } from '../store/house'
import type { Call } from './call'
import type { Buried } from './visit'

export async function lostEarlier(
  { ctx, house }: Pick<Call, 'ctx'> & { house: House },
  creatureId: string,
): Promise<Buried | null> {
  const past = (await readPast(ctx.db, house.agent.data.id, creatureId))?.data
  return past?.ended === 'died' ? past : null
}

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

export const stoneView = (stone: Gravestone) => ({
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
