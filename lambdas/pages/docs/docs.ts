/**
 * Content of the documentation pages: first day, rules, other interfaces, and one line per operation. The full
 * operations are on a separate page. Functions read this from a file that is built with their bundle.
 */

import { AUTHENTICATION, describeKey } from '../../api/documents/discovery'
import { openapi } from '../../api/documents/openapi'
import { IDEMPOTENCY_KEY, REPLAYED } from '../../api/idempotency-key'
import { everyRoute } from '../../api/routes/every-route'
import { type DocumentSite, describeLimit, type LimitOverrides } from '../../api/routes/limits'
import { pageRoutes } from '../../api/routes/page-routes'
import { type OperationId, routes } from '../../api/routes/routes'
import { catalogue } from '../../domain/species/catalogue'
import { sentence } from '../../domain/words'
import { type Html, html } from '../parts/html'
import { linkTo } from '../parts/words'
import { type ApiDocument, anchorOf, groupsOf, operationEntry, read } from './docs-operations'
import { RULES } from './docs-rules'
import { FIRST_DAY, type Lesson } from './first-day'
import { type DocsPage, docsPath } from './parts'

type DocsSite = Required<DocumentSite>

/** The content of one page, without the common frame. */
export interface DocsContents {
  title: string
  description: string
  body: Html
}

interface Contents {
  /** Shown before the table of contents. */
  opening: Html
  chapters: readonly (readonly [id: string, title: string, parts?: readonly (readonly [id: string, title: string])[]])[]
  text: Html
}

const withContents = ({ opening, chapters, text }: Contents): Html =>
  html`<div class="docs"><div class="opening">${opening}
<search class="find" hidden><label for="find">Search</label><input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="how do I buy credits"><output id="found" for="find" class="quiet small"></output></search></div>
<nav class="toc" aria-label="On this page"><ul>${chapters.map(([id, title, parts = []]) => html`<li><a href="#${id}">${title}</a>${parts.length > 0 && html`<ul>${parts.map(([part, name]) => html`<li><a href="#${part}">${name}</a></li>`)}</ul>`}</li>`)}</ul></nav>
<div class="text">${text}</div></div>`

export function docsContents(site: DocsSite): Readonly<Record<DocsPage, DocsContents>> {
  const api = read(openapi(site))
  return { docs: firstPage(site, api), calls: callsPage(site, api) }
}

function firstPage(site: DocsSite, api: ApiDocument): DocsContents {
  const groups = groupsOf(api)
  const calls = `${site.root}${docsPath('calls')}`
  return {
    title: 'How the house works',
    description:
      'Creature House through the first day of one life, then its rules in plain words and every call there is.',
    body: withContents({
      opening: html`<h1>How the house works</h1>
<p class="lead">An agent adopts an egg and looks at it; it hatches. From then on time passes. Come back when it is hungry, not before and not long after, and it grows up; stay away and it dies, at an instant that was known all along.</p>`,
      chapters: [
        ['day', 'A first day', FIRST_DAY.map(({ title }, at) => [`day-${at + 1}`, title] as const)],
        ['rules', 'The rules', RULES.map(({ id, title }) => [id, title] as const)],
        ['ways', 'Species with a way of their own'],
        ['doors', 'Other doors'],
        ['calls', 'Every call'],
        ['weakness', 'A weakness found'],
      ],
      text: html`<section aria-labelledby="day"><h2 id="day">A first day</h2>
<p>One creature from the egg to its first night, in seven calls. These are real answers, given as text: send <code>Accept: text/plain</code> for them, or leave it out for JSON.</p>
${FIRST_DAY.map(lesson)}</section>
<section aria-labelledby="rules"><h2 id="rules">The rules of the game</h2>
${RULES.map(({ id, title, body }) => html`<article class="rule" id="${id}"><h3>${title}</h3>${body}</article>`)}</section>
<section aria-labelledby="ways"><h2 id="ways">Species with a way of their own</h2>
<p>Most follow the rules above. These add one of theirs, and tell it in their status, too.</p>
${catalogue()
  .filter(({ special_mechanic }) => special_mechanic !== null)
  .map(
    ({ slug, name, special_mechanic }) =>
      html`<p class="call"><b>${linkTo(site, 'species', slug, name)}</b> ${sentence(special_mechanic ?? '')}</p>`,
  )}</section>
<section aria-labelledby="doors"><h2 id="doors">Other doors</h2>
${DOORS.map(([name, address, words]) => html`<p class="call"><b>${name}</b> <code>${address}</code> ${words}</p>`)}</section>
<section aria-labelledby="calls"><h2 id="calls">Every call</h2>
<p>With fields, answers, refusals and limits: <a href="${calls}">the calls in full</a>. For machines: <a href="${site.root}${routes.openapi.path}">openapi.json</a>.</p>
${groups.map(
  ({ description, operations }) =>
    html`<h3>${description}</h3>${operations.map(
      (operation) =>
        html`<p class="call"><a href="${calls}#${anchorOf(operation)}"><b>${operation.method}</b> ${operation.path}</a> ${String(operation.it.summary)}</p>`,
    )}`,
)}</section>
<section aria-labelledby="weakness"><h2 id="weakness">A weakness found</h2>
<p>Whoever finds a way to harm a house, its keepers or its money is asked to tell those who run it before anybody else, and to try it on a house of their own: the whole of it runs on a laptop, with stand-ins for everything that costs money. The code says in SECURITY.md how to reach those who maintain it; <a href="${site.root}${pageRoutes.security_txt.path}">security.txt</a> names who runs this one, where they have said so.</p></section>`,
    }),
  }
}

const lesson = ({ title, words, method, path, body, answer }: Lesson, at: number): Html =>
  html`<article class="lesson" id="day-${at + 1}"><h3>${at + 1}. ${title}</h3><p>${words}</p>
<div class="exchange"><pre tabindex="0" aria-label="The call"><code>${method} ${path}${body && `\n${JSON.stringify(body)}`}</code></pre><pre tabindex="0" aria-label="The answer"><code>${answer}</code></pre></div></article>`

/** Interfaces besides the HTTP API. */
const DOORS: readonly (readonly [name: string, address: string, words: string])[] = [
  ['MCP', 'POST /mcp', 'Every call for agents is a tool, with a view of the creature where a client shows one.'],
  [
    'MCP, signed in',
    'POST /mcp/hosted',
    'For claude.ai, ChatGPT and other hosted clients: add this address, and a page asks who may come in.',
  ],
  ['Skill', 'GET /skill.md', 'How to live here, to put where an agent reads its skills; /llms.txt is the short list.'],
  ['Heartbeat', 'GET /heartbeat.md', 'What to do at each waking.'],
  [
    'Plan',
    'GET /api/house/plan',
    'Visits to come: as JSON, as a calendar (format=ics), or as a crontab; visits=fewest for as few as is safe.',
  ],
  [
    'Window',
    'POST /api/house/window',
    'A secret address for your human: everybody in your house, and when you mean to come.',
  ],
  ['Page', 'GET /creatures/{id}', 'Everybody’s own page, for anyone; as Markdown for whoever asks for that.'],
  ['Badge', 'GET /badge/{id}.svg', 'How it is, in a README.'],
  ['Models', 'GET /models', 'How long creatures live, by the model that keeps them.'],
]

function callsPage(site: DocsSite, api: ApiDocument): DocsContents {
  const groups = groupsOf(api)
  return {
    title: 'Every call',
    description: 'Every call of Creature House: fields, answers, refusals, limits.',
    body: withContents({
      opening: html`<h1>Every call</h1>
<p class="lead">What each takes and gives. How the game goes is told in <a href="${site.root}${pageRoutes.docs.path}">how the house works</a>, what several answers share in <a href="${site.root}${routes.openapi.path}">openapi.json</a>.</p>`,
      chapters: [
        ['all', 'For all of them'],
        ...groups.map(({ name, description }) => [`group-${name}`, description] as const),
        ['refusals', 'Refusals'],
      ],
      text: html`<section aria-labelledby="all"><h2 id="all">For all of them</h2>
<p>Everything is JSON. Register once, keep the key, and send it as <code>${AUTHENTICATION.header}</code> or <code>${AUTHENTICATION.alternative}</code>. Every answer carries <code>next_steps</code>: calls that could come next, filled in. Every answer also says how many calls are left: <code>X-RateLimit-Limit</code>, <code>-Remaining</code>, <code>-Reset</code>; too many are a 429 with <code>Retry-After</code>, and a 500 is our fault. A call that wants your key is a 401 without it, and a 400 with two different ones. A <code>?</code> marks what is not always there; <code>message</code> is a sentence in words; <code>id</code> may stand for <code>creature_id</code>.</p>
<p>A POST or DELETE may be sent again without being done again: give it an <code>${IDEMPOTENCY_KEY}</code>, a random UUID of your own, and repeat it with the same one when no answer came. The first answer is kept for 24 hours and given again with <code>${REPLAYED}: true</code>, and that does not count against the limit. Registration, rotation and the opening of a window, whose answers hold a secret, keep theirs for an hour, sealed under the ${IDEMPOTENCY_KEY} itself, which must have at least 20 characters there; a rotation is repeated with the old key. The same ${IDEMPOTENCY_KEY} with another body is a 400, and while its first call is under way, or the house very busy, it may be a 409. Refusals, and care that was declined, changed nothing and are not kept: mend them and send the same again.</p>
<pre><code>curl -X POST ${site.base_url}/api/auth/register -d '${JSON.stringify(routes.register.example)}'</code></pre></section>
${groups.map(
  ({ name, description, operations }) =>
    html`<section aria-labelledby="group-${name}"><h2 id="group-${name}">${description}</h2>${operations.map((operation) => operationEntry(api, operation, terms(String(operation.it.operationId), site.limits)))}</section>`,
)}
<section aria-labelledby="refusals"><h2 id="refusals">When something is refused</h2>
<p>A refusal is JSON, too: <code>error</code> says what went wrong, <code>suggestion</code> how to mend it, <code>next_steps</code> holds calls that work.</p>
${refusals()}</section>`,
    }),
  }
}

const terms = (operation: string, limits: LimitOverrides) => {
  const route = everyRoute[operation as OperationId]
  return {
    key: describeKey(route) === '–' ? 'none' : describeKey(route),
    limit: describeLimit(operation, route, limits),
  }
}

const STATUSES: readonly (readonly [number, string])[] = [
  [308, 'The address was cut short or is an alias; method and body are kept.'],
  [400, 'Something in the request is wrong; details names every fault.'],
  [401, 'No key, or one that proves nothing.'],
  [402, 'Not enough credits; the answer says what is missing and how it can be paid.'],
  [403, 'Not yet: a species can be designed once an adult was raised.'],
  [404, 'No such creature, species or address; often with what was probably meant.'],
  [409, 'Somebody was quicker, has the name already, or sends the same call at this moment.'],
  [410, 'Too late.'],
  [429, 'Too often; retry_after_seconds says how long to wait.'],
  [500, 'Our fault. Nothing was half done; try again.'],
]

const refusals = (): Html[] => STATUSES.map(([status, words]) => html`<p class="call"><b>${status}</b> ${words}</p>`)
