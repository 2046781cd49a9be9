/** Every scenario, every call in it, every trouble that call can meet: each once, and then what must hold all the same. */
import { ConfiguredRetryStrategy } from '@smithy/core/retry'
import { ATTEMPTS, connect, type Db } from '../../../lambdas/store/db'
import { startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { LOCAL_TABLE, UNLIMITED } from '../../../lib/local/local-host'
import type { Received } from '../../support/http'
import { brokenLaws } from '../../support/laws'
import { openTestHouse, type TestHouse } from '../../support/test-house'
import { canMeet, KINDS, LASTINGS, proxyTo, type Trouble, type Wire } from './proxy'
import { type Deed, SCENARIOS, type Scenario } from './scenarios'

export interface Result extends Trouble {
  scenario: string
  /** Null where the call did not come this time. */
  status: number | null
  broken: string[]
}

/** After so long an attempt is given up, where a call is slow. */
const SLOW_MS = 250
/** The client's own patience would make an hour of this. */
const BETWEEN_ATTEMPTS_MS = 1

/** Scenarios at a time, each in a house of its own: most of it is waiting. */
const AT_ONCE = 4

/** Words that claim to know that nothing has happened. */
const CLAIMS_NOTHING = /nothing (was|has been|is) \w+|still works|no credits were|not (been )?charged/i

/** After a scenario's name: the same with an Idempotency-Key, and sent once more when the trouble is over. */
const BY_KEY = ' by key'

/** Said of a call with a key when it can only be sent again. */
const BUSY = /too busy .* same Idempotency-Key/

/** Everything can be done in it, as often as it takes. */
export const HOUSE = {
  projecting: true,
  inline: 'stand-ins',
  rateLimits: UNLIMITED,
} as const

interface Stage {
  house: TestHouse
  proxy: Wire
  /** A client that has not met any trouble yet: one that has met much stops trying again. */
  fresh(slow: boolean): void
  close(): Promise<void>
}

async function setUp(): Promise<Stage> {
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  const proxy = await proxyTo(engine.endpoint)
  let through: Db['send']
  const house = await openTestHouse({
    engine: { endpoint: engine.endpoint },
    intercept: () => ((...args: Parameters<Db['send']>) => through(...args)) as Db['send'],
    ...HOUSE,
  })
  // Whoever loses a race waits at random: hardly at all.
  house.context.random = () => 0.001
  const fresh = (slow: boolean) => {
    const retryStrategy = new ConfiguredRetryStrategy(ATTEMPTS, BETWEEN_ATTEMPTS_MS)
    const options = { table: LOCAL_TABLE, endpoint: proxy.url, newId: house.context.newId, retryStrategy }
    through = connect({ ...options, ...(slow && { attemptMs: SLOW_MS }) }).send
  }
  fresh(false)
  return {
    house,
    proxy,
    fresh,
    close: async () => {
      await house.close()
      proxy.close()
      await engine.close()
    },
  }
}

/** What it is when nothing goes wrong. */
interface Reference {
  status: number
  done: number
  /** What it is when sent again with its key; null where it has none. */
  again: number | null
}

interface Attempt extends Deed {
  /** With the same key; null where nothing was sent that takes one. */
  again(): Promise<Received | null>
}

async function prepared(house: TestHouse, scenario: string): Promise<Attempt> {
  const prepare = SCENARIOS[scenario.replace(BY_KEY, '')] as Scenario
  if (!scenario.endsWith(BY_KEY)) return { ...(await prepare(house)), again: async () => null }
  const headers = { 'idempotency-key': house.context.newId() }
  let [acting, named] = [false, false]
  const call: TestHouse['call'] = (method, path, sent = {}) => {
    if (!acting || method === 'GET' || !path.startsWith('/api/')) return house.call(method, path, sent)
    named = true
    return house.call(method, path, { ...sent, headers: { ...sent.headers, ...headers } })
  }
  const deed = await prepare({ ...house, call })
  const act = async () => {
    acting = true
    return deed.act().finally(() => {
      acting = false
    })
  }
  return { ...deed, act, again: async () => (named ? act() : null) }
}

export interface Choice {
  /** The whole of it, unless these say no. */
  scenario?(name: string): boolean
  trouble?(trouble: Trouble): boolean
  each?(result: Result): void
}

export async function runMatrix({ scenario = () => true, trouble = () => true, each }: Choice): Promise<Result[]> {
  const names = Object.keys(SCENARIOS)
    .flatMap((name) => [name, `${name}${BY_KEY}`])
    .filter(scenario)
  const results = new Map(names.map((name): [string, Result[]] => [name, []]))
  const waiting = results.entries()
  const work = async () => {
    for (const [name, found] of waiting) {
      for await (const result of runScenario(name, trouble)) {
        found.push(result)
        each?.(result)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return [...results.values()].flat()
}

async function* runScenario(scenario: string, wanted: (trouble: Trouble) => boolean): AsyncGenerator<Result> {
  let stage = await setUp()
  try {
    const { reference, calls } = await undisturbed(stage, scenario)
    if (scenario.endsWith(BY_KEY) && reference.again === null) return
    for (const call of calls) {
      const troubles = troublesOf(call).filter(wanted)
      const results: Result[] = []
      for (const one of troubles) results.push({ scenario, ...one, ...(await meet(stage, scenario, one, reference)) })
      // The laws are many rows' reading: only when one is broken, who broke it is found out, in a house that is whole.
      if ((await brokenLaws(stage.house)).length > 0) {
        await stage.close()
        stage = await setUp()
        for (const one of results) {
          one.broken = [...(await meet(stage, scenario, one, reference)).broken, ...(await brokenLaws(stage.house))]
        }
        if (results.every(({ broken }) => broken.length === 0)) throw new Error(`${scenario}/${call} broke a law once`)
      }
      yield* results
    }
  } finally {
    await stage.close()
  }
}

const troublesOf = (call: string): Trouble[] =>
  KINDS.filter((kind) => canMeet(call, kind)).flatMap((kind) => LASTINGS.map((lasting) => ({ call, kind, lasting })))

/** What it is when nothing goes wrong, and the calls it takes. */
async function undisturbed({ house, proxy }: Stage, scenario: string) {
  const deed = await prepared(house, scenario)
  proxy.begin(null)
  const { status, text } = await deed.act()
  const calls = proxy.calls()
  const done = await deed.done()
  const reference: Reference = { status, done, again: (await deed.again())?.status ?? null }
  const broken = [...(await unsettled(deed)), ...(await brokenLaws(house))]
  if (status >= 500 || broken.length > 0) throw new Error(`it fails by itself: ${status} ${text} ${broken}`)
  return { reference, calls }
}

async function meet(
  { house, proxy, fresh }: Stage,
  scenario: string,
  trouble: Trouble,
  reference: Reference,
): Promise<Pick<Result, 'status' | 'broken'>> {
  fresh(trouble.kind === 'slow')
  const deed = await prepared(house, scenario)
  proxy.begin(trouble)
  const answer = await deed.act().catch((error: Error) => error)
  const struck = proxy.struck()
  proxy.begin(null)
  fresh(false)
  if (answer instanceof Error) return { status: null, broken: [`no answer: ${answer.message}`] }
  const done = await deed.done()
  const broken = [
    ...falsehoods(answer, done, trouble, reference),
    (await deed.lies?.(answer, done)) ?? [],
    ...(await repeated(deed, answer, reference)),
    ...(await unsettled(deed)),
  ].flat()
  return { status: struck || broken.length > 0 ? answer.status : null, broken }
}

/** What the answer says, against what has happened. */
function falsehoods({ status, text }: Received, done: number, { kind, lasting }: Trouble, due: Reference): string[] {
  if (done > due.done) return [`done ${done} times`]
  if (status === due.status) return done === due.done ? [] : [`answered ${status}, and done ${done} times`]
  if (status < 500 && !BUSY.test(text)) return [`answered ${status} where ${due.status} was due: ${text}`]
  if (lasting === 'once' && kind !== 'slow') return [`a single fault was not survived: ${text}`]
  const claim = CLAIMS_NOTHING.exec(text)
  return claim && done > 0 ? [`it was done, and the answer says "${claim[0]}"`] : []
}

/** What is not as it should be when it is sent again with its key. */
async function repeated(deed: Attempt, first: Received, due: Reference): Promise<string[]> {
  const again = await deed.again()
  if (!again) return []
  const done = await deed.done()
  const lie = await deed.lies?.(again, done)
  const differs = again.headers['idempotency-replayed'] && first.status < 300 && again.text !== first.text
  return [
    ...(again.status === due.status || again.status === due.again ? [] : [`sent again: ${again.status} ${again.text}`]),
    ...(done === due.done ? [] : [`sent again it is done ${done} times`]),
    ...(differs ? ['sent again it is told otherwise'] : []),
    ...(lie ? [`sent again: ${lie}`] : []),
  ]
}

/** What does not come right in the end. */
async function unsettled(deed: Deed): Promise<string[]> {
  await deed.later?.()
  const due = deed.due?.()
  const done = await deed.done()
  return due !== undefined && done !== due ? [`in the end done ${done} times, and due ${due}`] : []
}
