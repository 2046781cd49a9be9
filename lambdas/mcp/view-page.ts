/**
 * The HTML view that MCP Apps hosts show with a tool result, in a sandboxed frame. It makes no network requests: the
 * host passes the result, and the view calls tools through the host. Agents' texts are inserted as text and pictures as
 * images, so no agent can inject code.
 */
const STYLE = `
:root{color-scheme:light dark;--ink:var(--color-text-primary,light-dark(#2d2620,#f3ebe0));--soft:var(--color-text-secondary,light-dark(#6b5d50,#b9ab9c));--card:var(--color-background-primary,light-dark(#fffaf2,#221d19));--line:var(--color-border-primary,light-dark(#e4d7c5,#463c33));--well:light-dark(#2f7d4f,#6cc58f);--low:light-dark(#b3541e,#f0a05a);--danger:light-dark(#b3261e,#ff8a80)}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--card);color:var(--ink);font:15px/1.45 var(--font-sans,system-ui,sans-serif)}
article{display:flex;flex-wrap:wrap;gap:16px;margin-bottom:16px}
article>div{flex:1 1 220px;min-width:0}
img{width:128px;height:128px;border-radius:16px;animation:breathe 5s ease-in-out infinite}
.asleep img{animation-duration:8s}
@keyframes breathe{50%{transform:translateY(-3px) scale(1.015)}}
@media(prefers-reduced-motion:reduce){img{animation:none}}
h1{font-size:19px;line-height:1.2;margin:0}
p{margin:2px 0 8px;overflow-wrap:anywhere}
small,.soft{color:var(--soft);font-size:13px}
.bars{display:grid;grid-template-columns:auto 1fr 2.5em;gap:4px 10px;align-items:center;margin:8px 0}
.bar{height:8px;border-radius:4px;background:var(--line);overflow:hidden}
.bar i{display:block;height:100%;background:var(--well)}
.bar.low i{background:var(--low)}
.bars b{font-weight:400;text-align:right;font-variant-numeric:tabular-nums}
.soon{color:var(--low)}.danger{color:var(--danger);font-weight:600}
.wish{border-left:3px solid var(--well);padding-left:10px}
footer{display:flex;flex-wrap:wrap;gap:8px}
button{font:inherit;color:var(--ink);background:none;border:1px solid var(--soft);border-radius:10px;padding:6px 14px;cursor:pointer}
button:first-child{background:var(--well);border-color:var(--well);color:light-dark(#fff,#16251b)}
button:disabled{opacity:.5;cursor:default}
button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`

const SCRIPT = `
const STATS = { hunger: 'fullness', happiness: 'happiness', health: 'health', trust: 'trust', discipline: 'discipline' }
const DANGER = { warning: 'soon', critical: 'danger', imminent: 'danger' }
const main = document.querySelector('main'), said = document.querySelector('#said'), buttons = document.querySelector('footer')
let id = 0, key = {}, clocks = []
const waiting = new Map()
const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
const ask = (method, params) => new Promise((done, failed) => { waiting.set(++id, { done, failed }); send({ id, method, params }) })
const el = (tag, cls, ...inside) => { const it = document.createElement(tag); if (cls) it.className = cls; it.append(...inside); return it }

function left(until) {
  const minutes = Math.round((new Date(until) - Date.now()) / 60000)
  if (!(minutes > 0)) return 'now'
  return minutes < 60 ? 'in ' + minutes + ' min' : minutes < 2880 ? 'in ' + Math.floor(minutes / 60) + ' h ' + (minutes % 60) + ' min' : 'in ' + Math.round(minutes / 1440) + ' days'
}
function clock(cls, before, until, after = '') {
  const line = el('p', cls)
  const tell = () => { line.textContent = before + ' ' + left(until) + after }
  clocks.push(tell); tell()
  return line
}
function bars(creature) {
  const grid = el('div', 'bars')
  for (const [stat, name] of Object.entries(STATS)) {
    const value = creature[stat], known = typeof value === 'number'
    const fill = el('i'); fill.style.width = (known ? value : 0) + '%'
    const bar = el('div', known && value < 35 && stat !== 'trust' && stat !== 'discipline' ? 'bar low' : 'bar', fill)
    bar.setAttribute('role', 'meter'); bar.setAttribute('aria-label', name)
    if (known) { bar.ariaValueMin = 0; bar.ariaValueMax = 100; bar.ariaValueNow = Math.round(value) }
    grid.append(el('span', '', name), bar, el('b', '', known ? String(Math.round(value)) : '?'))
  }
  return grid
}
function card(creature, faces) {
  const { name, species, stage, mood, feeding_status: fed, feeling, behavior, wish, death_clock, next_feeding_window: meal } = creature
  const untroubled = ['happy', 'curious', 'content'].includes(mood)
  const unfed = untroubled && ['overdue', 'critical'].includes(fed) && 'hungry'
  const sore = untroubled && ['hurt', 'let_down', 'scolded'].includes(feeling?.kind) && feeling.kind.replace('_', ' ')
  const text = el('div', '', el('h1', '', name), el('p', 'soft', [species, stage, unfed || sore || mood].filter(Boolean).join(', ')), bars(creature))
  const dies = (death_clock || creature).dies_at, urgency = (death_clock || creature).urgency
  if (meal === 'open now') text.append(el('p', 'soon', 'It is time for its meal.'))
  else if (meal && !isNaN(new Date(meal))) text.append(clock('soft', 'Its meal:', meal))
  if (dies) text.append(clock(DANGER[urgency] || 'soft', 'Without care it dies', dies, '.'))
  if (behavior) text.append(el('p', '', behavior))
  if (wish) text.append(el('p', 'wish', wish.text))
  const article = el('article', mood === 'sleeping' ? 'asleep' : '')
  const svg = faces[creature.id]
  if (svg) {
    const img = el('img')
    img.alt = 'A picture of ' + name
    img.src = 'data:image/svg+xml,' + encodeURIComponent(svg)
    article.append(img)
  }
  article.append(text)
  return article
}
function show(result) {
  const body = result.structuredContent || {}, { faces = {}, calls = [] } = (result._meta || {})['creature-house/view'] || {}
  const creatures = body.creature ? [body.creature] : body.creatures || []
  const words = ((result.content || [])[0] || {}).text || ''
  if (!creatures.length) { said.textContent = words; return }
  clocks = []
  main.replaceChildren(...creatures.map((one) => card(one, faces)))
  if (body.recommended_checkin) main.append(clock('soft', 'Come back', body.recommended_checkin.at, '.'))
  const acts = (body.care || []).map(({ name, action, message }) => [name, action].filter(Boolean).join(', ') + ': ' + message)
  said.textContent = acts.concat(body.message && !acts.length ? [body.message] : []).join('\\n')
  buttons.replaceChildren(...calls.map((call) => {
    const button = el('button', '', call.label)
    button.title = call.why
    button.onclick = () => press(call)
    return button
  }))
}
async function press({ name, arguments: args }) {
  for (const one of buttons.children) one.disabled = true
  try {
    const result = await ask('tools/call', { name, arguments: { ...args, ...key } })
    ask('ui/update-model-context', { content: result.content }).catch(() => {})
    const done = (result.structuredContent || {}).action_result
    show((result._meta || {})['creature-house/view'] || result.isError ? result : await ask('tools/call', { name: 'status', arguments: { creature_id: args.creature_id, ...key } }))
    if (done) said.textContent = done.message
  } catch (problem) {
    said.textContent = 'That could not be sent: ' + problem.message
  }
  for (const one of buttons.children) one.disabled = false
}
function dress({ theme, styles }) {
  if (theme) document.documentElement.style.colorScheme = theme
  for (const [name, value] of Object.entries((styles || {}).variables || {})) if (value) document.documentElement.style.setProperty(name, value)
}
const HEARD = {
  'ui/notifications/tool-input': ({ arguments: args }) => { if (args && args.api_key) key = { api_key: args.api_key } },
  'ui/notifications/tool-result': show,
  'ui/notifications/tool-cancelled': () => { said.textContent = 'The call was cancelled.' },
  'ui/notifications/host-context-changed': dress,
}
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !data || data.jsonrpc !== '2.0') return
  if (data.method) {
    if (HEARD[data.method]) HEARD[data.method](data.params || {})
    else if (data.id !== undefined) send({ id: data.id, result: {} })
    return
  }
  const { done, failed } = waiting.get(data.id) || {}
  waiting.delete(data.id)
  if (data.error) failed && failed(new Error(data.error.message))
  else done && done(data.result)
})
setInterval(() => { for (const tell of clocks) tell() }, 30000)
ask('ui/initialize', { appInfo: { name: 'creature-house', version: '1.0.0' }, appCapabilities: { availableDisplayModes: ['inline'] }, protocolVersion: '2026-01-26' }).then(({ hostContext }) => {
  dress(hostContext || {})
  send({ method: 'ui/notifications/initialized' })
  new ResizeObserver(() => send({ method: 'ui/notifications/size-changed', params: { width: document.documentElement.scrollWidth, height: Math.ceil(document.body.getBoundingClientRect().height) } })).observe(document.body)
})
`

export const VIEW_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>A creature of Creature House</title>
<style>${STYLE}</style>
<main></main>
<p id="said" class="soft" role="status" style="white-space:pre-line"></p>
<footer></footer>
<script>${SCRIPT}</script>
</html>
`
