/**
 * Combines successful calls into one log line with the latency of each. A batch is lost if its process ends, so it
 * holds latencies only, and only of operations that are called often.
 */
import type { Context } from '../context'

const MAX_BATCH_MS = 60_000

interface Batch {
  since: number
  latencies: number[]
}

const batches = new WeakMap<Context, Map<string, Batch>>()

/** The latencies to log with this call, or null if a later call logs them. */
export function batchLatency(ctx: Context, name: string, latency: number): number | readonly number[] | null {
  const { callsPerLine } = ctx.config
  if (callsPerLine === 1) return latency
  const byName = batches.get(ctx) ?? new Map<string, Batch>()
  batches.set(ctx, byName)
  const now = ctx.now()
  // Log the first call after a quiet minute immediately: there may be no second call.
  const { since, latencies } = byName.get(name) ?? { since: 0, latencies: [] }
  latencies.push(latency)
  if (latencies.length < callsPerLine && now - since < MAX_BATCH_MS) return null
  byName.set(name, { since: now, latencies: [] })
  return latencies
}
