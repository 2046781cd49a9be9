/** How much each ratio may be before the bench fails: about half as much again as it was when it was last looked at. */
import type { Measured } from './table'

/** Processor time of an operation beside the same calls to the database alone; most do little besides. */
const USUAL_CPU = 4.5
/** What is drawn, packed or planned for each caller is work of its own. */
const CPU: Readonly<Record<string, number>> = {
  ...{ pet: 150, card: 100, face: 40, moving: 36, favicon: 12, badge: 6 },
  ...{ window_calendar: 14, plan: 8, mcp: 8, visit: 6, window_page: 6 },
}

/** What a function loads, beside DynamoDB's clients alone and beside itself with the whole SDK. */
const TO_SDK = 2.5
const TO_SDK_OF: Readonly<Record<string, number>> = { calibrator: 4, painter: 4 }
const TO_PUBLISHED = 1.1

/** Answers of the server of this machine beside a bare one's. */
const LEAST_OF_A_BARE_SERVER = 0.3

export function broken({ operations = [], functions = [], server, growth = [] }: Partial<Measured>): string[] {
  const most = (what: string, ratio: number, limit: number) =>
    ratio > limit ? [`${what}: ${ratio}, at most ${limit}`] : []
  return [
    ...operations.flatMap(({ operation, of, cpu_ratio }) =>
      most(`the processor time of ${operation}${of ? `, ${of}` : ''}`, cpu_ratio, CPU[operation] ?? USUAL_CPU),
    ),
    ...functions.flatMap(({ name, to_sdk, to_published }) => [
      ...most(`the import of ${name} beside the SDK`, to_sdk, TO_SDK_OF[name] ?? TO_SDK),
      ...most(`the import of ${name} beside itself with the whole SDK`, to_published, TO_PUBLISHED),
    ]),
    ...(server && server.cpu_ratio < LEAST_OF_A_BARE_SERVER
      ? [`the server on this machine: ${server.cpu_ratio}, at least ${LEAST_OF_A_BARE_SERVER}`]
      : []),
    ...growth.flatMap(({ of, call, grows }) => (grows ? [`${call} costs more with more ${of}`] : [])),
  ]
}
