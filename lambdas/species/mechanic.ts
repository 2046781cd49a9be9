/** Special rules of single species, as data. */
import type { CareAction } from './care-actions'
import type { Stat } from './vocabulary'

/** Multiplies the gain of an action: of one stat, or of all stats. */
interface GainRule {
  action: CareAction
  stat?: Stat
  times: number
}

/** Multiplies the gain of every action from one local hour up to another. */
interface HourRule {
  from_hour: number
  to_hour: number
  times: number
}

/** These stats are shown only from this trust on. */
interface ShownRule {
  from_trust: number
  stats: readonly Stat[]
}

export interface Mechanic {
  gains?: readonly GainRule[]
  hours?: readonly HourRule[]
  /** Multiplies the gain of a meal if the creature has not played since its last meal. 0: it does not eat. */
  unplayed_feed?: number
  /** Play does nothing unless the item is a task. */
  plays_only_with_tasks?: boolean
  /** Multiplies the trust lost to late or missing care. */
  trust_loss?: number
  /** Below this trust, every action except reflect is refused. */
  care_needs_trust?: number
  shown?: readonly ShownRule[]
  /** Stats above this are displayed as this. */
  displayed_at_most?: number
}
