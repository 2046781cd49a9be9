/** Faults during inline payments: in the end, never a charge without credits and never credits without a charge. */

import type { Order } from '../../../lambdas/domain/money/money'
import { after, asHours } from '../../../lambdas/domain/time/instants'
import { orderSweeper } from '../../../lambdas/jobs/sweep-orders'
import { dueOrders } from '../../../lambdas/store/money/orders'
import type { Row } from '../../../lambdas/store/row'
import { balanceOf, charge, dispute, envelope } from '../../support/services/stripe'
import {
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
const untold = async ({ id }: Payer) => (await house.rowsOf(id, 'untold')).map(({ data }) => data)
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

describe.each(METHODS)('paying by %s', (method) => {
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

  it('is news if the sweep credits it, and none once its own answer told it', async () => {
    const { payer, headers } = await prepared(method)
    loseTheCharge(method)
    expect((await buyInline(house, payer, headers)).status).toBe(500)
    expect(await aftermath(payer)).toBe(100)
    expect(await untold(payer)).toMatchObject([{ about: 'payment', credits: 100 }])
    expect((await buyInline(house, payer, headers)).body).toMatchObject({ payment_method: method, credits: 100 })
    expect(await untold(payer)).toEqual([])
    const paid = await prepared(method)
    expect((await buyInline(house, paid.payer, paid.headers)).status).toBe(200)
    expect(await aftermath(paid.payer)).toBe(100)
    expect(await untold(paid.payer)).toEqual([])
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

it.each(METHODS)('by %s, taken after the account left, is said to be given back', async (method) => {
  const { payer, headers } = await prepared(method)
  const { username } = (await house.call('GET', '/api/me', { key: payer.key })).body.agent
  let isLeaving = false
  house.onDbCall = async (command, go) => {
    const done = await go()
    // The order is stored, and the charge comes next.
    if (
      !isLeaving &&
      /"order"/.test(JSON.stringify((command as { input?: unknown }).input)) &&
      /Transact/.test(command.constructor.name)
    ) {
      isLeaving = true
      await house.call('DELETE', '/api/me', { key: payer.key, body: { username } })
    }
    return done
  }
  const { status, body } = await buyInline(house, payer, headers)
  house.onDbCall = null
  expect([isLeaving, status, body.payment_method]).toEqual([true, 401, method])
  expect(body.suggestion).toMatch(/was taken after your account had left: .*(refunded|sends it back)/)
  house.clock.advance(1)
  if (method === 'mpp') await sweep()
  else await expect(sweep()).rejects.toThrow('1 of 1 orders could not be swept')
  expect((await ordersOf(payer)).flatMap(({ data }) => (data as Order).refunds ?? [])).toMatchObject([
    { state: method === 'mpp' ? 'done' : 'by hand' },
  ])
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

it('is told by its answer alone, also if an event of Stripe credits it before', async () => {
  const { payer, headers } = await prepared('mpp')
  const delivered: string[] = []
  house.onDbCall = async (command, go) => {
    const { TransactItems = [] } = (command as { input: { TransactItems?: { Put?: { Item: Row } }[] } }).input
    if (delivered.length === 0 && TransactItems.some(({ Put }) => Put?.Item.type === 'payment')) {
      delivered.push('by now')
      const intent = house.stripe.intents.find(({ metadata }) => metadata.agent_id === payer.id)
      delivered.push(await house.payments.deliver(envelope('payment_intent.succeeded', intent ?? {})))
      expect(await untold(payer)).toMatchObject([{ about: 'payment', credits: 100 }])
    }
    return go()
  }
  expect((await buyInline(house, payer, headers)).status).toBe(200)
  house.onDbCall = null
  expect(delivered).toEqual(['by now', 'taken'])
  expect(await untold(payer)).toEqual([])
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
