/** The server of this machine under load, beside a bare one that makes the same calls to its database. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { median, rounded } from './figures'

export interface ServerCost {
  connections: number
  house_per_second: number
  bare_per_second: number
  /** Of what a bare server answers, and of what it would answer with the same processor time. */
  ratio: number
  cpu_ratio: number
}

/** What a server process tells once it can be called. */
export interface Ready {
  url: string
  keys: string[]
}

export const CARE = JSON.stringify({ action: 'reflect', notes: 'All is well, it seems to me.' })

interface Target extends Ready {
  child: ChildProcess
}

async function start(kind: 'house' | 'bare', connections: number): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'server-process.ts'), [kind, String(connections)], {
    execArgv: ['--import', 'tsx'],
  })
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the ${kind} server ended with ${code}`))),
  ])) as [Ready]
  return { child, ...ready }
}

/** The processor time of the server so far, in milliseconds. */
async function cpuOf({ child }: Target): Promise<number> {
  child.send('cpu')
  const [ms] = (await once(child, 'message')) as [number]
  return ms
}

async function stop({ child }: Target): Promise<void> {
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}

interface Rate {
  per_second: number
  per_cpu_second: number
}

/** Answers with so many connections, each with a keeper of its own that waits for one before the next. */
async function load(target: Target, connections: number, seconds: number): Promise<Rate> {
  const { url, keys } = target
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const [cpu, began] = [await cpuOf(target), performance.now()]
  const ends = began + 1000 * seconds
  let answers = 0
  const visit = async (key: string) => {
    while (performance.now() < ends) {
      await care(url, key, agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => visit(keys[at % keys.length] ?? '')))
  const elapsed = performance.now() - began
  agent.destroy()
  return { per_second: (1000 * answers) / elapsed, per_cpu_second: (1000 * answers) / ((await cpuOf(target)) - cpu) }
}

async function care(url: string, key: string, agent: Agent): Promise<void> {
  const sent = request(`${url}/api/house/care`, {
    agent,
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'content-length': CARE.length },
  })
  sent.end(CARE)
  const [answer] = await once(sent, 'response')
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`care was answered with ${answer.statusCode}: ${body}`)
}

export interface Load {
  connections: number
  rounds: number
  seconds: number
}

export async function measureServer({ connections, rounds, seconds }: Load): Promise<ServerCost> {
  const house = await start('house', connections)
  const bare = await start('bare', connections)
  const rates: { house: Rate; bare: Rate }[] = []
  try {
    for (const target of [house, bare]) await load(target, connections, seconds)
    for (let round = 0; round < rounds; round++) {
      rates.push({ house: await load(house, connections, seconds), bare: await load(bare, connections, seconds) })
    }
  } finally {
    await Promise.all([stop(house), stop(bare)])
  }
  const ratio = (of: keyof Rate) => rounded(median(rates.map(({ house, bare }) => house[of] / bare[of])))
  return {
    connections,
    house_per_second: Math.round(median(rates.map(({ house }) => house.per_second))),
    bare_per_second: Math.round(median(rates.map(({ bare }) => bare.per_second))),
    ratio: ratio('per_second'),
    cpu_ratio: ratio('per_cpu_second'),
  }
}
