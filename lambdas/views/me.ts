/** Overview of an agent's household. All values change slowly, so that an ETag can match. */
import { createHash } from 'node:crypto'
import { planFor } from '../domain/care/care-plan'
import { errandsAt } from '../domain/care/visits'
import { deathClock, type Moment } from '../domain/creature/clock'
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
 * Rounds to whole numbers, because decimals would change the ETag every second. Rounds away from 50, so that the value
 * stays on its side of every threshold: 39.6 and 39 are both sick, 80.4 and 81 both happy.
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
    moment.creature.untold.map((one) => ({
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
      // Whole days: fractions would change the ETag every second.
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

/**
 * Weak ETag of the body, without the values that change all the time: `as_of`, `limits` and hours from now. A due visit
 * counts as `now`, whatever its time.
 */
export function entityTag({ as_of, limits: _, next_visit, ...rest }: MeBody): string {
  const visit = next_visit && { ...next_visit, at: next_visit.at <= as_of ? 'now' : next_visit.at }
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...rest, visit }, (name, value) => (name === 'hours_from_now' ? undefined : value)))
    .digest('base64url')
  return `W/"${digest.slice(0, 22)}"`
}

interface MeBody {
  as_of: string
  limits?: object
  next_visit: { at: string } | null
}

/** Compares If-None-Match: a list of tags, or `*`. */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => ['*', tag, tag.slice(2)].includes(one.trim()))
