/** Local stand-in for Stripe Checkout: a checkout page and the queue for its events. No money moves. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Checkout, OpenCheckout } from '../../../lambdas/adapters/checkout'
import { CURRENCY, centsFor, formatPrice, type Order } from '../../../lambdas/domain/money/money'
import { orderMetadata, STRIPE_SOURCE } from '../../../lambdas/domain/money/stripe-event'
import { asInstant, type Instant } from '../../../lambdas/domain/time/instants'
import type { StripeEventHandler } from '../../../lambdas/jobs/take-stripe-events'
import { receipt } from '../../../lambdas/pages/checkout'
import { html } from '../../../lambdas/pages/parts/html'
import { PAGE_HEADERS, page } from '../../../lambdas/pages/parts/page'
import { EVENT_QUEUE } from '../../stack/jobs/event-queue'
import { journal } from '../journal'

const SESSION_HOURS = 24
const EVENTS = '/_local/events'
const PAGES = '/_local/checkout/'

/** The fields of a Stripe session that are used here. */
interface Session {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  expires_at: number
}

interface Kept {
  session: Session
  order: Order
  idempotency_key: string
}

/** A session's new state, a queued event, both at once, or the outcome of an event. */
type Entry = Kept | (Partial<Kept> & { event: string; envelope: unknown }) | { event: string; outcome: Outcome }
type Outcome = 'taken' | 'dead letter'

const isEntry = (entry: Partial<Kept & { event: string }> | null): boolean =>
  typeof entry?.event === 'string' || typeof entry?.session?.id === 'string'

export interface LocalPaymentsOptions {
  url: string
  /** File that keeps sessions and events between starts. */
  file: string | null
  now(): Instant
  newId(): string
  take: StripeEventHandler
}

export interface LocalPayments {
  checkout: Checkout
  deadLetters: unknown[]
  /** Queues an EventBridge envelope and waits until it is processed or becomes a dead letter. */
  deliver(envelope: unknown): Promise<Outcome>
  /** Delivers events that were still queued when the local host was last closed. */
  resume(): Promise<void>
  /** Serves the page, its button and the event route; returns false for any other. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export function localPayments({ url, file, now, newId, take }: LocalPaymentsOptions): LocalPayments {
  const book = journal<Entry>(file, isEntry as (entry: Entry) => boolean)
  const sessions = new Map<string, Kept>()
  const opened = new Map<string, Kept>()
  const underWay = new Map<string, unknown>()
  const deadLetters: unknown[] = []
  const know = (entry: Entry): void => {
    if ('session' in entry) {
      const { session, order, idempotency_key } = entry as Kept
      const kept = { session, order, idempotency_key }
      sessions.set(session.id, kept)
      opened.set(idempotency_key, kept)
    }
    if ('envelope' in entry) underWay.set(entry.event, entry.envelope)
    if ('outcome' in entry) {
      if (entry.outcome === 'dead letter') deadLetters.push(underWay.get(entry.event))
      underWay.delete(entry.event)
    }
  }
  for (const entry of book.entries) know(entry)
  const keep = (entry: Entry): void => {
    book.add(entry)
    know(entry)
  }
  const isExpired = ({ status, expires_at }: Session) => status === 'open' && expires_at * 1000 <= now()
  const find = (id: string) => {
    const kept = sessions.get(id)
    if (kept && isExpired(kept.session)) kept.session.status = 'expired'
    return kept
  }

  const checkout: Checkout = {
    async open(request) {
      let kept = opened.get(request.idempotency_key)
      if (!kept) {
        kept = {
          session: newSession(url, request, now(), newId()),
          order: request.order,
          idempotency_key: request.idempotency_key,
        }
        keep(kept)
      }
      const { id, url: address, expires_at } = kept.session
      return { id, url: address, expires_at: asInstant(expires_at * 1000) }
    },
    find: async (id) => find(id)?.session ?? null,
    async close(id) {
      const kept = find(id)
      if (kept?.session.status === 'open') keep({ ...kept, session: { ...kept.session, status: 'expired' } })
      return find(id)?.session ?? null
    },
    // No money has moved.
    refund: async () => {},
  }

  async function deliver(envelope: unknown, of: Partial<Kept> = {}): Promise<Outcome> {
    const event = newId()
    keep({ ...of, event, envelope })
    return receive(event, envelope)
  }

  async function receive(event: string, envelope: unknown): Promise<Outcome> {
    const outcome = (await isTaken(event, envelope)) ? 'taken' : 'dead letter'
    keep({ event, outcome })
    return outcome
  }

  async function isTaken(messageId: string, envelope: unknown): Promise<boolean> {
    const body = JSON.stringify(envelope)
    for (let tries = 0; tries < EVENT_QUEUE.maxReceives; tries++) {
      const { batchItemFailures } = await take({ Records: [{ messageId, body }] as never })
      if (batchItemFailures.length === 0) return true
    }
    return false
  }

  /** One line records the payment and its event, so that the event is delivered even after a crash. */
  async function pay({ session, ...rest }: Kept): Promise<Outcome> {
    const payment_intent = `pi_local_${session.id.slice('cs_local_'.length)}`
    const paid: Session = { ...session, status: 'complete', payment_status: 'paid', payment_intent }
    return deliver(envelopeOf('checkout.session.completed', paid, now(), `evt_local_${newId()}`), {
      ...rest,
      session: paid,
    })
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const json = (status: number, body: object) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === EVENTS && request.method === 'POST') {
      const events = envelopesIn(await text(request), now())
      if (!events) json(400, { error: 'send an EventBridge envelope or a Stripe event as JSON, or a list of them' })
      else {
        const outcomes = await inTurn(events, deliver)
        json(200, { outcomes, dead_letters: deadLetters.length })
      }
      return true
    }
    if (pathname === EVENTS && request.method === 'GET') {
      json(200, { dead_letters: deadLetters })
      return true
    }
    if (!pathname.startsWith(PAGES)) return false
    const [id = '', action] = pathname.slice(PAGES.length).split('/')
    const kept = find(id)
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    const show = (status: number, html: string) => void response.writeHead(status, PAGE_HEADERS).end(html)
    if (!kept || kept.session.status === 'expired') {
      if (wantsPage || !action) show(404, expiredPage(kept?.session.cancel_url))
      else json(404, { error: 'There is no such session, or it has expired' })
    } else if (action === 'pay' && request.method === 'POST') {
      const event = await pay(kept)
      const { success_url, payment_intent } = find(id)?.session ?? kept.session
      if (wantsPage) response.writeHead(303, { Location: success_url }).end()
      else json(200, { status: 'paid', event, session: id, payment_intent, success_url })
    } else if (!action && request.method === 'GET') {
      show(200, checkoutPage(kept, now()))
    } else json(404, { error: `GET ${kept.session.url} or POST ${kept.session.url}/pay` })
    return true
  }

  const resume = async () => {
    for (const [event, envelope] of underWay) await receive(event, envelope)
  }

  return { checkout, deadLetters, deliver, resume, serve }
}

const newSession = (
  url: string,
  { order, success_url, cancel_url }: OpenCheckout,
  now: Instant,
  uuid: string,
): Session => {
  const id = `cs_local_${uuid.replaceAll('-', '')}`
  return {
    id,
    object: 'checkout.session',
    url: `${url}${PAGES}${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: centsFor(order),
    currency: CURRENCY,
    client_reference_id: order.agent_id,
    metadata: orderMetadata(order),
    success_url,
    cancel_url,
    expires_at: Math.floor(now / 1000) + SESSION_HOURS * 3600,
  }
}

/** Envelope in which EventBridge delivers a Stripe event. */
export const envelopeOf = (type: string, object: object, now: Instant, id: string) =>
  wrapped({ id, object: 'event', type, created: Math.floor(now / 1000), livemode: false, data: { object } }, now)

const wrapped = (event: { id: string; type: string; [field: string]: unknown }, now: Instant) => ({
  version: '0',
  id: event.id,
  'detail-type': event.type,
  source: `${STRIPE_SOURCE}/ed_local`,
  account: 'local',
  time: new Date(now).toISOString(),
  region: 'local',
  resources: [],
  detail: event,
})

/** Accepts envelopes; wraps bare Stripe events, as `stripe listen` forwards them. */
function envelopesIn(body: string, now: Instant): unknown[] | null {
  try {
    const sent: unknown = JSON.parse(body)
    const events = Array.isArray(sent) ? sent : [sent]
    return events.map((event) => (event?.object === 'event' ? wrapped(event, now) : event))
  } catch {
    return null
  }
}

async function inTurn<A, B>(list: readonly A[], act: (each: A) => Promise<B>): Promise<B[]> {
  const results: B[] = []
  for (const each of list) results.push(await act(each))
  return results
}

const checkoutPage = ({ session, order }: Kept, now: Instant): string =>
  session.status === 'complete'
    ? page({
        title: 'This is paid already',
        picture: 'arrived',
        body: html`${receipt(order, now)}<a class="button" href="${session.success_url}">See what became of it</a>`,
      })
    : page({
        title: `Pay ${formatPrice(centsFor(order))}`,
        picture: 'waiting',
        body: html`<p class="note">A stand-in for the payment provider’s page. It exists on this machine only; no card is asked for, and no money moves.</p>
${receipt(order, now)}
<form method="post" action="${session.url}/pay"><button class="button" type="submit">Pay ${formatPrice(centsFor(order))}</button></form>
<p class="centred"><a href="${session.cancel_url}">Do not pay</a></p>`,
      })

const expiredPage = (cancelUrl?: string): string =>
  page({
    title: 'This page has expired',
    picture: 'left',
    body: cancelUrl
      ? html`<p class="centred"><a href="${cancelUrl}">Go back</a> to begin again. Nothing was paid.</p>`
      : html`<p class="centred">Nothing was paid. Ask your agent for a new link.</p>`,
  })
