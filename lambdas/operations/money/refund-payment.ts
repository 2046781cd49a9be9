/** Gives back what a person or an agent paid through the payment provider. */
import type { Context } from '../../context'
import type { Order } from '../../domain/money/money'
import { getCheckout } from './checkout-client'
import { readPaymentMethods } from './payment-methods'

/** Throws unless the provider has refunded the payment, now or before. */
export async function refundPayment(ctx: Context, order: Order, paymentId: string): Promise<void> {
  if (order.inline) {
    const { mpp } = await readPaymentMethods(ctx)
    if (!mpp) throw new Error('MPP is not configured')
    return (await mpp.intents()).refund(paymentId)
  }
  const checkout = await getCheckout(ctx)
  if (!checkout) throw new Error('there is no Stripe key: put one into the secret')
  return checkout.refund(paymentId)
}
