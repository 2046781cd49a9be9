/** Strict parsing of Stripe events: a fact, nothing, or a fault with its reason. */
import { readEvent, readSession } from '../../../lambdas/domain/money/stripe-event'
import { type Bought, charge, dispute, envelope, session } from '../../support/services/stripe'

const bought: Bought = {
  id: 'order-1',
  agent_id: 'agent-1',
  pack: '500',
  quantity: 2,
  session_id: 'cs_1',
  payment_intent: 'pi_1',
}
const completed = (fields = {}) => envelope('checkout.session.completed', session(bought, fields))
const paid = { kind: 'paid', order_id: 'order-1', agent_id: 'agent-1', pack: '500', quantity: 2 }

it.each([
  ['a paid session', completed(), { fact: { ...paid, session_id: 'cs_1', payment_id: 'pi_1' } }],
  [
    'a slow payment that has arrived',
    envelope('checkout.session.async_payment_succeeded', session(bought)),
    { fact: { ...paid, session_id: 'cs_1', payment_id: 'pi_1' } },
  ],
  ['an expanded payment', completed({ payment_intent: { id: 'pi_9' } }), { fact: { payment_id: 'pi_9' } }],
  ['a complete session that is not paid', completed({ payment_status: 'unpaid' }), { nothing: expect.any(String) }],
  [
    'a slow payment that failed',
    envelope('checkout.session.async_payment_failed', session(bought, { payment_status: 'unpaid' })),
    { fact: { kind: 'closed', order_id: 'order-1', how: 'failed' } },
  ],
  [
    'an expired session',
    envelope('checkout.session.expired', session(bought, { payment_status: 'unpaid', payment_intent: null })),
    { fact: { kind: 'closed', order_id: 'order-1', session_id: 'cs_1', how: 'expired' } },
  ],
  [
    'a refund, as the total so far',
    envelope('charge.refunded', charge(bought, 300)),
    { fact: { kind: 'refunded', payment_id: 'pi_1', cents: 300 } },
  ],
  [
    'a dispute',
    envelope('charge.dispute.funds_withdrawn', dispute(bought, 'dp_1', 500)),
    { fact: { kind: 'withdrawn', payment_id: 'pi_1', dispute_id: 'dp_1', cents: 500 } },
  ],
  [
    'a dispute that was won',
    envelope('charge.dispute.funds_reinstated', dispute(bought, 'dp_1', 500)),
    { fact: { kind: 'reinstated', payment_id: 'pi_1', dispute_id: 'dp_1', cents: 500 } },
  ],
])('reads %s', (_title, event, reading) => {
  expect(readEvent(event)).toMatchObject(reading)
})

it.each([
  ['nothing', null],
  ['text', 'checkout.session.completed'],
  ['an empty object', {}],
  ['another sender', { ...completed(), source: 'aws.s3' }],
  ['an unexpected type', envelope('invoice.paid', session(bought))],
  ['a type that is a property of every object', envelope('toString', session(bought))],
  ['an envelope that contradicts its event', { ...completed(), 'detail-type': 'charge.refunded' }],
  ['an event about something else', envelope('charge.refunded', session(bought))],
  ['an amount below the price', completed({ amount_total: 799 })],
  ['an amount above the price', completed({ amount_total: 801 })],
  ['another currency', completed({ currency: 'eur' })],
  ['a session for free', completed({ payment_status: 'no_payment_required' })],
  ['a session without an order', completed({ metadata: {} })],
  ['a pack that is not sold', completed({ metadata: { ...session(bought).metadata, pack: '5000' } })],
  ['a fraction of a pack', completed({ metadata: { ...session(bought).metadata, quantity: '0.5' } })],
  ['a payment without a name', completed({ payment_intent: null })],
  ['a charge of another amount', envelope('charge.refunded', charge(bought, 100, { amount: 100 }))],
  ['more refunded than was paid', envelope('charge.refunded', charge(bought, 900))],
  ['a negative refund', envelope('charge.refunded', charge(bought, -1))],
  ['a charge that is not ours', envelope('charge.refunded', charge(bought, 100, { metadata: {} }))],
  [
    'a dispute in another currency',
    envelope('charge.dispute.funds_withdrawn', dispute(bought, 'd', 1, { currency: 'eur' })),
  ],
  [
    'a dispute without a payment',
    envelope('charge.dispute.funds_withdrawn', dispute(bought, 'd', 1, { payment_intent: null })),
  ],
])('rejects %s', (_title, event) => {
  expect(readEvent(event)).toEqual({ fault: expect.any(String) })
})

it.each([
  ['open', 'unpaid', { nothing: 'still open' }],
  ['expired', 'unpaid', { fact: { kind: 'closed', how: 'expired' } }],
  ['complete', 'unpaid', { nothing: expect.any(String) }],
  ['complete', 'paid', { fact: { kind: 'paid' } }],
])('reads a session that is %s and %s', (status, payment_status, reading) => {
  expect(readSession(session(bought, { status, payment_status }))).toMatchObject(reading)
})
