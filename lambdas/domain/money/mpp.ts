/**
 * MPP, the HTTP authentication scheme `Payment` with Stripe's shared payment tokens: creates challenges and checks
 * credentials.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { after, asHours, type Instant, iso } from '../time/instants'
import { digest } from './digest'
import { type Basket, basketLines, CURRENCY, centsFor, formatLines } from './money'

export interface MppTerms {
  /** The Stripe profile that wallets grant tokens to. */
  network_id: string
}

const CREDENTIAL_HEADERS = ['Authorization', 'Payment-Authorization'] as const
export type CredentialHeader = (typeof CREDENTIAL_HEADERS)[number]

export const STRIPE_MINIMUM_CENTS = 50
export const canCharge = (basket: Basket): boolean => centsFor(basket) >= STRIPE_MINIMUM_CENTS

const CHALLENGE_LIFETIME = asHours(5 / 60)
const METHOD_TYPES = ['card', 'link']

/** The signature covers all fields. */
export interface MppOffer {
  agent_id: string
  operation: string
  basket: Basket
  nonce: string
}

/** The parameters of `WWW-Authenticate`; `header` is absent if it is `Authorization`. */
export interface Challenge {
  id: string
  realm: string
  method: 'stripe'
  intent: 'charge'
  request: string
  expires: string
  header?: CredentialHeader
  opaque: string
}

export interface Issuer {
  signing_key: string
  realm: string
  terms: MppTerms
}

export function createChallenge(issuer: Issuer, offer: MppOffer, header: CredentialHeader, now: Instant): Challenge {
  const unsigned = {
    realm: issuer.realm,
    method: 'stripe',
    intent: 'charge',
    request: requestFor(issuer.terms, offer.basket),
    expires: iso(after(now, CHALLENGE_LIFETIME)),
    ...(header !== 'Authorization' && { header }),
    opaque: opaqueFor(offer),
  } as const
  return { id: signatureOf(issuer.signing_key, unsigned), ...unsigned }
}

const WIRE_ORDER = ['id', 'realm', 'method', 'intent', 'request', 'expires', 'header', 'opaque'] as const

/** No value needs escaping: each is base64url, a host, a date or a constant. */
export const wwwAuthenticate = (challenge: Challenge): string =>
  `Payment ${WIRE_ORDER.filter((name) => challenge[name] !== undefined)
    .map((name) => `${name}="${challenge[name]}"`)
    .join(', ')}`

export type MppProblem = 'malformed-credential' | 'invalid-challenge' | 'payment-expired' | 'verification-failed'

export interface MppCredential {
  challenge: Challenge
  token: string
}

export function readCredential(header: string): MppCredential | MppProblem {
  const encoded = /(?:^|,)\s*Payment\s+([\w-]+={0,2})\s*(?:,|$)/i.exec(header)?.[1]
  if (!encoded) return 'malformed-credential'
  try {
    const { challenge, payload } = JSON.parse(Buffer.from(encoded, 'base64url').toString())
    const token: unknown = payload?.spt
    const texts = WIRE_ORDER.every((name) => name === 'header' || typeof challenge?.[name] === 'string')
    if (!texts || typeof token !== 'string' || !/^spt_\w{1,150}$/.test(token)) return 'malformed-credential'
    return { challenge, token }
  } catch {
    return 'malformed-credential'
  }
}

/** Null if the challenge is ours and for exactly this offer. Does not check the expiry. */
export function challengeProblem(
  issuer: Issuer,
  { challenge }: MppCredential,
  expected: Omit<MppOffer, 'nonce'>,
): MppProblem | null {
  const { realm, method, intent, request, opaque } = challenge
  if (!equalsInConstantTime(challenge.id, signatureOf(issuer.signing_key, challenge))) return 'invalid-challenge'
  const ours = realm === issuer.realm && method === 'stripe' && intent === 'charge'
  const nonce = nonceIn(opaque)
  const fits = request === requestFor(issuer.terms, expected.basket) && opaque === opaqueFor({ ...expected, nonce })
  return ours && fits ? null : 'invalid-challenge'
}

export const hasExpired = ({ challenge }: MppCredential, now: Instant): boolean =>
  !(Date.parse(challenge.expires) > now)

/** One order per challenge, however often it is answered. */
export const mppOrderId = ({ challenge }: MppCredential): string => `mpp-${digest(challenge.id)}`
/** Detects a different token without storing either. */
export const tokenFingerprint = ({ token }: MppCredential): string => digest(token)
export const idempotencyKey = ({ challenge, token }: MppCredential): string => `mpp_${challenge.id}_${token}`

export const mppReceipt = (reference: string, at: Instant): string =>
  Buffer.from(JSON.stringify({ status: 'success', method: 'stripe', reference, timestamp: iso(at) })).toString(
    'base64url',
  )

const requestFor = ({ network_id }: MppTerms, basket: Basket): string =>
  encodeBase64Url({
    amount: String(centsFor(basket)),
    currency: CURRENCY,
    methodDetails: { networkId: network_id, paymentMethodTypes: METHOD_TYPES },
  })

const opaqueFor = ({ agent_id, operation, basket, nonce }: MppOffer): string =>
  encodeBase64Url({ agent: agent_id, nonce, operation, packs: formatLines(basketLines(basket)) })

function nonceIn(opaque: string): string {
  try {
    return String(JSON.parse(Buffer.from(opaque, 'base64url').toString()).nonce)
  } catch {
    return ''
  }
}

/** Callers pass sorted keys, because clients sort them when they return a challenge. */
const encodeBase64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A missing header is signed as null, so that two different challenges never have the same input. */
const signatureOf = (key: string, { realm, method, intent, request, expires, header, opaque }: Omit<Challenge, 'id'>) =>
  createHmac('sha256', key)
    .update(JSON.stringify([realm, method, intent, request, expires, header ?? null, opaque]))
    .digest('base64url')

const equalsInConstantTime = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
