/** The built-in table as a DynamoDB endpoint for the SDK, in memory or kept in a file. It needs no native code. */
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { ResourceInUseException, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { Engine } from './dynoxide'
import { MemoryTable, type TableOptions } from './memory-table'
import { openTableFile } from './table-file'
import { unreachableAddress } from './unreachable'

interface ServerOptions {
  /** Without a file the tables live in memory. */
  file?: string
  onWrite?: TableOptions['onWrite']
}

export async function startTableServer({ file: path, onWrite }: ServerOptions = {}): Promise<Engine> {
  const tables = new Map<string, MemoryTable>()
  const file = path ? openTableFile(path, () => [...tables].map(([name, table]) => [name, table.all()] as const)) : null
  const addTable = (name: string): MemoryTable => {
    const table = new MemoryTable({
      name,
      now: Date.now,
      onWrite: (changes) => {
        file?.write(name, changes)
        onWrite?.(changes)
      },
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
    return encoded(table.run(operation.replace(/Items?$/, ''), input))
  }

  // The endpoint contains a secret, so that only callers who were given it are answered.
  const secret = `/${randomBytes(24).toString('hex')}`
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.replace(/\/$/, '') !== secret) return void response.writeHead(403).end()
    response.setHeader('content-type', 'application/x-amz-json-1.0')
    response.setHeader('x-amzn-requestid', randomUUID())
    try {
      const [, operation = ''] = String(request.headers['x-amz-target']).split('.')
      response.end(toJson(run(operation, decoded(fromJson(await text(request))) as Input)))
    } catch (error) {
      const { status, body } = failure(error as Error)
      response.writeHead(status).end(toJson(body))
    }
  }

  const inFlight = new Set<Promise<unknown>>()
  const server = createServer((request, response) => {
    const ended = Promise.allSettled([respond(request, response), once(response, 'close')])
    inFlight.add(ended)
    ended.then(() => inFlight.delete(ended))
  })
  const { host, port } = await unreachableAddress()
  server.listen(port, host)
  await once(server, 'listening')
  return {
    endpoint: `http://${host}:${port}${secret}`,
    close: async () => {
      server.close()
      await Promise.all(inFlight)
      server.closeAllConnections()
      file?.close()
    },
  }
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

interface Reply {
  Item?: object
  Attributes?: object
  LastEvaluatedKey?: object
  Items?: readonly object[]
  Responses?: Readonly<Record<string, readonly object[]>>
}

/** A reply with attribute values in place of plain values. */
function encoded({ Item, Attributes, LastEvaluatedKey, Items, Responses, ...reply }: Reply): object {
  return {
    ...reply,
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
function failure(error: Error): { status: number; body: object } {
  const { name, message, stack, ...details } = error
  if (!/Exception$|^Unsupported/.test(name))
    return { status: 500, body: { __type: 'InternalServerError', message: stack } }
  return { status: 400, body: { ...details, __type: `com.amazonaws.dynamodb.v20120810#${name}`, message } }
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
