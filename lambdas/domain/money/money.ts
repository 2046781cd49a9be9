/** Credit packs, orders and payments, and the ledger movements that a payment justifies. */
import type { Instant } from '../time/instants'
import { groupDigits } from '../words'
import type { Authorization, Requirement } from './transfer'

export const PACKS = [
  { id: '100', credits: 100, cents: 100 },
  { id: '500', credits: 500, cents: 400 },
  { id: '1000', credits: 1000, cents: 700 },
] as const
export type PackId = (typeof PACKS)[number]['id']
export const PACK_IDS = PACKS.map(({ id }) => id) as [PackId, ...PackId[]]
export const CURRENCY = 'usd'

/** `checkout`: a person pays on a hosted page. The others: the agent pays in its request. */
export const PAYMENT_METHODS = ['checkout', 'mpp', 'x402'] as const

export interface BasketLine {
  pack: PackId
  quantity: number
}

/** The content of one payment: the largest pack, and smaller ones. */
export interface Basket extends BasketLine {
  and?: readonly BasketLine[]
}

/** No card would accept more in one payment. */
const MAX_QUANTITY = 10_000

const packOf = (id: PackId) => PACKS.find((pack) => pack.id === id) as (typeof PACKS)[number]
export const basketLines = ({ pack, quantity, and = [] }: Basket): readonly BasketLine[] => [{ pack, quantity }, ...and]
const sumOf = (basket: Basket, of: 'credits' | 'cents'): number =>
  basketLines(basket).reduce((sum, { pack, quantity }) => sum + packOf(pack)[of] * quantity, 0)
export const creditsIn = (basket: Basket): number => sumOf(basket, 'credits')
export const centsFor = (basket: Basket): number => sumOf(basket, 'cents')

/** Drops all fields that do not belong to a basket. */
export const toBasket = ({ pack, quantity, and }: Basket): Basket => ({ pack, quantity, ...(and && { and }) })

/** "2x1000+1x100". Equal baskets have equal texts. */
export const formatLines = (lines: readonly BasketLine[]): string =>
  lines.map(({ pack, quantity }) => `${quantity}x${pack}`).join('+')
export const sameBasket = (one: Basket, other: Basket): boolean =>
  formatLines(basketLines(one)) === formatLines(basketLines(other))

export function parseLines(text: string): BasketLine[] | null {
  const lines = text.split('+').map((line) => {
    const [, quantity, pack] = /^([1-9]\d{0,8})x(\d+)$/.exec(line) ?? []
    return { pack: pack as PackId, quantity: Number(quantity) }
  })
  return lines.every(({ pack }) => PACK_IDS.includes(pack)) ? lines : null
}

/** Shown on the receipt. */
export const productName = (order: Basket): string => `${groupDigits(creditsIn(order))} Creature House credits`

/** "$4.00". */
export const formatPrice = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** The cheapest basket with at least this many credits; among equals, the one with the most credits. */
export function cheapestBasket(credits: number): Basket {
  const mixes = SMALL_CHANGE.map((small) => {
    const missing = credits - small.reduce((sum, { pack, quantity }) => sum + packOf(pack).credits * quantity, 0)
    const largest = Math.min(MAX_QUANTITY, Math.max(0, Math.ceil(missing / LARGEST.credits)))
    return [{ pack: LARGEST.id, quantity: largest }, ...small].filter(({ quantity }) => quantity > 0)
  })
  const [best = { pack: LARGEST.id, quantity: MAX_QUANTITY }] = mixes
    .flatMap(([line, ...and]): Basket[] => (line ? [{ ...line, ...(and.length > 0 && { and }) }] : []))
    .filter((basket) => creditsIn(basket) >= credits)
    .sort((a, b) => centsFor(a) - centsFor(b) || creditsIn(b) - creditsIn(a))
  return best
}

const LARGEST = PACKS[PACKS.length - 1] as (typeof PACKS)[number]
/**
 * All combinations of the smaller packs. Each has fewer of a pack than would equal the next larger one, which is
 * cheaper.
 */
const SMALL_CHANGE = PACKS.slice(0, -1).reduce<BasketLine[][]>(
  (mixes, { id, credits }, at) => {
    const fewer = (PACKS[at + 1] as (typeof PACKS)[number]).credits / credits
    return mixes.flatMap((mix) => Array.from({ length: fewer }, (_, quantity) => [{ pack: id, quantity }, ...mix]))
  },
  [[]],
)

/** A purchase, from the payment link on. */
export interface Order extends Basket {
  id: string
  agent_id: string
  /** The agent's name as shown to the paying person. */
  buyer: string
  username: string
  of_test_account?: true
  created_at: Instant
  /** The name of the creature that can be resurrected once the order is paid. */
  purpose?: string
  purpose_ends_at?: Instant
  /** The latest hosted page, and how many were opened. */
  session: { id: string; url: string; expires_at: Instant } | null
  sessions: number
  paid_at: Instant | null
  closed: 'expired' | 'failed' | null
  /** Payments that came after the account had left, such as two on two pages. Absent without any. */
  refunds?: readonly Refund[]
  /** How the agent pays in its request; absent if a person pays. */
  inline?: InlinePayment
}

/** `by hand`: a payment by x402, which the house cannot send back, because it holds no key of a wallet. */
export interface Refund {
  payment_id: string
  state: 'due' | 'done' | 'by hand'
}

export const purposeOf = ({ purpose, purpose_ends_at }: Order, now: Instant): string | null =>
  purpose && !(purpose_ends_at && now > purpose_ends_at) ? purpose : null

/** Stored before any money moves, so that a payment with a lost outcome can be looked up. */
export type InlinePayment = {
  /** Hash of the token or authorization. The original is not stored, because it could pay again. */
  fingerprint: string
  /** The provider's id of the payment, once it exists. */
  reference: string | null
} & ({ method: 'mpp' } | { method: 'x402'; requirement: Requirement; authorization: Authorization })

export const paymentMethodOf = ({ inline }: Order): (typeof PAYMENT_METHODS)[number] => inline?.method ?? 'checkout'

export interface Buyer {
  id: string
  username: string
  display_name: string
}

export const newOrder = (id: string, agent: Buyer, basket: Basket, created_at: Instant): Order => ({
  id,
  agent_id: agent.id,
  buyer: agent.display_name,
  username: agent.username,
  created_at,
  ...toBasket(basket),
  session: null,
  sessions: 0,
  paid_at: null,
  closed: null,
})

interface Dispute {
  cents: number
  withdrawn: boolean
  reinstated: boolean
}

/** Prices at the time of purchase; packs may change later. */
interface Worth {
  credits: number
  cents: number
}

/** The known facts about one payment. Facts are only added or increased, so their order does not matter. */
export interface Payment {
  id: string
  /** Null until the payment is known to be paid. Refunds and disputes that arrive earlier are kept. */
  purchase: (Basket & { order_id: string; agent_id: string } & Worth) | null
  refunded_cents: number
  disputes: Readonly<Record<string, Dispute>>
  /** Credits that the ledger has moved for this payment. */
  moved: Moved
}

export type Moved = Readonly<Record<'purchase' | 'refund' | 'dispute', number>>

export const LEDGER_KINDS = ['purchase', 'refund', 'dispute', 'reinstatement', 'resurrection'] as const

export interface Movement {
  kind: (typeof LEDGER_KINDS)[number]
  /** Positive into the account, negative out of it. */
  credits: number
}

/** Written once, never changed. */
export interface LedgerEntry extends Movement {
  id: string
  /** Starts at 1, without gaps. */
  number: number
  moved_at: Instant
  /** After this line. */
  balance: number
  payment_id?: string
  creature_id?: string
}

export interface Balance {
  credits: number
  /** Ledger lines so far. */
  entries: number
}

/** Paid on a hosted page or inline. The provider's id of an inline payment may differ. */
interface PaidHow {
  session_id?: string
  reference?: string
}

export type Fact =
  | ({ kind: 'paid'; payment_id: string; order_id: string; agent_id: string } & Basket & PaidHow)
  | { kind: 'closed'; order_id: string; session_id: string; how: 'expired' | 'failed' }
  | { kind: 'refunded'; payment_id: string; cents: number }
  | { kind: 'withdrawn' | 'reinstated'; payment_id: string; dispute_id: string; cents: number }
export type PaymentFact = Exclude<Fact, { kind: 'closed' }>

export const newPayment = (id: string): Payment => ({
  id,
  purchase: null,
  refunded_cents: 0,
  disputes: {},
  moved: { purchase: 0, refund: 0, dispute: 0 },
})

/** Idempotent. */
export function applyFact(payment: Payment, fact: PaymentFact): Payment {
  switch (fact.kind) {
    case 'paid': {
      const { order_id, agent_id } = fact
      const worth = { credits: creditsIn(fact), cents: centsFor(fact) }
      return { ...payment, purchase: payment.purchase ?? { order_id, agent_id, ...toBasket(fact), ...worth } }
    }
    case 'refunded':
      return { ...payment, refunded_cents: Math.max(payment.refunded_cents, fact.cents) }
    case 'withdrawn':
    case 'reinstated': {
      const known = payment.disputes[fact.dispute_id] ?? { cents: 0, withdrawn: false, reinstated: false }
      const dispute = { ...known, cents: Math.max(known.cents, fact.cents), [fact.kind]: true }
      return { ...payment, disputes: { ...payment.disputes, [fact.dispute_id]: dispute } }
    }
  }
}

/** The total that the ledger should have moved for this payment. */
export function justifiedMovements({ purchase, refunded_cents, disputes }: Payment): Moved {
  if (!purchase) return { purchase: 0, refund: 0, dispute: 0 }
  const { credits, cents } = purchase
  const disputed = Object.values(disputes)
    .filter(({ withdrawn, reinstated }) => withdrawn && !reinstated)
    .reduce((sum, dispute) => sum + dispute.cents, 0)
  const worth = (lost: number) => Math.round((credits * Math.min(lost, cents)) / cents)
  const refund = worth(refunded_cents)
  return { purchase: credits, refund: 0 - refund, dispute: refund - worth(refunded_cents + disputed) }
}

/** The missing movements, and the payment after them. */
export function dueMovements(payment: Payment): { movements: Movement[]; payment: Payment } {
  const target = justifiedMovements(payment)
  const missing = (kind: keyof Moved) => target[kind] - payment.moved[kind]
  const movements: Movement[] = [
    { kind: 'purchase', credits: missing('purchase') },
    { kind: 'refund', credits: missing('refund') },
    { kind: missing('dispute') > 0 ? 'reinstatement' : 'dispute', credits: missing('dispute') },
  ]
  return { movements: movements.filter(({ credits }) => credits !== 0), payment: { ...payment, moved: target } }
}

/** Null if the payment matches the order. */
export function orderMismatch(order: Order, fact: Extract<Fact, { kind: 'paid' }>): string | null {
  if (fact.agent_id !== order.agent_id) return 'the payment names another agent than its order'
  if (!sameBasket(fact, order)) return 'the payment is for another pack than ordered'
  return null
}
