/**
 * `npm run bill`: what a month costs, for ten agents, ten thousand, and a million with and without tuning: everything
 * that a deployment brings, from units that the real handlers, projector and reaper spend on the embedded engine, the
 * standing costs of the very template, and the prices in lib/tools/bill/prices.ts. It tells what each setting saves, and fails where
 * a house costs more than it may. `-- --abuse` tells instead what a day costs at most when somebody means it.
 */
import { parseArgs } from 'node:util'
import { readStackConfig, type StackConfig } from '../lib/stack/settings'
import { type Day, type Parts, worstDays } from '../lib/tools/bill/abuse'
import { meterDearest } from '../lib/tools/bill/dearest'
import { HOUSES, type Kept, RESERVED, TUNING } from '../lib/tools/bill/houses'
import { type Lived, meterLives } from '../lib/tools/bill/metering'
import { type House, type Line, monthOf } from '../lib/tools/bill/month'
import { projectingMeter } from '../lib/tools/bill/projecting'
import { standingCosts } from '../lib/tools/bill/standing-costs'
import { againOnLambdaNode } from '../lib/tools/lambda-node'

type Settings = Kept['settings']

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0)
const configOf = (settings: Settings): StackConfig => readStackConfig((name) => settings[name])

/** Small houses are told to the cent. */
const inDollars = (dollars: number, all: number): string => dollars.toFixed(all < 1_000 ? 2 : 0)

const print = (what: string, how: string, dollars: string): void =>
  console.log(`${what.padEnd(32)} ${how.padEnd(72)} ${dollars.padStart(7)}`.trimEnd())

const PARTS: Readonly<Record<keyof Parts, string>> = {
  gateway: 'API Gateway',
  lambda: 'Lambda',
  dynamodb: 'DynamoDB',
  embedding: 'Bedrock',
  logs: 'CloudWatch, logs',
  front: 'Firewall and CloudFront, calls',
  data_out: 'CloudFront, data out',
}

async function tellAbuse(): Promise<void> {
  const days = worstDays(
    await meterDearest(),
    readStackConfig(() => undefined),
  )
  const row = (what: string, tell: (day: Day) => string) =>
    console.log(`${what.padEnd(32)}${days.map((day) => tell(day).padStart(16)).join('')}`.trimEnd())
  console.log('What a day costs at most when somebody means it, in dollars\n')
  row('', ({ who }) => who)
  row('Keys', ({ keys }) => keys)
  row('Requests', ({ requests }) => `${(requests / 1e6).toFixed(1)} M`)
  for (const [part, what] of Object.entries(PARTS)) row(what, ({ parts }) => parts[part as keyof Parts].toFixed(2))
  row('A day', ({ dollars }) => dollars.toFixed(2))
  row('Mostly for', ({ dearest }) => dearest)
  row('Left in the table', ({ stored }) => `${stored.toFixed(1)} GB`)
  row('which costs a month', ({ stored_month }) => stored_month.toFixed(2))
}

interface Opened extends Kept {
  house: House
}

function tellHouse({ name, settings, limit = Infinity, idle = Infinity, house }: Opened, lived: Lived): boolean {
  const lines = monthOf(lived, house)
  const total = sumOf(lines)
  const asleep = sumOf(monthOf(lived, { ...house, agents: 0, projecting: { ...house.projecting, runs: 0 } }))
  const set = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`)
  console.log(`${name}: ${set.filter((one) => !/certificate/i.test(one)).join(' ') || 'as it comes'}\n`)
  for (const { what, how, dollars } of lines) print(what, how, inDollars(dollars, total))
  print('A month', limit < Infinity ? `at most ${limit}` : '', inDollars(total, total))
  print('While nobody calls', idle < Infinity ? `at most ${idle}` : '', inDollars(asleep, total))
  console.log()
  return total <= limit && asleep <= idle
}

/** What each setting takes off the plain house, and what the tuned one would pay again without it. */
function tellSettings([plain, tuned]: readonly [Opened, Opened], lived: Lived): void {
  const costOf = ({ house }: Opened, settings: Settings): number =>
    sumOf(monthOf(lived, { ...house, config: configOf(settings) }))
  const [most, least] = [costOf(plain, plain.settings), costOf(tuned, tuned.settings)]
  console.log('What each setting saves a million agents a month: alone, and beside all others\n')
  for (const [what, settings] of Object.entries(TUNING)) {
    const without = Object.fromEntries(Object.entries(tuned.settings).filter(([name]) => !(name in settings)))
    const alone = most - costOf(plain, { ...plain.settings, ...settings })
    const beside = costOf(tuned, without) - least
    print(what, Object.keys(settings).join(', '), [alone, beside].map((one) => one.toFixed(0).padStart(6)).join(' '))
  }
  print('all of them', '', (most - least).toFixed(0))
  const reserved = sumOf(monthOf(lived, { ...tuned.house, reserved: RESERVED }))
  const units = `${RESERVED.writes} write and ${RESERVED.reads} read units: no setting, but a purchase`
  print('reserved for a year, besides', units, (least - reserved).toFixed(0))
}

async function tellMonths(): Promise<void> {
  const again = await againOnLambdaNode()
  if (again !== null) {
    process.exitCode = again
    return
  }
  const lived = await meterLives()
  const projecting = projectingMeter(lived)
  const houses: Opened[] = []
  for (const kept of HOUSES) {
    const config = configOf(kept.settings)
    const { agents } = kept
    const house = { agents, config, standing: standingCosts(config) }
    houses.push({ ...kept, house: { ...house, projecting: await projecting(kept.agents) } })
  }
  const within = houses.map((house) => tellHouse(house, lived))
  tellSettings(houses.slice(-2) as [Opened, Opened], lived)
  process.exitCode = within.every(Boolean) ? 0 : 1
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { abuse: { type: 'boolean', default: false } } })
  await (values.abuse ? tellAbuse() : tellMonths())
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
