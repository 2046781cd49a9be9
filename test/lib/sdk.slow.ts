/** The client that the bundles carry in place of DynamoDB's own, beside it: on the same table and against the same faults. */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as sdkClient from '@aws-sdk/client-dynamodb'
import * as sdkDocuments from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { createTable, type Engine, startDynamoDB } from '../../lib/local/dynamodb'
import * as documents from '../../lib/sdk/documents'
import * as client from '../../lib/sdk/dynamodb'

const TABLE = 'documents'
const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret', sessionToken: 'a session' }

type Sdk = Omit<typeof sdkClient, keyof typeof sdkDocuments> & typeof sdkDocuments
const THEIRS = { ...sdkClient, ...sdkDocuments } as Sdk
const OURS = { ...client, ...documents } as unknown as Sdk
const BOTH = [
  ['their', THEIRS],
  ['our', OURS],
] as const

const connect = (sdk: Sdk, endpoint: string) =>
  sdk.DynamoDBDocumentClient.from(
    new sdk.DynamoDBClient({
      endpoint,
      region: 'eu-central-1',
      credentials: CREDENTIALS,
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 500, requestTimeout: 500, throwOnRequestTimeout: true },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  )

interface Documents {
  write(item: object): Promise<unknown>
  read(key: Record<string, string>): Promise<unknown>
}

const plain = (answer: object) => JSON.parse(JSON.stringify({ ...answer, $metadata: undefined }))

describe('on a table', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
    await createTable(engine.endpoint, TABLE)
  })
  afterAll(() => engine.close())

  it('one reads what the other wrote', async () => {
    const [theirs, ours] = [THEIRS, OURS].map((sdk) => {
      const db = connect(sdk, engine.endpoint)
      return {
        write: (Item: object) => db.send(new sdk.PutCommand({ TableName: TABLE, Item: Item as never })),
        read: async (Key: Record<string, string>) =>
          plain(await db.send(new sdk.GetCommand({ TableName: TABLE, Key, ConsistentRead: true }))).Item,
      }
    }) as [Documents, Documents]
    const leaf = fc.oneof(
      ...[fc.string({ unit: 'grapheme' }), fc.boolean(), fc.constant(null), fc.constant(undefined)],
      ...[fc.integer(), fc.integer().map((number) => number / 1024), fc.uint8Array({ minLength: 1 })],
    )
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('value')),
        fc.dictionary(fc.constantFrom('a', 'B', 'S', 'Item'), tie('value')),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(value, async (data) => {
        const Key = { pk: randomUUID(), sk: 'one' }
        await theirs.write({ ...Key, data })
        const written = await theirs.read(Key)
        expect(await ours.read(Key)).toEqual(written)
        await ours.write({ ...Key, data })
        expect(await theirs.read(Key)).toEqual(written)
      }),
      { numRuns: 40 },
    )
  })

  it('every command gives the same answers and refusals', async () => {
    const told = await Promise.all(BOTH.map(([, sdk]) => useTable(sdk, engine.endpoint)))
    expect(told[1]).toEqual(told[0])
    expect(told[0]?.map(({ refused }: { refused?: string }) => refused).filter(Boolean)).toEqual([
      'ConditionalCheckFailedException',
      'TransactionCanceledException',
    ])
  })
})

/** The same steps in a partition of its own; what is told names no partition. */
async function useTable(sdk: Sdk, endpoint: string) {
  const pk = randomUUID()
  const db = connect(sdk, endpoint)
  const TableName = TABLE
  const row = (sk: string) => ({ pk, sk, data: { words: [`of ${sk}`], bytes: new Uint8Array([1, 2, 3]) } })
  const known = {
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  const steps = [
    new sdk.PutCommand({ TableName, Item: row('a') }),
    new sdk.PutCommand({ TableName, Item: row('a'), ...known }),
    new sdk.BatchWriteCommand({
      RequestItems: { [TABLE]: ['b', 'c', 'd'].map((sk) => ({ PutRequest: { Item: row(sk) } })) },
    }),
    new sdk.UpdateCommand({
      TableName,
      Key: { pk, sk: 'b' },
      UpdateExpression: 'ADD hits :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
    new sdk.QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      Limit: 2,
      ReturnConsumedCapacity: 'TOTAL',
    }),
    new sdk.QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ExclusiveStartKey: { pk, sk: 'b' },
    }),
    new sdk.BatchGetCommand({
      RequestItems: {
        [TABLE]: {
          Keys: [
            { pk, sk: 'a' },
            { pk, sk: 'z' },
          ],
        },
      },
    }),
    new sdk.TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: row('e'), ...known } }] }),
    new sdk.TransactWriteCommand({
      TransactItems: [
        { Delete: { TableName, Key: { pk, sk: 'd' } } },
        { Put: { TableName, Item: row('e'), ...known } },
      ],
    }),
    new sdk.DeleteCommand({ TableName, Key: { pk, sk: 'd' }, ReturnValues: 'ALL_OLD' }),
    new sdk.GetCommand({ TableName, Key: { pk, sk: 'd' } }),
  ]
  const told = []
  for (const step of steps) {
    const answer = await db.send(step as never).then(plain, (error) => ({
      refused: error.name,
      recognised: error instanceof (sdk[error.name as keyof Sdk] as never),
      item: error.Item,
      reasons: error.CancellationReasons,
    }))
    told.push(JSON.parse(JSON.stringify(answer).replaceAll(pk, 'pk')))
  }
  return told
}

describe('when the database stumbles', () => {
  type Fault = (reply: ServerResponse) => void
  const refusing =
    (status: number, name: string): Fault =>
    (reply) =>
      void reply
        .writeHead(status)
        .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name }))
  let server: Server
  let endpoint: string
  let faults: Fault[]
  let received: { headers: IncomingMessage['headers']; url: string; body: string }[]

  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      received.push({ headers: request.headers, url: request.url ?? '', body: await text(request) })
      const fault = faults.shift()
      if (fault) fault(reply)
      else reply.writeHead(200).end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/path`
  })
  beforeEach(() => {
    faults = []
    received = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const transaction = (sdk: Sdk) =>
    new sdk.TransactWriteCommand({ TransactItems: [{ Delete: { TableName: TABLE, Key: { pk: 'ö', sk: 'b' } } }] })

  it.each<[string, Fault, number, string | null]>([
    ['fails inside', refusing(500, 'InternalServerError'), 2, null],
    ['is out of service', (reply) => void reply.writeHead(503).end('<html>'), 2, null],
    ['throttles', refusing(400, 'ThrottlingException'), 2, null],
    ['is at its limit', refusing(400, 'ProvisionedThroughputExceededException'), 2, null],
    ['hangs up', (reply) => void reply.socket?.destroy(), 2, null],
    ['says nothing', () => {}, 2, null],
    ['knows no such call', refusing(400, 'ValidationException'), 1, 'ValidationException'],
    ['forbids it', refusing(400, 'AccessDeniedException'), 1, 'AccessDeniedException'],
    ['is in conflict', refusing(400, 'TransactionConflictException'), 1, 'TransactionConflictException'],
  ])('%s', async (_, fault, attempts, refused) => {
    for (const [, sdk] of BOTH) {
      faults = [fault]
      received = []
      const outcome = await connect(sdk, endpoint)
        .send(transaction(sdk))
        .then(
          () => null,
          ({ name }: Error) => name,
        )
      expect([received.length, outcome]).toEqual([attempts, refused])
      expect(new Set(received.map(({ body }) => JSON.parse(body).ClientRequestToken)).size).toBe(1)
    }
  })

  it('both give up in the end', async () => {
    for (const [, sdk] of BOTH) {
      faults = Array.from({ length: 9 }, () => refusing(500, 'InternalServerError'))
      received = []
      await expect(connect(sdk, endpoint).send(transaction(sdk))).rejects.toMatchObject({ name: 'InternalServerError' })
      expect(received).toHaveLength(3)
    }
  })

  it.each(BOTH)('%s calls are signed as AWS asks', async (_, sdk) => {
    await connect(sdk, endpoint).send(transaction(sdk))
    const { headers, url, body } = received[0] ?? { headers: {}, url: '', body: '' }
    const [, signed = '', signature] = /SignedHeaders=(.*), Signature=(.*)$/.exec(headers.authorization ?? '') ?? []
    expect(signed.split(';')).toEqual(
      expect.arrayContaining(['host', 'x-amz-date', 'x-amz-security-token', 'x-amz-target']),
    )
    const canonical = [
      ...['POST', url, ''],
      ...signed.split(';').map((name) => `${name}:${headers[name]}`),
      ...['', signed, createHash('sha256').update(body).digest('hex')],
    ].join('\n')
    const at = String(headers['x-amz-date'])
    const scope = [at.slice(0, 8), 'eu-central-1', 'dynamodb', 'aws4_request']
    const key = scope.reduce<string | Buffer>(
      (secret, part) => hmac(secret, part),
      `AWS4${CREDENTIALS.secretAccessKey}`,
    )
    const toSign = ['AWS4-HMAC-SHA256', at, scope.join('/'), createHash('sha256').update(canonical).digest('hex')]
    expect(signature).toBe(hmac(key, toSign.join('\n')).toString('hex'))
  })
})

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

it.each([
  ['eu-central-1', 'https://dynamodb.eu-central-1.amazonaws.com'],
  ['us-gov-west-1', 'https://dynamodb.us-gov-west-1.amazonaws.com'],
  ['cn-north-1', 'https://dynamodb.cn-north-1.amazonaws.com.cn'],
  ['eusc-de-east-1', 'https://dynamodb.eusc-de-east-1.amazonaws.eu'],
])('finds the tables of %s at %s', async (region, url) => {
  expect(client.regionalEndpoint(region)).toBe(url)
  const { endpointProvider } = new sdkClient.DynamoDBClient({ region, credentials: CREDENTIALS }).config
  expect(endpointProvider({ Region: region }).url.origin).toBe(url)
})
