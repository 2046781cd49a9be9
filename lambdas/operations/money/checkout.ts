/** The pages of the person who pays. */
import { wants } from '../../api/accept'
import { orderUrl } from '../../api/routes/order-url'
import type { Context } from '../../context'
import { type Order, purposeOf } from '../../domain/money/money'
import { readSession } from '../../domain/money/stripe-event'
import type { Instant } from '../../domain/time/instants'
import { type Answer, type Call, type Handler, type Rephrase, refuse } from '../../http/call'
import {
  cancelledPage,
  closedTillPage,
  donePage,
  hinderedPage,
  noOrderPage,
  onwardPage,
  tooLatePage,
} from '../../pages/checkout'
import { PAGE_HEADERS } from '../../pages/parts/page'
import { commit } from '../../store/commit'
import { changedOrder, readOrder } from '../../store/money/orders'
import { checkoutOf, withSession } from './checkout-client'
import { settlePayment } from './settle'

/** Whatever stands in the address: only what has the form of an order is looked for. */
const findOrder = ({ ctx, params }: Call<'open_checkout' | 'payment_done' | 'payment_cancelled'>) =>
  /^[0-9a-f-]{36}$/.test(params.order) ? readOrder(ctx.db, params.order) : null

/** A page opened less than this before its end would close while the person looks for a card. */
const LIVE_MS = 10 * 60_000
const ATTEMPTS = 5

/** The session is made when somebody opens the link, and anew when the last one has expired. */
const open_checkout: Handler<'open_checkout'> = async (call) => {
  const { ctx, now } = call
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await findOrder(call)
    if (!row) return lost()
    const { session, paid_at, closed } = row.data
    if (paid_at !== null) return seeOther(orderUrl(call, row.data, 'payment_done'))
    if (row.data.purpose && !purposeOf(row.data, now)) return people(tooLatePage(row.data))
    if (session && closed === null && session.expires_at - now > LIVE_MS) return seeOther(session.url)
    const last = session ? await endOf(ctx, row.data.id, session.id) : 'over'
    if (last === 'paid') continue
    if (last === 'unclear' || (last === 'under way' && closed === null))
      return seeOther(orderUrl(call, row.data, 'payment_done'))
    const order = await withSession(call, row.data)
    if (order === 'not set up') return people(closedTillPage())
    const outcome = await commit(ctx.db, [changedOrder(row, order, now)])
    if (outcome.kind === 'done' && order.session) return seeOther(order.session.url)
  }
  return refuse('something_went_wrong')
}

type End = 'paid' | 'under way' | 'unclear' | 'over'

/**
 * Ends the page before another is opened: from then on only the new one is asked about, so whoever paid on the old one
 * unheard would have paid for nothing. Who has paid there is not asked to pay again, nor who waits for a bank, nor who may
 * have paid: a page that nobody can make sense of is left to the sweep, which rings for as long as it asks.
 */
async function endOf(ctx: Context, order_id: string, sessionId: string): Promise<End> {
  const page = await (await checkoutOf(ctx))?.close(sessionId)
  const reading = page ? readSession(page) : null
  if (!reading) return 'over'
  const outcome = 'fact' in reading ? await settlePayment(ctx, reading.fact) : reading
  if (typeof outcome === 'string') return 'fact' in reading && reading.fact.kind === 'paid' ? 'paid' : 'over'
  if (!('fault' in outcome)) return 'under way'
  ctx.log({ level: 'error', message: 'page not understood', order_id, reason: outcome.fault })
  return 'unclear'
}

const shown =
  (render: (order: Order, payUrl: string, now: Instant) => string) =>
  async (call: Call<'payment_done' | 'payment_cancelled'>): Promise<Answer> => {
    const row = await findOrder(call)
    return row ? people(render(row.data, orderUrl(call, row.data), call.now)) : lost()
  }

const people = (body: string): Answer => ({ body, headers: PAGE_HEADERS })

const lost = (): Answer => ({ ...people(noOrderPage()), status: 404 })

/** Never kept: where the link leads changes with what became of the order. */
const seeOther = (url: string): Answer => ({
  status: 303,
  body: onwardPage(url),
  headers: { ...PAGE_HEADERS, Location: url },
})

export const payersPages = {
  open_checkout,
  payment_done: shown(donePage),
  payment_cancelled: shown(cancelledPage),
}

/** Whoever came to pay is told in a page, too, that it cannot be now. */
export const inAPayersPage: Rephrase = (call, reply) => {
  if (!(call.operation in payersPages && wants(call.accept, 'text/html'))) return reply
  const { retry_after_seconds, request_id } = reply.body as { retry_after_seconds?: number; request_id?: string }
  return {
    ...reply,
    body: hinderedPage(retry_after_seconds, request_id),
    headers: { ...reply.headers, ...PAGE_HEADERS, Vary: 'Accept' },
  }
}
