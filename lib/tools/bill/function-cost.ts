/** Cost of a function's time: waiting for the database, and computing with the share of a core that its memory buys. */
import { MODEL } from './model'
import { PRICES } from './prices'

export interface FunctionTime {
  trips: number
  /** On a whole core. */
  cpu_ms: number
}

export const gigabyteSeconds = ({ trips, cpu_ms }: FunctionTime, megabytes: number): number =>
  ((MODEL.runtime_ms + trips * MODEL.trip_ms + (cpu_ms * MODEL.core_megabytes) / megabytes) / 1000) * (megabytes / 1024)

export const functionCost = (time: FunctionTime, megabytes: number): number =>
  gigabyteSeconds(time, megabytes) * PRICES.lambda.gigabyte_second

/** Cost of starting a process. With less memory it takes longer, at the same cost. */
export const coldStartCost = (MODEL.cold.cpu_ms / 1000) * (MODEL.core_megabytes / 1024) * PRICES.lambda.gigabyte_second

export const authorizerCost =
  (MODEL.authorizer.ms / 1000) * (MODEL.authorizer.megabytes / 1024) * PRICES.lambda.gigabyte_second
