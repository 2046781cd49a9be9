/**
 * The public payment clients mppx and @x402/fetch against a real server on loopback, behind a gateway that renames
 * headers as AWS does and the stand-in for CloudFront that restores them.
 */
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { Mppx, stripe } from 'mppx/client'
import { balanceOf } from '../../support/services/stripe'
import {
  bereavedPayer,
  chargedCents,
  decoded,
  newPayer,
  newToken,
  type Payer,
  type Wallet,
} from '../../support/services/wallets'
import { openTestHouse, sharedTestHouse, type TestHouse } from '../../support/test-house'

// The clients use the system clock.
const house = sharedTestHouse({ inlinePayments: 'stand-ins', time: Date.now })

const ownFetch: typeof fetch = (input, init) => fetch(input, init)

const byMpp = (createToken = async () => newToken()) =>
  Mppx.create({ polyfill: false, fetch: ownFetch, methods: [stripe.charge({ paymentMethod: 'pm_card', createToken })] })
    .fetch as typeof fetch

/** Wallets pay at most a dollar by default. */
const byX402 = (wallet: Wallet) =>
  wrapFetchWithPayment(
    ownFetch,
    new x402Client().register('eip155:*', new ExactEvmScheme(wallet)).setSpendControls({ maxAmountPerPayment: '$10' }),
  )

const post = (
  pay: typeof fetch | ReturnType<typeof byX402>,
  path: string,
  headers: Record<string, string>,
  body: object,
  { url }: Pick<TestHouse, 'url'> = house,
) =>
  pay(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const KEYS = [
  ['Authorization: Bearer', (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` })],
  ['x-api-key', (key: string): Record<string, string> => ({ 'x-api-key': key })],
] as const

describe.each(KEYS)('with the key as %s', (_name, keyed) => {
  it('mppx pays for credits', async () => {
    const payer = await newPayer(house)
    const bought = await post(byMpp(), '/api/house/credits', keyed(payer.key), { pack: '500', payment: 'inline' })
    expect(bought.status).toBe(200)
    expect(await bought.json()).toMatchObject({ payment_method: 'mpp', credits: 500 })
    expect(decoded(bought.headers.get('payment-receipt'))).toMatchObject({ status: 'success', method: 'stripe' })
    expect((await balanceOf(house, payer.id)).ledger).toEqual([500])
    expect(chargedCents(house, payer)).toBe(400)
  })

  it('@x402/fetch pays for credits', async () => {
    const payer = await newPayer(house)
    const pay = byX402(payer.wallet)
    const bought = await post(pay, '/api/house/credits', keyed(payer.key), { pack: '1000', payment: 'inline' })
    expect(bought.status).toBe(200)
    expect(await bought.json()).toMatchObject({ payment_method: 'x402', credits: 1000 })
    const receipt = decodePaymentResponseHeader(bought.headers.get('payment-response') ?? '')
    expect(receipt).toMatchObject({ success: true, payer: payer.wallet.address })
    expect((await balanceOf(house, payer.id)).ledger).toEqual([1000])
    expect(chargedCents(house, payer)).toBe(700)
  })

  it.each([
    ['mppx', 'mpp', () => byMpp()],
    ['@x402/fetch', 'x402', ({ wallet }: Payer) => byX402(wallet)],
  ] as const)('%s pays for a resurrection', async (_client, method, client) => {
    const { payer, creature_id } = await bereavedPayer(house)
    const back = await post(client(payer), '/api/house/resurrect', keyed(payer.key), { creature_id })
    expect(back.status).toBe(200)
    expect(await back.json()).toMatchObject({ success: true, payment_method: method, credits_remaining: 0 })
    expect((await balanceOf(house, payer.id)).ledger).toEqual([100, -100])
    expect(chargedCents(house, payer)).toBe(100)
  })
})

it('@x402/fetch with default settings stops at a dollar', async () => {
  const payer = await newPayer(house)
  const asItComes = new x402Client().register('eip155:*', new ExactEvmScheme(payer.wallet))
  const buy = (pack: string) =>
    post(
      wrapFetchWithPayment(ownFetch, asItComes),
      '/api/house/credits',
      { 'x-api-key': payer.key },
      { pack, payment: 'inline' },
    )
  await expect(buy('500')).rejects.toThrow('maxAmountPerPayment')
  expect((await buy('100')).status).toBe(200)
  expect(chargedCents(house, payer)).toBe(100)
})

it('mppx pays with its next card if the first is declined', async () => {
  const payer = await newPayer(house)
  const cards = ['declined', 'good']
  const pay = byMpp(async () => newToken(cards.shift()))
  const bought = await post(pay, '/api/house/credits', { 'x-api-key': payer.key }, { pack: '100', payment: 'inline' })
  expect(bought.status).toBe(200)
  expect(cards).toEqual([])
  expect(chargedCents(house, payer)).toBe(100)
})

describe('without CloudFront', () => {
  const INLINE = { pack: '100', payment: 'inline' }
  const opened: TestHouse[] = []
  const withoutDoor = async () => {
    const direct = await openTestHouse({ inlinePayments: 'stand-ins', time: Date.now, cdn: false })
    opened.push(direct)
    return direct
  }
  afterAll(() => Promise.all(opened.map((each) => each.close())))

  it('MPP is not offered, neither in the flags nor in a 402, and x402 pays', async () => {
    const direct = await withoutDoor()
    const payer = await newPayer(direct)
    const flags = { mpp_enabled: false, x402_enabled: true }
    const { body } = await direct.call('GET', '/api/house/credits', { key: payer.key })
    expect(body).toMatchObject(flags)
    const asked = await direct.call('POST', '/api/house/credits', { key: payer.key, body: INLINE })
    expect(asked).toMatchObject({ status: 402, body: flags })
    expect(asked.body).not.toHaveProperty('mpp_challenge')
    expect(Object.keys(asked.headers).filter((name) => name.endsWith('www-authenticate'))).toEqual([])
    const bought = await post(byX402(payer.wallet), '/api/house/credits', { 'x-api-key': payer.key }, INLINE, direct)
    expect(await bought.json()).toMatchObject({ payment_method: 'x402', credits: 100 })
  })

  it('inline payment is refused if MPP is the only method', async () => {
    const direct = await openTestHouse({ inlinePayments: { MPP_NETWORK_ID: 'local' }, cdn: false })
    opened.push(direct)
    const { key } = await direct.newAgent()
    const { status, body } = await direct.call('POST', '/api/house/credits', { key, body: INLINE })
    expect([status, body.error]).toEqual([400, 'Inline payment is not enabled here'])
  })

  it('the challenge has the header name of the gateway, and mppx does not find it', async () => {
    const direct = await withoutDoor()
    const { config } = direct.context
    config.payments = { ...config.payments, mppNetworkId: 'local' }
    const payer = await newPayer(direct)
    const { headers, body } = await direct.call('POST', '/api/house/credits', { key: payer.key, body: INLINE })
    expect(headers['x-amzn-remapped-www-authenticate']).toBe(body.mpp_challenge.www_authenticate)
    expect(headers).not.toHaveProperty('www-authenticate')
    await expect(post(byMpp(), '/api/house/credits', { 'x-api-key': payer.key }, INLINE, direct)).rejects.toThrow()
    expect(chargedCents(direct, payer)).toBe(0)
  })
})
