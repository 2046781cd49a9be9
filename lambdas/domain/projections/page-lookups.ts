/** What the pages for people look things up by: whose a creature is, where a stone stands, who came and who went. */
import type { Creature } from '../creature/creature'
import { type Gravestone, type Likeness, likenessOf } from '../creature/death'
import { type Instant, iso } from '../time/instants'
import type { Place, ProjectionSketch } from './pending-projections'

export const CARDS = {
  owner: (creatureId: string): Place => ({ shelf: `creature#${creatureId}`, name: 'owner' }),
  stone: (id: string): Place => ({ shelf: `stone#${id}`, name: 'stone' }),
  births: 'births',
  deaths: 'deaths',
} as const

/** Sorts by time; instants are all written with the same number of digits. */
export const inTime = (at: Instant, id: string): string => `${iso(at)}#${id}`

export interface OwnerCard {
  agent_id: string
}

export interface StoneCard {
  agent_id: string
  number: number
  creature_id: string
  /** Whose names its page tells, so that they are read beside it. */
  sat_by?: readonly string[]
}

export interface BirthCard {
  creature_id: string
  name: string
  species: string
  likeness: Likeness
  keeper: string
  born_at: Instant
}

const NEWS_SECONDS = 30 * 24 * 3600

/** A creature keeps its keeper for good, and is born once, whatever becomes of it. */
export function noteCreature(
  before: Creature | null,
  after: Creature | null,
  keeper: string,
  sketch: ProjectionSketch,
): void {
  if (!after) return
  const { id, agent_id, name, species, hatched_at } = after
  if (!before) sketch.write(CARDS.owner(id), { agent_id } satisfies OwnerCard)
  if (hatched_at === null || (before && before.hatched_at !== null)) return
  // As it was then: it had no form yet, and kept nothing.
  const { kept: _, ...likeness } = likenessOf(after)
  const card: BirthCard = {
    creature_id: id,
    name,
    species: species.name,
    likeness: { ...likeness, path: null },
    keeper,
    born_at: hatched_at,
  }
  sketch.write(birthPlace(hatched_at, id), card)
}

const birthPlace = (hatched_at: Instant, id: string): Place => ({
  shelf: CARDS.births,
  name: inTime(hatched_at, id),
  expires_at: Math.floor(hatched_at / 1000) + NEWS_SECONDS,
})

/** Its keeper left, and took it along. */
export function forgetLife({ id, hatched_at }: Pick<Creature, 'id' | 'hatched_at'>, sketch: ProjectionSketch): void {
  sketch.write(CARDS.owner(id), null)
  if (hatched_at !== null) sketch.write(birthPlace(hatched_at, id), null)
}

/**
 * Where a stone stands. It comes to both together with all that is counted of it: where it stands in neither, the
 * projector is still to come by, and whoever else put it there would have it counted for its place, and then once more.
 */
export const stonePlaces = ({ id, died_at }: Pick<Gravestone, 'id' | 'died_at'>): [card: Place, death: Place] => [
  CARDS.stone(id),
  { shelf: CARDS.deaths, name: inTime(died_at, id) },
]

export function noteStone(stone: Gravestone | null, sketch: ProjectionSketch): void {
  if (!stone) return
  const { caretaker_id, number, creature_id, sat_by } = stone
  const [card, death] = stonePlaces(stone)
  sketch.write(card, { agent_id: caretaker_id, number, creature_id, ...(sat_by && { sat_by }) } satisfies StoneCard)
  sketch.write(death, stone)
}
