/**
 * What AWS asks for, in dollars: us-east-1, as published in November 2026. What it gives every account
 * for nothing is left out, since other things of the account use it up; but for what every transfer and CloudFront have.
 */

const MILLION = 1e6

export const PRICES = {
  dynamodb: {
    write_unit: 0.625 / MILLION,
    read_unit: 0.125 / MILLION,
    /** A unit a second for an hour, where capacity is provisioned. */
    write_hour: 0.00065,
    read_hour: 0.00013,
    /** Of that, for units that are reserved for a year. */
    reserved_share: 0.46,
    gigabyte_month: 0.25,
    /** Continuous backups. */
    backup_gigabyte_month: 0.2,
    /** Reads of the stream by Lambda are free. */
    stream_read: 0,
  },
  lambda: { request: 0.2 / MILLION, gigabyte_second: 0.0000133334 },
  /** REST: the first 333 million calls of a month, then the next. */
  gateway: [
    { up_to: 333 * MILLION, call: 3.5 / MILLION },
    { up_to: 1_000 * MILLION, call: 2.8 / MILLION },
  ],
  /** To the internet, after the first hundred gigabytes. */
  transfer: { free_gigabytes: 100, gigabyte: 0.09 },
  logs: { gigabyte: 0.5, infrequent_gigabyte: 0.25, gigabyte_month: 0.03 },
  metric_month: 0.3,
  /** For every metric that it looks at. */
  alarm_month: 0.1,
  composite_alarm_month: 0.5,
  dashboard_month: 3,
  secret_month: 0.4,
  trace: 5 / MILLION,
  queue_request: 0.4 / MILLION,
  firewall: { acl_month: 5, rule_month: 1, call: 0.6 / MILLION },
  /** After the first of every month; what comes from the API to its edge costs nothing. */
  cloudfront: {
    free_calls: 10 * MILLION,
    call: 1 / MILLION,
    free_function_calls: 2 * MILLION,
    function_call: 0.1 / MILLION,
    free_gigabytes: 1_000,
    gigabyte: 0.085,
  },
  /** Lambda at CloudFront's edge. */
  edge: { call: 0.6 / MILLION, gigabyte_second: 0.00005001 },
  /** Titan's text embeddings, version 2. */
  embedding_token: 0.02 / MILLION,
} as const

export function gatewayCost(calls: number): number {
  let [cost, from] = [0, 0]
  for (const { up_to, call } of PRICES.gateway) {
    cost += Math.max(0, Math.min(calls, up_to) - from) * call
    from = up_to
  }
  return cost
}
