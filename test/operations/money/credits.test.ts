/** Credits: an agent requests a checkout link, a person pays, and the credits are booked. */

import { hashApiKey } from '../../../lambdas/domain/accounts/api-key'
import { orderSweeper } from '../../../lambdas/jobs/sweep-orders'
import { sha256 } from '../../../lambdas/pages/parts/hash-source'
import { agentChange, readAgent } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { preparePosting } from '../../../lambdas/store/money/ledger'
import { barrier } from '../../support/barrier'
import { freshAddress } from '../../support/http'
import { balanceOf, buyCredits, envelope, placeOrder, session, startStripeStub } from '../../support/services/stripe'
import { openTestHouse, sharedTestHouse, type TestHouse } from '../../support/test-house'

const pathOf = (url: string) => new URL(url).pathname
const credits = (house: TestHouse, key: string) => house.call('GET', '/api/house/credits', { key })
const browse = (house: TestHouse, path: string) =>
  house.call('GET', path, { from: freshAddress(), headers: { accept: 'text/html' } })

describe('credits', () => {
  const house = sharedTestHouse({ rateLimits: { buy_credits: 1000, resurrect: 1000 } })

  it('can become negative by a refund after they were spent, and then buy nothing', async () => {
    const agent = await house.newAgent()
    const bought = await buyCredits(house, agent, '100')
    const { body: adopted } = await house.call('POST', '/api/house/adopt', { key: agent.key, body: { name: 'Debt' } })
    await house.call('GET', '/api/house/status', { key: agent.key })
    house.clock.advance(60)
    const creature_id = adopted.creature.id
    const resurrect = () => house.call('POST', '/api/house/resurrect', { key: agent.key, body: { creature_id } })
    expect((await resurrect()).status).toBe(200)
    const refunded = { id: 'ch', object: 'charge', amount: 100, amount_refunded: 100, currency: 'usd' }
    const { metadata } = session(bought)
    const charge = { ...refunded, payment_intent: bought.payment_intent, metadata }
    expect(await house.payments.deliver(envelope('charge.refunded', charge))).toBe('taken')
    expect((await credits(house, agent.key)).body.credits).toBe(-100)
    house.clock.advance(60)
    const { status, body } = await resurrect()
    expect(status).toBe(402)
    expect(body).toMatchObject({ cost: 500, balance: -100, missing: 600 })
    const mix = { id: '500', quantity: 1, and: [{ id: '100', quantity: 1 }] }
    expect(body.pack).toEqual({ ...mix, credits: 600, price: '$5.00' })
    // One link and one payment for several packs.
    const { headers } = await house.call('GET', new URL(body.checkout_url).pathname)
    const paid = await house.call('POST', `${new URL(String(headers.location)).pathname}/pay`)
    expect([paid.status, paid.body.event]).toEqual([200, 'taken'])
    expect((await balanceOf(house, agent.id)).ledger).toEqual([100, -100, -100, 600])
    expect((await resurrect()).status).toBe(200)
    const half = { amount: 500, amount_refunded: 250, payment_intent: paid.body.payment_intent }
    const mixed = { ...metadata, pack: '500', quantity: '1', and: '1x100' }
    const back = envelope('charge.refunded', { ...refunded, ...half, metadata: mixed })
    expect(await house.payments.deliver(back)).toBe('taken')
    expect((await balanceOf(house, agent.id)).balance).toBe(-300)
  })

  describe('a link to pay', () => {
    /** Writes the agent row before each of the next transactions, as other calls of the agent do. */
    function conflictWith({ id }: { id: string }, transactions: number): () => number {
      const { context } = house
      let conflicts = 0
      // No pauses between the retries.
      context.random = () => 0
      house.onDbCall = async (command, go) => {
        if (command.constructor.name === 'TransactWriteCommand' && conflicts < transactions) {
          conflicts += 1
          const row = await readAgent(context.db, id, { consistent: true })
          await commit(context.db, [agentChange(row!, row!.data)])
        }
        return go()
      }
      return () => conflicts
    }

    it('is placed despite many conflicts with other calls of the agent', async () => {
      const agent = await house.newAgent()
      const conflicts = conflictWith(agent, 8)
      const { status } = await house.call('POST', '/api/house/credits', { key: agent.key, body: { pack: '100' } })
      expect([status, conflicts()]).toEqual([200, 8])
      expect(await house.rowsOf(agent.id, 'placed')).toHaveLength(1)
    })

    it('is placed despite many conflicts for a resurrection without credits', async () => {
      const agent = await house.newAgent()
      const { body } = await house.call('POST', '/api/house/adopt', { key: agent.key, body: { name: 'Debt' } })
      await house.call('GET', '/api/house/status', { key: agent.key })
      house.clock.advance(60)
      await house.call('GET', '/api/house/status', { key: agent.key })
      const conflicts = conflictWith(agent, 8)
      const asked = { key: agent.key, body: { creature_id: body.creature.id } }
      const refused = await house.call('POST', '/api/house/resurrect', asked)
      expect([refused.status, conflicts()]).toEqual([402, 8])
      expect((await house.call('POST', '/api/house/resurrect', asked)).body.checkout_url).toBe(
        refused.body.checkout_url,
      )
    })

    it('is placed for each of many concurrent calls', async () => {
      const agent = await house.newAgent()
      const together = barrier(10)
      house.onDbCall = async (command, go) => {
        if (command.constructor.name === 'TransactWriteCommand') await together()
        return go()
      }
      const calls = Array.from({ length: 10 }, () =>
        house.call('POST', '/api/house/credits', { key: agent.key, body: { pack: '100' } }),
      )
      const answers = await Promise.all(calls)
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(new Set(answers.map(({ body }) => body.checkout_url)).size).toBe(10)
    })
  })

  describe('the checkout pages', () => {
    it('wait for the payment, then thank for it', async () => {
      const agent = await house.newAgent({ display_name: 'Mia & <Friends>' })
      const placed = await placeOrder(house, agent)
      const waiting = await browse(house, `/checkout/${placed.id}/done`)
      expect(waiting.headers['content-type']).toContain('text/html')
      expect(waiting.text).toContain('on its way')
      expect(waiting.text).not.toContain('http-equiv')
      const [, script = ''] = /<script>(.*)<\/script>/.exec(waiting.text) ?? []
      expect(script).toContain('location.reload()')
      expect(script).toContain('toLocaleString')
      expect(waiting.headers['content-security-policy']).toContain(sha256(script))
      await house.call('POST', `${pathOf(placed.checkout_url)}/pay`)
      const done = await browse(house, `/checkout/${placed.id}/done`)
      expect(done.text).toContain('Thank you')
      expect(done.text).toContain('Mia &amp; &lt;Friends&gt;')
      expect(done.text).not.toContain('location.reload')
      expect(done.headers['content-security-policy']).toContain("default-src 'none'")
      expect(done.headers['cache-control']).toBe('no-store')
    })

    it('lead back to the payment after it was cancelled', async () => {
      const placed = await placeOrder(house, await house.newAgent())
      const { text } = await browse(house, `/checkout/${placed.id}/cancelled`)
      expect(text).toContain('Nothing was paid')
      expect(text).toContain(`${house.url}/checkout/${placed.id}"`)
      const link = await browse(house, `/checkout/${placed.id}`)
      expect([link.status, link.headers.location]).toEqual([303, placed.checkout_url])
    })

    /** The order when the session has these fields, hours after it was placed: where its link leads then. */
    async function linkLater(hours: number, fields: object = {}) {
      const placed = await placeOrder(house, await house.newAgent())
      const page = (await house.context.checkout?.find(placed.session_id)) as object
      Object.assign(page, fields)
      house.clock.advance(hours)
      const { headers } = await browse(house, `/checkout/${placed.id}`)
      return { placed, location: headers.location ?? '', done: `${house.url}/checkout/${placed.id}/done` }
    }
    const balance = async (agent_id: string) => (await balanceOf(house, agent_id)).balance
    const COMPLETE = { status: 'complete', payment_intent: 'pi_of_the_page' }
    const PAID = { ...COMPLETE, payment_status: 'paid' }

    it.each([
      ['has expired', 25],
      ['is about to expire', 24 - 5 / 60],
    ])('open a new session if the last one %s, which then cannot be paid', async (_, hours) => {
      const { placed, location, done } = await linkLater(hours)
      expect(location).not.toBe(placed.checkout_url)
      expect((await house.call('POST', `${pathOf(placed.checkout_url)}/pay`)).status).toBe(404)
      expect((await house.call('POST', `${pathOf(location)}/pay`)).status).toBe(200)
      expect(await balance(placed.agent_id)).toBe(500)
      expect((await browse(house, `/checkout/${placed.id}`)).headers.location).toBe(done)
    })

    it.each([
      ['was paid, even without an event', PAID, 500],
      ['waits for a bank transfer', COMPLETE, 0],
    ])('open no new session if the last one %s', async (_, fields, credits) => {
      const { placed, location, done } = await linkLater(25, fields)
      expect([location, await balance(placed.agent_id)]).toEqual([done, credits])
    })

    it('open a new session if the bank refused the payment', async () => {
      const refused = { id: 'pi', status: 'requires_payment_method' }
      const { placed, location } = await linkLater(25, { ...COMPLETE, payment_intent: refused })
      expect(location).toMatch(/_local\/checkout\/cs_local_/)
      expect(location).not.toBe(placed.checkout_url)
    })

    it.each([
      ['is paid at another price', { amount_total: 1 }],
      ['is paid for another order', { metadata: { order_id: 'lost', agent_id: 'lost', pack: '500', quantity: '1' } }],
      ['required no payment', { payment_status: 'no_payment_required' }],
    ])('open no new session if the last one %s: it needs a manual check', async (_, fields) => {
      const { placed, location, done } = await linkLater(25, { ...PAID, ...fields })
      expect(location).toBe(done)
      expect(house.logLines.at(-2)).toContain(`"checkout session not understood","order_id":"${placed.id}"`)
      await expect(orderSweeper(house.context)()).rejects.toThrow('could not be swept')
      house.clock.advance(31 * 24)
      await expect(orderSweeper(house.context)()).rejects.toThrow('could not be swept')
      expect((await browse(house, `/checkout/${placed.id}`)).headers.location).toBe(done)
    })

    it('open one session for concurrent visitors', async () => {
      const placed = await placeOrder(house, await house.newAgent())
      house.clock.advance(25)
      const opened = await Promise.all(Array.from({ length: 6 }, () => browse(house, `/checkout/${placed.id}`)))
      expect(new Set(opened.map(({ headers }) => headers.location)).size).toBe(1)
    })

    /** A checkout link to resurrect a creature left alone for 60 hours, which died after 36. */
    async function linkForTheReturnOf(name: string): Promise<string> {
      const { key } = await house.newAgent()
      const { body } = await house.call('POST', '/api/house/adopt', { key, body: { name } })
      await house.call('GET', '/api/house/status', { key })
      house.clock.advance(60)
      const sent = { key, body: { creature_id: body.creature.id } }
      return pathOf((await house.call('POST', '/api/house/resurrect', sent)).body.checkout_url)
    }

    it('ask for no payment for a resurrection that is no longer possible, and promise none after one', async () => {
      const link = await linkForTheReturnOf('Ham')
      house.clock.advance(5 * 24)
      const { headers } = await browse(house, link)
      expect((await browse(house, pathOf(headers.location ?? ''))).text).toContain('Ham can come home')
      house.clock.advance(12)
      await house.call('POST', `${pathOf(headers.location ?? '')}/pay`)
      const paid = (await browse(house, `${link}/done`)).text
      expect(paid).toContain('Ham can come home now')
      expect(paid).toMatch(
        /<code>Bring Ham back in Creature House \(http:.*\) before .* UTC\. The credits are paid\.<\/code>/,
      )
      expect(paid).not.toContain('nothing more for you to do')
      house.clock.advance(24)
      const late = await browse(house, `${link}/done`)
      expect(late.text).not.toContain('can come home')
      expect(late.text).toContain('the credits stay')
      expect(late.text).toContain('<h1>The seven days are over</h1>')
      expect(late.text).not.toContain('class="rays"')

      const unopened = await linkForTheReturnOf('Spam')
      house.clock.advance(8 * 24)
      const closed = await browse(house, unopened)
      expect([closed.status, closed.headers.location]).toEqual([200, undefined])
      expect(closed.text).toContain('too late')
    })

    it('say that no payments are accepted, as the API does', async () => {
      const agent = await house.newAgent()
      const placed = await placeOrder(house, agent)
      house.clock.advance(25)
      const { checkout, config } = house.context
      const { secretKey } = config.stripe
      house.context.checkout = null
      config.stripe.secretKey = null
      const page = await browse(house, `/checkout/${placed.id}`)
      const asked = await house.call('POST', '/api/house/credits', { key: agent.key, body: { pack: '100' } })
      house.context.checkout = checkout
      config.stripe.secretKey = secretKey
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('takes no payments yet')])
      expect([asked.status, asked.body.error]).toEqual([400, 'Credits are not sold here yet'])
    })

    it('show failures and rate limiting to people as pages, and to agents as JSON', async () => {
      const link = `/checkout/${(await placeOrder(house, await house.newAgent())).id}`
      house.onDbCall = () => Promise.reject(new Error('database unavailable'))
      const pages = await Promise.all(['', '/done', '/cancelled'].map((end) => browse(house, link + end)))
      const agent = await house.call('GET', link)
      house.onDbCall = null
      for (const { status, text, headers } of pages) {
        expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
        expect(text).toMatch(/<h1>The till is stuck just now<\/h1>/)
        expect(text).toContain(String(headers['x-request-id']))
        expect(text).not.toContain('database unavailable')
      }
      expect([agent.status, agent.body.error]).toEqual([500, 'Something went wrong'])

      const from = { from: freshAddress(), headers: { accept: 'text/html' } }
      const limit = Number((await house.call('GET', link, from)).headers['x-ratelimit-limit'])
      await Promise.all(Array.from({ length: limit - 1 }, () => house.call('GET', link, from)))
      const limited = await house.call('GET', link, from)
      expect([limited.status, limited.text]).toEqual([429, expect.stringContaining('<h1>One moment, please</h1>')])
      expect(limited.text).toMatch(/Try again in (a second|\d+ seconds);/)
    })

    it.each(['/checkout/nothing', '/checkout/nothing/done', '/checkout/%22%3E%3Cscript%3E/cancelled'])(
      'are friendly for the unknown path %s',
      async (path) => {
        const { status, text } = await browse(house, path)
        expect(status).toBe(404)
        expect(text).toContain('leads nowhere')
        expect(text).not.toContain('script')
      },
    )
  })
})

describe('with Stripe', () => {
  const secretKey = 'sk_test_51HouseSecretKey'
  let stub: Awaited<ReturnType<typeof startStripeStub>>
  let house: TestHouse
  beforeAll(async () => {
    stub = await startStripeStub()
    house = await openTestHouse({ stripe: { secretKey, apiBase: stub.url }, rateLimits: { buy_credits: 1000 } })
  })
  afterAll(async () => {
    await house.close()
    stub.close()
  })

  const purchase = (key: string, pack = '500') => house.call('POST', '/api/house/credits', { key, body: { pack } })

  it('opens a session with the order, the agent and the price', async () => {
    const agent = await house.newAgent({ display_name: 'Buyer' })
    const { body } = await purchase(agent.key)
    const { method, path, headers, form } = stub.seen.at(-1)!
    expect(body.checkout_url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect([method, path]).toEqual(['POST', '/v1/checkout/sessions'])
    expect(headers.authorization).toBe(`Bearer ${secretKey}`)
    const orderId = form.get('metadata[order_id]')
    expect(headers['idempotency-key']).toBe(`${orderId}-1`)
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: agent.id,
      'metadata[agent_id]': agent.id,
      'metadata[pack]': '500',
      'payment_intent_data[metadata][order_id]': orderId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '400',
      success_url: `${house.url}/checkout/${orderId}/done`,
      cancel_url: `${house.url}/checkout/${orderId}/cancelled`,
    })
  })

  it('sells several packs in one session, one line each', async () => {
    const agent = await house.newAgent()
    const { body } = await house.call('POST', '/api/house/adopt', { key: agent.key, body: { name: 'Mix' } })
    await house.call('GET', '/api/house/status', { key: agent.key })
    house.clock.advance(60)
    const { now, db, newId } = house.context
    const lost = { agent_id: agent.id, movements: [{ kind: 'dispute', credits: -2500 }], at: now(), about: {} } as const
    await commit(db, preparePosting(null, lost, newId).changes)
    const sent = { key: agent.key, body: { creature_id: body.creature.id } }
    const asked = await house.call('POST', '/api/house/resurrect', sent)
    expect(asked.body).toMatchObject({ missing: 2600, pack: { credits: 2600, price: '$19.00' } })
    await house.call('GET', new URL(asked.body.checkout_url).pathname)
    const form = Object.fromEntries(stub.seen.at(-1)!.form)
    expect(form).toMatchObject({ 'metadata[pack]': '1000', 'metadata[quantity]': '2', 'metadata[and]': '1x500+1x100' })
    const lines = [0, 1, 2].map((at) => [
      form[`line_items[${at}][quantity]`],
      form[`line_items[${at}][price_data][unit_amount]`],
    ])
    expect(lines).toEqual([
      ['2', '700'],
      ['1', '400'],
      ['1', '100'],
    ])
  })

  it('retries with the same Idempotency-Key, and returns a 500 that does not mention Stripe if that fails', async () => {
    const agent = await house.newAgent()
    stub.seen.length = 0
    stub.failures.push({ status: 500, error: { type: 'api_error', message: 'a bad moment' } })
    expect((await purchase(agent.key)).status).toBe(200)
    expect(new Set(stub.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(stub.seen).toHaveLength(2)

    stub.failures.push({
      status: 401,
      error: { type: 'invalid_request_error', message: `Invalid API Key: ${secretKey}` },
    })
    const { status, body, text } = await purchase(agent.key)
    expect([status, body.error]).toEqual([500, 'Something went wrong'])
    expect(text).not.toMatch(/stripe|sk_test/i)
  })

  it('expires its session before it opens another for the same order', async () => {
    const agent = await house.newAgent()
    await purchase(agent.key)
    const { form, headers } = stub.seen.at(-1)!
    const first = stub.sessions.get(String(headers['idempotency-key']))!
    house.clock.advance(48)
    const { headers: shown } = await browse(house, `/checkout/${form.get('metadata[order_id]')}`)
    expect(first.status).toBe('expired')
    expect(shown.location).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(shown.location).not.toBe(first.url)
  })

  it('learns of a payment without an event by the sweep', async () => {
    const agent = await house.newAgent()
    await purchase(agent.key, '1000')
    const made = stub.sessions.get(String(stub.seen.at(-1)!.headers['idempotency-key']))!
    Object.assign(made, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_swept' })
    Object.assign(made, { amount_total: 700, currency: 'usd' })
    await house.runJobs()
    expect((await credits(house, agent.key)).body.credits).toBe(0)
    house.clock.advance(1.1)
    await house.runJobs()
    expect((await credits(house, agent.key)).body.credits).toBe(1000)
    await house.payments.deliver(envelope('checkout.session.completed', made))
    await house.runJobs()
    expect((await balanceOf(house, agent.id)).ledger).toEqual([1000])
  })

  it('learns of a refused bank payment by the sweep', async () => {
    const agent = await house.newAgent()
    await purchase(agent.key)
    const { form, headers } = stub.seen.at(-1)!
    const made = stub.sessions.get(String(headers['idempotency-key']))!
    const refused = { id: 'pi_refused', status: 'requires_payment_method' }
    Object.assign(made, { status: 'complete', payment_intent: refused.id })
    stub.payments.set(refused.id, refused)
    house.clock.advance(1.1)
    await house.runJobs()
    const { text } = await browse(house, `/checkout/${form.get('metadata[order_id]')}/done`)
    expect(text).toContain('did not go through')
  })

  it('logs neither its key, nor a checkout link, nor an agent’s key', async () => {
    const agent = await house.newAgent()
    await purchase(agent.key)
    const text = house.logLines.join('\n')
    expect(text).toContain('buy_credits')
    expect(text).not.toContain(secretKey)
    expect(text).not.toContain('checkout.stripe.com')
    expect(text).not.toContain(agent.key)
    expect(text).not.toContain(hashApiKey(agent.key))
  })
})
