/** The tills at which agents pay by themselves: each open where it is set up and its keys are there, and else closed. */
import { createFacilitator, type Facilitator } from '../../adapters/facilitator'
import type { Intents } from '../../adapters/stripe-intents'
import { ConfigError } from '../../config'
import type { Context } from '../../context'
import type { MppTerms } from '../../domain/money/mpp'
import { readTerms, type Terms } from '../../domain/money/terms'
import type { X402Terms } from '../../domain/money/x402'
import { readSecret } from '../../http/secret'
import { stripeDesk, stripeKey } from './checkout-client'

export interface MppTill {
  terms: MppTerms
  signing_key: string
  /** Only who pays loads Stripe, not everyone who is told that it can be paid. */
  intents(): Promise<Intents>
}

export interface X402Till {
  terms: X402Terms
  facilitator: Facilitator
}

export interface Tills {
  mpp: MppTill | null
  x402: X402Till | null
}

const understood = new WeakMap<Context, Terms>()

export async function tillsOf(ctx: Context): Promise<Tills> {
  const terms = understood.get(ctx) ?? termsOf(ctx)
  understood.set(ctx, terms)
  const [mpp, x402] = await Promise.all([mppTill(ctx, terms.mpp), x402Till(ctx, terms.x402)])
  return { mpp, x402 }
}

export const flagsOf = ({ mpp, x402 }: Tills) => ({ mpp_enabled: mpp !== null, x402_enabled: x402 !== null })

function termsOf({ config }: Context): Terms {
  const read = readTerms(config.payments)
  if ('faults' in read) throw new ConfigError(read.faults)
  return read.terms
}

async function mppTill(ctx: Context, terms: MppTerms | null): Promise<MppTill | null> {
  if (!terms) return null
  const { mppSigningKey, mppSecretName } = ctx.config.payments
  const [secretKey, signing_key] = await Promise.all([stripeKey(ctx), kept(ctx, mppSigningKey, mppSecretName)])
  if (!secretKey || !signing_key) return null
  return { terms, signing_key, intents: async () => ctx.intents ?? (await stripeDesk(ctx, secretKey)).intents(terms) }
}

async function x402Till(ctx: Context, terms: X402Terms | null): Promise<X402Till | null> {
  if (!terms) return null
  const { x402FacilitatorKey, x402SecretName } = ctx.config.payments
  const key = await kept(ctx, x402FacilitatorKey, x402SecretName)
  // A facilitator that wants a key would refuse every payment without it.
  return x402SecretName && !key ? null : { terms, facilitator: createFacilitator(terms.facilitator_url, key) }
}

/** A key that was given, or the one in the secret that was named. */
const kept = async (ctx: Context, given?: string, secretName?: string): Promise<string | null> =>
  given ?? (secretName ? readSecret(ctx, secretName) : null)
