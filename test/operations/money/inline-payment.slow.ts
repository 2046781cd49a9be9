/** Inline payments: the offers, and the results of valid, invalid and repeated payments. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { freshAddress } from '../../support/http'
import { balanceOf } from '../../support/services/stripe'
import {
  bereavedPayer,
  buyInline,
  chargedCents,
  decoded,
  encoded,
  expectChargesMatchCredits,
  mppCredential,
  newPayer,
  newToken,
  newWallet,
  type Payer,
  paymentHeaders,
  x402Payment,
} from '../../support/services/wallets'
import { openTestHouse, sharedTestHouse } from '../../support/test-house'

const rateLimits = { buy_credits: 10_000, resurrect: 10_000, adopt: 1000, status: 1000, credits: 1000 }
const house = sharedTestHouse({ inlinePayments: 'stand-ins', rateLimits })

const METHODS = ['mpp', 'x402'] as const
const offer = (payer: Payer, pack?: string) => buyInline(house, payer, {}, pack)
const requirementIn = ({ body }: Awaited<ReturnType<typeof offer>>) => body.x402_requirements.accepts[0]
const servicesCalled = () => house.stripe.calls.length + house.facilitator.calls.length

describe('the offers', () => {
  it('are in one 402 for both kinds of wallets, without an outbound request', async () => {
    const payer = await newPayer(house)
    const before = servicesCalled()
    const { status, body, headers } = await offer(payer, '500')
    expect(status).toBe(402)
    expect(body).toMatchObject({ error: 'Payment required', mpp_enabled: true, x402_enabled: true })
    expect(headers['www-authenticate']).toBe(body.mpp_challenge.www_authenticate)
    expect(JSON.parse(Buffer.from(body.mpp_challenge.request, 'base64url').toString())).toEqual({
      amount: '400',
      currency: 'usd',
      methodDetails: { networkId: 'local', paymentMethodTypes: ['card', 'link'] },
    })
    expect(decoded(headers['payment-required'])).toEqual(body.x402_requirements)
    expect(headers['x-payment-required']).toBe(headers['payment-required'])
    expect(body.x402_requirements).toMatchObject({
      x402Version: 2,
      resource: { url: `${house.url}/api/house/credits` },
      accepts: [{ scheme: 'exact', amount: '4000000', extra: { name: 'USDC', version: '2' } }],
    })
    expect(body.suggestion).toMatch(/^With a wallet, pay by yourself.* stops at \$1\.00: allow it \$4\.00/)
    expect(servicesCalled()).toBe(before)
    expect(chargedCents(house, payer)).toBe(0)
  })

  it('are explained in the 402 of a resurrection and in skill.md', async () => {
    const { body } = await (await bereavedPayer(house)).back()
    expect(body.suggestion).toMatch(/^You have 0 of 100 credits\. Hand the checkout link to a person.* pay by yourself/)
    // A wallet with default settings pays up to a dollar.
    expect(body.suggestion).not.toContain('stops at')
    const { text } = await house.call('GET', '/skill.md', { from: freshAddress() })
    expect(text).toMatch(/pays by itself.*maxAmountPerPayment/)
  })

  it('name the free header: not Authorization if it holds a bearer token', async () => {
    const { key } = await newPayer(house)
    const bearer = await buyInline(house, { key })
    expect(bearer.body.mpp_challenge.credential_header).toBe('Payment-Authorization')
    expect(bearer.headers['www-authenticate']).toContain('header="Payment-Authorization"')
    const body = { pack: '100', payment: 'inline' }
    const other = await house.call('POST', '/api/house/credits', { headers: { 'x-api-key': key }, body })
    expect(other.body.mpp_challenge.credential_header).toBe('Authorization')
    expect(other.headers['www-authenticate']).not.toContain('header=')
  })

  it('can be read and sent across origins', async () => {
    const { headers } = await house.call('OPTIONS', '/api/house/credits', { from: freshAddress() })
    for (const name of ['Payment-Authorization', 'Payment-Signature', 'Accept-Payment']) {
      expect(headers['access-control-allow-headers']).toContain(name)
    }
    const shown = (await offer(await newPayer(house))).headers['access-control-expose-headers']
    for (const name of ['WWW-Authenticate', 'Payment-Receipt', 'PAYMENT-REQUIRED', 'PAYMENT-RESPONSE']) {
      expect(shown).toContain(name)
    }
  })

  it.each([
    ['neither', null, [false, false]],
    ['MPP alone', { MPP_NETWORK_ID: 'profile_1' }, [true, false]],
    [
      'x402 alone',
      { X402_FACILITATOR_URL: 'http://127.0.0.1:9', X402_PAY_TO: `0x${'1'.repeat(40)}`, X402_NETWORKS: 'eip155:84532' },
      [false, true],
    ],
  ] as const)('are those configured: %s', async (_name, settings, [mpp, x402]) => {
    const other = await openTestHouse({ inlinePayments: settings })
    const payer = await newPayer(other)
    const { body: shown } = await other.call('GET', '/api/house/credits', { key: payer.key })
    expect(shown).toMatchObject({ mpp_enabled: mpp, x402_enabled: x402 })
    const { status, body, headers } = await buyInline(other, payer)
    expect(status).toBe(mpp || x402 ? 402 : 400)
    if (!mpp && !x402) expect(body.error).toBe('Inline payment is not enabled here')
    else expect(body.suggestion).toContain('pay by yourself')
    expect([headers['www-authenticate'] !== undefined, headers['payment-required'] !== undefined]).toEqual([mpp, x402])
    expect(['mpp_challenge' in body, 'x402_requirements' in body]).toEqual([mpp, x402])
    await other.close()
  })

  it('are disabled if a key is missing, and the flags are false', async () => {
    const other = await openTestHouse({ inlinePayments: { MPP_NETWORK_ID: 'profile_1' } })
    other.context.config.payments = { mppNetworkId: 'profile_1' }
    const { key } = await newPayer(other)
    const { body } = await other.call('GET', '/api/house/credits', { key })
    expect(body).toMatchObject({ mpp_enabled: false, x402_enabled: false })
    await other.close()
  })
})

describe.each(METHODS)('paying by %s', (method) => {
  const pay = async (payer: Payer, pack = '100') => paymentHeaders[method](house, payer, await offer(payer, pack))

  it.each(['100', '500', '1000'])('books the credits of pack %s at once, with a receipt', async (pack) => {
    const payer = await newPayer(house)
    const { status, body, headers } = await buyInline(house, payer, await pay(payer, pack), pack)
    expect(status).toBe(200)
    expect(body).toMatchObject({ payment_method: method, credits_added: Number(pack), credits: Number(pack) })
    // The household is empty.
    expect(body.next_steps[0].endpoint).toBe('/api/house/adopt')
    const receipt = decoded(headers[method === 'mpp' ? 'payment-receipt' : 'payment-response'])
    expect(receipt).toMatchObject(
      method === 'mpp'
        ? { status: 'success', method: 'stripe', reference: body.payment_reference }
        : { success: true, transaction: body.payment_reference, payer: payer.wallet.address },
    )
    expect((await balanceOf(house, payer.id)).ledger).toEqual([Number(pack)])
  })

  it('needs no field in the body if the headers hold a payment', async () => {
    const payer = await newPayer(house)
    const headers = await pay(payer)
    const { status, body } = await house.call('POST', '/api/house/credits', {
      key: payer.key,
      headers,
      body: { pack: '100' },
    })
    expect([status, body.payment_method]).toEqual([200, method])
  })

  it('with the same payment again returns the same response without a charge, even days later', async () => {
    const payer = await newPayer(house)
    const headers = await pay(payer)
    const first = await buyInline(house, payer, headers)
    const again = await buyInline(house, payer, headers)
    expect(again.body).toEqual({ ...first.body, message: expect.stringContaining('from before') })
    house.clock.advance(72)
    expect((await buyInline(house, payer, headers)).body).toEqual(again.body)
    const named = await buyInline(house, payer, { ...headers, 'idempotency-key': 'named-now' })
    expect(named.body.message).toContain('with this Idempotency-Key (over MCP the argument idempotency_key) is from')
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  it('with six concurrent copies of a payment charges once', async () => {
    const payer = await newPayer(house)
    const headers = await pay(payer)
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyInline(house, payer, headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  it('with another agent’s payment charges nothing', async () => {
    const [payer, thief] = [await newPayer(house), await newPayer(house)]
    const headers = await pay(payer)
    await buyInline(house, payer, headers)
    const { status, body } = await buyInline(house, thief, headers)
    expect([status, body.error]).toEqual([402, 'The payment was not accepted'])
    expect(body.payment_problem).toBeTruthy()
    expect((await balanceOf(house, thief.id)).ledger).toEqual([])
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  it('for one pack does not buy another', async () => {
    const payer = await newPayer(house)
    const { status } = await buyInline(house, payer, await pay(payer, '100'), '1000')
    expect(status).toBe(402)
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })

  it('with an expired offer is refused with a new one', async () => {
    const payer = await newPayer(house)
    const headers = await pay(payer)
    house.clock.advance(0.1)
    const { status, body } = await buyInline(house, payer, headers)
    expect(status).toBe(402)
    expect(body.payment_problem).toMatch(/expired|valid_before/)
    expect(body.mpp_challenge.id).toBeTruthy()
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })

  it('charges nothing if there are enough credits already', async () => {
    const { payer, back } = await bereavedPayer(house)
    const headers = await paymentHeaders[method](house, payer, await back())
    await buyInline(house, payer, await pay(payer))
    const { status, body } = await back(headers)
    expect([status, body.payment_method]).toEqual([200, undefined])
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  it('keeps the credits if the time to resurrect ends meanwhile, with a 410 that explains it', async () => {
    const { payer, back } = await bereavedPayer(house)
    const headers = await paymentHeaders[method](house, payer, await back())
    house.onDbCall = async (command, go) => {
      const noted =
        command instanceof TransactWriteCommand &&
        (command.input.TransactItems ?? []).some(({ Put }) => Put?.Item?.type === 'order')
      const answer = await go()
      if (noted) house.clock.advance(0.01)
      if (noted) late = true
      return answer
    }
    let late = false
    const { now } = house.context
    house.context.now = () => (late ? ((now() + 8 * 24 * 3_600_000) as ReturnType<typeof now>) : now())
    const { status, body } = await back(headers)
    house.context.now = now
    expect([status, body.error]).toEqual([410, 'Resurrection window has closed'])
    expect(body).toMatchObject({ payment_method: method, credits_added: 100 })
    expect(body.suggestion).toContain('100 credits came to your account, which holds 100 now')
    expect((await balanceOf(house, payer.id)).ledger).toEqual([100])
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  it('charges nothing if the resurrection has become impossible', async () => {
    const { payer, back } = await bereavedPayer(house)
    const refused = await back()
    house.clock.advance(8 * 24)
    const headers = await paymentHeaders[method](house, payer, refused)
    expect((await back(headers)).status).toBe(410)
    expect(chargedCents(house, payer)).toBe(0)
  })
})

describe('an MPP credential', () => {
  const respond = async (payer: Payer, credential: string, header = 'payment-authorization') =>
    buyInline(house, payer, { [header]: credential })

  it('is charged once per challenge: a second token is refused', async () => {
    const payer = await newPayer(house)
    const { body } = await offer(payer)
    const answers = await Promise.all(
      [newToken(), newToken(), newToken()].map((token) => respond(payer, mppCredential(body.mpp_challenge, token))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402, 402])
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  it('that is declined charges nothing, and its challenge is used up', async () => {
    const payer = await newPayer(house)
    const { body } = await offer(payer)
    const declined = await respond(payer, mppCredential(body.mpp_challenge, newToken('declined')))
    expect(declined.status).toBe(402)
    expect(declined.body.payment_problem).toContain('card_declined')
    expect((await respond(payer, mppCredential(body.mpp_challenge))).status).toBe(402)
    expect((await respond(payer, mppCredential(declined.body.mpp_challenge))).status).toBe(200)
    expect(await expectChargesMatchCredits(house, payer)).toBe(100)
  })

  const cheap = Buffer.from(JSON.stringify({ amount: '1', currency: 'usd' })).toString('base64url')
  it.each([
    ['another price', { request: cheap }],
    ['another realm', { realm: 'elsewhere.example' }],
    ['another method', { method: 'tempo' as never }],
    ['a later expiry', { expires: '2027-01-01T00:00:00.000Z' }],
    ['another agent', { opaque: Buffer.from('{"agent":"me"}').toString('base64url') }],
    ['another header', { header: undefined }],
    ['a forged signature', { id: 'A'.repeat(43) }],
  ])('that was tampered with is refused: %s', async (_what, changes) => {
    const payer = await newPayer(house)
    const { body } = await offer(payer)
    const before = servicesCalled()
    const answer = await respond(payer, mppCredential(body.mpp_challenge, newToken(), changes))
    expect([answer.status, answer.body.payment_problem]).toEqual([402, 'invalid-challenge'])
    expect(servicesCalled()).toBe(before)
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })

  it('for credits does not pay for a resurrection, nor vice versa', async () => {
    const { payer, back } = await bereavedPayer(house)
    const [forCredits, forReturn] = [await offer(payer), await back()]
    expect((await back({ 'payment-authorization': mppCredential(forCredits.body.mpp_challenge) })).status).toBe(402)
    expect((await respond(payer, mppCredential(forReturn.body.mpp_challenge))).status).toBe(402)
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })

  it.each(['Payment', 'Payment !!!', 'Payment e30', `Payment ${encoded({ challenge: null })}`, 'Basic abc', ''])(
    'that is malformed is refused: %j',
    async (credential) => {
      const payer = await newPayer(house)
      const { status, body } = await respond(payer, credential)
      expect([status, body.payment_problem]).toEqual([402, 'malformed-credential'])
    },
  )

  it('reaches Stripe with its own Idempotency-Key, the order and the configured token field', async () => {
    const payer = await newPayer(house)
    const token = newToken()
    const { body } = await offer(payer, '500')
    await buyInline(house, payer, { 'payment-authorization': mppCredential(body.mpp_challenge, token) }, '500')
    const intent = house.stripe.intents.find(({ metadata }) => metadata.agent_id === payer.id)
    expect(intent).toMatchObject({
      amount: 400,
      currency: 'usd',
      metadata: { pack: '500', quantity: '1', method: 'mpp' },
    })
    const sent = house.stripe.sent.at(-1)
    expect(sent?.idempotency_key).toBe(`mpp_${body.mpp_challenge.id}_${token}`)
    expect(sent?.form.get('shared_payment_granted_token')).toBe(token)
    expect(sent?.version).toMatch(/preview$/)
  })
})

describe('an x402 authorization', () => {
  const respond = (payer: Payer, payment: string) => buyInline(house, payer, { 'payment-signature': payment })

  it.each([
    ['signed by another', async () => ({ by: newWallet() })],
    ['for too little', async () => ({ authorization: { value: '1' } })],
    ['to another address', async () => ({ authorization: { to: newWallet().address } })],
    ['with another value than signed', async () => ({ authorization: { value: '1' }, forged: { value: '1000000' } })],
    ['for another price', async () => ({ accepted: { amount: '1' }, authorization: { value: '1' } })],
    ['on another network', async () => ({ accepted: { network: 'eip155:1' } })],
    ['of another token', async () => ({ accepted: { asset: newWallet().address } })],
    ['that stays open for years', async () => ({ authorization: { validBefore: '9999999999' } })],
    ['that is not valid yet', async () => ({ authorization: { validAfter: '9999999999' } })],
  ])('%s is refused', async (_what, wrong) => {
    const payer = await newPayer(house)
    const payment = await x402Payment(house, requirementIn(await offer(payer)), payer.wallet, await wrong())
    const { status, body } = await respond(payer, payment)
    expect([status, body.error]).toEqual([402, 'The payment was not accepted'])
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })

  it.each(['', 'e30=', '!!!', encoded({ x402Version: 1 }), encoded({ x402Version: 2, accepted: {}, payload: {} })])(
    'that is malformed is refused: %j',
    async (payment) => {
      const { status, body } = await respond(await newPayer(house), payment)
      expect([status, body.payment_problem]).toEqual([402, 'invalid_payload'])
    },
  )

  it('from an empty wallet is refused', async () => {
    const payer = await newPayer(house)
    const requirement = requirementIn(await offer(payer))
    house.facilitator.funds.set(payer.wallet.address, 999_999n)
    const { status, body } = await respond(payer, await x402Payment(house, requirement, payer.wallet))
    expect([status, body.payment_problem]).toEqual([402, 'insufficient_funds'])
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })

  it('sent by two agents concurrently is accepted for one of them', async () => {
    const [one, two] = [await newPayer(house), await newPayer(house)]
    const payment = await x402Payment(house, requirementIn(await offer(one)), one.wallet)
    const answers = await Promise.all([respond(one, payment), respond(two, payment)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402])
    const minted = [...(await balanceOf(house, one.id)).ledger, ...(await balanceOf(house, two.id)).ledger]
    expect(minted).toEqual([100])
    expect(chargedCents(house, one)).toBe(100)
  })

  it('with a used nonce is refused', async () => {
    const payer = await newPayer(house)
    const requirement = requirementIn(await offer(payer))
    const nonce = `0x${'ab'.repeat(32)}`
    house.facilitator.cancelNonce(requirement.asset, { from: payer.wallet.address, nonce })
    const { status, body } = await respond(
      payer,
      await x402Payment(house, requirement, payer.wallet, { authorization: { nonce } }),
    )
    expect([status, body.payment_problem]).toEqual([402, 'invalid_exact_evm_nonce_already_used'])
    expect(await expectChargesMatchCredits(house, payer)).toBe(0)
  })
})
