/** Payment inside a call: where MPP and x402 are enabled, refusals carry their offers. */
import { type Agent, expectError, expectFields, httpHouse } from '../support/http-house'

const { agent, pass } = httpHouse({ inlinePayments: 'stand-ins' })

const OFFERS = { mpp_challenge: 'ours', x402_requirements: 'ours', mpp_enabled: 'ours', x402_enabled: 'ours' }

const decoded = (header: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(header), 'base64').toString())

let linda: Agent
beforeAll(async () => {
  linda = await agent()
})

describe('Inline payment, where it is enabled', () => {
  it('GET /api/house/credits says so', async () => {
    expect((await linda.get('/api/house/credits')).body).toMatchObject({ mpp_enabled: true, x402_enabled: true })
  })

  it('the 402 of a resurrection has an MPP challenge and x402 requirements, also in X-PAYMENT-REQUIRED', async () => {
    const id = await linda.creature({ name: 'Late' })
    pass({ hours: 37 })
    const answer = await linda.post('/api/house/resurrect', { id })
    expectError(answer, 402, 'Insufficient credits', 'suggestion, next_steps, cost, balance, checkout_url', {
      ...OFFERS,
      missing: 'ours',
      pack: 'ours',
    })
    expect(answer.body.mpp_challenge).toEqual(expect.any(Object))
    expect(decoded(answer.headers['x-payment-required'])).toEqual(answer.body.x402_requirements)
  })
})

describe('Decided: inline payment for credits is a 402 with offers', () => {
  it('200 with the checkout link without it', async () => {
    const { status, body } = await linda.post('/api/house/credits', { pack: '100' })
    expect(status).toBe(200)
    expectFields(body, 'checkout_url, pack, message, next_steps')
  })

  it('402 with the challenge and the requirements with it', async () => {
    const answer = await linda.post('/api/house/credits', { pack: '100', payment: 'inline' })
    expectError(answer, 402, 'Payment required', 'suggestion, next_steps', OFFERS)
    expect(decoded(answer.headers['x-payment-required'])).toEqual(answer.body.x402_requirements)
    expect(answer.headers['www-authenticate']).toMatch(/^Payment /)
  })
})
