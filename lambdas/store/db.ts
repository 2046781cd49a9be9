/** The one door to DynamoDB: every call of the store passes through `send`, so that calls can be counted, held or broken. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Change } from './row'

export interface Db {
  table: string
  send: DynamoDBDocumentClient['send']
  /** A fresh name for each write, by which it knows itself again when a reply was lost. */
  newId(): string
  /** Told of every change after it stands, where no stream does that: on this machine. */
  onCommit?(changes: readonly Change[]): Promise<void>
}

export interface DbOptions {
  table: string
  /** Another address than the region's own: the embedded engine. */
  endpoint: string | null
  newId(): string
}

/** A caller would rather hear "try again" than wait; an engine on this machine may be slow, never far. */
const REMOTE = { requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true } }
const EMBEDDED = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

export function connect({ table, endpoint, newId }: DbOptions): Db {
  const client = new DynamoDBClient({ maxAttempts: 4, ...(endpoint ? { endpoint, ...EMBEDDED } : REMOTE) })
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  return { table, send: documents.send.bind(documents), newId }
}
