/** An x402 facilitator: it checks what a wallet has signed, and brings it to the chain. */
import {
  type Authorization,
  paymentPayload,
  type Requirement,
  type Resource,
  type SignedPayment,
} from '../domain/money/x402'
import type { Attempt } from './stripe-intents'
import { askService, NoAnswer, type Said, textIn } from './wire'

export interface Facilitator {
  /** Null when the payment is good; otherwise what is wrong with it. */
  verify(tender: Tender): Promise<string | null>
  /** Never sent twice by itself: a repeat is told that the nonce is spent, which says nothing about by whom. */
  settle(tender: Tender): Promise<Attempt<{ transaction: string }>>
}

export interface Tender {
  payment: SignedPayment
  /** The house's own, whatever the caller claims to have accepted. */
  requirement: Requirement
  resource: Resource
}

const VERIFY_MS = 5_000
/** A settlement waits for its block. */
const SETTLE_MS = 15_000

/** Reasons after which no transaction was sent, or one failed for good. After any other the money may have moved. */
const CERTAIN = /^(insufficient_funds|invalid_(?!transaction_state)\w+|unsupported_\w+|asset_not_deployed_contract)$/
const UNCERTAIN = /nonce|transaction_failed|transfer_event|simulation/

export function facilitatorAt(url: string, key: string | null): Facilitator {
  const ask = (call: 'verify' | 'settle', { payment, requirement, resource }: Tender, timeoutMs: number) =>
    askService(`${url}/${call}`, {
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
    async verify(tender) {
      const said = await ask('verify', tender, VERIFY_MS)
      if (typeof said.body.isValid !== 'boolean') throw new NoAnswer(`the facilitator did not verify: ${said.status}`)
      if (said.body.isValid) return null
      return textIn(said.body, 'invalidReason') || 'invalid_payload'
    },
    async settle(tender) {
      try {
        return outcomeOf(await ask('settle', tender, SETTLE_MS), tender.payment.authorization)
      } catch (error) {
        if (error instanceof NoAnswer) return 'unknown'
        throw error
      }
    },
  }
}

function outcomeOf({ body }: Said, { from }: Authorization): Attempt<{ transaction: string }> {
  const [transaction, reason] = [textIn(body, 'transaction'), textIn(body, 'errorReason')]
  const payer = textIn(body, 'payer') || from
  if (body.success === true && transaction && payer.toLowerCase() === from.toLowerCase())
    return { made: { transaction } }
  const certain = body.success === false && !transaction && CERTAIN.test(reason) && !UNCERTAIN.test(reason)
  return certain ? { refused: reason } : 'unknown'
}
