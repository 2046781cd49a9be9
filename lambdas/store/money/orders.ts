/** Orders and their payments. */
import type { Order, Payment } from '../../domain/money/money'
import { after, asHours, type Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { readDue } from '../due'
import type { OrderRef, Pledge } from '../entities/row-data'
import { readRange, readRow, readRowsInOrder } from '../read'
import { type Change, newRow, nextRow, type Row, secondsInDays } from '../row'
import { keys, LAST, ORDERS_DUE } from '../table'

export type OrderRow = Row<Order>
export type PaymentRow = Row<Payment>

/** Unopened, failed and expired orders are deleted after this. */
const UNPAID_DAYS = 30
/**
 * A payment event arrives within seconds. If none has arrived this long after the checkout page closed, the provider is
 * asked.
 */
const ASK_AFTER_HOURS = asHours(1)
/** An inline payment is finished when its call is answered, so nothing is in flight after this. */
const ASK_INLINE_AFTER_HOURS = asHours(5 / 60)

export const newOrderChange = (order: Order, now: Instant): Change & { after: OrderRow } => ({
  before: null,
  after: newRow(keys.order(order.id), 'order', order, orderListing(order, now)),
})

/**
 * The agent's reference to its order. It is kept longer than any unpaid order; a paid order is in the ledger. Whoever
 * places an order writes the agent's row too, so that a concurrent account deletion conflicts and no order keeps the
 * agent's name.
 */
export const placedChange = ({ id, agent_id }: Order, now: Instant): Change => ({
  before: 'whatever',
  after: newRow(
    keys.placed(agent_id, id),
    'placed',
    { order_id: id },
    { expires_at: secondsInDays(now, 2 * UNPAID_DAYS) },
  ),
})

/** Points to the unpaid order for a thing that its keeper requested. */
export type OpenOrderRow = Row<OrderRef>

/** Open orders whose request name begins with `prefix`. */
export const readOpenOrders = (db: Db, agentId: string, prefix: string): Promise<OpenOrderRow[]> =>
  readRange(db, keys.openOrder(agentId, prefix), keys.openOrder(agentId, `${prefix}${LAST}`))

/**
 * The unpaid order for this request if there is one, so that a repeated request gets the same link; otherwise the given
 * one and what places it. `known`: the open orders that were read before; a stale one causes a conflict.
 */
export async function orderOnce(
  db: Db,
  requestName: string,
  order: Order,
  now: Instant,
  known: readonly OpenOrderRow[] | null,
): Promise<{ order: Order; changes: Change[] }> {
  const key = keys.openOrder(order.agent_id, requestName)
  const open = known ? (known.find(({ sk }) => sk === key.sk) ?? null) : await readRow<OpenOrderRow['data']>(db, key)
  const existing = open && (await readOrder(db, open.data.order_id))
  if (existing?.data.paid_at === null) return { order: existing.data, changes: [] }
  const link = { order_id: order.id }
  const { expires_at } = orderListing(order, now)
  const openOrder = open ? nextRow(open, link, { expires_at }) : newRow(key, 'open_order', link, { expires_at })
  return { order, changes: [newOrderChange(order, now), placedChange(order, now), { before: open, after: openOrder }] }
}

export const orderChange = (row: OrderRow, order: Order, now: Instant): Change => ({
  before: row,
  after: nextRow(row, order, orderListing(order, now)),
})

/** Postpones the next inquiry; changes nothing else. */
export const inquireLaterChange = (row: OrderRow, at: Instant): Change => ({
  before: row,
  after: { ...row, due_at: at },
})

/** Whether it can still be paid, or has to be refunded. */
export const isOrderOpen = ({ paid_at, closed, refunds }: Order): boolean =>
  refunds ? refunds.some(({ state }) => state === 'due') : paid_at === null && closed === null

/** Whether the agent has ordered anything lately, paid or not. */
export async function hasPlacedOrders(db: Db, agentId: string): Promise<boolean> {
  const placed = await readRange(db, keys.placed(agentId, ''), keys.placed(agentId, LAST), { limit: 1 })
  return placed.length > 0
}

export async function readOpenPlaced(db: Db, agentId: string): Promise<OrderRow[]> {
  const placed = await readRange<{ order_id: string }>(db, keys.placed(agentId, ''), keys.placed(agentId, LAST))
  const orders = await readRowsInOrder<Order>(
    db,
    placed.map(({ data }) => keys.order(data.order_id)),
  )
  return orders.filter(({ data }) => isOrderOpen(data))
}

/** Indexes started orders until they are settled. Orders that were not started expire. */
function orderListing(order: Order, now: Instant) {
  const isStarted = order.session !== null || order.inline !== undefined
  const open = isStarted && isOrderOpen(order)
  const ask = order.refunds ? asHours(0) : order.inline ? ASK_INLINE_AFTER_HOURS : ASK_AFTER_HOURS
  return {
    due_shard: open ? ORDERS_DUE : undefined,
    due_at: open ? after(now, ask) : undefined,
    expires_at: isStarted && order.closed === null ? undefined : secondsInDays(now, UNPAID_DAYS),
  }
}

/**
 * The order that a call with an Idempotency-Key began to pay. A repetition continues it instead of starting another.
 */
export type PledgeRow = Row<Pledge>

/** A call with an Idempotency-Key: the name of its saved response, and its request. */
interface Repeatable {
  name: string
  request: string
}

/** `row`: the pledge that was read when the payment was decided. If there is another by now, the write conflicts. */
export function pledgeChange(
  { name, request }: Repeatable,
  row: PledgeRow | null,
  order_id: string,
  now: Instant,
): Change & { after: PledgeRow } {
  const extras = { expires_at: secondsInDays(now, 1) }
  const pledge = { order_id, request }
  return {
    before: row,
    after: row ? nextRow(row, pledge, extras) : newRow(keys.pledge(name), 'pledge', pledge, extras),
  }
}

export const isPledgeExpired = ({ expires_at = 0 }: PledgeRow, now: Instant): boolean => expires_at * 1000 <= now

export const readPledge = (db: Db, { name }: Repeatable): Promise<PledgeRow | null> => readRow(db, keys.pledge(name))

export const paymentChange = (row: PaymentRow | null, payment: Payment): Change => ({
  before: row,
  after: row ? nextRow(row, payment) : newRow(keys.payment(payment.id), 'payment', payment),
})

export const readOrder = (db: Db, id: string): Promise<OrderRow | null> => readRow(db, keys.order(id))

export async function readPayments(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Payment>> {
  const rows = await readRowsInOrder<Payment>(db, [...new Set(ids)].map(keys.payment), { consistent: false })
  return new Map(rows.map(({ data }) => [data.id, data]))
}

export const readPayment = (db: Db, id: string): Promise<PaymentRow | null> => readRow(db, keys.payment(id))

/** Ids of orders to ask the provider about by `now`, in pages. */
export async function* dueOrders(db: Db, now: Instant): AsyncGenerator<string[]> {
  for await (const page of readDue(db, ORDERS_DUE, now)) yield page.map(({ pk }) => pk.slice(keys.order('').pk.length))
}
