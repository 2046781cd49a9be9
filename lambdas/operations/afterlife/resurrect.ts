/** Resurrects a dead creature for credits. Charge and revival are one transaction. */
import { link, step } from '../../api/next-steps'
import { orderUrl } from '../../api/routes/order-url'
import { pageUrl } from '../../api/routes/page-url'
import { refusals } from '../../api/schemas/refusals'
import { MAX_LIVING, withoutLoss } from '../../domain/accounts/agent'
import type { Died } from '../../domain/afterlife/gravestone'
import { resurrectableUntil, resurrectionCost, revive } from '../../domain/afterlife/resurrection'
import { momentAt } from '../../domain/creature/clock'
import { deathsOf } from '../../domain/creature/creature'
import { livingCreature, momentsOf } from '../../domain/household/household'
import { type Basket, basketLines, centsFor, cheapestBasket, creditsIn, formatPrice } from '../../domain/money/money'
import { iso } from '../../domain/time/instants'
import { zoneOf } from '../../domain/time/zone'
import { returnText } from '../../domain/voice/adoption'
import { returnLayer } from '../../domain/voice/temperament'
import { type Answer, type Call, type Decision, type Handler, type Refusal, type Reply, refuse } from '../../http/call'
import { commitDecision } from '../../http/decide'
import { faultDetails, idFault } from '../../http/faults'
import { withHousehold } from '../../http/household'
import { type PastRow, readPast, resurrectionChanges } from '../../store/creatures'
import { readHousehold } from '../../store/household'
import type { StoredHousehold } from '../../store/household-changes'
import { creditsOf, hasLedgerEntry, preparePosting, readBalance } from '../../store/money/ledger'
import type { OpenOrderRow } from '../../store/money/orders'
import { creatureStats, nameTag, traitsOf } from '../../views/creature'
import { nextVisitField, suggestSteps } from '../../views/suggest'
import { makeRoomSteps } from '../household/household-steps'
import { readPresentedPayment } from '../money/inline-charge'
import { type Paid, receiptHeaders, takePayment } from '../money/inline-payment'
import { readPaymentMethods } from '../money/payment-methods'
import { type PaymentOffers, paymentOffers } from '../money/payment-offers'
import { type OrderedReturn, placeReturnOrder, readReturnOrders } from './return-order'

export const resurrect: Handler<'resurrect'> = async (call) => {
  const { creature_id, id } = call.body
  const creatureId = creature_id ?? id
  const fault = idFault({ 'body.creature_id': creature_id, 'body.id': id })
  if (fault || !creatureId) return refuse('invalid_resurrection', fault ? faultDetails(fault) : {})
  const answer = await attempt(call, creatureId)
  return 'paid' in answer ? resurrectAfterPayment(call, creatureId, answer) : answer
}

/**
 * Uses fresh state, because the payment took time. The credits stay on the account even if the resurrection is refused.
 */
async function resurrectAfterPayment(call: Call<'resurrect'>, creatureId: string, payment: Paid): Promise<Answer> {
  const answer = await attemptAfterPayment(call, creatureId, payment)
  return 'refuse' in answer ? refusalWithReceipt(call, payment, answer, await readCredits(call)) : answer
}

async function attemptAfterPayment(call: Call<'resurrect'>, creatureId: string, payment: Paid): Promise<Answer> {
  const { ctx, request_id } = call
  try {
    const household = (await readHousehold(ctx.db, call.household.agent.data.id)) ?? call.household
    const answer = await attempt({ ...call, household, now: ctx.now() }, creatureId, payment)
    return 'paid' in answer ? refuse('something_went_wrong') : answer
  } catch (error) {
    const { name, message } = error as Error
    call.log({ level: 'error', message: 'failure after payment', request_id, name, reason: message })
    return refuse('something_went_wrong', { suggestion: 'Ask for the return again: it costs no further payment.' })
  }
}

/** Null if the read fails. */
const readCredits = ({ ctx, household }: Call<'resurrect'>): Promise<number | null> =>
  readBalance(ctx.db, household.agent.data.id).then(creditsOf, () => null)

const receiptOf = ({ paid: order }: Paid) => ({
  payment_method: order.inline.method,
  payment_reference: order.inline.reference,
  credits_added: creditsIn(order),
})

const withReceipt = ({ body, headers, ...reply }: Reply, payment: Paid): Reply => ({
  ...reply,
  headers: { ...headers, ...receiptHeaders(payment.paid) },
  body: { ...(body as object), ...receiptOf(payment) },
})

/** Reports the current balance, because a concurrent call may have spent the purchased credits. */
function refusalWithReceipt(
  { once }: Call<'resurrect'>,
  payment: Paid,
  refusal: Refusal,
  balance: number | null,
): Refusal {
  const { suggestion = refusals()[refusal.refuse].suggestion } = refusal
  if (payment.earlier) {
    // The credits of an earlier payment may be spent already, and an Idempotency-Key pays only once.
    const payment_problem = once
      ? `a payment with this Idempotency-Key was made before (${payment.paid.inline.reference}), and nothing was taken again; to pay anew, send a new key`
      : 'this payment was used before'
    return { ...refusal, suggestion, more: { ...refusal.more, payment_problem } }
  }
  const receipt = receiptOf(payment)
  return {
    ...refusal,
    headers: { ...refusal.headers, ...receiptHeaders(payment.paid) },
    more: { ...refusal.more, ...receipt },
    suggestion: `Your payment was taken: ${receipt.credits_added} credits came to your account${balance === null ? '' : `, which holds ${balance} now`}. ${suggestion}`,
  }
}

/** `payment`: made earlier in this call. If it is set, no second payment is taken. */
const attempt = (call: Call<'resurrect'>, creatureId: string, payment: Paid | null = null): Promise<Answer | Paid> =>
  withHousehold(call, async (current) => {
    if (livingCreature(current, creatureId)) return stillAlive(creatureId)
    const agentId = current.agent.id
    const [past, orders] = await Promise.all([
      readPast(call.ctx.db, agentId, creatureId),
      readReturnOrders(call, agentId, creatureId),
    ])
    if (past?.data.ended === 'died') return reviveOrRefuse(call, current, past, { died: past.data, orders, payment })
    // A concurrent call may have resurrected it after the household was read.
    const household = past ? null : await readHousehold(call.ctx.db, current.agent.id)
    const isBack = household?.creatures.some((row) => row.data.id === creatureId)
    return isBack ? stillAlive(creatureId) : refuse('creature_not_found')
  })

const stillAlive = (id: string): Answer =>
  refuse('still_alive', { next_steps: [step('status', { query: { creature_id: id } })] })

async function reviveOrRefuse(
  call: Call<'resurrect'>,
  household: StoredHousehold,
  past: PastRow,
  { died: { creature, stone }, orders, payment }: { died: Died; orders: readonly OpenOrderRow[]; payment: Paid | null },
): Promise<Answer | Paid | 'retry'> {
  const { ctx, now } = call
  const { agent, credits, creatures, rows } = household
  const until = resurrectableUntil(stone.died_at)
  if (now > until) return tooLate(stone.name, stone.died_at)
  if (creatures.length >= MAX_LIVING) {
    return refuse('house_full', {
      suggestion: `A house holds ${MAX_LIVING} living creatures and eggs. Release one, then bring ${creature.name} back.`,
      next_steps: makeRoomSteps(creatures),
    })
  }
  const cost = resurrectionCost(creature, now)
  if (credits < cost) return payOrRefuse(call, { creature, keeper: rows.agent, cost, credits, until, orders }, payment)

  const layer = returnLayer(creature.id, deathsOf(creature))
  const living = revive({ ...creature, ...zoneOf(agent) }, now, layer)
  const posting = preparePosting(
    rows.balance,
    {
      agent_id: agent.id,
      movements: [{ kind: 'resurrection', credits: -cost }],
      at: now,
      about: { creature_id: creature.id },
    },
    ctx.newId,
  )
  const { name, species, stage } = nameTag(living)
  const moments = [momentAt(living, now), ...momentsOf(household, now)]
  const baseReply: Reply = {
    body: {
      success: true,
      message: returnText(momentAt(living, now), layer),
      creature: {
        id: living.id,
        name,
        species,
        stage,
        resurrection_number: deathsOf(living),
        stats: creatureStats(living),
        personality_traits: traitsOf(living),
      },
      url: pageUrl(call, 'creature', living.id),
      credits_spent: cost,
      credits_remaining: posting.balance.credits,
      next_resurrection_cost: resurrectionCost(living, living.as_of),
      ...nextVisitField(moments),
      next_steps: suggestSteps(moments),
    },
  }
  const reply = payment ? withReceipt(baseReply, payment) : baseReply
  const decision: Decision = {
    // Written even if unchanged, so that a concurrent adoption conflicts: both calls count the living creatures.
    household: { ...household, agent: withoutLoss(agent, creature.id) },
    also: [...resurrectionChanges(past, living, stone, living.as_of), ...posting.changes],
    reply,
  }
  try {
    return await commitDecision(call, household, decision)
  } catch (error) {
    // The reply to the write was lost. If the charge is in the ledger, the whole transaction was committed.
    const [charge] = posting.entries
    if (!charge || !(await hasLedgerEntry(ctx.db, agent.id, charge))) throw error
    return reply
  }
}

const tooLate = (name: string, diedAt: Parameters<typeof iso>[0]): Answer =>
  refuse('window_closed', {
    more: { died_at: iso(diedAt), closed_at: iso(resurrectableUntil(diedAt)) },
    suggestion: `${name} died more than 7 days ago. The gravestone stays; a new egg can come.`,
  })

interface Price extends OrderedReturn {
  orders: readonly OpenOrderRow[]
  cost: number
  credits: number
}

/**
 * Buys the missing credits if the request carries a payment. Otherwise, or if the payment is invalid, refuses with
 * offers.
 */
async function payOrRefuse(
  call: Call<'resurrect'>,
  price: Price,
  payment: Paid | null,
): Promise<Answer | Paid | 'retry'> {
  const basket = cheapestBasket(price.cost - price.credits)
  const methods = await readPaymentMethods(call.ctx)
  const result = payment ? null : await takePayment(call, readPresentedPayment(call, methods, basket), basket)
  if (typeof result === 'string') return refuse(result)
  if (result && 'paid' in result) return result
  return insufficientCredits(call, price, basket, paymentOffers(call, methods, basket, result?.problem))
}

/** Calls no payment service: the link creates its session when a person opens it. Other payment methods are added. */
async function insufficientCredits(
  call: Call<'resurrect'>,
  price: Price,
  basket: Basket,
  offers: PaymentOffers,
): Promise<Answer | 'retry'> {
  const { cost, credits, creature } = price
  const order = await placeReturnOrder(call, price, basket, price.orders)
  if (!order) return 'retry'
  const checkout_url = orderUrl(call, order)
  const [largest, ...and] = basketLines(order).map(({ pack, quantity }) => ({ id: pack, quantity }))
  const sum = { credits: creditsIn(order), price: formatPrice(centsFor(order)) }
  const pack = { ...largest, ...(and.length > 0 && { and }), ...sum }
  return refuse('insufficient_credits', {
    suggestion: [
      `You have ${credits} of ${cost} credits. Hand checkout_url to a person; when it is paid, ask again.`,
      offers.words,
    ]
      .join(' ')
      .trimEnd(),
    more: { cost, balance: credits, missing: cost - credits, checkout_url, pack, ...offers.more },
    headers: offers.headers,
    next_steps: [
      link(
        'pay',
        checkout_url,
        `A person opens this and pays ${pack.price} for ${pack.credits} credits; then ask for ${creature.name} again, with the same call.`,
      ),
      step('credits', { description: 'See whether the credits have arrived.' }),
    ],
  })
}
