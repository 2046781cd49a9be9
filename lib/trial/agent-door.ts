/**
 * The HTTP server for agents under test: the open operations under their usual routes, every tool under /trial, and MCP.
 * A random key selects the sample. Nothing here reads or sets the clock, the seed or the score.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { match } from '../../lambdas/api/routes/match'
import { type DoorReply, fieldsOf, openDoor, readJson } from './door'
import type { Sample } from './sample'

export interface AgentDoor {
  url: string
  /** Returns the key of the sample: the one given, or a random one. */
  admit(sample: Sample, key?: string): string
  dismiss(key: string): void
  close(): Promise<void>
}

export async function openAgentDoor({ port = 0, host = '127.0.0.1' } = {}): Promise<AgentDoor> {
  const samples = new Map<string, Sample>()
  const { url, close } = await openDoor({ port, host }, async (request, path) => {
    const sample = samples.get(keyOf(request, path))
    if (!sample) return { status: 401, body: { error: 'Invalid API key' } }
    if (path.pathname !== '/mcp') return answerHttp(sample, request, path)
    // There is no stream to read.
    if (request.method !== 'POST') return { status: 405, body: '' }
    return answerMcp(sample, await readJson(request))
  })
  return {
    url,
    close,
    // Random, and not the key in the house: that one follows from the seed, which is published.
    admit(sample, key = `cht_${randomBytes(24).toString('hex')}`) {
      samples.set(key, sample)
      return key
    },
    dismiss: (key) => void samples.delete(key),
  }
}

/** In the address, for MCP clients that cannot send headers. */
const keyOf = ({ headers }: IncomingMessage, { searchParams }: URL): string =>
  String(headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /i, '') ?? searchParams.get('key') ?? '')

async function answerHttp(
  sample: Sample,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<DoorReply> {
  const { method = 'GET', headers } = request
  if (pathname === '/trial/waking') return { status: 200, body: sample.opening() }
  if (pathname === '/trial/tools') return { status: 200, body: { tools: sample.tools } }
  const own = /^\/trial\/(\w+)$/.exec(pathname)?.[1]
  const found = own ? null : match(method, pathname)
  const tool = own ?? found?.operation ?? pathname
  const sent = method === 'GET' ? {} : fieldsOf(await readJson(request))
  const { status, body, text } = await sample.call(tool, {
    ...found?.params,
    ...Object.fromEntries(searchParams),
    ...sent,
  })
  return { status, body: headers.accept?.includes('text/plain') ? text : body }
}

const PROTOCOL = '2025-06-18'
const INVALID_REQUEST = -32600
const NO_METHOD = -32601

async function answerMcp(sample: Sample, sent: unknown): Promise<DoorReply> {
  const { id, method, params } = fieldsOf(sent)
  const reply = (result: object) => ({ status: 200, body: { jsonrpc: '2.0', id, result } })
  const fault = (code: number, message: string) => ({
    status: 200,
    body: { jsonrpc: '2.0', id, error: { code, message } },
  })
  if (typeof method !== 'string') return fault(INVALID_REQUEST, 'Not a JSON-RPC message')
  if (id === undefined) return { status: 202, body: '' }
  const { name, arguments: args, protocolVersion } = fieldsOf(params)
  if (method === 'initialize')
    return reply({
      protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : PROTOCOL,
      capabilities: { tools: {} },
      serverInfo: { name: 'creature-house-trial', version: '1.0.0' },
      instructions: sample.opening(),
    })
  if (method === 'ping') return reply({})
  if (method === 'tools/list') return reply({ tools: sample.tools })
  if (method !== 'tools/call') return fault(NO_METHOD, `There is no method ${method}`)
  const { status, body, text } = await sample.call(String(name), fieldsOf(args))
  return reply({ content: [{ type: 'text', text }], structuredContent: body, isError: status >= 400 })
}
