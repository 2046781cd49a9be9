/**
 * What the house measures of itself. A log line that carries these in CloudWatch's embedded format becomes a metric
 * without a call of its own; the alarms and the dashboard ask for the same names.
 */

/** Each name is a field of the log line. How often a call came is the sample count of its latency. */
const UNITS = {
  latency_ms: 'Milliseconds',
  client_errors: 'Count',
  limited: 'Count',
  server_errors: 'Count',
  deaths: 'Count',
  reaper_behind_seconds: 'Seconds',
  set_aside: 'Count',
  canary_failed: 'Count',
  canary_ms: 'Milliseconds',
  watched: 'Count',
  watch_differences: 'Count',
  watch_mended: 'Count',
} as const

export type MetricName = keyof typeof UNITS
export const METRICS = Object.keys(UNITS) as readonly MetricName[]

/** The one dimension is either of these: every further one would multiply the metrics, and each of them costs. */
export const DIMENSIONS = ['operation', 'group'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** So many values may a metric have in one line. */
export const MOST_VALUES = 100

/** What a status counts as, beside the latency; most calls count as nothing else. */
export function outcome(status: number): { [Name in MetricName]?: 1 } {
  if (status === 429) return { limited: 1 }
  if (status >= 500) return { server_errors: 1 }
  return status >= 400 ? { client_errors: 1 } : {}
}

/** The fields to add to a log line; without a namespace they are fields and nothing more. */
export const measured = (
  namespace: string | null,
  timestamp: number,
  values: { readonly [Name in MetricName]?: number | readonly number[] },
  dimensions: readonly Dimension[] = [],
): Record<string, unknown> => ({
  ...values,
  ...(namespace && {
    _aws: {
      Timestamp: timestamp,
      CloudWatchMetrics: [
        {
          Namespace: namespace,
          Dimensions: [dimensions],
          Metrics: (Object.keys(values) as MetricName[]).map((name) => ({ Name: name, Unit: UNITS[name] })),
        },
      ],
    },
  }),
})
