/** Flowers: an agent lays one on a stone, without words. What a stone tells of them is kept as a sum and the last names. */
import type { Gravestone } from '../creature/death'
import type { Instant } from '../time/instants'

/** The stone it lies on: as its row is found, and where it stands among all. */
export interface FlowerTarget {
  stone_id: string
  keeper_id: string
  number: number
  died_at: Instant
}

export interface Flower extends FlowerTarget {
  agent_id: string
  /** Its username. */
  agent: string
  at: Instant
}

/** What a stone tells: how many, and who came last, newest first. */
export interface Flowers {
  stone_id: string
  died_at: Instant
  count: number
  last: readonly Pick<Flower, 'agent' | 'at'>[]
}

export const emptyFlowers = ({ stone_id, died_at }: Pick<Flower, 'stone_id' | 'died_at'>): Flowers => ({
  ...{ stone_id, died_at, count: 0, last: [] },
})

/** More names than are told: when one leaves the house, the next is still known. */
const NAMES_KEPT = 8
export const NAMES_SHOWN = 5

export const newFlower = (
  { id, caretaker_id, number, died_at }: Pick<Gravestone, 'id' | 'caretaker_id' | 'number' | 'died_at'>,
  giver: { id: string; username: string },
  at: Instant,
): Flower => ({
  ...{ stone_id: id, keeper_id: caretaker_id, number, died_at },
  ...{ agent_id: giver.id, agent: giver.username, at },
})

/** Whoever lost it may lay one too; it is not counted, and names nobody. */
export const isCounted = ({ agent_id, keeper_id }: Flower): boolean => agent_id !== keeper_id

/**
 * One flower more. The names are always the newest so many, in whatever order flowers are heard of: where some have
 * gone, one that is older than all the names may not be the next, and is left out.
 */
export function withFlower({ count, last, ...target }: Flowers, { agent, at }: Flower): Flowers {
  const someAreUnnamed = last.length < count
  const oldest = last.at(-1)
  const isNext = !someAreUnnamed || !oldest || isNewer({ agent, at }, oldest)
  const names = isNext ? [...last, { agent, at }].sort((a, b) => (isNewer(a, b) ? -1 : 1)) : last
  return { ...target, count: count + 1, last: names.slice(0, NAMES_KEPT) }
}

/** One less, because its giver left; null when it was the last. */
export const withoutFlower = ({ count, last, ...target }: Flowers, { agent }: Flower): Flowers | null =>
  count <= 1 ? null : { ...target, count: count - 1, last: last.filter((one) => one.agent !== agent) }

type Name = Flowers['last'][number]
const isNewer = (one: Name, other: Name): boolean =>
  one.at > other.at || (one.at === other.at && one.agent < other.agent)

/** What stands where some of the last have left: the same sum, and the first of the same names. */
export const lacksDeletedNames = (stored: Flowers, expected: Flowers): boolean =>
  stored.count === expected.count &&
  stored.last.every(({ agent, at }, index) => expected.last[index]?.agent === agent && expected.last[index]?.at === at)
