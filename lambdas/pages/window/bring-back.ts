/** The way back of lost creatures: the form that pays or asks for it, and what became of it. */
import type { Agent } from '../../domain/accounts/agent'
import type { WantedBack } from '../../domain/accounts/from-human'
import type { Lost } from '../../domain/afterlife/gravestone'
import { isReturnable } from '../../domain/afterlife/resurrection'
import { centsFor, cheapestBasket, formatPrice } from '../../domain/money/money'
import type { Instant } from '../../domain/time/instants'
import { type Html, html } from '../parts/html'
import { count } from '../parts/phrases'
import { form } from './form'

interface ReturnView {
  agent: Agent
  now: Instant
  token: string
  credits: number
}

const paidFor = ({ agent, credits }: Pick<ReturnView, 'agent' | 'credits'>): WantedBack | null => {
  const wanted = agent.from_human?.wants_back
  return wanted && credits >= wanted.cost ? wanted : null
}

/** The lost creature that the reader asked for, if the credits suffice and it can still come back. */
export function paidReturn(view: Pick<ReturnView, 'agent' | 'credits' | 'now'>): WantedBack | null {
  const wanted = paidFor(view)
  return wanted && isReturnable(wanted.died_at, view.now) ? wanted : null
}

/** The same after the deadline, if the creature was not brought back. */
export function lapsedReturn(view: Pick<ReturnView, 'agent' | 'credits' | 'now'>): WantedBack | null {
  const wanted = paidFor(view)
  return wanted && !isReturnable(wanted.died_at, view.now) ? wanted : null
}

/** One form for all who can return. */
export function bringBack(view: ReturnView, returnable: readonly Lost[]): Html | null {
  const { agent, token, credits } = view
  const [only, ...others] = returnable
  if (!only) return null
  const keeper = html`<bdi>${agent.display_name}</bdi>`
  const paying = html`<p class="quiet small">You pay on the page of the payment provider. Then only ${keeper} can bring it back: this page then has a line to send.</p>`
  if (others.length > 0)
    return html`${form(
      token,
      'return',
      html`<label for="whom">Whom to bring back</label><select id="whom" name="id">${returnable.map(({ creature_id, name, cost }) => html`<option value="${creature_id}">${name}, ${priceOf(cost, credits)}</option>`)}</select><button class="button" type="submit">Bring back</button>`,
    )}${returnable.some(({ cost }) => cost > credits) && paying}`
  const missing = only.cost - credits
  const price = missing > 0 && html`: ${formatPrice(centsFor(cheapestBasket(missing)))}`
  return html`<p>Its return takes ${count(only.cost)} credits${missing > 0 ? `, of which ${count(missing)} are missing` : ', and they are there'}.</p>
${form(
  token,
  'return',
  html`<input type="hidden" name="id" value="${only.creature_id}"><button class="button" type="submit">${missing > 0 ? html`Bring <bdi>${only.name}</bdi> back${price}` : html`Ask ${keeper} to bring <bdi>${only.name}</bdi> back`}</button>`,
)}${missing > 0 && paying}`
}

/** "100 credits: $1.00"; "100 credits, which are there". */
const priceOf = (cost: number, credits: number): string => {
  const missing = cost - credits
  return `${count(cost)} credits${missing > 0 ? `: ${formatPrice(centsFor(cheapestBasket(missing)))}` : ', which are there'}`
}
