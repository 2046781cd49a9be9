/**
 * Prices of AWS in dollars, in us-east-1, as published in November 2026. Free tiers of an account are left out, because
 * other uses of the account may exhaust them; except those of data transfer and CloudFront.
 */

const MILLION = 1e6

export const PRICES = {
  dynamodb: {
    write_unit: 0.625 / MILLION,
    read_unit: 0.125 / MILLION,
    gigabyte_month: 0.25,
    /** Continuous backups. */
    backup_gigabyte_month: 0.2,
  },
  lambda: { request: 0.2 / MILLION, gigabyte_second: 0.0000133334 },
  /** REST API: the first 333 million calls of a month, then the next. */
  gateway: [
    { up_to: 333 * MILLION, call: 3.5 / MILLION },
    { up_to: 1_000 * MILLION, call: 2.8 / MILLION },
  ],
  /** To the internet, after the first hundred gigabytes. */
  transfer: { free_gigabytes: 100, gigabyte: 0.09 },
  logs: { gigabyte: 0.5, gigabyte_month: 0.03 },
  metric_month: 0.3,
  /** For every metric of the alarm. */
  alarm_month: 0.1,
  composite_alarm_month: 0.5,
  dashboard_month: 3,
  secret_month: 0.4,
  trace: 5 / MILLION,
  queue_request: 0.4 / MILLION,
  firewall: { acl_month: 5, rule_month: 1, call: 0.6 / MILLION },
  /** Beyond the free part of every month. Transfer from the API to CloudFront is free. */
  cloudfront: {
    free_calls: 10 * MILLION,
    call: 1 / MILLION,
    free_function_calls: 2 * MILLION,
    function_call: 0.1 / MILLION,
    free_gigabytes: 1_000,
    gigabyte: 0.085,
  },
} as const

export function gatewayCost(calls: number): number {
  let [cost, from] = [0, 0]
  for (const { up_to, call } of PRICES.gateway) {
    cost += Math.max(0, Math.min(calls, up_to) - from) * call
    from = up_to
  }
  return cost
}
