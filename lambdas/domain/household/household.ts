/**
 * The household as a value: an agent and its creatures, with all that was decided since it was read. A decision takes one
 * and returns another; the store writes the difference.
 */
import { type Agent, type Tallies, talliesAfter, withLoss } from '../accounts/agent'
import { withoutNote } from '../accounts/from-human'
import { withRecoveryTold } from '../accounts/recovery'
import { type Burial, type Died, type Gravestone, lossOf, type Past } from '../afterlife/gravestone'
import type { LogEntry, TriedItem } from '../care/care-log'
import { type Moment, momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import type { Instant } from '../time/instants'
import { epitaph } from '../voice/epitaph'

/** A performed act of care. */
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
  past: readonly Past[]
  /** Care of this call. */
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

/** Without an id, the newest. */
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

/** Moves a creature to the past. */
const withPast = <H extends Household>(household: H, before: Creature, agent: Agent, past: Past): H => ({
  ...household,
  agent,
  creatures: household.creatures.filter((one) => one !== before),
  past: [...household.past, past],
})

/** The creature gets its stone, and counts in the tallies of its keeper. */
export function withDeath<H extends Household>(household: H, before: Creature, burial: Burial, newId: () => string): H {
  const { creature, stone } = burial
  const { agent } = household
  const tallies = talliesAfter(agent.tallies, before, creature)
  const gravestone: Gravestone = {
    ...stone,
    id: newId(),
    number: tallies.deaths,
    caretaker_id: agent.id,
    caretaker: agent.username,
    epitaph: epitaph(burial),
    resurrected_at: null,
  }
  const died: Died = { ended: 'died', creature, stone: gravestone }
  return withPast(household, before, withLoss({ ...agent, tallies }, lossOf(died)), died)
}

/** Lets a creature go, as it is now. */
export function withRelease<H extends Household>(household: H, before: Creature, now: Instant): H {
  const moment = momentAt(before, now)
  const grown = talliesAfter(household.agent.tallies, before, moment.creature)
  const tallies = { ...grown, released: grown.released + 1 }
  const agent = { ...household.agent, tallies, last_released_id: before.id }
  return withPast(household, before, agent, { ended: 'released', creature: moment.creature, released_at: moment.now })
}

/** Adds the record of an act. What the agent's human left or did is shown until then. */
export const withCare = <H extends Household>(household: H, record: CareRecord): H => ({
  ...household,
  agent: withRecoveryTold(withoutNote(household.agent)),
  care: [...household.care, record],
})
