/** Stripe's API, as far as it is called here: a form is sent, JSON comes back, and a key makes a repeat harmless. */
import { askService, NoAnswer, type Said } from './wire'

export interface StripeOptions {
  secretKey: string
  /** Another address than Stripe's own, such as a stub's. */
  apiBase: string | null
}

/** Names with brackets, as Stripe writes what is nested: `metadata[order_id]`. */
export type Form = Readonly<Record<string, string | number | boolean>>

export interface Stripe {
  create(path: string, form: Form, idempotencyKey: string, headers?: Readonly<Record<string, string>>): Promise<Said>
  read(path: string, query?: Form): Promise<Said>
}

const API = 'https://api.stripe.com'
/** The version that the code was written for; an account's own may change under it. */
const VERSION = '2026-10-28.endive'
/** The caller of the house waits for this call, within the seconds of a function. */
const TIMEOUT_MS = 4_000

/** Stripe's own words may quote a key: only what kind of refusal it was is passed on. */
export const refusalOf = ({ status, body }: Said): string => {
  const { type, code, decline_code } = (body.error ?? {}) as Readonly<Record<string, string>>
  return [type, code, decline_code, status].filter(Boolean).join(' ')
}

export function stripeApi({ secretKey, apiBase }: StripeOptions): Stripe {
  const ask = (method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    twice(() =>
      askService(`${apiBase ?? API}/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': VERSION, ...headers },
        body,
        timeoutMs: TIMEOUT_MS,
      }),
    )
  return {
    create: (path, form, idempotencyKey, headers = {}) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': idempotencyKey }
      return ask('POST', path, { ...type, ...headers }, encoded(form))
    },
    read: (path, query) => ask('GET', query ? `${path}?${encoded(query)}` : path, {}),
  }
}

/** Once more where that may help: the first call may have been lost, or came at a bad moment. */
async function twice(call: () => Promise<Said>): Promise<Said> {
  try {
    const said = await call()
    return isPassing(said) ? await call() : said
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return call()
  }
}

/** A fault of Stripe's, too many calls, or the same call still under way. */
export const isPassing = ({ status }: Said): boolean => status >= 500 || status === 429 || status === 409

const encoded = (form: Form): string =>
  new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, String(value)])).toString()

export const listIn = ({ body }: Said): Said['body'][] => (Array.isArray(body.data) ? body.data : [])
