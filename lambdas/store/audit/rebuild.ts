/**
 * Computes all projections from the whole table and compares them with the stored ones. It serves no request. Only
 * aggregates and the list of designed species are kept in memory; projections of one agent are compared as soon as its
 * rows are read. A run can be interrupted after any segment and resumed.
 *
 * While others write, only projections with a single source row can be repaired: an event that is still in the stream
 * then writes the same value. Aggregates would count it twice or not at all, so they need a table without writers and
 * an empty stream.
 */
import { applyChange, isProjected, PendingProjections } from '../../domain/projections/projections'
import type { Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { decodeRow } from '../entities/codec'
import { type AuditOptions, type AuditState, newAuditState, ProjectionAudit } from './projection-audit'
import { scanPages } from './scan'

export interface RebuildOptions extends AuditOptions {
  /** Parts of the table; after each, a run can be interrupted. */
  segments?: number
  saved?: AuditState | null
  save?(state: AuditState): void
  progress?(done: number, of: number | null): void
}

/** The number of rows and projections, and the differences: the first thousand, all, and those that were repaired. */
export type Rebuilt = Pick<AuditState, 'rows' | 'projections' | 'differences' | 'differing' | 'repaired'>

export async function rebuild(db: Db, now: Instant, options: RebuildOptions = {}): Promise<Rebuilt> {
  const state = options.saved ?? newAuditState(options.segments ?? 1)
  const audit = new ProjectionAudit(db, now, state, options)
  const pending = restore(state)
  if (state.done === 0) await audit.begin()
  for (; state.done < state.segments; state.done++) {
    await readSegment(db, state, pending, audit, options)
    state.notes = [...pending.rows.values()]
    state.sums = [...pending.sums.values()].map(({ key, counts }) => ({ key, counts: Object.fromEntries(counts) }))
    options.save?.({ ...state, done: state.done + 1 })
  }
  await audit.checkRows([...pending.rows.values()])
  await audit.checkCounters(pending)
  await audit.checkOrphans(pending)
  await audit.checkLists()
  const { rows, projections, differences, differing, repaired } = state
  return { rows, projections, differences, differing, repaired }
}

function restore({ notes, sums }: AuditState): PendingProjections {
  const pending = new PendingProjections()
  for (const { key, data } of notes) pending.load(key, data)
  for (const { key, counts } of sums) {
    for (const [name, by] of Object.entries(counts)) pending.add(key, name, by)
  }
  return pending
}

/** Within a partition the agent's row comes first, as in the stream. */
async function readSegment(
  db: Db,
  state: AuditState,
  pending: PendingProjections,
  audit: ProjectionAudit,
  { progress }: RebuildOptions,
): Promise<void> {
  const { done, segments } = state
  const partitions = new Set(state.shelves)
  audit.beginScan()
  const segment = segments > 1 ? { Segment: done, TotalSegments: segments } : undefined
  for await (const page of scanPages(db, segment)) {
    for (const item of page.filter((after) => isProjected({ before: null, after }))) {
      applyChange({ before: null, after: decodeRow(item) }, pending)
      state.rows += 1
    }
    for (const [list, entries] of pending.lists)
      state.listed[list] = [...(state.listed[list] ?? []), ...entries.values()]
    pending.lists.clear()
    audit.visit(page, partitions)
    await audit.checkFinished(pending, page.at(-1)?.pk ?? null)
    progress?.(state.rows, null)
  }
  await audit.checkFinished(pending, null)
  await audit.endScan()
  state.shelves = [...partitions]
}
