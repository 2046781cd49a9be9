/** The in-memory table behaves like the real engine: for any command of the store, responses and contents are equal. */
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
import fc from 'fast-check'
import { connect, type Db } from '../../../lambdas/store/db'
import { createTable, type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { answerOf, standing } from './alike'
import { keysOf, MemoryTable } from './table'

let engine: Engine
let tables = 0
beforeAll(async () => {
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
})
afterAll(() => engine.close())

async function bothTables(): Promise<{ real: Db; memory: MemoryTable; TableName: string }> {
  tables += 1
  const TableName = `table-${tables}`
  await createTable(engine.endpoint, TableName)
  const real = connect({ table: TableName, endpoint: engine.endpoint, newId: () => '' })
  return { real, memory: new MemoryTable({ name: TableName, now: () => 0 }), TableName }
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
  // Conditions as the audit uses them: on a whole value, or on several counters, some of them absent.
  data.map((held) => ({
    ConditionExpression: '#field = :value',
    ExpressionAttributeNames: { '#field': 'data' },
    ExpressionAttributeValues: { ':value': held },
  })),
  version.map((count) => ({
    ConditionExpression: 'attribute_not_exists(#n0) AND #n1 = :was1',
    ExpressionAttributeNames: { '#n0': 'hits', '#n1': 'alive' },
    ExpressionAttributeValues: { ':was1': count },
  })),
)
const guard = fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 6, arbitrary: condition })
const returning = fc.constantFrom({}, { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const })

const counting = fc.tuple(key, version, version, fc.boolean()).map(([Key, by, most, back]) =>
  back
    ? {
        Key,
        UpdateExpression: 'ADD hits :back, spared :one, version :one',
        ConditionExpression: 'attribute_not_exists(spared) OR spared < :most',
        ExpressionAttributeValues: { ':back': -1, ':one': 1, ':most': most },
      }
    : {
        Key,
        UpdateExpression: 'ADD hits :one, version :one SET expires_at = :expires',
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
} as const

const asked = (name: keyof typeof COMMANDS, input: object) => ({ name, input })

/** Commands in the forms that the store sends; queries are read to the last page. */
const sent = (TableName: string) => {
  const put = fc.tuple(row, guard, returning).map(([Item, on, then]) => ({ TableName, Item, ...on, ...then }))
  const removal = fc.tuple(key, guard, returning).map(([Key, on, then]) => ({ TableName, Key, ...on, ...then }))
  const check = fc
    .tuple(key, condition, returning)
    .map(([Key, on, then]) => ({ ConditionCheck: { TableName, Key, ...on, ...then } }))
  const write = fc.oneof(
    { weight: 2, arbitrary: check },
    { weight: 4, arbitrary: put.map((Put) => ({ Put })) },
    { weight: 2, arbitrary: removal.map((Delete) => ({ Delete })) },
    { weight: 1, arbitrary: adding.map((update) => ({ Update: { TableName, ...update } })) },
  )
  const token = fc.option(fc.constantFrom('token-1', 'token-2', 'token-3'), { nil: undefined })
  return fc.oneof(
    { weight: 5, arbitrary: put.map((input) => asked('Put', input)) },
    { weight: 1, arbitrary: removal.map((input) => asked('Delete', input)) },
    {
      weight: 2,
      arbitrary: fc
        .oneof(counting, adding)
        .map((input) => asked('Update', { TableName, ...input, ReturnValues: 'UPDATED_NEW' })),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.uniqueArray(write, { minLength: 1, maxLength: 5, selector: (one) => keysOf([one])[0] }), token)
        .map(([TransactItems, ClientRequestToken]) => asked('TransactWrite', { TransactItems, ClientRequestToken })),
    },
    { weight: 1, arbitrary: key.map((Key) => asked('Get', { TableName, Key, ConsistentRead: true })) },
    {
      weight: 1,
      arbitrary: fc
        .array(key, { minLength: 1, maxLength: 6 })
        .map((Keys) => asked('BatchGet', { RequestItems: { [TableName]: { Keys, ConsistentRead: true } } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(
          fc.oneof(
            row.map((Item) => ({ PutRequest: { Item } })),
            key.map((Key) => ({ DeleteRequest: { Key } })),
          ),
          { minLength: 1, maxLength: 4 },
        )
        .map((requests) => asked('BatchWrite', { RequestItems: { [TableName]: requests as never } })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...PARTITIONS),
          fc.constantFrom(...SORTS),
          fc.constantFrom(...SORTS),
          limit,
          fc.boolean(),
        )
        .filter(([, from, to]) => Buffer.compare(Buffer.from(from), Buffer.from(to)) <= 0)
        .map(([pk, from, to, Limit, ScanIndexForward]) =>
          asked('Query', {
            TableName,
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
            ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
            ScanIndexForward,
            ConsistentRead: true,
            Limit,
          }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...PARTITIONS), limit).map(([pk, Limit]) =>
        asked('Query', {
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk < :head',
          ExpressionAttributeValues: { ':pk': pk, ':head': 'creature#2' },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit,
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('due#0', 'orders'), fc.integer({ min: 0, max: 9 }), limit)
        .map(([shard, now, Limit]) =>
          asked('Query', {
            TableName,
            IndexName: 'due',
            KeyConditionExpression: 'due_shard = :shard AND due_at <= :now',
            ExpressionAttributeValues: { ':shard': shard, ':now': now },
            Limit,
          }),
        ),
    },
  )
}

it('responds to any command of the store like the engine, with the same contents afterwards', async () => {
  const { real, memory, TableName } = await bothTables()
  // One table for all runs: later commands meet what earlier ones left.
  const property = fc.asyncProperty(fc.array(sent(TableName), { minLength: 20, maxLength: 60 }), async (commands) => {
    for (const { name, input } of commands) {
      const command = new COMMANDS[name](input as never)
      const here = await answerOf(async () => memory.execute(command))
      const there = await answerOf(() => real.send(command as never))
      expect({ name, input, answer: here }).toEqual({ name, input, answer: there })
    }
    expect(standing(memory.all())).toEqual(standing(await everything(real)))
  })
  await fc.assert(property, { numRuns: 20, endOnFailure: true })
})

async function everything(db: Db): Promise<object[]> {
  const { Items = [] } = await db.send(new ScanCommand({ TableName: db.table, ConsistentRead: true }))
  return Items
}

it('refuses what the engine refuses, with the same error name', async () => {
  const { real, memory, TableName } = await bothTables()
  const at = { pk: 'a', sk: 'b' }
  const Put = { TableName, Item: at }
  const refused = [
    new PutCommand({ TableName, Item: { pk: '', sk: 'b' } }),
    new PutCommand({ TableName, Item: { pk: 'a' } }),
    new PutCommand({ TableName, Item: { ...at, due_shard: null, due_at: 1 } }),
    new PutCommand({ TableName, Item: { ...at, due_shard: 'due#0', due_at: 'soon' } }),
    new PutCommand({ TableName, Item: { ...at, data: 'x'.repeat(401 * 1024) } }),
    new TransactWriteCommand({ TransactItems: [{ Put }, { Put }] }),
    new TransactWriteCommand({
      TransactItems: Array.from({ length: 101 }, (_, n) => ({ Put: { TableName, Item: { pk: 'a', sk: `${n}` } } })),
    }),
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [at, at] } } }),
    new BatchGetCommand({
      RequestItems: { [TableName]: { Keys: Array.from({ length: 101 }, (_, n) => ({ pk: 'a', sk: `${n}` })) } },
    }),
    new BatchWriteCommand({
      RequestItems: {
        [TableName]: Array.from({ length: 26 }, (_, n) => ({ PutRequest: { Item: { pk: 'a', sk: `${n}` } } })),
      },
    }),
  ]
  for (const command of refused) {
    const here = await answerOf(async () => memory.execute(command))
    expect(here).toEqual(await answerOf(() => real.send(command as never)))
    expect(here).toEqual({ refused: 'ValidationException' })
  }
})

it('compares condition values as sent on the wire, without undefined', async () => {
  const { real, memory, TableName } = await bothTables()
  const at = { pk: 'a', sk: 'b' }
  const data = { deep: { half: 0.5, none: undefined } }
  const written = new PutCommand({ TableName, Item: { ...at, data } })
  const guarded = new DeleteCommand({
    TableName,
    Key: at,
    ConditionExpression: '#field = :value',
    ExpressionAttributeNames: { '#field': 'data' },
    ExpressionAttributeValues: { ':value': data },
  })
  for (const command of [written, guarded]) {
    const there = await answerOf(() => real.send(command as never))
    expect(await answerOf(async () => memory.execute(command))).toEqual(there)
  }
  expect(memory.all()).toEqual([])
})

it('ends a page at one megabyte, and returns everything page by page', async () => {
  const { real, memory, TableName } = await bothTables()
  for (let n = 0; n < 9; n++) {
    const command = new PutCommand({ TableName, Item: { pk: 'a', sk: `${n}`, data: 'x'.repeat(300 * 1024) } })
    memory.execute(command)
    await real.send(command)
  }
  const pages = async (send: (command: QueryCommand) => Promise<object>): Promise<number[]> => {
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
  const here = await pages(async (command) => memory.execute(command))
  expect(here).toEqual(await pages((command) => real.send(command)))
  expect(here.length).toBeGreaterThan(2)
  expect(here.reduce((sum, each) => sum + each)).toBe(9)
})

it('may return stale data where allowed, and never otherwise', () => {
  let now = 0
  const memory = new MemoryTable({ name: 't', now: () => now })
  const put = (data: number) =>
    memory.execute(new PutCommand({ TableName: 't', Item: { pk: 'a', sk: 'b', due_shard: 's', due_at: 1, data } }))
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
