/** Purchases, refunds and disputes become credits: once each, in any order, through any crash. */
import * as fc from 'fast-check'
import { centsFor, creditsIn, PACK_IDS } from '../../lambdas/domain/money/money'
import { stripeEventHandler } from '../../lambdas/jobs/take-stripe-events'
import { iterations } from '../support/sampling'
import { type Bought, balanceOf, charge, dispute, envelope, placeOrder, session } from '../support/services/stripe'
import { openTestHouse, type TestHouse } from '../support/test-house'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ rateLimits: { buy_credits: 100_000 } })
})
afterEach(() => {
  house.onDbCall = null
})
afterAll(() => house.close())

const take = (...envelopes: unknown[]) =>
  stripeEventHandler(house.context)({
    Records: envelopes.map((body, index) => ({
      messageId: `m${index}`,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })) as never,
  })
const failedOf = async (...envelopes: unknown[]) =>
  (await take(...envelopes)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)

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

describe('a purchase', () => {
  it('mints once, whatever the event is called and however often it comes', async () => {
    const { agent, bought } = await placed()
    expect(await failedOf(completed(bought), completed(bought), succeeded(bought))).toEqual([])
    await expectBalance(agent.id, 500)
    expect((await balanceOf(house, agent.id)).ledger).toEqual([500])
  })

  it('mints once when all its events come at the same moment', async () => {
    const { agent, bought } = await placed()
    await Promise.all(Array.from({ length: 8 }, () => failedOf(completed(bought), succeeded(bought))))
    // Who lost too many races to the others is delivered again, as the queue does it.
    expect(await failedOf(completed(bought), succeeded(bought))).toEqual([])
    await expectBalance(agent.id, 500)
  })

  it('mints nothing before it is paid', async () => {
    const { agent, bought } = await placed()
    expect(await failedOf(completed(bought, { payment_status: 'unpaid' }))).toEqual([])
    await expectBalance(agent.id, 0)
    await take(succeeded(bought))
    await expectBalance(agent.id, 500)
  })

  it('that expired for an order which never came to stand is nobody’s trouble', async () => {
    const bought = await placeOrder(house, await house.newAgent())
    const never = session({ ...bought, id: '00000000-0000-4000-8000-000000000000' }, { status: 'expired' })
    expect(await house.payments.deliver(envelope('checkout.session.expired', never))).toBe('taken')
  })

  it('that failed or expired gives nothing, and can still be paid', async () => {
    const { agent, bought } = await placed()
    const unpaid = { payment_status: 'unpaid' }
    await take(envelope('checkout.session.async_payment_failed', session(bought, unpaid)))
    await take(envelope('checkout.session.expired', session(bought, unpaid)))
    await expectBalance(agent.id, 0)
    await take(completed(bought))
    await expectBalance(agent.id, 500)
  })
})

describe('what befalls a purchase', () => {
  it('claws back in proportion; a debt buys nothing, and says so', async () => {
    const { agent, bought } = await placed('1000')
    await take(completed(bought), refund(bought, 350))
    await expectBalance(agent.id, 500)
    await take(withdrawn(bought))
    await expectBalance(agent.id, 0)
    await take(reinstated(bought))
    await expectBalance(agent.id, 500)
  })

  it('waits for a purchase that it overtook', async () => {
    const { agent, bought } = await placed('100')
    expect(await failedOf(withdrawn(bought), refund(bought, 30))).toEqual([])
    await expectBalance(agent.id, 0)
    await take(reinstated(bought), completed(bought))
    await expectBalance(agent.id, 70)
  })

  it('is told apart from the purchases of others', async () => {
    const [one, other] = [await placed(), await placed()]
    await take(completed(one.bought), completed(other.bought), refund(one.bought, 400))
    await expectBalance(one.agent.id, 0)
    await expectBalance(other.agent.id, 500)
  })
})

describe('what makes no sense', () => {
  it('is handed back alone: the rest of the batch is done', async () => {
    const { agent, bought } = await placed()
    const strange = { ...bought, id: '00000000-0000-4000-8000-00000000dead' }
    const failed = await failedOf(
      'not json',
      envelope('invoice.paid', session(bought)),
      completed(bought),
      completed(strange),
      completed({ ...bought, agent_id: '00000000-0000-4000-8000-00000000beef' }),
      completed(bought, { amount_total: 1 }),
      completed({ ...bought, pack: '100' }),
    )
    expect(failed).toEqual(['m0', 'm1', 'm3', 'm4', 'm5', 'm6'])
    await expectBalance(agent.id, 500)
  })

  it('ends in the dead-letter queue of this machine, where it can be read', async () => {
    const before = house.payments.deadLetters.length
    const { body } = await house.call('POST', '/_local/events', { body: [{ from: 'nowhere' }] })
    expect(body.outcomes).toEqual(['dead letter'])
    expect(house.payments.deadLetters.slice(before)).toEqual([{ from: 'nowhere' }])
  })
})

it('logs no person, card or amount of what Stripe tells', async () => {
  const { bought } = await placed()
  await take(completed(bought), refund(bought, 100), withdrawn(bought), 'sk_live_secret')
  // Without ids, which are random: one of them may have the last digits of a card in it.
  const text = house.logLines.join('\n').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
  expect(text).toContain('stripe event')
  expect(text).not.toMatch(/payer@example|A\. Payer|4242|visa|sk_live/)
})

/** Breaks the nth database call from now, before or after it took effect. */
function breakCall(nth: number, when: 'before' | 'after'): () => boolean {
  let calls = 0
  let broken = false
  house.onDbCall = async (_command, go) => {
    calls += 1
    if (calls !== nth) return go()
    broken = true
    if (when === 'after') await go()
    throw new Error('the database is away')
  }
  return () => broken
}

describe.each(['before', 'after'] as const)('a database call that fails %s it took effect', (when) => {
  it('loses nothing and doubles nothing, whichever it is', async () => {
    for (let nth = 1; ; nth++) {
      const { agent, bought } = await placed()
      const events = [withdrawn(bought), completed(bought), refund(bought, 100), reinstated(bought)]
      const wasBroken = breakCall(nth, when)
      let left = events
      for (let receive = 0; left.length > 0 && receive < 5; receive++) {
        const failed = await failedOf(...left)
        left = left.filter((_, index) => failed.includes(`m${index}`))
      }
      house.onDbCall = null
      expect(left).toEqual([])
      await expectBalance(agent.id, 375)
      if (!wasBroken()) {
        expect(nth).toBeGreaterThan(8)
        return
      }
    }
  })
})

/** One purchase and what happens to it. */
const story = fc.record({
  pack: fc.constantFrom(...PACK_IDS),
  paid: fc.constantFrom('completed', 'succeeded', 'never'),
  refunds: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 2 }),
  disputes: fc.array(fc.record({ share: fc.constantFrom(50, 100), won: fc.boolean() }), { maxLength: 2 }),
})
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

function eventsOf(bought: Bought, { paid, refunds, disputes }: Story): unknown[] {
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

/** Said once more, by other arithmetic: what is left of the money is what is left of the credits. */
function worth(bought: Bought, { paid, refunds, disputes }: Story): number {
  if (paid === 'never') return 0
  const cents = centsFor(bought)
  const share = (percent: number) => Math.round((cents * percent) / 100)
  const refunded = Math.max(0, ...refunds.map(share))
  const withheld = sum(disputes.filter(({ won }) => !won).map((one) => share(one.share)))
  const lost = Math.min(cents, refunded + withheld)
  return creditsIn(bought) - Math.round((creditsIn(bought) * lost) / cents)
}

it('ends in the balance that the payments justify: any order, any repetition, any crash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(story, { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.constantFrom('fine', 'fine', 'fine', 'fine', 'lost before', 'lost after')),
      async (stories, dice, fates) => {
        const roll = (sides: number) => (dice.next().value as number) % sides
        const agent = await house.newAgent()
        const purchases = []
        for (const one of stories) purchases.push({ story: one, bought: await placeOrder(house, agent, one.pack) })
        const told = purchases.flatMap(({ bought, story: one }) => eventsOf(bought, one))
        const repeated = told.flatMap((event) => Array.from({ length: 1 + roll(2) }, () => event))
        const queue = repeated.map((event) => ({ event, at: roll(1000) })).sort((a, b) => a.at - b.at)

        house.onDbCall = async (_command, go) => {
          const fate = fates.next().value
          if (fate === 'lost before') throw new Error('the database is away')
          const reply = await go()
          if (fate === 'lost after') throw new Error('the reply is lost')
          return reply
        }
        let left = queue.map(({ event }) => event)
        for (let receive = 0; left.length > 0; receive++) {
          // The queue delivers until an event is taken; in the end the database is well again.
          if (receive === 6) house.onDbCall = null
          const failed = await failedOf(...left)
          left = left.filter((_, index) => failed.includes(`m${index}`))
        }
        house.onDbCall = null
        await expectBalance(agent.id, sum(purchases.map(({ bought, story: one }) => worth(bought, one))))
      },
    ),
    { numRuns: iterations(6, 25) },
  )
}, 60_000)
