/**
 * The two stored forms of a row: `data` as a map, or packed into one JSON string. Both are in one table while two
 * releases run, and after a rollback.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { scanPages } from '../../lambdas/store/audit/scan'
import type { Db } from '../../lambdas/store/db'
import type { Row } from '../../lambdas/store/row'

/** JSON has no bytes, so rows that contain some are always maps. */
const isMap = (data: unknown): data is object =>
  Object.prototype.toString.call(data) === '[object Object]' && !Object.values(data as object).some(ArrayBuffer.isView)

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
