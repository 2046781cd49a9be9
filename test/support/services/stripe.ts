import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Basket, centsFor, type LedgerEntry } from '../../../lambdas/domain/money/money'
import { orderMetadata } from '../../../lambdas/domain/money/stripe-event'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { readBalance } from '../../../lambdas/store/money/ledger'
import { readRange } from '../../../lambdas/store/read'
import { HIGHEST_NUMBER, keys } from '../../../lambdas/store/table'
import { envelopeOf } from '../../../lib/local/payments/payments'
import { listen } from '../http'
import type { TestHouse } from '../test-house'

export interface Bought extends Basket {
  id: string
  agent_id: string
  session_id: string
  payment_intent: string
}

/** Places an order that is not yet paid. */
export async function placeOrder(house: TestHouse, agent: { id: string; key: string }, pack: Basket['pack'] = '500') {
  const { status, body, text } = await house.call('POST', '/api/house/credits', { key: agent.key, body: { pack } })
  if (status !== 200) throw new Error(`buying returned ${status}: ${text}`)
  const session_id: string = body.checkout_url.split('/').at(-1)
  const session = (await house.context.checkout?.find(session_id)) as { metadata: Record<string, string> }
  const bought: Bought = {
    id: session.metadata.order_id ?? '',
    agent_id: agent.id,
    pack,
    quantity: 1,
    session_id,
    payment_intent: `pi_${session_id}`,
  }
  return { ...bought, checkout_url: body.checkout_url as string }
}

/** Buys credits the ordinary way: an order, paid by the button on the checkout page. */
export async function buyCredits(house: TestHouse, agent: { id: string; key: string }, pack: Basket['pack'] = '500') {
  const placed = await placeOrder(house, agent, pack)
  const paid = await house.call('POST', `${new URL(placed.checkout_url).pathname}/pay`)
  if (paid.status !== 200) throw new Error(`paying returned ${paid.status}: ${paid.text}`)
  return { ...placed, payment_intent: paid.body.payment_intent as string }
}

type Fields = Record<string, unknown>

export const session = (bought: Bought, fields: Fields = {}) => ({
  id: bought.session_id,
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: bought.payment_intent,
  amount_total: centsFor(bought),
  currency: 'usd',
  metadata: orderMetadata(bought),
  customer_details: { email: 'payer@example.com', name: 'A. Payer' },
  ...fields,
})

export const charge = (bought: Bought, amount_refunded: number, fields: Fields = {}) => ({
  id: `ch_${bought.session_id}`,
  object: 'charge',
  payment_intent: bought.payment_intent,
  amount: centsFor(bought),
  amount_refunded,
  currency: 'usd',
  metadata: orderMetadata(bought),
  payment_method_details: { card: { last4: '4242', brand: 'visa' } },
  ...fields,
})

export const dispute = (bought: Bought, id: string, amount = centsFor(bought), fields: Fields = {}) => ({
  id,
  object: 'dispute',
  charge: `ch_${bought.session_id}`,
  payment_intent: bought.payment_intent,
  amount,
  currency: 'usd',
  ...fields,
})

let events = 0

export const envelope = (type: string, object: object) => {
  events += 1
  return envelopeOf(type, object, asInstant(Date.parse('2026-03-02T09:00:00.000Z')), `evt_${events}`)
}

/** The balance, and the ledger entries that must add up to it. */
export async function balanceOf(house: TestHouse, agentId: string): Promise<{ balance: number; ledger: number[] }> {
  const { db } = house.context
  const [row, lines] = await Promise.all([
    readBalance(db, agentId),
    readRange<LedgerEntry>(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER)),
  ])
  return { balance: row?.data.credits ?? 0, ledger: lines.map(({ data }) => data.credits) }
}

export interface Seen {
  method: string
  path: string
  headers: IncomingHttpHeaders
  form: URLSearchParams
}

/** One session per idempotency key, and errors on request. */
export async function startStripeStub() {
  const seen: Seen[] = []
  const sessions = new Map<string, Fields>()
  const payments = new Map<string, Fields>()
  const failures: { status: number; error: Fields }[] = []
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const path = request.url ?? ''
    seen.push({ method: request.method ?? '', path, headers: request.headers, form })
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${seen.length}` })
        .end(JSON.stringify(body))
    const failure = failures.shift()
    if (failure) return send(failure.status, { error: failure.error })
    const [, asked, ends] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?(?:$|\?)/.exec(path) ?? []
    if (asked) {
      const refuse = (status: number, code: string) =>
        send(status, { error: { type: 'invalid_request_error', code, message: 'Not this session' } })
      const found = [...sessions.values()].find(({ id }) => id === asked)
      if (!found) return refuse(404, 'resource_missing')
      if (ends && found.status !== 'open') return refuse(400, 'checkout_session_not_open')
      if (ends) return send(200, Object.assign(found, { status: 'expired' }))
      const withPayment = new URLSearchParams(path.split('?')[1]).get('expand[0]') === 'payment_intent'
      const payment = withPayment && payments.get(found.payment_intent as string)
      return send(200, payment ? { ...found, payment_intent: payment } : found)
    }
    const key = String(request.headers['idempotency-key'])
    const id = `cs_test_${sessions.size + 1}`
    const made = sessions.get(key) ?? {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      metadata: Object.fromEntries(
        [...form].flatMap(([name, value]) => (name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [])),
      ),
      expires_at: Math.floor(Date.parse('2026-03-03T09:00:00.000Z') / 1000),
    }
    sessions.set(key, made)
    send(200, made)
  })
  const url = await listen(server)
  return {
    url,
    seen,
    sessions,
    /** By the id that a session contains. */
    payments,
    /** Responses to the next calls. */
    failures,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
