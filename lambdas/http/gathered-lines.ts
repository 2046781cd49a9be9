/**
 * Calls that went well, gathered until one line tells of them all: the line of the last, with the latency of each. What
 * a process has gathered when it ends is lost, so that nothing is gathered but latencies, and only of what is called often.
 */
import type { Context } from '../context'

const LONGEST_MS = 60_000

interface Gathered {
  since: number
  latencies: number[]
}

const gathering = new WeakMap<Context, Map<string, Gathered>>()

/** What the line of this call is to tell, or null where it has none of its own. */
export function gather(ctx: Context, of: string, latency: number): number | readonly number[] | null {
  const { callsPerLine } = ctx.config
  if (callsPerLine === 1) return latency
  const all = gathering.get(ctx) ?? new Map<string, Gathered>()
  gathering.set(ctx, all)
  const now = ctx.now()
  // Of what nobody has asked for lately the first call is told at once: a second may never come.
  const { since, latencies } = all.get(of) ?? { since: 0, latencies: [] }
  latencies.push(latency)
  if (latencies.length < callsPerLine && now - since < LONGEST_MS) return null
  all.set(of, { since: now, latencies: [] })
  return latencies
}
