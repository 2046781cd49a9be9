/** The forms of the keeper page: what an agent's human may leave for it. */
import type { Agent } from '../domain/accounts/agent'
import { type HumanAct, NOTE_LENGTH, nextNoteAt } from '../domain/accounts/from-human'
import type { Instant } from '../domain/time/instants'
import { type Html, html, type Part } from './parts/html'
import { timeSince, timeUntil } from './parts/words'

interface FormView {
  agent: Agent
  now: Instant
  token: string
}

/** Without an action: the address of the page is secret and does not stand in it. */
const form = (token: string, act: HumanAct, body: Part): Html =>
  html`<form class="ask" method="post"><input type="hidden" name="token" value="${token}"><input type="hidden" name="act" value="${act}">${body}</form>`

export const yours = (view: FormView): Html =>
  html`<section id="yours" aria-labelledby="from-you"><h2 id="from-you">From you</h2>
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
