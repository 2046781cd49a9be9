/** Flowers that agents lay on gravestones, and the summary per stone: a count and the latest names. */

import type { Instant } from '../time/instants'
import type { Gravestone } from './gravestone'

/** The stone: its row key and its position in the graveyard. */
export interface FlowerTarget {
  stone_id: string
  keeper_id: string
  number: number
  died_at: Instant
}

export interface Flower extends FlowerTarget {
  agent_id: string
  agent: string
  laid_at: Instant
}

/** Summary of one stone; the latest names first. */
export interface Flowers {
  stone_id: string
  died_at: Instant
  count: number
  last: readonly Pick<Flower, 'agent' | 'laid_at'>[]
}

export const emptyFlowers = ({ stone_id, died_at }: Pick<Flower, 'stone_id' | 'died_at'>): Flowers => ({
  stone_id,
  died_at,
  count: 0,
  last: [],
})

/** More than are shown, so that names remain after a giver's account is deleted. */
const NAMES_KEPT = 8
export const NAMES_SHOWN = 5

export const newFlower = (
  { id, caretaker_id, number, died_at }: Pick<Gravestone, 'id' | 'caretaker_id' | 'number' | 'died_at'>,
  giver: { id: string; username: string },
  laid_at: Instant,
): Flower => ({
  stone_id: id,
  keeper_id: caretaker_id,
  number,
  died_at,
  agent_id: giver.id,
  agent: giver.username,
  laid_at,
})

export const isCounted = ({ agent_id, keeper_id }: Flower): boolean => agent_id !== keeper_id

/**
 * Keeps the newest names, in any order of arrival. If names were removed, it is unknown which older flower comes next,
 * so an older one is not added.
 */
export function withFlower({ count, last, ...target }: Flowers, { agent, laid_at }: Flower): Flowers {
  const someAreUnnamed = last.length < count
  const oldest = last.at(-1)
  const isNext = !someAreUnnamed || !oldest || isNewer({ agent, laid_at }, oldest)
  const names = isNext ? [...last, { agent, laid_at }].sort((a, b) => (isNewer(a, b) ? -1 : 1)) : last
  return { ...target, count: count + 1, last: names.slice(0, NAMES_KEPT) }
}

/** For a giver whose account is deleted. Null if it was the last flower. */
export const withoutFlower = ({ count, last, ...target }: Flowers, { agent }: Flower): Flowers | null =>
  count <= 1 ? null : { ...target, count: count - 1, last: last.filter((one) => one.agent !== agent) }

type Name = Flowers['last'][number]
const isNewer = (one: Name, other: Name): boolean =>
  one.laid_at > other.laid_at || (one.laid_at === other.laid_at && one.agent < other.agent)

/** True if the stored summary differs only by names that were removed with their accounts. */
export const lacksDeletedNames = (stored: Flowers, expected: Flowers): boolean =>
  stored.count === expected.count &&
  stored.last.every(
    ({ agent, laid_at }, index) => expected.last[index]?.agent === agent && expected.last[index]?.laid_at === laid_at,
  )
