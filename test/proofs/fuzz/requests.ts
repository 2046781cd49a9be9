/** Generates valid and invalid requests for an operation. */
import fc, { type Arbitrary } from 'fast-check'
import { toolOperations } from '../../../lambdas/api/routes/tools'
import { CARE_ACTIONS } from '../../../lambdas/species/care-actions'
import type { Operation, Schema } from './document'
import { honest, type Known, mutated, ODD } from './values'

/** A request apart from its encoding as bytes. */
export interface Asked {
  method: string
  /** As written in the request line. */
  target: string
  /** Whether every path part is a plain word: then the path belongs to this operation only. */
  plain: boolean
  headers: readonly (readonly [string, string])[]
  body: Buffer | null
  /** How the body's length is declared: correctly, chunked, not at all, or too short, so that bytes are left over. */
  length: 'correct' | 'chunked' | 'short' | 'none'
}

/** Placeholder for the agent's key, which changes with every rotation. */
const KEY = '{key}'

const ENCODINGS = ['%', '%zz', '%ff', '%00', '%2F', '%252e', '..', '+', 'a%20b', '%F0%9F%A6%8A', "';--", '%C0%AE']
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

const PART: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ENCODINGS),
  ODD.map((value) => encoded(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 300)),
)

/** A path part, and whether it is a plain value. */
const pathPart = (name: string, known: Known): Arbitrary<{ text: string; plain: boolean }> =>
  fc.oneof(
    { weight: 3, arbitrary: honest({ type: 'string', pattern: '^[a-z0-9_.-]{1,40}$' }, known[name]).map(plainly) },
    { weight: 1, arbitrary: PART.map((text) => ({ text, plain: false })) },
  )
const plainly = (value: unknown) => ({ text: encoded(value), plain: !/^\.*$/.test(String(value)) })

function query(operation: Operation, known: Known): Arbitrary<string> {
  const named = (operation.parameters ?? []).filter((one) => one.in === 'query')
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]))
  const honestly = honest({ properties }, [], known).map((fields) =>
    Object.entries(fields as object).map(([name, value]) => `${name}=${encoded(value)}`),
  )
  const oddly = fc.tuple(fc.constantFrom('x', 'constructor', '__proto__', '', ...named.map(({ name }) => name)), PART)
  const odd = fc.array(
    oddly.map(([name, value]) => `${name}=${value}`),
    { maxLength: 3 },
  )
  return fc
    .tuple(honestly, fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: odd }))
    .map(([one, other]) => [...one, ...other].join('&'))
    .map((text) => (text ? `?${text}` : ''))
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '')
const RAW: readonly Buffer[] = [
  '',
  ' ',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{',
  '{"a":}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
  '['.repeat(5000),
  `{"name":"${'x'.repeat(20_000)}"}`,
  'name=Moth&action=feed',
].map((text) => Buffer.from(text))

/** The document leaves MCP messages to the MCP specification. */
const MESSAGE: Schema = {
  properties: {
    jsonrpc: { enum: ['2.0'] },
    id: { type: 'integer' },
    method: {
      enum: ['ping', 'initialize', 'tools/list', 'tools/call', 'prompts/list', 'resources/list', 'resources/read'],
    },
    params: {
      properties: {
        name: { enum: [...toolOperations.map(([id]) => id), 'no_such_tool'] },
        arguments: { properties: { action: { enum: CARE_ACTIONS }, creature_id: { type: 'string', format: 'uuid' } } },
        uri: { type: 'string' },
      },
    },
  },
  required: ['jsonrpc', 'method'],
}

const bodyOf = ({ operationId, requestBody }: Operation): Schema | undefined =>
  operationId === 'mcp' ? MESSAGE : requestBody?.content['application/json']?.schema

function bodies(operation: Operation, known: Known): Arbitrary<Buffer | null> {
  const described = bodyOf(operation)
  const schema = described ?? { type: 'object' }
  const sound = honest(schema, [], known)
  const wild = fc.oneof(
    mutated(schema, known).map(json),
    ODD.map(json),
    fc.constantFrom(...RAW),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    sound.map((value) => Buffer.from(JSON.stringify(value), 'utf16le')),
    fc.constant(null),
  )
  if (!described) return fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, wild)
  return fc.oneof({ weight: 4, arbitrary: sound.map(json) }, { weight: 3, arbitrary: wild })
}

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
]
const FORMS = ['*/*', 'text/html', 'text/markdown', 'application/json', 'image/png', 'q=;;;,', 'text/html;q=0']
const PLAIN = /^[\x20-\x7e\x80-\xff]*$/

const loose: Arbitrary<readonly [string, string]> = fc.oneof(
  fc.constantFrom(...TYPES, 'multipart/form-data; boundary=x', '').map((type) => ['Content-Type', type] as const),
  fc.constantFrom(...FORMS).map((form) => ['Accept', form] as const),
  fc.constantFrom('gzip', 'br', 'gzip;q=0, br;q=x', 'zstd').map((one) => ['Accept-Encoding', one] as const),
  fc
    .constantFrom('X-Forwarded-For', 'X-HTTP-Method-Override', 'Range', 'If-None-Match', 'Cookie', 'Forwarded')
    .chain((name) =>
      fc
        .constantFrom('DELETE', '127.0.0.1', 'bytes=0-1', '*', 'a=b', 'for=x', 'null')
        .map((value) => [name, value] as const),
    ),
  fc.oneof(fc.uuid(), fc.constantFrom('', '0', 'x'.repeat(300))).map((value) => ['Idempotency-Key', value] as const),
  fc.constant(['Expect', '100-continue'] as const),
  fc
    .string({ unit: 'binary' })
    .filter((text) => PLAIN.test(text))
    .map((value) => ['X-Odd', value] as const),
)

function keys(operation: Operation, adminKey: string): Arbitrary<readonly (readonly [string, string])[]> {
  const wanted = operation.security.flatMap((one) => Object.keys(one))
  const good = wanted.includes('adminKey')
    ? fc.constant([['x-admin-key', adminKey]] as const)
    : fc.constantFrom([['Authorization', `Bearer ${KEY}`]] as const, [['x-api-key', KEY]] as const)
  const bad = fc.constantFrom<readonly (readonly [string, string])[]>(
    [],
    [['Authorization', 'Bearer ']],
    [['Authorization', 'Basic b2R9']],
    [['Authorization', `Bearer ch_${'x'.repeat(60)}`]],
    [['x-api-key', '\xff']],
    [
      ['Authorization', 'Payment e30'],
      ['PAYMENT-SIGNATURE', 'e30='],
      ['x-api-key', '0'],
    ],
  )
  return wanted.length === 0 ? fc.constant([]) : fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: bad })
}

const REVISION = ['MCP-Protocol-Version', '2025-06-18'] as const

export function requestsFor(operation: Operation, known: Known, adminKey: string): Arbitrary<Asked> {
  const parts = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathPart(name, known))
  const methods = operation.method === 'GET' ? ['GET', 'GET', 'GET', 'HEAD'] : [operation.method]
  return fc
    .record({
      method: fc.constantFrom(...methods),
      parts: fc.tuple(...parts),
      query: query(operation, known),
      key: keys(operation, adminKey),
      more: fc.array(loose, { maxLength: 3 }),
      body: bodies(operation, known),
      length: fc.oneof(
        { weight: 6, arbitrary: fc.constant('correct' as const) },
        fc.constantFrom('chunked', 'short', 'none'),
      ),
    })
    .map(({ method, parts: filled, query: asked, key, more, body, length }) => {
      let at = 0
      const path = operation.path.replace(/\{\w+\}/g, () => filled[at++]?.text ?? '')
      return {
        method,
        target: `${path}${asked}`,
        plain: filled.every(({ plain }) => plain),
        headers: [...(operation.operationId === 'mcp' ? [REVISION] : []), ...key, ...more],
        body,
        length,
      } as Asked
    })
}

export function encodeRequest({ method, target, headers, body, length }: Asked, host: string, key: string): Buffer {
  const sent = body ?? Buffer.alloc(0)
  const declared = length === 'short' ? Math.floor(sent.length / 2) : sent.length
  const framing =
    length === 'chunked'
      ? ['Transfer-Encoding: chunked']
      : body === null || length === 'none'
        ? []
        : [`Content-Length: ${declared}`]
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...framing,
    ...headers.map(([name, value]) => `${name}: ${value.replace(KEY, key)}`),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  if (length !== 'chunked') return Buffer.concat([head, length === 'none' ? Buffer.alloc(0) : sent])
  const size = sent.length.toString(16)
  return Buffer.concat([
    head,
    ...(sent.length > 0 ? [Buffer.from(`${size}\r\n`), sent, Buffer.from('\r\n')] : []),
    Buffer.from('0\r\n\r\n'),
  ])
}
