/** What the projector spends on a record: care of as many agents as there are in some minutes, from changes that were metered. */
import { randomUUID } from 'node:crypto'
import { isProjected } from '../../../lambdas/domain/projections/projections'
import { connect } from '../../../lambdas/store/db'
import { project, type Sequenced } from '../../../lambdas/store/projections/projections'
import type { Change, Row } from '../../../lambdas/store/row'
import { createTable, startDynamoDB } from '../../local/engine/dynamodb'
import { meter } from '../../local/engine/meter'
import type { Lived } from './metering'
import { MODEL } from './model'

export interface Projecting {
  records_per_care: number
  writes_per_record: number
  reads_per_record: number
  /** Records that are applied together, and runs of the projector a month. */
  batch: number
  runs: number
}

const SECONDS_PER_MONTH = 30 * 86_400
/** Copies of the metered agents: until what others did lately is full, and after. Fewer where each is applied alone. */
const FILLING = { many: 25, few: 2 }
const FULL = { many: 10, few: 1 }
const RECENT_SECONDS = 300

/** Asked for house after house: those whose records come one by one spend the same on each. */
export function projectingMeter(lived: Lived): (agents: number) => Promise<Projecting> {
  const telling = lived.changes.slice(lived.visits[0]).filter(tells)
  const cares = telling.filter(({ after }) => after?.type === 'log').length
  const records_per_care = telling.length / cares
  const batches = new Map<number, Promise<Batched>>()
  return async (agents) => {
    const a_month = agents * MODEL.calls * MODEL.share.care * records_per_care
    const shards = Math.max(MODEL.shards.least, agents / MODEL.shards.agents)
    const gathered = (a_month / SECONDS_PER_MONTH / shards) * MODEL.gathered_seconds
    const batch = Math.max(1, Math.round(gathered))
    const metering = batches.get(batch) ?? meterBatches(lived, telling.length, batch)
    batches.set(batch, metering)
    const { each, filling } = await metering
    // What others did lately is filled at the start of every few minutes in which anybody did anything.
    const recent = Math.max(telling.length, (a_month / SECONDS_PER_MONTH) * RECENT_SECONDS)
    return {
      records_per_care,
      batch,
      runs: a_month / Math.max(1, gathered),
      reads_per_record: each.reads + filling.reads / recent,
      writes_per_record: each.writes + filling.writes / recent,
    }
  }
}

/** What a record costs when what others did lately is full, and how much more it costs in all to fill it. */
interface Batched {
  each: Units
  filling: Units
}

async function meterBatches({ changes, visits }: Lived, records: number, batch: number): Promise<Batched> {
  const size = batch > 1 ? 'many' : 'few'
  const engine = await startDynamoDB()
  await createTable(engine.endpoint, 'projections')
  const db = connect({ table: 'projections', endpoint: engine.endpoint, newId: randomUUID })
  let sequence = 0n
  const feed = async (some: readonly Change[]) => {
    const records = some.map((change): Sequenced => ({ ...toRecord(change), sequence: String(++sequence) }))
    await project(db, 'one shard', records)
  }
  const before = changes.slice(0, visits[0]).filter(tells)
  for (let copy = 0; copy < FILLING[size] + FULL[size]; copy++)
    await feed(latest(before.map((change) => renamed(change, copy))))
  const send = db.send
  const spend = async (some: readonly Change[], from: number, copies: number): Promise<Units> => {
    const spent = meter()
    db.send = spent.intercept(send)
    const all = Array.from({ length: copies }, (_, at) => some.map((change) => renamed(change, from + at))).flat()
    for (let at = 0; at < all.length; at += batch) await feed(all.slice(at, at + batch))
    db.send = send
    return spent.total
  }
  /** What others did lately fills up at the start of every few minutes; from then on it is full. */
  const [filling, full]: [Units, Units] = [
    { reads: 0, writes: 0 },
    { reads: 0, writes: 0 },
  ]
  for (const [nth, begins] of visits.entries()) {
    const some = changes.slice(begins, visits[nth + 1]).filter(tells)
    add(filling, await spend(some, 0, FILLING[size]))
    add(full, await spend(some, FILLING[size], FULL[size]))
  }
  await engine.close()
  const each = (unit: keyof Units) => full[unit] / (FULL[size] * records)
  const more = (unit: keyof Units) => Math.max(0, filling[unit] - each(unit) * FILLING[size] * records) / visits.length
  return {
    each: { reads: each('reads'), writes: each('writes') },
    filling: { reads: more('reads'), writes: more('writes') },
  }
}

interface Units {
  reads: number
  writes: number
}

const tells = (change: Change): boolean => isProjected(toRecord(change).change)

function add(sum: Units, more: Units): void {
  sum.reads += more.reads
  sum.writes += more.writes
}

const toRecord = ({ before, after }: Change): Sequenced => ({
  sequence: '0',
  change: { before: before === 'whatever' ? null : before, after },
})

/** The last state of every row, as if it had just come. */
const latest = (changes: readonly Change[]): Change[] => {
  const rows = new Map<string, Row>()
  for (const { before, after } of changes) {
    const row = after ?? (before as Row)
    if (after) rows.set(`${row.pk}|${row.sk}`, after)
    else rows.delete(`${row.pk}|${row.sk}`)
  }
  return [...rows.values()].filter(({ type }) => type !== 'log').map((after) => ({ before: null, after }))
}

/** The same change of another agent's creature. */
function renamed(change: Change, copy: number): Change {
  const mark = copy.toString(16).padStart(4, '0')
  const text = JSON.stringify(change)
    .replace(/([0-9a-f]{8})-[0-9a-f]{4}-(4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})/g, `$1-${mark}-$2`)
    .replace(/"agent-(\d+)"/g, `"agent-$1-${mark}"`)
  return JSON.parse(text) as Change
}
