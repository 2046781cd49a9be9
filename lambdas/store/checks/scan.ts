/** Reads the whole table. For tools only: no request or job may scan. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../db'
import { MAX_PAGE_ROWS } from '../read'
import type { Row } from '../row'

/** All rows, in stored form and in pages. */
export async function* scanPages(db: Db): AsyncGenerator<Row[]> {
  let from: Record<string, unknown> | undefined
  do {
    const page = await db.send(
      new ScanCommand({
        TableName: db.table,
        ConsistentRead: true,
        Limit: MAX_PAGE_ROWS,
        ExclusiveStartKey: from,
      }),
    )
    yield (page.Items ?? []) as Row[]
    from = page.LastEvaluatedKey
  } while (from)
}
