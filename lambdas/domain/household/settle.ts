/** Brings a household up to date: who died since it was read is buried. */

import { bury } from '../afterlife/gravestone'
import { momentAt } from '../creature/clock'
import type { Instant } from '../time/instants'
import { type Household, withDeath } from './household'

/**
 * The same household if nobody died. Growth needs no step of its own: it follows from a creature's row, and is written
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
    .map((creature) => ({ creature, dies_at: momentAt(creature, now).dies_at, burial: bury(creature, now) }))
    .sort((a, b) => Number(a.dies_at) - Number(b.dies_at))
    .flatMap(({ creature, burial }) => (burial ? [{ creature, burial }] : []))
  return dead
    .slice(0, most)
    .reduce((after, { creature, burial }) => withDeath(after, creature, burial, newId), household)
}
