import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { takesIdempotencyKey } from '../../../lambdas/api/idempotency-key'
import { operations } from '../../../lambdas/api/routes/routes'
import type { Row } from '../../../lambdas/store/row'
import type { RequestFields } from '../../../lib/local/events'
import { UNLIMITED } from '../../../lib/local/local-host'
import { buyCredits, type Change, type Changing, SCENARIOS } from '../../../lib/tools/scenarios'
import { barrier } from '../../support/barrier'
import { freshAddress, type Received, savedPartOf } from '../../support/http'
import { bereavedKeeper, sendTo, stageIn } from '../../support/scenario-host'
import { sendMcp } from '../../support/services/mcp'
import { sharedTestHouse, type TestHouse } from '../../support/test-house'

const names = operations.filter(([, route]) => takesIdempotencyKey(route)).map(([operation]) => operation as Changing)

const house = sharedTestHouse({ projecting: false, rateLimits: UNLIMITED })
beforeEach(() => house.advanceToMorning())

let count = 0
const newKey = (): string => {
  count += 1
  return `3f0c1a52-8d1e-4b7a-9c55-${String(count).padStart(12, '0')}`
}

interface Prepared extends Change {
  send(key: string, changes?: RequestFields): Promise<Received>
}

async function prepare(operation: Changing): Promise<Prepared> {
  const stage = stageIn(house)
  const call = await SCENARIOS[operation](stage, 0)
  // Bury first; otherwise the call would make two changes.
  if (operation === 'resurrect') await stage.buryDead(call)
  const send: Prepared['send'] = (key, changes) =>
    sendTo(house, operation, { ...call, ...changes, headers: { 'idempotency-key': key } })
  return { ...call, send }
}

const statusAndBody = ({ status, body }: Received) => [status, savedPartOf(body)]
const replayed = ({ headers }: Received) => headers['idempotency-replayed']

type OnDbCall = NonNullable<TestHouse['onDbCall']>

async function withDatabase<T>(onDbCall: OnDbCall, act: () => Promise<T>): Promise<T> {
  house.onDbCall = onDbCall
  const result = await act()
  house.onDbCall = null
  return result
}

const isWrite = (command: object): boolean => command instanceof TransactWriteCommand || command instanceof PutCommand
const isMarkerRead = (command: object): boolean =>
  command instanceof GetCommand && String(command.input.Key?.pk).startsWith('marker#')

/** Loses the reply to the first write, and fails every later call. */
const failsAfterFirstWrite = (): OnDbCall => {
  let failed = false
  return async (command, go) => {
    if (failed) throw new Error('database unavailable')
    if (!isWrite(command)) return go()
    failed = true
    await go()
    throw new Error('reply lost')
  }
}

describe.each(names)('%s', (operation) => {
  it('takes effect once if sent by twenty concurrent duplicates, all with the same response', async () => {
    const [call, key] = [await prepare(operation), newKey()]
    const together = barrier(20)
    // The barrier makes every duplicate miss the saved response at first.
    const waits: OnDbCall = async (command, go) => {
      const reply = await go()
      if (isMarkerRead(command)) await together()
      return reply
    }
    const answers = await withDatabase(waits, () => Promise.all(Array.from({ length: 20 }, () => call.send(key))))
    expect(new Set(answers.map((answer) => JSON.stringify(statusAndBody(answer)))).size).toBe(1)
    expect(answers[0]!.status).toBeLessThan(300)
    expect(await call.done()).toBe(1)
  })

  it('leaves neither key nor response readable in the table or the log', async () => {
    const [call, key] = [await prepare(operation), newKey()]
    const { body } = await call.send(key)
    await call.send(key)
    const rows = (await house.allRows()).filter(({ type }) => type === 'marker') as Row<{ answer: Uint8Array }>[]
    const stored = [JSON.stringify(rows), ...rows.map(({ data }) => Buffer.from(data.answer).toString('latin1'))].join()
    for (const text of [stored, house.logLines.join('\n')]) {
      expect(text.includes(key)).toBe(false)
      expect(text.includes(body.your_token ?? body.message ?? body.soul_prompt)).toBe(false)
    }
  })
})

/** Calls without a body cannot differ, and a deleted account can send no other call. */
const CANNOT_DIFFER: readonly string[] = ['rotate_key', 'open_window', 'close_window', 'leave']

describe.each(names.filter((name) => !CANNOT_DIFFER.includes(name)))('%s', (operation) => {
  it('is refused with 400 if its key was used for another request', async () => {
    const [call, key] = [await prepare(operation), newKey()]
    const first = await call.send(key)
    const { status, body } = await call.send(key, { body: call.other })
    expect([status, body.error]).toEqual([400, 'This Idempotency-Key belongs to another request'])
    expect(statusAndBody(await call.send(key))).toEqual(statusAndBody(first))
    expect(await call.done()).toBe(1)
  })
})

describe('an idempotency key', () => {
  it('identifies one request of one agent, regardless of field order', async () => {
    const [one, two, key] = [await prepare('adopt'), await prepare('adopt'), newKey()]
    const first = await one.send(key)
    const reordered = { species_slug: 'tabby', name: 'Pip', unknown: 1 }
    expect(replayed(await one.send(key, { body: reordered }))).toBe('true')
    expect(replayed(await two.send(key))).toBeUndefined()
    expect(await two.done()).toBe(1)
    const elsewhere = await house.call('POST', '/api/house/credits', {
      key: one.key,
      body: { pack: '100' },
      headers: { 'idempotency-key': key },
    })
    expect(elsewhere.status).toBe(400)
    expect(first.status).toBe(201)
  })

  it.each<[string, Changing, string, number]>([
    ['empty', 'adopt', '', 400],
    ['of one character', 'adopt', 'x', 201],
    ['of 255 characters', 'adopt', 'x'.repeat(255), 201],
    ['of 256 characters', 'adopt', 'x'.repeat(256), 400],
    ['with a space', 'adopt', 'a b', 400],
    ['with a letter beyond ASCII', 'adopt', 'sch\u00f6n', 400],
    ['that can be guessed', 'register', 'registration-of-pip-2026-0001', 400],
    ['of one letter', 'register', 'yY'.repeat(20), 400],
    ['of zeros', 'register', '0'.repeat(32), 400],
    ['derived from a name', 'register', '6fa459ea-ee8a-5ca4-894e-db77e160355e', 400],
    ['of 20 mixed characters', 'register', 'V1StGXR8_Z5jdHi6B-my', 400],
    ['of 21 mixed characters', 'register', 'V1StGXR8_Z5jdHi6B-myT', 201],
    ['of 31 digits', 'rotate_key', '0123456789abcdef0123456789abcde', 400],
    ['of 32 digits', 'rotate_key', '0123456789abcdef0123456789abcdef', 200],
    ['of a number', 'open_window', '1', 400],
    ['that is a random UUID', 'open_window', 'F47AC10B-58CC-4372-A567-0E02B2C3D479', 200],
  ])('%s, for %s, is validated', async (_what, operation, key, expected) => {
    const call = await prepare(operation)
    const { status, body } = await call.send(key)
    expect(status).toBe(expected)
    if (status !== 400) return
    expect(body.error).toBe('Invalid Idempotency-Key')
    expect(body.details).toMatch(
      /^header\.Idempotency-Key: must be (1 to 255 visible ASCII characters|a random UUID, or)/,
    )
    expect(await call.done()).toBe(0)
  })

  it('is ignored by a read-only call', async () => {
    const { key } = await house.newAgent()
    const sent = { key, headers: { 'idempotency-key': 'a b' } }
    const calls = house.dbCalls.length
    expect((await house.call('GET', '/api/house/credits', sent)).status).toBe(200)
    expect(house.dbCalls.slice(calls)).not.toContain('GetCommand')
  })
})

it('the secret of a registration is forgotten after an hour', async () => {
  const [call, key] = [await prepare('register'), newKey()]
  await call.send(key)
  house.clock.advance(0.9)
  expect(replayed(await call.send(key))).toBe('true')
  house.clock.advance(0.2)
  expect((await call.send(key)).status).toBe(409)
})

describe('a key rotation whose response was lost', () => {
  it('claims nothing about the key if the outcome is unknown', async () => {
    const call = await prepare('rotate_key')
    const { status, body } = await withDatabase(failsAfterFirstWrite(), () => sendTo(house, 'rotate_key', call))
    expect([status, body.error]).toEqual([500, 'Key rotation failed'])
    expect(body.suggestion).toContain('is not known')
  })
})

describe('closing a keeper page when none was open', () => {
  it('is replayed, and leaves a page that was opened since', async () => {
    const { key } = await house.newAgent()
    const headers = { 'idempotency-key': newKey() }
    const close = () => house.call('DELETE', '/api/house/window', { key, headers })
    const first = await close()
    const { body } = await house.call('POST', '/api/house/window', { key })
    const late = await close()
    expect([statusAndBody(late), replayed(late)]).toEqual([statusAndBody(first), 'true'])
    expect((await house.call('GET', new URL(body.url).pathname)).status).toBe(200)
  })
})

describe('a refusal', () => {
  it('is not saved: the same call succeeds once its reason is gone', async () => {
    const { key, body } = await prepare('adopt')
    await house.call('POST', '/api/house/adopt', { key, body })
    const headers = { 'idempotency-key': newKey() }
    const play = () => house.call('POST', '/api/house/care', { key, body: { action: 'play' }, headers })
    expect((await play()).status).toBe(400)
    await house.call('GET', '/api/house/status', { key })
    expect((await play()).status).toBe(200)
    expect(replayed(await play())).toBe('true')
  })

  it('for lack of credits is not saved: the creature can be resurrected once they are bought', async () => {
    const stage = stageIn(house)
    const { key, creature } = await bereavedKeeper(stage)
    const headers = { 'idempotency-key': newKey() }
    const resurrect = () => sendTo(house, 'resurrect', { key, body: { creature_id: creature }, headers })
    expect((await resurrect()).status).toBe(402)
    await buyCredits(stage, key)
    expect((await resurrect()).body.success).toBe(true)
    expect(replayed(await resurrect())).toBe('true')
  })
})

describe('rate limits', () => {
  const strict = sharedTestHouse()
  const named = (name: string) => ({ 'idempotency-key': `V1StGXR8_Z5jdHi6B-myT-${name}` })
  const register = (from: string, username: string, headers?: Record<string, string>) =>
    strict.call('POST', '/api/auth/register', { from, body: { username }, headers })

  /** Adopts this often with one key. */
  const adoptAgain = async (times: number, idempotencyKey: string) => {
    const { key } = await strict.newAgent()
    const sent = { key, body: { name: 'Pip' }, headers: { 'idempotency-key': idempotencyKey } }
    const statuses: number[] = []
    for (let i = 0; i < times; i++) statuses.push((await strict.call('POST', '/api/house/adopt', sent)).status)
    return { key, statuses }
  }

  it('do not count a replay', async () => {
    const from = freshAddress()
    const send = (username: string) => register(from, username, named(username))
    const first = await send('limit-a')
    for (const second of [await send('limit-a'), await send('limit-a')]) {
      expect(second.text).toBe(first.text)
      expect(second.headers['x-ratelimit-remaining']).toBe('2')
    }
    await send('limit-b')
    const last = await send('limit-c')
    expect((await send('limit-d')).status).toBe(429)
    expect(statusAndBody(await send('limit-c'))).toEqual(statusAndBody(last))
  })

  it('count concurrent duplicates once', async () => {
    const from = freshAddress()
    const together = barrier(2)
    strict.onDbCall = async (command, go) => {
      const reply = await go()
      if (isMarkerRead(command)) await together()
      return reply
    }
    const send = () => register(from, 'duplicate', named('duplicate'))
    const answers = await Promise.all([send(), send()])
    strict.onDbCall = null
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await register(from, 'no-duplicate')).headers['x-ratelimit-remaining']).toBe('1')
  })

  it('do not block a replay if its count cannot be refunded', async () => {
    strict.onDbCall = async (command, go) => {
      const { ExpressionAttributeValues: values } = (command as UpdateCommand).input
      if (command instanceof UpdateCommand && values?.[':back']) throw new Error('refund failed')
      return go()
    }
    const { key, statuses } = await adoptAgain(12, 'the-last-of-its-window')
    strict.onDbCall = null
    expect(new Set(statuses)).toEqual(new Set([201]))
    const other = await strict.call('POST', '/api/house/adopt', { key, body: { name: 'Pop' } })
    expect(other.status).toBe(429)
  })

  it('do not count a reused key if the route does not count a 400', async () => {
    const from = freshAddress()
    expect((await register(from, 'honest-a', named('honest'))).status).toBe(201)
    for (const username of ['honest-b', 'honest-c', 'honest-d']) {
      const { status, headers } = await register(from, username, named('honest'))
      expect([status, headers['x-ratelimit-remaining']]).toEqual([400, '2'])
    }
    expect((await register(from, 'honest-b')).status).toBe(201)
  })

  it('stop endless replays', async () => {
    const { statuses } = await adoptAgain(26, 'again-and-again')
    expect(statuses.lastIndexOf(201)).toBe(24)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('over MCP', () => {
  const adopt = (key: string, args: object, headers?: Record<string, string>) =>
    sendMcp(house, '2025-11-25', 'tools/call', { name: 'adopt', arguments: { name: 'Pip', ...args } }, { key, headers })

  it('takes the key as an argument or as a header of the message', async () => {
    const { id, key } = await house.newAgent()
    const [first, second] = [await adopt(key, { idempotency_key: 'm1' }), await adopt(key, { idempotency_key: 'm1' })]
    expect(second.body.result.structuredContent).toEqual(first.body.result.structuredContent)
    const third = await adopt(key, {}, { 'idempotency-key': 'm1' })
    expect(third.body.result.structuredContent).toEqual(first.body.result.structuredContent)
    expect((await house.rowsOf(id, 'creature')).length).toBe(1)
  })
})
