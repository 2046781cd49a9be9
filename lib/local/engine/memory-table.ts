/**
 * A DynamoDB table in memory, with the part of the API that the store uses: conditions, updates, transactions with
 * idempotency tokens, batches, pages, the sparse index, the limits and the capacity consumed. It is synchronous and
 * deterministic. `table-server.ts` puts it behind HTTP; the worlds proof puts it behind a simulated network.
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
import { mixBits, seedOf } from '../../../lambdas/domain/chance'
import { type Key, TABLE } from '../../../lambdas/store/table'
import {
  type Attributes,
  applyUpdate,
  compareKeys,
  isSame,
  meets,
  type Names,
  partitionIn,
  resolveName,
} from './expressions'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
export type Item = Key & Attributes

/** One change, with the fields of a stream record. */
export interface StreamChange {
  sequence: number
  at: number
  before: Item | null
  after: Item | null
}

export interface ReadOptions {
  /** How many milliseconds an eventually consistent read is behind. Needs `history`. */
  lag?: number
  /** How many entries of a batch are returned as unprocessed. */
  unprocessed?: number
}

export interface TableOptions {
  name: string
  now(): number
  /** Called once per writing call, before its changes apply: if it throws, nothing is written. */
  onWrite?(changes: readonly StreamChange[]): void
  /** Keep previous versions of items, for reads that lag. */
  history?: boolean
}

interface State {
  at: number
  item: Item | null
  bytes: number
}

interface Found extends State {
  item: Item
}

/** The versions of one key, the latest last. */
interface Entry extends Key {
  states: State[]
}

interface Partition {
  pk: string
  hash: number
  entries: Entry[]
}

interface Write {
  key: Key
  names: Names
  condition: string | undefined
  /** Whether a failed condition returns the item. */
  returnsOld: boolean
  apply(before: Item | null): { item: Item | null; bytes: number; changed?: string[] }
}

type Made = ReturnType<Write['apply']>

type Index = (typeof TABLE.indexes)[keyof typeof TABLE.indexes]
const INDEXES: readonly Index[] = Object.values(TABLE.indexes)

const MAX_TRANSACT_ITEMS = 100
const MAX_BATCH_GET = 100
const MAX_BATCH_WRITE = 25
const MAX_ITEM_BYTES = 400 * 1024
const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024
const PAGE_BYTES = 1024 * 1024
const MAX_KEY_BYTES = { pk: 2048, sk: 1024 }
const TOKEN_LIFETIME_MS = 10 * 60_000

class ValidationException extends Error {
  override name = 'ValidationException'
}

const refuse = (message: string): never => {
  throw new ValidationException(message)
}

const checkLength = (what: string, { length }: readonly unknown[], max: number): void => {
  if (length === 0 || length > max) refuse(`${what} has 1 to ${max} entries, not ${length}`)
}

const split = <T>(list: readonly T[], { unprocessed = 0 }: ReadOptions): [T[], T[]] => {
  const count = Math.max(0, list.length - unprocessed)
  return [list.slice(0, count), list.slice(count)]
}

export class MemoryTable {
  private readonly byKey = new Map<string, Partition>()
  /** Scans read in hash order, as on AWS, so that no caller relies on the order of keys. */
  private readonly inScanOrder: Partition[] = []
  /** By index and index partition. With `history`, also entries that were listed there before. */
  private readonly listed = new Map<string, Set<Entry>>()
  private readonly tokens = new Map<string, { at: number; request: unknown }>()
  private sequence = 0

  constructor(private readonly options: TableOptions) {}

  /** The reply of the document client to this command, or its exception. */
  execute(command: object, options: ReadOptions = {}): object {
    const { input } = command as { input: object }
    return this.run(command.constructor.name.replace('Command', ''), input, options)
  }

  run(operation: string, input: object, options: ReadOptions = {}): object {
    const run = this.operations[operation]
    if (!run) return refuse(`The built-in table does not support ${operation}`)
    return run(input as never, options)
  }

  private readonly operations: Readonly<Record<string, (input: never, options: ReadOptions) => object>> = {
    Get: (input: GetCommandInput, options) => {
      const found = this.find(keyIn(input.Key), this.asOf(input.ConsistentRead, options))
      return {
        ...(found && { Item: found.item }),
        ...this.capacity(input, readUnits(found?.bytes ?? 0, input.ConsistentRead)),
      }
    },
    BatchGet: (input: BatchGetCommandInput, options) => this.batchGet(input, options),
    Query: (input: QueryCommandInput, options) => this.query(input, options),
    Scan: (input: ScanCommandInput, options) => this.scan(input, options),
    Put: (input: PutCommandInput) => this.writeOne({ Put: input as never }, input),
    Delete: (input: DeleteCommandInput) => this.writeOne({ Delete: input as never }, input),
    Update: (input: UpdateCommandInput) => this.writeOne({ Update: input as never }, input),
    TransactWrite: (input: TransactWriteCommandInput) => this.transact(input),
    BatchWrite: (input: BatchWriteCommandInput, options) => this.batchWrite(input, options),
  }

  all(): Item[] {
    return this.inScanOrder.flatMap(({ entries }) => entries.flatMap((entry) => latest(entry)?.item ?? []))
  }

  /** Adds items without a change record; `sequence` continues that of an earlier table. */
  load(items: Iterable<Item>, sequence = 0): void {
    this.sequence = sequence
    for (const item of items) this.keep({ at: 0, item, bytes: itemBytes(item) }, item)
  }

  private partition(pk: string): Partition {
    const known = this.byKey.get(pk)
    if (known) return known
    const partition: Partition = { pk, hash: mixBits(seedOf(pk)), entries: [] }
    this.byKey.set(pk, partition)
    this.inScanOrder.splice(this.scanPosition(partition), 0, partition)
    return partition
  }

  private scanPosition({ pk, hash }: Pick<Partition, 'pk' | 'hash'>): number {
    return lowerBound(this.inScanOrder, (one) => one.hash < hash || (one.hash === hash && compareKeys(one.pk, pk) < 0))
  }

  /** The time as of which to read; null for the latest state. */
  private asOf(consistent: boolean | undefined, { lag = 0 }: ReadOptions): number | null {
    return consistent || lag === 0 ? null : this.options.now() - lag
  }

  private find({ pk, sk }: Key, asOf: number | null = null): Found | undefined {
    const entries = this.byKey.get(pk)?.entries ?? []
    const entry = entries[lowerBound(entries, (one) => compareKeys(one.sk, sk) < 0)]
    return entry?.sk === sk ? stateAt(entry, asOf) : undefined
  }

  private keep(state: State, { pk, sk }: Key): void {
    const partition = this.partition(pk)
    const { entries } = partition
    const position = lowerBound(entries, (one) => compareKeys(one.sk, sk) < 0)
    let entry = entries[position]
    if (entry?.sk !== sk) {
      entry = { pk, sk, states: [] }
      entries.splice(position, 0, entry)
    }
    const before = latest(entry)?.item
    if (!this.options.history) entry.states.length = 0
    entry.states.push(state)
    for (const index of INDEXES) {
      const [was, is] = [listName(index, before), listName(index, state.item)]
      if (was && was !== is && !this.options.history) this.listed.get(was)?.delete(entry)
      if (is) this.listed.set(is, (this.listed.get(is) ?? new Set()).add(entry))
    }
    if (state.item || this.options.history) return
    entries.splice(position, 1)
    if (entries.length > 0) return
    this.byKey.delete(pk)
    this.inScanOrder.splice(this.scanPosition(partition), 1)
  }

  /** Makes all writes if every condition is met, and none otherwise. A transaction costs twice the table units. */
  private write(
    writes: readonly Write[],
    isTransaction = false,
  ): { failures: CancellationReason[]; units: number; made: Made[] } {
    if (new Set(writes.map(({ key }) => idOf(key))).size < writes.length)
      refuse('A request cannot include multiple operations on one item')
    const at = this.options.now()
    const found = writes.map(({ key }) => this.find(key))
    const reasons = writes.map(({ condition, names, returnsOld }, position): CancellationReason => {
      const before = found[position]?.item
      if (meets(condition, before ?? null, names)) return { Code: 'None' }
      const item = returnsOld && before && { Item: marshalled(before) }
      return { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', ...item }
    })
    if (reasons.some(({ Code }) => Code !== 'None')) return { failures: reasons, units: 0, made: [] }
    const made = writes.map(({ apply }, position) => apply(found[position]?.item ?? null))
    if (isTransaction && made.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TRANSACTION_BYTES)
      refuse('the items of a transaction are larger than 4 MB')
    const changes: StreamChange[] = []
    const states: State[] = []
    let units = 0
    for (const [position, { item: after, bytes }] of made.entries()) {
      const { item: before = null, bytes: bytesBefore = 0 } = found[position] ?? {}
      units += (isTransaction ? 2 : 1) * blocks(Math.max(bytesBefore, bytes), 1024)
      if (isSame(before, after)) continue
      for (const index of INDEXES) units += indexUnits(index, before, after)
      changes.push({ sequence: this.sequence + changes.length + 1, at, before, after })
      states.push({ at, item: after, bytes })
    }
    if (changes.length > 0) this.options.onWrite?.(changes)
    this.sequence += changes.length
    for (const [position, { before, after }] of changes.entries())
      this.keep(states[position] as State, (after ?? before) as Item)
    return { failures: [], units, made }
  }

  private writeOne(request: TransactItem, input: { ReturnValues?: string; ReturnConsumedCapacity?: string }): object {
    const { failures, units, made } = this.write([parseWrite(request)])
    const [failure] = failures
    if (failure)
      throw new ConditionalCheckFailedException({ message: failure.Message!, Item: failure.Item, $metadata: {} })
    const capacity = this.capacity(input, units)
    if (input.ReturnValues === undefined || input.ReturnValues === 'NONE') return capacity
    const { item, changed = [] } = made[0] as Made
    if (item && input.ReturnValues === 'ALL_NEW') return { Attributes: item, ...capacity }
    if (input.ReturnValues !== 'UPDATED_NEW' || !item) return refuse(`ReturnValues ${input.ReturnValues}`)
    return { Attributes: pick(item, changed), ...capacity }
  }

  private transact(input: TransactWriteCommandInput): object {
    const { TransactItems: items = [], ClientRequestToken: token } = input
    checkLength('a transaction', items, MAX_TRANSACT_ITEMS)
    if (token && this.isReplay(token, items)) return this.capacity(input, 0, true)
    const { failures, units } = this.write(items.map(parseWrite), true)
    if (failures.length > 0) throw transactionCanceled(failures)
    if (token) this.tokens.set(token, { at: this.options.now(), request: items })
    return this.capacity(input, units, true)
  }

  private isReplay(token: string, request: readonly TransactItem[]): boolean {
    const oldest = this.options.now() - TOKEN_LIFETIME_MS
    for (const [known, { at }] of this.tokens) {
      if (at > oldest) break
      this.tokens.delete(known)
    }
    const known = this.tokens.get(token)
    if (!known) return false
    if (known.request === request || isSame(known.request, request)) return true
    throw new IdempotentParameterMismatchException({
      message: 'The token was used before with another request',
      $metadata: {},
    })
  }

  private batchGet(input: BatchGetCommandInput, options: ReadOptions): object {
    const { Keys = [], ConsistentRead } = input.RequestItems?.[this.options.name] ?? refuse('another table')
    checkLength('a batch', Keys, MAX_BATCH_GET)
    const keys = Keys.map(keyIn)
    if (new Set(keys.map(idOf)).size < keys.length) refuse('Provided list of item keys contains duplicates')
    const [processed, unprocessed] = split(keys, options)
    const found = processed.map((key) => this.find(key, this.asOf(ConsistentRead, options)))
    const units = found.reduce((sum, one) => sum + readUnits(one?.bytes ?? 0, ConsistentRead), 0)
    return {
      Responses: { [this.options.name]: found.flatMap((one) => one?.item ?? []) },
      UnprocessedKeys: unprocessed.length > 0 ? { [this.options.name]: { Keys: unprocessed, ConsistentRead } } : {},
      ...this.capacity(input, units, true),
    }
  }

  private batchWrite(input: BatchWriteCommandInput, options: ReadOptions): object {
    const requests = input.RequestItems?.[this.options.name] ?? refuse('another table')
    checkLength('a batch', requests, MAX_BATCH_WRITE)
    const [processed, unprocessed] = split(requests, options)
    const { units } = this.write(
      processed.map(({ PutRequest, DeleteRequest }) =>
        parseWrite(PutRequest ? { Put: PutRequest as never } : { Delete: DeleteRequest as never }),
      ),
    )
    return {
      UnprocessedItems: unprocessed.length > 0 ? { [this.options.name]: unprocessed } : {},
      ...this.capacity(input, units, true),
    }
  }

  private query(input: QueryCommandInput, options: ReadOptions): object {
    const { KeyConditionExpression: condition = '', IndexName, ConsistentRead, ScanIndexForward = true } = input
    const index = IndexName === undefined ? null : indexNamed(IndexName)
    if (index && ConsistentRead) refuse('Consistent reads are not supported on global secondary indexes')
    const asOf = this.asOf(ConsistentRead, options)
    const partition = partitionIn(condition, index?.partitionKey ?? TABLE.partitionKey, input)
    const start = input.ExclusiveStartKey as Item | undefined
    const found = index
      ? indexPage(index, this.listed.get(`${index.name} ${partition}`) ?? [], asOf, start, ScanIndexForward)
      : readEntries(this.byKey.get(partition)?.entries ?? [], asOf, start, ScanIndexForward)
    return this.page(
      where(found, ({ item }) => meets(condition, item, input)),
      input,
      index,
    )
  }

  private scan(input: ScanCommandInput, options: ReadOptions): object {
    const asOf = this.asOf(input.ConsistentRead, options)
    const start = input.ExclusiveStartKey as Item | undefined
    if (input.IndexName === undefined) return this.page(this.scanned(input, asOf, start), input, null)
    const index = indexNamed(input.IndexName)
    const lists = [...this.listed].filter(([name]) => name.startsWith(`${index.name} `))
    const entries = new Set(lists.flatMap(([, list]) => [...list]))
    return this.page(indexPage(index, entries, asOf, start, true), input, index)
  }

  private *scanned(input: ScanCommandInput, asOf: number | null, start: Key | undefined): Generator<Found> {
    const { Segment = 0, TotalSegments = 1 } = input
    const from = start ? this.scanPosition({ pk: start.pk, hash: mixBits(seedOf(start.pk)) }) : 0
    for (const { pk, hash, entries } of this.inScanOrder.slice(from))
      if (hash % TotalSegments === Segment)
        yield* readEntries(entries, asOf, pk === start?.pk ? start : undefined, true)
  }

  private page(found: Iterable<Found>, input: QueryCommandInput | ScanCommandInput, index: Index | null): object {
    const { Limit = Number.POSITIVE_INFINITY, FilterExpression, ProjectionExpression, ConsistentRead } = input
    if (input.Select) refuse(`Select ${input.Select}`)
    const read: Item[] = []
    let bytes = 0
    let isLast = true
    for (const { item, bytes: size } of found) {
      isLast = read.length === 0 || bytes + size <= PAGE_BYTES
      if (!isLast) break
      bytes += size
      read.push(item)
      isLast = read.length < Limit
      if (!isLast) break
    }
    const items = read.filter((item) => meets(FilterExpression, item, input))
    const names = ProjectionExpression?.split(', ').map((name) => resolveName(name, input))
    return {
      Items: names ? items.map((item) => pick(item, names)) : items,
      Count: items.length,
      ScannedCount: read.length,
      ...(!isLast && { LastEvaluatedKey: pick(read.at(-1) as Item, keyNames(index)) }),
      ...this.capacity(input, readUnits(bytes, ConsistentRead)),
    }
  }

  private capacity(input: { ReturnConsumedCapacity?: string }, CapacityUnits: number, inList = false): object {
    if (!input.ReturnConsumedCapacity || input.ReturnConsumedCapacity === 'NONE') return {}
    const consumed = { TableName: this.options.name, CapacityUnits }
    return { ConsumedCapacity: inList ? [consumed] : consumed }
  }
}

const idOf = ({ pk, sk }: Key): string => `${pk}|${sk}`

const latest = ({ states }: Entry): State | undefined => states.at(-1)

function stateAt({ states }: Entry, asOf: number | null): Found | undefined {
  const state = asOf === null ? states.at(-1) : states.findLast(({ at }) => at <= asOf)
  return state?.item ? (state as Found) : undefined
}

/** The position of the first element that is not before the one searched for. */
function lowerBound<T>(list: readonly T[], isBefore: (one: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(list[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}

function* readEntries(
  entries: readonly Entry[],
  asOf: number | null,
  start: Key | undefined,
  forward: boolean,
): Generator<Found> {
  let position = forward ? 0 : entries.length - 1
  if (start && forward) position = lowerBound(entries, ({ sk }) => compareKeys(sk, start.sk) <= 0)
  if (start && !forward) position = lowerBound(entries, ({ sk }) => compareKeys(sk, start.sk) < 0) - 1
  for (; position >= 0 && position < entries.length; position += forward ? 1 : -1) {
    const found = stateAt(entries[position] as Entry, asOf)
    if (found) yield found
  }
}

function* where<T>(list: Iterable<T>, isWanted: (one: T) => boolean): Generator<T> {
  for (const one of list) if (isWanted(one)) yield one
}

const indexNamed = (name: string): Index =>
  INDEXES.find((index) => index.name === name) ?? refuse(`The table does not have the specified index: ${name}`)

const keyNames = (index: Index | null): string[] => [
  TABLE.partitionKey,
  TABLE.sortKey,
  ...(index ? [index.partitionKey, index.sortKey] : []),
]

const pick = (item: Attributes, names: readonly string[]): Item =>
  Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]]))) as Item

const isListed = ({ partitionKey, sortKey }: Index, item: Item | null | undefined): item is Item =>
  item?.[partitionKey] !== undefined && item[sortKey] !== undefined

const listName = (index: Index, item: Item | null | undefined): string | null =>
  isListed(index, item) ? `${index.name} ${item[index.partitionKey]}` : null

/** The entries of an index after `start`, in the order of its keys, with what it projects. */
function indexPage(
  index: Index,
  entries: Iterable<Entry>,
  asOf: number | null,
  start: Item | undefined,
  forward: boolean,
): Found[] {
  const names = keyNames(index)
  const compare = (one: Item, other: Item) =>
    compareKeys(one[index.partitionKey] as string, other[index.partitionKey] as string) ||
    compareKeys(one[index.sortKey] as number, other[index.sortKey] as number) ||
    compareKeys(idOf(one), idOf(other))
  const direction = forward ? 1 : -1
  return [...entries]
    .flatMap((entry) => stateAt(entry, asOf) ?? [])
    .filter(({ item }) => isListed(index, item) && (!start || compare(item, start) * direction > 0))
    .sort((one, other) => compare(one.item, other.item) * direction)
    .map(({ at, item }) => ({ at, item: pick(item, names), bytes: itemBytes(pick(item, names)) }))
}

const blocks = (bytes: number, size: number): number => Math.max(1, Math.ceil(bytes / size))

const readUnits = (bytes: number, consistent: boolean | undefined): number =>
  blocks(bytes, 4096) * (consistent ? 1 : 0.5)

/** Changing an index entry costs a delete and a put. */
function indexUnits(index: Index, before: Item | null, after: Item | null): number {
  const entries = [before, after].map((item) => (isListed(index, item) ? pick(item, keyNames(index)) : null))
  if (isSame(entries[0], entries[1])) return 0
  return entries.reduce((sum, entry) => sum + (entry ? blocks(itemBytes(entry), 1024) : 0), 0)
}

export const keysOf = (items: readonly TransactItem[] = []): string[] =>
  items.map(({ Put, Delete, Update }) => idOf((Put?.Item ?? (Delete ?? Update)?.Key) as unknown as Key))

function parseWrite({ Put, Delete, Update }: TransactItem): Write {
  const request = Put ?? Delete ?? Update ?? refuse('a transaction item without an operation')
  const write = {
    names: {
      ExpressionAttributeNames: request.ExpressionAttributeNames,
      ExpressionAttributeValues: freeze(request.ExpressionAttributeValues) as Attributes | undefined,
    },
    condition: request.ConditionExpression,
    returnsOld: request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
  }
  if (Put) {
    const item = freeze(Put.Item) as Item
    const bytes = validSize(item)
    return { ...write, key: keyIn(item), apply: () => ({ item, bytes }) }
  }
  const key = keyIn((Delete ?? Update)?.Key)
  if (Delete) return { ...write, key, apply: () => ({ item: null, bytes: 0 }) }
  const { UpdateExpression = refuse('an update without an expression') } = Update as { UpdateExpression?: string }
  return {
    ...write,
    key,
    apply(before) {
      const { after, changed } = applyUpdate(UpdateExpression, before ?? { ...key }, write.names)
      return { item: Object.freeze(after) as Item, bytes: validSize(after), changed }
    },
  }
}

function keyIn(from: Attributes | undefined): Key {
  const { pk, sk } = from ?? {}
  for (const [name, value] of Object.entries({ pk, sk })) {
    if (typeof value !== 'string' || value === '') return refuse(`${name} is not a key: ${JSON.stringify(value)}`)
    if (value.length * 3 > MAX_KEY_BYTES.sk && Buffer.byteLength(value) > MAX_KEY_BYTES[name as keyof Key])
      return refuse(`${name} is too long for a key`)
  }
  return { pk: pk as string, sk: sk as string }
}

function validSize(item: Attributes): number {
  keyIn(item)
  for (const { partitionKey, sortKey } of INDEXES) {
    for (const [name, type] of Object.entries({ [partitionKey]: 'string', [sortKey]: 'number' })) {
      const value = item[name]
      if (value === '' || (value !== undefined && typeof value !== type))
        refuse(`${name} is a key of an index: ${JSON.stringify(value)}`)
    }
  }
  const bytes = itemBytes(item)
  return bytes > MAX_ITEM_BYTES ? refuse('Item size has exceeded the maximum allowed size') : bytes
}

/** By the rules of DynamoDB: UTF-8 bytes of names and strings, half a byte per digit, three bytes per list or map. */
export function itemBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + itemBytes(each), 3)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + 1 + itemBytes(each), 3)
  return 1
}

/** A frozen copy without undefined attributes, as the client sends it. Readers share it. */
function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return refuse(`the number ${value}`)
    return value
  }
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (value instanceof Set) return refuse('sets are not supported')
  if (Array.isArray(value)) return Object.freeze(value.map((each) => (each === undefined ? null : freeze(each))))
  const copy: Attributes = {}
  for (const name in value) {
    const each = (value as Attributes)[name]
    if (each !== undefined) copy[name] = freeze(each)
  }
  return Object.freeze(copy)
}

const marshalledItems = new WeakMap<object, Record<string, AttributeValue>>()

/** Cached: items are frozen, and each is sent several times. */
export function marshalled(item: object): Record<string, AttributeValue> {
  const known = marshalledItems.get(item) ?? marshall(item, { removeUndefinedValues: true })
  marshalledItems.set(item, known)
  return known
}

export const transactionCanceled = (reasons: CancellationReason[]) =>
  new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    $metadata: {},
    CancellationReasons: reasons,
  })
