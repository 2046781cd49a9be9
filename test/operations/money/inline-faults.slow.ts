/** Faults during inline payments: in the end, never a charge without credits and never credits without a charge. */

import type { Order } from '../../../lambdas/domain/money/money'
import { after, asHours } from '../../../lambdas/domain/time/instants'
import { orderSweeper } from '../../../lambdas/jobs/sweep-orders'
import { dueOrders } from '../../../lambdas/store/money/orders'
import { balanceOf, charge, dispute, envelope } from '../../support/services/stripe'
import {
  bereavedPayer,
  buyInline,
  chargedCents,
  expectChargesMatchCredits,
  newPayer,
  type Payer,
  paymentHeaders,
  x402Payment,
} from '../../support/services/wallets'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ inlinePayments: 'stand-ins', rateLimits: { buy_credits: 10_000, resurrect: 10_000 } })

const METHODS = ['mpp', 'x402'] as const
const sweep = () => orderSweeper(house.context)()
const prepared = async (method: (typeof METHODS)[number]) => {
  const payer = await newPayer(house)
  return { payer, headers: await paymentHeaders[method](house, payer, await buyInline(house, payer)) }
}
const ordersOf = async ({ id }: Payer) =>
  (await house.allRows()).filter(({ type, data }) => type === 'order' && (data as Order).agent_id === id)

/** An hour later: the sweep resolves unknown payments, and no order stays open. */
async function aftermath(payer: Payer): Promise<number> {
  house.clock.advance(1)
  await sweep()
  for await (const open of dueOrders(house.context.db, after(house.clock.now(), asHours(1000))))
    expect(open).toEqual([])
  return expectChargesMatchCredits(house, payer)
}

/**
 * Fails the n-th database call, before or after it is executed. The returned function is false if there was no such
 * call.
 */
function failAt(n: number, when: 'before' | 'after', counts: (command: object) => boolean = () => true) {
  let calls = 0
  let failed = false
  house.onDbCall = async (command, go) => {
    if (counts(command)) calls += 1
    if (calls !== n || failed) return go()
    failed = true
    if (when === 'after') await go()
    throw new Error('database unavailable')
  }
  return () => failed
}

describe.each(METHODS)('paying by %s', (method) => {
  it.each(['before', 'after'] as const)(
    'survives a fault %s every database call',
    async (when) => {
      let outcomes = 0
      for (let n = 1; ; n++) {
        const { payer, headers } = await prepared(method)
        const failed = failAt(n, when)
        const { status } = await buyInline(house, payer, headers)
        house.onDbCall = null
        if (!failed()) {
          expect(status).toBe(200)
          break
        }
        outcomes += 1
        const bought = await aftermath(payer)
        if (status === 200) expect(bought).toBe(100)
        else expect(status).toBe(500)
      }
      expect(outcomes).toBeGreaterThan(6)
    },
    60_000,
  )

  it('for a resurrection survives a fault before every database call', async () => {
    for (let n = 1; ; n++) {
      const { payer, back } = await bereavedPayer(house)
      const headers = await paymentHeaders[method](house, payer, await back())
      const failed = failAt(n, 'before')
      const { status } = await back(headers)
      house.onDbCall = null
      // A prefetch that is not needed may fail without an effect.
      expect(failed() ? [200, 500] : [200]).toContain(status)
      const bought = await aftermath(payer)
      if (status === 200) expect(bought).toBe(100)
      // After a payment the credits are booked: a retry needs no other payment.
      if (status === 500 && bought > 0) expect((await back()).status).toBe(200)
      expect(await expectChargesMatchCredits(house, payer)).toBe(bought)
      if (!failed()) break
    }
  }, 60_000)

  it('survives a fault in every call of the sweep, which runs again', async () => {
    for (let n = 1; ; n++) {
      const { payer, headers } = await prepared(method)
      loseTheCharge(method)
      expect((await buyInline(house, payer, headers)).status).toBe(500)
      expect(chargedCents(house, payer)).toBe(100)
      house.clock.advance(1)
      const failed = failAt(n, 'before')
      await sweep().catch(() => undefined)
      house.onDbCall = null
      // An order that the sweep could not finish moved to the end of the list.
      house.clock.advance(2)
      expect(await aftermath(payer)).toBe(100)
      if (!failed()) break
    }
  }, 60_000)

  it('happens once if the call is retried without the payment, whichever write loses its reply', async () => {
    for (let n = 1; ; n++) {
      const { payer, headers } = await prepared(method)
      const retry = { 'idempotency-key': `faults-${n}` }
      const failed = failAt(n, 'after', (command) => /^(Put|TransactWrite)Command$/.test(command.constructor.name))
      const first = await buyInline(house, payer, { ...headers, ...retry })
      house.onDbCall = null
      await aftermath(payer)
      // Like a client that does not know of the first payment: it pays if it gets a 402.
      const second = await buyInline(house, payer, retry)
      const paidAnew =
        second.status === 402 &&
        (await buyInline(house, payer, { ...(await paymentHeaders[method](house, payer, second)), ...retry }))
      const answer = paidAnew || second
      expect([answer.status, answer.body.credits]).toEqual([200, 100])
      if (first.status === 200) expect(second.text).toBe(first.text)
      expect((await buyInline(house, payer, retry)).text).toBe(answer.text)
      expect(await aftermath(payer)).toBe(100)
      if (!failed()) break
    }
  }, 60_000)

  it('with an unknown outcome blocks another payment for the same call', async () => {
    const { payer, headers } = await prepared(method)
    const retry = { 'idempotency-key': 'not-known-yet' }
    loseTheCharge(method)
    expect((await buyInline(house, payer, { ...headers, ...retry })).status).toBe(500)
    const second = await buyInline(house, payer, retry)
    expect([second.status, second.body.suggestion]).toEqual([500, expect.stringContaining('before you pay anew')])
    expect((await buyInline(house, payer, retry, '500')).status).toBe(400)
    expect(await aftermath(payer)).toBe(100)
    expect((await buyInline(house, payer, retry)).body).toMatchObject({ payment_method: method, credits: 100 })
    expect((await buyInline(house, payer, retry, '500')).status).toBe(400)
    expect(await aftermath(payer)).toBe(100)
  })

  it('whose response was lost is answered on retry', async () => {
    const { payer, headers } = await prepared(method)
    loseTheCharge(method)
    const { status, body } = await buyInline(house, payer, headers)
    expect([status, body.error]).toEqual([500, 'Something went wrong'])
    expect(body.suggestion).toContain('before you pay anew')
    expect((await buyInline(house, payer, headers)).body).toMatchObject({ payment_method: method, credits: 100 })
    expect(await aftermath(payer)).toBe(100)
  })

  it('that never arrived charges nothing, and may be retried', async () => {
    const { payer, headers } = await prepared(method)
    if (method === 'mpp') house.stripe.troubles.push('away', 'away')
    else await inTheSettlement('away')
    expect((await buyInline(house, payer, headers)).status).toBe(500)
    expect(chargedCents(house, payer)).toBe(0)
    expect((await buyInline(house, payer, headers)).status).toBe(200)
    expect(await aftermath(payer)).toBe(100)
  })

  it('that never arrived is closed as unpaid by the sweep', async () => {
    const { payer, headers } = await prepared(method)
    if (method === 'mpp') house.stripe.troubles.push('away', 'away')
    else await inTheSettlement('away')
    expect((await buyInline(house, payer, headers)).status).toBe(500)
    expect(await aftermath(payer)).toBe(0)
    expect((await buyInline(house, payer, headers)).status).toBe(402)
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })
})

/** The charge succeeds, but its reply is lost. */
function loseTheCharge(method: (typeof METHODS)[number]): void {
  if (method === 'mpp') house.stripe.troubles.push('lost', 'lost')
  else void inTheSettlement('lost')
}

/** The fault is in the settlement only; the verification before it succeeds. */
async function inTheSettlement(trouble: 'away' | 'lost'): Promise<void> {
  const { troubles, calls } = house.facilitator
  const before = calls.length
  Object.defineProperty(troubles, 'shift', {
    configurable: true,
    value: () => {
      if (calls.length === before + 1) return undefined
      Reflect.deleteProperty(troubles, 'shift')
      return trouble
    },
  })
}

it('does not take an authorization for a payment if its owner cancelled it during an outage', async () => {
  const payer = await newPayer(house)
  const { body } = await buyInline(house, payer)
  const [requirement] = body.x402_requirements.accepts
  const nonce = `0x${'cd'.repeat(32)}`
  const payment = await x402Payment(house, requirement, payer.wallet, { authorization: { nonce } })
  await inTheSettlement('away')
  expect((await buyInline(house, payer, { 'payment-signature': payment })).status).toBe(500)
  house.facilitator.cancelNonce(requirement.asset, { from: payer.wallet.address, nonce })
  expect(await aftermath(payer)).toBe(0)
  expect((await balanceOf(house, payer.id)).ledger).toEqual([])
})

it('charges nothing if the facilitator is unavailable', async () => {
  const { payer, headers } = await prepared('x402')
  house.facilitator.troubles.push('away')
  expect((await buyInline(house, payer, headers)).status).toBe(500)
  expect(await ordersOf(payer)).toEqual([])
  expect((await buyInline(house, payer, headers)).status).toBe(200)
  expect(await expectChargesMatchCredits(house, payer)).toBe(100)
})

it('books a Stripe event before the sweep, and the credits once', async () => {
  const { payer, headers } = await prepared('mpp')
  loseTheCharge('mpp')
  await buyInline(house, payer, headers)
  const intent = house.stripe.intents.find(({ metadata }) => metadata.agent_id === payer.id)
  const deliver = () => house.payments.deliver(envelope('payment_intent.succeeded', intent ?? {}))
  expect(await deliver()).toBe('taken')
  expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  expect(await deliver()).toBe('taken')
  expect((await buyInline(house, payer, headers)).status).toBe(200)
  expect(await aftermath(payer)).toBe(100)
})

it('claws back credits for a refund and a dispute of an inline payment, as for a checkout', async () => {
  const { payer, headers } = await prepared('mpp')
  const { body } = await buyInline(house, payer, headers)
  const [row] = await ordersOf(payer)
  const order = row?.data as Order
  const bought = { ...order, session_id: 'none', payment_intent: body.payment_reference as string }
  expect(await house.payments.deliver(envelope('charge.refunded', charge(bought, 40)))).toBe('taken')
  expect(await house.payments.deliver(envelope('charge.refunded', charge(bought, 40)))).toBe('taken')
  const withdrawn = envelope('charge.dispute.funds_withdrawn', dispute(bought, 'dp_inline', 60))
  expect(await house.payments.deliver(withdrawn)).toBe('taken')
  expect(await balanceOf(house, payer.id)).toEqual({ balance: 0, ledger: [100, -40, -60] })
  const reinstated = envelope('charge.dispute.funds_reinstated', dispute(bought, 'dp_inline', 60))
  expect(await house.payments.deliver(reinstated)).toBe('taken')
  expect(await balanceOf(house, payer.id)).toEqual({ balance: 60, ledger: [100, -40, -60, 60] })
})

it('logs no token, signature or key', async () => {
  const text = house.logLines.join('\n')
  expect(text).toContain('buy_credits')
  expect(text).not.toMatch(/spt_|sk_local|"signature"|0x[0-9a-f]{100}/)
})
