/** The tables of the bench, for the terminal and docs/bench.md, and the limits of their figures. */
import type { FunctionCost } from './functions'
import type { GrowthCost } from './growth'
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
  lives: LifeCost[]
}

/** A column of a Markdown table: its heading, and the cell for a row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number, limit?: Limit<Row>]

interface Limit<Row> {
  value(row: Row): number
  atMost(row: Row): number
}

export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    columns.map((_, at) => (at === 0 ? '---' : '--:')),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A sentence for every figure beyond its limit. The first column names the row. */
const exceeded = <Row>([name, ...columns]: readonly Column<Row>[], rows: readonly Row[] = []): string[] =>
  rows.flatMap((row) =>
    columns.flatMap(([heading, , limit]) => {
      if (!limit || limit.value(row) <= limit.atMost(row)) return []
      return [`${name?.[1](row)}: ${heading} ${limit.value(row)}, at most ${limit.atMost(row)}`]
    }),
  )

const times = (ratio: number): string => `${ratio.toFixed(2)}×`
export const count = (number: number): string => number.toLocaleString('en')

const ratioColumn = <Row>(heading: string, value: (row: Row) => number, atMost: (row: Row) => number): Column<Row> => [
  heading,
  (row) => times(value(row)),
  { value, atMost },
]

// Limits are about half as much again as the figures were when they were last reviewed.
type Limits = Readonly<Record<string, number>>

/** Processor time compared with the same database calls alone. Most operations do little besides. */
const CPU = 4.5
/** Operations that draw, pack or plan for each caller. */
const CPU_OF: Limits = {
  pet: 160,
  card: 100,
  face: 60,
  moving: 36,
  favicon: 12,
  badge: 6,
  window_calendar: 14,
  plan: 8,
  mcp: 8,
  visit: 6,
  window_page: 6,
  'plan, of seven days for fifty creatures': 14,
  'plan, the same, by its ETag': 3,
}
/** Elapsed time includes other work of the machine. Above this multiple of the processor limit, the call waits. */
const TIME_TO_CPU = 3
const KB = 64
const KB_OF: Limits = {
  openapi: 650,
  pet: 650,
  card: 180,
  face: 130,
  moving: 110,
  docs_part: 90,
  'plan, of seven days for fifty creatures': 150,
}
const caseOf = ({ operation, of }: OperationCost): string => (of ? `${operation}, ${of}` : operation)
const cpuLimit = (cost: OperationCost): number => CPU_OF[caseOf(cost)] ?? CPU_OF[cost.operation] ?? CPU

const OPERATIONS: readonly Column<OperationCost>[] = [
  ['Operation', ({ operation, of }) => `\`${operation}\`${of ? `, ${of}` : ''}`],
  ['Trips', ({ trips }) => trips],
  ['Read units', ({ read_units }) => read_units],
  ['Write units', ({ write_units }) => write_units],
  ['KB', ({ kb }) => kb, { value: ({ kb }) => kb, atMost: (cost) => KB_OF[caseOf(cost)] ?? KB }],
  ratioColumn('CPU', ({ cpu_ratio }) => cpu_ratio, cpuLimit),
  ratioColumn(
    'Time',
    ({ time_ratio }) => time_ratio,
    (cost) => TIME_TO_CPU * cpuLimit(cost),
  ),
]

const TO_EMPTY_OF: Limits = { pages: 8, calibrator: 7, painter: 7 }
const TO_SDK_OF: Limits = { pages: 3.6, calibrator: 4, painter: 4 }

const FUNCTIONS: readonly Column<FunctionCost>[] = [
  ['Function', ({ name }) => name],
  ['KB that load first', ({ kb }) => kb],
  ['With the whole SDK', ({ published_kb }) => published_kb],
  ratioColumn(
    'Start, to an empty one',
    ({ to_empty }) => to_empty,
    ({ name }) => TO_EMPTY_OF[name] ?? 6,
  ),
  ratioColumn(
    "Import, to the SDK's clients alone",
    ({ to_sdk }) => to_sdk,
    ({ name }) => TO_SDK_OF[name] ?? 2.5,
  ),
  ratioColumn(
    'Import, to that with the whole SDK',
    ({ to_published }) => to_published,
    () => 1.2,
  ),
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

/** Answers of the local host, compared with a bare server. */
const LEAST_OF_BARE_SERVER = 0.3

const server = ({ connections, house_per_second, bare_per_second, ratio, cpu_ratio }: ServerCost): string =>
  `With ${connections} connections the local host answered ${house_per_second} care actions a second, and a bare server that makes the same calls to its database ${bare_per_second}: ${times(ratio)}, or ${times(cpu_ratio)} for the same processor time.`

const BASIS = `CPU and time are those of the function as deployed, as ratios to a bare handler that makes the same calls to the database, alternating in one run. Units are DynamoDB's. Trips are calls that wait for each other. A function's start is the processor time of a process until the function can be called. Its import is the part of that beyond an empty function, compared with DynamoDB's clients alone and with the same function with every module of the SDK as published. Ratios are valid on other machines, seconds are not.`

/** Tables of everything that was measured. */
export const tables = (measured: Partial<Measured>): string =>
  [
    `Measured on ${measured.on} with Node ${measured.node}, in one run of ${measured.rounds} rounds. ${BASIS}`,
    measured.operations && table(OPERATIONS, measured.operations),
    measured.functions && table(FUNCTIONS, measured.functions),
    measured.server && server(measured.server),
    measured.growth && table(GROWTH, measured.growth),
    measured.lives && table(LIVES, measured.lives),
  ]
    .filter(Boolean)
    .join('\n\n')

/** Tokens of a life by visits, compared with single calls over the same transport. */
const VISITS_TO_CALLS = 0.5

/** A sentence for every figure beyond its limit. */
export function exceededLimits({
  operations,
  functions,
  server,
  growth = [],
  lives = [],
}: Partial<Measured>): string[] {
  const tokens = (way: string) => lives.find((life) => life.way === way)?.tokens ?? 0
  const serverRatios = server ? [server.ratio, server.cpu_ratio] : []
  return [
    ...exceeded(OPERATIONS, operations),
    ...exceeded(FUNCTIONS, functions),
    ...serverRatios
      .filter((ratio) => ratio < LEAST_OF_BARE_SERVER)
      .map((ratio) => `the local host: ${ratio} of a bare server, at least ${LEAST_OF_BARE_SERVER}`),
    ...growth.filter(({ grows }) => grows).map(({ of, call }) => `${call} costs more with more ${of}`),
    ...['as JSON', 'over MCP']
      .filter((by) => tokens(`visits, ${by}`) > VISITS_TO_CALLS * tokens(`status and care, ${by}`))
      .map((by) => `visits cost more than ${VISITS_TO_CALLS} of the tokens of single calls, ${by}`),
  ]
}
