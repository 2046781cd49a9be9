/** Decisions on leaving while a payment is open or under way: nobody can pay for an account that has left. */
import { type Agent, httpHouse } from '../support/http-house'

const { house, call, agent, pass } = httpHouse()

interface Session {
  id: string
  status: string
  metadata: Record<string, string>
}

const leave = async (one: Agent) =>
  expect((await one.call('DELETE', '/api/me', { username: one.username })).status).toBe(200)

/** A checkout that the agent asked for; its link is the provider's page. */
async function checkout(one: Agent) {
  const { checkout_url } = (await one.post('/api/house/credits', { pack: '100' })).body
  const { pathname } = new URL(checkout_url)
  const session = (await house.context.checkout?.find(pathname.split('/').at(-1) ?? '')) as Session
  return { pathname, session, link: `/checkout/${session.metadata.order_id}` }
}

/** The person pays, and the provider has not told yet. */
const pays = (session: Session) =>
  Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${session.id}` })

/** The provider tells. */
const tell = (session: Session) =>
  house.payments.deliver({
    source: 'aws.partner/stripe.com/test',
    'detail-type': 'checkout.session.completed',
    detail: { id: `evt_${session.id}`, type: 'checkout.session.completed', data: { object: session } },
  })

const ledgerOf = async ({ id }: Agent) =>
  (await house.allRows())
    .filter(({ pk, type }) => type === 'ledger' && pk.includes(id))
    .map(({ data }) => data as { kind: string; credits: number })
    .map(({ kind, credits }) => [kind, credits])

const leaverOf = async ({ id }: Agent) =>
  (await house.allRows()).filter(({ pk, type }) => type === 'leaver' && pk.includes(id))

const open = (path: string) => call('GET', path, { headers: { accept: 'text/html' } })

describe('Decided: leaving and payments', () => {
  it('closes open checkouts at once: the page of the provider and the link take no money', async () => {
    const one = await agent()
    const { pathname, link } = await checkout(one)
    await leave(one)
    expect((await call('POST', `${pathname}/pay`)).status).toBe(404)
    const gone = await open(link)
    expect([gone.status, gone.headers.location]).toEqual([200, undefined])
    expect(gone.text).toContain('This account is gone')
    expect(await leaverOf(one)).toEqual([])
    expect(await ledgerOf(one)).toEqual([])
  })

  it('the link contacts nobody', async () => {
    const one = await agent()
    const { link } = await checkout(one)
    await leave(one)
    const { checkout: provider } = house.context
    const contacted = async () => {
      throw new Error('the provider was contacted')
    }
    house.context.checkout = { open: contacted, find: contacted, close: contacted, refund: contacted }
    const pages = [await open(link), await open(`${link}/done`), await open(`${link}/cancelled`)]
    house.context.checkout = provider as NonNullable<typeof provider>
    for (const { status, text } of pages) expect([status, text.includes('This account is gone')]).toEqual([200, true])
  })

  it('refunds a payment that was under way, and the ledger shows it', async () => {
    const one = await agent()
    const { session, link } = await checkout(one)
    pays(session)
    await leave(one)
    await house.runJobs()
    pass({ hours: 1 })
    await house.runJobs()
    expect(await ledgerOf(one)).toEqual([
      ['purchase', 100],
      ['refund', -100],
    ])
    expect((await open(link)).text).toContain('was given back in full')
    expect(await leaverOf(one)).toEqual([])
  })

  it('refunds by the order when the event arrives after the account is gone', async () => {
    const one = await agent()
    const { session } = await checkout(one)
    const paid = pays({ ...session })
    await leave(one)
    await house.runJobs()
    expect(await leaverOf(one)).toEqual([])
    expect(await tell(paid)).toBe('taken')
    expect(await tell(paid)).toBe('taken')
    await house.runJobs()
    expect(await ledgerOf(one)).toEqual([
      ['purchase', 100],
      ['refund', -100],
    ])
  })

  it('refunds each payment, if two pages of an order were paid', async () => {
    const one = await agent()
    const { session } = await checkout(one)
    const [first, second] = [pays({ ...session }), { ...pays({ ...session }), payment_intent: 'pi_of_another_page' }]
    await leave(one)
    await house.runJobs()
    expect([await tell(first), await tell(second)]).toEqual(['taken', 'taken'])
    await house.runJobs()
    await house.runJobs()
    expect(await ledgerOf(one)).toEqual([
      ['purchase', 100],
      ['purchase', 100],
      ['refund', -100],
      ['refund', -100],
    ])
    expect(await leaverOf(one)).toEqual([])
  })

  it('keeps what it needs for the refund until the provider has done it, and tries again', async () => {
    const one = await agent()
    const { session } = await checkout(one)
    pays(session)
    const { checkout: provider } = house.context
    let refused = 0
    house.context.checkout = {
      ...(provider as NonNullable<typeof provider>),
      refund: async () => {
        refused += 1
        throw new Error('the provider is away')
      },
    }
    await leave(one)
    await house.runJobs()
    expect(refused).toBe(1)
    expect(await leaverOf(one)).toHaveLength(1)
    house.context.checkout = provider as NonNullable<typeof provider>
    pass({ hours: 1 })
    await house.runJobs()
    pass({ hours: 1 })
    await house.runJobs()
    expect(await ledgerOf(one)).toContainEqual(['refund', -100])
    expect(await leaverOf(one)).toEqual([])
  })

  it('closes the checkout later if the provider did not answer then', async () => {
    const one = await agent()
    const { pathname } = await checkout(one)
    const { checkout: provider } = house.context
    const away = async () => {
      throw new Error('the provider is away')
    }
    house.context.checkout = { ...(provider as NonNullable<typeof provider>), close: away }
    await leave(one)
    house.context.checkout = provider as NonNullable<typeof provider>
    expect(await leaverOf(one)).toHaveLength(1)
    pass({ hours: 1.1 })
    await house.runJobs()
    expect((await call('POST', `${pathname}/pay`)).status).toBe(404)
    pass({ hours: 1 })
    await house.runJobs()
    expect(await leaverOf(one)).toEqual([])
  })

  it('credits bought before stay bought', async () => {
    const one = await agent()
    await one.buy('100')
    await leave(one)
    pass({ hours: 1 })
    await house.runJobs()
    expect(await ledgerOf(one)).toEqual([['purchase', 100]])
  })
})
