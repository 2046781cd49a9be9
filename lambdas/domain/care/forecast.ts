/** Looking ahead: the clock is pure, so what will be if nobody comes, or if this and that is done, is known exactly. */
import type { CareAction } from '../../species/care-actions'
import { type Moment, momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { asInstant, type Instant } from '../time/instants'
import { type CareDecision, decideCare } from './care'

export interface PlannedDeed {
  action: CareAction
  at: Instant
}

export interface Foreseen {
  moment: Moment
  /** What is done at that moment, and what comes of it. */
  deed: { action: CareAction; decision: CareDecision } | null
}

/** The creature at each of the times, with the deeds done when they are due. A death ends it, at its own instant. */
export function foresee(stored: Creature, deeds: readonly PlannedDeed[], times: readonly Instant[]): Foreseen[] {
  const looks = times
    .filter((time) => !deeds.some((deed) => deed.at === time))
    .map((time): Partial<PlannedDeed> & { at: Instant } => ({ at: time }))
  const foreseen: Foreseen[] = []
  let creature = stored
  for (const { action, at: time } of [...deeds, ...looks].sort((a, b) => a.at - b.at)) {
    const found = momentAt(creature, time)
    if (!found.alive) return [...foreseen, { moment: { ...found, now: found.dies_at ?? found.now }, deed: null }]
    const decision = action && decideCare(creature, { action }, time)
    if (decision?.kind === 'cared') creature = decision.creature
    foreseen.push(
      decision ? { moment: momentAt(creature, time), deed: { action, decision } } : { moment: found, deed: null },
    )
  }
  return foreseen
}

/** Every so many hours, and at the end. */
export const everyHours = (from: Instant, until: Instant, ms: number): Instant[] => {
  const count = Math.ceil((until - from) / ms)
  return Array.from({ length: count }, (_, index) => asInstant(Math.min(until, from + (index + 1) * ms)))
}
