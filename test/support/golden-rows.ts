/** Checked-in rows, one per line: the stored form and its decoded data. Also converts `data` between its two forms. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { scanPages } from '../../lambdas/store/audit/scan'
import type { Db } from '../../lambdas/store/db'
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

/** Rows with bytes are always maps, because JSON has no bytes. */
const isMap = (data: unknown): data is object =>
  Object.prototype.toString.call(data) === '[object Object]' && !Object.values(data as object).some(ArrayBuffer.isView)

/**
 * The row with its `data` as a JSON string if it was a map, and as a map if it was a string. One table has both forms
 * while two releases run, and after a rollback.
 */
export function inOtherForm(stored: Row): Row {
  const { data } = stored
  if (typeof data === 'string') return { ...stored, data: JSON.parse(data) }
  return isMap(data) ? { ...stored, data: JSON.stringify(data) } : stored
}

/** Writes every row of the table in its other form. */
export async function storeOtherForms(db: Db): Promise<void> {
  for await (const page of scanPages(db)) {
    for (const row of page) await db.send(new PutCommand({ TableName: db.table, Item: inOtherForm(row) }))
  }
}
