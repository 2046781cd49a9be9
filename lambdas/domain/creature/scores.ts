/** Care scores from 0 to 100: consistency, responsiveness and variety. */
import { CARE_ACTIONS, type CareAction } from '../../species/care-actions'
import type { Instant } from '../time/instants'
import type { Creature } from './creature'
import {
  CONSISTENCY_TARGETS,
  type Eater,
  type FeedTiming,
  WINDOW_CLOSES,
  WINDOW_MISSED,
  WINDOW_OPENS,
  windowsMissed,
} from './feeding'

const ACTIONS_REMEMBERED = 20

/** The share of the distance to the target by which one event moves a score. */
const STEP = 0.1
/** Rounds tiny values to 0: repeated multiplication would otherwise underflow the number range of the table. */
const NEGLIGIBLE = 1e-9

const moveTowards = (score: number, target: number): number => score + STEP * (target - score)

/** Every window missed since `stats_at` moves it towards 0. */
export const consistencyAt = (creature: Eater & Pick<Creature, 'consistency' | 'stats_at'>, now: Instant): number => {
  const missed = windowsMissed(creature, now) - windowsMissed(creature, creature.stats_at)
  const left = creature.consistency * (1 - STEP) ** missed
  return left < NEGLIGIBLE ? 0 : left
}

export const consistencyAfterFeed = (consistency: number, timing: FeedTiming): number => {
  const target = CONSISTENCY_TARGETS[timing]
  if (target === null) return consistency
  const moved = moveTowards(consistency, target)
  return timing === 'on_time' ? moved : Math.min(consistency, moved)
}

/** A feed before the window opens does not count. */
export const responsivenessAfterFeed = (responsiveness: number, windowShare: number): number => {
  if (windowShare < WINDOW_OPENS) return responsiveness
  const lateness = (windowShare - WINDOW_CLOSES) / (WINDOW_MISSED - WINDOW_CLOSES)
  return moveTowards(responsiveness, 100 * (1 - Math.min(1, Math.max(0, lateness))))
}

export const rememberAction = (recent: readonly CareAction[], action: CareAction): CareAction[] =>
  [...recent, action].slice(-ACTIONS_REMEMBERED)

/** Entropy of the recent actions: 0 for a single kind, 100 if all actions are equally frequent. */
export const varietyOf = (recent: readonly CareAction[]): number => {
  const shares = CARE_ACTIONS.map((action) => recent.filter((one) => one === action).length / recent.length)
  const entropy = shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0)
  return (100 * entropy) / Math.log(CARE_ACTIONS.length)
}
