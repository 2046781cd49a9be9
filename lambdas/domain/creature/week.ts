/** How its last seven local days went: meals, missed windows and harm. Told to its keeper's human; no rule reads it. */
import type { Instant } from '../time/instants'
import { localDayNumber, type Zoned } from '../time/zone'
import type { Week, WeekCount, WeekDay } from './creature'
import { type Eater, type FeedTiming, WINDOW_MISSED, windowShareTime, windowsMissed } from './feeding'

const WEEK_DAYS = 7

interface HasWeek extends Zoned {
  week?: Week
}

const latestDay = ({ week }: HasWeek): number => week?.at(-1)?.day ?? 0

/** A day that has begun stays the latest one, also when a change of timezone takes the date back. */
const dayAt = (creature: HasWeek, at: Instant): number => Math.max(localDayNumber(creature, at), latestDay(creature))

const daysSince = (creature: HasWeek, day: number): WeekDay[] =>
  (creature.week ?? []).filter((one) => one.day > day - WEEK_DAYS)

/** Adds one to the day of this instant, and forgets the days that it makes older than seven. */
function countedAt(creature: HasWeek, count: WeekCount, at: Instant): Week {
  const day = dayAt(creature, at)
  const days = daysSince(creature, day)
  const today = days.at(-1)?.day === day ? days.pop() : undefined
  return [...days, { ...today, day, [count]: (today?.[count] ?? 0) + 1 }]
}

/** After the time until `at`, in which feeding windows may have been missed. */
export function weekAt(creature: HasWeek & Eater & { stats_at: Instant }, at: Instant): Week | undefined {
  let { week } = creature
  const missed = windowsMissed(creature, at)
  for (let window = windowsMissed(creature, creature.stats_at); window < missed; window++)
    week = countedAt({ ...creature, week }, 'missed', windowShareTime(creature, window + WINDOW_MISSED))
  return week
}

/** `timing`: of a meal, null for any other act. A meal in a missed window counts nowhere: its window did. */
export function weekAfterAct(
  creature: HasWeek,
  { timing, harmful }: { timing: FeedTiming | null; harmful: boolean },
  now: Instant,
): Week | undefined {
  const count = harmful ? 'harm' : timing === 'on_time' || timing === 'late' ? timing : null
  return count ? countedAt(creature, count, now) : creature.week
}

/** Seven days, oldest first, up to today. `creature`: as it is now. */
export function weekOf(creature: HasWeek, now: Instant): Required<WeekDay>[] {
  const today = dayAt(creature, now)
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = today - WEEK_DAYS + 1 + index
    const happened = creature.week?.find((one) => one.day === day)
    return { on_time: 0, late: 0, missed: 0, harm: 0, ...happened, day }
  })
}
