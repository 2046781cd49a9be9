/** The document client as a Lambda needs it: plain objects in and out, marshalled where DynamoDB's calls hold items. */
import { randomUUID } from 'node:crypto'
import { marshall, type marshallOptions, unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBClient } from './dynamodb'

type Fields = Record<string, unknown>

interface Command {
  operation: string
  input: Fields
}

const command = (operation: string) =>
  class implements Command {
    readonly operation = operation
    constructor(readonly input: Fields) {}
  }

export const BatchGetCommand = command('BatchGetItem')
export const BatchWriteCommand = command('BatchWriteItem')
export const DeleteCommand = command('DeleteItem')
export const GetCommand = command('GetItem')
export const PutCommand = command('PutItem')
export const QueryCommand = command('Query')
export const UpdateCommand = command('UpdateItem')
/** Sent twice, it must count once: without a token of its own it is given one. */
export class TransactWriteCommand extends command('TransactWriteItems') {
  constructor(input: Fields) {
    super({ ClientRequestToken: randomUUID(), ...input })
  }
}

export class DynamoDBDocumentClient {
  static from = (client: DynamoDBClient, options: { marshallOptions?: marshallOptions } = {}) =>
    new DynamoDBDocumentClient(client, options.marshallOptions)

  private constructor(
    private readonly client: DynamoDBClient,
    private readonly options?: marshallOptions,
  ) {}

  async send({ operation, input }: Command): Promise<Fields> {
    const written = inItems(input, (item) => marshall(item, this.options))
    return inItems(await this.client.call(operation, written), (item) => unmarshall(item as never))
  }
}

const ITEM = ['Item', 'Key', 'Attributes', 'ExpressionAttributeValues', 'ExclusiveStartKey', 'LastEvaluatedKey']
const ITEMS = ['Items', 'Keys']
/** By the name of their table. */
const ITEMS_BY_TABLE = 'Responses'

function inItems<T>(value: T, convert: (item: Fields) => unknown): T {
  if (Array.isArray(value)) return value.map((one) => inItems(one, convert)) as T
  if (typeof value !== 'object' || !value) return value
  return mapped(value as Fields, (field, name) => {
    if (!field) return field
    if (ITEM.includes(name)) return convert(field as Fields)
    if (ITEMS.includes(name)) return (field as Fields[]).map(convert)
    if (name === ITEMS_BY_TABLE) return mapped(field as Record<string, Fields[]>, (items) => items.map(convert))
    return inItems(field, convert)
  }) as T
}

const mapped = <T>(fields: Readonly<Record<string, T>>, map: (field: T, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]))
