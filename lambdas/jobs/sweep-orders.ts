/** Asks the payment provider about orders without a payment event, so that every payment is credited. */
import { type Context, processContext } from '../context'
import { centsFor, type Order, type Refund } from '../domain/money/money'
import { type EventReading, readSession } from '../domain/money/stripe-event'
import { after, asHours, hoursBetween } from '../domain/time/instants'
import { getCheckout } from '../operations/money/checkout-client'
import { readInlineOutcome } from '../operations/money/inline-charge'
import { readPaymentMethods } from '../operations/money/payment-methods'
import { refundPayment } from '../operations/money/refund-payment'
import { settlePayment } from '../operations/money/settle-payment'
import { readAgent } from '../store/agents'
import { commit } from '../store/commit'
import { dueOrders, inquireLaterChange, type OrderRow, orderChange, readOrder } from '../store/money/orders'
import { hasTimeLeft, type Remaining } from './time-left'

const ASK_EVERY_HOURS = asHours(2)
/** Next attempt if this one does not learn the outcome. Agents are promised that a payment is known within an hour. */
const RETRY_HOURS = asHours(0.5)
/** Slow payment methods take days; an order that is open after this will never be paid. */
const GIVE_UP_HOURS = 30 * 24

export interface Swept {
  asked: number
  failed: number
}

/** An order that fails does not stop the others; the rest stays indexed for the next run. */
export const orderSweeper =
  (context?: Context) =>
  async (_event?: unknown, lambda?: Remaining): Promise<Swept> => {
    const ctx = context ?? processContext()
    const swept = { asked: 0, failed: 0 }
    for await (const page of dueOrders(ctx.db, ctx.now())) {
      for (const id of page) {
        if (!hasTimeLeft(lambda)) return swept
        try {
          swept.asked += 1
          await sweepOrder(ctx, id)
        } catch (error) {
          swept.failed += 1
          const { name, message } = error as Error
          ctx.log({ level: 'error', message: 'order check failed', order_id: id, name, reason: message })
        }
      }
    }
    if (swept.failed > 0) throw new SweepFault(`${swept.failed} of ${swept.asked} orders could not be swept`)
    return swept
  }

async function sweepOrder(ctx: Context, id: string): Promise<void> {
  const row = await readOrder(ctx.db, id)
  const now = ctx.now()
  if (!row || row.due_at === undefined || row.due_at > now) return
  // Postpone it first: an order that exceeds this function's timeout must not block the others.
  const postponed = inquireLaterChange(row, after(now, RETRY_HOURS))
  if ((await commit(ctx.db, [postponed])).kind !== 'done') return
  const refund = row.data.refunds?.find(({ state }) => state === 'due')
  if (refund) return refundPaid(ctx, row, refund)
  const reading = await readProvider(ctx, row.data)
  const closed = { ...row.data, closed: row.data.inline ? ('failed' as const) : ('expired' as const) }
  if (reading === null) return void (await commit(ctx.db, [orderChange(row, closed, now)]))
  const outcome = 'fact' in reading ? await settlePayment(ctx, reading.fact) : reading
  if (typeof outcome === 'string') return
  const change =
    hoursBetween(row.data.created_at, now) > GIVE_UP_HOURS
      ? orderChange(row, { ...row.data, closed: 'failed' }, now)
      : inquireLaterChange(row, after(now, ASK_EVERY_HOURS))
  await commit(ctx.db, [change])
  if ('fault' in outcome) throw new SweepFault(outcome.fault)
}

/**
 * The order was paid after its account had left. The provider refunds a payment once, however often it is asked. One in
 * a run: another of the same order stays due.
 */
async function refundPaid(ctx: Context, row: OrderRow, { payment_id }: Refund): Promise<void> {
  const { data } = row
  const mark = (state: Refund['state']) => {
    const refunds = data.refunds?.map((one) => (one.payment_id === payment_id ? { payment_id, state } : one))
    return commit(ctx.db, [orderChange(row, { ...data, refunds }, ctx.now())])
  }
  if (data.inline?.method === 'x402') {
    await mark('by hand')
    throw new SweepFault(`the account left while ${data.inline.authorization.from} paid: send the money back by hand`)
  }
  await refundPayment(ctx, data, payment_id)
  const settled = await settlePayment(ctx, { kind: 'refunded', payment_id, cents: centsFor(data) })
  if (typeof settled === 'object') throw new SweepFault(settled.fault)
  await mark('done')
}

/** The provider's or the chain's state of an order; null if it does not know the order. */
async function readProvider(ctx: Context, order: Order): Promise<EventReading | null> {
  if (order.inline) return readInlineOutcome(await readPaymentMethods(ctx), order)
  const checkout = await getCheckout(ctx)
  if (!checkout) throw new SweepFault('there is no Stripe key: put one into the secret')
  // Nobody can pay for an account that has left.
  const hasLeft = order.session && !(await readAgent(ctx.db, order.agent_id, { consistent: true }))
  const session = order.session && (await checkout[hasLeft ? 'close' : 'find'](order.session.id))
  return session ? readSession(session) : null
}

class SweepFault extends Error {
  override name = 'SweepFault'
}
