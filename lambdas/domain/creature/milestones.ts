/** Milestones and their thresholds. */
import type { Stat } from '../../species/vocabulary'
import { type Creature, deathsOf, type HatchedStage, type Milestone, roundStat, type Stats } from './creature'

export const TRUST_MILESTONES = [50, 75, 90] as const

interface StatMilestone {
  type: Milestone['type']
  stat: Stat
  thresholds: readonly number[]
  only_after_critical?: boolean
}

const STAT_MILESTONES: readonly StatMilestone[] = [
  { type: 'trust_milestone', stat: 'trust', thresholds: TRUST_MILESTONES },
  { type: 'happiness_milestone', stat: 'happiness', thresholds: [50, 80, 100] },
  { type: 'discipline_milestone', stat: 'discipline', thresholds: [25, 50, 75] },
  { type: 'health_milestone', stat: 'health', thresholds: [80], only_after_critical: true },
]

/** The stat that such a milestone is about. */
export const statOf = (type: string): Stat | undefined => STAT_MILESTONES.find((one) => one.type === type)?.stat

export const STREAK_MILESTONES = [10, 25, 50, 100] as const
/** In days. */
export const AGE_MILESTONES = [10, 30, 100, 365] as const

export const hasMilestone = (creature: Pick<Creature, 'milestones'>, { type, value }: Milestone): boolean =>
  creature.milestones.some((known) => known.type === type && known.value === value)

const wasNearDeath = (creature: Creature): boolean => creature.was_critical || deathsOf(creature) > 0

/** Milestones that care reached for the first time by moving the stats from `before` to those of `creature`. */
export const milestonesReached = (creature: Creature, before: Stats, streakBefore: number): Milestone[] => {
  const reached: Milestone[] = []
  const compare = (type: Milestone['type'], thresholds: readonly number[], from: number, to: number): void => {
    for (const value of thresholds) {
      if (from < value && to >= value && !hasMilestone(creature, { type, value })) reached.push({ type, value })
    }
  }
  for (const rule of STAT_MILESTONES) {
    if (rule.only_after_critical && !wasNearDeath(creature)) continue
    compare(rule.type, rule.thresholds, roundStat(before[rule.stat]), roundStat(creature.stats[rule.stat]))
  }
  compare('care_streak', STREAK_MILESTONES, streakBefore, creature.on_time_streak)
  return reached
}

export const stageMilestone = (stage: HatchedStage): Milestone => ({ type: 'stage_transition', value: stage })

/** The next status reports them. */
export const withMilestones = (creature: Creature, reached: readonly Milestone[]): Creature =>
  reached.length === 0 ? creature : { ...creature, milestones: [...creature.milestones, ...reached] }
