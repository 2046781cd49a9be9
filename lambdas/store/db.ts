/** The connection to DynamoDB. Every call goes through `send`, so that tests can count, delay or fail calls. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { Sha256 } from './client/sha256'
import { usePlainValues } from './client/wire'
import type { Change, CommitOutcome } from './row'

export interface Db {
  table: string
  send: DynamoDBDocumentClient['send']
  /** An id for each write; after a lost reply it shows whether the write succeeded. */
  newId(): string
  /** Called with every write when it is sent, and with its outcome. Replaces the table's stream on the local host. */
  onWrite?(changes: readonly Change[], outcome: Promise<CommitOutcome>): void
  /** Called after a successful commit; the writer waits for it. */
  onCommit?(changes: readonly Change[]): Promise<void>
}

export interface DbOptions {
  table: string
  /** URL of the embedded engine on the local host; null for the AWS endpoint of the region. */
  endpoint: string | null
  newId(): string
  /**
   * Timeout of one attempt. Default: one second, but none for the embedded engine, which may be slow but never
   * unreachable.
   */
  attemptMs?: number
  /** Replaces settings of the client. */
  clientConfig?: Pick<DynamoDBClientConfig, 'retryStrategy' | 'signer' | 'requestHandler'>
}

/**
 * Few attempts: callers prefer an error to a long wait, and must have time to respond after a failed read and a failed
 * write.
 */
export const ATTEMPTS = 3
export const ATTEMPT_MS = 1_000
type Logger = NonNullable<DynamoDBClientConfig['logger']>
const ignore = () => {}
/**
 * Without `info` and `error`, the client does not build log entries. It calls the other methods without checking them.
 */
const SILENT = { trace: ignore, debug: ignore, warn: ignore } as unknown as Logger
const EMBEDDED = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

export function connect({
  table,
  endpoint,
  newId,
  attemptMs = endpoint ? undefined : ATTEMPT_MS,
  clientConfig,
}: DbOptions): Db {
  const client = new DynamoDBClient({
    maxAttempts: ATTEMPTS,
    logger: SILENT,
    // Otherwise the client assembles its middleware at every call: 3% of a care call.
    cacheMiddleware: true,
    sha256: Sha256,
    ...(endpoint && { endpoint: parseEndpoint(endpoint), ...EMBEDDED }),
    ...(attemptMs && { requestHandler: within(attemptMs) }),
    ...clientConfig,
  })
  // DynamoDB does not use the user agent, and composing it takes time at every call.
  client.middlewareStack.remove('getUserAgentMiddleware')
  usePlainValues(client)
  useOneSigner(client)
  const send = ({ clientCommand }: DocumentCommand) => client.send(clientCommand)
  return { table, send: send as never, newId }
}

/** The client would parse a URL string at every call. */
function parseEndpoint(endpoint: string) {
  const { protocol, hostname, port, pathname } = new URL(endpoint)
  return { protocol, hostname, port: Number(port) || undefined, path: pathname }
}

/**
 * The client would create a signer at every call. One is enough: it reads the credentials and the time whenever it
 * signs.
 */
function useOneSigner({ config }: DynamoDBClient): void {
  const makeSigner = config.signer
  let signer: ReturnType<typeof makeSigner> | undefined
  config.signer = (scheme) => {
    signer ??= makeSigner(scheme)
    return signer
  }
}

/** Commands of the document client wrap the plain client's command with the same input. */
interface DocumentCommand {
  clientCommand: Parameters<DynamoDBClient['send']>[0]
}

const within = (ms: number) => ({ connectionTimeout: ms, requestTimeout: ms, throwOnRequestTimeout: true })
