/** A line of the ledger, as its agent sees it: the value of each field. */
import type { Body } from '../../api/schemas/responses'
import { formatPrice, type LedgerEntry, type Payment } from '../../domain/money/money'
import { iso } from '../../domain/time/instants'
import { copied, type Values } from './pick-fields'

interface Moved extends LedgerEntry {
  payment: Payment | undefined
}

export const MOVEMENT_FIELDS = {
  ...copied<LedgerEntry>()('number', 'kind', 'credits', 'balance', 'payment_id', 'creature_id'),
  at: ({ moved_at }: Moved) => iso(moved_at),
  /** A purchase is shown at the price at which it was made. */
  price: ({ kind, payment }: Moved) =>
    kind === 'purchase' && payment?.purchase ? formatPrice(payment.purchase.cents) : undefined,
} satisfies Values<Body<'credit_history'>['movements'][number], Moved>
