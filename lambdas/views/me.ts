/** Overview of an agent's household. */
import { agenda } from '../domain/care/agenda'
import type { Moment } from '../domain/creature/clock'
import { untoldMilestones } from '../domain/creature/creature'
import { conditionsOf, highestTier, nextTier, type TierTally } from '../domain/species/tiers'
import type { Instant } from '../domain/time/instants'
import { situationOf } from '../domain/voice/situation'
import { milestoneView } from './creature'
import { describeRound } from './plan'
import { namedVisitView } from './suggest'

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

export function firstVisitView(moments: readonly Moment[]) {
  const [round] = agenda(moments).rounds()
  if (!round) return null
  const { reason, to_do } = describeRound(round)
  return { ...namedVisitView(round.visit, moments), reason, to_do }
}
