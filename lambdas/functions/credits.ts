/** Lambda entry point of credits, of the payer's pages, and of leaving, which closes checkouts. */

import { serve } from '../http/serve'
import { settleHousehold } from '../http/settle-household'
import { leave } from '../operations/account/leave'
import { payerPages, payerRefusal } from '../operations/money/checkout-pages'
import { credit_history } from '../operations/money/credit-history'
import { buy_credits, credits } from '../operations/money/credits'

export const creditsGroup = serve(
  'credits',
  { credits, credit_history, buy_credits, leave, ...payerPages },
  { settling: settleHousehold, refusalForm: payerRefusal },
)
export const handler = creditsGroup()
