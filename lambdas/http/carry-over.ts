/**
 * What was used of the limits goes along when a key is replaced. The counters hang on the key, so that the agent itself
 * remembers what the key before had used of every window that was open at that moment.
 */
import { limitInForce } from '../api/routes/limits'
import { BROWSING_LIMIT, operations } from '../api/routes/routes'
import { takesKey } from '../api/routes/tools'
import type { Agent, CarriedUsage, LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import { closedCounterChange, isSameWindow, NO_USE, type RateLimitWindow, readCounters } from '../store/limits'
import type { Change } from '../store/row'
import type { Call, IncomingCall } from './call'

/** What the key before has used of the window that is open now. */
export const usedByPreviousKey = (
  { carried }: Pick<Agent, 'carried'>,
  operation: IncomingCall['operation'],
  window: RateLimitWindow,
  now: Instant,
): LimitUsage => (carried && isSameWindow(window, carried.at, now) ? (carried.used[operation] ?? NO_USE) : NO_USE)

/** Every operation that is counted by key, with its limit. */
const COUNTED_BY_KEY = [
  ...operations.filter(([, route]) => takesKey(route)).map(([operation, { limit }]) => ({ operation, limit })),
  { operation: 'unknown', limit: BROWSING_LIMIT } as const,
]

/**
 * What the agent is to remember, and the changes that end the counters of the old key: they hold only if nothing was
 * counted meanwhile, and whoever is counted there afterwards is past the limit. A window that is full needs neither, so
 * that nobody who floods a key can keep it from being replaced.
 */
export async function carryOverCounts(
  call: Call,
  { key_hash, carried }: Agent,
): Promise<{ carried: CarriedUsage; closings: Change[] }> {
  const { ctx, now } = call
  const counters = COUNTED_BY_KEY.map(({ operation, limit }) => ({
    operation,
    counter: `${operation}#${key_hash}`,
    window: limitInForce(operation, { limit }, ctx.config.rateLimits),
  }))
  const rows = await readCounters(ctx.db, counters, now)
  const used: Record<string, LimitUsage> = {}
  const closings: Change[] = []
  for (const [index, { operation, counter, window }] of counters.entries()) {
    const row = rows[index] ?? null
    const previous = usedByPreviousKey({ carried }, operation, window, now)
    const { hits, spared } = { hits: previous.hits + (row?.hits ?? 0), spared: previous.spared + (row?.spared ?? 0) }
    if (hits > 0 || spared > 0) used[operation] = { hits, spared }
    if (hits < window.max) closings.push(closedCounterChange(row, counter, window, now))
  }
  return { carried: { at: now, used }, closings }
}
