/** The embedded DynamoDB engine: found, started, and ended with the process that wanted it. */
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer, connect as tcpConnect } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import { TABLE } from '../../lambdas/store/table'
import { startPortableDynamoDB } from './portable-dynamodb'

/** The SDK would warn, at every start, that Node 20 is old; Lambda runs a newer one. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

export interface Engine {
  endpoint: string
  close(): Promise<void>
}

export interface EngineOptions {
  /** Where data is kept; without a folder it lives in memory. */
  folder?: string | null
  /** An engine that runs already. */
  endpoint?: string | null
  /** The dynoxide binary, where it is not found by itself. */
  binary?: string | null
}

/** A running engine, then dynoxide wherever it is found, then the portable one, which needs nothing but npm. */
export async function startDynamoDB({ folder, endpoint, binary }: EngineOptions = {}): Promise<Engine> {
  if (endpoint) return { endpoint, close: async () => {} }
  const dynoxide = binary ?? fromPackage() ?? fromPath()
  if (dynoxide) return startDynoxide(dynoxide, folder ? join(folder, 'dynoxide.db') : null)
  return startPortableDynamoDB(folder ? { path: join(folder, 'dynalite') } : {})
}

function fromPackage(): string | null {
  try {
    const name = `@dynoxide/${process.platform}-${process.arch}`
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide')
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

/** The engine's parent is a shell that waits on our pipe: when we are gone, however we went, it ends the engine. */
const UNTIL_PIPE_CLOSES = '"$@" & engine=$!; read -r _; kill $engine 2>/dev/null; wait $engine'

async function startDynoxide(binary: string, file: string | null): Promise<Engine> {
  const port = await freePort()
  const args = [binary, '--port', String(port), ...(file ? ['--db-path', file] : [])]
  const child = spawn('sh', ['-c', UNTIL_PIPE_CLOSES, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let running = true
  void ended.then(() => {
    running = false
  })
  while (!(await answers(port))) {
    if (!running) throw new Error(`The embedded DynamoDB engine did not start: ${args.join(' ')}`)
    await pause(5)
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      child.stdin?.end()
      await ended
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Tells other commands on the same data where the engine of a house that is open listens. */
export const ENDPOINT_FILE = 'dynamodb-endpoint'

/** The engine of a house that is open on this data, if there is one. */
export async function runningEngine(dataDir: string): Promise<string | null> {
  const file = join(dataDir, ENDPOINT_FILE)
  const endpoint = existsSync(file) ? readFileSync(file, 'utf8') : null
  return endpoint && (await answers(Number(new URL(endpoint).port))) ? endpoint : null
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = tcpConnect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end())
  })

const clientFor = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })

export async function createTable(endpoint: string, name: string): Promise<void> {
  const client = clientFor(endpoint)
  const indexes = Object.values(TABLE.indexes)
  try {
    await client.send(
      new CreateTableCommand({
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
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  } finally {
    client.destroy()
  }
}

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]

const BATCH = 25

/** What the cloud does by itself and no embedded engine does: rows past their time are dropped. */
export async function sweepExpired(endpoint: string, table: string, nowSeconds: number): Promise<number> {
  const client = clientFor(endpoint)
  let swept = 0
  let from: Record<string, never> | undefined
  try {
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: table,
          FilterExpression: `${TABLE.timeToLive} < :now`,
          ProjectionExpression: `${TABLE.partitionKey}, ${TABLE.sortKey}`,
          ExpressionAttributeValues: { ':now': { N: String(nowSeconds) } },
          ExclusiveStartKey: from,
        }),
      )
      const doomed = page.Items ?? []
      for (let at = 0; at < doomed.length; at += BATCH) {
        const requests = doomed.slice(at, at + BATCH).map((Key) => ({ DeleteRequest: { Key } }))
        await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } }))
      }
      swept += doomed.length
      from = page.LastEvaluatedKey as typeof from
    } while (from)
  } finally {
    client.destroy()
  }
  return swept
}
