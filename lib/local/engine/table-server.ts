/** The built-in table as a DynamoDB endpoint for the SDK, in memory or kept in a file. It needs no native code. */
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ResourceInUseException, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { Engine } from './dynoxide'
import { MemoryTable } from './memory-table'
import { openTableFile } from './table-file'
import { engineAddress } from './unreachable'

interface ServerOptions {
  /** Without a file the tables live in memory. */
  file?: string
  /** Without one, a random address that web pages cannot reach. */
  port?: number
}

export async function startTableServer({ file: path, port: chosen }: ServerOptions = {}): Promise<Engine> {
  const tables = new Map<string, MemoryTable>()
  const file = path ? openTableFile(path, () => [...tables].map(([name, table]) => [name, table.all()] as const)) : null
  const addTable = (name: string): MemoryTable => {
    const table = new MemoryTable({
      name,
      now: Date.now,
      onWrite: (changes) => file?.write(name, changes),
    })
    tables.set(name, table)
    return table
  }
  for (const [name, items] of file?.stored ?? []) addTable(name).load(items.values())

  const run = (operation: string, input: Input): object => {
    if (operation === 'ListTables') return { TableNames: [...tables.keys()] }
    const name = tableNameIn(input)
    const table = tables.get(name)
    if (operation === 'CreateTable') {
      if (table) throw new ResourceInUseException({ message: `Table already exists: ${name}`, $metadata: {} })
      file?.create(name)
      addTable(name)
      return { TableDescription: { TableName: name, TableStatus: 'ACTIVE' } }
    }
    if (!table) throw new ResourceNotFoundException({ message: `Table not found: ${name}`, $metadata: {} })
    return table.run(operation.replace(/Items?$/, ''), input)
  }

  const reply = (target: unknown, body: string): Reply => {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() }
    try {
      const [, operation = ''] = String(target).split('.')
      return { statusCode: 200, headers, body: toJson(encoded(run(operation, decoded(fromJson(body)) as Input))) }
    } catch (error) {
      return { headers, ...failure(error as Error) }
    }
  }

  // The endpoint contains a secret, so that only callers who were given it are answered. At a chosen port all are.
  const secret = chosen === undefined ? `/${randomBytes(24).toString('hex')}` : ''
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.replace(/\/$/, '') !== secret) return void response.writeHead(403).end()
    const { statusCode, headers, body } = reply(request.headers['x-amz-target'], await text(request))
    response.writeHead(statusCode, headers).end(body)
  }

  let isClosed = false
  const execute = async (command: object): Promise<object> => {
    // Let other work run first, as a connection would.
    await nextTurn()
    if (isClosed) throw Object.assign(new Error('The table is closed.'), { code: 'ECONNREFUSED' })
    const { input, clientCommand } = command as DocumentCommand
    return run(clientCommand.schema[2], input)
  }

  const inFlight = new Set<Promise<unknown>>()
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const end = () => inFlight.delete(work)
    inFlight.add(work)
    work.then(end, end)
    return work
  }
  const server = createServer(
    (request, response) => void tracked(Promise.allSettled([respond(request, response), once(response, 'close')])),
  )
  const { host, port } = await engineAddress(chosen)
  server.listen(port, host)
  await once(server, 'listening')
  return {
    endpoint: `http://${host}:${port}${secret}`,
    execute: (command) => tracked(execute(command)),
    close: async () => {
      server.close()
      await Promise.all(inFlight)
      server.closeAllConnections()
      isClosed = true
      file?.close()
    },
  }
}

interface Reply {
  statusCode: number
  headers: Record<string, string>
  body: string
}

/** A command of the document client. Its class has another name in a bundle; its schema has that of the operation. */
interface DocumentCommand {
  input: Input
  clientCommand: { schema: readonly [kind: number, service: string, operation: string] }
}

interface Input {
  TableName?: string
  RequestItems?: object
  TransactItems?: readonly Record<string, { TableName: string }>[]
}

const tableNameIn = ({ TableName, RequestItems = {}, TransactItems: [first = {}] = [] }: Input): string =>
  TableName ?? Object.keys(RequestItems)[0] ?? Object.values(first)[0]?.TableName ?? ''

const ATTRIBUTES = ['Item', 'Key', 'ExclusiveStartKey', 'ExpressionAttributeValues']

/** A request with plain values in place of attribute values. */
function decoded(value: unknown, name = ''): unknown {
  if (ATTRIBUTES.includes(name)) return unmarshall(value as never)
  if (Array.isArray(value)) return value.map((each) => (name === 'Keys' ? unmarshall(each) : decoded(each)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, decoded(each, field)]))
}

interface Result {
  Item?: object
  Attributes?: object
  LastEvaluatedKey?: object
  Items?: readonly object[]
  Responses?: Readonly<Record<string, readonly object[]>>
}

/** A reply with attribute values in place of plain values. */
function encoded({ Item, Attributes, LastEvaluatedKey, Items, Responses, ...rest }: Result): object {
  return {
    ...rest,
    ...(Item && { Item: marshall(Item) }),
    ...(Attributes && { Attributes: marshall(Attributes) }),
    ...(LastEvaluatedKey && { LastEvaluatedKey: marshall(LastEvaluatedKey) }),
    ...(Items && { Items: Items.map((item) => marshall(item)) }),
    ...(Responses && {
      Responses: Object.fromEntries(
        Object.entries(Responses).map(([table, items]) => [table, items.map((item) => marshall(item))]),
      ),
    }),
  }
}

/** Errors of the API are the caller's; any other is a fault of the engine, which the SDK retries. */
function failure(error: Error): Pick<Reply, 'statusCode' | 'body'> {
  const { name, message, stack, ...details } = error
  if (!/Exception$|^Unsupported/.test(name))
    return { statusCode: 500, body: toJson({ __type: 'InternalServerError', message: stack }) }
  const body = { ...details, __type: `com.amazonaws.dynamodb.v20120810#${name}`, message }
  return { statusCode: 400, body: toJson(body) }
}

const toJson = (value: object): string =>
  JSON.stringify(value, (_, one) => (one instanceof Uint8Array ? Buffer.from(one).toString('base64') : one))

/** A reviver makes parsing several times slower, and few requests have bytes. */
const fromJson = (json: string): unknown =>
  JSON.parse(
    json,
    json.includes('"B":"')
      ? (name, value) =>
          name === 'B' && typeof value === 'string' ? Uint8Array.from(Buffer.from(value, 'base64')) : value
      : undefined,
  )
