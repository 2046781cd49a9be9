/** The offers of a 402 response: how an agent can pay. Calls no payment service. */
import { type Basket, centsFor, creditsIn, formatPrice } from '../../domain/money/money'
import { canCharge, createChallenge, type Issuer, wwwAuthenticate } from '../../domain/money/mpp'
import { encodeBase64, paymentRequired, type Resource, requirementsFor } from '../../domain/money/x402'
import type { Call } from '../../http/call'
import { type MppMethod, methodFlags, type PaymentMethods } from './payment-methods'

export type PayableCall = Call<'buy_credits'> | Call<'resurrect'>

export interface PaymentOffers {
  /** Hint for agents with a wallet; empty if no method is available. */
  words: string
  more: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  /** Why a presented payment was refused. */
  problem?: string | undefined
}

/** `problem`: why a presented payment was refused. */
export function paymentOffers(
  call: PayableCall,
  methods: PaymentMethods,
  basket: Basket,
  problem?: string,
): PaymentOffers {
  const offers = [mppOffer(call, methods, basket), x402Offer(call, methods, basket, problem)].filter(
    (each) => each !== null,
  )
  return {
    words: offers.length > 0 ? offerText(methods, basket) : '',
    more: Object.assign(
      { ...(problem && { payment_problem: problem }) },
      methodFlags(methods),
      ...offers.map(({ more }) => more),
    ),
    headers: Object.assign({}, ...offers.map(({ headers }) => headers)),
    problem,
  }
}

/** Default maximum per payment of x402 clients. */
const X402_USUAL_CENTS = 100

function offerText({ x402 }: PaymentMethods, basket: Basket): string {
  const pay = 'With a wallet, pay by yourself: send the same call again with a payment for an offer in this answer.'
  if (!x402 || centsFor(basket) <= X402_USUAL_CENTS) return pay
  return `${pay} x402's stock client stops at ${formatPrice(X402_USUAL_CENTS)}: allow it ${formatPrice(centsFor(basket))} (maxAmountPerPayment).`
}

export const issuerOf = ({ base_url }: PayableCall, { signing_key, terms }: MppMethod): Issuer => ({
  signing_key,
  terms,
  realm: new URL(base_url).host,
})

function mppOffer(call: PayableCall, { mpp }: PaymentMethods, basket: Basket): Omit<PaymentOffers, 'words'> | null {
  if (!mpp || !canCharge(basket)) return null
  const { ctx, now, operation, household, payment } = call
  const offer = { agent_id: household.agent.data.id, operation, basket, nonce: ctx.newId() }
  // A bearer token and a payment cannot share one header.
  const header = payment.bearer ? 'Payment-Authorization' : 'Authorization'
  const challenge = createChallenge(issuerOf(call, mpp), offer, header, now)
  const wire = wwwAuthenticate(challenge)
  // Gateways rename this header, so the body contains it too.
  const more = { mpp_challenge: { ...challenge, credential_header: header, www_authenticate: wire } }
  return { more, headers: { 'WWW-Authenticate': wire } }
}

function x402Offer(
  call: PayableCall,
  { x402 }: PaymentMethods,
  basket: Basket,
  problem = 'Payment required',
): Omit<PaymentOffers, 'words'> | null {
  if (!x402) return null
  const required = paymentRequired(resourceOf(call, basket), requirementsFor(x402.terms, basket), problem)
  const header = encodeBase64(required)
  return {
    more: { x402_requirements: required },
    headers: { 'PAYMENT-REQUIRED': header, 'X-PAYMENT-REQUIRED': header },
  }
}

export const resourceOf = ({ base_url, route }: PayableCall, basket: Basket): Resource => ({
  url: `${base_url}${route.path}`,
  description: `${creditsIn(basket)} Creature House credits for ${formatPrice(centsFor(basket))}`,
})
