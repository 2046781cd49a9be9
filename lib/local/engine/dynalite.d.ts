/** The parts of dynalite's inner modules, which ship without types, that the portable DynamoDB is built on. */
declare module 'dynalite/db' {
  export type Item = Record<string, Record<string, unknown>>
  export type Done<T = void> = (error: Error | null, result?: T) => void
  export type BatchOperation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string }

  export interface Index {
    IndexName: string
    KeySchema: { AttributeName: string }[]
  }

  export interface Table {
    TableName: string
    TableStatus: string
    GlobalSecondaryIndexes?: Index[]
  }

  export interface Units {
    CapacityUnits: number
  }

  export interface Capacity extends Units {
    TableName: string
    Table?: Units
    GlobalSecondaryIndexes?: Record<string, Units>
  }

  export interface Range {
    gt?: string
    lt?: string
  }

  export interface IndexDb {
    createValueStream(range: Range): NodeJS.ReadableStream
  }

  export interface LevelDb {
    open(): Promise<void>
    close(): Promise<void>
    get(key: string): Promise<unknown>
    put(key: string, value: unknown): Promise<void>
    del(key: string): Promise<void>
    batch(operations: BatchOperation[]): Promise<void>
    iterator(range: Range): AsyncIterable<[key: string, value: unknown]>
  }

  export interface Store {
    db: LevelDb
    getTable(name: string, done: Done<Table>): void
    getTable(name: string, mustBeActive: false, done: Done<Table>): void
    getIndexDb(scope: string, table: string, index: string): IndexDb
  }

  export interface IndexActions {
    puts: { index: string; key: string; item: Item }[]
  }

  export function create(options: {
    path?: string
    createTableMs: number
    deleteTableMs: number
    updateTableMs: number
  }): Store
  export function capacityUnits(item: Item): number
  export function createKey(item: Item, table: Table): string
  export function getIndexActions(
    indexes: Index[],
    before: Item | undefined,
    after: Item | undefined,
    table: Table,
  ): IndexActions
  export function validationError(message: string): Error
}

declare module 'dynalite/validations' {
  import type { Store } from 'dynalite/db'

  export type Types = Record<string, unknown>
  export type Custom = (input: object, store: Store) => string | undefined
  export function toLowerFirst(name: string): string
  export function checkTypes(input: object, types: Types): object
  export function checkValidations(input: object, types: Types, custom: Custom | undefined, store: Store): void
}

declare module 'dynalite/actions/*' {
  import type { Capacity, Done, Item, Store, Table } from 'dynalite/db'
  import type { Custom, Types } from 'dynalite/validations'

  export interface Input {
    TableName: string
    IndexName?: string
    LocalSecondaryIndexes?: object[]
    ExclusiveStartKey?: Item
    ScanIndexForward?: boolean
    ConsistentRead?: boolean
    ReturnConsumedCapacity?: string
    ReturnValuesOnConditionCheckFailure?: string
    ClientRequestToken?: string
    TransactItems?: Record<string, Input>[]
    TimeToLiveSpecification?: { Enabled: boolean; AttributeName: string }
  }

  export interface Answer {
    Item?: Item
    TableDescription?: Table
    ConsumedCapacity?: Capacity | Capacity[]
  }

  export interface Operation {
    types: Types
    custom?: Custom
    run(store: Store, input: Input, done: Done<Answer>): void
  }

  export interface Fault extends Error {
    statusCode?: number
    body?: { __type: string; message?: string }
  }
}
