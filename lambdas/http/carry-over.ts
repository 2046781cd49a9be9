/**
 * Carries used-up rate limits over to a new key. Counters belong to a key, so the agent stores what the old key had
 * used of every open rate-limit window.
 */
import { limitInForce } from '../api/routes/limits'
import { BROWSING_LIMIT, operations } from '../api/routes/routes'
import { takesKey } from '../api/routes/tools'
import type { Agent, CarriedUsage, LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import { closedCounterChange, isSameWindow, NO_USE, type RateLimitWindow, readCounters } from '../store/limits'
import type { Change } from '../store/row'
import type { Call, IncomingCall } from './call'

/** What the previous key used of the current rate-limit window. */
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
 * Returns the counts to store with the agent, and changes that close the old key's counters. These conflict with a
 * concurrent request of the old key; once committed, they refuse every later one. Exhausted counters are not closed, so
 * that a flood with the old key cannot block its rotation.
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
