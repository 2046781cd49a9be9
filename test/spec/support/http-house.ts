/** For the tests of endpoints: a house with a movable clock, its agents, and a check of every field of an answer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshAddress, type Received, type Sent } from '../../support/http'
import { sharedTestHouse, type TestHouse } from '../../support/test-house'

type Body = Record<string, unknown>
type HouseOptions = NonNullable<Parameters<typeof sharedTestHouse>[0]>

export interface Agent {
  id: string
  username: string
  key: string
  call(method: string, path: string, body?: unknown): Promise<Received>
  get(path: string): Promise<Received>
  post(path: string, body?: unknown): Promise<Received>
  /** Adopts a creature of a common species; returns the egg of the answer. */
  egg(fields?: Body): Promise<Received['body']>
  /** Adopts a creature and hatches it by a status call; returns its id. */
  creature(fields?: Body): Promise<string>
  /** Buys credits: a human opens the checkout link and pays. */
  buy(pack: string): Promise<void>
}

export interface HttpHouse {
  house: TestHouse
  /** A call without a key, from an address that has made no call yet. */
  call(method: string, path: string, sent?: Sent): Promise<Received>
  get(path: string): Promise<Received>
  /** Registers an agent. */
  agent(fields?: Body): Promise<Agent>
  /** An agent that has raised one adult, five days later. */
  adultsKeeper(fields?: Body): Promise<Agent>
  pass(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** One house for the tests of a file. */
export function httpHouse(options: HouseOptions = {}): HttpHouse {
  const house = sharedTestHouse(options)
  const call = (method: string, path: string, sent: Sent = {}) =>
    house.call(method, path, { from: freshAddress(), ...sent })
  const pass: HttpHouse['pass'] = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
    house.clock.advance(days * 24 + hours + minutes / 60 + seconds / 3600)
  }
  const agent = async (fields: Body = {}): Promise<Agent> => {
    const registered = await house.newAgent(fields)
    const { key } = registered
    const asked = (method: string, path: string, body?: unknown) => call(method, path, { key, body })
    const one: Agent = {
      ...registered,
      call: asked,
      get: (path) => asked('GET', path),
      post: (path, body) => asked('POST', path, body),
      async egg(fields = {}) {
        const adopted = await asked('POST', '/api/house/adopt', { name: 'Moth', species_slug: 'tabby', ...fields })
        if (adopted.status !== 201) throw new Error(`adoption answered ${adopted.status}: ${adopted.text}`)
        return adopted.body.creature
      },
      async creature(fields) {
        const { id } = await one.egg(fields)
        await one.get(`/api/house/status?creature_id=${id}`)
        return id
      },
      async buy(pack) {
        const { body } = await one.post('/api/house/credits', { pack })
        const paid = await house.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
        if (paid.status !== 200) throw new Error(`paying answered ${paid.status}: ${paid.text}`)
      },
    }
    return one
  }
  return {
    house,
    call,
    get: (path) => call('GET', path),
    agent,
    pass,
    /** An adult takes 120 hours. A tortoise has the longest feeding window, of 24 hours. */
    async adultsKeeper(fields) {
      const one = await agent(fields)
      await one.creature({ name: 'Elder', species_slug: 'tortoise' })
      for (let day = 1; day <= 5; day++) {
        pass({ days: 1 })
        await one.post('/api/house/care', { action: 'feed' })
      }
      const { stage } = (await one.get('/api/house/status')).body.creature
      if (stage !== 'adult') throw new Error(`after five days of meals on time: ${stage} instead of adult`)
      return one
    },
  }
}

const rules = readFileSync(join(__dirname, '../../../docs/rules.md'), 'utf8').toLowerCase()

/** Fields beyond the specification: each with words of its row in docs/rules.md, or `ours`. */
export type Beyond = Readonly<Record<string, string>>

const names = (list: string): string[] => list.split(', ').filter(Boolean)

/** Fails unless `got` has each of these fields (`a, b, c`), and no other but those listed as beyond. */
export function expectFields(got: unknown, fields: string, beyond: Beyond = {}): void {
  const has = Object.keys(got as object)
  const named = names(fields)
  expect({
    missing: named.filter((name) => !has.includes(name)),
    unlisted: has.filter((name) => !named.includes(name) && !Object.hasOwn(beyond, name)),
    'without a row in docs/rules.md': Object.values(beyond).filter(
      (row) => row !== 'ours' && !rules.includes(row.toLowerCase()),
    ),
  }).toEqual({ missing: [], unlisted: [], 'without a row in docs/rules.md': [] })
}

/** Fields that every refusal has beyond those of the specification. */
const BEYOND_AN_ERROR = { code: 'ours' }
/** For the operator, who finds the cause by it. */
const BEYOND_A_FAILURE = { request_id: 'ours' }
const BEYOND_A_WRONG_KEY = { message: 'says in `message` what is the matter with the key' }

/** Fails unless `answer` is this refusal, with these fields beside `error`. */
export function expectError(
  answer: Received,
  status: number,
  error: string,
  fields = 'suggestion, next_steps',
  beyond: Beyond = {},
): void {
  expect({ status: answer.status, error: answer.body?.error }).toEqual({ status, error })
  expectFields(answer.body, `error, ${fields}`, {
    ...BEYOND_AN_ERROR,
    ...(status === 500 && BEYOND_A_FAILURE),
    ...(status === 401 && BEYOND_A_WRONG_KEY),
    ...beyond,
  })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['retry-after'] === undefined).toBe(status !== 429)
  for (const name of ['limit', 'remaining', 'reset']) expect(answer.headers[`x-ratelimit-${name}`]).toMatch(/^\d+$/)
}

/** Fails unless a call that the database does not answer is refused with 500 and this text. */
export async function expectFailure(house: TestHouse, ask: () => Promise<Received>, error: string): Promise<void> {
  house.onDbCall = () => Promise.reject(new Error('the database is away'))
  const answer = await ask().finally(() => {
    house.onDbCall = null
  })
  expectError(answer, 500, error)
}

/** Fails unless `answer` is the refusal of an invalid request, whose `details` contain this text. */
export function expectInvalid(answer: Received, error: string, details: string): void {
  expectError(answer, 400, error, 'details, suggestion, next_steps', { issues: 'ours', your_creatures: 'ours' })
  expect(answer.body.details).toContain(details)
}

/** `endpoint` of the next steps, with their methods. */
export const steps = ({ body }: Received): string[] =>
  body.next_steps.map(({ method, endpoint, url }: Record<string, string>) => (url ? url : `${method} ${endpoint}`))

/** A text of so many characters. */
export const letters = (count: number): string => 'a'.repeat(count)
