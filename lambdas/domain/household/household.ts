/**
 * The household as a value: an agent and its creatures, with all that was decided since it was read. A decision takes one
 * and returns another; the store writes the difference.
 */
import { CARE_WORDS } from '../../species/care-actions'
import { type Agent, type Tallies, talliesAfter } from '../accounts/agent'
import { withNoteFollowed } from '../accounts/from-human'
import type { Untold } from '../accounts/untold'
import type { Died, Ended } from '../afterlife/gravestone'
import { harmWords, isHarm, type LogEntry, type TriedItem } from '../care/care-log'
import { type Moment, momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import type { Instant } from '../time/instants'

export interface CareRecord {
  entry: LogEntry
  /** Null without a judged item. */
  tried: TriedItem | null
}

export interface Household {
  agent: Agent
  credits: number
  /** Living creatures and eggs, newest first, as last written or decided. `momentsOf` brings them up to date. */
  creatures: readonly Creature[]
  /** Creatures that ended during this call. */
  past: readonly Ended[]
  /** What others did and the agent was not told yet. */
  untold: readonly Untold[]
  care: readonly CareRecord[]
}

/** The latest adoption decides between two of the same millisecond. */
export const newestFirst = ({ latest_creature_id }: Agent, creatures: readonly Creature[]): Creature[] => {
  const isLatest = ({ id }: Creature) => Number(id === latest_creature_id)
  return creatures.toSorted((a, b) => b.adopted_at - a.adopted_at || isLatest(b) - isLatest(a))
}

type Creatures = Pick<Household, 'creatures'>

export const momentsOf = ({ creatures }: Creatures, now: Instant): Moment[] =>
  creatures.map((creature) => momentAt(creature, now))

export const livingCreature = ({ creatures }: Creatures, id: string): Creature | undefined =>
  creatures.find((creature) => creature.id === id)

export const livingOrNewest = (household: Creatures, id: string | undefined): Creature | undefined =>
  id ? livingCreature(household, id) : household.creatures[0]

/** Recorded by this call. */
export const deathsIn = ({ past }: Pick<Household, 'past'>): Died[] => past.filter((one) => one.ended === 'died')

/** Includes stages that were entered since the creatures were last written. */
export const currentTallies = ({ agent, creatures }: Pick<Household, 'agent' | 'creatures'>, now: Instant): Tallies =>
  creatures.reduce((sum, one) => talliesAfter(sum, one, momentAt(one, now).creature), agent.tallies)

export const hasRaisedAdult = (household: Household, now: Instant): boolean =>
  currentTallies(household, now).adults_raised > 0

/** The same agent if no tally changed. */
const withTallies = (agent: Agent, tallies: Tallies): Agent =>
  (Object.keys(tallies) as (keyof Tallies)[]).every((name) => tallies[name] === agent.tallies[name])
    ? agent
    : { ...agent, tallies }

/** Replaces a creature, and counts the stages that it entered. */
export const withCreature = <H extends Household>(household: H, before: Creature, after: Creature): H => ({
  ...household,
  agent: withTallies(household.agent, talliesAfter(household.agent.tallies, before, after)),
  creatures: household.creatures.map((one) => (one === before ? after : one)),
})

export const withPast = <H extends Household>(household: H, before: Creature, agent: Agent, past: Ended): H => ({
  ...household,
  agent,
  creatures: household.creatures.filter((one) => one !== before),
  past: [...household.past, past],
})

export function withRelease<H extends Household>(household: H, before: Creature, now: Instant): H {
  const moment = momentAt(before, now)
  const grown = talliesAfter(household.agent.tallies, before, moment.creature)
  const tallies = { ...grown, released: grown.released + 1 }
  const agent = { ...household.agent, tallies, last_released: { creature_id: before.id, name: before.name } }
  return withPast(household, before, agent, { ended: 'released', creature: moment.creature, released_at: moment.now })
}

/** Adds the record of an act. The note of the agent's human is shown until then. */
export const withCare = <H extends Household>(household: H, record: CareRecord): H => ({
  ...household,
  agent: household.agent.from_human?.note
    ? withNoteFollowed(household.agent, deedOf(household, record.entry), record.entry.done_at)
    : household.agent,
  care: [...household.care, record],
})

/** "fed Percy", or "gave Percy the bleach, which took 15 of its health". */
function deedOf({ creatures }: Household, entry: LogEntry): string {
  const { creature_id, action, by } = entry
  const creature = creatures.find(({ id }) => id === creature_id)
  if (creature && isHarm(entry)) return `gave ${by.creature} ${harmWords(creature.species, entry)}`
  const [before, after] = CARE_WORDS[action].active
  return `${before}${by.creature}${after}`
}
