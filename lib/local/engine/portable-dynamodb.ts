/** A DynamoDB endpoint made of npm packages alone: dynalite's engine in this process, with transactions added. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { Answer, Fault, Input, Operation } from 'dynalite/actions/*'
import type { BatchOperation, Capacity, Done, Item, Store, Table, Units } from 'dynalite/db'
import * as dynalite from 'dynalite/db'
import { checkTypes, checkValidations, type Types, toLowerFirst } from 'dynalite/validations'
import { unreachableAddress } from './unreachable'

type IndexCharge = Units & { table: string; index: string }
type Outcome = { answer: Answer; fault?: Fault; found: Map<string, Item | undefined>; writes: BatchOperation[] }
type TimeToLive = NonNullable<Input['TimeToLiveSpecification']>
type TokenUse = { digest: string; usedAt: number; answer: object }

const TOKEN_LIFETIME_MS = 10 * 60 * 1000
const TRANSACTION_CAPACITY_FACTOR = 2

const load = createRequire(import.meta.url)
const operation = (name: string, addedTypes: Types = {}): Operation => {
  const { types, custom } = load(`dynalite/validations/${toLowerFirst(name)}`)
  return { types: { ...types, ...addedTypes }, custom, run: load(`dynalite/actions/${toLowerFirst(name)}`) }
}

const required = (type: string) => ({ type, notNull: true })
const returnsItem = { ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] } }
const added: Record<string, Operation> = {
  PutItem: operation('PutItem', returnsItem),
  UpdateItem: operation('UpdateItem', returnsItem),
  DeleteItem: operation('DeleteItem', returnsItem),
  UpdateTimeToLive: operation('DescribeTimeToLive', {
    TimeToLiveSpecification: {
      ...required('FieldStruct<TimeToLiveSpecification>'),
      children: { Enabled: required('Boolean'), AttributeName: required('String') },
    },
  }),
}
const transactKinds: Record<string, Record<string, Operation>> = {
  TransactWriteItems: {
    ConditionCheck: operation('DeleteItem', { ...returnsItem, ConditionExpression: required('String') }),
    Put: operation('PutItem', returnsItem),
    Delete: operation('DeleteItem', returnsItem),
    Update: operation('UpdateItem', { ...returnsItem, UpdateExpression: required('String') }),
  },
  TransactGetItems: { Get: operation('GetItem') },
}
for (const [name, kinds] of Object.entries(transactKinds)) {
  const children = Object.entries(kinds).map(([kind, { types }]) => [
    kind,
    { type: `FieldStruct<${kind}>`, children: types },
  ])
  added[name] = {
    types: {
      ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
      ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
      TransactItems: {
        ...required('List'),
        lengthGreaterThanOrEqual: 1,
        lengthLessThanOrEqual: 100,
        children: { type: 'ValueStruct<TransactItem>', children: Object.fromEntries(children) },
      },
    },
    run: () => undefined,
  }
}

const fault = (type: string, message: string, details: object = {}): Fault =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...details },
  })

const run = (store: Store, { run }: Operation, input: Input): Promise<Answer> =>
  new Promise((resolve, reject) =>
    run(store, input, (error, answer) => (error ? reject(error) : resolve(answer ?? {}))),
  )

const tableNamed = (store: Store, name: string): Promise<Table | undefined> =>
  new Promise((resolve) => store.getTable(name, false, (_error, table) => resolve(table)))

/** An entry's key ends in the whole item key, where dynalite ends it in 24 bits of a hash and can lose an item. */
const indexEntries = (table: Table, itemKey: string, item: Item | undefined) => {
  const indexes = table.GlobalSecondaryIndexes ?? []
  const names = indexes.flatMap(({ KeySchema }) => KeySchema.map(({ AttributeName }) => AttributeName))
  const empty = names.find((name) => item?.[name]?.S === '')
  if (empty)
    throw dynalite.validationError(
      `One or more parameter values are not valid. A secondary index key cannot be an empty string. IndexKey: ${empty}`,
    )
  const { puts } = dynalite.getIndexActions(indexes, undefined, item, table)
  return new Map(puts.map((put) => [`index-global~${table.TableName}~${put.index}~${put.key}/${itemKey}`, put]))
}

const addIndexCharges = (capacity: Capacity, charges: IndexCharge[]) => {
  for (const { index, CapacityUnits } of charges.filter(({ table }) => table === capacity.TableName)) {
    capacity.CapacityUnits += CapacityUnits
    if (!capacity.Table) continue
    capacity.GlobalSecondaryIndexes ??= {}
    capacity.GlobalSecondaryIndexes[index] ??= { CapacityUnits: 0 }
    capacity.GlobalSecondaryIndexes[index].CapacityUnits += CapacityUnits
  }
}

/** Runs an item operation without applying it: what it found and what it would write come back with its answer. */
const attempt = async (store: Store, operation: Operation, input: Input, applies = true): Promise<Outcome> => {
  const tables = new Map<string, Table | undefined>()
  const found = new Map<string, Item | undefined>()
  const writes: BatchOperation[] = []
  const charges: IndexCharge[] = []

  const write = (table: Table, itemKey: string, item?: Item) => {
    if (!applies) return
    const key = `item-${table.TableName}~${itemKey}`
    const before = indexEntries(table, itemKey, found.get(key))
    const after = indexEntries(table, itemKey, item)
    const change = (write: BatchOperation, { index, item }: { index: string; item: Item }) => {
      writes.push(write)
      charges.push({ table: table.TableName, index, CapacityUnits: dynalite.capacityUnits(item) })
    }
    for (const [key, entry] of before) if (!after.has(key)) change({ type: 'del', key }, entry)
    for (const [key, entry] of after)
      if (!isDeepStrictEqual(structuredClone(before.get(key)?.item), structuredClone(entry.item)))
        change({ type: 'put', key, value: entry.item }, entry)
    writes.push(item ? { type: 'put', key, value: item } : { type: 'del', key })
  }

  const recording = {
    ...store,
    getTable: (name: string, done: Done<Table>) =>
      store.getTable(name, (error, table) => {
        tables.set(name, table)
        done(error, table)
      }),
    getItemDb: (name: string) => ({
      lock: (_key: string, enter: (release: (done: Done) => Done) => void) => enter((done) => done),
      get: (itemKey: string, done: Done<Item>) => {
        const key = `item-${name}~${itemKey}`
        const read = store.db.get(key).then((item) => done(null, found.set(key, item as Item | undefined).get(key)))
        read.catch(done)
      },
      put: (itemKey: string, item: Item, done: Done) => done(null, write(tables.get(name)!, itemKey, item)),
      del: (itemKey: string, done: Done) => done(null, write(tables.get(name)!, itemKey)),
    }),
    getIndexDb: () => ({
      put: (_key: string, _item: Item, done: Done) => done(null),
      del: (_key: string, done: Done) => done(null),
    }),
  }

  try {
    const answer = await run(recording as unknown as Store, operation, input)
    for (const capacity of [answer.ConsumedCapacity ?? []].flat()) addIndexCharges(capacity, charges)
    return { answer, found, writes }
  } catch (error) {
    const { body } = error as Fault
    const [existing] = found.values()
    if (body?.__type.endsWith('#ConditionalCheckFailedException') && existing)
      if (input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD') Object.assign(body, { Item: existing })
    return { answer: {}, fault: error as Fault, found, writes: [] }
  }
}

const reasonOf = ({ fault }: Outcome) => {
  if (!fault) return { Code: 'None' }
  const { __type = '', message: Message, ...details } = fault.body ?? {}
  if (__type.endsWith('#ConditionalCheckFailedException'))
    return { Code: 'ConditionalCheckFailed', Message, ...details }
  if (__type.endsWith('#ValidationException')) return { Code: 'ValidationError', Message }
  throw fault
}

const attemptAll = async (store: Store, kinds: Record<string, Operation>, input: Input): Promise<Outcome[]> => {
  const operations = input.TransactItems!.map((entry) => {
    const [kind, ...others] = Object.keys(entry)
    if (!kind || others.length > 0)
      throw dynalite.validationError('TransactItems can only contain one of Check, Put, Update or Delete')
    const single = { ...entry[kind]!, ReturnConsumedCapacity: 'INDEXES', ConsistentRead: true }
    checkValidations(single, {}, kinds[kind]!.custom, store)
    return { kind, single }
  })
  const outcomes = await Promise.all(
    operations.map(({ kind, single }) => attempt(store, kinds[kind]!, single, kind !== 'ConditionCheck')),
  )
  const reasons = outcomes.map(reasonOf)
  const keys = outcomes.flatMap(({ found }) => [...found.keys()])
  if (new Set(keys).size < keys.length)
    throw dynalite.validationError('Transaction request cannot include multiple operations on one item')
  if (reasons.every(({ Code }) => Code === 'None')) return outcomes
  const codes = reasons.map(({ Code }) => Code).join(', ')
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`
  throw fault('TransactionCanceledException', message, { Message: message, CancellationReasons: reasons })
}

const transactionCapacity = ({ ReturnConsumedCapacity }: Input, outcomes: Outcome[], unit: string): object => {
  if (ReturnConsumedCapacity !== 'TOTAL' && ReturnConsumedCapacity !== 'INDEXES') return {}
  const totals = new Map<string, number>()
  for (const { TableName, CapacityUnits, Table } of outcomes.flatMap(({ answer }) => answer.ConsumedCapacity!)) {
    const units = CapacityUnits + Table!.CapacityUnits * (TRANSACTION_CAPACITY_FACTOR - 1)
    totals.set(TableName, (totals.get(TableName) ?? 0) + units)
  }
  return {
    ConsumedCapacity: [...totals].map(([TableName, units]) => ({ TableName, CapacityUnits: units, [unit]: units })),
  }
}

/** Every change waits its turn and lands as one LevelDB batch, so reads, each of one snapshot, see it whole or not. */
const createEngine = async (store: Store) => {
  const stored: [string, TokenUse][] = []
  for await (const [key, use] of store.db.iterator({ gt: 'token~', lt: 'token~~' })) stored.push([key, use as TokenUse])
  const tokens = new Map(stored.sort(([, one], [, other]) => one.usedAt - other.usedAt))

  const writeItems = async (operation: Operation, input: Input): Promise<object> => {
    const { answer, fault, writes } = await attempt(store, operation, input)
    if (fault) throw fault
    await store.db.batch(writes)
    return answer
  }

  const writeTable = async (operation: Operation, input: Input): Promise<object> => {
    if (input.LocalSecondaryIndexes) throw dynalite.validationError('Local secondary indexes are not supported here')
    const answer = await run(store, operation, input)
    let table = await tableNamed(store, input.TableName)
    while (table && table.TableStatus !== 'ACTIVE') table = await tableNamed(store, input.TableName)
    if (!table) await store.db.del(`ttl~${input.TableName}`)
    return table ? { TableDescription: table } : answer
  }

  const readItems = async (operation: Operation, input: Input): Promise<object> => {
    const { TableName, ExclusiveStartKey, ScanIndexForward, ConsistentRead } = input
    const table = input.IndexName && ExclusiveStartKey && (await tableNamed(store, TableName))
    const bound = ScanIndexForward === false ? 'lt' : 'gt'
    const getIndexDb: Store['getIndexDb'] = (...names) => ({
      ...store.getIndexDb(...names),
      createValueStream: (range) => {
        const start = table ? { [bound]: `${range[bound]}/${dynalite.createKey(ExclusiveStartKey!, table)}` } : {}
        return store.getIndexDb(...names).createValueStream({ ...range, ...start })
      },
    })
    const answer = await run({ ...store, getIndexDb }, operation, input)
    const [capacity] = [answer.ConsumedCapacity ?? []].flat()
    if (capacity?.CapacityUnits === 0) capacity.CapacityUnits = ConsistentRead ? 1 : 0.5
    return answer
  }

  const transactWrite = async (_operation: Operation, input: Input): Promise<object> => {
    const usedAt = Date.now()
    const key = `token~${input.ClientRequestToken ?? randomUUID()}`
    const digest = createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('hex')
    const expired: BatchOperation[] = []
    for (const [key, use] of tokens) {
      if (use.usedAt > usedAt - TOKEN_LIFETIME_MS) break
      tokens.delete(key)
      expired.push({ type: 'del', key })
    }
    const earlier = tokens.get(key)
    if (earlier && earlier.digest !== digest)
      throw fault('IdempotentParameterMismatchException', 'The client token was used with other parameters')
    if (earlier) return earlier.answer
    const outcomes = await attemptAll(store, transactKinds.TransactWriteItems!, input)
    const use = { digest, usedAt, answer: transactionCapacity(input, outcomes, 'WriteCapacityUnits') }
    const writes = outcomes.flatMap((outcome) => outcome.writes)
    await store.db.batch([...expired, ...writes, { type: 'put', key, value: use }])
    tokens.set(key, use)
    return use.answer
  }

  const transactGet = async (_operation: Operation, input: Input): Promise<object> => {
    const outcomes = await attemptAll(store, transactKinds.TransactGetItems!, input)
    const Responses = outcomes.map(({ answer: { Item } }) => ({ Item }))
    return { Responses, ...transactionCapacity(input, outcomes, 'ReadCapacityUnits') }
  }

  const updateTimeToLive = async (operation: Operation, input: Input): Promise<object> => {
    await run(store, operation, input)
    await store.db.put(`ttl~${input.TableName}`, input.TimeToLiveSpecification)
    return { TimeToLiveSpecification: input.TimeToLiveSpecification }
  }

  const describeTimeToLive = async (operation: Operation, input: Input): Promise<object> => {
    const answer = await run(store, operation, input)
    const ttl = (await store.db.get(`ttl~${input.TableName}`)) as TimeToLive | undefined
    if (!ttl?.Enabled) return answer
    return { TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED', AttributeName: ttl.AttributeName } }
  }

  const handlers = new Map<string, (raw: object) => Promise<object>>()
  let lastTurn: Promise<unknown> = Promise.resolve()
  const inTurn = (task: () => Promise<object>): Promise<object> => {
    const result = lastTurn.then(task)
    lastTurn = result.catch(() => undefined)
    return result
  }
  const atOnce = (task: () => Promise<object>) => task()
  const serve = (
    names: string[],
    when: typeof inTurn,
    handle: (operation: Operation, input: Input) => Promise<object>,
  ) => {
    for (const name of names) {
      const source = added[name] ?? operation(name)
      handlers.set(name, async (raw) => {
        const input = checkTypes(raw, source.types) as Input
        checkValidations(input, source.types, source.custom, store)
        return when(() => handle(source, input))
      })
    }
  }
  serve(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'], inTurn, writeItems)
  serve(['CreateTable', 'UpdateTable', 'DeleteTable'], inTurn, writeTable)
  serve(['TransactWriteItems'], inTurn, transactWrite)
  serve(['TransactGetItems'], inTurn, transactGet)
  serve(['BatchGetItem'], inTurn, (operation, input) => run(store, operation, input))
  serve(['GetItem', 'DescribeTable', 'ListTables'], atOnce, (operation, input) => run(store, operation, input))
  serve(['Query', 'Scan'], atOnce, readItems)
  serve(['UpdateTimeToLive'], inTurn, updateTimeToLive)
  serve(['DescribeTimeToLive'], atOnce, describeTimeToLive)

  return async (target: string, body: string): Promise<object> => {
    const handler = handlers.get(target.replace('DynamoDB_20120810.', ''))
    if (!handler) throw fault('UnknownOperationException', `The portable DynamoDB does not know ${target}`)
    return handler(JSON.parse(body))
  }
}

export const startPortableDynamoDB = async (options: { path?: string }) => {
  const store = dynalite.create({ path: options.path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  await store.db.open().catch((error: Error) => {
    throw new Error(`The data in ${options.path} cannot be opened: ${error.message}.
If it is damaged, put back a copy of it, or move it away to begin anew.`)
  })
  const answer = await createEngine(store)
  // Whoever was not told it, in the endpoint, is not answered.
  const secret = `/${randomBytes(24).toString('hex')}`
  const underWay = new Set<Promise<unknown>>()

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.replace(/\/$/, '') !== secret) return void response.writeHead(403).end()
    response.setHeader('content-type', 'application/x-amz-json-1.0')
    response.setHeader('x-amzn-requestid', randomUUID())
    try {
      const body = await text(request)
      response.end(JSON.stringify(await answer(String(request.headers['x-amz-target']), body)))
    } catch (error) {
      const { statusCode = 500, body, stack } = error as Fault
      response.statusCode = statusCode
      response.end(JSON.stringify(body ?? { __type: 'InternalServerError', message: stack }))
    }
  }

  const server = createServer((request, response) => {
    const ended = Promise.allSettled([respond(request, response), once(response, 'close')])
    underWay.add(ended)
    ended.then(() => underWay.delete(ended))
  })
  const { host, port } = await unreachableAddress()
  server.listen(port, host)
  await once(server, 'listening')
  return {
    endpoint: `http://${host}:${port}${secret}`,
    close: async () => {
      server.close()
      await Promise.all(underWay)
      server.closeAllConnections()
      await store.db.close()
    },
  }
}
