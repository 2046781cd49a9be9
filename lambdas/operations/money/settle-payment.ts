/** Applies a payment fact to order, balance and ledger. Idempotent, and independent of the order of facts. */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context'
import {
  applyFact,
  dueMovements,
  type Fact,
  newPayment,
  type Order,
  orderMismatch,
  type PaymentFact,
} from '../../domain/money/money'
import { type AgentRow, agentChange, readAgent } from '../../store/agents'
import { commit } from '../../store/commit'
import { preparePosting, readBalance } from '../../store/money/ledger'
import { type OrderRow, orderChange, paymentChange, readOrder, readPayment } from '../../store/money/orders'
import type { Change } from '../../store/row'

export type Settlement = 'applied' | 'known' | { fault: string }

const MAX_ATTEMPTS = 10

export async function settlePayment(ctx: Context, fact: Fact): Promise<Settlement> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, ctx.random() * 8 * attempt))
    const decided = fact.kind === 'closed' ? await closeOrder(ctx, fact) : await applyPayment(ctx, fact)
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
async function applyPayment({ db, now, newId }: Context, fact: PaymentFact): Promise<Decision> {
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
  const posting = agent_id
    ? preparePosting(
        await readBalance(db, agent_id),
        { agent_id, movements, at: now(), about: { payment_id: payment.id } },
        newId,
      ).changes
    : []
  return [paymentChange(row, payment), ...paidOrderChanges(order, fact, agent, now()), ...posting]
}

/**
 * Nobody can use the credits of an account that left, so the payment is refunded. The agent's row is written too, so
 * that a concurrent departure conflicts.
 */
function paidOrderChanges(
  row: OrderRow | null,
  fact: PaymentFact,
  agent: AgentRow | null,
  now: ReturnType<Context['now']>,
): Change[] {
  if (row?.data.paid_at !== null || fact.kind !== 'paid') return []
  const { inline } = row.data
  const reference = fact.reference ?? fact.payment_id
  const paid: Order = {
    ...row.data,
    paid_at: now,
    closed: null,
    ...(inline && { inline: { ...inline, reference } }),
    ...(!agent && { refund: { payment_id: fact.payment_id, state: 'due' } }),
  }
  return [orderChange(row, paid, now), ...(agent ? [agentChange(agent, agent.data)] : [])]
}
