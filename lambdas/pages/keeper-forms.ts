/** The forms of the keeper page: what an agent's human may leave for it. */
import type { Agent } from '../domain/accounts/agent'
import { type HumanAct, isWavedAt, NOTE_LENGTH, nextNoteAt } from '../domain/accounts/from-human'
import type { Moment } from '../domain/creature/clock'
import type { Lost } from '../domain/creature/death'
import { resurrectableUntil } from '../domain/creature/life'
import { centsFor, cheapestBasket, formatPrice } from '../domain/money/money'
import type { Instant } from '../domain/time/instants'
import { type Html, html, type Part } from './parts/html'
import { count, minute, stamp, timeSince, timeUntil } from './parts/words'

interface FormView {
  agent: Agent
  now: Instant
  token: string
  credits: number
  residents: readonly { moment: Moment }[]
  flowers: ReadonlySet<string>
}

/** Without an `action`, because the address of the page is secret and must not be in its text. */
const form = (token: string, act: HumanAct, body: Part): Html =>
  html`<form class="ask" method="post"><input type="hidden" name="token" value="${token}"><input type="hidden" name="act" value="${act}">${body}</form>`

export const yours = (view: FormView): Html =>
  html`<section id="yours" aria-labelledby="from-you"><h2 id="from-you">From you</h2>
${waving(view)}
${note(view)}</section>`

function note({ agent, now, token }: FormView): Html {
  const { note: left, notes_off } = agent.from_human ?? {}
  const name = html`<bdi>${agent.display_name}</bdi>`
  if (notes_off) return html`<p class="quiet">${name} takes no notes.</p>`
  const next = nextNoteAt(agent, now)
  return html`${left && html`<p>You wrote ${timeSince(left.at, now)}: <q dir="auto" data-author="its human">${left.text}</q> ${name} reads it at its next visit.</p>`}
${
  next
    ? html`<p class="quiet">You can leave another note ${timeUntil(next, now)}.</p>`
    : form(
        token,
        'note',
        html`<label for="note">A note for ${name}</label><textarea id="note" name="text" rows="2" maxlength="${NOTE_LENGTH}" required></textarea><button class="button" type="submit">Leave it</button>`,
      )
}`
}

function waving({ agent, now, token, residents }: FormView): Html | null {
  if (!residents.some(({ moment }) => moment.alive && moment.creature.stage !== 'egg')) return null
  const waved = agent.from_human?.waved_at
  return waved !== undefined && isWavedAt(agent, now)
    ? html`<p>You waved ${timeSince(waved, now)}: whoever is awake looks up.</p>`
    : form(token, 'wave', html`<button class="button quietly" type="submit">Wave</button>`)
}

export const layFlower = ({ token, flowers }: FormView, { stone_id, name }: Lost): Html =>
  flowers.has(stone_id)
    ? html`<p class="quiet">Your flower lies on the stone of <bdi>${name}</bdi>.</p>`
    : form(
        token,
        'flower',
        html`<input type="hidden" name="id" value="${stone_id}"><button class="button quietly" type="submit">Lay a flower</button>`,
      )

/** Deadline and missing credits of a resurrection, and the form that asks or pays for it. */
export function wayBack(
  { agent, now, token, credits }: FormView,
  { creature_id, name, cost, died_at }: Lost,
): Html | null {
  const until = resurrectableUntil(died_at)
  if (now > until) return null
  const missing = cost - credits
  const keeper = html`<bdi>${agent.display_name}</bdi>`
  const isAsked = agent.from_human?.wants_back?.creature_id === creature_id
  const press = (words: Part): Html =>
    form(
      token,
      'return',
      html`<input type="hidden" name="id" value="${creature_id}"><button class="button" type="submit">${words}</button>`,
    )
  return html`<p class="back">It can come back until ${stamp(until, minute(until))}, for ${count(cost)} credits${missing > 0 && `, of which ${count(missing)} are missing`}.</p>
${
  missing > 0
    ? html`${press(html`Bring <bdi>${name}</bdi> back: ${formatPrice(centsFor(cheapestBasket(missing)))}`)}<p class="quiet small">You pay on the page of the payment provider. Then ${keeper} is asked to bring it back at its next visit.</p>`
    : isAsked
      ? html`<p class="quiet">${keeper} is asked to bring it back at its next visit.</p>`
      : press(html`Ask ${keeper} to bring it back`)
}`
}
