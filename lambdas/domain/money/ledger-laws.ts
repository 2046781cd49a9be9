/**
 * The invariants of an account: its balance is the sum of its ledger, and each payment moved exactly the credits it
 * justifies.
 */
import { type Balance, justifiedMovements, type LedgerEntry, type Moved, type Order, type Payment } from './money'

export interface Ledger {
  balance: Balance | null
  /** The latest lines, in order; `complete` if these are all. */
  lines: readonly LedgerEntry[]
  complete: boolean
  /** The payments that the lines name, if they were looked up; null if a payment does not exist. */
  payments: ReadonlyMap<string, Payment | null>
  /** The same for the orders of these payments and for recent orders of the agent. */
  orders: ReadonlyMap<string, Order | null>
}

/** One message per violated invariant. */
export const ledgerViolations = (agentId: string, ledger: Ledger): string[] => [
  ...sumViolations(ledger),
  ...[...ledger.payments].flatMap(([id, payment]) => paymentViolations(agentId, id, payment, ledger)),
  ...[...ledger.orders].flatMap(([id, order]) => orderViolations(agentId, id, order, ledger)),
]

/** If earlier lines were not read, the balance before the first one is taken from that line. */
function sumViolations({ balance, lines, complete }: Ledger): string[] {
  const [first] = lines
  let [number, sum] = first && !complete ? [first.number - 1, first.balance - first.credits] : [0, 0]
  const violations: string[] = []
  for (const line of lines) {
    number += 1
    sum += line.credits
    if (line.number !== number)
      violations.push(`the ledger has gaps: line ${line.number} stands where ${number} should`)
    if (line.balance !== sum) violations.push(`line ${line.number} of the ledger says ${line.balance}, not ${sum}`)
    ;[number, sum] = [line.number, line.balance]
  }
  const { entries = 0, credits = 0 } = balance ?? {}
  if (entries !== number) violations.push(`the ledger has gaps: ${number} lines, and the balance counts ${entries}`)
  if (credits !== sum) violations.push(`the balance is ${credits}, and the ledger comes to ${sum}`)
  return violations
}

/** The part of a payment that a line belongs to. */
const PART: Readonly<Record<LedgerEntry['kind'], keyof Moved | null>> = {
  purchase: 'purchase',
  refund: 'refund',
  dispute: 'dispute',
  reinstatement: 'dispute',
  resurrection: null,
}

const PARTS = ['purchase', 'refund', 'dispute'] as const satisfies readonly (keyof Moved)[]

function paymentViolations(agentId: string, id: string, payment: Payment | null, { lines, orders }: Ledger): string[] {
  const own = lines.filter(({ payment_id }) => payment_id === id)
  if (!payment?.purchase) return [`payment ${id} is in the ledger, and nobody has paid it`]
  const { agent_id, order_id } = payment.purchase
  const due = justifiedMovements(payment)
  // The purchase is always the first line of a payment: if it was read, all of them were.
  const isWhole = own.some(({ kind }) => kind === 'purchase')
  const moved = (part: keyof Moved) =>
    own.filter(({ kind }) => PART[kind] === part).reduce((sum, { credits }) => sum + credits, 0)
  return [
    ...(agent_id === agentId ? [] : [`payment ${id} is ${agent_id}'s`]),
    ...PARTS.filter((part) => payment.moved[part] !== due[part]).map(
      (part) => `payment ${id} has moved ${payment.moved[part]} as ${part}, not ${due[part]}`,
    ),
    ...(isWhole ? PARTS : [])
      .filter((part) => moved(part) !== payment.moved[part])
      .map((part) => `payment ${id} moved ${payment.moved[part]} as ${part}, and the ledger ${moved(part)}`),
    ...(orders.get(order_id) === null ? [`payment ${id} is for order ${order_id}, which is not there`] : []),
  ]
}

function orderViolations(
  agentId: string,
  id: string,
  order: Order | null,
  { lines, complete, payments }: Ledger,
): string[] {
  if (!order) return []
  const answering = [...payments.values()].filter((payment) => payment?.purchase?.order_id === id)
  const isPaid = order.paid_at !== null
  // If earlier lines are missing, the payment of an order may be among them.
  const readAll = complete && lines.every(({ payment_id: of }) => !of || payments.has(of))
  return [
    ...(order.agent_id === agentId ? [] : [`order ${id} is ${order.agent_id}'s`]),
    ...(isPaid && readAll && answering.length === 0 ? [`order ${id} is paid, and no credits have come of it`] : []),
    ...(!isPaid && answering.length > 0 ? [`order ${id} is not paid, and credits have come of it`] : []),
  ]
}
