/**
 * The house's table in memory, as DynamoDB documents it: conditions, updates, transactions that happen whole or not at
 * all and know themselves again, batches, pages, an index and reads that may lag behind, the limits, and a record of
 * every change. Nothing here waits: when a command arrives and what goes wrong on the way, the network decides.
 */
import {
  type AttributeValue,
  type CancellationReason,
  ConditionalCheckFailedException,
  IdempotentParameterMismatchException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import type {
  BatchGetCommandInput,
  BatchWriteCommandInput,
  DeleteCommandInput,
  GetCommandInput,
  PutCommandInput,
  QueryCommandInput,
  ScanCommandInput,
  TransactWriteCommandInput,
  UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { type Key, TABLE } from '../../../lambdas/store/table'
import { holds, type Item, inOrder, type Names, partitionIn, same, updated } from './expressions'

type Transacted = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Stored = Item & Key

/** One change, as the stream tells it. */
export interface StreamChange {
  sequence: number
  at: number
  before: Stored | null
  after: Stored | null
}

interface Reading {
  /** How far behind a read may be that does not ask for the latest, in the milliseconds of the clock. */
  lag?: number
  /** How many of a batch there was no capacity for. */
  unprocessed?: number
}

interface Entry extends Key {
  /** What stood there, the latest last: null where nothing did. */
  states: { at: number; item: Stored | null; bytes: number }[]
}

const MOST_IN_TRANSACTION = 100
const MOST_READ_AT_ONCE = 100
const MOST_WRITTEN_AT_ONCE = 25
const MOST_ITEM_BYTES = 400 * 1024
const MOST_TRANSACTION_BYTES = 4 * 1024 * 1024
const PAGE_BYTES = 1024 * 1024
const MOST_KEY_BYTES = { [TABLE.partitionKey]: 2048, [TABLE.sortKey]: 1024 } as const
/** So long a transaction is known by its token. */
const TOKEN_MS = 10 * 60_000

class ValidationException extends Error {
  override name = 'ValidationException'
}

const refuse = (message: string): never => {
  throw new ValidationException(message)
}

export interface TableOptions {
  name: string
  now(): number
  changed?(change: StreamChange): void
}

export class MemoryTable {
  private readonly partitions = new Map<string, Entry[]>()
  /** Whatever has stood in the index at any time: a reader may be behind. */
  private readonly everListed = new Set<Entry>()
  private readonly tokens = new Map<string, { at: number; request: Transacted[] }>()
  private changes = 0

  constructor(private readonly options: TableOptions) {}

  /** What the real client answers to the command, or throws. */
  execute(command: object, reading: Reading = {}): object {
    const { input } = command as { input: never }
    const answer = this.commands[command.constructor.name]
    if (!answer) throw new Error(`the table in memory does not understand ${command.constructor.name}`)
    return answer(input, reading)
  }

  private readonly commands: Readonly<Record<string, (input: never, reading: Reading) => object>> = {
    GetCommand: (input: GetCommandInput, reading) => {
      const item = this.at(keyIn(input.Key), reading, input.ConsistentRead)
      return item ? { Item: item } : {}
    },
    BatchGetCommand: (input: BatchGetCommandInput, reading) => this.readBatch(input, reading),
    QueryCommand: (input: QueryCommandInput, reading) => this.query(input, reading),
    ScanCommand: (input: ScanCommandInput, reading) => this.scan(input, reading),
    PutCommand: (input: PutCommandInput) => this.alone({ Put: input as never }, input),
    DeleteCommand: (input: DeleteCommandInput) => this.alone({ Delete: input as never }, input),
    UpdateCommand: (input: UpdateCommandInput) => this.alone({ Update: input as never }, input),
    TransactWriteCommand: (input: TransactWriteCommandInput) => this.transact(input),
    BatchWriteCommand: (input: BatchWriteCommandInput, reading) => this.writeBatch(input, reading),
  }

  /** Every item that stands, by its key: what a proof looks at, and no handler. */
  all(): Stored[] {
    return [...this.partitions.values()].flatMap((entries) => entries.flatMap((entry) => latest(entry) ?? []))
  }

  /** What stood there before anybody came: no change, and no news to anybody. */
  load(items: readonly Stored[], changes: number): void {
    this.changes = changes
    for (const item of items) this.keep(this.entry(item, true) as Entry, 0, item, sizeOf(item))
  }

  /** Whether anything is listed for a look in this partition of an index. */
  lists(partition: string): boolean {
    return [...this.everListed].some((entry) =>
      INDEXES.some((index) => latest(entry)?.[index.partitionKey] === partition),
    )
  }

  /** What the table itself drops some time after its time is over. */
  expire(): void {
    const seconds = Math.floor(this.options.now() / 1000)
    for (const item of this.all()) {
      const over = item[TABLE.timeToLive]
      if (typeof over === 'number' && over < seconds) this.write({ pk: item.pk, sk: item.sk }, null)
    }
  }

  private entry({ pk, sk }: Key, make = false): Entry | undefined {
    let entries = this.partitions.get(pk)
    if (!entries) {
      if (!make) return undefined
      entries = []
      this.partitions.set(pk, entries)
    }
    let [low, high] = [0, entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (inOrder((entries[middle] as Entry).sk, sk) < 0) low = middle + 1
      else high = middle
    }
    if (entries[low]?.sk === sk) return entries[low]
    if (!make) return undefined
    const entry: Entry = { pk, sk, states: [] }
    entries.splice(low, 0, entry)
    return entry
  }

  private at(key: Key, { lag = 0 }: Reading = {}, consistent: boolean | undefined = true): Stored | null {
    const entry = this.entry(key)
    return entry ? stateOf(entry, consistent ? null : this.options.now() - lag) : null
  }

  private write(key: Key, item: Stored | null, bytes = 0): void {
    const entry = this.entry(key, true) as Entry
    const before = latest(entry)
    if (!before && !item) return
    if (before && item && same(before, item)) return
    const at = this.options.now()
    this.keep(entry, at, item, bytes)
    this.changes += 1
    this.options.changed?.({ sequence: this.changes, at, before, after: item })
  }

  private keep(entry: Entry, at: number, item: Stored | null, bytes: number): void {
    entry.states.push({ at, item, bytes })
    if (item && INDEXES.some(({ sortKey }) => item[sortKey] !== undefined)) this.everListed.add(entry)
  }

  /** A write on its own. */
  private alone(
    write: Transacted,
    { ReturnValues }: { ReturnValues?: string; ReturnValuesOnConditionCheckFailure?: string },
  ): object {
    const prepared = prepare(write)
    const { key, names, condition, returns } = prepared
    const before = this.at(key)
    if (!holds(condition, before, names)) {
      throw new ConditionalCheckFailedException({
        message: 'The conditional request failed',
        $metadata: {},
        ...(returns && before && { Item: marshalled(before) }),
      })
    }
    const { item, bytes, changed } = prepared.apply(before)
    this.write(key, item, bytes)
    if (ReturnValues === undefined || ReturnValues === 'NONE') return {}
    if (ReturnValues !== 'UPDATED_NEW' || !item) return refuse(`ReturnValues ${ReturnValues} is not supported`)
    return { Attributes: Object.fromEntries(changed.map((name) => [name, item[name]])) }
  }

  private transact({ TransactItems = [], ClientRequestToken }: TransactWriteCommandInput): object {
    if (TransactItems.length === 0 || TransactItems.length > MOST_IN_TRANSACTION)
      refuse(`a transaction has 1 to ${MOST_IN_TRANSACTION} items, not ${TransactItems.length}`)
    const writes = TransactItems.map(prepare)
    const keys = new Set(writes.map(({ key }) => idOf(key)))
    if (keys.size < writes.length) refuse('Transaction request cannot include multiple operations on one item')
    const known = ClientRequestToken ? this.tokens.get(ClientRequestToken) : undefined
    if (known && known.at + TOKEN_MS > this.options.now()) {
      if (known.request === TransactItems || same(known.request, TransactItems)) return {}
      throw new IdempotentParameterMismatchException({
        message: 'The request was sent before with other parameters',
        $metadata: {},
      })
    }
    const standing = writes.map(({ key }) => this.at(key))
    const failed = writes.map(({ condition, names }, at) => !holds(condition, standing[at] ?? null, names))
    if (failed.includes(true)) {
      throw cancelled(
        writes.map(({ returns }, at) => {
          const before = standing[at]
          if (!failed[at]) return { Code: 'None' }
          return {
            Code: 'ConditionalCheckFailed',
            Message: 'The conditional request failed',
            ...(returns && before && { Item: marshalled(before) }),
          }
        }),
      )
    }
    const applied = writes.map((write, at) => write.apply(standing[at] ?? null))
    const bytes = applied.reduce((sum, each) => sum + each.bytes, 0)
    if (bytes > MOST_TRANSACTION_BYTES) refuse('the items of a transaction are larger than 4 MB')
    for (const [at, { item, bytes: size }] of applied.entries()) this.write((writes[at] as Prepared).key, item, size)
    if (ClientRequestToken) this.tokens.set(ClientRequestToken, { at: this.options.now(), request: TransactItems })
    return {}
  }

  private readBatch({ RequestItems = {} }: BatchGetCommandInput, reading: Reading): object {
    const { Keys = [], ConsistentRead } = RequestItems[this.options.name] ?? refuse('another table')
    if (Keys.length === 0 || Keys.length > MOST_READ_AT_ONCE) refuse(`a batch has 1 to 100 keys, not ${Keys.length}`)
    const keys = Keys.map(keyIn)
    if (new Set(keys.map(idOf)).size < keys.length) refuse('Provided list of item keys contains duplicates')
    const processed = keys.slice(0, keys.length - Math.min(keys.length, reading.unprocessed ?? 0))
    const left = keys.slice(processed.length)
    const found = processed.flatMap((key) => this.at(key, reading, ConsistentRead ?? false) ?? [])
    return {
      Responses: { [this.options.name]: found },
      UnprocessedKeys: left.length > 0 ? { [this.options.name]: { Keys: left, ConsistentRead } } : {},
    }
  }

  private writeBatch({ RequestItems = {} }: BatchWriteCommandInput, { unprocessed = 0 }: Reading): object {
    const requests = RequestItems[this.options.name] ?? refuse('another table')
    if (requests.length === 0 || requests.length > MOST_WRITTEN_AT_ONCE)
      refuse(`a batch has 1 to ${MOST_WRITTEN_AT_ONCE} writes, not ${requests.length}`)
    const writes = requests.map(({ PutRequest, DeleteRequest }) =>
      prepare(PutRequest ? { Put: PutRequest as never } : { Delete: DeleteRequest as never }),
    )
    if (new Set(writes.map(({ key }) => idOf(key))).size < writes.length)
      refuse('Provided list of item keys contains duplicates')
    const done = writes.slice(0, writes.length - Math.min(writes.length, unprocessed))
    for (const { key, apply } of done) {
      const { item, bytes } = apply(this.at(key))
      this.write(key, item, bytes)
    }
    const left = requests.slice(done.length)
    return { UnprocessedItems: left.length > 0 ? { [this.options.name]: left } : {} }
  }

  private query(input: QueryCommandInput, { lag = 0 }: Reading): object {
    const { KeyConditionExpression = '', IndexName, ConsistentRead = false, ScanIndexForward = true } = input
    if (input.FilterExpression || input.ProjectionExpression || input.Select) refuse('a query with a filter')
    const index = IndexName === undefined ? null : indexNamed(IndexName)
    if (index && ConsistentRead) refuse('Consistent reads are not supported on global secondary indexes')
    const asOf = ConsistentRead ? null : this.options.now() - lag
    const partition = partitionIn(KeyConditionExpression, index?.partitionKey ?? TABLE.partitionKey, input)
    const standing = index
      ? this.indexed(index, partition, asOf)
      : (this.partitions.get(partition) ?? []).flatMap((entry) => stateAndSize(entry, asOf))
    const within = standing.filter(({ item }) => holds(KeyConditionExpression, item, input))
    const found = ScanIndexForward ? within : within.reverse()
    const position = (item: Item) => found.findIndex((one) => idOf(one.item) === idOf(item as Stored))
    const start = input.ExclusiveStartKey
    const from = start ? this.after(found, start as Stored, ScanIndexForward, index, position) : 0
    return paged(
      found.slice(from),
      input.Limit,
      index ? [TABLE.partitionKey, TABLE.sortKey, index.partitionKey, index.sortKey] : undefined,
    )
  }

  /** Where to read on: after the item that was named, or where it would be if it is gone. */
  private after(
    found: readonly Sized[],
    start: Stored,
    forward: boolean,
    index: Index | null,
    position: (item: Item) => number,
  ): number {
    const at = position(start)
    if (at >= 0) return at + 1
    const order = (item: Stored) =>
      index
        ? (item[index.sortKey] as number) - (start[index.sortKey] as number) || inOrder(idOf(item), idOf(start))
        : inOrder(item.sk, start.sk)
    const next = found.findIndex(({ item }) => (forward ? order(item) > 0 : order(item) < 0))
    return next < 0 ? found.length : next
  }

  private indexed({ partitionKey, sortKey }: Index, partition: string, asOf: number | null): Sized[] {
    const listed: Sized[] = []
    for (const entry of this.everListed)
      for (const state of stateAndSize(entry, asOf))
        if (state.item[partitionKey] === partition && state.item[sortKey] !== undefined) listed.push(state)
    return listed.sort(
      (a, b) => (a.item[sortKey] as number) - (b.item[sortKey] as number) || inOrder(idOf(a.item), idOf(b.item)),
    )
  }

  private scan(input: ScanCommandInput, { lag = 0 }: Reading): object {
    if (input.FilterExpression || input.ProjectionExpression || input.TotalSegments) refuse('a scan in parts')
    const asOf = input.ConsistentRead ? null : this.options.now() - lag
    const found = [...this.partitions.values()].flatMap((entries) =>
      entries.flatMap((entry) => stateAndSize(entry, asOf)),
    )
    const start = input.ExclusiveStartKey
    const from = start ? found.findIndex(({ item }) => idOf(item) === idOf(start as Stored)) + 1 : 0
    return paged(found.slice(from), input.Limit)
  }
}

type Index = (typeof TABLE.indexes)[keyof typeof TABLE.indexes]
const INDEXES: readonly Index[] = Object.values(TABLE.indexes)

const indexNamed = (name: string): Index =>
  INDEXES.find((index) => index.name === name) ?? refuse(`The table does not have the specified index: ${name}`)

interface Sized {
  item: Stored
  bytes: number
}

/** As much as a page holds, and where to read on where there may be more. */
function paged(found: readonly Sized[], limit = Number.POSITIVE_INFINITY, only?: readonly string[]): object {
  const page: Stored[] = []
  let bytes = 0
  for (const { item, bytes: size } of found) {
    if (page.length >= limit || (page.length > 0 && bytes + size > PAGE_BYTES)) break
    bytes += size
    page.push(item)
  }
  const last = page.at(-1)
  const more = last && (page.length >= limit || page.length < found.length)
  const names = only ?? [TABLE.partitionKey, TABLE.sortKey]
  const shown = (item: Stored, of: readonly string[]) => Object.fromEntries(of.map((name) => [name, item[name]]))
  return {
    Items: page.map((item) => (only ? shown(item, only) : item)),
    Count: page.length,
    ...(more && { LastEvaluatedKey: shown(last, names) }),
  }
}

const latest = ({ states }: Entry): Stored | null => states.at(-1)?.item ?? null

function stateOf(entry: Entry, asOf: number | null): Stored | null {
  return stateAndSize(entry, asOf)[0]?.item ?? null
}

function stateAndSize({ states }: Entry, asOf: number | null): Sized[] {
  const state = asOf === null ? states.at(-1) : states.findLast(({ at }) => at <= asOf)
  return state?.item ? [{ item: state.item, bytes: state.bytes }] : []
}

interface Prepared {
  key: Key
  names: Names
  condition: string | undefined
  /** Whether a failed condition tells what stood there. */
  returns: boolean
  apply(before: Stored | null): { item: Stored | null; bytes: number; changed: string[] }
}

export const keysOf = (writes: TransactWriteCommandInput['TransactItems'] = []): string[] =>
  writes.map(({ Put, Delete, Update, ConditionCheck }) =>
    idOf((Put?.Item ?? (Delete ?? Update ?? ConditionCheck)?.Key) as unknown as Key),
  )

function prepare({ Put, Delete, Update, ConditionCheck }: Transacted): Prepared {
  const write = Put ?? Delete ?? Update ?? ConditionCheck ?? refuse('a transaction with nothing')
  const { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure } = write
  const names = {
    ExpressionAttributeNames: write.ExpressionAttributeNames,
    ExpressionAttributeValues: plain(write.ExpressionAttributeValues) as Item | undefined,
  }
  const shared = { names, condition, returns: ReturnValuesOnConditionCheckFailure === 'ALL_OLD' }
  if (Put) {
    const item = plain(Put.Item as Item) as Stored
    const bytes = checked(item)
    return { ...shared, key: keyIn(item), apply: () => ({ item, bytes, changed: [] }) }
  }
  const key = keyIn((Delete ?? Update ?? ConditionCheck)?.Key as Item)
  if (ConditionCheck) {
    if (!condition) refuse('a check of nothing')
    return { ...shared, key, apply: (before) => ({ item: before, bytes: 0, changed: [] }) }
  }
  if (Delete) return { ...shared, key, apply: () => ({ item: null, bytes: 0, changed: [] }) }
  const { UpdateExpression = refuse('an update without an expression') } = Update as { UpdateExpression?: string }
  return {
    ...shared,
    key,
    apply(before) {
      const { after, changed } = updated(UpdateExpression, before ?? { ...key }, names)
      return { item: Object.freeze(after) as Stored, bytes: checked(after), changed }
    },
  }
}

function keyIn(from: Item | undefined): Key {
  const { pk, sk } = from ?? {}
  for (const [name, value] of Object.entries({ pk, sk })) {
    if (typeof value !== 'string' || value === '') return refuse(`${name} is no key: ${JSON.stringify(value)}`)
    if (value.length * 3 > 1024 && Buffer.byteLength(value) > MOST_KEY_BYTES[name as 'pk' | 'sk'])
      return refuse(`${name} is too long for a key`)
  }
  return { pk: pk as string, sk: sk as string }
}

/** Its size, once it is known to be one that the table takes. */
function checked(item: Item): number {
  keyIn(item)
  for (const { partitionKey, sortKey } of INDEXES) {
    for (const [name, type] of [
      [partitionKey, 'string'],
      [sortKey, 'number'],
    ] as const) {
      const value = item[name]
      if (value !== undefined && typeof value !== type)
        refuse(`${name} is a key of an index, and is ${JSON.stringify(value)}`)
    }
  }
  const bytes = sizeOf(item)
  return bytes > MOST_ITEM_BYTES ? refuse('Item size has exceeded the maximum allowed size') : bytes
}

/** About what DynamoDB reckons: names and texts by their bytes, numbers by their digits, three for a list or a map. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + sizeOf(each), 3)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + 1 + sizeOf(each), 3)
  return 1
}

/** As the client sends it, without what is undefined; and frozen, so that whoever reads it is given the very thing. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return refuse(`the number ${value}`)
    return value
  }
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (Array.isArray(value)) return Object.freeze(value.map((each) => (each === undefined ? null : plain(each))))
  const copy: Item = {}
  for (const name in value) {
    const each = (value as Item)[name]
    if (each !== undefined) copy[name] = plain(each)
  }
  return Object.freeze(copy)
}

const onTheWire = new WeakMap<object, Record<string, AttributeValue>>()

/** As the wire carries it; what was written once is read, told and told again. */
export function marshalled(item: object): Record<string, AttributeValue> {
  const known = onTheWire.get(item) ?? marshall(item, { removeUndefinedValues: true })
  onTheWire.set(item, known)
  return known
}

export const cancelled = (reasons: CancellationReason[]) =>
  new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    $metadata: {},
    CancellationReasons: reasons,
  })

const idOf = ({ pk, sk }: Key): string => `${pk}|${sk}`
