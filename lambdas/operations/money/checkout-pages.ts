/** The pages of the person who pays. */
import { wants } from '../../api/accept'
import { orderUrl } from '../../api/routes/order-url'
import { resurrectableUntil } from '../../domain/afterlife/resurrection'
import { type Order, purposeOf } from '../../domain/money/money'
import { type Answer, type Call, type Handler, refuse } from '../../http/call'
import type { RefusalForm } from '../../http/respond'
import {
  cancelledPage,
  checkoutErrorPage,
  donePage,
  gonePage,
  noOrderPage,
  type OrderSight,
  paymentsOffPage,
  redirectPage,
  tooLatePage,
} from '../../pages/checkout'
import { PAGE_HEADERS } from '../../pages/parts/page'
import { agentChange, readAgent } from '../../store/agents'
import { commit } from '../../store/commit'
import { readHousehold } from '../../store/household'
import { orderChange, readOrder } from '../../store/money/orders'
import { orderWithSession } from './checkout-client'
import { closeSession } from './close-session'

/** Malformed ids are not looked up. */
const findOrder = ({ ctx, params }: Call<'open_checkout' | 'payment_done' | 'payment_cancelled'>) =>
  /^[0-9a-f-]{36}$/.test(params.order) ? readOrder(ctx.db, params.order) : null

/** A session that expires sooner would end while the person is paying. */
const MIN_SESSION_MS = 10 * 60_000
const MAX_ATTEMPTS = 5

/**
 * The session is created when the link is opened, and replaced when it has expired: only the latest is checked later,
 * so a payment on an older one would be lost. A person who has paid, may have paid or is waiting for a bank is not asked
 * to pay again. The agent's row is written too, so that a concurrent departure conflicts.
 */
const open_checkout: Handler<'open_checkout'> = async (call) => {
  const { ctx, now } = call
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = await findOrder(call)
    if (!row) return orderNotFound()
    const agent = await readAgent(ctx.db, row.data.agent_id, { consistent: true })
    if (!agent) return htmlReply(gonePage(row.data))
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
    const outcome = await commit(ctx.db, [orderChange(row, order, now), agentChange(agent, agent.data)])
    if (outcome.kind === 'done' && order.session) return redirect(order.session.url)
  }
  return refuse('something_went_wrong')
}

const orderPage =
  (render: (order: Order, sight: OrderSight) => string) =>
  async (call: Call<'payment_done' | 'payment_cancelled'>): Promise<Answer> => {
    const row = await findOrder(call)
    if (!row) return orderNotFound()
    const household = await readHousehold(call.ctx.db, row.data.agent_id, { consistent: true })
    if (!household) return htmlReply(gonePage(row.data))
    const { agent, creatures } = household
    const awaited = agent.data.from_human?.wants_back?.name ?? null
    const returned = creatures.some(({ data }) =>
      data.returns.some(({ died_at }) => resurrectableUntil(died_at) === row.data.purpose_ends_at),
    )
    const { now, base_url } = call
    return htmlReply(render(row.data, { payUrl: orderUrl(call, row.data), now, base_url, awaited, returned }))
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
