/** The remaining calls of the scarcest operations. Read during admission, so they add no latency. */
import { sentKey } from '../api/caller'
import { routes } from '../api/routes/routes'
import { claimOf } from '../domain/accounts/api-key'
import { asInstant, iso } from '../domain/time/instants'
import { rateLimitWindow } from '../http/admit'
import type { Call, IncomingCall } from '../http/call'
import { usedByPreviousKey } from '../http/carry-over'
import { type Count, countIn, emptyCount, readLimitRows, withPriorUse } from '../store/limits'

const SHOWN_LIMITS = ['care', 'visit', 'adopt', 'create_species', 'resurrect'] as const
type Counts = Readonly<Partial<Record<(typeof SHOWN_LIMITS)[number], Count>>>

const prefetched = new WeakMap<IncomingCall, Promise<Counts>>()

type LimitedOperation = (typeof SHOWN_LIMITS)[number] | 'rotate_key'

const windowOf = ({ ctx }: Pick<IncomingCall, 'ctx'>, operation: LimitedOperation) =>
  rateLimitWindow({ ctx, operation, route: routes[operation] })

export function prefetchLimits(call: IncomingCall): void {
  const key = sentKey(call.event.headers)
  const claim = key && claimOf(key)
  if (!claim) return
  const counts = readCounts(call, claim.keyHash)
  // Failing to read a count must not fail the response.
  prefetched.set(
    call,
    counts.catch(() => ({})),
  )
}

async function readCounts(call: IncomingCall, keyHash: string): Promise<Counts> {
  const { ctx, now } = call
  const shown = SHOWN_LIMITS.map((operation) => ({ operation, window: windowOf(call, operation) }))
  const lengths = shown.map(({ window }) => window.seconds)
  const rows = await readLimitRows(ctx.db, keyHash, lengths, now, { consistent: false })
  return Object.fromEntries(
    shown.map(({ operation, window }) => [
      operation,
      countIn(rows.get(window.seconds) ?? null, operation, window, now),
    ]),
  )
}

/** The count of `rotate_key` is zero for the current key; earlier rotations are in the carried-over use. */
export async function limitsView(call: Call<'me'>) {
  const { agent } = call.household
  const rotate_key = emptyCount(windowOf(call, 'rotate_key'), call.now)
  const counts: Partial<Record<LimitedOperation, Count>> = { ...(await prefetched.get(call)), rotate_key }
  return Object.fromEntries(
    (Object.entries(counts) as [LimitedOperation, Count][]).map(([operation, count]) => {
      const window = windowOf(call, operation)
      const prior = usedByPreviousKey(agent.data, operation, window, call.now)
      const { max, used, resets_at } = withPriorUse(count, window, prior)
      return [operation, { left: Math.max(0, max - used), of: max, resets_at: iso(asInstant(resets_at * 1000)) }]
    }),
  )
}
