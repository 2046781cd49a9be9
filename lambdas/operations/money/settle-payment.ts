/** Applies a payment fact to order, balance and ledger. Idempotent, and independent of the order of facts. */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context'
import { withCreditsArrived, withoutCredits } from '../../domain/accounts/untold'
import {
  applyFact,
  creditsIn,
  dueMovements,
  type Fact,
  newPayment,
  type Order,
  orderMismatch,
  type PaymentFact,
} from '../../domain/money/money'
import { type AgentRow, agentChange, readAgent, readUntold, untoldChange } from '../../store/agents'
import { commit } from '../../store/commit'
import { preparePosting, readBalance } from '../../store/money/ledger'
import { type OrderRow, orderChange, paymentChange, readOrder, readPayment } from '../../store/money/orders'
import type { Change } from '../../store/row'

export type Settlement = 'applied' | 'known' | { fault: string }

const MAX_ATTEMPTS = 10

/** `isTold`: the answer of the call that made the payment tells it, so that it is no news. */
export async function settlePayment(ctx: Context, fact: Fact, isTold = false): Promise<Settlement> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, ctx.random() * 8 * attempt))
    const decided = fact.kind === 'closed' ? await closeOrder(ctx, fact) : await applyPayment(ctx, fact, isTold)
    if (!Array.isArray(decided)) return decided
    const outcome = await commit(ctx.db, decided)
    if (outcome.kind === 'done') return 'applied'
  }
  throw new Error(`payment write conflict: gave up after ${MAX_ATTEMPTS} attempts`)
}

type Decision = Change[] | Exclude<Settlement, 'applied'>

async function closeOrder({ db, now }: Context, fact: Extract<Fact, { kind: 'closed' }>): Promise<Decision> {
  const order = await readOrder(db, fact.order_id)
  // The session belongs to an order that was never stored, so nothing was paid.
  if (!order) return 'known'
  const { session, paid_at, closed } = order.data
  // A later session of the order may still be paid.
  if (paid_at !== null || closed !== null || session?.id !== fact.session_id) return 'known'
  return [orderChange(order, { ...order.data, closed: fact.how }, now())]
}

/** One transaction changes payment, order, balance and ledger. */
async function applyPayment(ctx: Context, fact: PaymentFact, isTold: boolean): Promise<Decision> {
  const { db, newId } = ctx
  const [row, order, agent] = await Promise.all([
    readPayment(db, fact.payment_id),
    fact.kind === 'paid' ? readOrder(db, fact.order_id) : null,
    fact.kind === 'paid' ? readAgent(db, fact.agent_id, { consistent: true }) : null,
  ])
  if (fact.kind === 'paid') {
    const fault = order ? orderMismatch(order.data, fact) : 'there is no such order'
    if (fault) return { fault }
  }
  const { payment, movements } = dueMovements(applyFact(row?.data ?? newPayment(fact.payment_id), fact))
  if (row && isDeepStrictEqual(row.data, payment)) return 'known'

  const agent_id = payment.purchase?.agent_id
  const now = ctx.now()
  const posting = agent_id
    ? preparePosting(
        await readBalance(db, agent_id),
        { agent_id, movements, at: now, about: { payment_id: payment.id } },
        newId,
      ).changes
    : []
  const paid = paidOrderChanges(order, fact, agent, now)
  const isNews = agent && order && paid.length > 0 && !isTold
  const arrived = isNews ? await creditsArrived(db, agent, order.data, now) : []
  return [paymentChange(row, payment), ...paid, ...posting, ...arrived]
}

async function creditsArrived(
  db: Context['db'],
  { data: { id } }: AgentRow,
  order: Order,
  at: ReturnType<Context['now']>,
): Promise<Change[]> {
  const known = await readUntold(db, id, 'payment')
  return [untoldChange(id, known, withCreditsArrived(known?.data ?? null, creditsIn(order), at))]
}

/** An answer tells this payment, which an event or the sweep credited: it is no news any more. */
export async function withdrawNews({ db }: Context, { agent_id, paid_at, ...order }: Order): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const known = await readUntold(db, agent_id, 'payment')
    const left = known && paid_at !== null ? withoutCredits(known.data, creditsIn(order), paid_at) : null
    if (!known || left === known.data) return
    const change = left ? untoldChange(agent_id, known, left) : { before: known, after: null }
    if ((await commit(db, [change])).kind === 'done') return
  }
}

/**
 * The credits of a deleted account are useless, so each payment that arrives then is refunded. The agent's row is
 * written too, so that a concurrent departure conflicts.
 */
function paidOrderChanges(
  row: OrderRow | null,
  fact: PaymentFact,
  agent: AgentRow | null,
  now: ReturnType<Context['now']>,
): Change[] {
  if (!row || fact.kind !== 'paid') return []
  const { inline, paid_at, refunds = [] } = row.data
  const { payment_id, reference = payment_id } = fact
  const paid: Order =
    paid_at === null
      ? { ...row.data, paid_at: now, closed: null, ...(inline && { inline: { ...inline, reference } }) }
      : row.data
  if (agent) return [...(paid === row.data ? [] : [orderChange(row, paid, now)]), agentChange(agent, agent.data)]
  return [orderChange(row, { ...paid, refunds: [...refunds, { payment_id, state: 'due' }] }, now)]
}
