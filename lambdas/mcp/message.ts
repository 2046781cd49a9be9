/**
 * Reads what was posted: one JSON-RPC message, of the revision without a handshake, in which every request says by
 * itself what it speaks, or of the two before it.
 */
import { type Headers, header } from '../api/caller'
import { REVISIONS, STATELESS, WITH_HANDSHAKE } from '../api/documents/mcp-server'
import { MAX_DEPTH, nestedBeyond } from '../api/schemas/validate'

export const CODES = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
  resourceNotFound: -32002,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const

export interface RpcError {
  code: number
  message: string
  data?: unknown
}

export type Params = Readonly<Record<string, unknown>>
/** The id as it stands in the message, quotes and all: a number that was read would come back rounded. */
export type Id = string

export interface Message {
  /** Null for a notification, to which nothing is answered. */
  id: Id | null
  method: string
  params: Params
  stateless: boolean
}

export type Read = Message | { id: Id | null; fault: RpcError }

const META = 'io.modelcontextprotocol'
export const SERVER_INFO = `${META}/serverInfo`
const VERSION = `${META}/protocolVersion`
const CAPABILITIES = `${META}/clientCapabilities`

/** An inner body may have 16 KB; what carries it a little more, and is two levels deeper. */
const MAX_BYTES = 24 * 1024
const MAX_LEVELS = MAX_DEPTH + 2

export function readMessage(text: string, headers: Headers | null): Read {
  if (Buffer.byteLength(text) > MAX_BYTES) return refused(CODES.invalidRequest, 'The message is larger than 24 KB')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(CODES.parse, 'The body is not valid JSON')
  }
  if (Array.isArray(value)) return refused(CODES.invalidRequest, 'Send one message at a time, not a batch')
  if (!isObject(value) || value.jsonrpc !== '2.0') {
    return refused(CODES.invalidRequest, 'The body is not a JSON-RPC 2.0 message')
  }
  const { method, params = {} } = value
  const id = isId(value.id) ? idIn(text) : null
  if (nestedBeyond(MAX_LEVELS, value)) {
    return refused(
      CODES.invalidRequest,
      `The message is nested more than ${MAX_LEVELS} levels deep; send it flatter`,
      id,
    )
  }
  // An answer: nothing was asked, so nothing waits for it.
  if (method === undefined && ('result' in value || 'error' in value)) return notification('', {}, false)
  if (typeof method !== 'string' || !(value.id === undefined || isId(value.id))) {
    return refused(CODES.invalidRequest, 'A message has a method, and an id that is text or a number')
  }
  if (!isObject(params)) return refused(CODES.invalidParams, 'params must be an object', id)
  return known(id, method, params, headers)
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Of a message that is valid JSON; of two ids the last counts, as for whoever parses it. */
function idIn(message: string): Id | null {
  let [depth, name, found]: [number, string | null, Id | null] = [0, null, null]
  let before = ''
  for (const [token] of message.matchAll(TOKENS)) {
    if (depth === 1 && token === ':') name = JSON.parse(before)
    if (depth === 1 && before === ':' && name === 'id') found = token
    if ('{['.includes(token)) depth += 1
    if ('}]'.includes(token)) depth -= 1
    before = token
  }
  return found
}

/** Of which revision it is; where headers and body disagree, neither is believed. */
function known(id: Id | null, method: string, params: Params, headers: Headers | null): Read {
  const told = header(headers, 'mcp-protocol-version')?.trim()
  const meta = isObject(params._meta) ? params._meta : {}
  const claimed = meta[VERSION]
  if (claimed === undefined && told !== STATELESS) {
    return told === undefined || method === 'initialize' || OLDER.includes(told)
      ? { id, method, params, stateless: false }
      : unsupported(told, id)
  }
  if (id === null) return notification(method, params, true)
  if (typeof claimed !== 'string' || !isObject(meta[CAPABILITIES])) {
    const missing = [VERSION, CAPABILITIES].filter((key) => meta[key] === undefined)
    const problem = missing.length > 0 ? `lacks ${missing.join(' and ')}` : 'is not as the revision has it'
    return refused(CODES.invalidParams, `_meta ${problem}`, id)
  }
  if (told !== undefined && told !== claimed) return mismatch('MCP-Protocol-Version', told, claimed, id)
  if (claimed !== STATELESS) return unsupported(claimed, id)
  for (const [name, meant] of mirrored(claimed, method, params)) {
    const sent = decoded(header(headers, name)?.trim())
    if (sent !== meant) return mismatch(name, sent, meant, id)
  }
  return { id, method, params, stateless: true }
}

/** 2025-03-26 is what a client speaks that names none after the handshake. */
const OLDER: readonly string[] = [...WITH_HANDSHAKE, '2025-03-26']

const NAMED_BY: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

/** What the headers must repeat, so that nobody on the way has to read the body. */
function mirrored(version: string, method: string, params: Params): [header: string, value: string][] {
  const name = params[NAMED_BY[method] ?? '']
  return [
    ['mcp-protocol-version', version],
    ['mcp-method', method],
    ...(typeof name === 'string' ? [['mcp-name', name] as [string, string]] : []),
  ]
}

/** What does not fit into a header comes in base64. */
function decoded(value: string | undefined): string | undefined {
  const wrapped = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1]
  return wrapped === undefined ? value : Buffer.from(wrapped, 'base64').toString()
}

const notification = (method: string, params: Params, stateless: boolean): Message => ({
  id: null,
  method,
  params,
  stateless,
})

const refused = (code: number, message: string, id: Id | null = null, data?: unknown): Read => ({
  id,
  fault: { code, message, ...(data !== undefined && { data }) },
})

const unsupported = (requested: string, id: Id | null): Read =>
  refused(CODES.unsupportedVersion, 'Unsupported protocol version', id, { supported: REVISIONS, requested })

const mismatch = (name: string, sent: string | undefined, meant: string, id: Id): Read =>
  refused(CODES.headerMismatch, `The header ${name} does not say what the body says`, id, {
    mismatch: { header: sent ?? null, body: meant },
  })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
