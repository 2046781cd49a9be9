/** An agent pays in its own request: the order is noted first, then the money is taken, then the credits are there. */
import type { Context } from '../context'
import { type Basket, type InlinePayment, type Order, placeOrder } from '../domain/money/money'
import { mppReceipt } from '../domain/money/mpp'
import { x402Receipt } from '../domain/money/x402'
import { commit } from '../store/commit'
import { changedOrder, hasLapsed, type OrderRow, ordered, pledged, readOrder, readPledge } from '../store/orders'
import type { PayableCall } from './offers'
import { settle } from './settle'
import type { Tender, tenderOf } from './tender'

export type Taken =
  /** The credits are in the account, by this call or by an earlier one with the same payment. */
  | Paid
  | { problem: string }
  /** The money may have been taken or not. The sweep finds out. */
  | 'unconfirmed'

export interface Paid {
  paid: PaidInline
  earlier: boolean
}

export type PaidInline = Order & {
  inline: InlinePayment & { reference: string }
  paid_at: NonNullable<Order['paid_at']>
}

export async function take(call: PayableCall, tender: Tender, basket: Basket): Promise<Taken> {
  const noted = await note(call, tender, basket)
  if (noted === 'overtaken') return (await begunBefore(call, tender)) ?? 'unconfirmed'
  if ('problem' in noted) return noted
  const { first, row } = noted
  const order = row.data
  if (isPaid(order)) return { paid: order, earlier: true }
  if (order.closed !== null) return { problem: 'this payment was tried before and came to nothing' }
  try {
    const attempt = await tender.charge(order, first)
    if (attempt === 'unknown') return 'unconfirmed'
    if ('refused' in attempt) {
      await close(call, row)
      return { problem: attempt.refused }
    }
    return await credit(call, row, attempt.made)
  } catch (error) {
    const { name, message } = error as Error
    call.ctx.log({ level: 'error', message: 'payment unconfirmed', order_id: order.id, name, reason: message })
    return 'unconfirmed'
  }
}

/**
 * What became of another payment that this very call has begun: sent again with an Idempotency-Key, it must not be
 * paid for twice. Null where there is none, or nothing came of it.
 */
export async function begunBefore({ ctx, now, once }: PayableCall, tender: Tendered): Promise<Begun | null> {
  const pledge = once && (await readPledge(ctx.db, once))
  if (!pledge || hasLapsed(pledge, now) || pledge.data.order_id === (tender && 'order_id' in tender && tender.order_id))
    return null
  const row = await readOrder(ctx.db, pledge.data.order_id)
  const order = row && (await outcomeOf(ctx, row)).data
  if (!order) return null
  if (isPaid(order)) return { paid: order, earlier: true }
  return order.closed === null ? 'unconfirmed' : null
}

type Tendered = ReturnType<typeof tenderOf>
type Begun = Exclude<Taken, { problem: string }>

type Noted = { row: OrderRow; first: boolean } | { problem: string } | 'overtaken'

async function note({ ctx, house, once }: PayableCall, tender: Tender, basket: Basket): Promise<Noted> {
  const known = await readOrder(ctx.db, tender.order_id)
  if (known) return met(known)
  const problem = await tender.examine()
  if (problem) {
    // Another call may have paid with it meanwhile, which is why it is no good any more.
    const meanwhile = await readOrder(ctx.db, tender.order_id)
    return meanwhile ? met(meanwhile) : { problem }
  }
  const order = placeOrder(tender.order_id, house.agent.data, basket, ctx.now())
  const change = ordered({ ...order, inline: tender.inline }, order.created_at)
  const pledge = once && pledged(once, await readPledge(ctx.db, once), order.id, order.created_at)
  const outcome = await commit(ctx.db, pledge ? [change, pledge] : [change])
  if (outcome.kind === 'done') return { row: change.after, first: true }
  if (outcome.kind === 'conflict' && outcome.change === pledge) return 'overtaken'
  const other = outcome.kind === 'conflict' ? (outcome.current as OrderRow | null) : null
  return other ? met(other) : { problem: 'this payment is being made by another call' }

  /** A payment serves one order: the one for which it came first. */
  async function met(row: OrderRow): Promise<Noted> {
    const { agent_id, pack, quantity, inline } = row.data
    const own = agent_id === house.agent.data.id && pack === basket.pack && quantity === basket.quantity
    if (!own || inline?.fingerprint !== tender.inline.fingerprint) {
      return { problem: 'this challenge or authorization was used for another payment' }
    }
    return { row: await outcomeOf(ctx, row), first: false }
  }
}

/** Where another call is making the payment at this moment, its outcome is this one's too. */
async function outcomeOf({ db }: Context, row: OrderRow): Promise<OrderRow> {
  let latest = row
  for (let look = 0; look < LOOKS && isOpen(latest.data); look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    latest = (await readOrder(db, row.data.id)) ?? latest
  }
  return latest
}

const LOOKS = 10
const LOOK_EVERY_MS = 100

const isOpen = ({ paid_at, closed }: Order): boolean => paid_at === null && closed === null
const isPaid = (order: Order): order is PaidInline => order.paid_at !== null && Boolean(order.inline?.reference)

async function credit(call: PayableCall, { data }: OrderRow, fact: Parameters<typeof settle>[1]): Promise<Taken> {
  const settled = await settle(call.ctx, fact)
  if (typeof settled === 'object') throw new Error(settled.fault)
  const order = (await readOrder(call.ctx.db, data.id))?.data
  if (!order || !isPaid(order)) throw new Error('the order is not paid after it was settled')
  return { paid: order, earlier: false }
}

/** Whoever fails here leaves the order open; the sweep closes it. */
async function close({ ctx }: PayableCall, row: OrderRow): Promise<void> {
  await commit(ctx.db, [changedOrder(row, { ...row.data, closed: 'failed' }, ctx.now())])
}

export function receiptHeaders({ inline, paid_at }: PaidInline): Readonly<Record<string, string>> {
  if (inline.method === 'mpp') return { 'Payment-Receipt': mppReceipt(inline.reference, paid_at) }
  const { requirement, authorization, reference } = inline
  const settlement = { success: true, transaction: reference, network: requirement.network, payer: authorization.from }
  return { 'PAYMENT-RESPONSE': x402Receipt(settlement) }
}
