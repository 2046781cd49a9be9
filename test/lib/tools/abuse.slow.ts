/** Limits for the cost of a day of deliberate abuse. */
import { readStackConfig } from '../../../lib/stack/settings'
import { type PricedCall, priceOf, worstDays } from '../../../lib/tools/bill/abuse'
import { type DearestCall, meterDearest } from '../../../lib/tools/bill/dearest'

const MILLION = 1e6
/** Dollars for a million calls. */
const MOST = 150
/** Whole logs with the longest notes: nearly all of the cost is data out. */
const LONG: readonly string[] = ['history', 'export_data']
const MOST_OF_LONG = 400
/** Dollars for a day of one operation, by one key or one address. */
const MOST_A_DAY = 30

const usual = readStackConfig(() => undefined)
let metered: DearestCall[]
let calls: PricedCall[]
beforeAll(async () => {
  metered = await meterDearest()
  calls = metered.map(priceOf)
}, 300_000)

describe('the most expensive call of an operation', () => {
  it('costs at most its limit', () => {
    const tooDear = calls.filter(({ name, dollars }) => dollars * MILLION > (LONG.includes(name) ? MOST_OF_LONG : MOST))
    expect(tooDear.map(({ name }) => name)).toEqual([])
  })

  it('costs at most its limit when repeated for a day', () => {
    expect(calls.filter(({ dollars, a_day }) => dollars * a_day > MOST_A_DAY).map(({ name }) => name)).toEqual([])
  })
})

describe('the worst day', () => {
  it('costs at most what the operations guide says, by a key, an address and a thousand addresses', () => {
    const limits = [60, 1_500, 1_500, 30_000]
    expect(worstDays(metered, usual).filter(({ dollars }, at) => dollars > (limits[at] ?? 0))).toEqual([])
  })

  it('costs half with half the throttle, and a tenth by one address with a tenth of the firewall rate', () => {
    const [, , one, many] = worstDays(metered, usual).map(({ dollars }) => dollars)
    const [, , slowed, halved] = worstDays(metered, {
      firewallRate: usual.firewallRate / 10,
      throttleRate: usual.throttleRate / 2,
    }).map(({ dollars }) => dollars)
    expect((slowed ?? 0) / (one ?? 0)).toBeCloseTo(0.1)
    // A thousand addresses with a tenth of the rate still exceed half of the throttle.
    expect((halved ?? 0) / (many ?? 0)).toBeCloseTo(0.5)
  })

  it('includes at most fifty new items a key', () => {
    const [key] = worstDays(metered, usual)
    expect(key?.parts.Bedrock).toBeLessThan(0.001)
    expect(calls.find(({ name }) => name === 'care with a new item')?.a_day).toBe(50)
  })
})
