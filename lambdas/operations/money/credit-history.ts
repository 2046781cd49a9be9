/** Every movement of an agent's credits, page by page. */
import { step } from '../../api/next-steps'
import type { Handler } from '../../http/call'
import { nextPage, pagination } from '../../http/paging'
import { creditsOf, readLedgerLines } from '../../store/money/ledger'
import { readPayments } from '../../store/money/orders'
import { newestRange } from '../../store/read'
import { MOVEMENT_FIELDS } from '../../views/fields/movement'
import { allFields } from '../../views/fields/pick-fields'

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
      movements: lines.map((line) =>
        allFields(MOVEMENT_FIELDS, { ...line, payment: payments.get(line.payment_id ?? '') }),
      ),
      pagination: pages,
      next_steps: [step('credits'), ...nextPage('credit_history', pages.has_next, query)],
    },
  }
}
