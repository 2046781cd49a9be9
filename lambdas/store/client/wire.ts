/**
 * Converts rows to and from DynamoDB's JSON in one pass, and reuses one request object per operation. The document
 * client copies every value three times. Signing, retries, endpoints and errors are still the SDK's.
 */
import type { Readable } from 'node:stream'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

type Fields = Record<string, unknown>

/** Parameters and results that are a map of values, or a list of such maps; all others are plain JSON. */
const MAPS = new Set([
  'Item',
  'Key',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'LastEvaluatedKey',
  'Attributes',
])
const LISTS = new Set(['Items', 'Keys'])

interface Operation {
  name: string
}
interface Context {
  /** The address of the database, as resolved for this call. */
  endpointV2?: { url: URL }
}
/** The part of the SDK's protocol that is replaced here. */
interface Protocol {
  serializeRequest(operation: Operation, input: Fields, context: Context): Promise<Request>
  deserializeResponse(operation: Operation, context: Context, response: Response): Promise<Fields>
}
interface Request {
  headers: Readonly<Record<string, string>>
  body?: unknown
}
interface Response {
  statusCode: number
  body: Readable
}

/** Makes a client take and return plain values, as the commands of the document client contain them. */
export function usePlainValues({ config }: DynamoDBClient): void {
  const protocol = config.protocol as Protocol
  const published = {
    serializeRequest: protocol.serializeRequest.bind(protocol),
    deserializeResponse: protocol.deserializeResponse.bind(protocol),
  }
  /** By operation and endpoint: such requests differ only in their bodies. */
  const requests = new Map<string, Request>()
  protocol.serializeRequest = async (operation, input, context) => {
    const key = `${operation.name} ${context.endpointV2?.url.href}`
    const request = requests.get(key) ?? (await published.serializeRequest(operation, {}, context))
    requests.set(key, request)
    // A copy, because middleware adds headers to it.
    return { ...request, headers: { ...request.headers }, body: Buffer.from(JSON.stringify(toWire(input))) }
  }
  protocol.deserializeResponse = async (operation, context, response) => {
    if (response.statusCode >= 300) return published.deserializeResponse(operation, context, response)
    return { ...fromWire(JSON.parse((await readText(response.body)) || '{}')), $metadata: {} }
  }
}

/**
 * Listens for the data events: replies are short and arrive in one piece, so a pipe or an async iterator costs more
 * than it gains.
 */
const readText = (body: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    body
      .setEncoding('utf8')
      .on('data', (piece: string) => {
        text += piece
      })
      .on('end', () => resolve(text))
      .on('error', reject)
  })

/** Adds no token to a transaction, unlike the SDK: callers pass one, so that a retry does not write twice. */
export const toWire = (input: Fields): Fields => convert(input, toAttributes)

export const fromWire = (output: Fields): Fields => convert(output, fromAttributes)

/** Copies everything but the maps of values, which `change` converts. */
function convert(part: Fields, change: (values: Fields) => Fields): Fields {
  const copy: Fields = {}
  for (const [name, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null) copy[name] = value
    else if (MAPS.has(name)) copy[name] = change(value as Fields)
    else if (LISTS.has(name)) copy[name] = (value as Fields[]).map(change)
    else if (name === 'Responses') copy[name] = convertTables(value as Record<string, Fields[]>, change)
    else copy[name] = Array.isArray(value) ? value.map((one) => convert(one, change)) : convert(value as Fields, change)
  }
  return copy
}

const convertTables = (tables: Record<string, Fields[]>, change: (values: Fields) => Fields): Fields =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.map(change)]))

/** A value with its type, such as `{"S": "text"}`. */
type Attribute = Readonly<Record<string, unknown>>

function toAttributes(values: Fields): Record<string, Attribute> {
  const attributes: Record<string, Attribute> = {}
  for (const name in values) if (values[name] !== undefined) attributes[name] = toAttribute(values[name])
  return attributes
}

/** Plain objects only: a Set, Map or Date would be stored without its contents. */
const isObject = (value: unknown): value is Fields => Object.prototype.toString.call(value) === '[object Object]'

function toAttribute(value: unknown): Attribute {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number' && Number.isFinite(value)) return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (Array.isArray(value)) return { L: value.filter((one) => one !== undefined).map(toAttribute) }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
  if (isObject(value)) return { M: toAttributes(value) }
  throw new TypeError(`cannot be stored: ${typeof value} ${value}`)
}

/** Changes the parsed JSON in place: nothing else refers to it. */
function fromAttributes(attributes: Fields): Fields {
  for (const name in attributes) attributes[name] = fromAttribute(attributes[name] as Attribute)
  return attributes
}

function fromAttribute(attribute: Attribute): unknown {
  if (attribute.S !== undefined) return attribute.S
  if (attribute.N !== undefined) return Number(attribute.N)
  if (attribute.M !== undefined) return fromAttributes(attribute.M as Fields)
  if (attribute.L !== undefined) return (attribute.L as Attribute[]).map(fromAttribute)
  if (attribute.BOOL !== undefined) return attribute.BOOL
  if (attribute.NULL !== undefined) return null
  if (attribute.B !== undefined) return new Uint8Array(Buffer.from(attribute.B as string, 'base64'))
  throw new TypeError(`cannot be read: ${JSON.stringify(attribute)}`)
}
