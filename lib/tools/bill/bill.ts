/** Prints the monthly bill of three deployments, each with its limits. */
import { readStackConfig } from '../../stack/settings'
import { fixedCosts } from './fixed-costs'
import { monthlyBill, totalOf } from './month'
import { meterUsage, type Usage } from './usage'

interface Deployment {
  name: string
  agents: number
  settings: Readonly<Record<string, string>>
  /** Maximum dollars: of the first month with its agents, and `idle` without any calls. */
  limit?: number
  idle?: number
}

export const DEPLOYMENTS: readonly Deployment[] = [
  { name: 'Ten agents', agents: 10, settings: { small: 'true' }, idle: 8 },
  { name: 'Ten thousand agents', agents: 10_000, settings: {} },
  { name: 'A million agents', agents: 1_000_000, settings: {}, limit: 2_920 },
]

const print = (what: string, how: string, dollars: number): void =>
  console.log(`${what.padEnd(32)} ${how.padEnd(56)} ${dollars.toFixed(2).padStart(9)}`)

/** Returns the exit code: 1 if a deployment costs more than its limit. */
export async function printBill(): Promise<number> {
  const usage = await meterUsage()
  const within = DEPLOYMENTS.map((deployment) => printMonth(usage, deployment))
  return within.every(Boolean) ? 0 : 1
}

/** Returns whether the deployment is within its limits. */
function printMonth(usage: Usage, { name, agents, settings, limit, idle }: Deployment): boolean {
  const config = readStackConfig((setting) => settings[setting])
  const fixed = fixedCosts(config)
  const lines = monthlyBill(usage, { agents, config, fixed })
  const [total, unused] = [totalOf(lines), totalOf(monthlyBill(usage, { agents: 0, config, fixed }))]
  const year = totalOf(monthlyBill(usage, { agents, config, fixed, month: 12 }))
  const shown = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`)
  console.log(`${name}: ${shown.join(' ') || 'default settings'}\n`)
  for (const { what, how, dollars } of lines) print(what, how, dollars)
  print('The first month', limit ? `at most ${limit}` : '', total)
  print('The twelfth month', '', year)
  print('Without any calls', idle ? `at most ${idle}` : '', unused)
  console.log()
  return total <= (limit ?? total) && unused <= (idle ?? unused)
}
