/** What goes on in the house: for everyone's answers, read at most once a minute by each process. */
import type { Context } from '../context'
import type { CareAction, CreatureSpecies } from '../domain/creature/creature'
import type { RecentEntry } from '../domain/house/projections'
import { hoursBetween, type Instant } from '../domain/time/instants'
import { ago } from '../domain/voice/duration'
import type { Arrival } from '../pipeline/call'
import { type Pulse, readPulse, readRecent } from '../store/views'

type Asking = Pick<Arrival, 'ctx' | 'now'>

const KEPT_MS = 60_000

interface Kept {
  at: Instant
  pulse: Promise<Pulse | null>
}

const kept = new WeakMap<Context, Kept>()

export const forgetActivity = (ctx: Context): void => void kept.delete(ctx)

/** Null when it could not be read: nobody's creature should wait for a tally. */
function recentPulse({ ctx, now }: Asking): Promise<Pulse | null> {
  const known = kept.get(ctx)
  if (known && now >= known.at && now - known.at < KEPT_MS) return known.pulse
  const fresh: Kept = {
    at: now,
    pulse: readPulse(ctx.db, now).catch(() => {
      if (kept.get(ctx) === fresh) kept.delete(ctx)
      return null
    }),
  }
  kept.set(ctx, fresh)
  return fresh.pulse
}

/** Starts the read beside others that are under way. */
export const askActivity = (asking: Asking): void => void recentPulse(asking)

export async function houseActivity(asking: Asking): Promise<{ house_activity?: ReturnType<typeof activityView> }> {
  const pulse = await recentPulse(asking)
  return pulse ? { house_activity: activityView(pulse) } : {}
}

export const activityView = ({ day }: Pulse) => ({
  creatures_born: day.born ?? 0,
  creatures_died: day.died ?? 0,
  care_actions: day.care ?? 0,
  feedings: day.feedings ?? 0,
  reflections: day.reflections ?? 0,
  active_agents: day.active ?? 0,
  window: '24h' as const,
})

export const statsView = (pulse: Pulse) => ({
  creatures_alive: pulse.totals.alive ?? 0,
  eggs_unhatched: pulse.totals.eggs ?? 0,
  gravestones: pulse.totals.gravestones ?? 0,
  agents: pulse.totals.agents ?? 0,
  activity_24h: activityView(pulse),
})

/** As many are shown as chance says, out of so many that one busy agent seldom fills them all. */
const OTHERS = { least: 2, most: 5, looked_at: 60 } as const

/** What other agents did lately that is like this: on the same family, the same action. Care never fails for it. */
export async function recentOthers(
  { ctx, now }: Asking,
  agentId: string,
  { family }: CreatureSpecies,
  action: CareAction,
): Promise<{ others?: ReturnType<typeof otherView>[] }> {
  const recent = await readRecent(ctx.db, family, action, OTHERS.looked_at).catch(() => [])
  const count = OTHERS.least + Math.floor(ctx.random() * (OTHERS.most - OTHERS.least + 1))
  const others = recent.filter((entry) => entry.agent_id !== agentId).slice(0, count)
  return others.length > 0 ? { others: others.map((entry) => otherView(entry, now)) } : {}
}

const otherView = ({ agent, creature, species, action, at, notes }: RecentEntry, now: Instant) => ({
  agent,
  creature,
  species,
  action,
  ago: ago(hoursBetween(at, now)),
  ...(notes && { notes }),
})
