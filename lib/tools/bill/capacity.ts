/** What a table's autoscaling keeps ready beyond what is used: it follows a day's load up within minutes, and down within the hour. */
import { IN_USE_PERCENT } from '../../stack/house-table'
import { MODEL } from './model'
import { PRICES } from './prices'

const DAY = 24 * 60
/** Minutes above the target before there is more, and below nine tenths of it before there is less. */
const UP_AFTER = 4
const DOWN_AFTER = 15
/** A table may be given less once an hour. */
const BETWEEN_DOWNS = 60
const NEARLY = 0.9

/**
 * Units a second that are paid for at a mean load of so many, over a day after one that settles. Those that are reserved
 * are paid for always, and cost less.
 */
export function keptReady(mean: number, least: number, reserved = 0): number {
  const target = IN_USE_PERCENT / 100
  const load = (minute: number) => mean * (1 + (MODEL.busiest - 1) * Math.sin((2 * Math.PI * minute) / DAY))
  const enough = (minute: number) => Math.max(least, load(minute) / target)
  let [ready, above, below, since, sum] = [enough(0), 0, 0, BETWEEN_DOWNS, 0]
  for (let minute = 0; minute < 2 * DAY; minute++) {
    const used = load(minute) / ready
    above = used > target ? above + 1 : 0
    below = used < target * NEARLY ? below + 1 : 0
    since += 1
    if (above >= UP_AFTER) ready = enough(minute)
    if (below >= DOWN_AFTER && since >= BETWEEN_DOWNS && enough(minute) < ready) {
      ready = enough(minute)
      since = 0
    }
    if (minute >= DAY) sum += reserved * PRICES.dynamodb.reserved_share + Math.max(0, ready - reserved)
  }
  return sum / DAY
}
