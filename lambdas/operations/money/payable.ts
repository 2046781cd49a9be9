/**
 * Lets an agent pay in its own request for what an operation lacks. The payment is in the ledger before the operation
 * decides again, on fresh state because the payment took time. If it refuses then, the credits stay on the account.
 */
import { RETRY_KEY } from '../../api/headers'
import { refusals } from '../../api/schemas/refusals'
import { type Basket, creditsIn } from '../../domain/money/money'
import {
  AccountDeleted,
  type Answer,
  type Call,
  type Handler,
  type Outcome,
  type Refusal,
  refuse,
} from '../../http/call'
import { withExtras } from '../../http/idempotency'
import { readAgent } from '../../store/agents'
import type { StoredHousehold } from '../../store/household-changes'
import { creditsOf, readBalance } from '../../store/money/ledger'
import { readPresentedPayment } from './inline-charge'
import { type Paid, receiptHeaders, takePayment } from './inline-payment'
import { readPaymentMethods } from './payment-methods'
import { type PayableCall, type PaymentOffers, paymentOffers } from './payment-offers'

type PayableId = 'buy_credits' | 'resurrect'

/** What is to be paid before the operation can go on. */
interface PaymentDue {
  due: Basket
  /** The answer to a call without a valid payment. */
  unpaid(offers: PaymentOffers): Promise<Outcome> | Outcome
}

/** `payment`: made in this call, or earlier with the same payment. */
type Payable<Id extends PayableId> = (
  call: Call<Id>,
  household: StoredHousehold,
  payment: Paid | null,
) => Promise<Outcome | PaymentDue> | Outcome | PaymentDue

export const payable =
  <Id extends PayableId>(decide: Payable<Id>): Handler<Id> =>
  async (call, household) => {
    const outcome = await decide(call, household as StoredHousehold, null)
    if (!('due' in outcome)) return outcome
    const paying = call as PayableCall
    const methods = await readPaymentMethods(call.ctx)
    const presented = readPresentedPayment(paying, methods, outcome.due)
    const result = await takePayment(paying, presented, outcome.due)
    if (typeof result === 'string') return refuse(result)
    if (!result || 'problem' in result)
      return outcome.unpaid(paymentOffers(paying, methods, outcome.due, result?.problem))
    return {
      anew: (current, stored) => decideOncePaid(decide, current as Call<Id>, stored, result),
      failed: (error) => refusalAfterPayment(paying, result, error),
    }
  }

/** No second payment is taken: a concurrent call may have spent the credits, and then the offers are for another call. */
async function decideOncePaid<Id extends PayableId>(
  decide: Payable<Id>,
  call: Call<Id>,
  household: StoredHousehold,
  payment: Paid,
): Promise<Outcome> {
  const decided = await decide(call, household, payment)
  const paying = call as PayableCall
  const outcome =
    'due' in decided
      ? await decided.unpaid(paymentOffers(paying, await readPaymentMethods(call.ctx), decided.due))
      : decided
  const complete = (answer: Answer) => withReceipt(paying, payment, answer, household.credits)
  if ('anew' in outcome) return outcome
  if (!('reply' in outcome)) return complete(outcome)
  const { reply, onError } = outcome
  return { ...outcome, reply: complete(reply), ...(onError && { onError: (error) => onError(error).then(complete) }) }
}

async function refusalAfterPayment(call: PayableCall, payment: Paid, error: Error): Promise<Refusal> {
  const { ctx, household, request_id } = call
  const { name, message } = error
  call.log({ level: 'error', message: 'failure after payment', request_id, name, reason: message })
  const refusal =
    error instanceof AccountDeleted
      ? refuse('invalid_key')
      : refuse('something_went_wrong', { suggestion: 'Ask again with the same call: it costs no further payment.' })
  const { id } = household.agent.data
  const hasLeft = error instanceof AccountDeleted && (await readAgent(ctx.db, id, { consistent: true })) === null
  if (hasLeft && !payment.earlier) return refusalAfterLeaving(payment, refusal)
  const balance = await readBalance(ctx.db, id).then(creditsOf, () => null)
  return refusalWithReceipt(call, payment, refusal, balance)
}

/** The account is gone, so its credits are useless: the order sweep refunds them or alerts the operator. */
function refusalAfterLeaving(payment: Paid, refusal: Refusal): Refusal {
  const { method, reference } = payment.paid.inline
  const who = method === 'x402' ? 'the operator sends it back by hand, to the address that paid' : 'it is refunded'
  return {
    ...refusal,
    headers: receiptHeaders(payment.paid),
    more: { ...receiptOf(payment), message: 'The account left while the payment was under way.' },
    suggestion: `Your payment ${reference} was taken after your account had left: ${who}. There is nothing to do.`,
  }
}

const withReceipt = (call: PayableCall, payment: Paid, answer: Answer, balance: number): Answer =>
  'refuse' in answer
    ? refusalWithReceipt(call, payment, answer, balance)
    : {
        ...withExtras(answer, receiptOf(payment)),
        headers: { ...answer.headers, ...receiptHeaders(payment.paid) },
      }

const receiptOf = ({ paid: order }: Paid) => ({
  payment_method: order.inline.method,
  payment_reference: order.inline.reference,
  credits_added: creditsIn(order),
})

/** Tells the current balance, because a concurrent call may have spent the purchased credits. */
function refusalWithReceipt({ once }: PayableCall, payment: Paid, refusal: Refusal, balance: number | null): Refusal {
  const { suggestion = refusals()[refusal.refuse].suggestion } = refusal
  if (payment.earlier) {
    // The credits of an earlier payment may be spent already, and an Idempotency-Key pays only once.
    const payment_problem = once
      ? `a payment with this ${RETRY_KEY} was made before (${payment.paid.inline.reference}), and nothing was taken again; to pay anew, send a new key`
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
