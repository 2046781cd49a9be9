/**
 * What others did to a household and its agent was not told yet. At most one of each kind, and one per stone: a later
 * event is added to the one before it.
 */
import type { Gravestone } from '../afterlife/gravestone'
import { type Instant, later } from '../time/instants'

interface OnStone {
  stone_id: string
  creature_id: string
  /** Of the creature. */
  name: string
  /** Of the latest. */
  happened_at: Instant
}

export type Untold =
  /** Of other agents; the latest names first. */
  | ({ about: 'flowers'; count: number; last: readonly string[] } & OnStone)
  | ({ about: 'human_flower' } & OnStone)
  | { about: 'payment'; credits: number; happened_at: Instant }
  | { about: 'note' | 'recovery'; happened_at: Instant }

const NAMES_KEPT = 5

const onStone = ({ id, creature_id, name }: Pick<Gravestone, 'id' | 'creature_id' | 'name'>, at: Instant): OnStone => ({
  stone_id: id,
  creature_id,
  name,
  happened_at: at,
})

/** Null if nothing was untold. */
type Known = Untold | null

export function withFlowerLaid(known: Known, stone: Gravestone, giver: string, at: Instant): Untold {
  const before = known?.about === 'flowers' ? known : null
  return {
    about: 'flowers',
    ...onStone(stone, before ? later(before.happened_at, at) : at),
    count: (before?.count ?? 0) + 1,
    last: [giver, ...(before?.last ?? [])].slice(0, NAMES_KEPT),
  }
}

export const humanFlowerLaid = (stone: Pick<Gravestone, 'id' | 'creature_id' | 'name'>, at: Instant): Untold => ({
  about: 'human_flower',
  ...onStone(stone, at),
})

export const withCreditsArrived = (known: Known, credits: number, at: Instant): Untold => ({
  about: 'payment',
  credits: credits + (known?.about === 'payment' ? known.credits : 0),
  happened_at: at,
})

/** Without those that arrived at that instant, the last to do so, and are told elsewhere. Null if nothing is left. */
export function withoutCredits(untold: Untold, credits: number, arrived_at: Instant): Untold | null {
  if (untold.about !== 'payment' || untold.happened_at !== arrived_at) return untold
  return untold.credits > credits ? { ...untold, credits: untold.credits - credits } : null
}

export const withoutGiver = (untold: Untold, giver: string): Untold =>
  untold.about === 'flowers' && untold.last.includes(giver)
    ? { ...untold, last: untold.last.filter((name) => name !== giver) }
    : untold
