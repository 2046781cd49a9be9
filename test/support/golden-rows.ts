/** Checked-in rows, one per line: the stored form and its decoded data. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row, RowType } from '../../lambdas/store/row'
import { encodeRow } from '../../lambdas/store/rows/codec'

export interface GoldenRow {
  kind: RowType
  variant: string
  stored: Row
  /** Decoded data; absent if it equals the stored form. */
  means?: unknown
}

const BYTES = 'bytes in base64'

export const formatLine = (kept: GoldenRow): string =>
  JSON.stringify(kept, (_, value) =>
    value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value,
  )

const parseLine = (line: string): GoldenRow =>
  JSON.parse(line, (_, value) =>
    value?.[BYTES] === undefined ? value : Uint8Array.from(Buffer.from(value[BYTES], 'base64')),
  )

export const goldenRows = readFileSync(join(__dirname, '../store/rows.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map(parseLine)

/** The line to store for a fresh row. */
export function toGoldenRow(variant: string, row: Row): GoldenRow {
  const stored = encodeRow(row)
  const means = JSON.stringify(stored.data) === JSON.stringify(row.data) ? {} : { means: row.data }
  return parseLine(formatLine({ kind: row.type, variant, stored, ...means }))
}
