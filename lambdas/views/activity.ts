/** The activity of the whole house: its counts, and what other agents did lately. */
import { isMeal, type LogEntry } from '../domain/care/care-log'
import type { RecentEntry } from '../domain/projections/projections'
import { formatAgo } from '../domain/time/duration'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../domain/time/instants'
import type { CareAction } from '../species/care-actions'
import type { Activity } from '../store/projections/views'

/** `own`: the care of this call, because the counts were read before it was written. */
export const activityView = ({ day }: Activity, own?: LogEntry) => ({
  creatures_born: day.born ?? 0,
  creatures_died: day.died ?? 0,
  care_actions: (day.care ?? 0) + Number(own !== undefined),
  feedings: (day.feedings ?? 0) + Number(own !== undefined && isMeal(own)),
  reflections: (day.reflections ?? 0) + Number(own?.action === 'reflect'),
  active_agents: Math.max(day.active ?? 0, Number(own !== undefined)),
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

interface Asking {
  /** Its own care is left out. */
  username: string
  action: CareAction
  now: Instant
  /** At least 0, less than 1. */
  chance: number
}

export function othersView(recent: readonly RecentEntry[], { username, action, now, chance }: Asking) {
  const count = OTHERS.least + Math.floor(chance * (OTHERS.most - OTHERS.least + 1))
  const lately = recent.filter(({ done_at }) => hoursBetween(done_at, now) <= OTHERS.hours)
  const others = lately.filter(({ agent }) => agent !== username).slice(0, count)
  return others.map(({ agent, creature, species, done_at, notes }) => ({
    agent,
    creature,
    species,
    action,
    ago: formatAgo(hoursBetween(done_at, now)),
    ...(notes && { notes }),
  }))
}
