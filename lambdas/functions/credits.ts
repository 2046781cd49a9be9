/** Credits, and the pages of the person who pays for them. */

import { serve } from '../http/serve'
import { payerPages, rephraseAsPayerPage } from '../operations/money/checkout-pages'
import { buy_credits, credits } from '../operations/money/credits'

export const creditsGroup = serve('credits', { credits, buy_credits, ...payerPages }, { rephrase: rephraseAsPayerPage })
export const handler = creditsGroup()
