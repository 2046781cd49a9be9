/** Prints the bill: a month of each deployment, or the worst day of abuse. */
import { readStackConfig, type StackConfig } from '../../stack/settings'
import { sum } from '../measure/figures'
import { type Day, PARTS, worstDays } from './abuse'
import { meterDearest } from './dearest'
import { DEPLOYMENTS, type Deployment } from './deployments'
import { fixedCosts } from './fixed-costs'
import { type MonthInput, monthlyBill, totalOf } from './month'
import { projectingMeter } from './projecting'
import { meterUsage, type Usage, type Visiting } from './usage'
import type { Way } from './ways'

type Settings = Deployment['settings']

const configOf = (settings: Settings): StackConfig => readStackConfig((name) => settings[name])

const print = (what: string, how: string, dollars: string): void =>
  console.log(`${what.padEnd(32)} ${how.padEnd(72)} ${dollars.padStart(7)}`.trimEnd())

export async function printAbuse(): Promise<void> {
  const days = worstDays(await meterDearest(), configOf({}))
  const row = (what: string, cell: (day: Day) => string) =>
    console.log(`${what.padEnd(32)}${days.map((day) => cell(day).padStart(16)).join('')}`.trimEnd())
  console.log('Maximum cost of a day of deliberate abuse, in dollars\n')
  row('', ({ who }) => who)
  row('Keys', ({ keys }) => keys)
  row('Requests', ({ requests }) => `${(requests / 1e6).toFixed(1)} M`)
  for (const part of PARTS) row(part, ({ parts }) => parts[part].toFixed(2))
  row('A day', ({ dollars }) => dollars.toFixed(2))
  row('Mostly for', ({ dearest }) => dearest)
  row('Left in the table', ({ stored }) => `${stored.toFixed(1)} GB`)
  row('which costs a month', ({ stored_month }) => stored_month.toFixed(2))
}

/** The bill is also printed for this month, because care logs grow. */
const LAST_MONTH = 12

/** Ways of visiting that the bill does not assume; their totals are printed as well. */
const OTHER_WAYS: readonly (readonly [Way, string])[] = [
  ['one_by_one', 'If acts are sent one by one'],
  ['when_advised', 'If agents come when advised'],
]

type Metered = Deployment & { input: MonthInput; others: [what: string, way: Way, input: MonthInput][] }

/** Returns the exit code: 1 if a deployment costs more than its limit. */
export async function printMonths(): Promise<number> {
  const usage = await meterUsage()
  const projecting = projectingMeter(usage)
  const deployments: Metered[] = []
  for (const deployment of DEPLOYMENTS) {
    const { agents, settings } = deployment
    const config = configOf(settings)
    const fixed = fixedCosts(config)
    const inputOf = async (way: Way) => ({ agents, config, fixed, way, projecting: await projecting(agents, way) })
    const others: Metered['others'] = []
    for (const [way, what] of OTHER_WAYS) others.push([what, way, await inputOf(way)])
    deployments.push({ ...deployment, input: await inputOf('three_a_day'), others })
  }
  const within = deployments.map((deployment) => printMonth(deployment, usage))
  return within.every(Boolean) ? 0 : 1
}

const describeVisits = ({ visits_a_month, calls, acts }: Visiting): string =>
  `${visits_a_month.toFixed(0)} visits of ${sum(Object.values(calls)).toFixed(2)} calls and ${acts.toFixed(2)} acts`

/** Returns whether the deployment is within its limits. */
function printMonth({ name, settings, limit, idle, input, others }: Metered, usage: Usage): boolean {
  const lines = monthlyBill(usage, input)
  const total = totalOf(lines)
  const unused = { ...input, agents: 0, projecting: { ...input.projecting, runs: 0, records: 0 } }
  const lastMonth = totalOf(monthlyBill(usage, { ...input, month: LAST_MONTH }))
  const idleTotal = totalOf(monthlyBill(usage, unused))
  const inDollars = (dollars: number): string => dollars.toFixed(total < 1_000 ? 2 : 0)
  const shown = Object.entries(settings)
  console.log(`${name}: ${shown.map(([setting, value]) => `${setting}=${value}`).join(' ') || 'default settings'}\n`)
  for (const { what, how, dollars } of lines) print(what, how, inDollars(dollars))
  print('A month', describeVisits(usage.visiting.three_a_day), inDollars(total))
  if (limit) print('', 'at most', String(limit))
  print(`In month ${LAST_MONTH}`, '', inDollars(lastMonth))
  for (const [what, way, other] of others)
    print(what, describeVisits(usage.visiting[way]), inDollars(totalOf(monthlyBill(usage, other))))
  print('Without any calls', idle ? `at most ${idle}` : '', inDollars(idleTotal))
  console.log()
  return total <= (limit ?? total) && idleTotal <= (idle ?? idleTotal)
}
