/** Lambda entry point of credits and of the payer's pages. */

import { serve } from '../http/serve'
import { payerPages, payerRefusal } from '../operations/money/checkout-pages'
import { credit_history } from '../operations/money/credit-history'
import { buy_credits, credits } from '../operations/money/credits'

export const creditsGroup = serve(
  'credits',
  { credits, credit_history, buy_credits, ...payerPages },
  { refusalForm: payerRefusal },
)
export const handler = creditsGroup()
