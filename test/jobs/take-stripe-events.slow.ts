/** Stripe events: purchases, refunds and disputes change credits exactly once, in any order and despite crashes. */
import * as fc from 'fast-check'
import { centsFor, creditsIn, PACK_IDS } from '../../lambdas/domain/money/money'
import { stripeEventHandler } from '../../lambdas/jobs/take-stripe-events'
import { iterations } from '../support/sampling'
import { type Bought, balanceOf, charge, dispute, envelope, placeOrder, session } from '../support/services/stripe'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ rateLimits: { buy_credits: 100_000 } })

const deliver = (...envelopes: unknown[]) =>
  stripeEventHandler(house.context)({
    Records: envelopes.map((body, index) => ({
      messageId: `m${index}`,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })) as never,
  })
const failedIds = async (...envelopes: unknown[]) =>
  (await deliver(...envelopes)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)

async function placed(pack: Bought['pack'] = '500') {
  const agent = await house.newAgent()
  return { agent, bought: await placeOrder(house, agent, pack) }
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

async function expectBalance(agentId: string, credits: number): Promise<void> {
  const { balance, ledger } = await balanceOf(house, agentId)
  expect({ balance, ledger: sum(ledger) }).toEqual({ balance: credits, ledger: credits })
}

const completed = (bought: Bought, fields = {}) => envelope('checkout.session.completed', session(bought, fields))
const succeeded = (bought: Bought) => envelope('checkout.session.async_payment_succeeded', session(bought))
const refund = (bought: Bought, cents: number) => envelope('charge.refunded', charge(bought, cents))
const withdrawn = (bought: Bought, id = 'dp_1', cents?: number) =>
  envelope('charge.dispute.funds_withdrawn', dispute(bought, `${id}_${bought.session_id}`, cents))
const reinstated = (bought: Bought, id = 'dp_1', cents?: number) =>
  envelope('charge.dispute.funds_reinstated', dispute(bought, `${id}_${bought.session_id}`, cents))

describe('a checkout session', () => {
  it('adds credits once for concurrent events', async () => {
    const { agent, bought } = await placed()
    await Promise.all(Array.from({ length: 8 }, () => failedIds(completed(bought), succeeded(bought))))
    // Redelivers events that ran out of retries on write conflicts, as SQS does.
    expect(await failedIds(completed(bought), succeeded(bought))).toEqual([])
    await expectBalance(agent.id, 500)
  })

  it('adds no credits until it is paid', async () => {
    const { agent, bought } = await placed()
    expect(await failedIds(completed(bought, { payment_status: 'unpaid' }))).toEqual([])
    await expectBalance(agent.id, 0)
    await deliver(succeeded(bought))
    await expectBalance(agent.id, 500)
  })

  it('is ignored if it expired and its order is unknown', async () => {
    const bought = await placeOrder(house, await house.newAgent())
    const unknownOrder = session({ ...bought, id: '00000000-0000-4000-8000-000000000000' }, { status: 'expired' })
    expect(await house.payments.deliver(envelope('checkout.session.expired', unknownOrder))).toBe('taken')
  })

  it('adds no credits after a failed or expired payment, and can still be paid', async () => {
    const { agent, bought } = await placed()
    const unpaid = { payment_status: 'unpaid' }
    await deliver(envelope('checkout.session.async_payment_failed', session(bought, unpaid)))
    await deliver(envelope('checkout.session.expired', session(bought, unpaid)))
    await expectBalance(agent.id, 0)
    await deliver(completed(bought))
    await expectBalance(agent.id, 500)
  })
})

describe('an event that cannot be processed', () => {
  it('fails alone; the rest of its batch is processed', async () => {
    const { agent, bought } = await placed()
    const unknownOrder = { ...bought, id: '00000000-0000-4000-8000-00000000dead' }
    const failed = await failedIds(
      'not json',
      envelope('invoice.paid', session(bought)),
      completed(bought),
      completed(unknownOrder),
      completed({ ...bought, agent_id: '00000000-0000-4000-8000-00000000beef' }),
      completed(bought, { amount_total: 1 }),
      completed({ ...bought, pack: '100' }),
    )
    expect(failed).toEqual(['m0', 'm1', 'm3', 'm4', 'm5', 'm6'])
    await expectBalance(agent.id, 500)
  })

  it('ends in the dead-letter queue of the local host', async () => {
    const before = house.payments.deadLetters.length
    const { body } = await house.call('POST', '/_local/events', { body: [{ from: 'nowhere' }] })
    expect(body.outcomes).toEqual(['dead letter'])
    expect(house.payments.deadLetters.slice(before)).toEqual([{ from: 'nowhere' }])
  })
})

it('logs no name, email, card or secret from a Stripe event', async () => {
  const { bought } = await placed()
  await deliver(completed(bought), refund(bought, 100), withdrawn(bought), 'sk_live_secret')
  // Random ids may contain the last digits of the card.
  const text = house.logLines.join('\n').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
  expect(text).toContain('stripe event')
  expect(text).not.toMatch(/payer@example|A\. Payer|4242|visa|sk_live/)
})

const purchaseHistory = fc.record({
  pack: fc.constantFrom(...PACK_IDS),
  paid: fc.constantFrom('completed', 'succeeded', 'never'),
  refunds: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 2 }),
  disputes: fc.array(fc.record({ share: fc.constantFrom(50, 100), won: fc.boolean() }), { maxLength: 2 }),
})
type PurchaseHistory = typeof purchaseHistory extends fc.Arbitrary<infer T> ? T : never

function eventsOf(bought: Bought, { paid, refunds, disputes }: PurchaseHistory): unknown[] {
  const share = (percent: number) => Math.round((centsFor(bought) * percent) / 100)
  return [
    completed(bought, { payment_status: paid === 'completed' ? 'paid' : 'unpaid' }),
    ...(paid === 'succeeded' ? [succeeded(bought)] : []),
    ...refunds.map((percent) => refund(bought, share(percent))),
    ...disputes.flatMap((one, index) => [
      withdrawn(bought, `dp_${index}`, share(one.share)),
      ...(one.won ? [reinstated(bought, `dp_${index}`, share(one.share))] : []),
    ]),
  ]
}

/** Reference implementation, independent of the code under test. */
function expectedCredits(bought: Bought, { paid, refunds, disputes }: PurchaseHistory): number {
  if (paid === 'never') return 0
  const cents = centsFor(bought)
  const share = (percent: number) => Math.round((cents * percent) / 100)
  const refunded = Math.max(0, ...refunds.map(share))
  const withheld = sum(disputes.filter(({ won }) => !won).map((one) => share(one.share)))
  const lost = Math.min(cents, refunded + withheld)
  return creditsIn(bought) - Math.round((creditsIn(bought) * lost) / cents)
}

it('yields the expected balance for any order, repetition and failure of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(purchaseHistory, { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.constantFrom('ok', 'ok', 'ok', 'ok', 'fail before', 'fail after')),
      async (histories, dice, faults) => {
        const roll = (sides: number) => (dice.next().value as number) % sides
        const agent = await house.newAgent()
        const purchases = []
        for (const history of histories)
          purchases.push({ history, bought: await placeOrder(house, agent, history.pack) })
        const events = purchases.flatMap(({ bought, history }) => eventsOf(bought, history))
        const repeated = events.flatMap((event) => Array.from({ length: 1 + roll(2) }, () => event))
        const queue = repeated.map((event) => ({ event, at: roll(1000) })).sort((a, b) => a.at - b.at)

        house.onDbCall = async (_command, go) => {
          const fault = faults.next().value
          if (fault === 'fail before') throw new Error('database unavailable')
          const reply = await go()
          if (fault === 'fail after') throw new Error('reply lost')
          return reply
        }
        let left = queue.map(({ event }) => event)
        for (let receive = 0; left.length > 0; receive++) {
          // The queue redelivers until every event succeeds; the database recovers after six rounds.
          if (receive === 6) house.onDbCall = null
          const failed = await failedIds(...left)
          left = left.filter((_, index) => failed.includes(`m${index}`))
        }
        house.onDbCall = null
        await expectBalance(agent.id, sum(purchases.map(({ bought, history }) => expectedCredits(bought, history))))
      },
    ),
    { numRuns: iterations(6, 25) },
  )
})
