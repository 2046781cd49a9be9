/** What a day can cost at most when somebody means it: a call or a limit that costs more than these is thought over first. */
import { readStackConfig } from '../../../lib/stack/settings'
import { type Dearest, priced, worstDays } from '../../../lib/tools/bill/abuse'
import { type Metered, meterDearest } from '../../../lib/tools/bill/dearest'

const MILLION = 1e6
/** A million of the dearest calls. */
const MOST = 150
/** Whole logs with notes as long as notes can be: nearly all of it is data out. */
const LONG: readonly string[] = ['history', 'export_data']
const MOST_OF_LONG = 400
/** A day of one operation, by one key or one address. */
const MOST_A_DAY = 30

let metered: Metered[]
let calls: Dearest[]
beforeAll(async () => {
  metered = await meterDearest()
  calls = metered.map(priced)
}, 300_000)

it('no call costs more than it may, nor more in a day than its limit is worth', () => {
  const tooDear = calls.filter(({ name, dollars }) => dollars * MILLION > (LONG.includes(name) ? MOST_OF_LONG : MOST))
  expect(tooDear.map(({ name }) => name)).toEqual([])
  expect(calls.filter(({ dollars, a_day }) => dollars * a_day > MOST_A_DAY).map(({ name }) => name)).toEqual([])
})

it('a key, an address and a thousand addresses cost no more in a day than the operators are told', () => {
  const days = worstDays(
    metered,
    readStackConfig(() => undefined),
  )
  const told = [60, 1_500, 1_500, 30_000]
  expect(days.filter(({ dollars }, at) => dollars > (told[at] ?? 0))).toEqual([])
})

it('half the throttle is half the cost, and a slower firewall helps against one address', () => {
  const usual = readStackConfig(() => undefined)
  const [, , one, many] = worstDays(metered, usual).map(({ dollars }) => dollars)
  const [, , slowed, halved] = worstDays(metered, {
    firewallRate: usual.firewallRate / 10,
    throttleRate: usual.throttleRate / 2,
  }).map(({ dollars }) => dollars)
  expect((slowed ?? 0) / (one ?? 0)).toBeCloseTo(0.1)
  // A tenth of a thousand addresses' rate is still more than half of the stage's.
  expect((halved ?? 0) / (many ?? 0)).toBeCloseTo(0.5)
})

it('new items are the smallest part of it: fifty a day and key', () => {
  const [key] = worstDays(
    metered,
    readStackConfig(() => undefined),
  )
  expect(key?.parts.embedding).toBeLessThan(0.001)
  expect(calls.find(({ name }) => name === 'care with a new item')?.a_day).toBe(50)
})
