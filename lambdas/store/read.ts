/** Reads rows: one, a range of a partition, or many by key. */
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from './db'
import { decodeRow } from './entities/codec'
import { retryUnprocessed } from './retry'
import type { Row } from './row'
import { HIGHEST_NUMBER, type Key } from './table'

export interface Consistency {
  /** Strongly consistent: sees every completed write. */
  consistent?: boolean
}

export async function readRow<T>(db: Db, key: Key, { consistent = true }: Consistency = {}): Promise<Row<T> | null> {
  const reply = await db.send(new GetCommand({ TableName: db.table, Key: key, ConsistentRead: consistent }))
  return reply.Item ? decodeRow<T>(reply.Item as Row) : null
}

interface RangeOptions extends Consistency {
  newestFirst?: boolean
  limit?: number
}

/**
 * Rows per request. DynamoDB's pages hold fewer, except for tiny rows. Without a limit the embedded engine reads the
 * whole remaining range for every page, so that reading a table takes quadratic time.
 */
export const MAX_PAGE_ROWS = 4_000

/** The rows of a partition between two keys, inclusive, in pages. */
export async function* readPages<T>(
  db: Db,
  from: Key,
  to: Key,
  { newestFirst = false, limit, consistent = true }: RangeOptions = {},
): AsyncGenerator<Row<T>[]> {
  let start: Record<string, unknown> | undefined
  let left = limit
  do {
    const reply = await db.send(
      new QueryCommand({
        TableName: db.table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': to.sk },
        ScanIndexForward: !newestFirst,
        ConsistentRead: consistent,
        Limit: Math.min(left || MAX_PAGE_ROWS, MAX_PAGE_ROWS),
        ExclusiveStartKey: start,
      }),
    )
    const rows = ((reply.Items ?? []) as Row[]).map((row) => decodeRow<T>(row))
    yield rows
    if (left) left -= rows.length
    start = reply.LastEvaluatedKey
  } while (start && left !== 0)
}

/** The rows of a partition between two keys, inclusive, or the first `limit` of them. */
export async function readRange<T>(db: Db, from: Key, to: Key, options: RangeOptions = {}): Promise<Row<T>[]> {
  const rows: Row<T>[] = []
  for await (const page of readPages<T>(db, from, to, options)) rows.push(...page)
  return rows
}

/** The latest rows of a numbered list, newest first. Eventually consistent. */
export async function readLatest<T>(db: Db, keyOf: (number: number) => Key, limit: number): Promise<T[]> {
  const options = { newestFirst: true, limit, consistent: false }
  return (await readRange<T>(db, keyOf(0), keyOf(HIGHEST_NUMBER), options)).map(({ data }) => data)
}

const MAX_BATCH_READS = 100

export const idOf = ({ pk, sk }: Key): string => `${pk}|${sk}`

/** The rows that exist among `wanted`, by id. */
export async function readRows(
  db: Db,
  wanted: readonly Key[],
  { consistent = true }: Consistency = {},
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>()
  const fetch = async (batch: readonly Key[]): Promise<readonly Key[]> => {
    const reply = await db.send(
      new BatchGetCommand({ RequestItems: { [db.table]: { Keys: [...batch], ConsistentRead: consistent } } }),
    )
    for (const row of (reply.Responses?.[db.table] ?? []) as Row[]) found.set(idOf(row), decodeRow(row))
    return (reply.UnprocessedKeys?.[db.table]?.Keys ?? []) as Key[]
  }
  // DynamoDB refuses a batch with duplicate keys.
  const once = [...new Map(wanted.map((key) => [idOf(key), key])).values()]
  const batches: Key[][] = []
  for (let from = 0; from < once.length; from += MAX_BATCH_READS) batches.push(once.slice(from, from + MAX_BATCH_READS))
  await Promise.all(batches.map((batch) => retryUnprocessed(batch, fetch)))
  return found
}

/** The rows that exist among `wanted`, in the same order. */
export async function readRowsInOrder<T>(db: Db, wanted: readonly Key[], consistency?: Consistency): Promise<Row<T>[]> {
  const rows = await readRows(db, wanted, consistency)
  return wanted.flatMap((key) => (rows.get(idOf(key)) as Row<T> | undefined) ?? [])
}

/** A page of what is numbered or counted. */
export interface Page {
  page: number
  per_page: number
}

/** The numbers on a page in descending order; null if there are none. */
export function newestRange(total: number, { page, per_page }: Page): { from: number; to: number } | null {
  const to = total - (page - 1) * per_page
  return to < 1 ? null : { from: Math.max(1, to - per_page + 1), to }
}
