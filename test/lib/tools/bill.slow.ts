/** The bill: fixed costs of the template, and units that are metered. */
import { readStackConfig } from '../../../lib/stack/settings'
import { DEPLOYMENTS } from '../../../lib/tools/bill/bill'
import { fixedCosts } from '../../../lib/tools/bill/fixed-costs'
import { monthlyBill, totalOf } from '../../../lib/tools/bill/month'
import { meterUsage, type Usage } from '../../../lib/tools/bill/usage'

const configOf = (settings: Readonly<Record<string, string>>) => readStackConfig((name) => settings[name])
const [small, plain] = [configOf({ small: 'true' }), configOf({})]
const fixed = { small: fixedCosts(small), plain: fixedCosts(plain) }
const dollars = (of: readonly { dollars: number }[]) => of.reduce((sum, line) => sum + line.dollars, 0)

describe('fixed costs', () => {
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

describe('a month', () => {
  let usage: Usage
  beforeAll(async () => {
    usage = await meterUsage()
  })

  it('is metered: a status, a visit of three acts, the projector and the reaper', () => {
    expect(usage.samples.get('status')).toMatchObject({ writes: 1 })
    expect(usage.samples.get('visit')).toMatchObject({ writes: 9 })
    expect(usage.projected.writes).toBeGreaterThan(0.5)
    expect(usage.round.writes).toBe(0)
    expect(usage.alive.writes).toBeGreaterThan(0)
    expect(usage.buried.writes).toBeGreaterThan(usage.alive.writes)
  })

  it('of every deployment is within its limits', () => {
    for (const { agents, settings, limit, idle } of DEPLOYMENTS) {
      const config = configOf(settings)
      const of = (agents: number) => totalOf(monthlyBill(usage, { agents, config, fixed: fixedCosts(config) }))
      expect(of(agents)).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY)
      expect(of(0)).toBeLessThanOrEqual(idle ?? Number.POSITIVE_INFINITY)
    }
  })

  it('of a million agents costs about ten times that of a hundred thousand', () => {
    const of = (agents: number) => totalOf(monthlyBill(usage, { agents, config: plain, fixed: [] }))
    expect(of(1e6) / of(1e5)).toBeGreaterThan(8)
    expect(of(1e6) / of(1e5)).toBeLessThan(11)
  })
})
