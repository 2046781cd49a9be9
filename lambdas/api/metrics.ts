/**
 * Names and units of the metrics. A log line in CloudWatch's embedded format becomes a metric without an API call;
 * alarms and the dashboard use the same names.
 */

/** Each name is a field of the log line. The number of calls is the sample count of the latency. */
export const UNITS = {
  latency_ms: 'Milliseconds',
  client_errors: 'Count',
  limited: 'Count',
  server_errors: 'Count',
  deaths: 'Count',
  reaper_behind_seconds: 'Seconds',
  skipped: 'Count',
  canary_failed: 'Count',
  canary_ms: 'Milliseconds',
  audit_violations: 'Count',
} as const

export type MetricName = keyof typeof UNITS

/** What a metric is counted by. At most one each: CloudWatch bills every combination of dimensions. */
export const DIMENSIONS: { readonly [Name in MetricName]?: 'operation' | 'group' } = {
  latency_ms: 'operation',
  client_errors: 'operation',
  limited: 'operation',
  /** Of the function's group, whose alarm adds them to its crashes. */
  server_errors: 'group',
}

/** Counters of a response besides its latency, by status. Most responses have none. */
export function statusCounters(status: number): { [Name in MetricName]?: 1 } {
  if (status === 429) return { limited: 1 }
  if (status >= 500) return { server_errors: 1 }
  return status >= 400 ? { client_errors: 1 } : {}
}

/** The fields to add to a log line, which also names what they are counted by. Without a namespace they are plain fields. */
export function metricFields(
  namespace: string | null,
  timestamp: number,
  values: { readonly [Name in MetricName]?: number },
): Record<string, unknown> {
  const names = Object.keys(values) as MetricName[]
  const dimensions = [...new Set(names.map((name) => DIMENSIONS[name]))]
  return {
    ...values,
    ...(namespace && {
      _aws: {
        Timestamp: timestamp,
        CloudWatchMetrics: dimensions.map((dimension) => ({
          Namespace: namespace,
          Dimensions: [dimension ? [dimension] : []],
          Metrics: names
            .filter((name) => DIMENSIONS[name] === dimension)
            .map((name) => ({ Name: name, Unit: UNITS[name] })),
        })),
      },
    }),
  }
}
