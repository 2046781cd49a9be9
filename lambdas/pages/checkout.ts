/** What the person who pays sees before and after the payment provider's own page. */
import { centsFor, creditsIn, type Order, price } from '../domain/money/money'
import { iso } from '../domain/time/instants'
import { escaped, page } from './page'

const name = ({ buyer }: Order): string => `<span class="name">${escaped(buyer)}</span>`

const credits = (order: Order): string => `${creditsIn(order).toLocaleString('en-US')} credits`

export const receipt = (order: Order): string => `<dl>
<div><dt>For</dt><dd>${escaped(order.buyer)}</dd></div>
<div><dt>What</dt><dd>${credits(order)}</dd></div>
${order.purpose ? `<div><dt>So that</dt><dd>${escaped(order.purpose)} can come home</dd></div>\n` : ''}<div><dt>Price</dt><dd>${price(centsFor(order))}</dd></div>
<div><dt>${order.paid_at === null ? 'Ordered' : 'Paid'}</dt><dd>${day(order)}</dd></div>
<div><dt>Order</dt><dd>${order.id.slice(0, ORDER_DIGITS)}</dd></div>
</dl>`

/** Enough to tell one's orders apart; the whole of it is in the address. */
const ORDER_DIGITS = 8

const day = ({ paid_at, created_at }: Order): string => iso(paid_at ?? created_at).slice(0, 10)

const CLOSE_IT = '<p class="quiet centred">You can close this page.</p>'

const again = (url: string, words: string): string => `<a class="button" href="${escaped(url)}">${words}</a>`

export function donePage(order: Order, payUrl: string): string {
  if (order.paid_at !== null) {
    return page({
      title: 'Thank you',
      picture: 'arrived',
      body: `<p class="centred" role="status">${credits(order)} are in the account of ${name(order)}. ${
        order.purpose
          ? `<strong>${escaped(order.purpose)} can come home now</strong>: your agent only has to ask again.`
          : 'Your agent can use them at once.'
      } There is nothing more for you to do.</p>
${receipt(order)}
${CLOSE_IT}`,
    })
  }
  if (order.closed === 'failed') {
    return page({
      title: 'The payment did not go through',
      picture: 'left',
      body: `<p class="centred" role="status">Nothing was taken, and nothing was added. You can try again, perhaps with another way of paying.</p>
${receipt(order)}
${again(payUrl, 'Try again')}`,
    })
  }
  return page({
    title: 'Your payment is on its way',
    picture: 'waiting',
    refresh_seconds: 5,
    body: `<p class="centred" role="status">As soon as it is confirmed, ${credits(order)} go to ${name(order)}. That mostly takes a few seconds; a bank transfer can take days.</p>
${receipt(order)}
<p class="quiet centred">This page looks again by itself. You can also close it: the credits come without it.</p>`,
  })
}

export const cancelledPage = (order: Order, payUrl: string): string =>
  order.paid_at !== null
    ? donePage(order, payUrl)
    : page({
        title: 'Nothing was paid',
        picture: 'left',
        body: `<p class="centred">You left before paying, and nothing was taken. ${name(order)} would be glad if you came back.</p>
${receipt(order)}
${again(payUrl, 'Go back and pay')}
${CLOSE_IT}`,
      })

/** Seen only where a browser does not follow by itself. */
export const onwardPage = (url: string): string =>
  page({ title: 'This way', picture: 'waiting', body: again(url, 'Go on') })

export const noOrderPage = (): string =>
  page({
    title: 'This link leads nowhere any more',
    picture: 'left',
    body: `<p class="centred">Perhaps it was cut short on its way to you, or it is older than thirty days. Opening it cost nothing.</p>
<p class="quiet centred">Ask your agent for a new one.</p>`,
  })
