/** Balance of credits, and how to buy more. */
import { link, type NextStep, step } from '../../api/next-steps'
import { orderUrl } from '../../api/routes/order-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { type Basket, centsFor, creditsIn, formatPrice, newOrder, type Order, PACKS } from '../../domain/money/money'
import { formatUtcMinute } from '../../domain/time/duration'
import { availableSteps, livingCreatures } from '../../http/available-steps'
import { type Answer, type Call, type Handler, type Reply, refuse } from '../../http/call'
import { commitOrRetry, commitWithReply } from '../../http/idempotency'
import { retryConflicts } from '../../http/retry-conflicts'
import { readAgent } from '../../store/agents'
import { creditsOf, readBalance } from '../../store/money/ledger'
import { newOrderChange, placedOrderChanges } from '../../store/money/orders'
import { resurrectionSteps } from '../../views/stone'
import { orderWithSession } from './checkout-client'
import { readPresentedPayment } from './inline-charge'
import { type Paid, receiptHeaders, takePayment } from './inline-payment'
import { methodFlags, readPaymentMethods } from './payment-methods'
import { paymentOffers } from './payment-offers'

export const credits: Handler<'credits'> = async (call) => {
  const flags = methodFlags(await readPaymentMethods(call.ctx))
  const inline = flags.mpp_enabled || flags.x402_enabled
  const inlineHint = inline ? ' With "payment": "inline" in the body you pay yourself.' : ''
  return {
    body: {
      credits: creditsOf(call.household.balance),
      ...flags,
      packs: PACKS.map(({ id, credits, cents }) => ({ id, credits, price: formatPrice(cents) })),
      next_steps: [
        ...affordableSteps(call),
        step('buy_credits', {
          description: `Get a checkout link and hand it to a person who pays.${inlineHint}`,
        }),
        ...availableSteps(['status', 'adopt'], call),
      ],
    },
  }
}

/** Suggests the resurrection of the last creature lost if credits and room suffice. */
function affordableSteps(call: Call<'credits'>): NextStep[] {
  const { agent, balance } = call.household
  const lost = agent.data.last_lost
  const credits = creditsOf(balance)
  const isAffordable = lost && credits >= lost.cost && livingCreatures(call).length < MAX_LIVING
  return isAffordable ? resurrectionSteps(lost, credits, call.now) : []
}

export const buy_credits: Handler<'buy_credits'> = (call) => {
  const { mpp, x402 } = call.payment
  const inline = call.body.payment === 'inline' || mpp !== null || x402 !== null
  return inline ? payInline(call) : createCheckoutLink(call)
}

async function createCheckoutLink(call: Call<'buy_credits'>): Promise<Answer> {
  const { ctx, now, household } = call
  const basket: Basket = { pack: call.body.pack, quantity: 1 }
  const order = await orderWithSession(call, newOrder(ctx.newId(), household.agent.data, basket, now))
  if (order === 'not set up') return refuse('selling_off')
  const checkout_url = order.session?.url ?? orderUrl(call, order)
  const [amount, cost] = [creditsIn(order), formatPrice(centsFor(order))]
  const reply: Reply = {
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
  return commitOrder(call, order, reply)
}

/** Concurrent calls of one agent conflict, because each order writes the agent row. */
function commitOrder(call: Call<'buy_credits'>, order: Order, reply: Reply): Promise<Answer> {
  const { ctx, now, household } = call
  const agentId = order.agent_id
  const reread = () => readAgent(ctx.db, agentId, { consistent: true })
  return retryConflicts(ctx, { agentId, state: household.agent, reread }, async (agent) => {
    const changes = [newOrderChange(order, now), ...placedOrderChanges(order, agent, now)]
    return commitOrRetry(call, changes, reply)
  })
}

/** Without a valid payment the response lists the payment offers; no payment service is called for that. */
async function payInline(call: Call<'buy_credits'>): Promise<Answer> {
  const methods = await readPaymentMethods(call.ctx)
  if (!methods.mpp && !methods.x402) return refuse('inline_payment_off')
  const { pack } = call.body
  const basket: Basket = { pack, quantity: 1 }
  const requirePayment = (problem?: string) => {
    const { words, ...offered } = paymentOffers(call, methods, basket, problem)
    return refuse(problem === undefined ? 'payment_required' : 'payment_refused', {
      ...offered,
      suggestion: problem === undefined ? words : `Nothing was taken. ${words}`,
      next_steps: [
        step('buy_credits', { description: 'Or get a checkout link, and let a person pay.', body: { pack } }),
        step('credits'),
      ],
    })
  }
  const result = await takePayment(call, readPresentedPayment(call, methods, basket), basket)
  if (!result) return requirePayment()
  if (typeof result === 'string') return refuse(result)
  return 'problem' in result ? requirePayment(result.problem) : purchaseReply(call, result)
}

async function purchaseReply(call: Call<'buy_credits'>, { paid: order, earlier }: Paid): Promise<Answer> {
  const balance = await readBalance(call.ctx.db, order.agent_id)
  const [amount, cost] = [creditsIn(order), formatPrice(centsFor(order))]
  const reply: Reply = {
    headers: receiptHeaders(order),
    body: {
      success: true,
      payment_method: order.inline.method,
      payment_reference: order.inline.reference,
      pack: { credits: amount, price: cost },
      credits_added: amount,
      credits: balance?.data.credits ?? 0,
      message: earlier
        ? `${call.once ? 'A payment with this Idempotency-Key' : 'This payment'} is from before: its ${amount} credits came to your account at ${formatUtcMinute(order.paid_at)}, and nothing was taken again.`
        : `${amount} credits for ${cost} are in your account.`,
      next_steps: [...availableSteps(['status', 'adopt'], call), step('credits')],
    },
  }
  // The payment is complete: respond even if the reply cannot be saved for a replay.
  const committed = await commitWithReply(call, [], reply).catch(() => null)
  return committed && committed.kind !== 'conflict' ? committed.answer : reply
}
