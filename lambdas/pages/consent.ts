/** The pages on which a person lets a client act for a keeper, or ends that again. */
import type { Connection, Scope } from '../domain/accounts/oauth'
import { NIGHT } from '../domain/creature/sleep'
import { capitalize } from '../domain/words'
import { sha256 } from './parts/hash-source'
import { type Html, html } from './parts/html'
import { PAGE_HEADERS, page } from './parts/page'
import { stamp } from './parts/phrases'
import { FILL_TIMEZONE, LOCAL_TIMES, SHARING } from './parts/script'

export interface ConsentView {
  root: string
  house: string
  /** The verified host, or a description of the kind of app. */
  host: string
  /** What the client calls itself. */
  name: string | null
  /** Host that receives the result. */
  returns_to: string
  scope: Scope
  fields: Readonly<Record<string, string>>
  username?: string
  timezone?: string
  /** The key of the keeper that was just created. */
  key?: string
  problem?: string
  /** Whether the section for entering an existing key is open. */
  asks_key?: boolean
}

const MAY: Readonly<Record<Scope, Html>> = {
  play: html`<p>It may adopt, feed and look after creatures, spend credits, and read all that the keeper can read. It cannot see or replace the key, leave, export or buy credits.</p>`,
  read: html`<p>It may look: at creatures, plans, history and credits. It can change nothing.</p>`,
}

const hidden = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)

const problemNote = (problem: string | undefined): Html | false =>
  problem !== undefined && html`<p class="note" role="alert">${problem}</p>`

const form = ({ root }: { root: string }, path: string, body: Html): Html =>
  html`<form method="post" action="${root}${path}">
${body}
</form>`

/** False for the description of an app on the person's computer, which has no host to verify. */
const isHost = (name: string): boolean => /^[a-z0-9.-]+$/.test(name)

const shortName = (host: string): string => (isHost(host) ? host : 'this app')
const atStart = (host: string): string => (isHost(host) ? host : capitalize(host))

const AUTHORIZE = '/oauth/authorize'
const CONNECTIONS = '/oauth/connections'

interface RenderedPage {
  body: string
  headers: Readonly<Record<string, string>>
}

export function consentPage(view: ConsentView, redirectUri: string): RenderedPage {
  const { root, house, host, name, returns_to, scope, fields, username, key, problem } = view
  const body = page({
    title: key ? 'Your keeper is made' : `${atStart(host)} wants to come in`,
    picture: key ? 'arrived' : 'waiting',
    script: key ? SHARING : FILL_TIMEZONE,
    body: html`${problemNote(problem)}
<dl>
<div><dt>House</dt><dd>Creature House at ${house}</dd></div>
<div><dt>Keeper</dt><dd>${key ? username : 'a new one, or yours by its key'}</dd></div>
<div><dt>Who asks</dt><dd>${host}</dd></div>
${name && html`<div><dt>Calls itself</dt><dd>“${name}”</dd></div>\n`}${returns_to !== host && html`<div><dt>Answer goes to</dt><dd>${returns_to}</dd></div>\n`}</dl>
${!isHost(returns_to) && html`<p class="note">Allow this only if you have just started that app yourself.</p>`}
${MAY[scope]}
${key ? allowForm(view, key) : choices(view)}
${form({ root }, AUTHORIZE, html`${hidden({ ...fields, ...(key && { api_key: key }) })}<button type="submit" class="button plain" name="choice" value="deny">Refuse</button>`)}
${
  key &&
  html`<p>Once it is done, you can look in at any time. Send your agent this:</p>
<p class="say"><code>Send me the link to my window in Creature House.</code></p>
<p class="quiet centred">Refusing also removes this keeper, as if it had never been made.</p>`
}
<p class="quiet centred"><a href="${root}${CONNECTIONS}">See or end connections</a></p>`,
  })
  return { body, headers: policy(formTargets(redirectUri)) }
}

const allowForm = ({ root, host, fields }: ConsentView, key: string): Html =>
  form(
    { root },
    AUTHORIZE,
    html`<p>This is its key. It is shown only now: keep it, for it opens everything, also when ${shortName(host)} is gone.</p>
<p class="say"><code class="key">${key}</code></p>
${hidden({ ...fields, api_key: key })}<button type="submit" class="button" name="choice" value="key">Allow ${shortName(host)}</button>`,
  )

const choices = ({ root, host, fields, username, timezone, asks_key }: ConsentView): Html => html`${form(
  { root },
  AUTHORIZE,
  html`<h2>A new keeper</h2>
<p class="quiet">The one for whom ${shortName(host)} will look after creatures.</p>
<label for="username">Name</label>
<input id="username" type="text" name="username" value="${username}" required minlength="2" maxlength="50" pattern="[A-Za-z0-9_\\-]+" autocomplete="off" spellcheck="false">
<label for="timezone">Time zone</label>
<input id="timezone" type="text" name="timezone" value="${timezone}" maxlength="100" autocomplete="off" spellcheck="false" aria-describedby="sleep">
<p class="quiet" id="sleep">Creatures may sleep between ${NIGHT} there.</p>
${hidden(fields)}<button type="submit" class="button" name="choice" value="new">Make this keeper</button>`,
)}
<details open="${asks_key && 'open'}"><summary>I have a key</summary>
${form({ root }, AUTHORIZE, html`${keyField}${hidden(fields)}<button type="submit" class="button" name="choice" value="key">Allow ${shortName(host)}</button>`)}
</details>`

const keyField = html`<label for="key">Key</label>
<input id="key" name="api_key" type="password" required autocomplete="one-time-code" spellcheck="false" placeholder="ch_…">
`

interface ConnectionsView {
  root: string
  problem?: string
  username?: string
  key?: string
  open?: readonly Connection[]
  ended?: Connection
}

export function connectionsPage({ root, problem, username, key, open, ended }: ConnectionsView): RenderedPage {
  const list = (open ?? []).map(
    (
      one,
    ) => html`<div><dt>${one.client_host}${one.client_name && html` (“${one.client_name}”)`}<br/>${one.scope === 'read' ? 'may look' : 'may play'}, since ${stamp(one.made_at)}</dt><dd>${form(
      { root },
      CONNECTIONS,
      html`${hidden({ api_key: key ?? '', end: one.id })}<button type="submit" class="button plain">End</button>`,
    )}</dd></div>
`,
  )
  const body = page({
    title: username ? `Who acts for ${username}` : 'Connections of a keeper',
    picture: 'waiting',
    script: LOCAL_TIMES,
    body: html`${problemNote(problem)}
${ended && html`<p class="note" role="status">${atStart(ended.client_host)} can do nothing any more.</p>`}
${
  username
    ? list.length > 0
      ? html`<dl class="list">${list}</dl>`
      : html`<p class="centred">Nobody: no client is connected.</p>`
    : html`<p>Give the key of the keeper, to see which clients act for it and to end that.</p>
${form({ root }, CONNECTIONS, html`${keyField}<button type="submit" class="button">Show them</button>`)}`
}
<p class="quiet">A new key ends all of them at once.</p>`,
  })
  return { body, headers: policy("'self'") }
}

export const messagePage = (title: string, words: string): RenderedPage => ({
  body: page({ title, picture: 'left', body: html`<p class="centred" role="alert">${words}</p>` }),
  headers: PAGE_HEADERS,
})

const policy = (targets: string) => ({
  ...PAGE_HEADERS,
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${[FILL_TIMEZONE, LOCAL_TIMES, SHARING].map(sha256).join(' ')}; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  // With the stricter default, browsers do not send the origin of the form.
  'Referrer-Policy': 'same-origin',
})

/** Browsers apply `form-action` to the redirect after the form too, so its target must be listed. */
function formTargets(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri)
  return `'self' ${origin === 'null' ? protocol : origin}`
}
