/** What was measured, as the tables that the terminal and the README show. */
import type { FunctionCost } from './functions'
import type { GrowthCost } from './growth'
import type { OpeningCost } from './opening'
import type { OperationCost } from './operations'
import type { ServerCost } from './server'
import type { LifeCost } from './tokens'

export interface Measured {
  /** The day and the machine: ratios travel, milliseconds do not. */
  on: string
  node: string
  /** How often each operation was asked for. */
  rounds: number
  operations: OperationCost[]
  functions: FunctionCost[]
  server: ServerCost
  growth: GrowthCost[]
  opening: OpeningCost
  lives: LifeCost[]
}

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const times = (ratio: number): string => `${ratio.toFixed(2)}×`
export const count = (number: number): string => number.toLocaleString('en')

const operations = (costs: readonly OperationCost[]): string =>
  table(
    ['Operation', 'Trips', 'Read units', 'Write units', 'KB', 'CPU', 'Time'],
    costs.map((cost) => [
      `\`${cost.operation}\`${cost.of ? `, ${cost.of}` : ''}`,
      ...[cost.trips, cost.read_units, cost.write_units, cost.kb, times(cost.cpu_ratio), times(cost.time_ratio)],
    ]),
  )

const functions = (costs: readonly FunctionCost[]): string =>
  table(
    [
      ...['Function', 'KB that load first', 'With the whole SDK', 'Start, to an empty one'],
      ...["Import, to the SDK's clients alone", 'Import, to that with the whole SDK'],
    ],
    costs.map(({ name, kb, published_kb, to_empty, to_sdk, to_published }) => [
      ...[name, kb, published_kb, times(to_empty), times(to_sdk), times(to_published)],
    ]),
  )

const server = ({ connections, house_per_second, bare_per_second, ratio, cpu_ratio }: ServerCost): string =>
  `With ${connections} connections the house on this machine answered ${house_per_second} care actions a second, and a bare server that makes the same calls to its database ${bare_per_second}: ${times(ratio)}, or ${times(cpu_ratio)} for the same processor time.`

const growth = (costs: readonly GrowthCost[]): string =>
  table(
    ['More of', 'Call', 'Units', 'Calls', ''],
    costs.map(({ of, from, to, call, before, after, grows }) => [
      `${of}: ${count(from)} → ${count(to)}`,
      `\`${call}\``,
      `${before.units} → ${after.units}`,
      `${before.calls} → ${after.calls}`,
      grows ? 'grows' : '',
    ]),
  )

const lives = (costs: readonly LifeCost[]): string =>
  table(
    ['A punctual life to adulthood by', 'Calls', 'Tokens'],
    costs.map(({ way, calls, tokens }) => [way, calls, count(tokens)]),
  )

const opening = ({ creatures, closed_in_order_seconds, killed_seconds, progress_told }: OpeningCost): string =>
  `With ${count(creatures)} creatures the house on this machine opens in ${closed_in_order_seconds} s when it was closed in order, and in ${killed_seconds} s after it was killed, telling ${progress_told} times how far it is.`

const BASIS = `CPU and time are those of the function as deployed, as ratios to a bare handler that makes the same calls to the database, in turns in one run; units are DynamoDB's; trips are calls that wait for each other. A function's start is the processor time of a process until the function can be called; its import is what that takes beyond an empty one, also beside the same function with every module of the SDK as published, without what no Lambda can use left out. Ratios travel to other machines, seconds do not.`

/** Of all that was measured. */
export const tables = (measured: Partial<Measured>): string =>
  [
    `Measured on ${measured.on} with Node ${measured.node}, in one run of ${measured.rounds} rounds. ${BASIS}`,
    measured.operations && operations(measured.operations),
    measured.functions && functions(measured.functions),
    measured.server && server(measured.server),
    measured.opening && opening(measured.opening),
    measured.growth && growth(measured.growth),
    measured.lives && lives(measured.lives),
  ]
    .filter(Boolean)
    .join('\n\n')
