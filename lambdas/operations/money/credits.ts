/** Balance of credits, and how to buy more. */
import { RETRY_KEY } from '../../api/headers'
import { link, type NextStep, step } from '../../api/next-steps'
import { orderUrl } from '../../api/routes/order-url'
import { lastLost, MAX_LIVING } from '../../domain/accounts/agent'
import type { Household } from '../../domain/household/household'
import { type Basket, centsFor, creditsIn, formatPrice, newOrder, PACKS } from '../../domain/money/money'
import { formatUtcMinute } from '../../domain/time/duration'
import type { Instant } from '../../domain/time/instants'
import { availableSteps } from '../../http/available-steps'
import { type Call, type Handler, type Outcome, type Refusal, type Reply, refuse } from '../../http/call'
import { newOrderChange, placedChange } from '../../store/money/orders'
import { resurrectionSteps } from '../../views/stone'
import { orderWithSession } from './checkout-client'
import type { Paid } from './inline-payment'
import { payable } from './payable'
import { methodFlags, readPaymentMethods } from './payment-methods'
import type { PaymentOffers } from './payment-offers'

export const credits: Handler<'credits'> = async (call, household) => {
  const flags = methodFlags(await readPaymentMethods(call.ctx))
  const inline = flags.mpp_enabled || flags.x402_enabled
  const inlineHint = inline ? ' With "payment": "inline" in the body you pay yourself.' : ''
  return {
    body: {
      credits: household.credits,
      ...flags,
      packs: PACKS.map(({ id, credits, cents }) => ({ id, credits, price: formatPrice(cents) })),
      next_steps: [
        ...affordableSteps(household, call.now),
        step('buy_credits', {
          description: `Get a checkout link and hand it to a person who pays.${inlineHint}`,
        }),
        ...availableSteps(['status', 'adopt'], call),
      ],
    },
  }
}

/** Suggests the resurrection of the last creature lost if credits and room suffice. */
function affordableSteps({ agent, credits, creatures }: Household, now: Instant): NextStep[] {
  const lost = lastLost(agent)
  const isAffordable = lost && credits >= lost.cost && creatures.length < MAX_LIVING
  return isAffordable ? resurrectionSteps(lost, credits, now) : []
}

export const buy_credits = payable<'buy_credits'>((call, household, payment) => {
  if (payment) return purchase(call, household, payment)
  const { mpp, x402 } = call.payment
  const inline = call.body.payment === 'inline' || mpp !== null || x402 !== null
  return inline
    ? { due: basketOf(call), unpaid: (offers) => requirePayment(call, offers) }
    : checkoutLink(call, household)
})

const basketOf = ({ body }: Call<'buy_credits'>): Basket => ({ pack: body.pack, quantity: 1 })

async function checkoutLink(call: Call<'buy_credits'>, household: Household): Promise<Outcome> {
  const { ctx, now } = call
  const order = await orderWithSession(call, newOrder(ctx.newId(), household.agent, basketOf(call), now))
  if (order === 'not set up') return refuse('selling_off')
  const checkout_url = order.session?.url ?? orderUrl(call, order)
  const [amount, cost] = [creditsIn(order), formatPrice(centsFor(order))]
  return {
    // Writes the agent row so that a concurrent account deletion conflicts.
    household: { ...household, agent: { ...household.agent } },
    also: [newOrderChange(order, now), placedChange(order, now)],
    reply: {
      body: {
        checkout_url,
        pack: { credits: amount, price: cost },
        message: `Hand this link to a person: ${amount} credits for ${cost}. They land in your account when the payment arrives, without another call.`,
        next_steps: [
          link('pay', checkout_url, `A person opens this and pays ${cost}.`),
          step('credits', { description: 'See whether the credits have arrived.' }),
        ],
      },
    },
  }
}

/** Without a valid payment the response lists the payment offers; no payment service is called for that. */
function requirePayment({ body }: Call<'buy_credits'>, offers: PaymentOffers): Refusal {
  const { words, problem, ...offered } = offers
  if (words === '') return refuse('inline_payment_off')
  return refuse(problem === undefined ? 'payment_required' : 'payment_refused', {
    ...offered,
    suggestion: problem === undefined ? words : `Nothing was taken. ${words}`,
    next_steps: [
      step('buy_credits', { description: 'Or get a checkout link, and let a person pay.', body: { pack: body.pack } }),
      step('credits'),
    ],
  })
}

function purchase(call: Call<'buy_credits'>, household: Household, { paid: order, earlier }: Paid): Outcome {
  const [amount, cost] = [creditsIn(order), formatPrice(centsFor(order))]
  const reply: Reply = {
    body: {
      success: true,
      pack: { credits: amount, price: cost },
      credits: household.credits,
      message: earlier
        ? `${call.once ? `A payment with this ${RETRY_KEY}` : 'This payment'} is from before: its ${amount} credits came to your account at ${formatUtcMinute(order.paid_at)}, and nothing was taken again.`
        : `${amount} credits for ${cost} are in your account.`,
      next_steps: [...availableSteps(['status', 'adopt'], call), step('credits')],
    },
  }
  // The payment is complete: respond even if the reply cannot be saved for a replay.
  return { reply, onError: async () => reply }
}
