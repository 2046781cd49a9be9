/** Meters what the projector spends per record: applies the recorded changes for as many agents as a deployment has. */
import { randomUUID } from 'node:crypto'
import { connect } from '../../../lambdas/store/db'
import { project, type Sequenced } from '../../../lambdas/store/projections/projections'
import type { Change, Row } from '../../../lambdas/store/row'
import { createTable, startDynamoDB } from '../../local/engine/dynamodb'
import { meter, type Units } from '../../local/engine/meter'
import { add, multiply } from '../measure/figures'
import { MODEL } from './model'
import { isProjectedChange, projectedChange, type Usage, type Visiting } from './usage'
import type { Way } from './ways'

export interface Projecting {
  /** Records a month. */
  records: number
  per_record: Units
  /** Records applied together, and runs of the projector a month. */
  batch: number
  runs: number
}

const SECONDS_PER_MONTH = 30 * 86_400
/** Copies of the metered agents: those that fill the list of recent acts, and those measured after that. */
const FILLING = { many: 25, few: 2 }
const FULL = { many: 10, few: 1 }
const RECENT_SECONDS = 300

/** Batch sizes assume three visits a day for every way, so that deployments of one size are metered once. */
export function projectingMeter(usage: Usage): (agents: number, way: Way) => Promise<Projecting> {
  const projected = usage.changes.slice(usage.rounds[0]).filter(isProjectedChange)
  const batches = new Map<number, Promise<BatchCost>>()
  return async (agents, way) => {
    const recordsOf = ({ visits_a_month, records }: Visiting): number => agents * visits_a_month * records
    const a_month = recordsOf(usage.visiting[way])
    const shards = Math.max(MODEL.shards.least, agents / MODEL.shards.agents)
    const gathered = (recordsOf(usage.visiting.three_a_day) / SECONDS_PER_MONTH / shards) * MODEL.gathered_seconds
    const batch = Math.max(1, Math.round(gathered))
    const metering = batches.get(batch) ?? meterBatches(usage, projected.length, batch)
    batches.set(batch, metering)
    const { each, filling } = await metering
    // The list is refilled in every period of this length in which anything happens.
    const recent = Math.max(projected.length, (a_month / SECONDS_PER_MONTH) * RECENT_SECONDS)
    return {
      records: a_month,
      batch,
      runs: a_month / Math.max(1, gathered),
      per_record: add(each, multiply(filling, 1 / recent)),
    }
  }
}

const NOTHING: Units = { reads: 0, writes: 0 }

interface BatchCost {
  /** Cost of a record while the list of recent acts is full. */
  each: Units
  /** Additional cost of filling the list. */
  filling: Units
}

async function meterBatches({ changes, rounds }: Usage, records: number, batch: number): Promise<BatchCost> {
  const size = batch > 1 ? 'many' : 'few'
  const engine = await startDynamoDB()
  await createTable(engine.endpoint, 'projections')
  const db = connect({ table: 'projections', endpoint: engine.endpoint, newId: randomUUID })
  let sequence = 0n
  const feed = async (some: readonly Change[]) => {
    const records = some.map((change): Sequenced => ({ change: projectedChange(change), sequence: String(++sequence) }))
    await project(db, 'one shard', records)
  }
  const before = changes.slice(0, rounds[0]).filter(isProjectedChange)
  for (let copy = 0; copy < FILLING[size] + FULL[size]; copy++)
    await feed(latest(before.map((change) => forCopy(change, copy))))
  const send = db.send
  const spend = async (some: readonly Change[], from: number, copies: number): Promise<Units> => {
    const { total, intercept } = meter()
    db.send = intercept(send)
    const all = Array.from({ length: copies }, (_, at) => some.map((change) => forCopy(change, from + at))).flat()
    for (let at = 0; at < all.length; at += batch) await feed(all.slice(at, at + batch))
    db.send = send
    return { reads: total.reads, writes: total.writes }
  }
  let [filling, full] = [NOTHING, NOTHING]
  for (const [nth, begins] of rounds.entries()) {
    const some = changes.slice(begins, rounds[nth + 1]).filter(isProjectedChange)
    filling = add(filling, await spend(some, 0, FILLING[size]))
    full = add(full, await spend(some, FILLING[size], FULL[size]))
  }
  await engine.close()
  const each = multiply(full, 1 / (FULL[size] * records))
  const more = (unit: keyof Units) => Math.max(0, filling[unit] - each[unit] * FILLING[size] * records) / rounds.length
  return { each, filling: { reads: more('reads'), writes: more('writes') } }
}

/** The last version of every row, as a change that creates it. */
const latest = (changes: readonly Change[]): Change[] => {
  const rows = new Map<string, Row>()
  for (const { before, after } of changes) {
    const row = after ?? (before as Row)
    if (after) rows.set(`${row.pk}|${row.sk}`, after)
    else rows.delete(`${row.pk}|${row.sk}`)
  }
  return [...rows.values()].filter(({ type }) => type !== 'log').map((after) => ({ before: null, after }))
}

/** The same change in another agent's household. */
function forCopy(change: Change, copy: number): Change {
  const mark = copy.toString(16).padStart(4, '0')
  const text = JSON.stringify(change)
    .replace(/([0-9a-f]{8})-[0-9a-f]{4}-(4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})/g, `$1-${mark}-$2`)
    .replace(/"agent-([0-9a-f]{8})-[0-9a-f]{4}"/g, `"agent-$1-${mark}"`)
  return JSON.parse(text) as Change
}
