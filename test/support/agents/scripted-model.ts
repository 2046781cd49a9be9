/**
 * A model that cannot think: it reads the text of the last answers and does what stands under "Next". It speaks the
 * three wire formats by which frameworks reach their models, so that whatever is tried with it runs as it stands.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Json = Record<string, unknown>

export interface Call {
  name: string
  args: Json
}

/** What it knows at its turn: what it did since it was woken, and what it was told as text. */
interface Waking {
  done: readonly Call[]
  heard: readonly string[]
}

/** A call to make, or the words to end with. */
type Move = Call | string

const MOST_OFTEN = 2
const DEEDS = ['adopt', 'care', 'visit']

interface Read {
  /** The calls that are advised, in order. */
  steps: readonly Call[]
  /** Who it is, and when to come back. */
  ending: string
}

/** An answer as text: the line of the creature, "- care {"action":"feed"}: Why." under "Next", "Come back at …". */
function read(text: string): Read {
  if (text.startsWith('{')) return readJson(JSON.parse(text))
  const [who = ''] = text.split('\n')
  const [, next = ''] = text.split(/^Next:$/m)
  const steps = [...next.matchAll(/^- (\w+)(.*)$/gm)].map(([, name = '', rest = '']) => ({
    name,
    args: opening(rest.trim()),
  }))
  return { steps, ending: `${who}\n${/^Come back at .*$/m.exec(text)?.[0] ?? text}` }
}

interface Told {
  creature?: { name: string; species: string; stage: string }
  next_steps?: readonly { endpoint?: string; body?: Json }[]
  recommended_checkin?: { at: string }
}

/** Claude Code hands its model the structured content, as JSON, in place of the text wherever there is any. */
const readJson = ({ creature, next_steps = [], recommended_checkin }: Told): Read => ({
  steps: next_steps.map(({ endpoint = '', body = {} }) => ({ name: /(\w*)(\?|$)/.exec(endpoint)![1]!, args: body })),
  ending: `${creature?.name}: "${creature?.species}", ${creature?.stage}\nCome back at ${recommended_checkin?.at}`,
})

/** The JSON that a line begins with. */
function opening(text: string): Json {
  for (let end = text.indexOf('}'); text.startsWith('{') && end >= 0; end = text.indexOf('}', end + 1)) {
    try {
      return JSON.parse(text.slice(0, end + 1))
    } catch {
      // An inner brace: the next may be the last.
    }
  }
  return {}
}

export function move({ done, heard }: Waking): Move {
  const told = heard.at(-1)
  if (told === undefined) return { name: 'status', args: {} }
  const often = ({ name, args }: Call) =>
    done.filter((one) => one.name === name && JSON.stringify(one.args) === JSON.stringify(args)).length
  const { steps, ending } = read(told)
  const deed = steps.find((step) => DEEDS.includes(step.name) && often(step) < MOST_OFTEN)
  if (deed) return deed
  return done.at(-1)?.name === 'status' ? ending : { name: 'status', args: {} }
}

/** The text in what a tool returned: as it is, or in parts of which only the texts are read. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content
  const parts = Array.isArray(content) ? content : [content]
  return parts.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('\n')
}

/** A framework may put words of its own in front of a tool's name. */
const plain = (name: string): string => name.split('__').at(-1) as string
const offered = (tools: readonly string[], name: string): string => tools.find((one) => plain(one) === name) ?? name

let moves = 0
const newId = (kind: string): string => `${kind}_${++moves}`

/** OpenAI's Responses. */
function responses({ input, tools = [], model }: Json, said: (waking: Waking) => Move): Json {
  const items = (Array.isArray(input) ? input : []) as Json[]
  const answer = said({
    done: items
      .filter(({ type }) => type === 'function_call')
      .map((one) => ({ name: plain(one.name as string), args: JSON.parse(one.arguments as string) })),
    heard: items.filter(({ type }) => type === 'function_call_output').map(({ output }) => textIn(output)),
  })
  const names = (tools as { name: string }[]).map(({ name }) => name)
  const output =
    typeof answer === 'string'
      ? {
          type: 'message',
          id: newId('msg'),
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: answer, annotations: [] }],
        }
      : {
          type: 'function_call',
          id: newId('fc'),
          call_id: newId('call'),
          name: offered(names, answer.name),
          arguments: JSON.stringify(answer.args),
          status: 'completed',
        }
  const usage = {
    input_tokens: 1,
    output_tokens: 1,
    total_tokens: 2,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  }
  const asked = { parallel_tool_calls: false, tool_choice: 'auto', tools: [] }
  return {
    id: newId('resp'),
    object: 'response',
    created_at: 0,
    status: 'completed',
    model,
    output: [output],
    usage,
    ...asked,
  }
}

/** OpenAI's Chat Completions. */
function chat({ messages, tools = [], model }: Json, said: (waking: Waking) => Move): Json {
  const turns = messages as { role: string; content: unknown; tool_calls?: { function: Json }[] }[]
  const answer = said({
    done: turns
      .flatMap(({ tool_calls = [] }) => tool_calls)
      .map(({ function: { name, arguments: args } }) => ({
        name: plain(name as string),
        args: JSON.parse(args as string),
      })),
    heard: turns.filter(({ role }) => role === 'tool').map(({ content }) => textIn(content)),
  })
  const names = (tools as { function: { name: string } }[]).map((tool) => tool.function.name)
  const message =
    typeof answer === 'string'
      ? { role: 'assistant', content: answer }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: newId('call'),
              type: 'function',
              function: { name: offered(names, answer.name), arguments: JSON.stringify(answer.args) },
            },
          ],
        }
  const finish_reason = typeof answer === 'string' ? 'stop' : 'tool_calls'
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  return {
    id: newId('chat'),
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message, finish_reason }],
    usage,
  }
}

/** Anthropic's Messages, as the events of a stream. */
function messages({ messages: turns, tools = [], model }: Json, said: (waking: Waking) => Move): Json[] {
  const blocks = (turns as { content: unknown }[]).flatMap(({ content }) => (Array.isArray(content) ? content : []))
  const answer = said({
    done: blocks.filter(({ type }) => type === 'tool_use').map((one) => ({ name: plain(one.name), args: one.input })),
    heard: blocks.filter(({ type }) => type === 'tool_result').map(({ content }) => textIn(content)),
  })
  const names = (tools as { name: string }[]).map(({ name }) => name)
  const words = typeof answer === 'string'
  const content_block = words
    ? { type: 'text', text: '' }
    : { type: 'tool_use', id: newId('toolu'), name: offered(names, answer.name), input: {} }
  const delta = words
    ? { type: 'text_delta', text: answer }
    : { type: 'input_json_delta', partial_json: JSON.stringify(answer.args) }
  const usage = { input_tokens: 1, output_tokens: 1 }
  const ended = { stop_reason: words ? 'end_turn' : 'tool_use', stop_sequence: null }
  const begun = { stop_reason: null, stop_sequence: null }
  return [
    {
      type: 'message_start',
      message: { id: newId('msg'), type: 'message', role: 'assistant', model, content: [], usage, ...begun },
    },
    { type: 'content_block_start', index: 0, content_block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: ended, usage },
    { type: 'message_stop' },
  ]
}

function stream(response: ServerResponse, events: readonly Json[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''))
}

export interface ScriptedModel {
  url: string
  close(): void
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0]
    const asked = request.method === 'POST' ? ((await json(request)) as Json) : {}
    const give = (body: Json) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (path === '/v1/responses') give(responses(asked, move))
    else if (path === '/v1/chat/completions') give(chat(asked, move))
    else if (path === '/v1/messages') stream(response, messages(asked, move))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
