/**
 * Forecasts of a creature. They are exact, with or without planned care, because its state is a pure function of time.
 */
import type { CareAction } from '../../species/care-actions'
import { type Moment, momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { asInstant, type Instant } from '../time/instants'
import { type CareDecision, decideCare } from './care'

export interface PlannedAction {
  action: CareAction
  at: Instant
}

export interface ForecastStep {
  moment: Moment
  /** The planned action at that time, and its result. */
  act: { action: CareAction; decision: CareDecision } | null
}

/** The states at all times and planned actions, sorted. Stops at a death. */
export function forecastCreature(
  stored: Creature,
  actions: readonly PlannedAction[],
  times: readonly Instant[],
): ForecastStep[] {
  const looks = times
    .filter((time) => !actions.some((act) => act.at === time))
    .map((time): Partial<PlannedAction> & { at: Instant } => ({ at: time }))
  const steps: ForecastStep[] = []
  let creature = stored
  for (const { action, at: time } of [...actions, ...looks].sort((a, b) => a.at - b.at)) {
    const found = momentAt(creature, time)
    if (!found.alive) return [...steps, { moment: { ...found, now: found.dies_at ?? found.now }, act: null }]
    const decision = action && decideCare(creature, { action }, time)
    if (decision?.kind === 'cared') creature = decision.creature
    steps.push(
      decision ? { moment: momentAt(creature, time), act: { action, decision } } : { moment: found, act: null },
    )
  }
  return steps
}

/** At a fixed interval, and at the end. */
export const timesEvery = (from: Instant, until: Instant, ms: number): Instant[] => {
  const count = Math.ceil((until - from) / ms)
  return Array.from({ length: count }, (_, index) => asInstant(Math.min(until, from + (index + 1) * ms)))
}
