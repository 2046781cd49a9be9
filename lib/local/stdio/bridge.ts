/**
 * MCP over standard input and output: passes each message to a house over HTTP. It keeps the key that `register`
 * returns, so that an agent finds its creatures again without remembering the key.
 */
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { CALL_TOOL } from '../../../lambdas/api/routes/tools'
import { CODES, requiredHeaders, SESSION, VERSION } from '../../../lambdas/mcp/message'
import type { KeptKey } from './kept-keys'
import type { House } from './own-house'

export interface BridgeOptions {
  input: Readable
  output: Writable
  /** Called again if the house no longer answers. */
  open(): Promise<House>
  key: KeptKey
}

// biome-ignore lint/suspicious/noExplicitAny: messages of a client; the house validates them
type Message = any

const REGISTERED =
  'You are registered already: this program keeps your key and sends it with every call. Begin with status.'
const NOT_A_REDIRECT = 'The house redirects to another address, which is not followed: set CREATURE_HOUSE_URL to it'

/** Resolves after the input has ended and every message has its response. */
export async function bridge({ input, output, open, key }: BridgeOptions): Promise<void> {
  let house = await open()
  /** The MCP session id. The house needs it to know what the client declared in the handshake. */
  let session: string | null = null
  const write = (message: Message) => output.write(`${JSON.stringify(message)}\n`)

  async function send(path: string, init: RequestInit): Promise<Response> {
    const call = () => {
      const headers = { ...init.headers, ...(key.get() && { authorization: `Bearer ${key.get()}` }) }
      // Following a redirect would send the key to another address.
      return fetch(`${house.url}${path}`, { ...init, headers, redirect: 'manual' })
    }
    try {
      return await call()
    } catch {
      house = await open()
      return call()
    }
  }

  async function answer(line: string, message: Message): Promise<void> {
    if (isRegistration(message) && key.get()) {
      // A second registration would lose the creatures of the first, unless its key is no longer valid.
      const { status } = await send('/api/me', {})
      if (status !== 401)
        return void write({ jsonrpc: '2.0', id: message.id, result: { content: [{ type: 'text', text: REGISTERED }] } })
      key.set(null)
    }
    const headers = { ...headersOf(message), ...(session && { [SESSION]: session }) }
    const response = await send('/mcp', { method: 'POST', headers, body: line })
    session = response.headers.get(SESSION) ?? session
    const text = await response.text()
    if (response.status === 202) return
    if (response.status >= 300 && response.status < 400) throw new Error(NOT_A_REDIRECT)
    const reply = JSON.parse(text)
    const token = reply.result?.structuredContent?.your_token
    if (token) key.set(token)
    if (reply.result?.instructions && key.get()) reply.result.instructions += `\n${REGISTERED}`
    write(reply)
  }

  const inFlight = new Set<Promise<void>>()
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const message = parsed(line)
    const answered: Promise<void> = answer(line, message)
      .catch(({ message: reason, cause }: Error & { cause?: Error }) => {
        const problem = `The house cannot be reached: ${cause?.message ?? reason}`
        if (message?.id !== undefined)
          write({ jsonrpc: '2.0', id: message.id, error: { code: CODES.internal, message: problem } })
      })
      .finally(() => inFlight.delete(answered))
    inFlight.add(answered)
  }
  await Promise.all(inFlight)
  await house.close()
}

/** Invalid JSON is passed on: the house answers it with an error. */
function parsed(line: string): Message {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const isRegistration = (message: Message): boolean => {
  const { name, arguments: args } = message?.params ?? {}
  return message?.method === 'tools/call' && (name === CALL_TOOL ? args?.operation : name) === 'register'
}

function headersOf(message: Message): Record<string, string> {
  const { method, params } = message ?? {}
  const version = params?._meta?.[VERSION]
  const repeated = typeof version === 'string' ? requiredHeaders(version, String(method), params) : []
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...Object.fromEntries(repeated.map(([name, value]) => [name, headerValue(value)])),
  }
}

const headerValue = (value: string): string =>
  /^[\x21-\x7e]+$/.test(value) ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`
