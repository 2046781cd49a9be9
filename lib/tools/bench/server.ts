/** The local host under load, compared with a bare server that makes the same calls to its database. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { median, rounded } from '../measure/figures'

export interface ServerCost {
  call: string
  connections: number
  house_per_second: number
  bare_per_second: number
  /** Local host divided by bare server: requests per second, and per second of processor time. */
  ratio: number
  cpu_ratio: number
}

/** What a server process sends once it can be called. */
export interface Ready {
  url: string
  keys: string[]
}

/** The calls that are measured. Their methods must differ: the bare server tells them apart by method. */
export const CALLS = {
  care: { method: 'POST', body: JSON.stringify({ action: 'reflect', notes: 'All is well, it seems to me.' }) },
  status: { method: 'GET', body: '' },
} as const
export type ServerCall = keyof typeof CALLS

interface Server {
  child: ChildProcess
  ready: Ready
}

async function startServer(kind: 'house' | 'bare', connections: number): Promise<Server> {
  const file = join(import.meta.dirname, 'server-process.ts')
  const child = fork(file, [kind, String(connections)], { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server exited with ${code}`)))
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  ended.catch(() => {})
  return { child, ready }
}

async function stopServer({ child }: Server): Promise<void> {
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}

/** The processor time of the server so far, in milliseconds. */
async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu')
  const [ms] = (await once(child, 'message')) as [number]
  return ms
}

interface Rate {
  per_second: number
  per_cpu_second: number
}

/** Each connection has its own keeper and waits for a reply before the next call. */
async function load(server: Server, name: ServerCall, { connections, seconds }: Load): Promise<Rate> {
  const { url, keys } = server.ready
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const [cpu, began] = [await cpuOf(server), performance.now()]
  const ends = began + 1000 * seconds
  let answers = 0
  const visit = async (key: string) => {
    while (performance.now() < ends) {
      await call(name, url, key, agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => visit(keys[at % keys.length] ?? '')))
  const elapsed = performance.now() - began
  agent.destroy()
  return { per_second: (1000 * answers) / elapsed, per_cpu_second: (1000 * answers) / ((await cpuOf(server)) - cpu) }
}

async function call(name: ServerCall, url: string, key: string, agent: Agent): Promise<void> {
  const { method, body } = CALLS[name]
  const json = { 'content-type': 'application/json', 'content-length': body.length }
  const headers = { authorization: `Bearer ${key}`, ...(body && json) }
  const sent = request(`${url}/api/house/${name}`, { agent, method, headers })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  const received = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${name} returned ${answer.statusCode}: ${received}`)
}

export interface Load {
  connections: number
  rounds: number
  seconds: number
}

export async function measureServer(size: Load): Promise<ServerCost[]> {
  const house = await startServer('house', size.connections)
  const bare = await startServer('bare', size.connections)
  const costs: ServerCost[] = []
  try {
    for (const name of Object.keys(CALLS) as ServerCall[]) costs.push(await measureCall(name, { house, bare }, size))
  } finally {
    await Promise.all([house, bare].map(stopServer))
  }
  return costs
}

async function measureCall(
  call: ServerCall,
  { house, bare }: Record<'house' | 'bare', Server>,
  size: Load,
): Promise<ServerCost> {
  for (const server of [house, bare]) await load(server, call, size)
  const rates: { house: Rate; bare: Rate }[] = []
  for (let round = 0; round < size.rounds; round++) {
    rates.push({ house: await load(house, call, size), bare: await load(bare, call, size) })
  }
  const ratio = (of: keyof Rate) => rounded(median(rates.map((rate) => rate.house[of] / rate.bare[of])))
  return {
    call,
    connections: size.connections,
    house_per_second: Math.round(median(rates.map((rate) => rate.house.per_second))),
    bare_per_second: Math.round(median(rates.map((rate) => rate.bare.per_second))),
    ratio: ratio('per_second'),
    cpu_ratio: ratio('per_cpu_second'),
  }
}
