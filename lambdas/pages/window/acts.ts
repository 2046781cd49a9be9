/** What was done for a creature, in a sentence: the act, its item, how late a meal was, and what harm it did. */
import type { Effectiveness } from '../../domain/care/care'
import { healthTaken, isHarm, isMeal, type LogEntry } from '../../domain/care/care-log'
import type { Moment } from '../../domain/creature/clock'
import { roundStat } from '../../domain/creature/creature'
import type { FeedTiming } from '../../domain/creature/feeding'
import { formatRoughly } from '../../domain/time/duration'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../../domain/time/instants'
import { capitalize } from '../../domain/words'
import { CARE_WORDS } from '../../species/care-actions'
import { STATS } from '../../species/vocabulary'

export const isInLastDay = (at: Instant, now: Instant): boolean => at <= now && hoursBetween(at, now) < HOURS_PER_DAY

type Species = Moment['creature']['species']

/** How a meal was in time. */
export const TIMED: Readonly<Record<FeedTiming, string>> = {
  early: 'early',
  on_time: 'on time',
  late: 'late',
  missed_window: 'far too late',
}

/** Remarks on the effect of an act; none if it was effective. */
const OUTCOMES: Readonly<Record<Effectiveness, string | null>> = {
  effective: null,
  reduced: 'of little use',
  wasted: 'to no use',
}

/** The health that a harmful item took, or how useful the act was. A wasted act that raised another stat is reduced. */
const useOf = (entry: LogEntry, species: Species): string | null => {
  const { effectiveness, before, after } = entry
  if (isHarm(entry)) {
    const lost = healthTaken(species, entry)
    return lost === null ? 'which hurt it' : lost > 0 ? `which took ${lost} of its health` : null
  }
  return OUTCOMES[
    effectiveness === 'wasted' && STATS.some((stat) => roundStat(after[stat]) > roundStat(before[stat]))
      ? 'reduced'
      : effectiveness
  ]
}

const LATE: readonly (FeedTiming | null)[] = ['late', 'missed_window']

/** Null if the meal was not late, or if the previous meal is not among the entries. */
function lateBy({ done_at: at, timing }: LogEntry, earlier: readonly LogEntry[], windowHours: number): string | null {
  const meal = earlier.findLast(isMeal)
  const late = meal && LATE.includes(timing) ? formatRoughly(hoursBetween(meal.done_at, at) - windowHours) : null
  return late && `${late} late`
}

/** "Fed it “tuna”, 1 hour late". `earlier`: the entries before it. */
export function actWords(entry: LogEntry, earlier: readonly LogEntry[], species: Species): string {
  const { action, item, timing, wish } = entry
  const harmful = isHarm(entry)
  const [before, after] = CARE_WORDS[action].active
  const care = `${capitalize(before)}it${after}`
  const [what, link] = harmful ? ['Gave it something harmful', ': '] : [care, action === 'feed' ? ' ' : ': ']
  const done = `${what}${item ? `${link}“${item}”` : ''}`
  const when = !harmful && timing && (lateBy(entry, earlier, species.feeding_window_hours) ?? TIMED[timing])
  return [done, when, useOf(entry, species), wish !== undefined && 'which granted its wish'].filter(Boolean).join(', ')
}
