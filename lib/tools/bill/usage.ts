/** Meters what calls, projector and reaper spend, on the embedded engine. */
import { gzipSync } from 'node:zlib'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { isProjected } from '../../../lambdas/domain/projections/projections'
import { reaper } from '../../../lambdas/jobs/reap'
import { encodeRow } from '../../../lambdas/store/entities/codec'
import { project, type Sequenced } from '../../../lambdas/store/projections/projections'
import type { Reply } from '../../local/deployed'
import { itemBytes } from '../../local/engine/memory-table'
import type { Spent, Units } from '../../local/engine/meter'
import { add, multiply, subtract } from '../measure/arithmetic'
import { measuredHost } from '../measure/measured-host'
import { asKeeper, type Scenario, Stage, scenarioOf } from '../scenarios'

/** One kind of call, and how often an agent makes it in a month. The figures are assumptions. */
interface Habit {
  operation: OperationId
  calls: number
  prepare?: Scenario
}

/** Three visits a day of two calls. A fifth of the agents use MCP and send three messages more to connect each time. */
export const HABITS: readonly Habit[] = [
  { operation: 'status', calls: 90 },
  { operation: 'visit', calls: 90 },
  { operation: 'mcp', calls: 54, prepare: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }) },
  { operation: 'history', calls: 5 },
  { operation: 'preferences', calls: 4 },
  { operation: 'graveyard', calls: 5, prepare: asKeeper },
  { operation: 'hall', calls: 5 },
  { operation: 'creature_page', calls: 2 },
  { operation: 'face', calls: 8 },
]

/** What a call costs, on average. */
export interface Sample extends Spent {
  /** On the wire: headers and compressed body. */
  bytes: number
  logged: number
  /** Changes that the projector applies, and bytes of new rows. */
  records: number
  stored: number
}

export interface Usage {
  samples: ReadonlyMap<OperationId, Sample>
  /** Per record that the projector applies. */
  projected: Units
  /** Of the reaper: a round that finds nothing due, a creature found alive, and a burial. */
  round: Units
  alive: Units
  buried: Units
}

/** Each third visit includes a meal. */
const ROUNDS = 6
/** Changes that the projector applies at once. */
const BATCH = 50

export async function meterUsage(): Promise<Usage> {
  let [now, logged, stored] = [Date.parse('2026-03-02T09:00:00.000Z'), 0, 0]
  const writeLog = (line: string) => {
    logged += line.length
  }
  const host = await measuredHost({ seed: 'bill', time: () => now, writeLog })
  const { context, measure } = host
  // Without a namespace, the log lines would lack the metrics, whose bytes are billed too.
  context.config.metricsNamespace = 'CreatureHouse'
  const changes: Sequenced[] = []
  const record = () => {
    context.db.onCommit = async (committed) => {
      for (const { before, after } of committed) {
        const change = { before: before === 'whatever' ? null : before, after }
        if (isProjected(change)) changes.push({ sequence: String(changes.length).padStart(9, '0'), change })
        if (after && !change.before) stored += itemBytes(encodeRow(after))
      }
    }
  }
  const sampleOf = async ({ operation, prepare = scenarioOf(operation) }: Habit): Promise<Sample> => {
    const stage = new Stage(host)
    let sum: Sample = { reads: 0, writes: 0, trips: 0, bytes: 0, logged: 0, records: 0, stored: 0 }
    for (let turn = 0; turn < ROUNDS; turn++) {
      const asked = await prepare(stage, turn)
      now += 60_000
      const from = { logged, stored, records: changes.length }
      record()
      const { spent, result } = await measure(() => host.ask(operation, asked))
      context.db.onCommit = undefined
      const { reads, writes, trips } = spent
      const grown = {
        logged: logged - from.logged,
        stored: stored - from.stored,
        records: changes.length - from.records,
      }
      sum = add(sum, { reads, writes, trips, bytes: bytesOnWire(result), ...grown })
    }
    return multiply(sum, 1 / ROUNDS)
  }
  try {
    const samples = new Map<OperationId, Sample>()
    for (const habit of HABITS) samples.set(habit.operation, await sampleOf(habit))
    const { spent } = await measure(async () => {
      for (let from = 0; from < changes.length; from += BATCH)
        await project(context.db, 'bill', changes.slice(from, from + BATCH))
    })
    return { samples, projected: multiply(unitsOf(spent), 1 / changes.length), ...(await meterReaper()) }
  } finally {
    await host.close()
  }
}

const unitsOf = ({ reads, writes }: Units): Units => ({ reads, writes })

/** A creature is due when it would have died without its last visits; the reaper then finds it alive. */
async function meterReaper(): Promise<Pick<Usage, 'round' | 'alive' | 'buried'>> {
  const host = await measuredHost({ seed: 'reaper' })
  const reap = async () => {
    const { spent, result } = await host.measure(() => reaper(host.context)())
    return { units: unitsOf(spent), ...result }
  }
  try {
    const stage = new Stage(host)
    const keepers = [await stage.newKeeper(), await stage.newKeeper()]
    const { units: round } = await reap()
    let [alive, found]: [Units, number] = [{ reads: 0, writes: 0 }, 0]
    for (let visits = 0; visits < 3; visits++) {
      for (const { key } of keepers) await host.ask('visit', { key, body: { care: [{ action: 'feed' }] } })
      host.clock.advance(20)
      const { units, found_alive } = await reap()
      alive = add(alive, subtract(units, round))
      found += found_alive
    }
    host.clock.advance(100)
    const { units, buried } = await reap()
    return { round, alive: multiply(alive, 1 / found), buried: multiply(subtract(units, round), 1 / buried) }
  } finally {
    await host.close()
  }
}

/** Bytes that the gateway adds to the headers of a response. */
const HEAD_BYTES = 160

function bytesOnWire({ headers, content }: Reply): number {
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0)
  const isText = !/^image\/(png|webp)/.test(String(headers['Content-Type']))
  return HEAD_BYTES + head + (isText ? gzipSync(content) : content).length
}
