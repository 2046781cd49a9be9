/** The conditions that a line may have, one row each. */

import type { Line } from '../../species/book'
import type { CareAction } from '../../species/care-actions'
import { needsOf } from '../care/needs'
import { isDirty } from '../creature/clock'
import { hasMissedMeal, isUnfed } from '../creature/feeding'
import { type FeelingCause, isBadFeeling } from '../creature/feeling'
import { isLatelyGiven } from './shown'
import {
  dayPart,
  feelingBefore,
  hoursAlone,
  isIll,
  isNewborn,
  isStarving,
  isWary,
  isWeak,
  LATE_MEALS,
  localHour,
  PECKISH_BELOW,
  type Situation,
  timesGiven,
  WELL_FROM,
} from './situation'

const GLAD_FROM = 60
/** The same three thresholds as the concerns against discipline, so that each of them can be explained. */
const SAD_BELOW = 40
const SATED_FROM = 70
const TRUSTING_FROM = 60
const LONG_WAIT = { hours: 8, windows: 1.5 } as const
const AGAIN_HOURS = 1
const RUN_FROM = 3
/** Earlier acts are not mentioned any more. */
const RECENT_HOURS = 8

const trustMoved = ({ act }: Situation): number => (act ? act.outcome.after.trust - act.outcome.before.trust : 0)

const healthBefore = ({ creature, act }: Situation): number => (act?.outcome.before ?? creature.stats).health

/** Before the action: the text of a meal depends on how hungry the creature was. */
const fullness = ({ creature, act }: Situation): number => (act?.outcome.before ?? creature.stats).hunger

/** The act before this one; for a look, the last one. */
const wasRecently = (situation: Situation, action: CareAction): boolean => {
  const { recent_actions } = (situation.act?.outcome.found ?? situation.moment).creature
  return recent_actions.at(-1) === action && hoursAlone(situation) < RECENT_HOURS
}

/** For a look, the feeling it has now. */
const feltBefore = (situation: Situation, causes: readonly FeelingCause[]): boolean => {
  const feeling = situation.act ? feelingBefore(situation) : situation.feeling
  return feeling ? causes.includes(feeling.cause) : false
}

interface ConditionRow {
  /** A line is chosen only if all its conditions hold. */
  holds(situation: Situation): boolean
  /** How specific it makes a line. What is nearly always true counts less, what is rare more. */
  weight: number
  /** About what came before: where a species has no such line for an act, its family's serves. */
  recalls?: true
}

const ROWS = {
  baby: { holds: ({ creature }) => creature.stage === 'baby', weight: 2 },
  child: { holds: ({ creature }) => creature.stage === 'child', weight: 1 },
  teen: { holds: ({ creature }) => creature.stage === 'teen', weight: 1 },
  from_child: { holds: ({ creature }) => creature.stage !== 'baby' && creature.stage !== 'egg', weight: 0.5 },
  grown: { holds: ({ creature }) => creature.stage === 'adult', weight: 1 },
  ill: { holds: isIll, weight: 2 },
  weak: { holds: isWeak, weight: 1 },
  well: { holds: (situation) => !isWeak(situation), weight: 0.5 },
  mended: { holds: (situation) => healthBefore(situation) < WELL_FROM && !isWeak(situation), weight: 2 },
  glad: {
    holds: ({ creature, feeling }) => creature.stats.happiness >= GLAD_FROM && !isBadFeeling(feeling),
    weight: 0.5,
  },
  sad: { holds: ({ creature }) => creature.stats.happiness < SAD_BELOW, weight: 1 },
  hungry: { holds: (situation) => fullness(situation) < PECKISH_BELOW, weight: 2 },
  sated: { holds: (situation) => fullness(situation) >= SATED_FROM, weight: 0.5 },
  unfed: { holds: isUnfed, weight: 0.5 },
  missed_meal: { holds: hasMissedMeal, weight: 1 },
  starving: { holds: isStarving, weight: 2 },
  wary: { holds: isWary, weight: 1 },
  warming: { holds: (one) => !isWary(one) && !isNewborn(one) && one.creature.stats.trust < TRUSTING_FROM, weight: 1 },
  trusting: { holds: ({ creature }) => creature.stats.trust >= TRUSTING_FROM, weight: 1 },
  trusts_more: { holds: (situation) => trustMoved(situation) > 0, weight: 1 },
  trusts_less: { holds: (situation) => trustMoved(situation) < 0, weight: 1 },
  item: { holds: ({ act }) => Boolean(act?.item), weight: 1 },
  no_item: { holds: ({ act }) => !act?.item, weight: 0.5 },
  // A harmful feed is no meal, but the meal after it is not the first time either.
  first_time: {
    holds: (one) => timesGiven(one) === 1 && one.act !== null && one.creature.cared[one.act.action] === 1,
    weight: 2,
  },
  waited: {
    holds: (one) =>
      hoursAlone(one) >= Math.max(LONG_WAIT.hours, LONG_WAIT.windows * one.creature.species.feeding_window_hours),
    weight: 2,
  },
  again: { holds: (situation) => hoursAlone(situation) < AGAIN_HOURS, weight: 1 },
  run_broken: { holds: ({ act }) => (act?.outcome.run_ended ?? 0) >= RUN_FROM, weight: 2 },
  morning: { holds: (situation) => dayPart(localHour(situation)) === 'morning', weight: 1 },
  evening: { holds: (situation) => dayPart(localHour(situation)) === 'evening', weight: 1 },
  night: { holds: (situation) => dayPart(localHour(situation)) === 'night', weight: 1 },
  returned: { holds: ({ creature }) => creature.returns.length > 0, weight: 1 },
  after_late_meal: { holds: (one) => feltBefore(one, LATE_MEALS), weight: 3, recalls: true },
  after_poison: {
    holds: (one) => feltBefore(one, ['harmful_item']) && one.act?.category !== 'harmful',
    weight: 3,
    recalls: true,
  },
  after_scolding: { holds: (one) => feltBefore(one, ['discipline']), weight: 3, recalls: true },
  after_wait: { holds: (one) => feltBefore(one, ['long_wait']), weight: 3, recalls: true },
  after_wish: { holds: (one) => feltBefore(one, ['wish_granted']), weight: 3, recalls: true },
  after_pride: { holds: (one) => feltBefore(one, ['milestone']), weight: 3, recalls: true },
  after_meal: { holds: (one) => wasRecently(one, 'feed'), weight: 2 },
  after_play: { holds: (one) => wasRecently(one, 'play'), weight: 3 },
  after_wash: { holds: (one) => wasRecently(one, 'clean'), weight: 3 },
  after_company: { holds: (one) => wasRecently(one, 'reflect'), weight: 2 },
  punctual: { holds: ({ creature }) => creature.on_time_streak >= RUN_FROM, weight: 2 },
  third_in_row: {
    holds: ({ creature, act }) =>
      creature.recent_actions.slice(-3).filter((action) => action === act?.action).length === 3,
    weight: 1,
    recalls: true,
  },
  same_again: {
    holds: ({ act }) => Boolean(act?.item && isLatelyGiven(act.outcome.found.creature, act.action, act.item)),
    weight: 6,
    recalls: true,
  },
  neutral: { holds: ({ act }) => act?.category === 'neutral', weight: 1, recalls: true },
  wish_granted: { holds: ({ creature }) => creature.wishes.granted > 0, weight: 1, recalls: true },
  /** Once, and it is well now. */
  nearly_lost: { holds: (one) => one.creature.was_critical && !isWeak(one), weight: 1, recalls: true },
  sulking: { holds: ({ feeling }) => isBadFeeling(feeling), weight: 1, recalls: true },
  dirty: { holds: ({ dirty }) => dirty, weight: 1 },
  /** For lines that say that nothing is needed. */
  at_ease: { holds: ({ moment }) => needsOf(moment).length === 0, weight: 0 },
  /** It may be fed now, and its meal is not late yet. */
  meal_ready: {
    holds: (one) => !one.act && !isUnfed(one) && needsOf(one.moment).some(({ action }) => action === 'feed'),
    weight: 8,
  },
  /** The act had little or no effect, because there was no need for it. */
  unneeded: {
    holds: ({ act }) =>
      act?.outcome.tip === 'already_full' &&
      !(act.action === 'clean' && isDirty(act.outcome.found.creature, act.outcome.found.now)),
    weight: 4,
  },
} as const satisfies Record<string, ConditionRow>

export type Condition = keyof typeof ROWS
export const CONDITIONS: Readonly<Record<Condition, ConditionRow>> = ROWS

/** The parser knows only these. */
export const conditionsIn = (line: Line): readonly Condition[] =>
  typeof line === 'string' ? [] : (line.when as readonly Condition[])
