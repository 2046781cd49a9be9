/** Credits: what an agent has, and how it asks for more. */
import { link, step } from '../api/next-steps'
import { orderUrl } from '../api/order-url'
import { centsFor, creditsIn, INLINE_PAYMENT, PACKS, placeOrder, price } from '../domain/money/money'
import type { Handler } from '../pipeline/call'
import { commit } from '../store/commit'
import { ordered } from '../store/orders'
import { withSession } from './cashier'

export const credits: Handler<'credits'> = ({ house }) => ({
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

export const buy_credits: Handler<'buy_credits'> = async (call) => {
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
