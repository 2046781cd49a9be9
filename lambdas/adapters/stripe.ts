/** Creates the Stripe adapters: hosted checkout and charges of agents' tokens. Loaded on first use. */
import Stripe from 'stripe'
import type { Checkout } from './checkout'
import { stripeCheckout } from './stripe-checkout'
import { type Intents, stripeIntents } from './stripe-intents'

export interface StripeOptions {
  secretKey: string
  /** Replaces Stripe's API address, for a stub. */
  apiBase: string | null
}

export interface StripeAdapters {
  checkout: Checkout
  intents: Intents
}

/** Callers wait for these calls, so they must end before the function's timeout. */
const TIMEOUT_MS = 4_000
const RETRIES = 1

export function createStripe({ secretKey, apiBase }: StripeOptions): StripeAdapters {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase && apiAddress(new URL(apiBase))),
  })
  return { checkout: stripeCheckout(stripe), intents: stripeIntents(stripe) }
}

function apiAddress({ hostname, port, protocol, pathname }: URL): Stripe.StripeConfig {
  const scheme = protocol === 'http:' ? 'http' : 'https'
  const location = { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme } as const
  return pathname === '/' ? location : { ...location, httpClient: withBasePath(pathname) }
}

/** The library supports hosts without a path; the local stub is served under a path. */
function withBasePath(base: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  const send = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, ...rest) => send(host, port, `${base}${path}`, ...rest)
  return client
}
