/** The tables of the bench, for the terminal and docs/bench.md, and the limits of their figures. */
import { rounded } from '../measure/figures'
import type { FunctionCost } from './functions'
import type { GrowthCost } from './growth'
import type { OperationCost } from './operations'
import type { ServerCost } from './server'
import type { LifeCost } from './tokens'

export interface Measured {
  /** When, and with which Node, operations were measured. */
  on: string
  node: string
  /** How often each operation was called. */
  rounds: number
  operations: OperationCost[]
  functions: FunctionCost[]
  server: ServerCost[]
  growth: GrowthCost[]
  lives: LifeCost[]
}

/** A column of a Markdown table: its heading, the cell for a row, and the figure that has a limit. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number, limited?: Limited<Row>]

interface Limited<Row> {
  value(row: Row): number | undefined
  /** The limit, as a multiple of the figure in docs/bench.json. */
  tolerance: number
}

export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    columns.map((_, at) => (at === 0 ? '---' : '--:')),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Ratios vary by less than this between runs. */
const TOLERANCE = 1.15
/** Elapsed time includes other work of the machine. */
const TIME_TOLERANCE = 3

/** A sentence for every figure beyond its limit. The first column names the row. New rows have no limit. */
const exceeded = <Row>(
  [name, ...columns]: readonly Column<Row>[],
  rows: readonly Row[] = [],
  last: readonly Row[] = [],
): string[] =>
  rows.flatMap((row) => {
    const before = last.find((other) => name?.[1](other) === name?.[1](row))
    return columns.flatMap(([heading, , limited]) => {
      const [value, reference] = [limited?.value(row), before && limited?.value(before)]
      if (!limited || value === undefined || reference === undefined) return []
      const atMost = rounded(limited.tolerance * reference)
      return value > atMost ? [`${name?.[1](row)}: ${heading} ${value}, at most ${atMost}`] : []
    })
  })

const times = (ratio: number): string => `${ratio.toFixed(2)}×`
export const count = (number: number): string => number.toLocaleString('en')

const ratioColumn = <Row>(
  heading: string,
  value: (row: Row) => number | undefined,
  tolerance = TOLERANCE,
): Column<Row> => [
  heading,
  (row) => {
    const ratio = value(row)
    return ratio === undefined ? '' : times(ratio)
  },
  { value, tolerance },
]

const OPERATIONS: readonly Column<OperationCost>[] = [
  ['Operation', ({ operation, of }) => `\`${operation}\`${of ? `, ${of}` : ''}`],
  ['Trips', ({ trips }) => trips, { value: ({ trips }) => trips, tolerance: 1 }],
  ['Read units', ({ read_units }) => read_units],
  ['Write units', ({ write_units }) => write_units],
  ['KB', ({ kb }) => kb, { value: ({ kb }) => kb, tolerance: TOLERANCE }],
  ratioColumn('CPU', ({ cpu_ratio }) => cpu_ratio),
  ratioColumn('Time', ({ time_ratio }) => time_ratio, TIME_TOLERANCE),
]

const FUNCTIONS: readonly Column<FunctionCost>[] = [
  ['Function', ({ name }) => name],
  ['KB that load first', ({ kb }) => kb],
  ['With the whole SDK', ({ published_kb }) => published_kb],
  ratioColumn('Start, to an empty one', ({ to_empty }) => to_empty),
  ratioColumn("Import, to the SDK's clients alone", ({ to_sdk }) => to_sdk),
  ratioColumn('Import, to that with the whole SDK', ({ to_published }) => to_published),
  ratioColumn('First answer, to a bare one', ({ cold }) => cold),
]

const GROWTH: readonly Column<GrowthCost>[] = [
  ['More of', ({ of, from, to }) => `${of}: ${count(from)} → ${count(to)}`],
  ['Call', ({ call }) => `\`${call}\``],
  ['Units', ({ before, after }) => `${before.units} → ${after.units}`],
  ['Calls', ({ before, after }) => `${before.calls} → ${after.calls}`],
  ['', ({ grows }) => (grows ? 'grows' : '')],
]

const LIVES: readonly Column<LifeCost>[] = [
  ['A punctual life to adulthood by', ({ way }) => way],
  ['Calls', ({ calls }) => calls],
  ['Tokens', ({ tokens }) => count(tokens)],
]

/** The connections are a column, so that a heading does not depend on the rows. */
const SERVER: readonly Column<ServerCost>[] = [
  ['Local host', ({ call }) => `\`${call}\``],
  ['Connections', ({ connections }) => connections],
  ['Answers a second', ({ house_per_second }) => house_per_second],
  ['Of a bare server', ({ bare_per_second }) => bare_per_second],
  ['Ratio', ({ ratio }) => times(ratio)],
  ['For the same processor time', ({ cpu_ratio }) => times(cpu_ratio)],
]

const BASIS = `Ratios are valid on other machines, seconds are not. Functions have their code caches, as the deploy workflow builds them.

| Figure | Meaning |
| --- | --- |
| CPU, time | of the deployed function, as a ratio to a bare handler that makes the same database calls with the SDK's document client; both alternate in one run. The local host is compared with a bare server in the same way |
| units | DynamoDB's read and write units |
| trips | database calls that wait for each other |
| start | processor time of a process until the function can be called, compared with an empty function |
| import | the part of the start beyond an empty function, compared with DynamoDB's clients alone, and with the same function with the whole SDK as published |
| first answer | processor time of a new process until it has answered its usual first call, beyond an empty function, compared with a process that loads DynamoDB's clients and makes the same database calls |`

/** Tables of everything that was measured. */
export const tables = (measured: Partial<Measured>): string =>
  [
    measured.on &&
      `Operations were measured on ${measured.on} with Node ${measured.node}, in one run of ${measured.rounds} rounds; other parts then or before.`,
    BASIS,
    measured.operations && table(OPERATIONS, measured.operations),
    measured.functions && table(FUNCTIONS, measured.functions),
    measured.server && table(SERVER, measured.server),
    measured.growth && table(GROWTH, measured.growth),
    measured.lives && table(LIVES, measured.lives),
  ]
    .filter(Boolean)
    .join('\n\n')

/** Tokens of a life by visits, compared with single calls over the same transport. */
const VISITS_TO_CALLS = 0.5

/** A sentence for every figure beyond its limit: the last one in docs/bench.json, and some tolerance. */
export function exceededLimits(
  { operations, functions, server = [], growth = [], lives = [] }: Partial<Measured>,
  last: Partial<Measured>,
): string[] {
  const tokens = (way: string) => lives.find((life) => life.way === way)?.tokens ?? 0
  return [
    ...exceeded(OPERATIONS, operations, last.operations),
    ...exceeded(FUNCTIONS, functions, last.functions),
    ...server.flatMap((cost) => {
      const before = last.server?.find(({ call }) => call === cost.call)
      return (['ratio', 'cpu_ratio'] as const).flatMap((ratio) => {
        const atLeast = rounded((before?.[ratio] ?? 0) / TOLERANCE)
        return cost[ratio] < atLeast
          ? [`the local host: ${cost.call} ${cost[ratio]} of a bare server, at least ${atLeast}`]
          : []
      })
    }),
    ...growth.filter(({ grows }) => grows).map(({ of, call }) => `${call} costs more with more ${of}`),
    ...['as JSON', 'over MCP']
      .filter((by) => tokens(`visits, ${by}`) > VISITS_TO_CALLS * tokens(`status and care, ${by}`))
      .map((by) => `visits cost more than ${VISITS_TO_CALLS} of the tokens of single calls, ${by}`),
  ]
}
