/** Credits, and the pages of the person who pays for them. */
import { inAPayersPage, payersPages } from '../operations/checkout'
import { buy_credits, credits } from '../operations/credits'
import { serve } from '../pipeline/serve'

export const creditsGroup = serve('credits', { credits, buy_credits, ...payersPages }, { rephrase: inAPayersPage })
export const handler = creditsGroup()
