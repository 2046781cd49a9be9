/** The one door to DynamoDB: every call of the store passes through `send`, so that calls can be counted, held or broken. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Change, Outcome } from './row'

export interface Db {
  table: string
  send: DynamoDBDocumentClient['send']
  /** A fresh name for each write, by which it knows itself again when a reply was lost. */
  newId(): string
  /** Told of every write when it is sent, and what becomes of it, where no stream does that: on this machine. */
  onWrite?(changes: readonly Change[], outcome: Promise<Outcome>): void
  /** Told of every change after it stands; its writer waits. */
  onCommit?(changes: readonly Change[]): Promise<void>
}

export interface DbOptions {
  table: string
  /** Another address than the region's own: the embedded engine. */
  endpoint: string | null
  newId(): string
  /** How long an attempt may take. Without one: a second, or for the embedded engine, which may be slow but is never far, any time. */
  attemptMs?: number
  /** Another patience between attempts than the client's own. */
  retryStrategy?: DynamoDBClientConfig['retryStrategy']
}

/** A caller would rather hear "try again" than wait: a read and a write that both fail leave time to say so. */
export const ATTEMPTS = 3
export const ATTEMPT_MS = 1_000
type Logger = NonNullable<DynamoDBClientConfig['logger']>
const ignore = () => {}
/** Without `info` and `error`, the client does not even prepare what it would log of each call. The others it just calls. */
const SILENT = { trace: ignore, debug: ignore, warn: ignore } as unknown as Logger
const EMBEDDED = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

export function connect({
  table,
  endpoint,
  newId,
  attemptMs = endpoint ? undefined : ATTEMPT_MS,
  retryStrategy,
}: DbOptions): Db {
  const client = new DynamoDBClient({
    maxAttempts: ATTEMPTS,
    logger: SILENT,
    ...(endpoint && { endpoint, ...EMBEDDED }),
    ...(attemptMs && { requestHandler: within(attemptMs) }),
    ...(retryStrategy && { retryStrategy }),
  })
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  return { table, send: documents.send.bind(documents), newId }
}

const within = (ms: number) => ({ connectionTimeout: ms, requestTimeout: ms, throwOnRequestTimeout: true })
