/** Runs every scenario with every fault of every database call in it, and checks what must hold all the same. */
import { isDeepStrictEqual } from 'node:util'
import { ConfiguredRetryStrategy } from '@smithy/core/retry'
import { takesIdempotencyKey } from '../../../lambdas/api/idempotency-key'
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { ATTEMPTS, connect, type Db } from '../../../lambdas/store/db'
import { startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { LOCAL_TABLE, type LocalHostOptions, UNLIMITED } from '../../../lib/local/local-host'
import { type Received, savedPartOf } from '../../support/http'
import { brokenLaws } from '../../support/laws'
import { sendTo, stageIn } from '../../support/scenario-host'
import { openTestHouse, type TestHouse } from '../../support/test-house'
import { canMeet, KINDS, LASTINGS, proxyTo, type Trouble, type Wire } from './proxy'
import { FAULT_SCENARIOS, type FaultScenario, type Prepared } from './scenarios'

export interface Result extends Trouble {
  scenario: string
  /** Null if the database call was not made this time. */
  status: number | null
  broken: string[]
}

/** Timeout of an attempt while calls are slow. */
const SLOW_MS = 250
/** The client's usual delay would make the run take an hour. */
const BETWEEN_ATTEMPTS_MS = 1

/** Scenarios that run concurrently, each in another house: most of the time is waiting. */
const AT_ONCE = 4

/** Claims that nothing was done. */
const CLAIMS_NOTHING = /nothing (was|has been|is) \w+|still works|no credits were|not (been )?charged/i

/** Suffix of a scenario's name: the same with an Idempotency-Key, sent again after the fault. */
const BY_KEY = ' by key'

/** The answer to a call with a key that can only be retried. */
const BUSY = /too busy .* same Idempotency-Key/

export const HOUSE: LocalHostOptions = { projecting: true, inlinePayments: 'stand-ins', rateLimits: UNLIMITED }

interface Setup {
  house: TestHouse
  proxy: Wire
  /** Replaces the database client: one that met many faults stops retrying. */
  renewClient(slow: boolean): void
  close(): Promise<void>
}

async function setUp(): Promise<Setup> {
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  const proxy = await proxyTo(engine.endpoint)
  let through: Db['send']
  const house = await openTestHouse({
    engine: { endpoint: engine.endpoint },
    intercept: () => ((...args: Parameters<Db['send']>) => through(...args)) as Db['send'],
    ...HOUSE,
  })
  // The random delay after a lost race is almost zero.
  house.context.random = () => 0.001
  const renewClient = (slow: boolean) => {
    const retryStrategy = new ConfiguredRetryStrategy(ATTEMPTS, BETWEEN_ATTEMPTS_MS)
    const options = {
      table: LOCAL_TABLE,
      endpoint: proxy.url,
      newId: house.context.newId,
      clientConfig: { retryStrategy },
    }
    through = connect({ ...options, ...(slow && { attemptMs: SLOW_MS }) }).send
  }
  renewClient(false)
  const close = async () => {
    await house.close()
    proxy.close()
    await engine.close()
  }
  return { house, proxy, renewClient, close }
}

/** The outcome without any fault. */
interface Reference {
  status: number
  done: number
  /** The status when sent again with its key; null without a key. */
  retry: number | null
}

interface Attempt extends Prepared {
  act(): Promise<Received>
  /** Sends it again with the same key; null without a key. */
  retry(): Promise<Received | null>
}

async function prepareAttempt(house: TestHouse, scenario: string): Promise<Attempt> {
  const { operation, prepare } = FAULT_SCENARIOS.get(scenario.replace(BY_KEY, '')) as FaultScenario
  // At night, creatures sleep and refuse some care.
  house.advanceToMorning()
  const prepared = await prepare({ house, stage: stageIn(house, { projects: true }) })
  const { act, asked } = prepared
  if (!operation || act)
    return { ...prepared, act: act ?? (() => Promise.reject(new Error('no call'))), retry: async () => null }
  const withKey = scenario.endsWith(BY_KEY) && takesIdempotencyKey(everyRoute[operation])
  const key = { 'idempotency-key': house.context.newId() }
  const send = () => sendTo(house, operation, { ...asked, ...(withKey && { headers: { ...asked?.headers, ...key } }) })
  return { ...prepared, act: send, retry: async () => (withKey ? send() : null) }
}

export interface Choice {
  /** Default: all. */
  scenario?(name: string): boolean
  trouble?(trouble: Trouble): boolean
  each?(result: Result): void
}

export async function runMatrix({ scenario = () => true, trouble = () => true, each }: Choice): Promise<Result[]> {
  const names = [...FAULT_SCENARIOS.keys()].flatMap((name) => [name, `${name}${BY_KEY}`]).filter(scenario)
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

async function* runScenario(scenario: string, isWanted: (trouble: Trouble) => boolean): AsyncGenerator<Result> {
  let setup = await setUp()
  try {
    const { reference, calls } = await runUndisturbed(setup, scenario)
    if (scenario.endsWith(BY_KEY) && reference.retry === null) return
    for (const call of calls) {
      const troubles = troublesOf(call).filter(isWanted)
      const results: Result[] = []
      for (const one of troubles)
        results.push({ scenario, ...one, ...(await runWith(setup, scenario, one, reference)) })
      // Laws are expensive to check. Only if one is broken, each fault runs again in a new house to find the cause.
      if ((await brokenLaws(setup.house)).length > 0) {
        await setup.close()
        setup = await setUp()
        for (const one of results) {
          const { broken } = await runWith(setup, scenario, one, reference)
          one.broken = [...broken, ...(await brokenLaws(setup.house))]
        }
        if (results.every(({ broken }) => broken.length === 0))
          throw new Error(`${scenario}/${call} violated an invariant, but not in the second run`)
      }
      yield* results
    }
  } finally {
    await setup.close()
  }
}

const troublesOf = (call: string): Trouble[] =>
  KINDS.filter((kind) => canMeet(call, kind)).flatMap((kind) => LASTINGS.map((lasting) => ({ call, kind, lasting })))

/** The outcome without a fault, and the database calls of it. */
async function runUndisturbed({ house, proxy }: Setup, scenario: string) {
  const attempt = await prepareAttempt(house, scenario)
  proxy.begin(null)
  const { status, text } = await attempt.act()
  const calls = proxy.calls()
  const done = await attempt.done()
  const reference: Reference = { status, done, retry: (await attempt.retry())?.status ?? null }
  const broken = [...(await finalFaults(attempt)), ...(await brokenLaws(house))]
  if (status >= 500 || broken.length > 0)
    throw new Error(`${scenario} fails without any fault: ${status} ${text} ${broken}`)
  return { reference, calls }
}

async function runWith(
  { house, proxy, renewClient }: Setup,
  scenario: string,
  trouble: Trouble,
  reference: Reference,
): Promise<Pick<Result, 'status' | 'broken'>> {
  const attempt = await prepareAttempt(house, scenario)
  renewClient(trouble.kind === 'slow')
  proxy.begin(trouble)
  const answer = await attempt.act().catch((error: Error) => error)
  const struck = proxy.struck()
  proxy.begin(null)
  renewClient(false)
  if (answer instanceof Error) return { status: null, broken: [`no answer: ${answer.message}`] }
  const done = await attempt.done()
  const broken = [
    ...wrongAnswers(answer, done, trouble, reference),
    (await attempt.contradiction?.(answer, done)) ?? [],
    ...(await wrongRetries(attempt, answer, reference)),
    ...(await finalFaults(attempt)),
  ].flat()
  return { status: struck || broken.length > 0 ? answer.status : null, broken }
}

/** What the answer says, compared with what was done. */
function wrongAnswers({ status, text }: Received, done: number, { kind, lasting }: Trouble, due: Reference): string[] {
  if (done > due.done) return [`done ${done} times`]
  if (status === due.status) return done === due.done ? [] : [`answered ${status}, but done ${done} times`]
  if (status < 500 && !BUSY.test(text)) return [`answered ${status}, expected ${due.status}: ${text}`]
  if (lasting === 'once' && kind !== 'slow') return [`a single fault failed the call: ${text}`]
  const claim = CLAIMS_NOTHING.exec(text)
  return claim && done > 0 ? [`it was done, but the answer says "${claim[0]}"`] : []
}

/** What is wrong after a retry with the same key. */
async function wrongRetries(attempt: Attempt, first: Received, due: Reference): Promise<string[]> {
  const second = await attempt.retry()
  if (!second) return []
  const done = await attempt.done()
  const contradiction = await attempt.contradiction?.(second, done)
  const differs = second.headers['idempotency-replayed'] && first.status < 300 && !isSameAnswer(first, second)
  const isExpected = second.status === due.status || second.status === due.retry
  return [
    ...(isExpected ? [] : [`retry: ${second.status} ${second.text}`]),
    ...(done === due.done ? [] : [`done ${done} times after the retry`]),
    ...(differs ? ['the retry is answered differently'] : []),
    ...(contradiction ? [`retry: ${contradiction}`] : []),
  ]
}

const isSameAnswer = (first: Received, second: Received): boolean =>
  first.body && second.body
    ? isDeepStrictEqual(savedPartOf(first.body), savedPartOf(second.body))
    : first.text === second.text

/** What is still wrong in the end. */
async function finalFaults(attempt: Prepared): Promise<string[]> {
  await attempt.later?.()
  const due = attempt.due?.()
  const done = await attempt.done()
  return due !== undefined && done !== due ? [`done ${done} times in the end, expected ${due}`] : []
}
