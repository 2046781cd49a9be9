/** Local stand-in for Stripe's PaymentIntents: any token is good for one payment, and no money moves. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { journal } from '../journal'

export const STRIPE_PATH = '/_local/stripe'
const INTENTS = `${STRIPE_PATH}/v1/payment_intents`
const REFUNDS = `${STRIPE_PATH}/v1/refunds`
/** A token whose name contains this is declined, like a card without funds. */
const DECLINED = 'declined'

interface Intent {
  id: string
  object: 'payment_intent'
  status: 'succeeded'
  amount: number
  amount_received: number
  currency: string
  created: number
  metadata: Record<string, string>
}

interface Reply {
  status: number
  body: object
}

/** A requested charge: its idempotency key, token and response. */
interface Charge {
  key: string
  token: string
  reply: Reply
}

/** How the next call fails: `away` before it runs, `lost` after it ran, with only the response missing. */
export type Trouble = 'away' | 'lost'

export interface LocalStripe {
  intents: readonly Intent[]
  /** Failures for tests: each call takes the first one. */
  troubles: Trouble[]
  /** All received calls, as `POST /v1/payment_intents`. */
  calls: string[]
  /** Contents of the charge requests. */
  sent: { idempotency_key: string; version: string; form: URLSearchParams }[]
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export interface LocalStripeOptions {
  file: string | null
  now(): Instant
  newId(): string
}

export function localStripe({ file, now, newId }: LocalStripeOptions): LocalStripe {
  const book = journal<Charge>(file, (entry) => typeof entry?.key === 'string' && typeof entry.reply === 'object')
  const replies = new Map<string, Reply>()
  const spent = new Set<string>()
  const intents: Intent[] = []
  const know = ({ key, token, reply }: Charge): void => {
    replies.set(key, reply)
    if (reply.status !== 200) return
    spent.add(token)
    intents.push(reply.body as Intent)
  }
  for (const charge of book.entries) know(charge)
  const troubles: Trouble[] = []
  const calls: string[] = []
  const sent: LocalStripe['sent'] = []

  function charge(token: string, form: URLSearchParams): Reply {
    const declined = (code: string): Reply => ({
      status: 402,
      body: { error: { type: 'card_error', code, message: 'Your card was declined.' } },
    })
    if (!/^spt_\w+$/.test(token)) {
      const message = 'No such shared payment token'
      return { status: 400, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } } }
    }
    if (token.includes(DECLINED)) return declined('card_declined')
    if (spent.has(token)) return declined('shared_payment_token_already_used')
    const amount = Number(form.get('amount'))
    if (!Number.isSafeInteger(amount) || amount < 50) {
      const message = 'Amount must be at least $0.50 usd'
      return { status: 400, body: { error: { type: 'invalid_request_error', code: 'amount_too_small', message } } }
    }
    const intent: Intent = {
      id: `pi_local_${newId().replaceAll('-', '')}`,
      object: 'payment_intent',
      status: 'succeeded',
      amount,
      amount_received: amount,
      currency: form.get('currency') ?? '',
      created: Math.floor(now() / 1000),
      metadata: tagsIn(form),
    }
    return { status: 200, body: intent }
  }

  function create(key: string, form: URLSearchParams): Reply {
    const known = replies.get(key)
    if (known) return known
    const token = form.get('shared_payment_granted_token') ?? ''
    const made = { key, token, reply: charge(token, form) }
    book.add(made)
    know(made)
    return made.reply
  }

  const refund = (form: URLSearchParams): Reply => ({
    status: 200,
    body: {
      id: `re_local_${newId()}`,
      object: 'refund',
      status: 'succeeded',
      payment_intent: form.get('payment_intent'),
    },
  })

  const list = (query: URLSearchParams): Reply => {
    const [from, to] = [Number(query.get('created[gte]')), Number(query.get('created[lte]'))]
    const data = intents.filter(({ created }) => created >= from && created <= to)
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== INTENTS && pathname !== REFUNDS) return false
    calls.push(`${request.method} ${pathname.slice(STRIPE_PATH.length)}`)
    const form = new URLSearchParams(await text(request))
    const [idempotency_key, version] = [request.headers['idempotency-key'], request.headers['stripe-version']].map(
      String,
    )
    if (request.method === 'POST')
      sent.push({ idempotency_key: String(idempotency_key), version: String(version), form })
    const trouble = troubles.shift()
    const { status, body } =
      trouble === 'away'
        ? { status: 0, body: {} }
        : pathname === REFUNDS
          ? refund(form)
          : request.method === 'POST'
            ? create(String(idempotency_key), form)
            : list(searchParams)
    if (trouble) response.destroy()
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    return true
  }

  return { intents, troubles, calls, sent, serve }
}

const tagsIn = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const tag = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return tag ? [[tag, value]] : []
    }),
  )
