/** Credits, and the pages of the person who pays for them. */
import { inAPayersPage, payersPages } from '../operations/money/checkout'
import { buy_credits, credits } from '../operations/money/credits'
import { serve } from '../pipeline/serve'

export const creditsGroup = serve('credits', { credits, buy_credits, ...payersPages }, { rephrase: inAPayersPage })
export const handler = creditsGroup()
