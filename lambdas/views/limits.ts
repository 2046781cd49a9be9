/** What an agent has left of the calls that are scarce: read while it is admitted, so that it costs no time. */
import { sentKey } from '../api/caller'
import { routes } from '../api/routes/routes'
import { claimedAgentId, hashApiKey } from '../domain/accounts/api-key'
import { asInstant, iso } from '../domain/time/instants'
import { window } from '../http/admit'
import type { Arrival, Call } from '../http/call'
import { usedBefore } from '../http/carry'
import { type Count, readCount, uncounted } from '../store/limits'

const SCARCE = ['care', 'visit', 'adopt', 'create_species', 'resurrect'] as const
type Counts = Readonly<Partial<Record<(typeof SCARCE)[number], Count>>>

const asked = new WeakMap<Arrival, Promise<Counts>>()

type Shown = (typeof SCARCE)[number] | 'rotate_key'

const windowOf = ({ ctx }: Pick<Arrival, 'ctx'>, operation: Shown) =>
  window({ ctx, operation, route: routes[operation] })

export function askLimits(call: Arrival): void {
  const key = sentKey(call.event.headers)
  if (!key || !claimedAgentId(key)) return
  const hash = hashApiKey(key)
  const counts = Promise.all(
    SCARCE.map(async (operation) => [
      operation,
      await readCount(call.ctx.db, `${operation}#${hash}`, windowOf(call, operation), call.now),
    ]),
  ).then((all) => Object.fromEntries(all) as Counts)
  // Nobody's view of its house should fail for want of a count.
  asked.set(
    call,
    counts.catch(() => ({})),
  )
}

/** Of rotations the agent itself remembers the earlier ones, and the present key has had none. */
export async function limitsView(call: Call<'me'>) {
  const { agent } = call.house
  const rotate_key = uncounted(windowOf(call, 'rotate_key'), call.now)
  const counts: Partial<Record<Shown, Count>> = { ...(await asked.get(call)), rotate_key }
  return Object.fromEntries(
    (Object.entries(counts) as [Shown, Count][]).map(([operation, { max, used, resets_at }]) => {
      const { hits } = usedBefore(agent.data, operation, windowOf(call, operation), call.now)
      return [operation, { left: Math.max(0, max - used - hits), of: max, resets_at: iso(asInstant(resets_at * 1000)) }]
    }),
  )
}
