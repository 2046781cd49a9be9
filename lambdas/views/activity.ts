/** Activity of the whole house, shown in many responses and at most a minute old. */
import { isMeal, type LogEntry } from '../domain/care/care-log'
import type { RecentEntry } from '../domain/projections/projections'
import type { CreatureSpecies } from '../domain/species/creature-species'
import { formatAgo } from '../domain/time/duration'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../domain/time/instants'
import { type CallContext, readThroughMinuteCache } from '../http/minute-cache'
import type { CareAction } from '../species/care-actions'
import { type Activity, readActivity, readRecentCare } from '../store/projections/views'

export const readCachedPulse = (call: CallContext): Promise<Activity> =>
  readThroughMinuteCache(call, 'pulse', ({ ctx, now }) => readActivity(ctx.db, now))

/** Starts the read in parallel with others. */
export const prefetchActivity = (call: CallContext): void => void readCachedPulse(call).catch(() => undefined)

/** Empty if the read fails: a response must not fail because of a count. `own`: the care of this call. */
export async function houseActivity(
  call: CallContext,
  own?: LogEntry,
): Promise<{ house_activity?: ReturnType<typeof activityView> }> {
  const pulse = await readCachedPulse(call).catch(() => null)
  return pulse ? { house_activity: own ? withCare(activityView(pulse), own) : activityView(pulse) } : {}
}

/** Adds the care of this call, because the counts were read before it was written. */
const withCare = (activity: ReturnType<typeof activityView>, own: LogEntry) => ({
  ...activity,
  care_actions: activity.care_actions + 1,
  feedings: activity.feedings + Number(isMeal(own)),
  reflections: activity.reflections + Number(own.action === 'reflect'),
  active_agents: Math.max(1, activity.active_agents),
})

const activityView = ({ day }: Activity) => ({
  creatures_born: day.born ?? 0,
  creatures_died: day.died ?? 0,
  care_actions: day.care ?? 0,
  feedings: day.feedings ?? 0,
  reflections: day.reflections ?? 0,
  active_agents: day.active ?? 0,
  window: '24h' as const,
})

export const statsView = (pulse: Activity) => ({
  creatures_alive: pulse.totals.alive ?? 0,
  eggs_unhatched: pulse.totals.eggs ?? 0,
  gravestones: pulse.totals.gravestones ?? 0,
  agents: pulse.totals.agents ?? 0,
  activity_24h: activityView(pulse),
})

/** Number of entries shown (random within the range) and their maximum age. */
const OTHERS = { least: 2, most: 5, hours: 7 * HOURS_PER_DAY } as const

/** The same action by other agents on the same family, recently. Empty if the read fails. */
export async function recentOthers(
  call: CallContext,
  username: string,
  { family }: Pick<CreatureSpecies, 'family'>,
  action: CareAction,
): Promise<{ others?: ReturnType<typeof otherView>[] }> {
  const { ctx, now } = call
  const recent = await readThroughMinuteCache(call, `recent ${family} ${action}`, ({ ctx: { db } }) =>
    readRecentCare(db, family, action),
  ).catch(() => [])
  const count = OTHERS.least + Math.floor(ctx.random() * (OTHERS.most - OTHERS.least + 1))
  const lately = recent.filter(({ at }) => hoursBetween(at, now) <= OTHERS.hours)
  const others = lately.filter(({ agent }) => agent !== username).slice(0, count)
  return others.length > 0 ? { others: others.map((entry) => otherView(entry, action, now)) } : {}
}

const otherView = (entry: RecentEntry, action: CareAction, now: Instant) => {
  const { agent, creature, species, at, notes } = entry
  return {
    agent,
    creature,
    species,
    action,
    ago: formatAgo(hoursBetween(at, now)),
    ...(notes && { notes }),
  }
}
