/** Finds and starts the local DynamoDB engine, and creates its table. */
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb'
import { TABLE } from '../../../lambdas/store/table'
import { isLocked } from '../lock'
import { type Engine, type EngineEvents, isListening, startDynoxide } from './dynoxide'
import { startTableServer } from './table-server'

/** Without this, the SDK warns about Node 20 at every start. Lambda runs a newer Node. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

export type { Engine }

export interface EngineOptions extends EngineEvents {
  /** Folder for the data; without one the data is in memory. */
  folder?: string | null
  /** Address of an engine that is already running; none is started then. */
  endpoint?: string | null
  /** Path of dynoxide. By default it is searched in node_modules and on the PATH; empty uses the built-in table. */
  binary?: string | null
  /** Port of the embedded engine at 127.0.0.1, for containers. By default its address is random. */
  port?: number
}

/** Uses the endpoint if given, else dynoxide if it is installed, else the built-in table. */
export async function startDynamoDB({ folder, endpoint, binary, port, ...watch }: EngineOptions = {}): Promise<Engine> {
  if (endpoint && port) throw new Error('Set DYNAMODB_ENDPOINT or DYNAMODB_PORT, not both.')
  if (endpoint) return { endpoint, close: async () => {} }
  const dynoxide = binary ?? fromPackage() ?? fromPath()
  if (dynoxide) return startDynoxide(dynoxide, { port, ...(folder && { file: join(folder, 'dynoxide.db') }) }, watch)
  return startTableServer({ port, ...(folder && { file: join(folder, 'table.ndjson') }) })
}

function fromPackage(): string | null {
  try {
    const name = `@dynoxide/${process.platform}-${process.arch}`
    return join(dirname(createRequire(import.meta.url ?? __filename).resolve(`${name}/package.json`)), 'dynoxide')
  } catch {
    return null
  }
}

function fromPath(): string | null {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'dynoxide'))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Files in the data folder of a running local host with the addresses of its engine and of itself. */
export const ENDPOINT_FILE = 'dynamodb-endpoint'
export const URL_FILE = 'house.url'
type AddressFile = typeof ENDPOINT_FILE | typeof URL_FILE

/** Writes an address so that other commands of the same user find it. Returns a function that removes the file. */
export function announce(dataDir: string, name: AddressFile, address: string): () => void {
  const file = join(dataDir, name)
  // An existing file would keep its mode, which may let everyone read it.
  rmSync(file, { force: true })
  writeFileSync(file, address, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The address of the local host that uses this folder; null if none is running or it does not accept connections. */
export async function runningAt(dataDir: string, name: AddressFile): Promise<string | null> {
  const file = join(dataDir, name)
  if (!isLocked(dataDir) || !existsSync(file)) return null
  const endpoint = readFileSync(file, 'utf8')
  if (!URL.canParse(endpoint)) return null
  const { hostname: host, port } = new URL(endpoint)
  return (await isListening({ host, port: Number(port) })) ? endpoint : null
}

/**
 * Timeout of each of the SDK's three attempts: a server that accepts the connection but does not reply is no database.
 */
const REPLY_TIMEOUT_MS = 10_000

const clientFor = (endpoint: string, withinMs: number): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: { connectionTimeout: withinMs, requestTimeout: withinMs, throwOnRequestTimeout: true },
  })

export async function createTable(endpoint: string, name: string, withinMs = REPLY_TIMEOUT_MS): Promise<void> {
  const client = clientFor(endpoint, withinMs)
  try {
    await client.send(new CreateTableCommand(describeTable(name)))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw noTable(endpoint, error as NodeJS.ErrnoException)
  } finally {
    client.destroy()
  }
}

function describeTable(name: string): CreateTableCommandInput {
  const indexes = Object.values(TABLE.indexes)
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: TABLE.partitionKey, AttributeType: 'S' },
      { AttributeName: TABLE.sortKey, AttributeType: 'S' },
      ...indexes.flatMap((index) => [
        { AttributeName: index.partitionKey, AttributeType: 'S' as const },
        { AttributeName: index.sortKey, AttributeType: index.sortKeyType },
      ]),
    ],
    KeySchema: keySchema(TABLE.partitionKey, TABLE.sortKey),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: index.projection },
    })),
  }
}

const noTable = (endpoint: string, { code, name, message }: NodeJS.ErrnoException): Error =>
  new Error(`The DynamoDB at ${endpoint} cannot be used: ${message || code || name}`)

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]
