/** Measures the processor time of every deployed operation, compared with a bare handler that makes the same calls. */
import { everyOperation, everyRoute } from '../../../lambdas/api/routes/every-route'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { callHandler, type Deployed, deploy, type Reply, requestEvent } from '../../local/deployed'
import { population, writeRows } from '../../local/engine/population'
import type { RequestFields } from '../../local/events'
import { cpuMs, median, rounded } from '../measure/arithmetic'
import { repeat } from '../measure/bare'
import { ADMIN_KEY, expectAccepted, type MeasuredHost, measuredHost } from '../measure/measured-host'
import { asKeeper, type Scenario, Stage, scenarioOf } from '../scenarios'

export interface OperationCost {
  operation: string
  /** The case, if the operation is measured in several. */
  of?: string
  cpu_ms: number
  /** Compared with the bare handler. */
  cpu_ratio: number
}

export interface Case {
  operation: OperationId
  of?: string
  prepare: Scenario
}

/** Fills the household to the maximum number of creatures, each of another species. */
async function fillHousehold(stage: Stage): Promise<void> {
  const keeper = await stage.changeKeeper()
  for (const { slug } of catalogue().slice(0, MAX_LIVING - 1)) await stage.adopt(keeper, slug)
}

/** More cases of single operations. */
const OTHER_CASES: readonly Case[] = [
  {
    operation: 'plan',
    of: 'of seven days for fifty creatures',
    prepare: async (stage, turn) => {
      if (turn === 0) await fillHousehold(stage)
      return { ...(await asKeeper(stage)), query: { days: '7' } }
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

export const CASES = everyOperation.flatMap(([operation]): Case[] => [
  { operation, prepare: scenarioOf(operation) },
  ...OTHER_CASES.filter((other) => other.operation === operation),
])

/** Timed in this process: the deployed functions have no stand-in for Stripe's checkout. */
const NOT_DEPLOYED: readonly OperationId[] = ['buy_credits', 'open_checkout', 'payment_done', 'payment_cancelled']

/** Realistic time zones: UTC needs no conversion. */
export const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney']

const CREATURES = 1_000
const MIN_WARM_UP = { calls: 3, ms: 0 }

interface OperationOptions {
  rounds: number
  /**
   * How often each operation is called before it is measured, and for how long at most. All operations share the bare
   * handler, so it is compiled early; without a warm-up, interpreted operations would be compared with it.
   */
  warmUp?: { calls: number; ms: number }
  only?: readonly OperationId[]
}

export async function measureOperations({
  rounds,
  warmUp = MIN_WARM_UP,
  only,
}: OperationOptions): Promise<OperationCost[]> {
  const opening = Date.parse('2026-03-02T09:00:00.000Z')
  const host = await measuredHost({ time: () => opening })
  const functions = await deploy(host.context)
  try {
    await writeRows(host.context.db, population(CREATURES, host.context.now()), () => {})
    await host.publish()
    const costs: OperationCost[] = []
    for (const one of CASES) {
      if (only && !only.includes(one.operation)) continue
      costs.push(await measureCase(one, host, functions, { rounds, warmUp }))
    }
    return costs
  } finally {
    functions.close()
    await host.close()
  }
}

/** Each round calls the handler in this process, which records its calls, and then the deployed function, which is timed. */
async function measureCase(
  { operation, of, prepare }: Case,
  host: MeasuredHost,
  functions: Deployed,
  { rounds, warmUp }: Required<Pick<OperationOptions, 'rounds' | 'warmUp'>>,
): Promise<OperationCost> {
  const stage = new Stage(host, { agent: { timezone: ZONES[operation.length % ZONES.length] } })
  const handler = functions.handlerOf(everyRoute[operation].group)
  /** The event is created outside the measurement: on AWS the gateway does it. */
  const callOf = (asked: RequestFields): (() => Promise<Reply>) => {
    if (NOT_DEPLOYED.includes(operation)) return () => host.ask(operation, asked)
    const event = requestEvent(operation, asked)
    return () => callHandler(handler, event)
  }
  const [full, bare]: [number[], number[]] = [[], []]
  let turn = 0
  /** A minute passes between calls, so that reads which a process caches for a minute are part of the cost. */
  const nextRequest = async () => {
    const asked = { adminKey: ADMIN_KEY, ...(await prepare(stage, turn)) }
    turn += 1
    host.clock.advance(1 / 60)
    return asked
  }
  let warmUpCalls = 0
  const warmUntil = performance.now() + warmUp.ms
  while (full.length < rounds) {
    const recorded = await nextRequest()
    host.takeTrips()
    await host.ask(operation, recorded)
    const trips = host.takeTrips()
    const call = callOf(await nextRequest())
    let reply: Reply | undefined
    const cpu = await cpuMs(async () => {
      reply = await call()
    })
    if (reply) expectAccepted(operation, reply)
    const bareCpu = await cpuMs(() => repeat(host.send, trips))
    warmUpCalls += 1
    const isWarm = warmUpCalls > warmUp.calls || (warmUpCalls > MIN_WARM_UP.calls && performance.now() > warmUntil)
    if (!isWarm) continue
    full.push(cpu)
    bare.push(bareCpu)
  }
  const [cpu, bareCpu] = [median(full), median(bare)]
  return { operation, ...(of && { of }), cpu_ms: rounded(cpu), cpu_ratio: rounded(cpu / bareCpu) }
}
