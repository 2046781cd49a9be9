/** Credits: what an agent has, how it asks for more, and the pages of the person who pays. */
import { cancelledPage, donePage, noOrderPage, onwardPage } from '../api/checkout-pages'
import { link, step } from '../api/next-steps'
import { orderUrl } from '../api/order-url'
import { PAGE_HEADERS } from '../api/page'
import { centsFor, creditsIn, INLINE_PAYMENT, type Order, PACKS, placeOrder, price } from '../domain/money/money'
import { commit } from '../store/commit'
import { changedOrder, ordered, readOrder } from '../store/orders'
import { type Answer, type Call, type Handler, refuse } from './call'
import { checkoutOf } from './checkout'
import { serve } from './serve'

const credits: Handler<'credits'> = ({ house }) => ({
  body: {
    credits: house.balance?.data.credits ?? 0,
    ...INLINE_PAYMENT,
    packs: PACKS.map(({ id, credits, cents }) => ({ id, credits, price: price(cents) })),
    next_steps: [
      step('buy_credits', { description: 'Get a checkout link and hand it to a person who pays.' }),
      step('status'),
    ],
  },
})

const buy_credits: Handler<'buy_credits'> = async (call) => {
  const { ctx, now, house } = call
  const agent = house.agent.data
  const order = await withSession(
    call,
    placeOrder({
      id: ctx.newId(),
      agent_id: agent.id,
      buyer: agent.display_name,
      created_at: now,
      pack: call.body.pack,
      quantity: 1,
    }),
  )
  const checkout_url = order.session?.url ?? orderUrl(call, order)
  const outcome = await commit(ctx.db, [ordered(order, now)])
  if (outcome.kind !== 'done') throw new Error('an order with this id exists')
  const [amount, cost] = [creditsIn(order), price(centsFor(order))]
  return {
    body: {
      checkout_url,
      pack: { credits: amount, price: cost },
      message: `Hand this link to a person: ${amount} credits for ${cost}. They land in your account when the payment arrives, without another call.`,
      next_steps: [
        link('pay', checkout_url, `A person opens this and pays ${cost}.`),
        step('credits', { description: 'See whether the credits have arrived.' }),
      ],
    },
  }
}

/** The order with a page on which it can be paid. */
async function withSession(call: Pick<Call, 'ctx' | 'base_url'>, order: Order): Promise<Order> {
  const sessions = order.sessions + 1
  const checkout = await checkoutOf(call.ctx)
  const session = await checkout.open({
    order,
    idempotency_key: `${order.id}-${sessions}`,
    success_url: orderUrl(call, order, 'payment_done'),
    cancel_url: orderUrl(call, order, 'payment_cancelled'),
  })
  return { ...order, session, sessions, closed: null }
}

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
    if (session && closed === null && session.expires_at - now > LIVE_MS) return seeOther(session.url)
    const order = await withSession(call, row.data)
    const outcome = await commit(ctx.db, [changedOrder(row, order, now)])
    if (outcome.kind === 'done' && order.session) return seeOther(order.session.url)
  }
  return refuse('something_went_wrong')
}

const shown =
  (render: (order: Order, payUrl: string) => string) =>
  async (call: Call<'payment_done' | 'payment_cancelled'>): Promise<Answer> => {
    const row = await findOrder(call)
    return row ? { body: render(row.data, orderUrl(call, row.data)), headers: PAGE_HEADERS } : lost()
  }

const lost = (): Answer => ({ status: 404, body: noOrderPage(), headers: PAGE_HEADERS })

/** Never kept: where the link leads changes with what became of the order. */
const seeOther = (url: string): Answer => ({
  status: 303,
  body: onwardPage(url),
  headers: { ...PAGE_HEADERS, Location: url },
})

export const creditsGroup = serve('credits', {
  credits,
  buy_credits,
  open_checkout,
  payment_done: shown(donePage),
  payment_cancelled: shown(cancelledPage),
})
export const handler = creditsGroup()
