/** How much each ratio may be before the bench fails: about half as much again as it was when it was last looked at. */
import type { Measured } from './table'

type Limits = Readonly<Record<string, number>>

/** Processor time of an operation beside the same calls to the database alone; most do little besides. */
const USUAL_CPU = 4.5
/** What is drawn, packed or planned for each caller is work of its own. */
const CPU: Limits = {
  ...{ pet: 160, card: 100, face: 60, moving: 36, favicon: 12, badge: 6 },
  ...{ window_calendar: 14, plan: 8, mcp: 8, visit: 6, window_page: 6 },
  ...{ 'plan, of seven days for fifty creatures': 14, 'plan, the same, by its ETag': 3 },
}
/** How long it takes is what the processor takes and what else the machine does; more than this is a wait of its own. */
const TIME_TO_CPU = 3
const USUAL_KB = 64
const KB: Limits = {
  ...{ openapi: 650, pet: 650, card: 180, face: 130, moving: 110, docs_part: 90 },
  'plan, of seven days for fifty creatures': 150,
}

/** The start of a function beside an empty one; what it loads beside DynamoDB's clients, and beside the whole SDK. */
const TO_EMPTY = 6
const TO_SDK = 2.5
const TO_EMPTY_OF: Limits = { pages: 8, calibrator: 7, painter: 7 }
const TO_SDK_OF: Limits = { pages: 3.6, calibrator: 4, painter: 4 }
const TO_PUBLISHED = 1.2

/** Answers of the server of this machine beside a bare one's. */
const LEAST_OF_A_BARE_SERVER = 0.3

/** Tokens of a life by visits beside one by single calls, over the same wire. */
const VISITS_TO_CALLS = 0.5

export function broken({
  operations = [],
  functions = [],
  server,
  growth = [],
  lives = [],
}: Partial<Measured>): string[] {
  const most = (what: string, ratio: number, limit: number) =>
    ratio > limit ? [`${what}: ${ratio}, at most ${limit}`] : []
  const least = (what: string, ratio: number, limit: number) =>
    ratio < limit ? [`${what}: ${ratio}, at least ${limit}`] : []
  const tokens = (way: string) => lives.find((life) => life.way === way)?.tokens ?? 0
  return [
    ...operations.flatMap(({ operation, of, cpu_ratio, time_ratio, kb }) => {
      const name = of ? `${operation}, ${of}` : operation
      const cpu = CPU[name] ?? CPU[operation] ?? USUAL_CPU
      return [
        ...most(`the processor time of ${name}`, cpu_ratio, cpu),
        ...most(`the time of ${name}`, time_ratio, TIME_TO_CPU * cpu),
        ...most(`the KB of ${name}`, kb, KB[name] ?? USUAL_KB),
      ]
    }),
    ...functions.flatMap(({ name, to_empty, to_sdk, to_published }) => [
      ...most(`the start of ${name} beside an empty function`, to_empty, TO_EMPTY_OF[name] ?? TO_EMPTY),
      ...most(`the import of ${name} beside the SDK`, to_sdk, TO_SDK_OF[name] ?? TO_SDK),
      ...most(`the import of ${name} beside itself with the whole SDK`, to_published, TO_PUBLISHED),
    ]),
    ...(server
      ? [
          ...least('the server on this machine', server.ratio, LEAST_OF_A_BARE_SERVER),
          ...least('the server on this machine, by processor time', server.cpu_ratio, LEAST_OF_A_BARE_SERVER),
        ]
      : []),
    ...growth.flatMap(({ of, call, grows }) => (grows ? [`${call} costs more with more ${of}`] : [])),
    ...['as JSON', 'over MCP'].flatMap((wire) => {
      const [visits, calls] = [tokens(`visits, ${wire}`), tokens(`status and care, ${wire}`)]
      return most(`the tokens of visits beside single calls, ${wire}`, calls && visits / calls, VISITS_TO_CALLS)
    }),
  ]
}
