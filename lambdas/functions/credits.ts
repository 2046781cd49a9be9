/** Lambda entry point of credits and of the payer's pages. */

import { serve } from '../http/serve'
import { payerPages, rephraseAsPayerPage } from '../operations/money/checkout-pages'
import { buy_credits, credits } from '../operations/money/credits'

export const creditsGroup = serve('credits', { credits, buy_credits, ...payerPages }, { rephrase: rephraseAsPayerPage })
export const handler = creditsGroup()
