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
import type { MppMethod, PaymentMethods, X402Method } from './payment-methods'
import { issuerOf, type PayableCall, resourceOf } from './payment-offers'

type PaidFact = Extract<Fact, { kind: 'paid' }>

export interface PresentedPayment {
  /** The same for the same challenge or authorization, however often it comes. */
  order_id: string
  inline: InlinePayment
  /** Looked at before it is noted: what is wrong with it, or null. */
  verify(): Promise<string | null>
  /** Takes the money. `first` is false when an earlier attempt may have taken it. */
  charge(order: Order, first: boolean): Promise<ChargeResult<PaidFact>>
}

/** Null where nothing was sent, or nothing that an open till takes. */
export function readPresentedPayment(
  call: PayableCall,
  methods: PaymentMethods,
  basket: Basket,
): PresentedPayment | { problem: string } | null {
  const { mpp, x402 } = call.payment
  if (mpp !== null && methods.mpp) return presentedMpp(call, methods.mpp, mpp, basket)
  if (x402 !== null && methods.x402) return presentedX402(call, methods.x402, x402, basket)
  return null
}

function presentedMpp(
  call: PayableCall,
  method: MppMethod,
  sent: string,
  basket: Basket,
): PresentedPayment | { problem: string } {
  const credential = readCredential(sent)
  if (typeof credential === 'string') return { problem: credential }
  const { household, operation, now } = call
  const problem = challengeProblem(issuerOf(call, method), credential, {
    agent_id: household.agent.data.id,
    operation,
    basket,
  })
  if (problem) return { problem }
  return {
    order_id: mppOrderId(credential),
    inline: { method: 'mpp', fingerprint: tokenFingerprint(credential), reference: null },
    verify: async () => (hasExpired(credential, now) ? 'payment-expired' : null),
    async charge(order, first) {
      // Stripe forgets after a day which keys it has seen; by then an expired challenge is only asked about.
      const result =
        first || !hasExpired(credential, now)
          ? await (await method.intents()).charge(order, credential.token, idempotencyKey(credential))
          : await findCharge(method, order)
      if (result === 'unknown' || 'refused' in result) return result
      return paidResult(readIntent(result.made))
    },
  }
}

const findCharge = async ({ intents }: MppMethod, order: Order): Promise<ChargeResult<unknown>> => {
  const made = await (await intents()).find(order)
  return made === null ? { refused: 'the challenge has expired unpaid' } : { made }
}

/** Money that was taken for something else than was ordered is for people to look at, never for silence. */
function paidResult(reading: EventReading): ChargeResult<PaidFact> {
  return 'fact' in reading && reading.fact.kind === 'paid' ? { made: reading.fact } : 'unknown'
}

function presentedX402(
  call: PayableCall,
  method: X402Method,
  sent: string,
  basket: Basket,
): PresentedPayment | { problem: string } {
  const payment = readX402Payment(sent)
  if (!payment) return { problem: 'invalid_payload' }
  const requirement = matchRequirement(requirementsFor(method.terms, basket), payment, call.now)
  if (!requirement) return { problem: 'invalid_payment_requirements' }
  const { authorization } = payment
  const request = { payment, requirement, resource: resourceOf(call, basket) }
  return {
    order_id: x402OrderId(requirement, authorization),
    inline: {
      method: 'x402',
      fingerprint: authorizationFingerprint(authorization),
      reference: null,
      requirement,
      authorization,
    },
    verify: () => method.facilitator.verify(request),
    async charge(order, first) {
      if (!first) {
        const status = await readX402Status(method, order)
        if (status !== 'open') return status === 'lapsed' ? { refused: 'the authorization has lapsed unpaid' } : status
      }
      const result = await method.facilitator.settle(request)
      if (result === 'unknown') return result
      // A facilitator that was asked before may refuse what it has done itself.
      if ('refused' in result) return first ? result : 'unknown'
      return { made: x402PaidFact(order, result.made.transaction) }
    },
  }
}

/** Named after the authorization, which pays once; a transaction is only where that can be seen. */
const x402PaidFact = (order: Order, transaction: string): PaidFact => ({
  kind: 'paid',
  payment_id: order.id,
  order_id: order.id,
  agent_id: order.agent_id,
  ...toBasket(order),
  reference: transaction,
})

async function readX402Status({ terms }: X402Method, order: Order): Promise<{ made: PaidFact } | 'lapsed' | 'open'> {
  const { inline } = order
  const network =
    inline?.method === 'x402' && terms.networks.find((each) => each.network === inline.requirement.network)
  if (!network) throw new Error('the network of this payment is not set up any more')
  const status = await readAuthorizationStatus({ ...network, asset: inline.requirement.asset }, inline.authorization)
  return typeof status === 'string' ? status : { made: x402PaidFact(order, status.paid) }
}

/** What became of a payment whose outcome was lost: asked of Stripe, or of the chain. Null: nothing, and nothing will. */
export async function readInlineOutcome(methods: PaymentMethods, order: Order): Promise<EventReading | null> {
  if (order.inline?.method === 'mpp') {
    if (!methods.mpp) throw new Error('MPP is not set up any more')
    const intent = await (await methods.mpp.intents()).find(order)
    return intent === null || isAbandoned(intent) ? null : readIntent(intent)
  }
  if (!methods.x402) throw new Error('x402 is not set up any more')
  const status = await readX402Status(methods.x402, order)
  if (typeof status === 'object') return { fact: status.made }
  return status === 'lapsed' ? null : { nothing: 'the authorization is still open' }
}

/** Refused, called off, or waiting for something that nobody will do. */
const isAbandoned = (intent: unknown): boolean =>
  !['succeeded', 'processing'].includes((intent as { status?: string }).status ?? '')
