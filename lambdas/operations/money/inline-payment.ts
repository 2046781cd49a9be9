/** Inline payments: records the order, then charges, then credits the account. */
import type { Context } from '../../context'
import { type Basket, type InlinePayment, newOrder, type Order, sameBasket } from '../../domain/money/money'
import { mppReceipt } from '../../domain/money/mpp'
import { x402Receipt } from '../../domain/money/x402'
import { AccountDeleted } from '../../http/call'
import { agentChange, readAgent } from '../../store/agents'
import { commit } from '../../store/commit'
import {
  isPledgeExpired,
  newOrderChange,
  type OrderRow,
  orderChange,
  type PledgeRow,
  placedChange,
  pledgeChange,
  readOrder,
  readPledge,
} from '../../store/money/orders'
import type { PresentedPayment, readPresentedPayment } from './inline-charge'
import type { PayableCall } from './payment-offers'
import { settlePayment, withdrawNews } from './settle-payment'

export type PaymentResult =
  /** The account is credited, by this call or by an earlier one with the same payment. */
  | Paid
  /** Invalid; nothing was taken. */
  | { problem: string }
  | UndecidedPayment

/** Refusal codes for a payment with an undecided outcome. */
type UndecidedPayment =
  /** The money may or may not have been taken. The order sweep finds out. */
  | 'payment_unconfirmed'
  /** Another payment of the same call is undecided; nothing was taken for this one. */
  | 'payment_under_way'
  /** The payment could not be verified: nothing was taken. */
  | 'payment_unverified'
  /** The Idempotency-Key belongs to a payment for another request. */
  | 'idempotency_key_reused'

export interface Paid {
  paid: PaidInline
  earlier: boolean
}

export type PaidInline = Order & {
  inline: InlinePayment & { reference: string }
  paid_at: NonNullable<Order['paid_at']>
}

/**
 * Takes a presented payment, once per Idempotency-Key. The transaction that records the order fails if the pledge has
 * changed since it was read: another payment of the same call was first, and its outcome applies. Null without a
 * payment.
 */
export async function takePayment(
  call: PayableCall,
  presented: MaybePresented,
  basket: Basket,
): Promise<PaymentResult | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const pledge = call.once && (await readPledge(call.ctx.db, call.once))
    const begun = await readEarlierPayment(call, pledge, presented)
    if (begun) return begun
    if (!presented || 'problem' in presented) return presented
    const recorded = await recordOrder(call, presented, basket, pledge)
    if (recorded === 'conflicted') continue
    return typeof recorded === 'object' && 'row' in recorded ? charge(call, presented, recorded) : recorded
  }
  return { problem: 'other calls of yours came first each time, and nothing was taken for this one' }
}

const MAX_ATTEMPTS = 5

/** The outcome of another payment that this call has started; null if there is none or it failed. */
async function readEarlierPayment(
  { ctx, now, once }: PayableCall,
  pledge: PledgeRow | null,
  presented: MaybePresented,
): Promise<EarlierPayment | null> {
  if (!once || !pledge || isPledgeExpired(pledge, now)) return null
  const { order_id, request } = pledge.data
  if (order_id === (presented && 'order_id' in presented && presented.order_id)) return null
  const row = await readOrder(ctx.db, order_id)
  const order = row && (await awaitOutcome(ctx, row)).data
  if (!order || (!isPaid(order) && order.closed !== null)) return null
  if (request !== once.request) return 'idempotency_key_reused'
  return isPaid(order) ? { paid: order, earlier: true } : 'payment_under_way'
}

type MaybePresented = ReturnType<typeof readPresentedPayment>
type EarlierPayment = Exclude<PaymentResult, { problem: string }>
type RecordedOrder = { row: OrderRow; first: boolean } | { problem: string } | 'payment_unverified' | 'conflicted'

async function recordOrder(
  call: PayableCall,
  presented: PresentedPayment,
  basket: Basket,
  knownPledge: PledgeRow | null,
): Promise<RecordedOrder> {
  const { ctx, household, once } = call
  const { order_id, inline } = presented
  const begun = ctx.now()
  const pledge =
    once && knownPledge?.data.order_id !== order_id ? pledgeChange(once, knownPledge, order_id, begun) : null
  const known = await readOrder(ctx.db, order_id)
  if (known) return resolveExisting(known)
  const fault = await verifyPayment(call, presented)
  if (fault) {
    // A concurrent call may have used the payment, which is why it is invalid now.
    const concurrent = await readOrder(ctx.db, order_id)
    return concurrent ? resolveExisting(concurrent) : fault
  }
  const agent = await readAgent(ctx.db, household.agent.data.id, { consistent: true })
  if (!agent) throw new AccountDeleted(household.agent.data.id)
  const change = newOrderChange({ ...newOrder(order_id, household.agent.data, basket, begun), inline }, begun)
  const changes = [change, placedChange(change.after.data, begun), agentChange(agent, agent.data)]
  const outcome = await commit(ctx.db, pledge ? [...changes, pledge] : changes)
  if (outcome.kind === 'done') return { row: change.after, first: true }
  if (outcome.kind === 'conflict' && outcome.change !== change) return 'conflicted'
  const other = outcome.kind === 'conflict' ? (outcome.current as OrderRow | null) : null
  return other ? resolveExisting(other) : { problem: 'this payment is being made by another call' }

  /** A payment is valid for one order: the first that used it. */
  async function resolveExisting(row: OrderRow): Promise<RecordedOrder> {
    const isOwn = row.data.agent_id === household.agent.data.id && sameBasket(row.data, basket)
    if (!isOwn || row.data.inline?.fingerprint !== inline.fingerprint) {
      return { problem: 'this challenge or authorization was used for another payment' }
    }
    const latest = await awaitOutcome(ctx, row)
    // The payment was started without this Idempotency-Key: attach the key to it.
    if (pledge && isOpen(latest.data) && (await commit(ctx.db, [pledge])).kind !== 'done') return 'conflicted'
    return { row: latest, first: false }
  }
}

/** Nothing is recorded or taken yet, so a failure can be reported as one. */
async function verifyPayment(
  { log }: PayableCall,
  presented: PresentedPayment,
): Promise<Exclude<RecordedOrder, { row: OrderRow }> | null> {
  try {
    const problem = await presented.verify()
    return problem === null ? null : { problem }
  } catch (error) {
    const { name, message } = error as Error
    log({ level: 'error', message: 'payment unverified', order_id: presented.order_id, name, reason: message })
    return 'payment_unverified'
  }
}

async function charge(
  call: PayableCall,
  presented: PresentedPayment,
  { row, first }: Extract<RecordedOrder, { row: OrderRow }>,
): Promise<PaymentResult> {
  const order = row.data
  if (isPaid(order)) {
    await tellHere(call, order)
    return { paid: order, earlier: true }
  }
  if (order.closed !== null) return { problem: 'this payment was tried before and came to nothing' }
  try {
    const attempt = await presented.charge(order, first)
    if (attempt === 'unknown') return 'payment_unconfirmed'
    if ('refused' in attempt) {
      await closeOrder(call, row)
      return { problem: attempt.refused }
    }
    return await creditOrder(call, row, attempt.made)
  } catch (error) {
    const { name, message } = error as Error
    call.log({ level: 'error', message: 'payment unconfirmed', order_id: order.id, name, reason: message })
    return 'payment_unconfirmed'
  }
}

/** If a concurrent call is making this payment, waits for its outcome. */
async function awaitOutcome({ db }: Context, row: OrderRow): Promise<OrderRow> {
  let latest = row
  for (let poll = 0; poll < MAX_POLLS && isOpen(latest.data); poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    latest = (await readOrder(db, row.data.id)) ?? latest
  }
  return latest
}

const MAX_POLLS = 25
const POLL_INTERVAL_MS = 100

const isOpen = ({ paid_at, closed }: Order): boolean => paid_at === null && closed === null
const isPaid = (order: Order): order is PaidInline => order.paid_at !== null && Boolean(order.inline?.reference)

async function creditOrder(
  call: PayableCall,
  { data }: OrderRow,
  fact: Parameters<typeof settlePayment>[1],
): Promise<PaymentResult> {
  const settled = await settlePayment(call.ctx, fact, true)
  if (typeof settled === 'object') throw new Error(settled.fault)
  const order = (await readOrder(call.ctx.db, data.id))?.data
  if (!order || !isPaid(order)) throw new Error('order is unpaid after settlement')
  if (settled === 'known') await tellHere(call, order)
  return { paid: order, earlier: false }
}

/** If this fails, the payment is told twice. */
const tellHere = ({ ctx }: PayableCall, order: PaidInline): Promise<void> =>
  withdrawNews(ctx, order).catch(() => undefined)

/** If this fails, the order stays open, and the order sweep closes it. */
async function closeOrder({ ctx }: PayableCall, row: OrderRow): Promise<void> {
  await commit(ctx.db, [orderChange(row, { ...row.data, closed: 'failed' }, ctx.now())])
}

export function receiptHeaders({ inline, paid_at }: PaidInline): Readonly<Record<string, string>> {
  if (inline.method === 'mpp') return { 'Payment-Receipt': mppReceipt(inline.reference, paid_at) }
  const { requirement, authorization, reference } = inline
  const settlement = { success: true, transaction: reference, network: requirement.network, payer: authorization.from }
  return { 'PAYMENT-RESPONSE': x402Receipt(settlement) }
}
