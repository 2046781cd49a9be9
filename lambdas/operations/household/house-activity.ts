/** Reads the activity of the whole house, shown in many responses and at most a minute old. */
import type { LogEntry } from '../../domain/care/care-log'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import { type CallContext, readThroughMinuteCache } from '../../http/minute-cache'
import type { CareAction } from '../../species/care-actions'
import { type Activity, readActivity, readRecentCare } from '../../store/projections/views'
import { activityView, othersView } from '../../views/activity'

export const readCachedPulse = (call: CallContext): Promise<Activity> =>
  readThroughMinuteCache(call, 'pulse', ({ ctx, now }) => readActivity(ctx.db, now))

/** Starts the read in parallel with others. */
export const prefetchActivity = (call: CallContext): void => void readCachedPulse(call).catch(() => undefined)

/** Empty if the read fails: a response must not fail because of a count. `own`: the care of this call. */
export async function houseActivity(call: CallContext, own?: LogEntry) {
  const pulse = await readCachedPulse(call).catch(() => null)
  return pulse ? { house_activity: activityView(pulse, own) } : {}
}

/** The same action by other agents on the same family, recently. Empty if the read fails. */
export async function recentOthers(
  call: CallContext,
  username: string,
  { family }: Pick<CreatureSpecies, 'family'>,
  action: CareAction,
) {
  const recent = await readThroughMinuteCache(call, `recent ${family} ${action}`, ({ ctx: { db } }) =>
    readRecentCare(db, family, action),
  ).catch(() => [])
  const others = othersView(recent, { username, action, now: call.now, chance: call.ctx.random() })
  return others.length > 0 ? { others } : {}
}
