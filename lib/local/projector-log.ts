/**
 * Log file of what the in-process projector would lose in a kill: writes that were sent and the records numbered from
 * them, until all are applied. The next start continues from it. The table decides the outcome of in-flight writes; the
 * checkpoint shows what was applied.
 */
import { existsSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { isProjected } from '../../lambdas/domain/projections/projections'
import type { Sequenced } from '../../lambdas/store/projections/projections'
import type { Change, Row } from '../../lambdas/store/row'
import { appendWhole } from './append'

export interface SentWrite {
  number: number
  changes: readonly Change[]
}

/** Last projected state of a row, null if there is none. */
export type Latest = [id: string, row: Row | null]

export interface UnfinishedWork {
  /** Numbered, but perhaps not applied. */
  records: Sequenced[]
  /** Sent, with unknown outcome. */
  writes: SentWrite[]
  latest: Latest[]
}

export const NO_UNFINISHED_WORK: UnfinishedWork = { records: [], writes: [], latest: [] }

type Line =
  | { session: string }
  | { sent: number; changes: readonly Change[] }
  | { taken: readonly number[]; records: readonly Sequenced[] }
  | { latest: readonly Latest[] }

export interface ProjectorLog {
  sent(write: SentWrite): void
  taken(numbers: readonly number[], records: readonly Sequenced[]): void
  /** All numbered records are applied: keep only the outstanding writes and the states that they start from. */
  applied(outstanding: readonly SentWrite[], latest: readonly Latest[]): void
}

/** Reads the file's session and content; null if there is nothing to continue from. */
export function readProjectorLog(file: string): { session: string; left: UnfinishedWork } | null {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const [first, ...rest] = lines.flatMap(parseLine)
  if (!first || !('session' in first)) return null
  const left: UnfinishedWork = { records: [], writes: [], latest: [] }
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

/** Ignores a truncated line: its change was not carried out. */
function parseLine(line: string): Line[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

/** Maximum size before it is rewritten, for hosts that always have a write in flight. */
const MAX_BYTES = 1_000_000

/** Continues the file of this session, or starts a new one. */
export function projectorLog(file: string, session: string, { isNew }: { isNew: boolean }): ProjectorLog {
  const opened = openSync(file, 'a')
  const beginning = `${JSON.stringify({ session })}\n`
  let size = fstatSync(opened).size
  let incomplete = false
  /**
   * Survives a kill of the process once written. After a crash of the machine everything is rebuilt; so it is after a
   * kill if the disk was full, since an empty file names no session.
   */
  const write = (text: string): void => {
    if (incomplete) return
    try {
      size = appendWhole(opened, text, size)
    } catch {
      empty()
      incomplete = true
    }
  }
  const append = (line: Line): void => write(`${JSON.stringify(line)}\n`)
  const empty = (): void => {
    ftruncateSync(opened, 0)
    size = 0
  }
  const begin = (): void => {
    empty()
    incomplete = false
    write(beginning)
  }
  if (isNew) begin()
  // The last line may be truncated.
  else write('\n')
  return {
    sent({ number, changes }) {
      const projected = changes.filter(({ before, after }) =>
        isProjected({ before: before === 'whatever' ? null : before, after }),
      )
      if (projected.length > 0) append({ sent: number, changes: projected })
    },
    taken: (numbers, records) => append({ taken: numbers, records }),
    applied(outstanding, latest) {
      if (outstanding.length > 0 && size < MAX_BYTES && !incomplete) return
      begin()
      if (outstanding.length === 0) return
      append({ latest })
      for (const { number, changes } of outstanding) this.sent({ number, changes })
    },
  }
}
