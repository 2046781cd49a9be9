/** Brings a household up to date: who died since it was read is buried. */

import { talliesAfter, withLoss } from '../accounts/agent'
import { type Burial, bury, type Died, type Gravestone, lossOf } from '../afterlife/gravestone'
import { momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import type { Instant } from '../time/instants'
import { epitaph } from '../voice/epitaph'
import { type Household, withPast } from './household'

/**
 * The same household if no creature died. Growth needs no step: it follows from a creature's row, and is written
 * with the next change of it. An egg hatches only when it is looked at (`look`). `most`: buries only the first of them.
 */
export function settle<H extends Household>(
  household: H,
  now: Instant,
  newId: () => string,
  most = Number.POSITIVE_INFINITY,
): H {
  // Stones are numbered in the order of death, not of discovery.
  const dead = household.creatures
    .map((creature) => ({ creature, moment: momentAt(creature, now) }))
    .filter(({ moment }) => !moment.alive)
    .sort((a, b) => Number(a.moment.dies_at) - Number(b.moment.dies_at))
    .slice(0, most)
  return dead.reduce(
    (after, { creature }) => withDeath(after, creature, bury(creature, now) as Burial, newId),
    household,
  )
}

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
