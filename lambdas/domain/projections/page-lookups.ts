/** Lookup rows for the public pages: the keeper of a creature, the row of a gravestone, recent births and deaths. */

import type { Gravestone } from '../afterlife/gravestone'
import type { Creature } from '../creature/creature'
import { type Instant, iso } from '../time/instants'
import type { PendingProjections, ProjectionKey } from './pending-projections'

export const LOOKUPS = {
  owner: (creatureId: string): ProjectionKey => ({ partition: `creature#${creatureId}`, name: 'owner' }),
  stone: (id: string): ProjectionKey => ({ partition: `stone#${id}`, name: 'stone' }),
  births: 'births',
  deaths: 'deaths',
} as const

/** Sorts by time, because all instants are formatted with the same length. */
const timeOrderKey = (at: Instant, id: string): string => `${iso(at)}#${id}`

export interface OwnerLookup {
  agent_id: string
}

export interface StoneLookup {
  agent_id: string
  number: number
  creature_id: string
}

export interface BirthEntry {
  creature_id: string
  agent_id: string
}

const BIRTH_ENTRY_SECONDS = 30 * 24 * 3600

/** Neither the keeper nor the birth of a creature changes, so each row is written once. */
export function projectCreature(before: Creature | null, after: Creature | null, pending: PendingProjections): void {
  if (!after) return
  const { id, agent_id, hatched_at } = after
  if (!before) pending.write(LOOKUPS.owner(id), { agent_id } satisfies OwnerLookup)
  if (hatched_at === null || (before && before.hatched_at !== null)) return
  pending.write(birthKey(hatched_at, id), { creature_id: id, agent_id } satisfies BirthEntry)
}

const birthKey = (hatched_at: Instant, id: string): ProjectionKey => ({
  partition: LOOKUPS.births,
  name: timeOrderKey(hatched_at, id),
  expires_at: Math.floor(hatched_at / 1000) + BIRTH_ENTRY_SECONDS,
})

/** For a deleted account. */
export function removeCreature(
  { id, hatched_at }: Pick<Creature, 'id' | 'hatched_at'>,
  pending: PendingProjections,
): void {
  pending.write(LOOKUPS.owner(id), null)
  if (hatched_at !== null) pending.write(birthKey(hatched_at, id), null)
}

export function projectStone(stone: Gravestone | null, pending: PendingProjections): void {
  if (!stone) return
  const { id, caretaker_id, number, creature_id, died_at } = stone
  pending.write(LOOKUPS.stone(id), { agent_id: caretaker_id, number, creature_id } satisfies StoneLookup)
  pending.write({ partition: LOOKUPS.deaths, name: timeOrderKey(died_at, id) }, stone)
}
