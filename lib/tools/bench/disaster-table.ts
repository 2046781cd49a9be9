/** What the day after a long outage took, as `npm run prove disaster` writes it down, and the table that documents show. */
import { count, table } from './table'

/** What may be spent on one of each, and how long a hundred thousand deaths may take. */
export const BUDGETS = {
  rebuild: { units: 1.5, heap_mb: 350 },
  reap: { units: 12.5, heap_mb: 100 },
  project: { units: 25, heap_mb: 100 },
  /** From the first burial to the last stone that is shown. */
  minutes: 30,
  deaths: 100_000,
} as const

export interface Phase {
  kind: 'rebuild' | 'reap' | 'project'
  what: string
  /** Of what: rows added up, creatures buried, deaths projected. */
  count: number
  reads: number
  writes: number
  calls: number
  cpu_ms: number
  /** On this machine, the engine's work and whatever else runs beside it included. */
  seconds: number
  /** As long as the busiest of those who do it at the same time takes on AWS. */
  minutes: number
  /** What was in the heap at most, after everything that could go had gone. */
  heap_mb: { first: number; most: number }
}

export interface Survived {
  on: string
  node: string
  deaths: number
  keepers: number
  log: number
  seconds: number
  /** On AWS, to bury and to show all of them. */
  minutes: number
  phases: Phase[]
}

export const disasterTable = ({ on, node, deaths, keepers, log, seconds, minutes, phases }: Survived): string =>
  [
    `On ${on}, with Node ${node}: ${count(deaths)} creatures of ${count(keepers)} keepers, with ${count(log)} entries in their logs, had died unseen. To bury and to show them all takes ${minutes.toFixed(1)} minutes on AWS, of ${BUDGETS.minutes} that it may take; the run itself, filling the table included, took ${count(seconds)} s on this machine. Units, calls and processor time are those of each row or creature; minutes are those of AWS, by the figures of \`npm run bill\`; the heap is what was left in it when everything that could go had gone.`,
    table(
      [
        ...['What was done', 'Of', 'Read units', 'Write units', 'Both at most', 'Calls', 'CPU, ms'],
        ...['Minutes', 'Heap, MB', 'Heap at most, MB', 'Seconds here'],
      ],
      phases.map(({ kind, what, count: of, reads, writes, calls, cpu_ms, minutes, heap_mb, seconds }) => [
        ...[what, count(of), ...[reads, writes].map((all) => (all / of).toFixed(2)), BUDGETS[kind].units],
        ...[calls, cpu_ms].map((all) => (all / of).toFixed(2)),
        ...[minutes.toFixed(1), heap_mb.most, BUDGETS[kind].heap_mb, count(seconds)],
      ]),
    ),
  ].join('\n\n')
