/**
 * Recovery from a long outage: all creatures have died unseen, and the real reaper and projector process them on a
 * built-in table. Capacity units are those that the table reports. Minutes are not this machine's: they are computed
 * from round trips and processor time with the figures of `npm run bill`, for functions of 1,024 MB.
 */
import { createHash, randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig, SETTINGS } from '../../../lambdas/config'
import { createContext } from '../../../lambdas/context'
import { asInstant, type Instant } from '../../../lambdas/domain/time/instants'
import { reaper } from '../../../lambdas/jobs/reap'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { connect, type Db } from '../../../lambdas/store/db'
import { readGraveyard } from '../../../lambdas/store/graveyard'
import { project, type Sequenced } from '../../../lambdas/store/projections/projections'
import type { Change } from '../../../lambdas/store/row'
import { dueShards } from '../../../lambdas/store/table'
import { startFilledEngine } from '../../../lib/local/engine/filled'
import { meter } from '../../../lib/local/engine/meter'
import { type Outage, outage } from '../../../lib/local/engine/population'
import { BUDGETS, type Phase } from '../../../lib/tools/bench/disaster-table'
import { MODEL } from '../../../lib/tools/bill/model'

export interface Disaster {
  outage: Outage
  phases: Phase[]
  /** Faults of the final state. */
  faults: string[]
}

/** Households that the reaper processes concurrently: as many round trips overlap. */
const AT_ONCE = 8
/** Burials per run here; then the projector runs, which on AWS runs concurrently with the reaper. */
const BURIALS_A_RUN = 1_000
const BATCH = 200
/** Working share of each minute of a run. */
const WORKING_SHARE = 57 / 60

const LOOK_AT_HEAP_MS = 10_000

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
const heapMb = (): number => {
  collect()
  return Math.round(process.memoryUsage().heapUsed / 1e6)
}

interface Work {
  calls: number
  cpu_ms: number
}

/** Memory of the background functions. */
const MEGABYTES = 1024
/** Partitions of a table with a million agents, each with one stream shard. */
const SHARDS = 1e6 / MODEL.shards.agents

const secondsOf = ({ calls, cpu_ms }: Work, atOnce: number): number =>
  Math.max((calls * MODEL.trip_ms) / atOnce, (cpu_ms * MODEL.core_megabytes) / MEGABYTES) / 1000

/** Work that several workers do concurrently, each sequentially. */
function ledger(kind: Phase['kind'], what: string) {
  const spent = meter()
  const work = new Map<string, Work>()
  const heap: number[] = []
  let [looked, ms] = [0, 0]
  // Rarely: a full garbage collection takes longer than the work itself.
  const look = () => {
    if (heap.length > 0 && performance.now() - looked <= LOOK_AT_HEAP_MS) return
    heap.push(heapMb())
    looked = performance.now()
  }
  return {
    spent,
    look,
    async by<T>(who: string, act: () => Promise<T>): Promise<T> {
      const [calls, cpu, began] = [spent.total.calls, process.cpuUsage(), performance.now()]
      const done = await act()
      const { user, system } = process.cpuUsage(cpu)
      ms += performance.now() - began
      const before = work.get(who) ?? { calls: 0, cpu_ms: 0 }
      work.set(who, {
        calls: before.calls + spent.total.calls - calls,
        cpu_ms: before.cpu_ms + (user + system) / 1000,
      })
      look()
      return done
    },
    phase(count: number, atOnce: number, share = 1): Phase {
      const all = [...work.values()]
      return {
        kind,
        what,
        count,
        reads: Math.round(spent.total.reads),
        writes: Math.round(spent.total.writes),
        calls: spent.total.calls,
        cpu_ms: Math.round(all.reduce((sum, { cpu_ms }) => sum + cpu_ms, 0)),
        seconds: Math.round(ms / 1000),
        minutes: Math.max(0, ...all.map((one) => secondsOf(one, atOnce))) / 60 / share,
        heap_mb: { first: heap[0] ?? 0, most: Math.max(0, ...heap) },
      }
    },
  }
}

const streamShard = (pk: string): string => `shard-${createHash('sha256').update(pk).digest().readUInt32BE() % SHARDS}`

export async function disaster(wanted: Outage, report: (line: string) => void = () => {}): Promise<Disaster> {
  const now = asInstant(Date.parse('2026-03-02T09:00:00.000Z'))
  const [table, binary] = ['house', process.env.DYNOXIDE_BIN]
  const engine = await startFilledEngine({ table, binary, rows: outage(wanted, now) })
  report(`${engine.rows} rows written`)
  try {
    const db = connect({ table, endpoint: engine.endpoint, newId: randomUUID })
    return await liveThrough(db, now, wanted, engine.rows, report)
  } finally {
    await engine.close()
  }
}

async function liveThrough(
  plain: Db,
  now: Instant,
  wanted: Outage,
  rows: number,
  report: (line: string) => void,
): Promise<Disaster> {
  const metered = ({ spent }: ReturnType<typeof ledger>): Db => ({ ...plain, send: spent.intercept(plain.send) })
  const adding = ledger('rebuild', 'all rows added up')
  await adding.by('an operator', () => rebuild(metered(adding), now, { repair: 'offline', progress: adding.look }))
  const added = adding.phase(rows, 1)
  report(`${rows} rows added up: ${added.calls} calls, ${added.heap_mb.most} MB`)

  const [reaping, projecting] = [ledger('reap', 'buried'), ledger('project', 'projected')]
  const [buriedBy, projectedBy] = [metered(reaping), metered(projecting)]
  const config = readConfig({ [SETTINGS.table]: plain.table, [SETTINGS.baseUrl]: 'https://house.example' }, [])
  const context = createContext(config, { db: buriedBy, now: () => now, writeLog: () => {} })
  const stream = new Map<string, Sequenced[]>()
  let sequence = 0
  buriedBy.onCommit = async (changes: readonly Change[]) => {
    for (const { before, after } of changes) {
      sequence += 1
      const { pk } = (after ?? before) as { pk: string }
      const record = { sequence: String(sequence), change: { before: before === 'whatever' ? null : before, after } }
      stream.set(streamShard(pk), [...(stream.get(streamShard(pk)) ?? []), record])
    }
  }
  let buried = 0
  for (const job of dueShards) {
    for (let finished = false; !finished; ) {
      let left = BURIALS_A_RUN
      const getRemainingTimeInMillis = () => (left-- > 0 ? 60_000 : 0)
      const run = await reaping.by(job, () => reaper(context)({ job }, { getRemainingTimeInMillis }))
      buried += run.buried
      finished = !run.unfinished
      for (const [shard, records] of stream) {
        for (let from = 0; from < records.length; from += BATCH)
          await projecting.by(shard, () => project(projectedBy, shard, records.slice(from, from + BATCH)))
      }
      stream.clear()
      const each = [reaping, projecting].map(({ spent: { total } }) =>
        ((total.reads + total.writes) / buried).toFixed(1),
      )
      report(`${buried} buried and projected, for ${each.join(' and ')} units each`)
    }
  }
  const phases = [added, reaping.phase(buried, AT_ONCE, WORKING_SHARE), projecting.phase(buried, 1)]
  return { outage: wanted, phases, faults: await faultsOf(plain, wanted, buried, phases) }
}

async function faultsOf(db: Db, { deaths }: Outage, buried: number, phases: readonly Phase[]): Promise<string[]> {
  const faults: string[] = []
  const demand = (holds: boolean, fault: string) => void (holds || faults.push(fault))
  demand(buried === deaths, `${buried} of ${deaths} were buried`)
  const per_page = 50
  const last = Math.ceil(deaths / per_page)
  for (const page of new Set([1, Math.ceil(last / 2), last])) {
    const { total, graves } = await readGraveyard(db, { page, per_page })
    demand(total === deaths, `the graveyard counts ${total} of ${deaths}`)
    const expected = Math.min(per_page, deaths - (page - 1) * per_page)
    demand(graves.length === expected, `page ${page} of the graveyard has ${graves.length} of ${expected} stones`)
    const times = graves.map(({ stone }) => stone.died_at)
    demand(
      times.every((at, nth) => nth === 0 || at <= (times[nth - 1] ?? 0)),
      `page ${page} of the graveyard is out of order`,
    )
  }
  for (const { kind, what, count, reads, writes, heap_mb } of phases) {
    const [units, budget] = [(reads + writes) / count, BUDGETS[kind]]
    demand(units <= budget.units, `${what}: ${units.toFixed(1)} units each, more than ${budget.units}`)
    demand(heap_mb.most <= budget.heap_mb, `${what}: ${heap_mb.most} MB, more than ${budget.heap_mb}`)
  }
  const minutes = minutesForAll(phases)
  demand(minutes <= BUDGETS.minutes, `${BUDGETS.deaths} deaths take ${minutes.toFixed(1)} minutes`)
  return faults
}

/** Burials and projection run concurrently; here they are added up. */
export const minutesForAll = ([, reaped, projected]: readonly Phase[]): number =>
  (((reaped?.minutes ?? 0) + (projected?.minutes ?? 0)) * BUDGETS.deaths) / (reaped?.count || 1)
