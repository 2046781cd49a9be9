/** The tables of the bench, for the terminal and docs/bench.md, and the limits of their figures. */
import { rounded } from '../measure/arithmetic'
import type { AnonymousCost } from './anonymous'
import type { FunctionCost } from './functions'
import type { OperationCost } from './operations'

export interface Measured {
  on: string
  node: string
  rounds: number
  operations: OperationCost[]
  functions: FunctionCost[]
  anonymous: AnonymousCost[]
}

/** A column of a Markdown table: its heading, the cell for a row, and the figure that has a limit. */
type Column<Row> = readonly [heading: string, cell: (row: Row) => string, limited?: (row: Row) => number | undefined]

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    columns.map((_, at) => (at === 0 ? '---' : '--:')),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Ratios vary by less than this between runs. */
const TOLERANCE = 1.15

/** A sentence for every figure beyond its limit. The first column names the row. New rows have no limit. */
const exceeded = <Row>(
  [name, ...columns]: readonly Column<Row>[],
  rows: readonly Row[] = [],
  last: readonly Row[] = [],
): string[] =>
  rows.flatMap((row) => {
    const before = last.find((other) => name?.[1](other) === name?.[1](row))
    return columns.flatMap(([heading, , limited]) => {
      const [value, reference] = [limited?.(row), before && limited?.(before)]
      if (value === undefined || reference === undefined) return []
      const atMost = rounded(TOLERANCE * reference)
      return value > atMost ? [`${name?.[1](row)}: ${heading} ${value}, at most ${atMost}`] : []
    })
  })

const ratioColumn = <Row>(heading: string, value: (row: Row) => number | undefined): Column<Row> => [
  heading,
  (row) => {
    const ratio = value(row)
    return ratio === undefined ? '' : `${ratio.toFixed(2)}×`
  },
  value,
]

const OPERATIONS: readonly Column<OperationCost>[] = [
  ['Operation', ({ operation, of }) => `\`${operation}\`${of ? `, ${of}` : ''}`],
  ratioColumn('CPU', ({ cpu_ratio }) => cpu_ratio),
]

const FUNCTIONS: readonly Column<FunctionCost>[] = [
  ['Function', ({ name }) => name],
  ratioColumn('Start, to an empty one', ({ to_empty }) => to_empty),
  ratioColumn('First answer, to a bare one', ({ cold }) => cold),
]

const ANONYMOUS: readonly Column<AnonymousCost>[] = [
  ['Public route, for its worst input', ({ public_operation }) => `\`${public_operation}\``],
  ratioColumn('CPU, to a drawn card', ({ to_card }) => to_card),
]

const SHOWN = 0.1

/** Of the operations, those that take much more than the bare handler. */
const DEAR = 1.25

/** No anonymous call may cost more than a drawn card, whatever it was before. */
const dearerThanCard = (rows: readonly AnonymousCost[] = []): string[] =>
  rows
    .filter(({ to_card }) => to_card > 1)
    .map(({ public_operation, to_card }) => `${public_operation}: ${to_card} of a drawn card, at most 1`)

const BASIS = `Ratios are valid on other machines, seconds are not. Functions have their code caches, as the deploy workflow builds them.

| Figure | Meaning |
| --- | --- |
| CPU | of the deployed function, as a ratio to a bare handler that makes the same database calls with the SDK's document client; both alternate in one run |
| start | processor time of a process until the function can be called, compared with an empty function |
| first answer | processor time of a new process until it has answered its usual first call, beyond an empty function, compared with a process that loads DynamoDB's clients and makes the same database calls |`

export const tables = (measured: Partial<Measured>): string =>
  [
    measured.on &&
      `Operations were measured on ${measured.on} with Node ${measured.node}, in one run of ${measured.rounds} rounds; other parts then or before.`,
    BASIS,
    measured.operations &&
      table(
        OPERATIONS,
        measured.operations.filter(({ cpu_ratio }) => cpu_ratio !== undefined && cpu_ratio >= DEAR),
      ),
    measured.operations && `Every other operation takes less than ${DEAR} times the bare handler.`,
    measured.functions && table(FUNCTIONS, measured.functions),
    measured.anonymous &&
      table(
        ANONYMOUS,
        measured.anonymous.filter(({ to_card }) => to_card >= SHOWN),
      ),
    measured.anonymous && `Every other public route takes less than ${SHOWN} of a drawn card.`,
  ]
    .filter(Boolean)
    .join('\n\n')

/** A sentence for every figure beyond its limit: the last one in docs/bench.json and some tolerance, or a drawn card. */
export const exceededLimits = (measured: Partial<Measured>, last: Partial<Measured>): string[] => [
  ...exceeded(OPERATIONS, measured.operations, last.operations),
  ...exceeded(FUNCTIONS, measured.functions, last.functions),
  ...dearerThanCard(measured.anonymous),
]
