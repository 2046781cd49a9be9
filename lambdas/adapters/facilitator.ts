/** Client of an x402 facilitator: verifies a signed payment and settles it on the chain. */
import { paymentPayload, type Requirement, type Resource, type SignedPayment } from '../domain/money/x402'
import { callService, isSuccess, NoAnswer, type ServiceResponse, textField } from './call-service'
import type { ChargeResult } from './stripe-intents'

export interface Facilitator {
  /** Null if the payment is valid, otherwise the reason. */
  verify(request: FacilitatorRequest): Promise<string | null>
  /**
   * Never retried: a repetition would be refused because the nonce is used, which does not show whether this payment
   * used it.
   */
  settle(request: FacilitatorRequest): Promise<ChargeResult<{ transaction: string }>>
}

export interface FacilitatorRequest {
  payment: SignedPayment
  /** The service's own terms, not those that the caller says it accepts. */
  requirement: Requirement
  resource: Resource
}

const VERIFY_MS = 5_000
/** A settlement waits for its block. */
const SETTLE_MS = 15_000

/** Reasons that prove that no money moved. After any other reason it may have moved. */
const FINAL_REASON =
  /^(insufficient_funds|invalid_(?!transaction_state)\w+|unsupported_\w+|asset_not_deployed_contract)$/
const UNCERTAIN_REASON = /nonce|transaction_failed|transfer_event|simulation/

const TRANSACTION = /^0x[0-9a-f]{64}$/i
/** The protocol's reasons are single words. Other texts of a facilitator are not passed on. */
const REASON_FORMAT = /^\w{1,100}$/

const reasonIn = (body: ServiceResponse['body'], name: string): string =>
  REASON_FORMAT.exec(textField(body, name))?.[0] ?? ''
/** The payer is optional in a facilitator's reply. */
const isPayer = (body: ServiceResponse['body'], { payment }: FacilitatorRequest): boolean => {
  const { from } = payment.authorization
  return (textField(body, 'payer') || from).toLowerCase() === from.toLowerCase()
}

export function createFacilitator(url: string, key: string | null): Facilitator {
  const post = (call: 'verify' | 'settle', { payment, requirement, resource }: FacilitatorRequest, timeoutMs: number) =>
    callService(`${url}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        x402Version: 2,
        paymentPayload: paymentPayload(payment, requirement, resource),
        paymentRequirements: requirement,
      }),
      timeoutMs,
    })
  return {
    async verify(request) {
      const { status, body } = await post('verify', request, VERIFY_MS)
      if (body.isValid === false) return reasonIn(body, 'invalidReason') || 'invalid_payload'
      if (body.isValid === true && isSuccess(status) && isPayer(body, request)) return null
      throw new NoAnswer(`the facilitator did not verify: ${status}`)
    },
    async settle(request) {
      try {
        return outcomeOf(await post('settle', request, SETTLE_MS), request)
      } catch (error) {
        if (error instanceof NoAnswer) return 'unknown'
        throw error
      }
    },
  }
}

/**
 * Settled only if network, payer and transaction are as expected. Any other reply is `unknown`; then the chain is
 * asked.
 */
function outcomeOf(
  { status, body }: ServiceResponse,
  request: FacilitatorRequest,
): ChargeResult<{ transaction: string }> {
  const [transaction, reason] = [textField(body, 'transaction'), reasonIn(body, 'errorReason')]
  const isOurs = body.network === request.requirement.network && isPayer(body, request)
  if (body.success === true && isSuccess(status) && isOurs && TRANSACTION.test(transaction))
    return { made: { transaction } }
  const isFinal = body.success === false && !transaction && FINAL_REASON.test(reason) && !UNCERTAIN_REASON.test(reason)
  return isFinal ? { refused: reason } : 'unknown'
}
