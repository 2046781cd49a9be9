/** External services, each with its own records: Stripe, a facilitator with its chain, and an image model. */
import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Checkout } from '../../../lambdas/adapters/checkout'
import { stripeCheckout } from '../../../lambdas/adapters/stripe-checkout'
import { type Intents, stripeIntents } from '../../../lambdas/adapters/stripe-intents'
import { STRIPE_SOURCE } from '../../../lambdas/domain/money/stripe-event'
import type { Authorization, Requirement } from '../../../lambdas/domain/money/transfer'
import type { Fault, Network } from './network'
import type { Actor, Scheduler } from './scheduler'

type Fields = Record<string, unknown>

export interface Session extends Fields {
  id: string
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  metadata: Record<string, string>
  expires_at: number
}

export interface Intent extends Fields {
  id: string
  status: string
  amount: number
  created: number
  metadata: Record<string, string>
}

export interface Transfer {
  from: string
  nonce: string
  value: string
  transaction: string
}

/** Payments and refunds according to the payment services. */
export interface Books {
  sessions: Session[]
  intents: Intent[]
  transfers: Transfer[]
  /** Refunded cents, by payment. */
  refunds: Map<string, number>
  disputes: Dispute[]
}

/** Withdrawn from the operator, and perhaps reinstated. */
export interface Dispute {
  id: string
  payment: string
  cents: number
  reinstated: boolean
}

/** All payments to Stripe, by checkout page or by token. */
export interface Paid {
  payment: string
  cents: number
  metadata: Record<string, string>
}

const STRIPE_POSSIBLE: readonly Fault[] = ['cut', 'lost', 'away', 'unheard', 'dies before', 'dies after']
const STRIPE_MS = 4_000
const SESSION_SECONDS = 24 * 3600

export class Services {
  readonly books: Books = { sessions: [], intents: [], transfers: [], refunds: new Map(), disputes: [] }
  private readonly answered = new Map<string, { value: object } | { error: Error }>()
  private readonly spent = new Set<string>()
  private asked = 0

  constructor(
    private readonly time: Scheduler,
    private readonly network: Network,
    private readonly charged: (intent: Intent) => void,
  ) {}

  get paid(): Paid[] {
    const { sessions, intents } = this.books
    return [
      ...sessions.flatMap(({ payment_intent, amount_total, metadata }) =>
        payment_intent ? [{ payment: payment_intent, cents: amount_total, metadata }] : [],
      ),
      ...intents.map(({ id, amount, metadata }) => ({ payment: id, cents: amount, metadata })),
    ]
  }

  private ask<T>(actor: Actor, what: string, timeoutMs: number, attempts: number, answer: () => T): Promise<T> {
    this.asked += 1
    return this.network.ask<T>({
      actor,
      name: `${actor.name} ${what}#${this.asked}`,
      attempts,
      timeoutMs,
      possible: STRIPE_POSSIBLE,
      execute(_, reply) {
        try {
          reply({ value: answer() })
        } catch (error) {
          reply({ error: error as Error })
        }
      },
      again: () => false,
      silence: () => new Stripe.errors.StripeConnectionError({ message: 'no answer came' } as never),
    })
  }

  /** The same response for the same idempotency key, like Stripe. */
  private once(key: string, make: () => object): object {
    const known = this.answered.get(key) ?? attempt(make)
    this.answered.set(key, known)
    if ('error' in known) throw known.error
    return known.value
  }

  private stripe(actor: Actor): Stripe {
    const asked = <T>(what: string, answer: () => T) => this.ask(actor, `Stripe ${what}`, STRIPE_MS, 2, answer)
    const { books, time } = this
    return {
      checkout: {
        sessions: {
          create: (params: Fields, { idempotencyKey }: { idempotencyKey: string }) =>
            asked('opens a page', () => this.once(idempotencyKey, () => this.openSession(params))),
          expire: (id: string) => asked('ends a page', () => ({ ...this.endSession(id) })),
          retrieve: (id: string) =>
            asked('is asked for a page', () => ({ ...books.sessions.find((session) => session.id === id) })),
        },
      },
      paymentIntents: {
        create: (params: Fields, { idempotencyKey }: { idempotencyKey: string }) =>
          asked('charges a token', () => this.once(idempotencyKey, () => this.charge(params))),
        list: ({ created }: { created: { gte: number; lte: number } }) => {
          const found = () => books.intents.filter((one) => one.created >= created.gte && one.created <= created.lte)
          return (async function* (list) {
            yield* await list
          })(asked('lists payments', found))
        },
      },
      refunds: {
        create: ({ payment_intent }: { payment_intent: string }) => asked('refunds', () => this.refund(payment_intent)),
      },
      now: time.now,
    } as unknown as Stripe
  }

  checkout = (actor: Actor): Checkout => stripeCheckout(this.stripe(actor))
  intents = (actor: Actor): Intents => stripeIntents(this.stripe(actor))

  private openSession(params: Fields): Session {
    const id = `cs_${this.books.sessions.length + 1}`
    const lines = params.line_items as { quantity: number; price_data: { unit_amount: number } }[]
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://pay.example/${id}`,
      currency: 'usd',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: lines.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0),
      metadata: params.metadata as Record<string, string>,
      expires_at: Math.floor(this.time.now / 1000) + SESSION_SECONDS,
    }
    this.books.sessions.push(session)
    return session
  }

  private endSession(id: string): Session {
    const session = this.books.sessions.find((one) => one.id === id)
    if (session?.status !== 'open')
      throw new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        statusCode: 400,
        message: 'only an open session can be expired',
      } as never)
    session.status = 'expired'
    return session
  }

  private charge(params: Fields): Intent {
    const token = String(Object.entries(params).find(([, value]) => /^spt_/.test(String(value)))?.[1])
    if (token.includes('declined') || this.spent.has(token)) {
      throw new Stripe.errors.StripeCardError({
        type: 'card_error',
        code: 'card_declined',
        statusCode: 402,
        message: 'declined',
      } as never)
    }
    this.spent.add(token)
    const intent: Intent = {
      id: `pi_${this.books.intents.length + 1}`,
      object: 'payment_intent',
      status: 'succeeded',
      amount: Number(params.amount),
      amount_received: params.amount,
      currency: params.currency,
      token,
      created: Math.floor(this.time.now / 1000),
      metadata: params.metadata as Record<string, string>,
    }
    this.books.intents.push(intent)
    this.charged(intent)
    return intent
  }

  /** All of it, once. */
  private refund(payment: string): object {
    const { cents = 0 } = this.paid.find((one) => one.payment === payment) ?? {}
    this.books.refunds.set(payment, cents)
    return { object: 'refund', payment_intent: payment }
  }

  /** A person pays on the checkout page, if it is still open. */
  pay(id: string): Session | null {
    const session = this.books.sessions.find((one) => one.id === id)
    if (session?.status !== 'open' || session.expires_at * 1000 <= this.time.now) return null
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_of_${id}` })
    return session
  }

  expire(): Session[] {
    const over = this.books.sessions.filter(
      ({ status, expires_at }) => status === 'open' && expires_at * 1000 <= this.time.now,
    )
    for (const session of over) session.status = 'expired'
    return over
  }

  /** Envelope in which EventBridge delivers a Stripe event. */
  stripeEvent(type: string, object: object): object {
    this.asked += 1
    const detail = { id: `evt_${this.asked}`, type, data: { object: { ...object } } }
    return { source: `${STRIPE_SOURCE}/ed_1`, 'detail-type': type, detail }
  }

  /** Replaces `fetch` for a facilitator and the chain. */
  fetch(actor: Actor, url: string, { body }: { body?: string }, timeoutMs: number): Promise<object> {
    const asked = JSON.parse(body ?? '{}')
    const call = url.split('/').at(-1) ?? ''
    const answer = () => (call === 'rpc' ? { result: this.chain(asked) } : this.facilitator(call, asked))
    return this.ask(actor, `the ${call === 'rpc' ? 'chain' : 'facilitator'} ${call}`, timeoutMs, 1, answer).then(
      (said) => ({ status: 200, json: async () => said }),
    )
  }

  private spentBy = ({ from, nonce }: Pick<Authorization, 'from' | 'nonce'>) =>
    this.books.transfers.find((one) => one.from === from.toLowerCase() && one.nonce === nonce.toLowerCase())

  private facilitator(call: string, asked: Fields): object {
    const { authorization } = (asked.paymentPayload as { payload: { authorization: Authorization } }).payload
    const { network } = asked.paymentRequirements as Requirement
    const payer = authorization.from
    const late = Number(authorization.validBefore) < this.time.now / 1000
    const reason = late
      ? 'invalid_exact_evm_payload_authorization_valid_before'
      : this.spentBy(authorization)
        ? 'invalid_exact_evm_nonce_already_used'
        : null
    if (call === 'verify') return reason ? { isValid: false, invalidReason: reason, payer } : { isValid: true, payer }
    if (reason) return { success: false, errorReason: reason, transaction: '', network, payer }
    const { from, nonce, value } = authorization
    const transaction = `0x${createHash('sha256').update(`${from}${nonce}`.toLowerCase()).digest('hex')}`
    this.books.transfers.push({ from: from.toLowerCase(), nonce: nonce.toLowerCase(), value, transaction })
    return { success: true, transaction, network, payer }
  }

  private chain({ method, params }: { method: string; params: unknown[] }): unknown {
    if (method === 'eth_getBlockByNumber') return { number: '0x1', timestamp: hex(Math.floor(this.time.now / 1000)) }
    if (method === 'eth_call') {
      const { data } = params[0] as { data: string }
      return `0x${word(this.spentBy({ from: `0x${data.slice(34, 74)}`, nonce: `0x${data.slice(74)}` }) ? '0x1' : '0x0')}`
    }
    if (method === 'eth_getLogs') {
      const { topics, address } = params[0] as { topics: string[]; address: string }
      const found = this.books.transfers.find(({ nonce }) => nonce === topics[2]?.toLowerCase())
      return found ? [{ address, topics, data: '0x', transactionHash: found.transaction }] : []
    }
    const found = this.books.transfers.find(({ transaction }) => transaction === params[0])
    return (
      found && {
        logs: [
          {
            address: ASSET,
            topics: [TRANSFER, `0x${word(found.from)}`, `0x${word(PAY_TO)}`],
            data: hex(BigInt(found.value)),
          },
        ],
      }
    )
  }
}

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const PAY_TO = '0x00000000000000000000000000000000000c0ffe'
const ASSET = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'

function attempt(make: () => object): { value: object } | { error: Error } {
  try {
    return { value: make() }
  } catch (error) {
    return { error: error as Error }
  }
}

const word = (value: string): string => value.slice(2).toLowerCase().padStart(64, '0')
const hex = (value: number | bigint): string => `0x${value.toString(16)}`
