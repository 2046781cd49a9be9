/** An x402 facilitator: it checks what a wallet has signed, and brings it to the chain. */
import { paymentPayload, type Requirement, type Resource, type SignedPayment } from '../domain/money/x402'
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

const TRANSACTION = /^0x[0-9a-f]{64}$/i
/** The protocol's reasons are words; whatever else a facilitator says is not repeated to anybody. */
const REASON = /^\w{1,100}$/

const reasonIn = (body: Said['body'], name: string): string => REASON.exec(textIn(body, name))?.[0] ?? ''
const isWell = (status: number): boolean => status >= 200 && status < 300
/** Facilitators may leave the payer out. */
const isPayer = (body: Said['body'], { payment }: Tender): boolean => {
  const { from } = payment.authorization
  return (textIn(body, 'payer') || from).toLowerCase() === from.toLowerCase()
}

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
      const { status, body } = await ask('verify', tender, VERIFY_MS)
      if (body.isValid === false) return reasonIn(body, 'invalidReason') || 'invalid_payload'
      if (body.isValid === true && isWell(status) && isPayer(body, tender)) return null
      throw new NoAnswer(`the facilitator did not verify: ${status}`)
    },
    async settle(tender) {
      try {
        return outcomeOf(await ask('settle', tender, SETTLE_MS), tender)
      } catch (error) {
        if (error instanceof NoAnswer) return 'unknown'
        throw error
      }
    },
  }
}

/** Made where and by whom it should be, in a transaction that can be looked up; of anything else the chain is asked. */
function outcomeOf({ status, body }: Said, tender: Tender): Attempt<{ transaction: string }> {
  const [transaction, reason] = [textIn(body, 'transaction'), reasonIn(body, 'errorReason')]
  const ours = body.network === tender.requirement.network && isPayer(body, tender)
  if (body.success === true && isWell(status) && ours && TRANSACTION.test(transaction)) return { made: { transaction } }
  const certain = body.success === false && !transaction && CERTAIN.test(reason) && !UNCERTAIN.test(reason)
  return certain ? { refused: reason } : 'unknown'
}
