/**
 * Parses a JSON-RPC message. The stateless MCP revision declares its version in every request; the two older revisions
 * do so in a handshake.
 */
import { type Headers, header } from '../api/caller'
import { REVISIONS, STATELESS, UI, WITH_HANDSHAKE } from '../api/documents/mcp-server'
import { BESIDE_ARGUMENTS, isBesideArguments, isOverwritten, OVERWRITTEN } from '../api/schemas/rehearsal'
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
/** The raw JSON of the id, with quotes, because parsing a number could round it. */
export type Id = string

export interface Message {
  /** Null for a notification, which gets no response. */
  id: Id | null
  method: string
  params: Params
  stateless: boolean
  /** Whether the client has declared that it shows MCP Apps views. */
  showsViews: boolean
}

export type ParsedMessage = Message | { id: Id | null; fault: RpcError }

const META = 'io.modelcontextprotocol'
export const SERVER_INFO = `${META}/serverInfo`
export const VERSION = `${META}/protocolVersion`
const CAPABILITIES = `${META}/clientCapabilities`

/** A body may have 16 KB; the message around it is a little larger and two levels deeper. */
const MAX_BYTES = 24 * 1024
const MAX_LEVELS = MAX_DEPTH + 2

export function readMessage(text: string, headers: Headers | null): ParsedMessage {
  if (Buffer.byteLength(text) > MAX_BYTES) return invalid(CODES.invalidRequest, 'The message is larger than 24 KB')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return invalid(CODES.parse, 'The body is not valid JSON')
  }
  if (Array.isArray(value)) return invalid(CODES.invalidRequest, 'Send one message at a time, not a batch')
  if (!isObject(value) || value.jsonrpc !== '2.0') {
    return invalid(CODES.invalidRequest, 'The body is not a JSON-RPC 2.0 message')
  }
  const { method, params = {}, ...beside } = value
  const id = isId(value.id) ? rawId(text) : null
  if (nestedBeyond(MAX_LEVELS, value)) {
    return invalid(
      CODES.invalidRequest,
      `The message is nested more than ${MAX_LEVELS} levels deep; send it flatter`,
      id,
    )
  }
  if (isOverwritten(text, value)) return invalid(CODES.invalidRequest, `The message ${OVERWRITTEN}`, id)
  // A response from the client. The server sends no requests, so it is ignored.
  if (method === undefined && ('result' in value || 'error' in value)) return notification('', {}, false)
  if (typeof method !== 'string' || !(value.id === undefined || isId(value.id))) {
    return invalid(CODES.invalidRequest, 'A message has a method, and an id that is text or a finite number')
  }
  if (!isObject(params)) return invalid(CODES.invalidParams, 'params must be an object', id)
  if (isBesideArguments(beside)) return invalid(CODES.invalidRequest, BESIDE_ARGUMENTS, id)
  return checkRevision(id, method, params, headers)
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** `message` must be valid JSON. If there are two ids, the last one counts, as in JSON.parse. */
function rawId(message: string): Id | null {
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

/** Determines the revision. A mismatch of headers and body is refused. */
function checkRevision(id: Id | null, method: string, params: Params, headers: Headers | null): ParsedMessage {
  const headerVersion = header(headers, 'mcp-protocol-version')?.trim()
  const meta = isObject(params._meta) ? params._meta : {}
  const bodyVersion = meta[VERSION]
  if (bodyVersion === undefined && headerVersion !== STATELESS) {
    return headerVersion === undefined || method === 'initialize' || OLDER_REVISIONS.includes(headerVersion)
      ? { id, method, params, stateless: false, showsViews: isViewSession(headers) }
      : unsupported(headerVersion, id)
  }
  if (id === null) return notification(method, params, true)
  if (typeof bodyVersion !== 'string' || !isObject(meta[CAPABILITIES])) {
    const missing = [VERSION, CAPABILITIES].filter((key) => meta[key] === undefined)
    const problem = missing.length > 0 ? `lacks ${missing.join(' and ')}` : 'is not as the revision has it'
    return invalid(CODES.invalidParams, `_meta ${problem}`, id)
  }
  if (headerVersion !== undefined && headerVersion !== bodyVersion)
    return mismatch('MCP-Protocol-Version', headerVersion, bodyVersion, id)
  if (bodyVersion !== STATELESS) return unsupported(bodyVersion, id)
  for (const [name, expected] of requiredHeaders(bodyVersion, method, params)) {
    const sent = decodeHeader(header(headers, name)?.trim())
    if (sent !== expected) return mismatch(name, sent, expected, id)
  }
  return { id, method, params, stateless: true, showsViews: declaresViews(meta[CAPABILITIES]) }
}

export const SESSION = 'Mcp-Session-Id'
/**
 * In revisions with a handshake, a client declares its capabilities once. The server stores nothing: the session id,
 * which the client sends with every later message, has this prefix if the client shows views.
 */
const VIEW_SESSION = 'views-'
export const viewSession = (requestId: string): string => `${VIEW_SESSION}${requestId}`
const isViewSession = (headers: Headers | null): boolean =>
  header(headers, SESSION.toLowerCase())?.startsWith(VIEW_SESSION) ?? false

export const declaresViews = (capabilities: unknown): boolean =>
  isObject(capabilities) && isObject(capabilities.extensions) && isObject(capabilities.extensions[UI])

/** 2025-03-26 is the version to assume if a client sends none after the handshake. */
const OLDER_REVISIONS: readonly string[] = [...WITH_HANDSHAKE, '2025-03-26']

const NAMED_BY: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

/** Headers that must repeat the body, so that proxies need not parse it. */
export function requiredHeaders(version: string, method: string, params: Params): [header: string, value: string][] {
  const name = params[NAMED_BY[method] ?? '']
  return [
    ['mcp-protocol-version', version],
    ['mcp-method', method],
    ...(typeof name === 'string' ? [['mcp-name', name] as [string, string]] : []),
  ]
}

/** Values that a header cannot hold are sent as base64. */
function decodeHeader(value: string | undefined): string | undefined {
  const wrapped = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1]
  return wrapped === undefined ? value : Buffer.from(wrapped, 'base64').toString()
}

const notification = (method: string, params: Params, stateless: boolean): Message => ({
  id: null,
  method,
  params,
  stateless,
  showsViews: false,
})

const invalid = (code: number, message: string, id: Id | null = null, data?: unknown): ParsedMessage => ({
  id,
  fault: { code, message, ...(data !== undefined && { data }) },
})

const unsupported = (requested: string, id: Id | null): ParsedMessage =>
  invalid(CODES.unsupportedVersion, 'Unsupported protocol version', id, { supported: REVISIONS, requested })

const mismatch = (name: string, sent: string | undefined, expected: string, id: Id): ParsedMessage =>
  invalid(CODES.headerMismatch, `The header ${name} does not say what the body says`, id, {
    mismatch: { header: sent ?? null, body: expected },
  })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 1e309 is a number in JSON, but clients read it as infinity and find no request with that id. */
const isId = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value)
