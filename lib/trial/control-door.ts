/**
 * The HTTP server for the evaluation's runner: opens and resumes samples, and reads results. Its port and
 * secret are never given to an agent under test.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { openAgentDoor } from './agent-door'
import { BASELINES } from './agents/baselines'
import { type DoorReply, fieldsOf, openDoor, readJson } from './door'
import { continueSample, resultOf } from './run'
import { Sample, type TrialCall, type Usage } from './sample'
import { LEVELS, type Level, MEMORIES, type Memory, MIN_DAYS, type Scenario, scenarioOf } from './scenario'

export interface ControlDoor {
  url: string
  agentUrl: string
  secret: string
  close(): Promise<void>
}

export interface ControlOptions {
  port?: number
  agentPort?: number
  host?: string
  /** Random if none is given. */
  secret?: string
  /** A sample that is open from the start, with a fixed key for the agent's door. */
  first?: { scenario: Scenario; key: string }
}

export async function openControlDoor(options: ControlOptions = {}): Promise<ControlDoor> {
  const { port = 0, agentPort = 0, host = '127.0.0.1', secret = randomBytes(32).toString('hex') } = options
  const agents = await openAgentDoor({ port: agentPort, host })
  /** By key of the agent's door. */
  const samples = new Map<string, Sample>()

  const admit = (sample: Sample, given?: string): string => {
    const key = agents.admit(sample, given)
    samples.set(key, sample)
    return key
  }
  if (options.first) admit(await Sample.open(options.first.scenario), options.first.key)

  const start = async (body: Record<string, unknown>): Promise<DoorReply> => {
    const fault = faultIn(body)
    if (fault) return { status: 400, body: { error: fault } }
    const { level, seed, memory, days, secret: drawn, calls = [] } = body as unknown as StartRequest
    const sample = await Sample.resume(scenarioOf(level, seed, { memory, days, secret: drawn }), calls)
    const key = admit(sample)
    return {
      status: 201,
      body: { key, url: agents.url, opening: sample.opening(), tools: sample.tools, over: sample.over },
    }
  }

  const { url, close } = await openDoor({ port, host }, async (request, { pathname }) => {
    if (!knowsSecret(request, secret)) return { status: 401, body: { error: 'The control door needs its secret.' } }
    const [, , key = '', what = ''] = pathname.split('/')
    const body = request.method === 'GET' ? {} : fieldsOf(await readJson(request))
    if (pathname === '/samples' && request.method === 'POST') return start(body)
    const sample = samples.get(key)
    if (!sample) return { status: 404, body: { error: 'There is no such sample.' } }
    if (request.method === 'DELETE') {
      samples.delete(key)
      agents.dismiss(key)
      return { status: 200, body: {} }
    }
    if (what === 'usage') sample.report(body as unknown as Usage)
    if (what === 'wake') await wakeBaseline(sample, body.agent)
    if (what === 'calls') return { status: 200, body: { calls: sample.calls } }
    const { over, waking } = sample
    const result = await resultOf(String(body.agent ?? 'agent'), sample)
    return { status: 200, body: { over, waking, opening: over ? '' : sample.opening(), result } }
  })
  return {
    url,
    agentUrl: agents.url,
    secret,
    close: async () => {
      await close()
      await agents.close()
    },
  }
}

interface StartRequest {
  level: Level
  seed: number
  memory?: Memory
  days?: number
  secret?: string
  /** Calls of an interrupted sample, which are repeated first. */
  calls?: readonly TrialCall[]
}

function faultIn({ level, seed, memory, days, calls }: Record<string, unknown>): string | null {
  if (!LEVELS.includes(level as Level)) return `level must be one of ${LEVELS.join(', ')}`
  if (!Number.isSafeInteger(seed)) return 'seed must be a whole number'
  if (memory !== undefined && !MEMORIES.includes(memory as Memory))
    return `memory must be one of ${MEMORIES.join(', ')}`
  if (days !== undefined && !(Number.isInteger(days) && Number(days) >= MIN_DAYS))
    return `days must be at least ${MIN_DAYS}`
  return calls === undefined || Array.isArray(calls) ? null : 'calls must be a list'
}

/** One waking of a baseline, for oracle solvers. */
async function wakeBaseline(sample: Sample, name: unknown): Promise<void> {
  const agent = BASELINES.find((one) => one.name === name)
  const { waking } = sample
  if (agent) await continueSample(agent, sample, () => sample.waking > waking)
}

function knowsSecret({ headers }: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(secret)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
