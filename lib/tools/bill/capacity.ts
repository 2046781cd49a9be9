/** Simulates the table's autoscaling, which provisions more capacity than is used. */
import { TARGET_UTILIZATION_PERCENT } from '../../stack/house-table'
import { MODEL } from './model'
import { PRICES } from './prices'

const DAY_MINUTES = 24 * 60
/** Minutes above the target before scaling up, and below `NEARLY` of the target before scaling down. */
const UP_AFTER = 4
const DOWN_AFTER = 15
const NEARLY = 0.9
/** A table may be scaled down once an hour. */
const BETWEEN_DOWNS = 60

/**
 * Mean units per second that are paid for at this mean load. The first of two simulated days is a warm-up. Reserved
 * units are always paid for, at a lower price.
 */
export function provisionedUnits(mean: number, least: number, reserved = 0): number {
  const target = TARGET_UTILIZATION_PERCENT / 100
  const load = (minute: number) => mean * (1 + (MODEL.busiest - 1) * Math.sin((2 * Math.PI * minute) / DAY_MINUTES))
  const enough = (minute: number) => Math.max(least, load(minute) / target)
  let [provisioned, above, below, sinceDown, sum] = [enough(0), 0, 0, BETWEEN_DOWNS, 0]
  for (let minute = 0; minute < 2 * DAY_MINUTES; minute++) {
    const used = load(minute) / provisioned
    above = used > target ? above + 1 : 0
    below = used < target * NEARLY ? below + 1 : 0
    sinceDown += 1
    if (above >= UP_AFTER) provisioned = enough(minute)
    if (below >= DOWN_AFTER && sinceDown >= BETWEEN_DOWNS && enough(minute) < provisioned) {
      provisioned = enough(minute)
      sinceDown = 0
    }
    if (minute >= DAY_MINUTES) sum += reserved * PRICES.dynamodb.reserved_share + Math.max(0, provisioned - reserved)
  }
  return sum / DAY_MINUTES
}
