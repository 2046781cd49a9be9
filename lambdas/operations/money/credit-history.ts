/** Every movement of an agent's credits, page by page. */
import { step } from '../../api/next-steps'
import { formatPrice, type LedgerEntry, type Payment } from '../../domain/money/money'
import { iso } from '../../domain/time/instants'
import type { Handler } from '../../http/call'
import { nextPage, pagination } from '../../http/paging'
import { creditsOf, readLedgerLines } from '../../store/money/ledger'
import { readPayments } from '../../store/money/orders'
import { newestRange } from '../../store/projections/lists'

export const credit_history: Handler<'credit_history'> = async ({ ctx, household, query }) => {
  const { agent, balance } = household
  const total = balance?.data.entries ?? 0
  const range = newestRange(total, query)
  const lines = range ? await readLedgerLines(ctx.db, agent.data.id, range) : []
  const payments = await readPayments(
    ctx.db,
    lines.flatMap(({ payment_id }) => payment_id ?? []),
  )
  const pages = pagination(total, query)
  return {
    body: {
      credits: creditsOf(balance),
      movements: lines.map((line) => movementView(line, payments.get(line.payment_id ?? ''))),
      pagination: pages,
      next_steps: [step('credits'), ...nextPage('credit_history', pages.has_next, query)],
    },
  }
}

/** Shows a purchase at the price at which it was made. */
const movementView = ({ id: _, at, kind, ...line }: LedgerEntry, payment: Payment | undefined) => ({
  ...line,
  at: iso(at),
  kind,
  ...(kind === 'purchase' && payment?.purchase && { price: formatPrice(payment.purchase.cents) }),
})
