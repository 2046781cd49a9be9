/** The results of `npm run prove disaster`, and the table that docs/bench.md shows. */
import { type Column, count, table } from './table'

/** Limits per row, burial or projected death, and for the minutes that a hundred thousand deaths take. */
export const BUDGETS = {
  rebuild: { units: 1.5, heap_mb: 350 },
  reap: { units: 13, heap_mb: 100 },
  project: { units: 25, heap_mb: 100 },
  /** From the first burial to the last stone shown. */
  minutes: 30,
  deaths: 100_000,
} as const

export interface Phase {
  kind: 'rebuild' | 'reap' | 'project'
  what: string
  /** Rows added up, creatures buried or deaths projected. */
  count: number
  reads: number
  writes: number
  calls: number
  cpu_ms: number
  /** Elapsed on this machine, including the database engine and other processes. */
  seconds: number
  /** Estimated for AWS: the time of the busiest of the functions that run concurrently. */
  minutes: number
  /** Heap after garbage collection: first and maximum. */
  heap_mb: { first: number; most: number }
}

export interface Survived {
  on: string
  node: string
  deaths: number
  keepers: number
  log: number
  seconds: number
  /** Estimated for AWS: from the first burial to the last gravestone shown. */
  minutes: number
  phases: Phase[]
}

const COLUMNS: readonly Column<Phase>[] = [
  ['What was done', ({ what }) => what],
  ['Of', (phase) => count(phase.count)],
  ['Read units', (phase) => (phase.reads / phase.count).toFixed(2)],
  ['Write units', (phase) => (phase.writes / phase.count).toFixed(2)],
  ['Both at most', ({ kind }) => BUDGETS[kind].units],
  ['Calls', (phase) => (phase.calls / phase.count).toFixed(2)],
  ['CPU, ms', (phase) => (phase.cpu_ms / phase.count).toFixed(2)],
  ['Minutes', ({ minutes }) => minutes.toFixed(1)],
  ['Heap, MB', ({ heap_mb }) => heap_mb.most],
  ['Heap at most, MB', ({ kind }) => BUDGETS[kind].heap_mb],
  ['Seconds here', ({ seconds }) => count(seconds)],
]

export const disasterTable = ({ on, node, deaths, keepers, log, seconds, minutes, phases }: Survived): string =>
  [
    `On ${on}, with Node ${node}: ${count(deaths)} creatures of ${count(keepers)} keepers, with ${count(log)} log entries, had died unnoticed. Burying and showing all of them takes ${minutes.toFixed(1)} minutes on AWS; the limit is ${BUDGETS.minutes}. Units, calls and processor time are per row or creature. Minutes are estimated for AWS with the figures of \`npm run bill\`. The heap is measured after garbage collection. The whole run, including filling the table, took ${count(seconds)} s on this machine.`,
    table(COLUMNS, phases),
  ].join('\n\n')
