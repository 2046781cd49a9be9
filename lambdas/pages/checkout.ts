/** The checkout pages before and after the payment provider's own page. */
import { centsFor, creditsIn, formatPrice, type Order, purposeOf } from '../domain/money/money'
import type { Instant } from '../domain/time/instants'
import { groupDigits } from '../domain/words'
import { type Html, html } from './parts/html'
import { page } from './parts/page'
import { stamp } from './parts/phrases'
import { BACK_TO_KEEPER_PAGE } from './parts/script'

const name = ({ buyer }: Order): Html => html`<span class="name">${buyer}</span>`

const credits = (order: Order): string => `${groupDigits(creditsIn(order))} credits`

export function receipt(order: Order, now: Instant): Html {
  const purpose = purposeOf(order, now)
  return html`<dl>
<div><dt>For</dt><dd>${order.buyer}</dd></div>
<div><dt>What</dt><dd>${credits(order)}</dd></div>
${purpose && html`<div><dt>So that</dt><dd>${purpose} can come home</dd></div>\n`}<div><dt>Price</dt><dd>${formatPrice(centsFor(order))}</dd></div>
<div><dt>${order.paid_at === null ? 'Ordered' : 'Paid'}</dt><dd>${when(order)}</dd></div>
<div><dt>Order</dt><dd>${order.id.slice(0, ORDER_DIGITS)}</dd></div>
</dl>`
}

/** Enough digits to distinguish orders; the address has the whole id. */
const ORDER_DIGITS = 8

const when = ({ paid_at, created_at }: Order): Html => stamp(paid_at ?? created_at)

const CLOSE_IT = html`<p class="quiet centred">You can close this page.</p>`

const again = (url: string, words: string): Html => html`<a class="button" href="${url}">${words}</a>`

/** What the credits of the order can be used for. */
function use(order: Order, now: Instant): Html {
  if (!order.purpose) return html`Your agent can use them at once.`
  return purposeOf(order, now)
    ? html`<strong>${order.purpose} can come home now</strong>: your agent can bring it back at its next visit.`
    : html`${order.purpose} could come home only within seven days, and they are over; the credits stay, for another time.`
}

export function donePage(order: Order, payUrl: string, now: Instant): string {
  if (order.paid_at !== null) {
    return page({
      title: 'Thank you',
      picture: 'arrived',
      script: BACK_TO_KEEPER_PAGE,
      body: html`<p class="centred" role="status">${credits(order)} are in the account of ${name(order)}. ${use(order, now)} There is nothing more for you to do.</p>
${receipt(order, now)}
${CLOSE_IT}`,
    })
  }
  if (order.closed === 'failed') {
    return page({
      title: 'The payment did not go through',
      picture: 'left',
      body: html`<p class="centred" role="status">Nothing was taken, and nothing was added. You can try again, perhaps with another way of paying.</p>
${receipt(order, now)}
${again(payUrl, 'Try again')}`,
    })
  }
  return page({
    title: 'Your payment is on its way',
    picture: 'waiting',
    waits: true,
    body: html`<p class="centred" role="status">As soon as it is confirmed, ${credits(order)} go to ${name(order)}. That mostly takes a few seconds; a bank transfer can take days.</p>
${receipt(order, now)}
<p class="quiet centred">This page looks again by itself.<noscript> Without scripts, reload it.</noscript> You can also close it: the credits come without it.</p>`,
  })
}

export const cancelledPage = (order: Order, payUrl: string, now: Instant): string =>
  order.paid_at !== null
    ? donePage(order, payUrl, now)
    : page({
        title: 'Nothing was paid',
        picture: 'left',
        script: BACK_TO_KEEPER_PAGE,
        body: html`<p class="centred">You left before paying, and nothing was taken. ${name(order)} would be glad if you came back.</p>
${receipt(order, now)}
${again(payUrl, 'Go back and pay')}
${CLOSE_IT}`,
      })

/** Shown instead of the checkout if the purpose of the order has expired. */
export const tooLatePage = (order: Order): string =>
  page({
    title: 'It is too late for this',
    picture: 'left',
    body: html`<p class="centred">${order.purpose ?? ''} could come home only within seven days, and they are over. Nothing was paid, and there is nothing to pay.</p>
<p class="quiet centred">If ${name(order)} wants credits for something else, it can ask for a new link.</p>
${CLOSE_IT}`,
  })

/** Shown instead of every page of an order whose account has left. */
export const gonePage = ({ paid_at, refund, closed, session, inline }: Order): string =>
  page({
    title: 'This account is gone',
    picture: 'left',
    body: html`<p class="centred">${
      refund
        ? `The payment came after the account had left, so it ${refund.state === 'done' ? 'was' : 'will be'} given back in full.`
        : paid_at !== null
          ? 'It was paid while the account was there. There is nothing to pay any more.'
          : (session || inline) && closed === null
            ? 'There is nothing to pay any more. If you have paid just now, all of it will be given back.'
            : 'Nothing was paid, and there is nothing to pay any more.'
    }</p>
${CLOSE_IT}`,
  })

/** Shown while payments are not configured. */
export const paymentsOffPage = (): string =>
  page({
    title: 'This house takes no payments yet',
    picture: 'left',
    body: html`<p class="centred">Whoever runs it has not set up payments. Nothing was paid, and the link stays good: try it again another day.</p>
${CLOSE_IT}`,
  })

/** Seen only in browsers that do not follow the redirect. */
export const redirectPage = (url: string): string =>
  page({ title: 'This way', picture: 'waiting', body: again(url, 'Go on') })

/** Shown when a checkout page failed. */
export const checkoutErrorPage = (wait: number | undefined, request_id: string | undefined): string =>
  page({
    title: wait === undefined ? 'The till is stuck just now' : 'One moment, please',
    picture: 'left',
    body: html`<p class="centred">It is not your doing. Opening this page took nothing, and what is already paid is not lost: its credits come without it. Try again in ${wait === undefined ? 'a few minutes' : wait === 1 ? 'a second' : `${wait} seconds`}; the link stays good.</p>
${request_id && html`<p class="quiet centred">If you tell somebody of it, name this: <span class="name">${request_id}</span></p>`}`,
  })

export const noOrderPage = (): string =>
  page({
    title: 'This link leads nowhere any more',
    picture: 'left',
    body: html`<p class="centred">Perhaps it was cut short on its way to you, or it is older than thirty days. Opening it cost nothing.</p>
<p class="quiet centred">Ask your agent for a new one.</p>`,
  })
