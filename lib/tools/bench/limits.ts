/** The limit of every ratio: about half as much again as the ratio was when it was last reviewed. */
import type { Measured } from './table'

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

/** A function's start, compared with an empty one; its import, compared with DynamoDB's clients and the whole SDK. */
const TO_EMPTY = 6
const TO_EMPTY_OF: Limits = { pages: 8, calibrator: 7, painter: 7 }
const TO_SDK = 2.5
const TO_SDK_OF: Limits = { pages: 3.6, calibrator: 4, painter: 4 }
const TO_PUBLISHED = 1.2

/** Answers of the local host, compared with a bare server. */
const LEAST_OF_BARE_SERVER = 0.3

/** Tokens of a life by visits, compared with single calls over the same transport. */
const VISITS_TO_CALLS = 0.5

const atMost = (what: string, ratio: number, limit: number): string[] =>
  ratio > limit ? [`${what}: ${ratio}, at most ${limit}`] : []

const atLeast = (what: string, ratio: number, limit: number): string[] =>
  ratio < limit ? [`${what}: ${ratio}, at least ${limit}`] : []

/** A sentence for every ratio that is beyond its limit. */
export function exceededLimits({
  operations = [],
  functions = [],
  server,
  growth = [],
  lives = [],
}: Partial<Measured>): string[] {
  const tokens = (way: string) => lives.find((life) => life.way === way)?.tokens ?? 0
  return [
    ...operations.flatMap(({ operation, of, cpu_ratio, time_ratio, kb }) => {
      const name = of ? `${operation}, ${of}` : operation
      const cpu = CPU_OF[name] ?? CPU_OF[operation] ?? CPU
      return [
        ...atMost(`the processor time of ${name}`, cpu_ratio, cpu),
        ...atMost(`the time of ${name}`, time_ratio, TIME_TO_CPU * cpu),
        ...atMost(`the KB of ${name}`, kb, KB_OF[name] ?? KB),
      ]
    }),
    ...functions.flatMap(({ name, to_empty, to_sdk, to_published }) => [
      ...atMost(`the start of ${name}, to an empty function`, to_empty, TO_EMPTY_OF[name] ?? TO_EMPTY),
      ...atMost(`the import of ${name}, to the SDK's clients`, to_sdk, TO_SDK_OF[name] ?? TO_SDK),
      ...atMost(`the import of ${name}, to itself with the whole SDK`, to_published, TO_PUBLISHED),
    ]),
    ...(server
      ? [
          ...atLeast('the local host', server.ratio, LEAST_OF_BARE_SERVER),
          ...atLeast('the local host, by processor time', server.cpu_ratio, LEAST_OF_BARE_SERVER),
        ]
      : []),
    ...growth.flatMap(({ of, call, grows }) => (grows ? [`${call} costs more with more ${of}`] : [])),
    ...['as JSON', 'over MCP'].flatMap((transport) => {
      const [visits, calls] = [tokens(`visits, ${transport}`), tokens(`status and care, ${transport}`)]
      return atMost(`the tokens of visits, to single calls, ${transport}`, calls && visits / calls, VISITS_TO_CALLS)
    }),
  ]
}
