/**
 * x402: payment requirements for wallets, and checks of what a wallet signed. A facilitator moves the money on a
 * blockchain.
 */
import type { Instant } from '../time/instants'
import { digest } from './digest'
import { type Basket, centsFor } from './money'
import type { Authorization, Requirement } from './transfer'

export type { Authorization, Requirement } from './transfer'

/** A blockchain and its accepted dollar token. */
export interface X402Network {
  /** CAIP-2, such as eip155:8453. */
  network: string
  asset: string
  decimals: number
  /** The signing domain of the token; wallets need it. */
  name: string
  version: string
  /** To query the chain if the outcome of a settlement was lost. */
  rpc_url: string
}

export interface X402Terms {
  facilitator_url: string
  pay_to: string
  networks: readonly X402Network[]
}

const TIMEOUT_SECONDS = 300
/** Rejects longer validity, so that a pending payment is final within a day. */
const MAX_VALIDITY_SECONDS = 24 * 3600

export const requirementsFor = ({ pay_to, networks }: X402Terms, basket: Basket): Requirement[] =>
  networks.map(({ network, asset, decimals, name, version }) => ({
    scheme: 'exact',
    network,
    amount: String(BigInt(centsFor(basket)) * 10n ** BigInt(decimals - 2)),
    asset,
    payTo: pay_to,
    maxTimeoutSeconds: TIMEOUT_SECONDS,
    extra: { name, version },
  }))

export interface Resource {
  url: string
  description: string
}

export const paymentRequired = ({ url, description }: Resource, accepts: readonly Requirement[], error: string) => ({
  x402Version: 2,
  error,
  resource: { url, description, mimeType: 'application/json' },
  accepts,
})

export const encodeBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** Only the fields that are used. */
export interface SignedPayment {
  accepted: Readonly<Record<string, unknown>>
  authorization: Authorization
  signature: string
}

export const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const AMOUNT = /^\d{1,40}$/
const FORMS: Readonly<Record<keyof Authorization, RegExp>> = {
  from: ADDRESS,
  to: ADDRESS,
  value: AMOUNT,
  validAfter: AMOUNT,
  validBefore: AMOUNT,
  nonce: /^0x[0-9a-f]{64}$/i,
}
const FIELDS = Object.keys(FORMS) as (keyof Authorization)[]

export function readX402Payment(header: string): SignedPayment | null {
  try {
    const { x402Version, accepted, payload } = JSON.parse(Buffer.from(header, 'base64').toString())
    const { authorization, signature } = payload
    const wellFormed =
      x402Version === 2 &&
      typeof accepted === 'object' &&
      accepted !== null &&
      /^0x[0-9a-f]{2,4000}$/i.test(signature) &&
      FIELDS.every((name) => typeof authorization[name] === 'string' && FORMS[name].test(authorization[name]))
    if (!wellFormed) return null
    const fields = Object.fromEntries(FIELDS.map((name) => [name, authorization[name]])) as unknown as Authorization
    return { accepted, authorization: fields, signature }
  } catch {
    return null
  }
}

/** The requirement that the wallet signed for; null if it is not one of ours. */
export function matchRequirement(
  requirements: readonly Requirement[],
  { accepted, authorization }: SignedPayment,
  now: Instant,
): Requirement | null {
  const found = requirements.find(
    (own) =>
      accepted.scheme === own.scheme &&
      accepted.network === own.network &&
      accepted.amount === own.amount &&
      equalsIgnoringCase(accepted.asset, own.asset) &&
      equalsIgnoringCase(accepted.payTo, own.payTo),
  )
  const exact = found && authorization.value === found.amount && equalsIgnoringCase(authorization.to, found.payTo)
  const ends = Number(authorization.validBefore) <= now / 1000 + MAX_VALIDITY_SECONDS
  return exact && ends ? found : null
}

const equalsIgnoringCase = (a: unknown, b: string): boolean =>
  typeof a === 'string' && a.toLowerCase() === b.toLowerCase()

/** For the facilitator: the wallet's signature with the service's requirement, never with the caller's copy of it. */
export const paymentPayload = (
  { authorization, signature }: SignedPayment,
  accepted: Requirement,
  resource: Resource,
) => ({
  x402Version: 2,
  resource: { ...resource, mimeType: 'application/json' },
  accepted,
  payload: { authorization, signature },
})

/** A token accepts each nonce of an account once, so it identifies the payment. */
export const x402OrderId = ({ network, asset }: Requirement, { from, nonce }: Authorization): string =>
  `x402-${digest([network, asset, from, nonce].join('|').toLowerCase())}`

/** Detects a different authorization with the same nonce. */
export const authorizationFingerprint = (authorization: Authorization): string =>
  digest(FIELDS.map((name) => authorization[name].toLowerCase()).join('|'))

/** The `PAYMENT-RESPONSE` header. */
export const x402Receipt = (settlement: {
  success: boolean
  transaction: string
  network: string
  payer: string
}): string => encodeBase64(settlement)
