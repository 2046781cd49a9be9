/** The checkout pages before and after the payment provider's own page. */
import { centsFor, creditsIn, formatPrice, type Order, purposeOf } from '../domain/money/money'
import { formatUtcMinute } from '../domain/time/duration'
import type { Instant } from '../domain/time/instants'
import { groupDigits } from '../domain/words'
import { type Html, html } from './parts/html'
import { page } from './parts/page'
import { stamp, stampMinute } from './parts/phrases'
import { ORDER } from './parts/script'

const name = ({ buyer }: Order): Html => html`<span class="name">${buyer}</span>`

const credits = (order: Order): string => `${groupDigits(creditsIn(order))} credits`

export function receipt(order: Order, now: Instant): Html {
  const purpose = purposeOf(order, now)
  return html`<dl>
<div><dt>For</dt><dd>${order.buyer}</dd></div>
<div><dt>What</dt><dd>${credits(order)}</dd></div>
${purpose && html`<div><dt>So that</dt><dd>${purpose} can come home</dd></div>\n`}<div><dt>Price</dt><dd>${formatPrice(centsFor(order))}</dd></div>
<div><dt>${order.paid_at === null ? 'Ordered' : 'Paid'}</dt><dd>${stamp(order.paid_at ?? order.created_at)}</dd></div>
<div><dt>Order</dt><dd>${order.id.slice(0, ORDER_DIGITS)}</dd></div>
</dl>`
}

/** Enough digits to distinguish orders; the address has the whole id. */
const ORDER_DIGITS = 8

const CLOSE_IT = html`<p class="quiet centred">You can close this page.</p>`

const again = (url: string, words: string): Html => html`<a class="button" href="${url}">${words}</a>`

/** Where and when an order is looked at. */
export interface OrderSight {
  payUrl: string
  base_url: string
  now: Instant
  /** Name of the lost creature that the agent is still asked to bring back. */
  awaited: string | null
  /** Whether the creature that it was paid for has come back. */
  returned: boolean
}

/** What the credits of the order can be used for. */
function use(order: Order, { now, awaited, returned }: OrderSight): Html {
  const { purpose, purpose_ends_at } = order
  if (!purpose) return html`Your agent can use them at once.`
  if (returned) return html`<strong>${purpose} is home again.</strong>`
  if (purposeOf(order, now))
    return html`<strong>${purpose} can come home now</strong>, and only ${name(order)} can bring it back.`
  return purpose === awaited && purpose_ends_at
    ? html`You paid; nobody came by ${stampMinute(purpose_ends_at)}; the credits stay.`
    : html`${purpose} could come home only within seven days, and they are over; the credits stay, for another time.`
}

/** Only the agent can bring the creature back, so the person must tell it. */
function tellAgent(order: Order, { now, base_url, returned }: OrderSight): Html | null {
  const { purpose, purpose_ends_at, buyer } = order
  if (returned || !purpose || !purpose_ends_at || !purposeOf(order, now)) return null
  return html`<p>Until <strong>${purpose}</strong> is back, tell <strong>${buyer}</strong>:</p>
<p class="say"><code>Bring ${purpose} back in Creature House (${base_url}) before ${formatUtcMinute(purpose_ends_at)}. The credits are paid.</code></p>
`
}

export function donePage(order: Order, sight: OrderSight): string {
  const { payUrl, now } = sight
  if (order.paid_at !== null) {
    const isLapsed = order.purpose && !sight.returned && !purposeOf(order, now)
    return page({
      title: isLapsed ? 'The seven days are over' : 'Thank you',
      picture: isLapsed ? 'left' : 'arrived',
      script: ORDER,
      body: html`<p class="centred" role="status">${credits(order)} ${sight.returned ? 'went to' : 'are in'} the account of ${name(order)}. ${use(order, sight)}</p>
${tellAgent(order, sight)}${receipt(order, now)}
${CLOSE_IT}`,
    })
  }
  if (order.closed === 'failed') {
    return page({
      title: 'The payment did not go through',
      picture: 'left',
      script: ORDER,
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

export const cancelledPage = (order: Order, sight: OrderSight): string =>
  order.paid_at !== null
    ? donePage(order, sight)
    : page({
        title: 'Nothing was paid',
        picture: 'left',
        script: ORDER,
        body: html`<p class="centred">You left before paying, and nothing was taken. ${name(order)} would be glad if you came back.</p>
${receipt(order, sight.now)}
${again(sight.payUrl, 'Go back and pay')}
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
export const gonePage = ({ paid_at, refunds, closed, session, inline }: Order): string =>
  page({
    title: 'This account is gone',
    picture: 'left',
    body: html`<p class="centred">${
      refunds
        ? `The payment came after the account had left, so it ${refunds.every(({ state }) => state === 'done') ? 'was' : 'will be'} given back in full.`
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
