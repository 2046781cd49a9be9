/** Credits and payments. */
import { choice, count, field, listOf, maybe, object, only, shape, text } from './kind'
import { fields } from './shared'

/** Present if the request carried its own payment. */
export const paidInline = {
  payment_method: maybe(choice(['mpp', 'x402']), 'How it was paid, where the request brought its payment.'),
  payment_reference: maybe(text, 'The reference of the payment.'),
  credits_added: maybe(count, 'Credits that this payment brought.'),
}

export const X402RequirementsShape = shape('X402Requirements', {
  x402Version: field(only(2), 'The version of x402.'),
  ...fields('error'),
  resource: field(object({}), 'What is paid for.'),
  accepts: field(listOf(object({})), 'What a wallet may sign for: network, token, amount and address.'),
})

export const sale = { ...fields('credits', 'price') }

export const SaleShape = shape('Sale', sale)
