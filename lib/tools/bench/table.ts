/** Measurements as the tables that the terminal and docs/bench.md show. */
import type { FunctionCost } from './functions'
import type { GrowthCost } from './growth'
import type { OpeningCost } from './opening'
import type { OperationCost } from './operations'
import type { ServerCost } from './server'
import type { LifeCost } from './tokens'

export interface Measured {
  on: string
  node: string
  /** How often each operation was called. */
  rounds: number
  operations: OperationCost[]
  functions: FunctionCost[]
  server: ServerCost
  growth: GrowthCost[]
  opening: OpeningCost
  lives: LifeCost[]
}

/** A column of a Markdown table: its heading, and the cell for a row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number]

export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    columns.map((_, at) => (at === 0 ? '---' : '--:')),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const ratio = (value: number): string => `${value.toFixed(2)}×`
export const count = (number: number): string => number.toLocaleString('en')

const OPERATIONS: readonly Column<OperationCost>[] = [
  ['Operation', ({ operation, of }) => `\`${operation}\`${of ? `, ${of}` : ''}`],
  ['Trips', ({ trips }) => trips],
  ['Read units', ({ read_units }) => read_units],
  ['Write units', ({ write_units }) => write_units],
  ['KB', ({ kb }) => kb],
  ['CPU', ({ cpu_ratio }) => ratio(cpu_ratio)],
  ['Time', ({ time_ratio }) => ratio(time_ratio)],
]

const FUNCTIONS: readonly Column<FunctionCost>[] = [
  ['Function', ({ name }) => name],
  ['KB that load first', ({ kb }) => kb],
  ['With the whole SDK', ({ published_kb }) => published_kb],
  ['Start, to an empty one', ({ to_empty }) => ratio(to_empty)],
  ["Import, to the SDK's clients alone", ({ to_sdk }) => ratio(to_sdk)],
  ['Import, to that with the whole SDK', ({ to_published }) => ratio(to_published)],
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

const server = ({ connections, house_per_second, bare_per_second, ratio: answers, cpu_ratio }: ServerCost): string =>
  `With ${connections} connections the local host answered ${house_per_second} care actions a second, and a bare server that makes the same calls to its database ${bare_per_second}: ${ratio(answers)}, or ${ratio(cpu_ratio)} for the same processor time.`

const opening = ({ creatures, closed_in_order_seconds, killed_seconds, progress_told }: OpeningCost): string =>
  `With ${count(creatures)} creatures the local host starts in ${closed_in_order_seconds} s after an orderly shutdown, and in ${killed_seconds} s after it was killed, with ${progress_told} reports of progress.`

const BASIS = `CPU and time are those of the function as deployed, as ratios to a bare handler that makes the same calls to the database, alternating in one run. Units are DynamoDB's. Trips are calls that wait for each other. A function's start is the processor time of a process until the function can be called. Its import is the part of that beyond an empty function, compared with DynamoDB's clients alone and with the same function with every module of the SDK as published. Ratios are valid on other machines, seconds are not.`

/** Tables of everything that was measured. */
export const tables = (measured: Partial<Measured>): string =>
  [
    `Measured on ${measured.on} with Node ${measured.node}, in one run of ${measured.rounds} rounds. ${BASIS}`,
    measured.operations && table(OPERATIONS, measured.operations),
    measured.functions && table(FUNCTIONS, measured.functions),
    measured.server && server(measured.server),
    measured.opening && opening(measured.opening),
    measured.growth && table(GROWTH, measured.growth),
    measured.lives && table(LIVES, measured.lives),
  ]
    .filter(Boolean)
    .join('\n\n')
