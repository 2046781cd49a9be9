/**
 * Adds up every row of the table anew and holds the result against the projections that stand. The one place that
 * reads the whole table; it serves no request. It goes through the table a segment at a time and keeps in mind only
 * what does not grow with the number of creatures: sums, what happened lately, how often species were chosen. What
 * belongs to one agent is compared as soon as that agent's rows have been read, and lists are walked. So it can be
 * stopped after any segment and taken up again.
 *
 * While the house is open, what one row tells by itself can be mended: whatever is still on its way says the same once
 * more. What rows of many add up to cannot, for what is under way would count twice or not at all: it waits until
 * nobody writes and the stream has run dry.
 */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { applyChange, isProjected, type ListEntry, PendingProjections } from '../../domain/projections/projections'
import type { Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { MAX_PAGE_ROWS } from '../read'
import type { Row } from '../row'
import { decodeRow } from '../rows/codec'
import { VIEW_PREFIX } from '../table'
import { Comparison, type Difference, type Mending, newSurvey, type Survey } from './projection-audit'

export interface RebuildOptions extends Mending {
  /** The pieces in which the table is read: after each, the run may be stopped and taken up again. */
  segments?: number
  saved?: Survey | null
  save?(survey: Survey): void
  progress?(done: number, of: number | null): void
}

export interface Rebuilt {
  /** Rows added up, and projections that follow from them. */
  rows: number
  projections: number
  /** The first of them; `differing` is how many there are. */
  differences: Difference[]
  differing: number
  /** Of those; while the house is open, most have to wait. */
  mended: number
}

export async function rebuild(db: Db, now: Instant, options: RebuildOptions = {}): Promise<Rebuilt> {
  const survey = options.saved ?? newSurvey(options.segments ?? 1)
  const comparison = new Comparison(db, now, survey, options)
  const sketch = recalled(survey)
  for (; survey.done < survey.segments; survey.done++) {
    await readSegment(db, survey, sketch, comparison, options)
    Object.assign(survey, remembered(sketch))
    options.save?.({ ...survey, done: survey.done + 1 })
  }
  await comparison.ofNotes([...sketch.rows.values()])
  await comparison.ofSums([...sketch.sums.values()])
  await comparison.ofShelves(sketch)
  await comparison.ofLists(() => listEntries(db))
  const { rows, projections, differences, differing, mended } = survey
  return { rows, projections, differences, differing, mended }
}

const recalled = ({ notes, sums }: Survey): PendingProjections => {
  const sketch = new PendingProjections()
  for (const { key, data } of notes) sketch.load(key, data)
  for (const { key, counts } of sums) {
    for (const [name, by] of Object.entries(counts)) sketch.add(key, name, by)
  }
  return sketch
}

const remembered = (sketch: PendingProjections): Pick<Survey, 'notes' | 'sums'> => ({
  notes: [...sketch.rows.values()],
  sums: [...sketch.sums.values()].map(({ key, counts }) => ({ key, counts: Object.fromEntries(counts) })),
})

type Page = Row[]

async function* pages(db: Db, segment?: { Segment: number; TotalSegments: number }): AsyncGenerator<Page> {
  let from: Record<string, unknown> | undefined
  do {
    const page = await db.send(
      new ScanCommand({
        TableName: db.table,
        ConsistentRead: true,
        Limit: MAX_PAGE_ROWS,
        ExclusiveStartKey: from,
        ...segment,
      }),
    )
    yield (page.Items ?? []) as Row[]
    from = page.LastEvaluatedKey
  } while (from)
}

/** Within a partition the keeper's row comes first, as it does in the stream. */
async function readSegment(
  db: Db,
  survey: Survey,
  sketch: PendingProjections,
  comparison: Comparison,
  { progress }: RebuildOptions,
): Promise<void> {
  const { done, segments } = survey
  const shelves = new Set(survey.shelves)
  for await (const page of pages(db, segments > 1 ? { Segment: done, TotalSegments: segments } : undefined)) {
    for (const item of page) {
      if (item.pk.startsWith(VIEW_PREFIX)) comparison.passBy(item, shelves)
      if (!isProjected({ before: null, after: item })) continue
      applyChange({ before: null, after: decodeRow(item) }, sketch)
      survey.rows += 1
    }
    for (const [list, entries] of sketch.lists) survey.listed[list] = (survey.listed[list] ?? 0) + entries.size
    sketch.lists.clear()
    await comparison.ofFlowers(page)
    await comparison.ofAgents(sketch, page.at(-1)?.pk ?? null)
    progress?.(survey.rows, null)
  }
  await comparison.ofAgents(sketch, null)
  survey.shelves = [...shelves]
}

/** Every entry of every list, in no order: read anew when a list is to be written, for they do not fit in the mind. */
async function* listEntries(db: Db): AsyncGenerator<{ list: string; entry: ListEntry }[]> {
  for await (const page of pages(db)) {
    const sketch = new PendingProjections()
    for (const item of page) {
      if (item.type === 'species') applyChange({ before: null, after: decodeRow(item) }, sketch)
    }
    yield [...sketch.lists].flatMap(([list, entries]) => [...entries.values()].map((entry) => ({ list, entry })))
  }
}
