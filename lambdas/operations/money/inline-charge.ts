/** What an agent lays on the counter: a token for a challenge, or an authorization that its wallet has signed. */
import { readAuthorizationStatus } from '../../adapters/chain'
import type { ChargeResult } from '../../adapters/stripe-intents'
import { type Basket, type Fact, type InlinePayment, type Order, toBasket } from '../../domain/money/money'
import {
  challengeProblem,
  hasExpired,
  idempotencyKey,
  mppOrderId,
  readCredential,
  tokenFingerprint,
} from '../../domain/money/mpp'
import { type EventReading, readIntent } from '../../domain/money/stripe-event'
import {
  authorizationFingerprint,
  matchRequirement,
  readX402Payment,
  requirementsFor,
  x402OrderId,
} from '../../domain/money/x402'
import type { MppTill, Tills, X402Till } from './payment-methods'
import { issuerOf, type PayableCall, resourceOf } from './payment-offers'

type PaidFact = Extract<Fact, { kind: 'paid' }>

export interface InlineTender {
  /** The same for the same challenge or authorization, however often it comes. */
  order_id: string
  inline: InlinePayment
  /** Looked at before it is noted: what is wrong with it, or null. */
  examine(): Promise<string | null>
  /** Takes the money. `first` is false when an earlier attempt may have taken it. */
  charge(order: Order, first: boolean): Promise<ChargeResult<PaidFact>>
}

/** Null where nothing was sent, or nothing that an open till takes. */
export function tenderOf(call: PayableCall, tills: Tills, basket: Basket): InlineTender | { problem: string } | null {
  const { mpp, x402 } = call.payment
  if (mpp !== null && tills.mpp) return mppTender(call, tills.mpp, mpp, basket)
  if (x402 !== null && tills.x402) return x402Tender(call, tills.x402, x402, basket)
  return null
}

function mppTender(call: PayableCall, till: MppTill, sent: string, basket: Basket): InlineTender | { problem: string } {
  const credential = readCredential(sent)
  if (typeof credential === 'string') return { problem: credential }
  const { household, operation, now } = call
  const problem = challengeProblem(issuerOf(call, till), credential, {
    agent_id: household.agent.data.id,
    operation,
    basket,
  })
  if (problem) return { problem }
  return {
    order_id: mppOrderId(credential),
    inline: { method: 'mpp', fingerprint: tokenFingerprint(credential), reference: null },
    examine: async () => (hasExpired(credential, now) ? 'payment-expired' : null),
    async charge(order, first) {
      // Stripe forgets after a day which keys it has seen; by then an expired challenge is only asked about.
      const attempt =
        first || !hasExpired(credential, now)
          ? await (await till.intents()).charge(order, credential.token, idempotencyKey(credential))
          : await found(till, order)
      if (attempt === 'unknown' || 'refused' in attempt) return attempt
      return paidBy(readIntent(attempt.made))
    },
  }
}

const found = async ({ intents }: MppTill, order: Order): Promise<ChargeResult<unknown>> => {
  const made = await (await intents()).find(order)
  return made === null ? { refused: 'the challenge has expired unpaid' } : { made }
}

/** Money that was taken for something else than was ordered is for people to look at, never for silence. */
function paidBy(reading: EventReading): ChargeResult<PaidFact> {
  return 'fact' in reading && reading.fact.kind === 'paid' ? { made: reading.fact } : 'unknown'
}

function x402Tender(
  call: PayableCall,
  till: X402Till,
  sent: string,
  basket: Basket,
): InlineTender | { problem: string } {
  const payment = readX402Payment(sent)
  if (!payment) return { problem: 'invalid_payload' }
  const requirement = matchRequirement(requirementsFor(till.terms, basket), payment, call.now)
  if (!requirement) return { problem: 'invalid_payment_requirements' }
  const { authorization } = payment
  const tender = { payment, requirement, resource: resourceOf(call, basket) }
  return {
    order_id: x402OrderId(requirement, authorization),
    inline: {
      method: 'x402',
      fingerprint: authorizationFingerprint(authorization),
      reference: null,
      requirement,
      authorization,
    },
    examine: () => till.facilitator.verify(tender),
    async charge(order, first) {
      if (!first) {
        const fate = await x402Fate(till, order)
        if (fate !== 'open') return fate === 'lapsed' ? { refused: 'the authorization has lapsed unpaid' } : fate
      }
      const attempt = await till.facilitator.settle(tender)
      if (attempt === 'unknown') return attempt
      // A facilitator that was asked before may refuse what it has done itself.
      if ('refused' in attempt) return first ? attempt : 'unknown'
      return { made: x402Paid(order, attempt.made.transaction) }
    },
  }
}

/** Named after the authorization, which pays once; a transaction is only where that can be seen. */
const x402Paid = (order: Order, transaction: string): PaidFact => ({
  kind: 'paid',
  payment_id: order.id,
  order_id: order.id,
  agent_id: order.agent_id,
  ...toBasket(order),
  reference: transaction,
})

async function x402Fate({ terms }: X402Till, order: Order): Promise<{ made: PaidFact } | 'lapsed' | 'open'> {
  const { inline } = order
  const network =
    inline?.method === 'x402' && terms.networks.find((each) => each.network === inline.requirement.network)
  if (!network) throw new Error('the network of this payment is not set up any more')
  const fate = await readAuthorizationStatus({ ...network, asset: inline.requirement.asset }, inline.authorization)
  return typeof fate === 'string' ? fate : { made: x402Paid(order, fate.paid) }
}

/** What became of a payment whose outcome was lost: asked of Stripe, or of the chain. Null: nothing, and nothing will. */
export async function askAbout(tills: Tills, order: Order): Promise<EventReading | null> {
  if (order.inline?.method === 'mpp') {
    if (!tills.mpp) throw new Error('MPP is not set up any more')
    const intent = await (await tills.mpp.intents()).find(order)
    return intent === null || isDead(intent) ? null : readIntent(intent)
  }
  if (!tills.x402) throw new Error('x402 is not set up any more')
  const fate = await x402Fate(tills.x402, order)
  if (typeof fate === 'object') return { fact: fate.made }
  return fate === 'lapsed' ? null : { nothing: 'the authorization is still open' }
}

/** Refused, called off, or waiting for something that nobody will do. */
const isDead = (intent: unknown): boolean =>
  !['succeeded', 'processing'].includes((intent as { status?: string }).status ?? '')
