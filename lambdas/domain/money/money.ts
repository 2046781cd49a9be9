/** Credits: what is sold, and what a payment and everything that befalls it justify in the ledger. */
import type { Instant } from '../time/instants'
import type { Authorization, Requirement } from './transfer'

export const PACKS = [
  { id: '100', credits: 100, cents: 100 },
  { id: '500', credits: 500, cents: 400 },
  { id: '1000', credits: 1000, cents: 700 },
] as const
export type PackId = (typeof PACKS)[number]['id']
export const PACK_IDS = PACKS.map(({ id }) => id) as [PackId, ...PackId[]]
export const CURRENCY = 'usd'

/** By a person on a page, or by the agent itself in its own request. */
export const PAYMENT_METHODS = ['checkout', 'mpp', 'x402'] as const

/** So many of one pack. */
export interface BasketLine {
  pack: PackId
  quantity: number
}

/** What one payment buys: the largest packs, and whatever smaller ones go with them. */
export interface Basket extends BasketLine {
  and?: readonly BasketLine[]
}

/** More than this in one payment no card would take. */
const MAX_QUANTITY = 10_000

const packOf = (id: PackId) => PACKS.find((pack) => pack.id === id) as (typeof PACKS)[number]
export const basketLines = ({ pack, quantity, and = [] }: Basket): readonly BasketLine[] => [{ pack, quantity }, ...and]
const sumOf = (basket: Basket, of: 'credits' | 'cents'): number =>
  basketLines(basket).reduce((sum, { pack, quantity }) => sum + packOf(pack)[of] * quantity, 0)
export const creditsIn = (basket: Basket): number => sumOf(basket, 'credits')
export const centsFor = (basket: Basket): number => sumOf(basket, 'cents')

/** Of an order, a fact or a payment, the basket alone. */
export const toBasket = ({ pack, quantity, and }: Basket): Basket => ({ pack, quantity, ...(and && { and }) })

/** "2x1000+1x100": the same for the same basket. */
export const formatLines = (lines: readonly BasketLine[]): string =>
  lines.map(({ pack, quantity }) => `${quantity}x${pack}`).join('+')
export const sameBasket = (one: Basket, other: Basket): boolean =>
  formatLines(basketLines(one)) === formatLines(basketLines(other))

/** Null where a text is none of `inWriting`. */
export function parseLines(text: string): BasketLine[] | null {
  const lines = text.split('+').map((line) => {
    const [, quantity, pack] = /^([1-9]\d{0,8})x(\d+)$/.exec(line) ?? []
    return { pack: pack as PackId, quantity: Number(quantity) }
  })
  return lines.every(({ pack }) => PACK_IDS.includes(pack)) ? lines : null
}

/** What stands on a receipt. */
export const productName = (order: Basket): string =>
  `${creditsIn(order).toLocaleString('en-US')} Creature House credits`

/** "$4.00". */
export const formatPrice = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** The least money that buys this many credits in one order; of equals, the one with the most credits. */
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
/** Fewer of each smaller pack than make up the next larger one, which is cheaper than they. */
const SMALL_CHANGE = PACKS.slice(0, -1).reduce<BasketLine[][]>(
  (mixes, { id, credits }, at) => {
    const fewer = (PACKS[at + 1] as (typeof PACKS)[number]).credits / credits
    return mixes.flatMap((mix) => Array.from({ length: fewer }, (_, quantity) => [{ pack: id, quantity }, ...mix]))
  },
  [[]],
)

/** A wish to buy: a link that a person can open, and what became of it. */
export interface Order extends Basket {
  id: string
  agent_id: string
  /** The name by which the paying person knows the agent. */
  buyer: string
  /** The agent's own name. */
  username: string
  of_test_account?: true
  created_at: Instant
  /** Who can come back once it is paid: the name of a creature. */
  purpose?: string
  /** Until when it can. */
  purpose_until?: Instant
  /** The hosted page that was opened last, and how many were. */
  session: { id: string; url: string; expires_at: Instant } | null
  sessions: number
  paid_at: Instant | null
  closed: 'expired' | 'failed' | null
  /** How an agent pays it by itself; absent where a person is to. */
  inline?: InlinePayment
}

/** What it is for, as long as that can still happen. */
export const purposeOf = ({ purpose, purpose_until }: Order, now: Instant): string | null =>
  purpose && !(purpose_until && now > purpose_until) ? purpose : null

/** Noted before any money moves, so that a payment whose outcome was lost can be asked about. */
export type InlinePayment = {
  /** Of the token or the authorization: nothing that could pay again is kept. */
  fingerprint: string
  /** The provider's name for the payment, once it is made. */
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

/** What was bought, at the prices of that day: a pack may change, a purchase does not. */
interface Worth {
  credits: number
  cents: number
}

/** What is known of one payment. Every part only ever grows, so the order in which it is learnt does not matter. */
export interface Payment {
  id: string
  /** Unknown until it is known to be paid; what befell it before waits here. */
  purchase: (Basket & { order_id: string; agent_id: string } & Worth) | null
  refunded_cents: number
  disputes: Readonly<Record<string, Dispute>>
  /** Credits that the ledger has moved because of this payment. */
  moved: Moved
}

export type Moved = Readonly<Record<'purchase' | 'refund' | 'dispute', number>>

const LEDGER_KINDS = ['purchase', 'refund', 'dispute', 'reinstatement', 'resurrection'] as const

export interface Movement {
  kind: (typeof LEDGER_KINDS)[number]
  /** Positive into the account, negative out of it. */
  credits: number
}

/** One line of the ledger. It is written once and never changed. */
export interface LedgerEntry extends Movement {
  id: string
  /** 1 for the account's first, without gaps. */
  number: number
  at: Instant
  /** The balance after it. */
  balance: number
  /** The payment or the creature it was about. */
  payment_id?: string
  creature_id?: string
}

export interface Balance {
  credits: number
  /** Lines in the ledger so far. */
  entries: number
}

/** By a session of the checkout, or inline; there the payment may be shown under another name than the house gives it. */
interface PaidHow {
  session_id?: string
  reference?: string
}

/** What the payment provider tells. */
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

/** The payment with one more fact known about it. Learning a fact again changes nothing. */
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

/** What the ledger should have moved because of this payment, all told. */
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

/** What has still to move, and the payment once it has. */
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

/** Null when the payment is for exactly what was ordered. */
export function orderMismatch(order: Order, fact: Extract<Fact, { kind: 'paid' }>): string | null {
  if (fact.agent_id !== order.agent_id) return 'the payment names another agent than its order'
  if (!sameBasket(fact, order)) return 'the payment is for another pack than ordered'
  return null
}
