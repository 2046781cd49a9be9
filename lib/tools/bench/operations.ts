/** Measures every deployed operation, compared with a bare handler that makes the same database calls. */
import { everyOperation, everyRoute } from '../../../lambdas/api/routes/every-route'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { refreshLeaderboards } from '../../../lambdas/jobs/refresh-leaderboards'
import { callHandler, type Deployed, deploy, type Reply, requestEvent } from '../../local/deployed'
import type { Trips } from '../../local/engine/meter'
import { population, writeRows } from '../../local/engine/population'
import type { RequestFields } from '../../local/events'
import { repeat } from '../measure/bare'
import { type Duration, median, rounded, timed } from '../measure/figures'
import { ADMIN_KEY, expectAccepted, type MeasuredHost, measuredHost } from '../measure/measured-host'
import { asKeeper, type Scenario, Stage, scenarioOf } from '../scenarios'

export interface OperationCost {
  operation: string
  /** The case, if the operation is measured in several. */
  of?: string
  trips: number
  read_units: number
  write_units: number
  /** Size of the body, not compressed. */
  kb: number
  cpu_ms: number
  ms: number
  /** Compared with the bare handler. */
  cpu_ratio: number
  time_ratio: number
}

interface Case {
  operation: OperationId
  of?: string
  prepare: Scenario
}

/** Fills the household to the maximum number of creatures, each of another species. */
async function fillHousehold(stage: Stage): Promise<void> {
  const keeper = await stage.changeKeeper()
  for (const { slug } of catalogue().slice(0, MAX_LIVING - 1)) await stage.adopt(keeper, slug)
}
const weekOf = async (stage: Stage) => ({ ...(await asKeeper(stage)), query: { days: '7' } })
/** The plan stays the same for this many calls, a minute each; then one of fifty creatures needs care. */
const PLAN_HOLDS = 20

/** More cases of single operations. */
const OTHER_CASES: readonly Case[] = [
  {
    operation: 'plan',
    of: 'of seven days for fifty creatures',
    prepare: async (stage, turn) => {
      if (turn === 0) await fillHousehold(stage)
      return weekOf(stage)
    },
  },
  {
    operation: 'plan',
    of: 'the same, by its ETag',
    prepare: async (stage, turn) => {
      if (turn % PLAN_HOLDS === 0) await fillHousehold(stage)
      const asked = await weekOf(stage)
      const { headers } = await stage.host.ask('plan', asked)
      return { ...asked, headers: { 'if-none-match': String(headers.ETag) } }
    },
  },
  {
    operation: 'mcp',
    of: 'a plan',
    prepare: async (stage) => ({
      ...(await asKeeper(stage)),
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'plan', arguments: {} } },
    }),
  },
  {
    operation: 'status',
    of: 'of a social creature',
    prepare: async (stage, turn) => {
      if (turn === 0) await stage.changeKeeper(stage.newKeeper('tabby'))
      return asKeeper(stage)
    },
  },
]

const cases = everyOperation.flatMap(([operation]): Case[] => [
  { operation, prepare: scenarioOf(operation) },
  ...OTHER_CASES.filter((other) => other.operation === operation),
])

/** Timed in this process: the deployed functions have no stand-in for Stripe's checkout. */
const NOT_DEPLOYED: readonly OperationId[] = ['buy_credits', 'open_checkout', 'payment_done', 'payment_cancelled']

/** Refresh the leaderboard pages before each of these, as the reaper does every minute. */
const READS_BOARDS: readonly OperationId[] = ['hall', 'hall_page', 'home', 'stats', 'list_species', 'species_book']

/** Realistic time zones: UTC needs no conversion. */
export const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney']

const CREATURES = 1_000
const MIN_WARM_UP = { calls: 3, ms: 0 }

export interface OperationOptions {
  rounds: number
  /**
   * How often each operation is called before it is measured, and for how long at most. All operations share the bare
   * handler, so it is compiled early; without a warm-up, interpreted operations would be compared with it.
   */
  warmUp?: { calls: number; ms: number }
  creatures?: number
  only?: readonly OperationId[]
  /** Receives the database calls of each operation. */
  onTrips?: (operation: OperationId, trips: Trips) => void
}

export async function measureOperations({
  rounds,
  warmUp = MIN_WARM_UP,
  creatures = CREATURES,
  only,
  onTrips = () => {},
}: OperationOptions): Promise<OperationCost[]> {
  const opening = Date.parse('2026-03-02T09:00:00.000Z')
  const host = await measuredHost({ time: () => opening })
  const functions = await deploy(host.context)
  try {
    await writeRows(host.context.db, population(creatures, host.context.now()), () => {})
    await host.publish()
    const costs: OperationCost[] = []
    for (const one of cases) {
      if (only && !only.includes(one.operation)) continue
      costs.push(await measureCase(one, host, functions, { rounds, warmUp, onTrips }))
    }
    return costs
  } finally {
    functions.close()
    await host.close()
  }
}

/** Each round calls the handler in this process, which is metered, and then the deployed function, which is timed. */
async function measureCase(
  { operation, of, prepare }: Case,
  host: MeasuredHost,
  functions: Deployed,
  { rounds, warmUp, onTrips }: Required<Pick<OperationOptions, 'rounds' | 'warmUp' | 'onTrips'>>,
): Promise<OperationCost> {
  const stage = new Stage(host, { agent: { timezone: ZONES[operation.length % ZONES.length] } })
  const handler = functions.handlerOf(everyRoute[operation].group)
  /** The event is created outside the measurement: on AWS the gateway does it. */
  const callOf = (asked: RequestFields): (() => Promise<Reply>) => {
    if (NOT_DEPLOYED.includes(operation)) return () => host.ask(operation, asked)
    const event = requestEvent(operation, asked)
    return () => callHandler(handler, event)
  }
  const [full, bare]: [Duration[], Duration[]] = [[], []]
  let turn = 0
  /** A minute passes between calls, so that reads which a process caches for a minute are part of the cost. */
  const nextRequest = async () => {
    const asked = { adminKey: ADMIN_KEY, ...(await prepare(stage, turn)) }
    if (READS_BOARDS.includes(operation)) await refreshLeaderboards(host.context)
    turn += 1
    host.clock.advance(1 / 60)
    return asked
  }
  let reply: Reply | undefined
  let most = { trips: 0, reads: 0, writes: 0 }
  let warmUpCalls = 0
  const warmUntil = performance.now() + warmUp.ms
  while (full.length < rounds) {
    const asked = await nextRequest()
    host.takeTrips()
    const { spent } = await host.measure(() => host.ask(operation, asked))
    // Some calls find nothing to do, so the most expensive one counts.
    if (spent.writes + spent.reads >= most.writes + most.reads) most = spent
    const trips = host.takeTrips()
    onTrips(operation, trips)
    const call = callOf(await nextRequest())
    const duration = await timed(async () => {
      reply = await call()
    })
    if (reply) expectAccepted(operation, reply)
    const same = await timed(() => repeat(host.send, trips))
    warmUpCalls += 1
    const isWarm = warmUpCalls > warmUp.calls || (warmUpCalls > MIN_WARM_UP.calls && performance.now() > warmUntil)
    if (!isWarm) continue
    full.push(duration)
    bare.push(same)
  }
  const medians = (of: keyof Duration) =>
    [median(full.map((one) => one[of])), median(bare.map((one) => one[of]))] as const
  const [cpu, bareCpu] = medians('cpu_ms')
  const [ms, bareMs] = medians('ms')
  return {
    operation,
    ...(of && { of }),
    trips: most.trips,
    read_units: rounded(most.reads, 1),
    write_units: rounded(most.writes, 1),
    kb: rounded((reply?.content.length ?? 0) / 1024, 1),
    cpu_ms: rounded(cpu),
    ms: rounded(ms),
    cpu_ratio: rounded(cpu / bareCpu),
    time_ratio: rounded(ms / bareMs),
  }
}
