/** What the time of a function costs: it waits for the database, and computes with as much of a core as its memory brings. */

import { MODEL } from './model'
import { PRICES } from './prices'

export interface Ran {
  trips: number
  /** Of a whole core. */
  cpu_ms: number
}

export const gigabyteSeconds = ({ trips, cpu_ms }: Ran, megabytes: number): number =>
  ((trips * MODEL.trip_ms + (cpu_ms * MODEL.core_megabytes) / megabytes) / 1000) * (megabytes / 1024)

export const functionCost = (ran: Ran, megabytes: number): number =>
  gigabyteSeconds(ran, megabytes) * PRICES.lambda.gigabyte_second

export const authorizerCost =
  (MODEL.authorizer.ms / 1000) * (MODEL.authorizer.megabytes / 1024) * PRICES.lambda.gigabyte_second
