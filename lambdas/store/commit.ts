/**
 * The only write function of the store. A change writes whole rows, on the condition that the version that was read is
 * still current; several changes form one transaction.
 */
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Db } from './db'
import { decodeRow, encodeRow } from './entities/codec'
import { type Marker, markerRow, unlessMarked } from './markers'
import { retry } from './retry'
import type { Change, CommitOutcome, Row } from './row'

/** Condition of an insert. */
const ABSENT = 'attribute_not_exists(pk)'
/** Condition of an update: the version that was read is current. */
const UNCHANGED = 'version = :version'

export async function commit(db: Db, changes: readonly Change[], marker?: Marker): Promise<CommitOutcome> {
  const [change] = changes
  const single = change?.after && changes.length === 1 && !marker
  const writing = single ? putOne(db, change, change.after as Row) : transact(db, changes, marker)
  db.onWrite?.(changes, writing)
  const outcome = await writing
  if (outcome.kind === 'done') await db.onCommit?.(changes)
  return outcome
}

async function putOne(db: Db, change: Change, after: Row): Promise<CommitOutcome> {
  const commitId = db.newId()
  const put = {
    TableName: db.table,
    Item: { ...encodeRow(after), commit: commitId },
    ...condition(change),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  try {
    await retry(() => db.send(new PutCommand(put)))
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const current = toRow(error.Item)
    // The client resends a write whose reply was lost. If the conflicting row has this id, the first attempt wrote it.
    return current?.commit === commitId ? { kind: 'done' } : { kind: 'conflict', change, current }
  }
}

async function transact(db: Db, changes: readonly Change[], marker?: Marker): Promise<CommitOutcome> {
  const token = db.newId()
  const writes = changes.map((change) => write(db.table, change, condition(change), token))
  if (marker) writes.push(write(db.table, { before: null, after: markerRow(marker) }, unlessMarked(marker), token))
  try {
    await retry(() => db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: token })))
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const reasons = error.CancellationReasons ?? []
    if (marker && reasons[changes.length]?.Code === 'ConditionalCheckFailed') {
      return { kind: 'repeated', record: toRow(reasons[changes.length]?.Item)?.data }
    }
    const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed')
    const change = changes[failed]
    if (!change) throw error
    return { kind: 'conflict', change, current: toRow(reasons[failed]?.Item) }
  }
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

function write(table: string, change: Change, on: Condition, commitId: string): TransactItem {
  const guard = { TableName: table, ...on, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }
  if (change.after) return { Put: { ...guard, Item: { ...encodeRow(change.after), commit: commitId } } }
  const { pk, sk } = change.before as Row
  return { Delete: { ...guard, Key: { pk, sk } } }
}

interface Condition {
  ConditionExpression?: string
  ExpressionAttributeValues?: Readonly<Record<string, unknown>>
}

const condition = ({ before }: Change): Condition =>
  before === 'whatever'
    ? {}
    : before
      ? { ConditionExpression: UNCHANGED, ExpressionAttributeValues: { ':version': before.version } }
      : { ConditionExpression: ABSENT }

const toRow = (item: Parameters<typeof unmarshall>[0] | undefined): (Row & { commit?: string }) | null =>
  item ? decodeRow(unmarshall(item) as Row) : null
