/**
 * Calls that went well, gathered until one line tells of them all: the line of the last, with the latency of each. What
 * a process has gathered when it ends is lost, so that nothing is gathered but latencies, and only of what is called often.
 */
import type { Context } from '../context'

const MAX_BATCH_MS = 60_000

interface Batch {
  since: number
  latencies: number[]
}

const batches = new WeakMap<Context, Map<string, Batch>>()

/** What the line of this call is to tell, or null where it has none of its own. */
export function batchLatency(ctx: Context, name: string, latency: number): number | readonly number[] | null {
  const { callsPerLine } = ctx.config
  if (callsPerLine === 1) return latency
  const byName = batches.get(ctx) ?? new Map<string, Batch>()
  batches.set(ctx, byName)
  const now = ctx.now()
  // Of what nobody has asked for lately the first call is told at once: a second may never come.
  const { since, latencies } = byName.get(name) ?? { since: 0, latencies: [] }
  latencies.push(latency)
  if (latencies.length < callsPerLine && now - since < MAX_BATCH_MS) return null
  byName.set(name, { since: now, latencies: [] })
  return latencies
}
