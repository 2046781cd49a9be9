/** The stand-ins for external services refuse malformed requests with a 4xx. */
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: false })

const PATHS = [
  '/_local/clock',
  '/_local/events',
  '/_local/x402/verify',
  '/_local/x402/settle',
  '/_local/x402/rpc',
  '/_local/x402/constructor',
  '/_local/stripe/v1/payment_intents',
  '/_local/checkout/cs_local_0/pay',
  '/_local/checkout/%/%',
  '/_local/toString',
]
const TERMS = { network: 'eip155:84532', asset: `0x${'1'.repeat(40)}`, payTo: `0x${'2'.repeat(40)}`, amount: '1' }
const MALFORMED = [
  '',
  'x',
  '\u0000',
  'amount=%%%&%',
  'amount=1e400&shared_payment_granted_token=spt_1',
  ...[
    null,
    1,
    'a',
    [],
    [null],
    {},
    { object: 'event' },
    { detail: { type: 'checkout.session.completed', data: null } },
    { paymentPayload: null, paymentRequirements: null },
    { paymentPayload: {}, paymentRequirements: {} },
    { paymentPayload: 1, paymentRequirements: TERMS },
    { paymentPayload: {}, paymentRequirements: { ...TERMS, network: 'somewhere' } },
    { paymentPayload: { payload: { authorization: { from: 1 } } }, paymentRequirements: { ...TERMS, payTo: 1 } },
    { method: 1, params: {} },
    { method: 'eth_call' },
    { method: 'eth_call', params: [{ to: 1, data: 2 }] },
    { method: 'eth_getLogs', params: [{ topics: [1, 2, 3] }] },
    { method: 'eth_getTransactionReceipt' },
  ].map((body) => JSON.stringify(body)),
]

it.each(PATHS)('POST %s', async (path) => {
  for (const raw of MALFORMED) {
    const { status } = await house.call('POST', path, { raw })
    // An unknown event is accepted and becomes a dead letter, as in a queue.
    const accepted = path === '/_local/events' && status === 200
    expect([raw, status >= 400 && status < 500]).toEqual([raw, !accepted])
  }
})

it('an unsigned payment is invalid, not malformed', async () => {
  const raw = JSON.stringify({ paymentPayload: { payload: {} }, paymentRequirements: TERMS })
  const { status, body } = await house.call('POST', '/_local/x402/verify', { raw })
  expect([status, body]).toEqual([200, { isValid: false, invalidReason: 'invalid_payload' }])
})
