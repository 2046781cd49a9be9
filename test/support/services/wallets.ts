/** Agents' wallets: handmade credentials and signed authorizations, so that tests can also make invalid ones. */
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Challenge } from '../../../lambdas/domain/money/mpp'
import type { Authorization, Requirement } from '../../../lambdas/domain/money/x402'
import { TRANSFER_TYPES } from '../../../lib/local/payments/facilitator'
import type { Received } from '../http'
import type { TestHouse } from '../test-house'
import { balanceOf } from './stripe'

export type Wallet = PrivateKeyAccount
export const newWallet = (): Wallet => privateKeyToAccount(generatePrivateKey())

let tokens = 0
export const newToken = (kind = 'good'): string => {
  tokens += 1
  return `spt_${kind}_${tokens}`
}

/** Credential that a client sends in response to a challenge. */
export function mppCredential(challenge: Challenge, token = newToken(), changes: Partial<Challenge> = {}): string {
  const { id, realm, method, intent, request, expires, header, opaque } = { ...challenge, ...changes }
  const sent = { challenge: { id, realm, method, intent, request, expires, header, opaque }, payload: { spt: token } }
  return `Payment ${Buffer.from(JSON.stringify(sent)).toString('base64url')}`
}

interface Signing {
  /** Signed and sent with these values. */
  authorization?: Partial<Authorization>
  /** Sent with these values, which differ from the signed ones. */
  forged?: Partial<Authorization>
  accepted?: Partial<Requirement>
  /** Signer other than the paying wallet. */
  by?: Wallet
}

export async function x402Payment(
  house: { clock: Pick<TestHouse['clock'], 'now'> },
  requirement: Requirement,
  wallet: Wallet,
  { authorization: changes = {}, forged = {}, accepted = {}, by = wallet }: Signing = {},
): Promise<string> {
  const authorization: Authorization = {
    from: wallet.address,
    to: requirement.payTo,
    value: requirement.amount,
    validAfter: '0',
    validBefore: String(Math.floor(house.clock.now() / 1000) + requirement.maxTimeoutSeconds),
    nonce: generatePrivateKey(),
    ...changes,
  }
  const { from, to, value, validAfter, validBefore, nonce } = authorization
  const signature = await by.signTypedData({
    domain: {
      ...requirement.extra,
      chainId: Number(requirement.network.split(':')[1]),
      verifyingContract: requirement.asset as `0x${string}`,
    },
    types: TRANSFER_TYPES,
    primaryType: 'TransferWithAuthorization',
    message: {
      from: from as `0x${string}`,
      to: to as `0x${string}`,
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
      nonce: nonce as `0x${string}`,
    },
  })
  const payload = { authorization: { ...authorization, ...forged }, signature }
  return encoded({ x402Version: 2, accepted: { ...requirement, ...accepted }, payload })
}

export const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')
export const decoded = (text: unknown) => JSON.parse(Buffer.from(String(text), 'base64').toString())

export interface Payer {
  id: string
  key: string
  wallet: Wallet
}

/** Agent with a new wallet. */
export const newPayer = async (house: TestHouse): Promise<Payer> => ({
  ...(await house.newAgent()),
  wallet: newWallet(),
})

/** Agent with a new wallet whose only creature has died, and its call to resurrect it. */
export async function bereavedPayer(house: TestHouse) {
  const payer = await newPayer(house)
  const { key } = payer
  const { body } = await house.call('POST', '/api/house/adopt', { key, body: { name: 'Ash' } })
  await house.call('GET', '/api/house/status', { key })
  house.clock.advance(60)
  const creature_id: string = body.creature.id
  const back = (headers: Record<string, string> = {}): Promise<Received> =>
    house.call('POST', '/api/house/resurrect', { key, headers, body: { creature_id } })
  return { payer, creature_id, back }
}

/** Requests a pack inline, with or without a payment. */
export const buyInline = (
  house: TestHouse,
  { key }: Pick<Payer, 'key'>,
  headers: Record<string, string> = {},
  pack = '100',
): Promise<Received> => house.call('POST', '/api/house/credits', { key, headers, body: { pack, payment: 'inline' } })

/** Headers that pay for the offer. */
export const paymentHeaders = {
  mpp: async (_house: TestHouse, _payer: Payer, { body }: Received) => ({
    'payment-authorization': mppCredential(body.mpp_challenge),
  }),
  x402: async (house: TestHouse, { wallet }: Payer, { body }: Received) => ({
    'payment-signature': await x402Payment(house, body.x402_requirements.accepts[0], wallet),
  }),
} as const

/** Cents charged to this agent, by any payment method. */
export function chargedCents(house: TestHouse, { id, wallet }: Payer): number {
  const byCard = house.stripe.intents.filter(({ metadata }) => metadata.agent_id === id)
  const onChain = house.facilitator.transfers.filter(({ from, to }) => from === wallet.address && to !== null)
  const cents = [...byCard.map(({ amount }) => amount), ...onChain.map(({ value }) => Number(value) / 10_000)]
  return cents.reduce((sum, each) => sum + each, 0)
}

/** The smallest pack costs a cent per credit: no charge without credits, no credits without a charge. */
export async function expectChargesMatchCredits(house: TestHouse, payer: Payer): Promise<number> {
  const { balance, ledger } = await balanceOf(house, payer.id)
  const bought = ledger.filter((credits) => credits > 0).reduce((sum, credits) => sum + credits, 0)
  expect({ bought, balance }).toEqual({
    bought: chargedCents(house, payer),
    balance: ledger.reduce((sum, credits) => sum + credits, 0),
  })
  return bought
}
