/**
 * The monthly bill from fixed samples: fixed costs of the template, and a million agents. And the calls of a visit, which
 * the bill meters.
 */
import { readStackConfig } from '../../../lib/stack/settings'
import { DEPLOYMENTS } from '../../../lib/tools/bill/deployments'
import { fixedCosts } from '../../../lib/tools/bill/fixed-costs'
import { type MonthInput, monthlyBill, totalOf } from '../../../lib/tools/bill/month'
import { meterWay, type Sample, type Usage } from '../../../lib/tools/bill/usage'
import { FRESH_ROWS } from '../../support/fresh-rows'

type Settings = Readonly<Record<string, string>>
const configOf = (settings: Settings) => readStackConfig((name) => settings[name])

/** Figures similar to metered ones. */
const sample = (some: Partial<Sample> = {}): Sample => ({
  reads: 1,
  writes: 1.5,
  trips: 1,
  cpu_ms: 4,
  bytes: 2_000,
  logged: 380,
  ...some,
})
const samples = {
  status: sample(),
  care: sample({ writes: 5, trips: 2, cpu_ms: 8 }),
  visit: sample({ writes: 9, trips: 2, cpu_ms: 10 }),
}
const usage: Usage = {
  visiting: {
    three_a_day: { visits_a_month: 90, calls: { status: 1, care: 0.2, visit: 0.8 }, acts: 2.2, records: 3.5, samples },
    one_by_one: { visits_a_month: 90, calls: { status: 2, care: 2.2, visit: 0 }, acts: 2.2, records: 5.5, samples },
    when_advised: { visits_a_month: 180, calls: { status: 1, care: 0.7, visit: 0.3 }, acts: 1.3, records: 3, samples },
  },
  samples: {
    other: sample(),
    opening: sample(),
    tool: sample({ cpu_ms: 6 }),
    page: sample(),
    picture: sample(),
  },
  reaping: {
    round: { reads: 11, writes: 0, trips: 2 },
    alive: { reads: 1, writes: 3, trips: 2 },
    buried: { reads: 1, writes: 12, trips: 2 },
    found_a_day: 1,
  },
  changes: Object.values(FRESH_ROWS.log).map((after) => ({ before: null, after })),
  rounds: [],
}
const projecting = { records: 3e8, per_record: { reads: 0.4, writes: 1 }, batch: 84, runs: 4e6 }
const fixed = { small: fixedCosts(configOf({ small: 'true' })), plain: fixedCosts(configOf({})) }

describe('fixed costs', () => {
  const dollars = (of: typeof fixed.small) => of.reduce((sum, line) => sum + line.dollars, 0)

  it('of a small deployment include alarms and secrets, but no firewall nor dashboard', () => {
    const lines = fixed.small.map(({ what }) => what)
    expect(lines).toEqual(expect.arrayContaining(['Alarms', 'Secrets']))
    expect(lines).not.toContain('Firewall')
    expect(lines).not.toContain('Dashboard')
  })

  it('of a small deployment are within its limit, and less than half of the plain ones', () => {
    expect(dollars(fixed.small)).toBeLessThan(DEPLOYMENTS[0]?.idle ?? 0)
    expect(dollars(fixed.plain)).toBeGreaterThan(2 * dollars(fixed.small))
  })
})

describe('a million agents', () => {
  const bill = (more: Partial<MonthInput>) =>
    monthlyBill(usage, { agents: 1e6, config: configOf({}), fixed: fixed.plain, projecting, ...more })
  const dollars = (lines: ReturnType<typeof bill>, what: string) =>
    lines.find((line) => line.what === what)?.dollars ?? 0

  it('pay for cold starts, and more for storage in later months', () => {
    expect(dollars(bill({}), 'Lambda, cold starts')).toBeGreaterThan(1)
    const stored = (month: number) => dollars(bill({ month }), 'DynamoDB, storage')
    expect(stored(12)).toBeGreaterThan(stored(1) + 100)
  })

  it('pay more if acts are sent one by one, and if agents come twice as often', () => {
    expect(totalOf(bill({ way: 'one_by_one' }))).toBeGreaterThan(1.3 * totalOf(bill({})))
    expect(totalOf(bill({ way: 'when_advised' }))).toBeGreaterThan(1.3 * totalOf(bill({})))
  })
})

describe('metered agents', () => {
  const callsOf = ({ calls }: Usage['visiting']['three_a_day']) => calls.status + calls.care + calls.visit

  it('make two calls per visit if they take the first step of each response', async () => {
    const advised = await meterWay('three_a_day')
    expect(advised.visits_a_month).toBe(90)
    expect(Math.abs(callsOf(advised) - 2)).toBeLessThan(0.15)
    expect(advised.acts).toBeGreaterThan(1.5)
  })

  it('make a call for each act and two looks if they send acts one by one', async () => {
    const single = await meterWay('one_by_one')
    expect(single.calls).toMatchObject({ status: 2, visit: 0 })
    expect(single.calls.care).toBeCloseTo(single.acts, 5)
    expect(callsOf(single)).toBeGreaterThan(3.5)
  })
})
