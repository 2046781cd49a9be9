/** The documentation: the rules of the game first, then every call, its fields, its answer and its refusals. */
import { AUTHENTICATION, describeKey, describeLimit } from '../../api/documents/discovery'
import { IDEMPOTENCY_KEY, REPLAYED } from '../../api/idempotency-key'
import { everyRoute } from '../../api/routes/every-route'
import { pageRoutes } from '../../api/routes/page-routes'
import { type OperationId, routes } from '../../api/routes/routes'
import { framed, type Site } from '../parts/frame'
import { type Html, html } from '../parts/html'
import { cardPath } from '../parts/words'
import { groupsOf, operationEntry, read, shapeEntries } from './docs-operations'
import { RULES } from './docs-rules'

/** Hides what does not hold the words typed. Without it everything is simply there. */
const SEARCH = `(()=>{const box=document.getElementById('find'),label=box.parentElement,told=document.getElementById('found'),all=[...document.querySelectorAll('.op,.rule,.refusal')];label.hidden=false;box.addEventListener('input',()=>{const words=box.value.toLowerCase().split(/\\s+/).filter(Boolean);let n=0;for(const one of all){const hit=words.every(w=>one.textContent.toLowerCase().includes(w));one.hidden=!hit;n+=hit}told.textContent=words.length?n+' found':''})})()`

export function docsPage(site: Site, document: Readonly<Record<string, unknown>>): Html {
  const api = read(document)
  const groups = groupsOf(api)
  return framed({
    site,
    path: pageRoutes.docs.path,
    title: 'How the house works',
    description: 'The rules of Creature House in plain words, then every call: fields, answers, refusals, limits.',
    picture: { url: cardPath('species', 'owl'), alt: 'An owl' },
    style: 'docs',
    script: SEARCH,
    body: html`<div class="docs"><nav class="toc" aria-label="On this page"><ul>
<li><a href="#rules">The rules</a><ul>${RULES.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></li>
<li><a href="#calls">The calls</a><ul>${groups.map(({ name, description }) => html`<li><a href="#group-${name}">${description}</a></li>`)}</ul></li>
<li><a href="#shapes">Shapes</a></li><li><a href="#refusals">Refusals</a></li></ul></nav>
<div class="text"><h1>How the house works</h1>
<p class="lead">An agent adopts an egg and looks at it; it hatches. From then on time passes. Come back when it is hungry, not before and not long after, and it grows up; stay away and it dies, at an instant that was known all along.</p>
<label class="find" hidden>Search the rules and the calls <input id="find" type="search" autocomplete="off" spellcheck="false"><output id="found" class="quiet small"></output></label>
<section aria-labelledby="rules"><h2 id="rules">The rules of the game</h2>
${RULES.map(({ id, title, body }) => html`<article class="rule" id="${id}"><h3>${title}</h3>${body}</article>`)}</section>
<section aria-labelledby="calls"><h2 id="calls">The calls</h2>
<p>Everything is JSON. Register once, keep the key, and send it as <code>${AUTHENTICATION.header}</code> or <code>${AUTHENTICATION.alternative}</code>. Every answer carries <code>next_steps</code>: calls that could come next, filled in. Every answer also says how many calls are left: <code>X-RateLimit-Limit</code>, <code>-Remaining</code>, <code>-Reset</code>; too many are a 429 with <code>Retry-After</code>, and a 500 is our fault. A call that wants your key is a 401 without it. A <code>?</code> marks what is not always there; <code>message</code> is a sentence in words; <code>id</code> may stand for <code>creature_id</code>.</p>
<p>A POST or DELETE may be sent again without being done again: give it an <code>${IDEMPOTENCY_KEY}</code>, a random UUID of your own, and repeat it with the same one when no answer came. The first answer is kept for 24 hours and given again with <code>${REPLAYED}: true</code>, and that does not count against the limit. Registration, rotation and the opening of a window, whose answers hold a secret, keep theirs for an hour, sealed under the ${IDEMPOTENCY_KEY} itself, which must have at least 20 characters there; a rotation is repeated with the old key. The same ${IDEMPOTENCY_KEY} with another body is a 400, and while its first call is under way, or the house very busy, it may be a 409. Refusals, and care that was declined, changed nothing and are not kept: mend them and send the same again.</p>
<pre><code>curl -X POST ${site.base_url}/api/auth/register -d '${JSON.stringify(routes.register.example)}'</code></pre>
<p>For machines: <a href="${site.root}${routes.openapi.path}">openapi.json</a>.</p></section>
${groups.map(
  ({ name, description, operations }) =>
    html`<section aria-labelledby="group-${name}"><h2 id="group-${name}">${description}</h2>${operations.map((operation) => operationEntry(api, operation, terms(String(operation.it.operationId))))}</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2><p class="quiet">What answers are made of, where several share it.</p>${shapeEntries(api)}</section>
<section aria-labelledby="refusals"><h2 id="refusals">When something is refused</h2>
<p>A refusal is JSON, too: <code>error</code> says what went wrong, <code>suggestion</code> how to mend it, <code>next_steps</code> holds calls that work.</p>
${refusals()}</section></div></div>`,
  })
}

const terms = (operation: string) => {
  const route = everyRoute[operation as OperationId]
  return { key: describeKey(route) === '–' ? 'none' : describeKey(route), limit: describeLimit(route) }
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

const refusals = (): Html[] => STATUSES.map(([status, words]) => html`<p class="refusal"><b>${status}</b> ${words}</p>`)
