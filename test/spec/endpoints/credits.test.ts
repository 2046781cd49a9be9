/** GET and POST /api/house/credits: the packs, the checkout and the balance. */
import { type Agent, expectError, expectFailure, expectFields, expectInvalid, httpHouse } from '../support/http-house'

const { house, agent, pass } = httpHouse()

const balance = async (one: Agent): Promise<number> => (await one.get('/api/house/credits')).body.credits

describe('GET /api/house/credits', () => {
  it('answers 200 with the balance, the ways to pay and the packs', async () => {
    const { status, body } = await (await agent()).get('/api/house/credits')
    expect(status).toBe(200)
    expectFields(body, 'credits, mpp_enabled, x402_enabled, packs, next_steps')
    expect(body).toMatchObject({ credits: 0, mpp_enabled: false, x402_enabled: false })
  })

  it.each<[string, number, string]>([
    ['100', 100, '$1.00'],
    ['500', 500, '$4.00'],
    ['1000', 1000, '$7.00'],
  ])('pack %s: %i credits for %s', async (id, credits, price) => {
    const { packs } = (await (await agent()).get('/api/house/credits')).body
    expect(packs).toHaveLength(3)
    expect(packs).toContainEqual({ id, credits, price })
  })

  it('500', async () => {
    const one = await agent()
    await expectFailure(house, () => one.get('/api/house/credits'), 'Something went wrong')
  })
})

describe('POST /api/house/credits', () => {
  it.each<[string, number, string]>([
    ['100', 100, '$1.00'],
    ['500', 500, '$4.00'],
    ['1000', 1000, '$7.00'],
  ])('pack %s: a checkout link; %i credits land when %s are paid', async (pack, credits, price) => {
    const one = await agent()
    const { status, body } = await one.post('/api/house/credits', { pack })
    expect(status).toBe(200)
    expectFields(body, 'checkout_url, pack, message, next_steps')
    expect(body.pack).toEqual({ credits, price })
    expect(await balance(one)).toBe(0)
    const paid = await house.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
    expect(paid.status).toBe(200)
    expect(await balance(one)).toBe(credits)
  })

  it('adds what is bought later', async () => {
    const one = await agent()
    await one.buy('100')
    await one.buy('500')
    expect(await balance(one)).toBe(600)
  })

  it.each<[string, unknown]>([
    ['none', {}],
    ['another', { pack: '50' }],
    ['a number that is no pack', { pack: 101 }],
  ])('400 for an invalid pack: %s', async (_what, body) => {
    expectInvalid(await (await agent()).post('/api/house/credits', body), 'Invalid pack', 'body.pack: ')
  })

  it('Decided: a null counts as absent', async () => {
    const { status } = await (await agent()).post('/api/house/credits', { pack: '100', payment: null })
    expect(status).toBe(200)
  })

  it('500', async () => {
    const one = await agent()
    await expectFailure(house, () => one.post('/api/house/credits', { pack: '100' }), 'Something went wrong')
  })
})

describe('Decided: credits move only in entries of a ledger', () => {
  const ledger = async (one: Agent) => (await one.get('/api/house/credits/history')).body

  it('the balance is their sum', async () => {
    const one = await agent()
    const id = await one.creature()
    await one.buy('500')
    pass({ hours: 37 })
    expect((await one.post('/api/house/resurrect', { id })).status).toBe(200)
    const { credits, movements } = await ledger(one)
    expect(movements.map(({ credits }: { credits: number }) => credits)).toEqual([-100, 500])
    expect([credits, await balance(one)]).toEqual([400, 400])
  })

  it('a payment that arrives twice counts once', async () => {
    const one = await agent()
    const { body } = await one.post('/api/house/credits', { pack: '100' })
    const pay = () => house.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
    await pay()
    await pay()
    expect(await balance(one)).toBe(100)
    expect((await ledger(one)).movements).toHaveLength(1)
  })
})

describe('Decided: inline payment', () => {
  it('is a 400 where it is not enabled', async () => {
    const answer = await (await agent()).post('/api/house/credits', { pack: '100', payment: 'inline' })
    expectError(answer, 400, 'Inline payment is not enabled here')
  })

  it('is no other word', async () => {
    const answer = await (await agent()).post('/api/house/credits', { pack: '100', payment: 'cash' })
    expectInvalid(answer, 'Invalid pack', 'body.payment: must be one of "checkout", "inline"')
  })
})
