/** The pages of the person who pays. */
import { wants } from '../../api/accept'
import { orderUrl } from '../../api/routes/order-url'
import type { Context } from '../../context'
import { type Order, purposeOf } from '../../domain/money/money'
import { readSession } from '../../domain/money/stripe-event'
import type { Instant } from '../../domain/time/instants'
import { type Answer, type Call, type Handler, refuse } from '../../http/call'
import type { RefusalForm } from '../../http/respond'
import {
  cancelledPage,
  checkoutErrorPage,
  donePage,
  noOrderPage,
  paymentsOffPage,
  redirectPage,
  tooLatePage,
} from '../../pages/checkout'
import { PAGE_HEADERS } from '../../pages/parts/page'
import { commit } from '../../store/commit'
import { orderChange, readOrder } from '../../store/money/orders'
import { getCheckout, orderWithSession } from './checkout-client'
import { settlePayment } from './settle-payment'

/** Malformed ids are not looked up. */
const findOrder = ({ ctx, params }: Call<'open_checkout' | 'payment_done' | 'payment_cancelled'>) =>
  /^[0-9a-f-]{36}$/.test(params.order) ? readOrder(ctx.db, params.order) : null

/** A session that expires sooner would end while the person is paying. */
const MIN_SESSION_MS = 10 * 60_000
const MAX_ATTEMPTS = 5

/** The session is created when the link is opened, and replaced when it has expired. */
const open_checkout: Handler<'open_checkout'> = async (call) => {
  const { ctx, now } = call
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = await findOrder(call)
    if (!row) return orderNotFound()
    const { session, paid_at, closed } = row.data
    if (paid_at !== null) return redirect(orderUrl(call, row.data, 'payment_done'))
    if (row.data.purpose && !purposeOf(row.data, now)) return htmlReply(tooLatePage(row.data))
    if (session && closed === null && session.expires_at - now > MIN_SESSION_MS) return redirect(session.url)
    const previous = session ? await closeSession(ctx, row.data.id, session.id) : 'over'
    if (previous === 'paid') continue
    if (previous === 'unclear' || (previous === 'pending' && closed === null))
      return redirect(orderUrl(call, row.data, 'payment_done'))
    const order = await orderWithSession(call, row.data)
    if (order === 'not set up') return htmlReply(paymentsOffPage())
    const outcome = await commit(ctx.db, [orderChange(row, order, now)])
    if (outcome.kind === 'done' && order.session) return redirect(order.session.url)
  }
  return refuse('something_went_wrong')
}

type SessionEnd = 'paid' | 'pending' | 'unclear' | 'over'

/**
 * Closes the previous session before a new one is opened, because only the latest is checked later: a payment on the
 * old one would be lost. A person who has paid, may have paid or is waiting for a bank is not asked to pay again. A
 * session that cannot be interpreted is left to the order sweep, which raises an alarm.
 */
async function closeSession(ctx: Context, order_id: string, sessionId: string): Promise<SessionEnd> {
  const closedSession = await (await getCheckout(ctx))?.close(sessionId)
  const reading = closedSession ? readSession(closedSession) : null
  if (!reading) return 'over'
  const outcome = 'fact' in reading ? await settlePayment(ctx, reading.fact) : reading
  if (typeof outcome === 'string') return 'fact' in reading && reading.fact.kind === 'paid' ? 'paid' : 'over'
  if (!('fault' in outcome)) return 'pending'
  ctx.log({ level: 'error', message: 'checkout session not understood', order_id, reason: outcome.fault })
  return 'unclear'
}

const orderPage =
  (render: (order: Order, payUrl: string, now: Instant) => string) =>
  async (call: Call<'payment_done' | 'payment_cancelled'>): Promise<Answer> => {
    const row = await findOrder(call)
    return row ? htmlReply(render(row.data, orderUrl(call, row.data), call.now)) : orderNotFound()
  }

const htmlReply = (body: string): Answer => ({ body, headers: PAGE_HEADERS })

const orderNotFound = (): Answer => ({ ...htmlReply(noOrderPage()), status: 404 })

/** Not cached: the target depends on the state of the order. */
const redirect = (url: string): Answer => ({
  status: 303,
  body: redirectPage(url),
  headers: { ...PAGE_HEADERS, Location: url },
})

export const payerPages = {
  open_checkout,
  payment_done: orderPage(donePage),
  payment_cancelled: orderPage(cancelledPage),
}

/** Refusals are HTML pages for payers too. */
export const payerRefusal: RefusalForm = (call, reply) => {
  if (!(call.operation in payerPages && wants(call.accept, 'text/html'))) return reply
  const { retry_after_seconds, request_id } = reply.body as { retry_after_seconds?: number; request_id?: string }
  return {
    ...reply,
    body: checkoutErrorPage(retry_after_seconds, request_id),
    headers: { ...reply.headers, ...PAGE_HEADERS, Vary: 'Accept' },
  }
}
