/**
 * Model stub without intelligence: reads the last responses and takes the steps listed under "Next". It supports the
 * three wire formats that agent frameworks use, so that examples run unchanged.
 */
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from '../http'

type Json = Record<string, unknown>

export interface Call {
  name: string
  args: Json
}

/** Input of a turn: its calls since it was woken, and the texts it received. */
interface Waking {
  done: readonly Call[]
  replies: readonly string[]
}

/** A call to make, or the final text. */
type Move = Call | string

const MOST_OFTEN = 2
const CHANGING_TOOLS = ['adopt', 'care', 'visit']

interface Read {
  /** Recommended calls, in order. */
  steps: readonly Call[]
  /** Its creature, and when to return. */
  ending: string
}

/** Parses a response text: the creature's line (a status names its species, too), "- care {"action":"feed"}: Why." under "Next", "Come back in …". */
function read(text: string): Read {
  if (text.startsWith('{')) return readJson(JSON.parse(text))
  const [who = ''] = /^.*: (?:"[^"]*", )?(?:egg|baby|child|teen|adult),.*$/m.exec(text) ?? []
  const [, next = ''] = text.split(/^Next:$/m)
  const steps = [...next.matchAll(/^- (\w+)(.*)$/gm)].map(([, name = '', rest = '']) => ({
    name,
    args: opening(rest.trim()),
  }))
  return { steps, ending: `${who}\n${/^Come back in .*$/m.exec(text)?.[0] ?? text}` }
}

interface StructuredReply {
  creature?: { name: string; stage: string }
  /** Of a visit. */
  creatures?: readonly { name: string; stage: string }[]
  next_steps?: readonly { endpoint?: string; body?: Json }[]
  next_visit?: { at: string } | null
}

/** Claude Code passes structured content, as JSON, instead of the text if there is any. */
const readJson = ({ creatures, creature = creatures?.[0], next_steps = [], next_visit }: StructuredReply): Read => ({
  steps: next_steps.map(({ endpoint = '', body = {} }) => ({ name: /(\w*)(\?|$)/.exec(endpoint)![1]!, args: body })),
  ending: `${creature?.name}: ${creature?.stage}\nCome back at ${next_visit?.at}`,
})

/** The JSON at the start of a line. */
function opening(text: string): Json {
  for (let end = text.indexOf('}'); text.startsWith('{') && end >= 0; end = text.indexOf('}', end + 1)) {
    try {
      return JSON.parse(text.slice(0, end + 1))
    } catch {
      // An inner brace: try the next one.
    }
  }
  return {}
}

export function move({ done, replies }: Waking): Move {
  const latest = replies.at(-1)
  if (latest === undefined) return { name: 'status', args: {} }
  const often = ({ name, args }: Call) =>
    done.filter((one) => one.name === name && JSON.stringify(one.args) === JSON.stringify(args)).length
  const { steps, ending } = read(latest)
  const advised = steps.find((step) => CHANGING_TOOLS.includes(step.name) && often(step) < MOST_OFTEN)
  if (advised) return advised
  return ['status', 'visit'].includes(done.at(-1)?.name ?? '') ? ending : { name: 'status', args: {} }
}

/** Text of a tool result: a string, or the text parts of a list. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content
  const parts = Array.isArray(content) ? content : [content]
  return parts.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('\n')
}

/** Frameworks may prefix a tool's name. */
const plain = (name: string): string => name.split('__').at(-1) as string

/** An operation without a tool of its own runs through the tool `call`. */
function offered(tools: readonly string[], { name, args }: Call): Call {
  const named = (wanted: string) => tools.find((one) => plain(one) === wanted)
  const own = named(name)
  return own ? { name: own, args } : { name: named('call') ?? name, args: { operation: name, arguments: args } }
}

function answerWith(tools: readonly string[], waking: Waking): Move {
  const next = move(waking)
  return typeof next === 'string' ? next : offered(tools, next)
}

/** The operation that was called, by whichever tool. */
function called(name: string, args: Json): Call {
  if (plain(name) !== 'call') return { name: plain(name), args }
  return { name: args.operation as string, args: (args.arguments ?? {}) as Json }
}

let moves = 0
const newId = (kind: string): string => `${kind}_${++moves}`

/** OpenAI Responses. */
function responses({ input, tools = [], model }: Json): Json {
  const items = (Array.isArray(input) ? input : []) as Json[]
  const names = (tools as { name: string }[]).map(({ name }) => name)
  const answer = answerWith(names, {
    done: items
      .filter(({ type }) => type === 'function_call')
      .map((one) => called(one.name as string, JSON.parse(one.arguments as string))),
    replies: items.filter(({ type }) => type === 'function_call_output').map(({ output }) => textIn(output)),
  })
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
          name: answer.name,
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

/** OpenAI Chat Completions. */
function chat({ messages, tools = [], model }: Json): Json {
  const turns = messages as { role: string; content: unknown; tool_calls?: { function: Json }[] }[]
  const names = (tools as { function: { name: string } }[]).map((tool) => tool.function.name)
  const answer = answerWith(names, {
    done: turns
      .flatMap(({ tool_calls = [] }) => tool_calls)
      .map(({ function: { name, arguments: args } }) => called(name as string, JSON.parse(args as string))),
    replies: turns.filter(({ role }) => role === 'tool').map(({ content }) => textIn(content)),
  })
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
              function: { name: answer.name, arguments: JSON.stringify(answer.args) },
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

/** Anthropic Messages, as stream events. */
function messages({ messages: turns, tools = [], model }: Json): Json[] {
  const blocks = (turns as { content: unknown }[]).flatMap(({ content }) => (Array.isArray(content) ? content : []))
  const names = (tools as { name: string }[]).map(({ name }) => name)
  const answer = answerWith(names, {
    done: blocks.filter(({ type }) => type === 'tool_use').map(({ name, input }) => called(name, input)),
    replies: blocks.filter(({ type }) => type === 'tool_result').map(({ content }) => textIn(content)),
  })
  const words = typeof answer === 'string'
  const content_block = words
    ? { type: 'text', text: '' }
    : { type: 'tool_use', id: newId('toolu'), name: answer.name, input: {} }
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
    if (path === '/v1/responses') give(responses(asked))
    else if (path === '/v1/chat/completions') give(chat(asked))
    else if (path === '/v1/messages') stream(response, messages(asked))
    else response.writeHead(404).end()
  })
  const url = await listen(server)
  return {
    url,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
