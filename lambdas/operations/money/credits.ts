/** Credits: what an agent has, and how it asks for more. */
import { link, type NextStep, step } from '../../api/next-steps'
import { orderUrl } from '../../api/routes/order-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { type Basket, centsFor, creditsIn, formatPrice, newOrder, type Order, PACKS } from '../../domain/money/money'
import { formatUtcMinute } from '../../domain/time/duration'
import { availableSteps, livingCreatures } from '../../http/available-steps'
import { AccountDeleted, type Answer, type Call, type Handler, type Reply, refuse } from '../../http/call'
import { commitWithReply } from '../../http/idempotency'
import { type AgentRow, readAgent } from '../../store/agents'
import { creditsOf, readBalance } from '../../store/money/ledger'
import { filed, orderedCredits } from '../../store/money/orders'
import { resurrectionSteps } from '../../views/stone'
import { withSession } from './checkout-client'
import { tenderOf } from './inline-charge'
import { type Paid, receiptHeaders, take } from './inline-payment'
import { flagsOf, tillsOf } from './payment-methods'
import { offersFor } from './payment-offers'

export const credits: Handler<'credits'> = async (call) => {
  const flags = flagsOf(await tillsOf(call.ctx))
  const inline = flags.mpp_enabled || flags.x402_enabled
  const orYourself = inline ? ' With "payment": "inline" in the body you pay yourself.' : ''
  return {
    body: {
      credits: creditsOf(call.household.balance),
      ...flags,
      packs: PACKS.map(({ id, credits, cents }) => ({ id, credits, price: formatPrice(cents) })),
      next_steps: [
        ...affordable(call),
        step('buy_credits', {
          description: `Get a checkout link and hand it to a person who pays.${orYourself}`,
        }),
        ...availableSteps(['status', 'adopt'], call),
      ],
    },
  }
}

/** The return of the one lost last, once there is enough for it and room. */
function affordable(call: Call<'credits'>): NextStep[] {
  const { agent, balance } = call.household
  const lost = agent.data.last_lost
  const credits = creditsOf(balance)
  const can = lost && credits >= lost.cost && livingCreatures(call).length < MAX_LIVING
  return can ? resurrectionSteps(lost, credits, call.now) : []
}

export const buy_credits: Handler<'buy_credits'> = (call) => {
  const { mpp, x402 } = call.payment
  const inline = call.body.payment === 'inline' || mpp !== null || x402 !== null
  return inline ? payYourself(call) : askAPerson(call)
}

async function askAPerson(call: Call<'buy_credits'>): Promise<Answer> {
  const { ctx, now, household } = call
  const basket: Basket = { pack: call.body.pack, quantity: 1 }
  const order = await withSession(call, newOrder(ctx.newId(), household.agent.data, basket, now))
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
  return placed(call, order, reply)
}

const ATTEMPTS = 5

/** Other calls may change the agent meanwhile: what counts is that it is still here. */
async function placed(call: Call<'buy_credits'>, order: Order, reply: Reply): Promise<Answer> {
  const { ctx, now, household } = call
  let agent: AgentRow | null = household.agent
  for (let attempt = 0; agent && attempt < ATTEMPTS; attempt++) {
    const conclusion = await commitWithReply(call, [orderedCredits(order, now), ...filed(order, agent, now)], reply)
    if (conclusion.kind !== 'conflict') return conclusion.answer
    agent = await readAgent(ctx.db, order.agent_id, { consistent: true })
  }
  if (!agent) throw new AccountDeleted(order.agent_id)
  throw new Error('others kept changing the agent')
}

/** Without a payment, or with one that is no good, the answer tells how to pay; it asks nobody anything. */
async function payYourself(call: Call<'buy_credits'>): Promise<Answer> {
  const tills = await tillsOf(call.ctx)
  if (!tills.mpp && !tills.x402) return refuse('inline_payment_off')
  const { pack } = call.body
  const basket: Basket = { pack, quantity: 1 }
  const required = (problem?: string) => {
    const { words, ...offered } = offersFor(call, tills, basket, problem)
    return refuse(problem === undefined ? 'payment_required' : 'payment_refused', {
      ...offered,
      suggestion: problem === undefined ? words : `Nothing was taken. ${words}`,
      next_steps: [
        step('buy_credits', { description: 'Or get a checkout link, and let a person pay.', body: { pack } }),
        step('credits'),
      ],
    })
  }
  const taken = await take(call, tenderOf(call, tills, basket), basket)
  if (!taken) return required()
  if (typeof taken === 'string') return refuse(taken)
  return 'problem' in taken ? required(taken.problem) : bought(call, taken)
}

async function bought(call: Call<'buy_credits'>, { paid: order, earlier }: Paid): Promise<Answer> {
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
  // It is paid: that is told, even when it cannot be kept.
  const conclusion = await commitWithReply(call, [], reply).catch(() => null)
  return conclusion && conclusion.kind !== 'conflict' ? conclusion.answer : reply
}
