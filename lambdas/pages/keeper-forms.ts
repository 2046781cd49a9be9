/** The forms of the keeper page: what an agent's human may leave for it. */
import type { Agent } from '../domain/accounts/agent'
import { type HumanAct, isWavedAt, NOTE_LENGTH, nextNoteAt, type WantedBack } from '../domain/accounts/from-human'
import type { Lost } from '../domain/afterlife/gravestone'
import { resurrectableUntil } from '../domain/afterlife/resurrection'
import type { Moment } from '../domain/creature/clock'
import { centsFor, cheapestBasket, formatPrice } from '../domain/money/money'
import type { Instant } from '../domain/time/instants'
import { framed, type Site } from './parts/frame'
import { type Html, html, type Part } from './parts/html'
import { count, minute, stamp, timeSince, timeUntil } from './parts/phrases'

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

interface LostKeyView extends Pick<FormView, 'agent' | 'now' | 'token'> {
  form_value: string
  next_key_at: Instant | null
}

/** Only if the agent allowed it when it opened the page. */
export function lostKey({ agent, now, token, form_value, next_key_at }: LostKeyView): Html | null {
  if (!agent.recovery) return null
  const name = html`<bdi>${agent.display_name}</bdi>`
  return html`<section aria-labelledby="lost-key"><h2 id="lost-key">A lost key</h2>
${agent.recovered && html`<p>A new key was made here ${timeSince(agent.recovered.at, now)}.</p>`}
${
  next_key_at
    ? html`<p class="quiet">The next can be made ${timeUntil(next_key_at, now)}.</p>`
    : html`<p>If ${name} has lost its key, you can make a new one and give it to it. The old key ends at once, and so does every app that acts for ${name}.</p>${form(token, 'recover', html`<input type="hidden" name="form" value="${form_value}"><button class="button quietly" type="submit">Make a new key</button>`)}`
}</section>`
}

/** Shown in answer to the form, and to the same form sent again within ten minutes. */
export const newKeyPage = (site: Site, agent: Agent, key: string): Html =>
  framed({
    site,
    path: '/window',
    title: `A new key for ${agent.display_name}`,
    description: 'It is shown only now.',
    unlisted: true,
    body: html`<h1>A new key for <bdi>${agent.display_name}</bdi></h1>
<p class="lead">It is shown only now. Give it to <bdi>${agent.display_name}</bdi> alone: it opens everything.</p>
<p class="say"><code>${key}</code></p>
<p>You may send it this:</p>
<p class="say"><code>Your new key for ${site.base_url} is ${key} – keep it, the old one has ended. Send it as "Authorization: Bearer …".</code></p>
<p class="quiet">This page stays open for you: go back and reload to look in again.</p>`,
  })

export const yours = (view: FormView): Html =>
  html`<section id="yours" aria-labelledby="from-you"><h2 id="from-you">From you</h2>
${waving(view)}
${note(view)}</section>`

function note({ agent, now, token }: FormView): Html {
  const { note: left, notes_off } = agent.from_human ?? {}
  const name = html`<bdi>${agent.display_name}</bdi>`
  if (notes_off) return html`<p class="quiet">${name} takes no notes.</p>`
  const next = nextNoteAt(agent, now)
  return html`${!left && next && html`<p>${name} has read your note.</p>`}${left && html`<p>You wrote ${timeSince(left.at, now)}: <q dir="auto" data-author="its human">${left.text}</q> ${name} is shown it at each visit until it has cared for somebody.</p>`}
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

/** The lost creature that the reader asked for, if the credits suffice and it can still come back. */
export function paidReturn({ agent, credits, now }: Pick<FormView, 'agent' | 'credits' | 'now'>): WantedBack | null {
  const wanted = agent.from_human?.wants_back
  return wanted && credits >= wanted.cost && now <= resurrectableUntil(wanted.died_at) ? wanted : null
}

/** Deadline and missing credits of a resurrection, and the form that asks or pays for it. */
export function wayBack(view: FormView, lost: Lost): Html | null {
  const { agent, now, token, credits } = view
  const { creature_id, name, cost, died_at } = lost
  const until = resurrectableUntil(died_at)
  if (now > until) return null
  const missing = cost - credits
  const paid = paidReturn(view)
  const keeper = html`<bdi>${agent.display_name}</bdi>`
  const press = (words: Part): Html =>
    form(
      token,
      'return',
      html`<input type="hidden" name="id" value="${creature_id}"><button class="button" type="submit">${words}</button>`,
    )
  const deadline = html`It can come back until ${stamp(until, minute(until))}, for ${count(cost)} credits`
  if (paid?.creature_id === creature_id)
    return html`<p><b>${keeper} is asked to bring it back at its next visit.</b></p><p class="back">${deadline}, and they are there.</p>`
  // A second request would replace the first, and spend the credits that were bought for it.
  if (paid)
    return html`<p class="back">${deadline}. The credits that are there are for <bdi>${paid.name}</bdi>; when <bdi>${paid.name}</bdi> is back, you can ask for <bdi>${name}</bdi>.</p>`
  return html`<p class="back">${deadline}${missing > 0 && `, of which ${count(missing)} are missing`}.</p>
${
  missing > 0
    ? html`${press(html`Bring <bdi>${name}</bdi> back: ${formatPrice(centsFor(cheapestBasket(missing)))}`)}<p class="quiet small">You pay on the page of the payment provider. Then ${keeper} is asked to bring it back at its next visit.</p>`
    : press(html`Ask ${keeper} to bring it back`)
}`
}
