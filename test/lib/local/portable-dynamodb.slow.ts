/** The portable DynamoDB behaves as the real service documents, through the SDK that the project uses. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { startPortableDynamoDB } from '../../../lib/local/engine/portable-dynamodb'

type Operations = NonNullable<TransactWriteCommandInput['TransactItems']>

const TableName = 'house'
const start = startPortableDynamoDB

const connect = (endpoint: string) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    }),
  )

const houseTable = new CreateTableCommand({
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['pk', 'sk', 'room', 'seenAt', 'owner'].map((AttributeName) => ({
    AttributeName,
    AttributeType: AttributeName === 'seenAt' ? 'N' : 'S',
  })),
  GlobalSecondaryIndexes: [
    {
      IndexName: 'byRoom',
      KeySchema: [
        { AttributeName: 'room', KeyType: 'HASH' },
        { AttributeName: 'seenAt', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
    {
      IndexName: 'byOwner',
      KeySchema: [{ AttributeName: 'owner', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
})

let server: Awaited<ReturnType<typeof start>>
let client: DynamoDBDocumentClient

beforeEach(async () => {
  server = await start({})
  client = connect(server.endpoint)
  await client.send(houseTable)
})

afterEach(async () => {
  client.destroy()
  await server.close()
})

const put = (item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item: item }))
const get = async (pk: string, sk = '-') => (await client.send(new GetCommand({ TableName, Key: { pk, sk } }))).Item
const transact = (TransactItems: Operations, options: Partial<TransactWriteCommandInput> = {}) =>
  client.send(new TransactWriteCommand({ TransactItems, ...options }))
const query = (input: Omit<QueryCommandInput, 'TableName'>) => client.send(new QueryCommand({ TableName, ...input }))
const inRoom = (room: string) => ({
  IndexName: 'byRoom',
  KeyConditionExpression: 'room = :room',
  ExpressionAttributeValues: { ':room': room },
})
const ownedBy = (owner: string) => ({
  IndexName: 'byOwner',
  KeyConditionExpression: '#owner = :owner',
  ExpressionAttributeNames: { '#owner': 'owner' },
  ExpressionAttributeValues: { ':owner': owner },
})
const queryEveryPage = async (input: Omit<QueryCommandInput, 'TableName'>) => {
  const items: Record<string, unknown>[] = []
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await query({ ...input, ExclusiveStartKey })
    items.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items
}

describe('tables', () => {
  it('are usable as soon as their creation is confirmed, and gone as soon as their deletion is', async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }))
    expect(Table).toMatchObject({ TableStatus: 'ACTIVE', BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' } })
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexStatus }) => IndexStatus)).toEqual(['ACTIVE', 'ACTIVE'])
    await expect(client.send(houseTable)).rejects.toMatchObject({ name: 'ResourceInUseException' })

    await put({ pk: 'otter', sk: '-', room: 'pond', seenAt: 1 })
    await client.send(new DeleteTableCommand({ TableName }))
    await expect(put({ pk: 'otter', sk: '-' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    await client.send(houseTable)
    expect((await client.send(new ScanCommand({ TableName }))).Items).toEqual([])
    expect((await query(inRoom('pond'))).Items).toEqual([])
  })

  it('describe their time to live', async () => {
    const describe = async () => (await client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription
    expect(await describe()).toEqual({ TimeToLiveStatus: 'DISABLED' })
    const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expiresAt' }
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
    expect(await describe()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' })
  })
})

describe('conditions', () => {
  const existing = { pk: 'otter', sk: '-', version: 3, mood: { joy: 0.5 }, tags: new Set(['wet']) }
  const failed = { name: 'ConditionalCheckFailedException', message: 'The conditional request failed' }

  beforeEach(() => put(existing))

  it('allow a write when they hold', async () => {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'otter', sk: '-' },
        ConditionExpression: 'version = :expected AND attribute_exists(mood.joy) AND contains(tags, :wet)',
        UpdateExpression: 'SET version = version + :one, mood.joy = :joy ADD visits :one',
        ExpressionAttributeValues: { ':expected': 3, ':one': 1, ':joy': 0.75, ':wet': 'wet' },
        ReturnValues: 'ALL_NEW',
      }),
    )
    expect(Attributes).toEqual({ ...existing, version: 4, mood: { joy: 0.75 }, visits: 1 })
    expect(await get('otter')).toEqual(Attributes)
  })

  it('stop every kind of write when they do not hold, and return the item on request', async () => {
    const Key = { pk: 'otter', sk: '-' }
    const ReturnValuesOnConditionCheckFailure = 'ALL_OLD'
    const isNew = {
      TableName,
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure,
    } as const
    const commands = [
      () => client.send(new PutCommand({ ...isNew, Item: { ...Key, version: 9 } })),
      () => client.send(new UpdateCommand({ ...isNew, Key, UpdateExpression: 'REMOVE version' })),
      () => client.send(new DeleteCommand({ ...isNew, Key })),
    ]
    for (const send of commands) {
      const error = await send().catch((caught) => caught)
      expect(error).toMatchObject(failed)
      expect(error.Item).toMatchObject({ pk: { S: 'otter' }, version: { N: '3' } })
    }
    expect(await get('otter')).toEqual(existing)
  })

  it('return no item unless requested, nor when there is none', async () => {
    const Item = { pk: 'otter', sk: '-' }
    const unasked = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })
    const absent = new DeleteCommand({
      TableName,
      Key: { pk: 'heron', sk: '-' },
      ConditionExpression: 'attribute_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    for (const error of [
      await client.send(unasked).catch((caught) => caught),
      await client.send(absent).catch((caught) => caught),
    ]) {
      expect(error).toMatchObject(failed)
      expect(error.Item).toBeUndefined()
    }
  })

  it('give exactly one of 64 racing writers each version', async () => {
    const race = (version: number, writer: number) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key: { pk: 'counter', sk: '-' },
          ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
          UpdateExpression: 'SET version = :next, writer = :writer',
          ExpressionAttributeValues: {
            ...(version > 0 && { ':version': version }),
            ':next': version + 1,
            ':writer': writer,
          },
        }),
      )
    for (let round = 0; round < 4; round++) {
      const results = await Promise.allSettled(Array.from({ length: 64 }, (_, writer) => race(round, writer)))
      const winners = results.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []))
      expect(winners).toHaveLength(1)
      expect(await get('counter')).toMatchObject({ version: round + 1, writer: winners[0] })
      const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []))
      expect(new Set(reasons)).toEqual(new Set(['ConditionalCheckFailedException']))
    }
  })
})

describe('transactions', () => {
  const otter = { pk: 'otter', sk: '-', room: 'pond', seenAt: 1, version: 1 }
  const heron = { pk: 'heron', sk: '-', version: 1 }

  beforeEach(async () => {
    await put(otter)
    await put(heron)
  })

  it('apply puts, updates, deletes and checks together, indexes included', async () => {
    await transact([
      { Put: { TableName, Item: { pk: 'newt', sk: '-', room: 'attic', seenAt: 2 } } },
      {
        Update: {
          TableName,
          Key: { pk: 'otter', sk: '-' },
          UpdateExpression: 'SET room = :room, version = version + :one',
          ExpressionAttributeValues: { ':room': 'attic', ':one': 1 },
        },
      },
      { Delete: { TableName, Key: { pk: 'heron', sk: '-' } } },
      { ConditionCheck: { TableName, Key: { pk: 'ghost', sk: '-' }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ])
    expect(await get('otter')).toEqual({ ...otter, room: 'attic', version: 2 })
    expect(await get('heron')).toBeUndefined()
    expect(await get('ghost')).toBeUndefined()
    expect((await query(inRoom('pond'))).Items).toEqual([])
    expect((await query(inRoom('attic'))).Items?.map(({ pk }) => pk)).toEqual(['otter', 'newt'])
  })

  it('apply nothing when one condition fails, and report which', async () => {
    const error = await transact([
      { Put: { TableName, Item: { pk: 'newt', sk: '-' } } },
      {
        ConditionCheck: {
          TableName,
          Key: { pk: 'otter', sk: '-' },
          ConditionExpression: 'version = :two',
          ExpressionAttributeValues: { ':two': 2 },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      { Delete: { TableName, Key: { pk: 'heron', sk: '-' }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ]).catch((caught) => caught)
    expect(error).toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
        '[None, ConditionalCheckFailed, ConditionalCheckFailed]',
    })
    const Message = 'The conditional request failed'
    expect(error.CancellationReasons).toEqual([
      { Code: 'None' },
      {
        Code: 'ConditionalCheckFailed',
        Message,
        Item: { pk: { S: 'otter' }, sk: { S: '-' }, room: { S: 'pond' }, seenAt: { N: '1' }, version: { N: '1' } },
      },
      { Code: 'ConditionalCheckFailed', Message },
    ])
    expect(await get('newt')).toBeUndefined()
    expect(await get('heron')).toEqual(heron)
  })

  it('are cancelled by an update that cannot be applied', async () => {
    const error = await transact([
      { Put: { TableName, Item: { pk: 'newt', sk: '-' } } },
      {
        Update: {
          TableName,
          Key: { pk: 'otter', sk: '-' },
          UpdateExpression: 'ADD room :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ]).catch((caught) => caught)
    expect(error.name).toBe('TransactionCanceledException')
    expect(error.CancellationReasons).toMatchObject([{ Code: 'None' }, { Code: 'ValidationError' }])
    expect(await get('newt')).toBeUndefined()
  })

  it('are refused when malformed', async () => {
    const Key = { pk: 'otter', sk: '-' }
    const item = (n: number) => ({ Put: { TableName, Item: { pk: `fish${n}`, sk: '-' } } })
    const refused: [string, Operations][] = [
      ['ValidationException', [{ Delete: { TableName, Key } }, { Put: { TableName, Item: otter } }]],
      ['ValidationException', Array.from({ length: 101 }, (_, n) => item(n))],
      ['ValidationException', []],
      ['ValidationException', [{ Delete: { TableName, Key }, ...item(0) }]],
      ['ValidationException', [item(0), { Delete: { TableName, Key, ConditionExpression: 'no such syntax' } }]],
      ['ResourceNotFoundException', [item(0), { Delete: { TableName: 'elsewhere', Key } }]],
    ]
    for (const [name, operations] of refused) await expect(transact(operations)).rejects.toMatchObject({ name })
    expect(await get('fish0')).toBeUndefined()
    await transact(Array.from({ length: 100 }, (_, n) => item(n)))
    expect(await get('fish99')).toBeDefined()
  })

  it('replay by token for ten minutes without applying again', async () => {
    const visit = (by: number): Operations => [
      {
        Update: {
          TableName,
          Key: { pk: 'otter', sk: '-' },
          UpdateExpression: 'ADD visits :by',
          ExpressionAttributeValues: { ':by': by },
        },
      },
    ]
    const visits = async () => (await get('otter'))?.visits
    await transact(visit(1), { ClientRequestToken: 'first' })
    await Promise.all([1, 2, 3].map(() => transact(visit(1), { ClientRequestToken: 'first' })))
    expect(await visits()).toBe(1)
    await expect(transact(visit(5), { ClientRequestToken: 'first' })).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    })
    await transact(visit(1), { ClientRequestToken: 'second' })
    expect(await visits()).toBe(2)

    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000)
    await transact(visit(5), { ClientRequestToken: 'first' })
    clock.mockRestore()
    expect(await visits()).toBe(7)
  })

  it('forget the token of a cancelled attempt', async () => {
    const onlyAfter = (version: number): Operations => [
      {
        Put: {
          TableName,
          Item: { pk: 'newt', sk: '-' },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      {
        ConditionCheck: {
          TableName,
          Key: { pk: 'heron', sk: '-' },
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': version },
        },
      },
    ]
    const send = () => transact(onlyAfter(2), { ClientRequestToken: 'retried' })
    await expect(send()).rejects.toMatchObject({ name: 'TransactionCanceledException' })
    await put({ ...heron, version: 2 })
    await send()
    expect(await get('newt')).toBeDefined()
  })

  it('are atomic for reads and for each other', async () => {
    const keys = ['left', 'right'].map((pk) => ({ pk, sk: '-' }))
    const move = () =>
      transact(
        keys.map((Key) => ({
          Update: { TableName, Key, UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } },
        })),
      )
    const transactRead = async () => {
      const TransactItems = keys.map((Key) => ({ Get: { TableName, Key } }))
      const { Responses } = await client.send(new TransactGetCommand({ TransactItems }))
      return Responses?.map(({ Item }) => Item?.n)
    }
    const batchRead = async () => {
      const { Responses } = await client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }))
      return Responses?.[TableName]?.map(({ n }) => n)
    }
    await move()
    const reads = Array.from({ length: 32 }, (_, n) => [move(), n % 2 ? transactRead() : batchRead()] as const)
    for (const [, read] of reads) expect(new Set(await read).size).toBe(1)
    await Promise.all(reads.map(([moved]) => moved))
    expect(await transactRead()).toEqual([33, 33])
  })

  it('get items in the requested order, with gaps for missing ones', async () => {
    const { Responses } = await client.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: { pk: 'heron', sk: '-' } } },
          { Get: { TableName, Key: { pk: 'ghost', sk: '-' } } },
          { Get: { TableName, Key: { pk: 'otter', sk: '-' }, ProjectionExpression: 'pk, room' } },
        ],
      }),
    )
    expect(Responses?.map(({ Item }) => Item)).toEqual([heron, undefined, { pk: 'otter', room: 'pond' }])
  })
})

describe('queries', () => {
  it('find in a sparse index only items that have its key, as they gain and lose it', async () => {
    await put({ pk: 'otter', sk: '-', owner: 'ada', food: 'fish' })
    await put({ pk: 'heron', sk: '-', food: 'frog' })
    expect((await query(ownedBy('ada'))).Items).toEqual([{ pk: 'otter', sk: '-', owner: 'ada' }])
    const own = (pk: string, UpdateExpression: string, values?: Record<string, string>) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key: { pk, sk: '-' },
          UpdateExpression,
          ExpressionAttributeNames: { '#owner': 'owner' },
          ExpressionAttributeValues: values,
        }),
      )
    await own('otter', 'REMOVE #owner')
    await own('heron', 'SET #owner = :ada', { ':ada': 'ada' })
    expect((await query(ownedBy('ada'))).Items).toEqual([{ pk: 'heron', sk: '-', owner: 'ada' }])
    await client.send(new DeleteCommand({ TableName, Key: { pk: 'heron', sk: '-' } }))
    expect((await query(ownedBy('ada'))).Count).toBe(0)
  })

  it('refuse an empty index key, alone or in a transaction', async () => {
    const Item = { pk: 'otter', sk: '-', owner: '' }
    await expect(put(Item)).rejects.toMatchObject({ name: 'ValidationException' })
    await expect(transact([{ Put: { TableName, Item } }])).rejects.toThrow()
    expect(await get('otter')).toBeUndefined()
  })

  it('page through a table and its indexes in order, both ways', async () => {
    const items = Array.from({ length: 23 }, (_, n) => ({
      pk: 'log',
      sk: String(n).padStart(3, '0'),
      room: 'hall',
      seenAt: n * 7 - 50,
    }))
    await client.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: items.map((Item) => ({ PutRequest: { Item } })) } }),
    )
    const log = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'log' }, Limit: 5 }
    expect(await queryEveryPage(log)).toEqual(items)
    expect(await queryEveryPage({ ...log, ScanIndexForward: false })).toEqual(items.toReversed())
    expect(await queryEveryPage({ ...inRoom('hall'), Limit: 4 })).toEqual(items)
    expect(await queryEveryPage({ ...inRoom('hall'), Limit: 4, ScanIndexForward: false })).toEqual(items.toReversed())
    const between = {
      IndexName: 'byRoom',
      KeyConditionExpression: 'room = :room AND seenAt BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':room': 'hall', ':low': -8, ':high': 20 },
    }
    expect((await query(between)).Items?.map(({ seenAt }) => seenAt)).toEqual([-8, -1, 6, 13, 20])
    expect(
      (await queryEveryPage({ ...between, Limit: 2, ScanIndexForward: false })).map(({ seenAt }) => seenAt),
    ).toEqual([20, 13, 6, -1, -8])
  })

  it('lose no item to another with the same index key', async () => {
    const twins = ['heir3390', 'heir4222'].map((pk) => ({ pk, sk: '-', owner: 'ada' }))
    for (const twin of twins) await put(twin)
    for (const ScanIndexForward of [true, false]) {
      const found = await queryEveryPage({ ...ownedBy('ada'), Limit: 1, ScanIndexForward })
      expect(found.map(({ pk }) => pk).sort()).toEqual(['heir3390', 'heir4222'])
    }
  })

  it('filter, project and count', async () => {
    for (const n of [1, 2, 3, 4]) await put({ pk: 'log', sk: `2024-0${n}`, n, extra: { deep: [n] } })
    const input = {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :year)',
      FilterExpression: 'n >= :two',
      ExpressionAttributeValues: { ':pk': 'log', ':year': '2024', ':two': 2 },
    }
    const projected = await query({ ...input, ProjectionExpression: 'sk, extra.deep[0]' })
    expect(projected.Items?.[0]).toEqual({ sk: '2024-02', extra: { deep: [2] } })
    expect(await query({ ...input, Select: 'COUNT' })).toMatchObject({ Count: 3, ScannedCount: 4 })
  })
})

describe('capacity', () => {
  const units = ({ ConsumedCapacity }: { ConsumedCapacity?: { CapacityUnits?: number } }) =>
    ConsumedCapacity?.CapacityUnits

  it('is reported for single operations', async () => {
    const ReturnConsumedCapacity = 'TOTAL'
    const Item = { pk: 'otter', sk: '-', fur: 'x'.repeat(5000) }
    const Key = { pk: 'otter', sk: '-' }
    expect(units(await client.send(new PutCommand({ TableName, Item, ReturnConsumedCapacity })))).toBe(5)
    expect(units(await client.send(new GetCommand({ TableName, Key, ReturnConsumedCapacity })))).toBe(1)
    expect(
      units(await client.send(new GetCommand({ TableName, Key, ConsistentRead: true, ReturnConsumedCapacity }))),
    ).toBe(2)
    const all = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'otter' } }
    expect(units(await query({ ...all, ReturnConsumedCapacity }))).toBe(1)
    expect(units(await client.send(new DeleteCommand({ TableName, Key, ReturnConsumedCapacity })))).toBe(5)
    expect((await put(Item)).ConsumedCapacity).toBeUndefined()
  })

  it('counts the index entries a write changes', async () => {
    const key = { pk: 'otter', sk: '-' }
    const write = async (item: Record<string, unknown>) =>
      (await client.send(new PutCommand({ TableName, Item: { ...key, ...item }, ReturnConsumedCapacity: 'INDEXES' })))
        .ConsumedCapacity
    const byOwner = (CapacityUnits: number) => ({ GlobalSecondaryIndexes: { byOwner: { CapacityUnits } } })
    const Table = { CapacityUnits: 1 }
    expect(await write({ owner: 'ada' })).toEqual({ TableName, CapacityUnits: 2, Table, ...byOwner(1) })
    expect(await write({ owner: 'ada', food: 'fish' })).toEqual({ TableName, CapacityUnits: 1, Table })
    const fed = await client.send(
      new UpdateCommand({
        TableName,
        Key: key,
        UpdateExpression: 'SET food = :food',
        ExpressionAttributeValues: { ':food': 'frog' },
        ReturnConsumedCapacity: 'INDEXES',
      }),
    )
    expect(fed.ConsumedCapacity).toEqual({ TableName, CapacityUnits: 1, Table })
    expect(await write({ owner: 'bea' })).toEqual({ TableName, CapacityUnits: 3, Table, ...byOwner(2) })
    expect(await write({})).toEqual({ TableName, CapacityUnits: 2, Table, ...byOwner(1) })
  })

  it('is doubled for transactions', async () => {
    const written = await transact(
      ['otter', 'heron'].map((pk) => ({ Put: { TableName, Item: { pk, sk: '-', fur: 'x'.repeat(1500) } } })),
      { ReturnConsumedCapacity: 'TOTAL' },
    )
    expect(written.ConsumedCapacity).toEqual([expect.objectContaining({ TableName, CapacityUnits: 8 })])
    const read = await client.send(
      new TransactGetCommand({
        TransactItems: ['otter', 'ghost'].map((pk) => ({ Get: { TableName, Key: { pk, sk: '-' } } })),
        ReturnConsumedCapacity: 'TOTAL',
      }),
    )
    expect(read.ConsumedCapacity).toEqual([expect.objectContaining({ TableName, CapacityUnits: 4 })])
  })
})

describe('a path', () => {
  let path: string

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'portable-dynamodb-'))
  })

  afterEach(() => rm(path, { recursive: true }))

  const restart = async () => {
    client.destroy()
    await server.close()
    server = await start({ path })
    client = connect(server.endpoint)
  }

  it('keeps tables, items, indexes, time to live and tokens across a restart', async () => {
    await restart()
    await client.send(houseTable)
    const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expiresAt' }
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
    await put({ pk: 'otter', sk: '-', room: 'pond', seenAt: 1 })
    const arrive = () =>
      transact(
        [
          { Put: { TableName, Item: { pk: 'newt', sk: '-', room: 'pond', seenAt: 2 } } },
          {
            Update: {
              TableName,
              Key: { pk: 'door', sk: '-' },
              UpdateExpression: 'ADD opened :one',
              ExpressionAttributeValues: { ':one': 1 },
            },
          },
        ],
        { ClientRequestToken: 'arrival' },
      )
    await arrive()

    await restart()
    await arrive()
    expect(await get('door')).toEqual({ pk: 'door', sk: '-', opened: 1 })
    expect((await query(inRoom('pond'))).Items?.map(({ pk }) => pk)).toEqual(['otter', 'newt'])
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' })
  })

  it('has one owner at a time', async () => {
    await restart()
    await expect(start({ path })).rejects.toThrow()
  })
})
