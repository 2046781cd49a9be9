/** A rule that only some species have, as data. */
import type { CareAction } from './care-actions'
import type { Stat } from './vocabulary'

/** Multiplies what an action gives; without a stat, everything it gives. */
interface GainRule {
  action: CareAction
  stat?: Stat
  times: number
}

/** Multiplies what any action gives from one local hour up to another. */
interface HourRule {
  from_hour: number
  to_hour: number
  times: number
}

/** From this trust on, these stats are shown. */
interface ShownRule {
  from_trust: number
  stats: readonly Stat[]
}

export interface Mechanic {
  gains?: readonly GainRule[]
  hours?: readonly HourRule[]
  /** A feed not preceded by play since the last one is worth this much; 0: it will not eat at all. */
  unplayed_feed?: number
  /** Play does nothing unless the item is a task. */
  plays_only_with_tasks?: boolean
  /** Multiplies trust lost to care that came late or not at all. */
  trust_loss?: number
  /** Below this trust every action but reflect is refused. */
  care_needs_trust?: number
  shown?: readonly ShownRule[]
  /** No stat is displayed above this. */
  displayed_at_most?: number
}
