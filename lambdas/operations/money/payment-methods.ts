/** The inline payment methods. Each is available if it is configured and its keys exist. */
import { createFacilitator, type Facilitator } from '../../adapters/facilitator'
import type { Intents } from '../../adapters/stripe-intents'
import { ConfigError } from '../../config'
import type { Context } from '../../context'
import type { MppTerms } from '../../domain/money/mpp'
import { readTerms, type Terms } from '../../domain/money/terms'
import type { X402Terms } from '../../domain/money/x402'
import { readSecret } from '../../http/secret'
import { loadStripe, readStripeKey } from './checkout-client'

export interface MppMethod {
  terms: MppTerms
  signing_key: string
  /** Loads Stripe only for a payment, not for an offer. */
  intents(): Promise<Intents>
}

export interface X402Method {
  terms: X402Terms
  facilitator: Facilitator
}

export interface PaymentMethods {
  mpp: MppMethod | null
  x402: X402Method | null
}

const termsCache = new WeakMap<Context, Terms>()

export async function readPaymentMethods(ctx: Context): Promise<PaymentMethods> {
  const terms = termsCache.get(ctx) ?? parseTerms(ctx)
  termsCache.set(ctx, terms)
  const [mpp, x402] = await Promise.all([readMppMethod(ctx, terms.mpp), readX402Method(ctx, terms.x402)])
  return { mpp, x402 }
}

export const methodFlags = ({ mpp, x402 }: PaymentMethods) => ({
  mpp_enabled: mpp !== null,
  x402_enabled: x402 !== null,
})

function parseTerms({ config }: Context): Terms {
  const read = readTerms(config.payments)
  if ('faults' in read) throw new ConfigError(read.faults)
  return read.terms
}

async function readMppMethod(ctx: Context, terms: MppTerms | null): Promise<MppMethod | null> {
  if (!terms) return null
  const { mppSigningKey, mppSigningSecret } = ctx.config.payments
  const [secretKey, signing_key] = await Promise.all([
    readStripeKey(ctx),
    readKey(ctx, mppSigningKey, mppSigningSecret),
  ])
  if (!secretKey || !signing_key) return null
  return { terms, signing_key, intents: async () => ctx.intents ?? (await loadStripe(ctx, secretKey)).intents }
}

async function readX402Method(ctx: Context, terms: X402Terms | null): Promise<X402Method | null> {
  if (!terms) return null
  const { x402FacilitatorKey, x402SecretName } = ctx.config.payments
  const key = await readKey(ctx, x402FacilitatorKey, x402SecretName)
  // A facilitator that needs a key would refuse every payment without it.
  return x402SecretName && !key ? null : { terms, facilitator: createFacilitator(terms.facilitator_url, key) }
}

const readKey = async (ctx: Context, given?: string, secretName?: string): Promise<string | null> =>
  given ?? (secretName ? readSecret(ctx, secretName) : null)
