/** The bill: what stands in the template is counted, what is provisioned follows the day, and every setting it advises saves. */
import { readStackConfig } from '../../../lib/stack/settings'
import { keptReady } from '../../../lib/tools/bill/capacity'
import { HOUSES, TUNING } from '../../../lib/tools/bill/houses'
import type { Lived, Sample } from '../../../lib/tools/bill/metering'
import { monthOf } from '../../../lib/tools/bill/month'
import { standingCosts } from '../../../lib/tools/bill/standing-costs'

type Settings = Readonly<Record<string, string>>
const configOf = (settings: Settings) => readStackConfig((name) => settings[name])

/** About what is metered: the test is of the sum, not of its terms. */
const sample = (some: Partial<Sample> = {}): Sample => ({
  ...{ reads: 1, writes: 1.5, trips: 1, cpu_ms: 4, bytes: 2_000, logged: 380 },
  ...some,
})
const lived: Lived = {
  samples: {
    status: sample(),
    care: sample({ writes: 5, trips: 2, cpu_ms: 8 }),
    ...{ other: sample(), opening: sample(), tool: sample({ cpu_ms: 6 }), page: sample(), picture: sample() },
  },
  reaping: {
    round: { reads: 11, writes: 0, trips: 2 },
    alive: { reads: 1, writes: 3, trips: 2 },
    buried: { reads: 1, writes: 12, trips: 2 },
    found_a_day: 1,
  },
  changes: [],
  visits: [],
}
const projecting = { records_per_care: 2.6, reads_per_record: 0.4, writes_per_record: 1, batch: 84, runs: 4e6 }
const standing = { small: standingCosts(configOf({ small: 'true' })), plain: standingCosts(configOf({})) }
const month = (agents: number, settings: Settings, of = standing.plain): number =>
  monthOf(lived, { agents, config: configOf(settings), standing: of, projecting }).reduce(
    (sum, { dollars }) => sum + dollars,
    0,
  )

it('a small house costs little while nobody calls, though it has alarms and a dashboard; a plain one more', () => {
  const [small, plain] = [standing.small, standing.plain].map((lines) => ({
    lines: lines.map(({ what }) => what),
    dollars: lines.reduce((sum, { dollars }) => sum + dollars, 0),
  }))
  expect(small?.lines).toEqual(expect.arrayContaining(['Alarms', 'Dashboard', 'Secrets']))
  expect(small?.lines).not.toContain('Firewall')
  expect(small?.dollars).toBeLessThan(HOUSES[0]?.idle ?? 0)
  expect(plain?.dollars).toBeGreaterThan(2 * (small?.dollars ?? 0))
})

it.each(Object.entries(TUNING))('%s saves', (_, settings) => {
  expect(month(1e6, settings)).toBeLessThan(month(1e6, {}))
  expect(month(1e6, {})).toBeGreaterThan(1_000)
})

it('capacity by the hour is for many: ten agents pay more with it', () => {
  const hourly = TUNING['capacity by the hour'] ?? {}
  expect(month(10, { small: 'true', ...hourly }, standing.small)).toBeGreaterThan(
    month(10, { small: 'true' }, standing.small),
  )
})

describe('what autoscaling keeps ready', () => {
  it('is more than what is used, and less than what the busiest hour would need all day', () => {
    const ready = keptReady(600, 1)
    expect(ready).toBeGreaterThan(600 / 0.85)
    expect(ready).toBeLessThan((600 * 1.5) / 0.85)
  })

  it('is never less than the least that was set', () => {
    expect(keptReady(1, 200)).toBe(200)
  })

  it('costs less where it is reserved and used, and more where it is not', () => {
    expect(keptReady(600, 1, 500)).toBeLessThan(keptReady(600, 1))
    expect(keptReady(1, 1, 500)).toBeGreaterThan(keptReady(1, 1))
  })
})
