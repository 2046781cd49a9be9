/** What an agent has left of the calls that are scarce: read while it is admitted, so that it costs no time. */
import { sentKey } from '../api/caller'
import { routes } from '../api/routes'
import { claimedAgentId, hashApiKey } from '../domain/house/api-key'
import { asInstant, iso } from '../domain/time/instants'
import { window } from '../pipeline/admit'
import type { Arrival, Call } from '../pipeline/call'
import { type Count, peek, uncounted } from '../store/limits'

const SCARCE = ['care', 'adopt', 'create_species', 'resurrect'] as const
type Counts = Readonly<Partial<Record<(typeof SCARCE)[number], Count>>>

const asked = new WeakMap<Arrival, Promise<Counts>>()

const windowOf = ({ ctx }: Pick<Arrival, 'ctx'>, operation: (typeof SCARCE)[number] | 'rotate_key') =>
  window({ ctx, operation, route: routes[operation] })

export function askLimits(call: Arrival): void {
  const key = sentKey(call.event.headers)
  if (!key || !claimedAgentId(key)) return
  const hash = hashApiKey(key)
  const counts = Promise.all(
    SCARCE.map(async (operation) => [
      operation,
      await peek(call.ctx.db, `${operation}#${hash}`, windowOf(call, operation), call.now),
    ]),
  ).then((all) => Object.fromEntries(all) as Counts)
  // Nobody's view of its house should fail for want of a count.
  asked.set(
    call,
    counts.catch(() => ({})),
  )
}

/** Rotations are counted on the agent itself, since each brings a key with counters of its own. */
export async function limitsView(call: Call<'me'>) {
  const { rotations } = call.house.agent.data
  const fresh = uncounted(windowOf(call, 'rotate_key'), call.now)
  const rotate_key = { ...fresh, used: rotations.window_ends === fresh.resets_at ? rotations.count : 0 }
  const counts = { ...(await asked.get(call)), rotate_key }
  return Object.fromEntries(
    Object.entries(counts).map(([operation, { max, used, resets_at }]) => [
      operation,
      { left: Math.max(0, max - used), of: max, resets_at: iso(asInstant(resets_at * 1000)) },
    ]),
  )
}
