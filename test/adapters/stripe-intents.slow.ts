import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createStripe } from '../../lambdas/adapters/stripe'
import type { ChargeResult, Intents } from '../../lambdas/adapters/stripe-intents'
import { newOrder } from '../../lambdas/domain/money/money'
import { asInstant } from '../../lambdas/domain/time/instants'
import { listen } from '../support/http'

const SECRET_KEY = 'sk_test_never_to_be_told'
const AT = asInstant(Date.parse('2026-03-02T09:00:00Z'))
const orderOf = (id: string) =>
  newOrder(id, { id: 'agent-1', display_name: 'Pip', username: 'pip' } as never, { pack: '100', quantity: 1 }, AT)

type Answer = (reply: ServerResponse) => unknown
const say =
  (status: number, body: object): Answer =>
  (reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refuse = (status: number, error: object) =>
  say(status, { error: { message: `Not with ${SECRET_KEY}`, ...error } })
const intent = (status: string) => say(200, { id: 'pi_1', object: 'payment_intent', status })
const page: Answer = (reply) => reply.writeHead(503, { 'content-type': 'text/html' }).end('<html>')
const hangUp: Answer = (reply) => reply.destroy()
const saysNothing: Answer = () => {}

const PAID: ChargeResult<unknown> = { made: expect.objectContaining({ id: 'pi_1', status: 'succeeded' }) }

/** The replies of Stripe in order, and the expected outcome. Exactly these calls are expected. */
const CHARGES: Record<string, { answers: Answer[]; outcome: ChargeResult<unknown> }> = {
  'is paid': { answers: [intent('succeeded')], outcome: PAID },
  'is declined': {
    answers: [refuse(402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' })],
    outcome: { refused: 'card_error card_declined insufficient_funds 402' },
  },
  'names no token': {
    answers: [refuse(400, { type: 'invalid_request_error', code: 'resource_missing' })],
    outcome: { refused: 'invalid_request_error resource_missing 400' },
  },
  'requires action': { answers: [intent('requires_action')], outcome: { refused: 'the payment requires_action' } },
  'is processing': { answers: [intent('processing')], outcome: 'unknown' },
  'differs from an earlier one with the same key': {
    answers: [refuse(400, { type: 'idempotency_error' })],
    outcome: 'unknown',
  },
  'is not authorised': { answers: [refuse(401, { type: 'invalid_request_error' })], outcome: 'unknown' },
  'is rate-limited': { answers: [refuse(429, { type: 'rate_limit_error' })], outcome: 'unknown' },
  'is in flight': { answers: [refuse(409, { type: 'api_error' }), intent('succeeded')], outcome: PAID },
  'fails with a server error': { answers: [refuse(500, { type: 'api_error' }), intent('succeeded')], outcome: PAID },
  'meets an outage': { answers: [page, page], outcome: 'unknown' },
  'is cut off': { answers: [hangUp, intent('succeeded')], outcome: PAID },
  'is cut off twice': { answers: [hangUp, hangUp], outcome: 'unknown' },
  'gets no reply': { answers: [saysNothing, intent('succeeded')], outcome: PAID },
  'gets an unknown reply': { answers: [say(200, { hello: 'world' })], outcome: 'unknown' },
  'gets an unknown refusal': { answers: [say(403, {})], outcome: 'unknown' },
  'is redirected': {
    answers: [(reply) => reply.writeHead(302, { location: 'https://elsewhere.invalid' }).end()],
    outcome: 'unknown',
  },
}

interface Received {
  headers: IncomingMessage['headers']
  form: URLSearchParams
}

const received = new Map<string, Received[]>()
const asked: URLSearchParams[] = []
let lists: Answer[] = []
let intents: Intents
const server = createServer(async (request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub')
  const form = new URLSearchParams(await text(request))
  if (pathname !== '/under/a/path/v1/payment_intents') return refuse(404, { type: 'invalid_request_error' })(reply)
  if (request.method === 'GET') {
    asked.push(searchParams)
    return lists.shift()?.(reply)
  }
  const key = String(request.headers['idempotency-key'])
  const before = received.get(key) ?? []
  received.set(key, [...before, { headers: request.headers, form }])
  CHARGES[key]?.answers[before.length]?.(reply)
})

beforeAll(async () => {
  const apiBase = `${await listen(server)}/under/a/path`
  intents = createStripe({ secretKey: SECRET_KEY, apiBase }).intents
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a charge', () => {
  const outcomes = new Map<string, ChargeResult<unknown>>()
  // In parallel, because the library waits before it retries.
  beforeAll(async () => {
    const all = Object.keys(CHARGES).map(async (name) =>
      outcomes.set(name, await intents.charge(orderOf(`order ${name}`), 'spt_1', name)),
    )
    await Promise.all(all)
  })

  it.each(Object.keys(CHARGES))('that %s has its expected outcome', (name) => {
    expect(outcomes.get(name)).toEqual(CHARGES[name]?.outcome)
    const calls = received.get(name) ?? []
    expect(calls).toHaveLength(CHARGES[name]?.answers.length ?? 0)
    for (const { headers, form } of calls) {
      expect(headers).toMatchObject({ authorization: `Bearer ${SECRET_KEY}`, 'stripe-version': '2026-07-29.preview' })
      expect(Object.fromEntries(form)).toMatchObject({
        amount: '100',
        currency: 'usd',
        confirm: 'true',
        'automatic_payment_methods[enabled]': 'true',
        'automatic_payment_methods[allow_redirects]': 'never',
        shared_payment_granted_token: 'spt_1',
        'metadata[order_id]': `order ${name}`,
        'metadata[agent_id]': 'agent-1',
      })
    }
  })
})

describe('finding a payment', () => {
  const listed = (ids: readonly string[], has_more: boolean) =>
    say(200, {
      object: 'list',
      url: '/v1/payment_intents',
      has_more,
      data: ids.map((id) => ({ id: `pi_${id}`, object: 'payment_intent', metadata: { order_id: id } })),
    })

  beforeEach(() => {
    asked.length = 0
  })

  it('reads every page of the minutes around the order', async () => {
    lists = [listed(['a', 'b'], true), listed(['c', 'd'], false)]
    expect(await intents.find(orderOf('c'))).toMatchObject({ id: 'pi_c' })
    expect(asked.map((query) => query.get('starting_after'))).toEqual([null, 'pi_b'])
    for (const query of asked) {
      expect(Number(query.get('created[gte]'))).toBeLessThan(AT / 1000)
      expect(Number(query.get('created[lte]'))).toBeGreaterThan(AT / 1000)
    }
  })

  it('returns null only after the last page', async () => {
    lists = [listed(['a'], true), listed(['b'], false)]
    expect(await intents.find(orderOf('z'))).toBeNull()
    expect(asked).toHaveLength(2)
  })

  it.each<[string, Answer, RegExp]>([
    ['refuses', refuse(401, { type: 'invalid_request_error' }), /Stripe gave no list: invalid_request_error 401/],
    ['sends another object', say(200, { hello: 'world' }), /data/],
  ])('throws if Stripe %s, without the key in the message', async (_, answer, reason) => {
    lists = [answer]
    const { message } = await intents.find(orderOf('a')).then(
      () => new Error('no error was thrown'),
      (error: Error) => error,
    )
    expect(message).toMatch(reason)
    expect(message).not.toContain(SECRET_KEY)
  })
})
