/** Overview of an agent's household. */
import { planFor } from '../domain/care/next-visit'
import { errandsAt } from '../domain/care/visits'
import { deathClock, type Moment } from '../domain/creature/clock'
import { untoldMilestones } from '../domain/creature/creature'
import { feedingStatus, nextFeedingWindow } from '../domain/creature/feeding'
import { moodOf } from '../domain/creature/mood'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { conditionsOf, highestTier, nextTier, type TierTally } from '../domain/species/tiers'
import { type Instant, iso } from '../domain/time/instants'
import { situationOf } from '../domain/voice/situation'
import { STATS } from '../species/vocabulary'
import { milestoneView, nameTag } from './creature'
import { describeVisit } from './plan'
import { nextVisitView } from './suggest'

/**
 * Rounds away from 50, so that the value stays on its side of every threshold: 39.6 and 39 are both sick, 80.4 and 81
 * both happy.
 */
const wholeStat = (stat: number): number => (stat < 50 ? Math.floor(stat) : Math.ceil(stat))

export function creatureBrief(moment: Moment) {
  const { creature, now } = moment
  const visible = visibleStats(creature.species, creature.stats)
  const hidden = hiddenStats(creature.species, creature.stats.trust)
  const clock = deathClock(moment)
  return {
    ...nameTag(creature),
    family: creature.species.family,
    ...Object.fromEntries(STATS.map((stat) => [stat, visible[stat] === null ? null : wholeStat(visible[stat])])),
    ...(hidden.length > 0 && { hidden_stats: hidden }),
    mood: moodOf(moment),
    // Null for an egg: it has no death clock and no meals.
    feeding_status: clock && feedingStatus(creature, now),
    next_feeding_window: clock && nextFeedingWindow(creature, now),
    dies_at: clock && iso(clock.dies_at),
    urgency: clock?.urgency ?? null,
  }
}

/** Milestones that no status response has shown yet. Showing them here does not mark them as shown. */
export const pendingMilestonesView = (moments: readonly Moment[]) =>
  moments.flatMap((moment) =>
    untoldMilestones(moment.creature).map((one) => ({
      creature_id: moment.creature.id,
      ...milestoneView(one, situationOf(moment)),
    })),
  )

export function tierView(tally: TierTally, now: Instant) {
  const tier = nextTier(tally, now)
  return {
    tier: highestTier(tally, now),
    next_tier: tier && {
      tier,
      // In whole days.
      conditions: conditionsOf(tier, tally, now).map((one) =>
        one.condition === 'days' ? { ...one, have: Math.floor(one.have) } : one,
      ),
    },
  }
}

/** The first visit of the plan, with what to do. */
export function firstVisitView(moments: readonly Moment[]) {
  const { next } = planFor(moments)
  if (!next) return null
  const { reason, to_do } = describeVisit({ visit: next, errands: errandsAt(next, moments) })
  return { ...nextVisitView(next), reason, to_do }
}
