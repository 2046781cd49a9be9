/**
 * Carries used-up rate limits over to a new key. Counters belong to a key, so the agent stores what the old key had
 * used of every open rate-limit window.
 */
import { limitInForce } from '../api/routes/limits'
import { BROWSING_LIMIT, operations } from '../api/routes/routes'
import { takesKey } from '../api/routes/tools'
import type { Agent, CarriedUsage, LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import { closedRow, isSameWindow, NO_USE, type RateLimitWindow, readLimitRows, usageOf } from '../store/limits'
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
 * concurrent request of the old key; once committed, they refuse every later one.
 */
export async function carryOverCounts(
  { ctx, now }: Call,
  { key_hash, carried }: Agent,
): Promise<{ carried: CarriedUsage; closings: Change[] }> {
  const limited = COUNTED_BY_KEY.map(({ operation, limit }) => ({
    operation,
    window: limitInForce(operation, { limit }, ctx.config.rateLimits),
  }))
  const lengths = limited.map(({ window }) => window.seconds)
  const rows = await readLimitRows(ctx.db, key_hash, lengths, now)
  const used: Record<string, LimitUsage> = {}
  for (const { operation, window } of limited) {
    const before = usedByPreviousKey({ carried }, operation, window, now)
    const current = usageOf(rows.get(window.seconds) ?? null, operation)
    const [hits, spared] = [before.hits + current.hits, before.spared + current.spared]
    if (hits > 0 || spared > 0) used[operation] = { hits, spared }
  }
  const closings = [...rows].map(
    ([seconds, row]): Change => ({ before: row, after: closedRow(row, key_hash, seconds, now) }),
  )
  return { carried: { at: now, used }, closings }
}
