/** Orders and the payments that answer them. */
import type { Order, Payment } from '../../domain/money/money'
import { after, asHours, type Instant } from '../../domain/time/instants'
import { type AgentRow, agentChange, readAgent } from '../agents'
import { commit } from '../commit'
import type { Db } from '../db'
import { readDue } from '../due'
import { readRange, readRow } from '../read'
import { type Change, newRow, nextRow, type Row } from '../row'
import { keys, LAST, ORDERS_DUE } from '../table'

export type OrderRow = Row<Order>
export type PaymentRow = Row<Payment>

/** A link that nobody opens, or that came to nothing, is forgotten after this. */
const UNPAID_DAYS = 30
/** The event of a payment comes within seconds; so long after the page has closed it is asked for. */
const ASK_AFTER_HOURS = asHours(1)
/** An agent that pays by itself waits for the answer, so that long after it has none, nothing is under way any more. */
const ASK_INLINE_AFTER_HOURS = asHours(5 / 60)

const DAY_SECONDS = 86_400

export const newOrderChange = (order: Order, now: Instant): Change & { after: OrderRow } => ({
  before: null,
  after: newRow(keys.order(order.id), 'order', order, orderListing(order, now)),
})

/**
 * Its agent's note of the order, to be found by: as long as one can stand that nobody pays. A paid one is in the ledger.
 * Written with the agent itself: whoever leaves at this moment leaves no order behind that is named after it.
 */
export const placedOrderChanges = ({ id, agent_id }: Order, agent: AgentRow, now: Instant): Change[] => [
  {
    before: 'whatever',
    after: newRow(keys.placed(agent_id, id), 'placed', { order_id: id }, { expires_at: inDays(now, 2 * UNPAID_DAYS) }),
  },
  agentChange(agent, agent.data),
]

const inDays = (now: Instant, days: number): number => Math.floor(now / 1000) + days * DAY_SECONDS

const ATTEMPTS = 5

/** Which order answers a want of its keeper's. */
export type OpenOrderRow = Row<{ order_id: string }>

/** Those for wants whose names begin so. */
export const readOpenOrders = (db: Db, agentId: string, prefix: string): Promise<OpenOrderRow[]> =>
  readRange(db, keys.openOrder(agentId, prefix), keys.openOrder(agentId, `${prefix}${LAST}`))

/** What was read before of who wants something, and of its open orders; what has changed since is found out. */
export interface PrefetchedOrders {
  agent: AgentRow
  orders: readonly OpenOrderRow[] | null
}

/**
 * Places the order unless one for the same want is still unpaid: whoever asks again gets the same link. Null where its
 * agent has left meanwhile.
 */
export async function placeOrderOnce(
  db: Db,
  want: string,
  order: Order,
  now: Instant,
  known: PrefetchedOrders,
): Promise<Order | null> {
  const key = keys.openOrder(order.agent_id, want)
  const readAgain = () =>
    Promise.all([readRow<{ order_id: string }>(db, key), readAgent(db, order.agent_id, { consistent: true })])
  const before = known.orders && ([known.orders.find(({ sk }) => sk === key.sk) ?? null, known.agent] as const)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [open, agent] = before && attempt === 0 ? before : await readAgain()
    if (!agent) return null
    const standing = open && (await readOrder(db, open.data.order_id))
    if (standing?.data.paid_at === null) return standing.data
    const link = { order_id: order.id }
    const placed = newOrderChange(order, now)
    const { expires_at } = orderListing(order, now)
    const noted = open ? nextRow(open, link, { expires_at }) : newRow(key, 'open_order', link, { expires_at })
    const outcome = await commit(db, [placed, ...placedOrderChanges(order, agent, now), { before: open, after: noted }])
    if (outcome.kind === 'done') return order
  }
  throw new Error('others kept placing the same order')
}

export const orderChange = (row: OrderRow, order: Order, now: Instant): Change => ({
  before: row,
  after: nextRow(row, order, orderListing(order, now)),
})

/** Asked about again later: nothing else has changed. */
export const inquireLaterChange = (row: OrderRow, at: Instant): Change => ({
  before: row,
  after: { ...row, due_at: at },
})

/** Open orders are listed until they are settled; one that was never opened goes by itself. */
function orderListing(order: Order, now: Instant) {
  const begun = order.session !== null || order.inline !== undefined
  const open = begun && order.paid_at === null && order.closed === null
  const ask = order.inline ? ASK_INLINE_AFTER_HOURS : ASK_AFTER_HOURS
  return {
    due_shard: open ? ORDERS_DUE : undefined,
    due_at: open ? after(now, ask) : undefined,
    expires_at: begun && order.closed === null ? undefined : inDays(now, UNPAID_DAYS),
  }
}

/** Which order a call that may be repeated has begun to pay: whoever repeats it is not asked to pay another. */
export type PledgeRow = Row<{ order_id: string; request: string }>

/** A call that may be repeated, by the name of its answer and by what it asks. */
interface Repeatable {
  name: string
  request: string
}

/** `row`: the pledge that stood when it was decided to pay. Whatever came since then is in the way. */
export function pledgeChange(
  { name, request }: Repeatable,
  row: PledgeRow | null,
  order_id: string,
  now: Instant,
): Change & { after: PledgeRow } {
  const extras = { expires_at: inDays(now, 1) }
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

export const readPayment = (db: Db, id: string): Promise<PaymentRow | null> => readRow(db, keys.payment(id))

/** The ids of orders to ask about by `now`, a page at a time. */
export async function* dueOrders(db: Db, now: Instant): AsyncGenerator<string[]> {
  for await (const page of readDue(db, ORDERS_DUE, now)) yield page.map(({ pk }) => pk.slice(keys.order('').pk.length))
}
