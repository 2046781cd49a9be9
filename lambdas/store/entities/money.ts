/** Credits: balance and ledger, orders and their payments. */
import { anonymizeOrder, hasName } from '../../domain/accounts/account-deletion'
import { paymentMethodOf } from '../../domain/money/money'
import { keys } from '../table'
import { type Entities, exportedAs, NO_TEXTS, notExported, refer } from './entity'

export const MONEY_ROWS: Pick<
  Entities,
  'balance' | 'ledger' | 'order' | 'placed' | 'open_order' | 'pledge' | 'payment'
> = {
  balance: {
    about: 'An agent’s credits, and how many lines its ledger has.',
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
  },
  ledger: {
    about: 'One movement of credits. It is written once and never changed.',
    defaults: {},
    onExport: exportedAs('ledger'),
    onLeave: 'keep',
    blank: NO_TEXTS,
    refersTo: ({ payment_id }) => (payment_id ? [refer('payment')(keys.payment(payment_id))] : []),
  },
  order: {
    about: 'An order for credits and its state. Unpaid orders expire after 30 days.',
    defaults: {},
    onExport: (order) => {
      const { id, pack, quantity, created_at, paid_at, closed } = order
      return exportedAs('orders')({
        id,
        pack,
        quantity,
        payment_method: paymentMethodOf(order),
        created_at,
        paid_at,
        closed,
      })
    },
    onLeave: (order) => (hasName(order.buyer) ? anonymizeOrder(order) : order),
    blank: NO_TEXTS,
  },
  placed: {
    about: 'Which orders an agent has placed.',
    defaults: {},
    onExport: notExported,
    // They are deleted when every order is closed.
    onLeave: 'keep',
    blank: NO_TEXTS,
    refersTo: ({ order_id }) => [refer('order')(keys.order(order_id))],
  },
  open_order: {
    about: 'The unpaid order for a purchase, so that a repeated request gets the same link.',
    defaults: {},
    onExport: notExported,
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
  pledge: {
    about: 'Which order a call with an Idempotency-Key has begun to pay, so that a retry pays no other.',
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
  },
  payment: {
    about: 'A payment as far as known, and the credits that it moved.',
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
    refersTo: ({ purchase }) => (purchase ? [refer('order')(keys.order(purchase.order_id))] : []),
  },
}
