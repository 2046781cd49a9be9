/** Reads Stripe events: a fact for the ledger, nothing to do, or a fault for the operator. */
import { type Basket, type BasketLine, CURRENCY, centsFor, type Fact, formatLines, parseLines } from './money'

export type EventReading = { fact: Fact } | { nothing: string } | { fault: string }

/** The event rule passes only these. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const
type StripeEventType = (typeof STRIPE_EVENTS)[number]

export const STRIPE_SOURCE = 'aws.partner/stripe.com'

/** Metadata of both the session and its payment, so that events of either one name the order. */
export const orderMetadata = (order: Basket & { id: string; agent_id: string }): Record<string, string> => ({
  order_id: order.id,
  agent_id: order.agent_id,
  pack: order.pack,
  quantity: String(order.quantity),
  ...(order.and && { and: formatLines(order.and) }),
})

/** Additional metadata of a payment without a page. */
export const MPP_METADATA = { method: 'mpp' } as const

type JsonObject = Readonly<Record<string, unknown>>

class Fault extends Error {}

const failWith = (reason: string): never => {
  throw new Fault(reason)
}

const requireObject = (value: unknown, name: string): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : failWith(`${name} is missing`)

const text = (from: JsonObject, name: string): string => {
  const value = from[name]
  return typeof value === 'string' && value !== '' ? value : failWith(`${name} is missing`)
}

/** An id, or the expanded object. */
const idOf = (from: JsonObject, name: string): string =>
  typeof from[name] === 'object' && from[name] !== null ? text(from[name] as JsonObject, 'id') : text(from, name)

const cents = (from: JsonObject, name: string): number => {
  const value = from[name]
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : failWith(`${name} is no amount`)
}

const requireCurrency = (from: JsonObject): void => {
  if (text(from, 'currency').toLowerCase() !== CURRENCY) failWith(`the currency is not ${CURRENCY}`)
}

interface Tags extends Basket {
  order_id: string
  agent_id: string
}

function tags(from: JsonObject): Tags {
  const metadata = requireObject(from.metadata, 'metadata')
  const [line] =
    parseLines(`${text(metadata, 'quantity')}x${text(metadata, 'pack')}`) ?? failWith('there is no such pack')
  const and =
    metadata.and === undefined ? null : (parseLines(text(metadata, 'and')) ?? failWith('there is no such mix'))
  const about = { order_id: text(metadata, 'order_id'), agent_id: text(metadata, 'agent_id') }
  return { ...about, ...(line as BasketLine), ...(and && { and }) }
}

/** The amount must equal the price in the pack table. */
function requirePrice(from: JsonObject, name: string): Tags {
  const tagged = tags(from)
  requireCurrency(from)
  if (cents(from, name) !== centsFor(tagged)) failWith(`${name} is not the price of the pack`)
  return tagged
}

function readPaidSession(session: JsonObject): EventReading {
  const status = text(session, 'payment_status')
  if (status === 'unpaid')
    return isPaymentRefused(session) ? readClosedSession(session, 'failed') : { nothing: 'complete, and not paid yet' }
  if (status !== 'paid') return { fault: `a session that asked for no payment (${status})` }
  const tagged = requirePrice(session, 'amount_total')
  const payment_id = idOf(session, 'payment_intent')
  return { fact: { kind: 'paid', ...tagged, session_id: text(session, 'id'), payment_id } }
}

/**
 * Requires an expanded payment. A refused payment needs another payment method, which a completed session cannot take,
 * so it is final.
 */
const isPaymentRefused = ({ payment_intent }: JsonObject): boolean =>
  ['requires_payment_method', 'canceled'].includes((payment_intent as JsonObject | null)?.status as string)

/** For inline payments. Payments on a page are reported by their session instead. */
function readCharge(intent: JsonObject): EventReading {
  const metadata = intent.metadata as JsonObject | null | undefined
  if (metadata?.method !== MPP_METADATA.method) return { nothing: 'not a payment of an agent to this house' }
  if (text(intent, 'status') !== 'succeeded') return { nothing: `not paid (${intent.status})` }
  const tagged = requirePrice(intent, 'amount_received')
  return { fact: { kind: 'paid', ...tagged, payment_id: text(intent, 'id') } }
}

const readClosedSession = (session: JsonObject, how: 'expired' | 'failed'): EventReading => ({
  fact: { kind: 'closed', order_id: tags(session).order_id, session_id: text(session, 'id'), how },
})

function readRefund(charge: JsonObject): EventReading {
  requirePrice(charge, 'amount')
  const [all, back] = [cents(charge, 'amount'), cents(charge, 'amount_refunded')]
  if (back > all) return { fault: 'more was refunded than was paid' }
  return { fact: { kind: 'refunded', payment_id: idOf(charge, 'payment_intent'), cents: back } }
}

function readDispute(dispute: JsonObject, kind: 'withdrawn' | 'reinstated'): EventReading {
  requireCurrency(dispute)
  const payment_id = idOf(dispute, 'payment_intent')
  return { fact: { kind, payment_id, dispute_id: text(dispute, 'id'), cents: cents(dispute, 'amount') } }
}

const READERS: Readonly<Record<StripeEventType, { object: string; read(object: JsonObject): EventReading }>> = {
  'checkout.session.completed': { object: 'checkout.session', read: readPaidSession },
  'checkout.session.async_payment_succeeded': { object: 'checkout.session', read: readPaidSession },
  'checkout.session.async_payment_failed': {
    object: 'checkout.session',
    read: (it) => readClosedSession(it, 'failed'),
  },
  'checkout.session.expired': { object: 'checkout.session', read: (it) => readClosedSession(it, 'expired') },
  'payment_intent.succeeded': { object: 'payment_intent', read: readCharge },
  'charge.refunded': { object: 'charge', read: readRefund },
  'charge.dispute.funds_withdrawn': { object: 'dispute', read: (it) => readDispute(it, 'withdrawn') },
  'charge.dispute.funds_reinstated': { object: 'dispute', read: (it) => readDispute(it, 'reinstated') },
}

export const readEvent = (envelope: unknown): EventReading =>
  catchFault(() => {
    const outer = requireObject(envelope, 'the event')
    if (!text(outer, 'source').startsWith(STRIPE_SOURCE)) failWith('the event is not from Stripe')
    const event = requireObject(outer.detail, 'detail')
    const type = text(event, 'type')
    if (type !== outer['detail-type']) failWith('the envelope names another type than the event')
    if (!Object.hasOwn(READERS, type)) failWith('this type of event is not known here')
    const { object, read } = READERS[type as StripeEventType]
    const about = requireObject(requireObject(event.data, 'data').object, 'data.object')
    if (about.object !== object) failWith(`data.object is not a ${object}`)
    return read(about)
  })

/** Reads a session that was fetched because its event is missing. */
export const readSession = (session: unknown): EventReading =>
  catchFault(() => {
    const asked = requireObject(session, 'the session')
    if (asked.status === 'expired') return readClosedSession(asked, 'expired')
    return asked.status === 'open' ? { nothing: 'still open' } : readPaidSession(asked)
  })

/** Reads a payment that was just made, or was fetched because its outcome was lost. */
export const readIntent = (intent: unknown): EventReading =>
  catchFault(() => readCharge(requireObject(intent, 'the payment')))

function catchFault(read: () => EventReading): EventReading {
  try {
    return read()
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message }
    throw error
  }
}
