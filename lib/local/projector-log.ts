/**
 * What the projector on this machine would lose if the process were killed, in a file: writes that were sent, what was
 * made of them, in the order of their numbers, until all of it is applied. A house that is opened after a kill goes on
 * from there. What a write became of that was under way, the table says; what was applied, the checkpoint.
 */
import { existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { isProjected } from '../../lambdas/domain/projections/projections'
import type { Sequenced } from '../../lambdas/store/projections/projections'
import type { Change, Row } from '../../lambdas/store/row'

export interface SentWrite {
  number: number
  changes: readonly Change[]
}

/** What is projected of a row, null where nothing is. */
export type Latest = [id: string, row: Row | null]

export interface LeftBehind {
  /** Numbered, and perhaps not applied. */
  records: Sequenced[]
  /** Sent, and nobody knows what became of them. */
  writes: SentWrite[]
  latest: Latest[]
}

export const NOTHING_LEFT: LeftBehind = { records: [], writes: [], latest: [] }

type Line =
  | { session: string }
  | { sent: number; changes: readonly Change[] }
  | { taken: readonly number[]; records: readonly Sequenced[] }
  | { latest: readonly Latest[] }

export interface ProjectorLog {
  sent(write: SentWrite): void
  taken(numbers: readonly number[], records: readonly Sequenced[]): void
  /** All that was taken is applied: only what was sent since then is still told, and what it began with. */
  applied(outstanding: readonly SentWrite[], latest: readonly Latest[]): void
}

/** Whose file it is, and what stands in it; null where there is none to go on from. */
export function readProjectorLog(file: string): { session: string; left: LeftBehind } | null {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const [first, ...rest] = lines.flatMap(parsed)
  if (!first || !('session' in first)) return null
  const left: LeftBehind = { records: [], writes: [], latest: [] }
  const writes = new Map<number, SentWrite>()
  for (const line of rest) {
    if ('sent' in line) writes.set(line.sent, { number: line.sent, changes: line.changes })
    if ('latest' in line) left.latest.push(...line.latest)
    if ('taken' in line) {
      for (const number of line.taken) writes.delete(number)
      left.records.push(...line.records)
    }
  }
  left.writes.push(...writes.values())
  return { session: first.session, left }
}

/** One that was not written to its end tells of nothing that was done. */
function parsed(line: string): Line[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

/** So large it may grow while there is never a moment in which nothing is under way. */
const ROOM_BYTES = 1_000_000

/** Goes on with the file of this session, or begins one. */
export function projectorLog(file: string, session: string, { anew }: { anew: boolean }): ProjectorLog {
  const opened = openSync(file, 'a')
  const beginning = `${JSON.stringify({ session })}\n`
  let size = 0
  // It outlives the process once it is handed over; after the machine itself has stopped, all is added up anew.
  const write = (text: string): void => {
    size += writeSync(opened, text)
  }
  const tell = (line: Line): void => write(`${JSON.stringify(line)}\n`)
  const begin = (): void => {
    ftruncateSync(opened, 0)
    size = 0
    write(beginning)
  }
  if (anew) begin()
  // Whatever stands there may not have been written to its end.
  else write('\n')
  return {
    sent({ number, changes }) {
      const telling = changes.filter(({ before, after }) =>
        isProjected({ before: before === 'whatever' ? null : before, after }),
      )
      if (telling.length > 0) tell({ sent: number, changes: telling })
    },
    taken: (numbers, records) => tell({ taken: numbers, records }),
    applied(outstanding, latest) {
      if (outstanding.length > 0 && size < ROOM_BYTES) return
      begin()
      if (outstanding.length === 0) return
      tell({ latest })
      for (const { number, changes } of outstanding) this.sent({ number, changes })
    },
  }
}
