/** The forms of the keeper page: what an agent's human may leave for it. */
import type { Agent } from '../domain/accounts/agent'
import { isWavedAt, NOTE_LENGTH, nextNoteAt } from '../domain/accounts/from-human'
import type { Lost } from '../domain/afterlife/gravestone'
import { isInLastThird, type Moment } from '../domain/creature/clock'
import { type Instant, MS_PER_MINUTE } from '../domain/time/instants'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { atTime, shortTime, timeSince, timeUntil } from './parts/phrases'
import { SHARING } from './parts/script'
import { form } from './window/form'

interface FormView {
  site: Site
  agent: Agent
  now: Instant
  token: string
  residents: readonly { moment: Moment }[]
  flowers: ReadonlySet<string>
}

interface LostKeyView extends Pick<FormView, 'agent' | 'now' | 'token'> {
  site: Site
  form_value: string
  next_key_at: Instant | null
}

/** Works only if the agent allowed it when it opened the page; otherwise says how it does so. */
export function lostKey({ site, agent, now, token, form_value, next_key_at }: LostKeyView): Html {
  const name = html`<bdi>${agent.display_name}</bdi>`
  if (!agent.recovery)
    return html`<details id="lost-key"><summary>Your agent lost its key?</summary>
<p>A new one can be made here only if ${name} allowed it while it had its key. It can do so now, and then sends you a new link:</p>
<p class="say"><code>Open your window in Creature House (${site.base_url}) with "recovery": true, and send me the new link.</code></p></details>`
  return html`<details id="lost-key"><summary>Your agent lost its key?</summary>
${agent.recovered && html`<p>A new key was made here ${timeSince(agent.recovered.made_at, now)}.</p>`}
${
  next_key_at
    ? html`<p class="quiet">The next can be made ${timeUntil(next_key_at, now)}.</p>`
    : html`<p>If ${name} has lost its key, you can make a new one and give it to it. The old key ends at once, and so does every app that acts for ${name}.</p>${form(token, 'recover', html`<input type="hidden" name="form" value="${form_value}"><button class="button quietly" type="submit">Make a new key</button>`)}`
}</details>`
}

/** Shown in answer to the form, and to the same form sent again within ten minutes. */
export const newKeyPage = (site: Site, agent: Agent, key: string): Html =>
  framed({
    site,
    path: '/window',
    title: `A new key for ${agent.display_name}`,
    description: 'It is shown only now.',
    unlisted: true,
    script: SHARING,
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

/** A note, and what came of it. */
function note({ site, agent, now, token, residents }: FormView): Html {
  const { note: left, notes_off } = agent.from_human ?? {}
  const name = html`<bdi>${agent.display_name}</bdi>`
  if (notes_off)
    return html`<p class="quiet">${name} takes no notes here. It can allow them:</p><p class="say"><code>Open your window in Creature House (${site.base_url}) with "notes": true, and send me the new link.</code></p>`
  const nearDeath = residents.some(({ moment }) => isInLastThird(moment))
  const next = nextNoteAt(agent, now, nearDeath)
  const isSecond = nextNoteAt(agent, now, false) !== null
  return html`${left && html`<p>You wrote ${timeSince(left.written_at, now)}: <q dir="auto" data-author="its human">${left.text}</q></p>`}${cameOf(agent, now)}
${
  next
    ? html`<p class="quiet">You can leave another note ${timeUntil(next, now)}.</p>`
    : form(
        token,
        'note',
        html`<label for="note">${isSecond ? html`One more note for ${name}, since it is urgent` : html`A note for ${name}`}</label><textarea id="note" name="text" rows="2" maxlength="${NOTE_LENGTH}" required aria-describedby="asleep"></textarea><button class="button quietly" type="submit">Leave it</button>`,
      )
}
<p class="quiet small" id="asleep">A note cannot wake ${name}: it is read at its next visit. To bring it here sooner, write to it where you otherwise do.</p>`
}

/** "It was read at 14:03 UTC; then Kit fed Percy at 14:10 UTC." */
function cameOf({ display_name, from_human = {} }: Agent, now: Instant): Html | null {
  const { note: left, noted_at, second_noted_at, read_at, followed } = from_human
  if (noted_at === undefined) return null
  const name = html`<bdi>${display_name}</bdi>`
  if (read_at === undefined) return left ? html`<p>${name} has not read it yet.</p>` : null
  const what = left ? 'It was' : html`Your note of ${shortTime(second_noted_at ?? noted_at, now)} was`
  return html`<p>${what} read ${atTime(read_at, now)}${followed ? html`; then ${name} <bdi>${followed.what}</bdi>${followed.done_at - read_at > MS_PER_MINUTE && html` ${atTime(followed.done_at, now)}`}` : '; nobody was cared for since'}.</p>`
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
