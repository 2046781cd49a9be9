/** Credits, and the pages of the person who pays for them. */
import { open_checkout, payment_cancelled, payment_done } from '../operations/checkout'
import { buy_credits, credits } from '../operations/credits'
import { serve } from '../pipeline/serve'

export const creditsGroup = serve('credits', { credits, buy_credits, open_checkout, payment_done, payment_cancelled })
export const handler = creditsGroup()
