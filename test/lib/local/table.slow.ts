/**
 * The built-in table: it answers as dynoxide does, directly, over HTTP and to a client without a connection, and keeps
 * its data in a file.
 */
import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { connect, type Db } from '../../../lambdas/store/db'
import { createTable, type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { connectEmbedded } from '../../../lib/local/engine/embedded-client'
import { keysOf, MemoryTable } from '../../../lib/local/engine/memory-table'
import { startTableServer } from '../../../lib/local/engine/table-server'

type Send = (command: object) => Promise<object>

let dynoxide: Engine
let server: Engine
let withoutConnection: Engine
let tables = 0
beforeAll(async () => {
  dynoxide = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  server = await startTableServer()
  withoutConnection = await startTableServer()
})
afterAll(() => Promise.all([dynoxide, server, withoutConnection].map((engine) => engine.close())))

const open = async ({ endpoint }: Engine, table: string): Promise<Db> => {
  await createTable(endpoint, table)
  return connect({ table, endpoint, newId: () => '' })
}

/** An empty dynoxide table, and the built-in table directly, by a client without a connection, and over HTTP. */
async function openTables(): Promise<{ TableName: string; expected: Send; embedded: Send[] }> {
  tables += 1
  const TableName = `table-${tables}`
  const memory = new MemoryTable({ name: TableName, now: () => 0 })
  const [expected, overHttp] = await Promise.all([dynoxide, server].map((engine) => open(engine, TableName)))
  await createTable(withoutConnection.endpoint, TableName)
  const unconnected = connectEmbedded(withoutConnection, TableName, () => '')
  return {
    TableName,
    expected: expected!.send as Send,
    embedded: [async (command) => memory.execute(command), overHttp!.send as Send, unconnected.send as Send],
  }
}

interface Failure extends Error {
  Item?: Record<string, never>
  CancellationReasons?: { Code?: string; Item?: Record<string, never> }[]
}

/** A reply or an exception, as far as callers read it. */
async function outcome(send: Send, command: object): Promise<object> {
  try {
    const { $metadata: _, ...reply } = (await send(command)) as Record<string, unknown>
    const { Responses, ...rest } = reply
    const found = Responses ? { Responses: Object.values(Responses as object).map(sorted) } : {}
    return canonical({ ...rest, ...found }) as object
  } catch (error) {
    const { name, Item, CancellationReasons } = error as Failure
    const item = (one: Record<string, never> | undefined) => (one ? canonical(unmarshall(one)) : undefined)
    const reasons = CancellationReasons?.map((reason) => ({ code: reason.Code, item: item(reason.Item) }))
    return { failed: name, item: item(Item), reasons }
  }
}

const sorted = (items: readonly object[]): string[] => items.map((item) => JSON.stringify(canonical(item))).sort()

/** Attributes sorted by name, without undefined ones; bytes as text. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, canonical(each)]))
}

const PARTITIONS = ['agent#a', 'agent#b', 'view#list']
const SORTS = ['agent', 'balance', 'creature#1', 'creature#2', 'stone#0000000001', 'stone#0000000002', 'ünïcode#ﬀ', '~']
const key = fc.record({ pk: fc.constantFrom(...PARTITIONS), sk: fc.constantFrom(...SORTS) })
const version = fc.integer({ min: 1, max: 3 })
const data = fc.oneof(
  fc.constant(null),
  fc.record({ name: fc.string(), count: fc.integer(), list: fc.array(fc.oneof(fc.string(), fc.boolean())) }),
  fc.uint8Array({ minLength: 1, maxLength: 9 }),
  fc.record({ deep: fc.record({ half: fc.constantFrom(0.5, -1e-7, 1e12, 0), none: fc.constant(undefined) }) }),
)
const listed = fc.option(
  fc.record({ due_shard: fc.constantFrom('due#0', 'orders'), due_at: fc.integer({ min: 1, max: 9 }) }),
  { nil: {} },
)
const row = fc
  .tuple(key, version, data, listed, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }))
  .map(([at, of, held, due, expires_at]) => ({
    ...at,
    type: 'view',
    version: of,
    data: held,
    commit: `c${of}`,
    ...due,
    expires_at,
  }))

const condition = fc.oneof(
  fc.constant({ ConditionExpression: 'attribute_not_exists(pk)' }),
  fc.constant({ ConditionExpression: 'attribute_exists(pk)' }),
  version.map((of) => ({
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': of },
  })),
  version.map((of) => ({
    ConditionExpression: '#commit = :commit',
    ExpressionAttributeNames: { '#commit': 'commit' },
    ExpressionAttributeValues: { ':commit': `c${of}` },
  })),
  version.map((now) => ({
    ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
    ExpressionAttributeValues: { ':now': now },
  })),
)
const guard = fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 6, arbitrary: condition })
const returning = fc.constantFrom({}, { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const })

const counting = fc.tuple(key, version, version, fc.boolean()).map(([Key, by, most, back]) =>
  back
    ? {
        Key,
        UpdateExpression: 'ADD #counter :back, #spared :one, version :one',
        ConditionExpression: 'attribute_not_exists(#spared) OR #spared < :most',
        ExpressionAttributeNames: { '#counter': 'hits:care', '#spared': 'spared:care' },
        ExpressionAttributeValues: { ':back': -1, ':one': 1, ':most': most },
      }
    : {
        Key,
        UpdateExpression: 'ADD #counter :one, version :one SET expires_at = :expires',
        ExpressionAttributeNames: { '#counter': 'hits:care' },
        ExpressionAttributeValues: { ':one': by, ':expires': 60 },
      },
)
const adding = fc.tuple(key, fc.integer({ min: -3, max: 3 }), version).map(([Key, by, expires]) => ({
  Key,
  UpdateExpression: 'SET #type = :type, expires_at = :expires ADD #n0 :n0, #n1 :n1',
  ExpressionAttributeNames: { '#type': 'type', '#n0': 'alive', '#n1': 'status:alive' },
  ExpressionAttributeValues: { ':type': 'view-count', ':expires': expires, ':n0': by, ':n1': 1 },
}))

const limit = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined })

const COMMANDS = {
  Put: PutCommand,
  Delete: DeleteCommand,
  Update: UpdateCommand,
  TransactWrite: TransactWriteCommand,
  Get: GetCommand,
  BatchGet: BatchGetCommand,
  BatchWrite: BatchWriteCommand,
  Query: QueryCommand,
  Scan: ScanCommand,
} as const

const call = (name: keyof typeof COMMANDS, input: object) => ({ name, input })

/** Calls in the forms that the store sends. */
const calls = (TableName: string) => {
  const put = fc.tuple(row, guard, returning).map(([Item, on, then]) => ({ TableName, Item, ...on, ...then }))
  const removal = fc.tuple(key, guard, returning).map(([Key, on, then]) => ({ TableName, Key, ...on, ...then }))
  const write = fc.oneof(
    { weight: 4, arbitrary: put.map((Put) => ({ Put })) },
    { weight: 2, arbitrary: removal.map((Delete) => ({ Delete })) },
    { weight: 1, arbitrary: adding.map((update) => ({ Update: { TableName, ...update } })) },
  )
  const token = fc.option(fc.constantFrom('token-1', 'token-2', 'token-3'), { nil: undefined })
  const transaction = fc
    .tuple(fc.uniqueArray(write, { minLength: 1, maxLength: 5, selector: (one) => keysOf([one])[0] }), token)
    .map(([TransactItems, ClientRequestToken]) => call('TransactWrite', { TransactItems, ClientRequestToken }))
  const batchGet = fc
    .array(key, { minLength: 1, maxLength: 6 })
    .map((Keys) => call('BatchGet', { RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }))
  const batchRequest = fc.oneof(
    row.map((Item) => ({ PutRequest: { Item } })),
    key.map((Key) => ({ DeleteRequest: { Key } })),
  )
  const batchWrite = fc
    .array(batchRequest, { minLength: 1, maxLength: 4 })
    .map((requests) => call('BatchWrite', { RequestItems: { [TableName]: requests } }))
  const range = fc
    .tuple(fc.constantFrom(...PARTITIONS), fc.constantFrom(...SORTS), fc.constantFrom(...SORTS), limit, fc.boolean())
    .filter(([, from, to]) => Buffer.compare(Buffer.from(from), Buffer.from(to)) <= 0)
    .map(([pk, from, to, Limit, ScanIndexForward]) =>
      call('Query', {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ScanIndexForward,
        ConsistentRead: true,
        Limit,
      }),
    )
  const below = fc.tuple(fc.constantFrom(...PARTITIONS), limit, key).map(([pk, Limit, start]) =>
    call('Query', {
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk < :head',
      ExpressionAttributeValues: { ':pk': pk, ':head': 'creature#2' },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit,
      ExclusiveStartKey: start.sk < 'creature#2' ? { ...start, pk } : undefined,
    }),
  )
  const due = fc
    .tuple(fc.constantFrom('due#0', 'orders'), fc.integer({ min: 0, max: 9 }), limit)
    .map(([shard, now, Limit]) =>
      call('Query', {
        TableName,
        IndexName: 'due',
        KeyConditionExpression: 'due_shard = :shard AND due_at <= :now',
        ExpressionAttributeValues: { ':shard': shard, ':now': now },
        Limit,
      }),
    )
  const update = fc
    .tuple(fc.oneof(counting, adding), fc.constantFrom('UPDATED_NEW' as const, 'ALL_NEW' as const))
    .map(([input, ReturnValues]) => call('Update', { TableName, ...input, ReturnValues }))
  return fc.oneof(
    { weight: 5, arbitrary: put.map((input) => call('Put', input)) },
    { weight: 1, arbitrary: removal.map((input) => call('Delete', input)) },
    { weight: 2, arbitrary: update },
    { weight: 5, arbitrary: transaction },
    { weight: 1, arbitrary: key.map((Key) => call('Get', { TableName, Key, ConsistentRead: true })) },
    { weight: 1, arbitrary: batchGet },
    { weight: 1, arbitrary: batchWrite },
    { weight: 3, arbitrary: range },
    { weight: 1, arbitrary: below },
    { weight: 2, arbitrary: due },
  )
}

async function contents(send: Send, TableName: string, IndexName?: string): Promise<string[]> {
  const { Items = [] } = (await send(new ScanCommand({ TableName, IndexName }))) as { Items?: object[] }
  return sorted(Items)
}

it('answers every call of the store as dynoxide does, and holds the same items afterwards', async () => {
  const { TableName, expected, embedded } = await openTables()
  // All runs share one table, so that later calls meet what earlier ones wrote.
  const property = fc.asyncProperty(fc.array(calls(TableName), { minLength: 20, maxLength: 60 }), async (made) => {
    for (const { name, input } of made) {
      const command = () => new COMMANDS[name](structuredClone(input) as never)
      const answer = await outcome(expected, command())
      for (const send of embedded)
        expect({ name, input, answer: await outcome(send, command()) }).toEqual({ name, input, answer })
    }
    for (const index of [undefined, 'due']) {
      const items = await contents(expected, TableName, index)
      for (const send of embedded) expect(await contents(send, TableName, index)).toEqual(items)
    }
  })
  await fc.assert(property, { numRuns: 20, endOnFailure: true })
})

it('refuses what dynoxide refuses, with the same exception', async () => {
  const { TableName, expected, embedded } = await openTables()
  const at = { pk: 'a', sk: 'b' }
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: 'a', sk: `${n}` }))
  const Put = { TableName, Item: at }
  const refused = [
    new PutCommand({ TableName, Item: { pk: '', sk: 'b' } }),
    new PutCommand({ TableName, Item: { pk: 'a' } }),
    new PutCommand({ TableName, Item: { ...at, due_shard: null, due_at: 1 } }),
    new PutCommand({ TableName, Item: { ...at, due_shard: '', due_at: 1 } }),
    new PutCommand({ TableName, Item: { ...at, due_shard: 'due#0', due_at: 'soon' } }),
    new PutCommand({ TableName, Item: { ...at, data: 'x'.repeat(401 * 1024) } }),
    new TransactWriteCommand({ TransactItems: [{ Put }, { Put }] }),
    new TransactWriteCommand({ TransactItems: many(101).map((Item) => ({ Put: { TableName, Item } })) }),
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [at, at] } } }),
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: many(101) } } }),
    new BatchWriteCommand({ RequestItems: { [TableName]: many(26).map((Item) => ({ PutRequest: { Item } })) } }),
  ]
  for (const command of refused) {
    for (const send of [expected, ...embedded])
      expect(await outcome(send, command)).toMatchObject({ failed: 'ValidationException' })
  }
  const [, overHttp] = embedded
  const elsewhere = new GetCommand({ TableName: 'elsewhere', Key: at })
  expect(await outcome(overHttp!, elsewhere)).toMatchObject({ failed: 'ResourceNotFoundException' })
})

it('says which expression it does not support', async () => {
  const { TableName, embedded } = await openTables()
  const command = new UpdateCommand({ TableName, Key: { pk: 'a', sk: 'b' }, UpdateExpression: 'REMOVE x' })
  for (const send of embedded) await expect(send(command)).rejects.toThrow('does not support the expression "REMOVE x"')
})

it('ends a page after a megabyte', async () => {
  const { TableName, expected, embedded } = await openTables()
  const pages = async (send: Send): Promise<number[]> => {
    for (let n = 0; n < 9; n++)
      await send(new PutCommand({ TableName, Item: { pk: 'a', sk: `${n}`, data: 'x'.repeat(300 * 1024) } }))
    const sizes: number[] = []
    let start: Record<string, unknown> | undefined
    do {
      const reply = (await send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': 'a', ':from': '0', ':to': '9' },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      )) as { Items: object[]; LastEvaluatedKey?: Record<string, unknown> }
      sizes.push(reply.Items.length)
      start = reply.LastEvaluatedKey
    } while (start)
    return sizes
  }
  const sizes = await pages(expected)
  expect(sizes.length).toBeGreaterThan(2)
  for (const send of embedded) expect(await pages(send)).toEqual(sizes)
})

it('scans every item once in pages and segments, also when the last item of a page is deleted', async () => {
  const { TableName, embedded } = await openTables()
  const ids = Array.from({ length: 40 }, (_, n) => `p${n >> 2}|${n}`)
  for (const send of embedded) {
    for (const id of ids) {
      const [pk, sk] = id.split('|')
      await send(new PutCommand({ TableName, Item: { pk, sk, expires_at: Number(sk) } }))
    }
    const found: string[] = []
    for (const Segment of [0, 1, 2]) {
      let start: { pk: string; sk: string } | undefined
      do {
        const reply = (await send(
          new ScanCommand({
            TableName,
            Segment,
            TotalSegments: 3,
            Limit: 3,
            FilterExpression: 'expires_at < :now',
            ProjectionExpression: 'pk, sk',
            ExpressionAttributeValues: { ':now': 30 },
            ExclusiveStartKey: start,
          }),
        )) as { Items: { pk: string; sk: string }[]; LastEvaluatedKey?: { pk: string; sk: string } }
        found.push(...reply.Items.map(({ pk, sk }) => `${pk}|${sk}`))
        start = reply.LastEvaluatedKey
        if (start) await send(new DeleteCommand({ TableName, Key: start }))
      } while (start)
    }
    expect(found.sort()).toEqual(ids.slice(0, 30).sort())
  }
})

it('reports the capacity that DynamoDB documents', async () => {
  const { TableName, embedded } = await openTables()
  const ReturnConsumedCapacity = 'TOTAL'
  const at = { pk: 'a', sk: 'b' }
  const large = { ...at, data: 'x'.repeat(5000) }
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :a AND :z',
    ExpressionAttributeValues: { ':pk': 'a', ':a': 'a', ':z': 'z' },
  }
  const units: [number, object][] = [
    [5, new PutCommand({ TableName, Item: large, ReturnConsumedCapacity })],
    [1, new GetCommand({ TableName, Key: at, ReturnConsumedCapacity })],
    [2, new GetCommand({ TableName, Key: at, ConsistentRead: true, ReturnConsumedCapacity })],
    [0.5, new GetCommand({ TableName, Key: { pk: 'a', sk: 'none' }, ReturnConsumedCapacity })],
    [1, new QueryCommand({ TableName, ...query, ReturnConsumedCapacity })],
    [10, new TransactWriteCommand({ TransactItems: [{ Delete: { TableName, Key: at } }], ReturnConsumedCapacity })],
    // An entry of the index is added, stays, is replaced, and is removed.
    [2, new PutCommand({ TableName, Item: { ...at, due_shard: 'due#0', due_at: 1 }, ReturnConsumedCapacity })],
    [1, new PutCommand({ TableName, Item: { ...at, due_shard: 'due#0', due_at: 1, data: 1 }, ReturnConsumedCapacity })],
    [3, new PutCommand({ TableName, Item: { ...at, due_shard: 'due#0', due_at: 2 }, ReturnConsumedCapacity })],
    [2, new DeleteCommand({ TableName, Key: at, ReturnConsumedCapacity })],
  ]
  for (const send of embedded) {
    const consumed: unknown[] = []
    for (const [, command] of units) {
      const { ConsumedCapacity } = (await send(command)) as { ConsumedCapacity: object }
      consumed.push(...[ConsumedCapacity].flat())
    }
    expect(consumed).toEqual(units.map(([CapacityUnits]) => ({ TableName, CapacityUnits })))
  }
})

it('lets only eventually consistent reads lag', () => {
  let now = 0
  const memory = new MemoryTable({ name: 't', now: () => now, history: true })
  const put = (data: number) => memory.execute(new PutCommand({ TableName: 't', Item: { pk: 'a', sk: 'b', data } }))
  put(1)
  now = 100
  put(2)
  const read = (ConsistentRead: boolean) =>
    memory.execute(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' }, ConsistentRead }), { lag: 50 })
  expect(read(true)).toMatchObject({ Item: { data: 2 } })
  expect(read(false)).toMatchObject({ Item: { data: 1 } })
  now = 200
  expect(read(false)).toMatchObject({ Item: { data: 2 } })
})

it('forgets a token after ten minutes', () => {
  let now = 0
  const memory = new MemoryTable({ name: 't', now: () => now })
  const visits = () => {
    const Update = {
      TableName: 't',
      Key: { pk: 'a', sk: 'b' },
      UpdateExpression: 'ADD visits :one',
      ExpressionAttributeValues: { ':one': 1 },
    }
    memory.execute(new TransactWriteCommand({ TransactItems: [{ Update }], ClientRequestToken: 'token' }))
    return memory.all()[0]?.visits
  }
  expect(visits()).toBe(1)
  now = 10 * 60_000 - 1
  expect(visits()).toBe(1)
  now += 1
  expect(visits()).toBe(2)
})

describe('the file', () => {
  const TableName = 'house'
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'table-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const file = () => join(folder, 'table.ndjson')

  /** Opens the table, makes the calls, closes it, and returns what it held. */
  async function session(...commands: object[]): Promise<string[]> {
    const engine = await startTableServer({ file: file() })
    try {
      const { send } = await open(engine, TableName)
      for (const command of commands) await send(command as never)
      return await contents(send as Send, TableName)
    } finally {
      await engine.close()
    }
  }
  const item = (n: number, data: unknown = n) => ({ pk: 'a', sk: `${n}`, due_shard: 'due#0', due_at: n, data })
  const put = (n: number, data?: unknown) => new PutCommand({ TableName, Item: item(n, data) })

  it('keeps items, bytes, the index and deletions', async () => {
    const transaction = new TransactWriteCommand({
      TransactItems: [
        { Delete: { TableName, Key: { pk: 'a', sk: '1' } } },
        { Put: { TableName, Item: item(3, new Uint8Array([0, 255])) } },
      ],
    })
    const held = await session(put(1), put(2), put(2, 'later'), transaction)
    expect(held).toEqual(sorted([item(2, 'later'), item(3, 'AP8=')]))
    expect(await session()).toEqual(held)
    const engine = await startTableServer({ file: file() })
    const { send } = await open(engine, TableName)
    expect(await contents(send as Send, TableName, 'due')).toHaveLength(2)
    await engine.close()
  })

  it('is not written by a client of a closed table', async () => {
    const engine = await startTableServer({ file: file() })
    const { send } = connectEmbedded(engine, TableName, () => '')
    await engine.close()
    const before = readFileSync(file(), 'utf8')
    const reused = openSync(join(folder, 'other'), 'w')
    await expect(send(put(1))).rejects.toThrow('The table is closed.')
    closeSync(reused)
    expect([readFileSync(file(), 'utf8'), readFileSync(join(folder, 'other'), 'utf8')]).toEqual([before, ''])
  })

  it('drops an incomplete last line and continues after it', async () => {
    await session(put(1))
    appendFileSync(file(), '{"table":"house","put":[{"pk"')
    expect(await session(put(2))).toHaveLength(2)
    expect(await session()).toHaveLength(2)
  })

  it('names a damaged line', async () => {
    await session(put(1))
    appendFileSync(file(), 'no JSON\n')
    await expect(session()).rejects.toThrow(/table\.ndjson cannot be read: line 3 is damaged/)
  })

  it('is rewritten when most of its lines are obsolete', async () => {
    await session(put(1))
    const [line = ''] = readFileSync(file(), 'utf8').split('\n').slice(1)
    writeFileSync(file(), `${line}\n`.repeat(20_000))
    const held = await session(put(2))
    expect(statSync(file()).size).toBeLessThan(1000)
    expect(await session()).toEqual(held)
  })
})
