/**
 * What a status call does to a creature: an egg hatches, news is delivered once, and a social creature is marked as
 * seen.
 */
import type { Instant } from '../time/instants'
import { type Moment, momentAt } from './clock'
import { type Creature, type Milestone, untoldMilestones } from './creature'
import { hatch } from './life'

export interface StatusOutcome {
  moment: Moment
  /** Milestones since the last status; each is delivered once. */
  news: readonly Milestone[]
  /** The creature to store, and whether a write is needed. */
  creature: Creature
  changed: boolean
}

/** For a dead creature `moment.alive` is false and no news is delivered; the caller buries it. */
export const decideStatus = (creature: Creature, now: Instant): StatusOutcome => {
  const glance = decideGlance(creature, now)
  const untold = untoldMilestones(glance.creature)
  if (!glance.moment.alive || untold.length === 0) return glance
  const milestones_told = glance.creature.milestones.length
  const delivered: Creature = { ...glance.creature, milestones_told, milestones_shown: 0 }
  return { ...glance, moment: momentAt(delivered, glance.moment.now), news: untold, creature: delivered, changed: true }
}

/** The milestones that neither a status nor a visit has shown yet, and the creature with them marked as shown. */
export const decideVisitNews = (creature: Creature): { news: readonly Milestone[]; creature: Creature } => {
  const untold = untoldMilestones(creature)
  return {
    news: untold.slice(creature.milestones_shown),
    creature: { ...creature, milestones_shown: untold.length },
  }
}

/** For a creature shown together with another. It keeps its news for its own status call. */
export const decideGlance = (creature: Creature, now: Instant): StatusOutcome => {
  const hatched = creature.stage === 'egg'
  const moment = momentAt(hatched ? hatch(creature, now) : creature, now)
  const found = moment.creature
  if (!moment.alive) return { moment, news: [], creature: found, changed: creature.death === null }
  const social = found.species.innate_traits.includes('social')
  const seen: Creature = social ? { ...found, last_checked_at: moment.now } : found
  return {
    moment: social ? momentAt(seen, moment.now) : moment,
    news: [],
    creature: seen,
    changed: hatched || social,
  }
}
