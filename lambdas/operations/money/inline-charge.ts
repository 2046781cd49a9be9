/** Payments that an agent presents in a request: an MPP token or a signed x402 authorization. */
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
  /** Derived from the challenge or authorization, so a repeat has the same id. */
  order_id: string
  inline: InlinePayment
  /** Checked before the order is recorded: the problem, or null. */
  verify(): Promise<string | null>
  /** Takes the money. `first` is false if an earlier attempt may have taken it. */
  charge(order: Order, first: boolean): Promise<ChargeResult<PaidFact>>
}

/** Null without a payment, or if its method is not set up. */
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
      // Stripe forgets idempotency keys after a day. By then the challenge has expired, and the charge is only looked
      // up.
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

/** A payment that does not match its order stays `unknown`, so that an operator checks it. */
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
      // After an earlier attempt, a refusal may be caused by that attempt's own success.
      if ('refused' in result) return first ? result : 'unknown'
      return { made: x402PaidFact(order, result.made.transaction) }
    },
  }
}

/** The id comes from the authorization, which can pay only once; the transaction is just the reference. */
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
  if (!network) throw new Error('x402 network of this payment is not configured')
  const status = await readAuthorizationStatus({ ...network, asset: inline.requirement.asset }, inline.authorization)
  return typeof status === 'string' ? status : { made: x402PaidFact(order, status.paid) }
}

/** Reads the outcome of a payment whose reply was lost, from Stripe or the chain. Null: not paid, and can never be. */
export async function readInlineOutcome(methods: PaymentMethods, order: Order): Promise<EventReading | null> {
  if (order.inline?.method === 'mpp') {
    if (!methods.mpp) throw new Error('MPP is not configured')
    const intent = await (await methods.mpp.intents()).find(order)
    return intent === null || isAbandoned(intent) ? null : readIntent(intent)
  }
  if (!methods.x402) throw new Error('x402 is not configured')
  const status = await readX402Status(methods.x402, order)
  if (typeof status === 'object') return { fact: status.made }
  return status === 'lapsed' ? null : { nothing: 'the authorization is still open' }
}

/** Refused, cancelled, or waiting for an action that will not happen. */
const isAbandoned = (intent: unknown): boolean =>
  !['succeeded', 'processing'].includes((intent as { status?: string }).status ?? '')
