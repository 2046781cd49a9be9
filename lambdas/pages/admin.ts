/**
 * The admin page. It contains no data: a script fetches the figures with the admin key that the operator types in. The
 * field is marked as a one-time code, because browsers offer to store every other password field.
 */
import { pageRoutes } from '../api/routes/page-routes'
import { routes } from '../api/routes/routes'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { HOUSE_PICTURE } from './parts/phrases'

export const adminPage = (site: Site): Html =>
  framed({
    site,
    path: pageRoutes.admin_page.path,
    title: 'The figures',
    description: 'The figures of the house, for those who run it.',
    picture: HOUSE_PICTURE,
    unlisted: true,
    style: 'charts',
    script: FIGURES,
    body: html`<h1>The figures</h1>
<p class="lead">For those who run the house. Type the admin key, and the figures are drawn below.</p>
<form id="ask" class="ask" data-from="${site.root}${routes.analytics.path}"><label for="key">Admin key</label>
<input id="key" type="password" autocomplete="one-time-code" spellcheck="false" required aria-describedby="kept">
<button class="button" type="submit">Show the figures</button></form>
<p id="kept" class="quiet small narrow">It is sent to this house alone, as a header, and kept nowhere but in this field: not in the address, a cookie or the browser’s storage. Close the page, and it is gone.</p>
<p id="told" role="status"></p>
<noscript><p>The plots are drawn by a script. Without one, ask for <code>${site.root}${routes.analytics.path}</code> with the key as <code>X-Admin-Key</code>.</p></noscript>
<div id="figures"></div>`,
  })

/**
 * Script that renders the analytics response in its own order: numbers as figures, periods as table rows, breakdowns as
 * bars. All values are set as text, because some are agents' words.
 */
const FIGURES = `(() => {
const find = (id) => document.getElementById(id)
const make = (tag, inside, names) => {
  const one = Object.assign(document.createElement(tag), names)
  one.append(...[inside].flat())
  return one
}
const spaced = (name) => name.replaceAll('_', ' ')
const words = (name) => spaced(name).replace(/^./, (letter) => letter.toUpperCase())
const number = (n) => n.toLocaleString('en-US', { maximumFractionDigits: 1 })
const drawn = (tag, marks) => {
  const one = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const name in marks) one.setAttribute(name, marks[name])
  return one
}
const bar = (share) => {
  const svg = drawn('svg', { class: 'bar', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': true })
  svg.append(drawn('rect', { width: 100 * share || 0, height: 8 }))
  return svg
}
const bars = (rows) => {
  const most = Math.max(1, ...rows.map(([, n]) => n))
  const row = ([name, n, more = '']) =>
    make('div', [make('dt', name), make('dd', [bar(n / most), make('span', number(n) + more)])])
  return make('dl', rows.map(row), { className: 'bars drawn' })
}
const OVER = { '24h': ['24 hours', 1], '7d': ['7 days', 7], '30d': ['30 days', 30] }
const table = (rows, label) => {
  const row = ([name, counted]) => {
    const daily = Object.entries(OVER).map(([over, [, days]]) => counted[over] / days)
    const cells = Object.keys(OVER).map((over, at) =>
      make('td', [number(counted[over]), bar(daily[at] / Math.max(...daily))]))
    return make('tr', [make('th', words(name), { scope: 'row' }), ...cells])
  }
  const head = Object.values(OVER).map(([name]) => make('th', name, { scope: 'col' }))
  const inside = [make('thead', make('tr', [make('td', ''), ...head])), make('tbody', rows.map(row))]
  return make('div', make('table', inside), { className: 'scroll', tabIndex: 0, role: 'group', ariaLabel: label })
}
const rowsOf = (all) =>
  Array.isArray(all)
    ? all.map((one) => Object.values(one))
    : Object.entries(all).map(([name, n]) =>
        typeof n === 'number' ? [spaced(name), n] : [spaced(name), n.agents, ' (' + number(n.rate) + '%)'])
const room = ([name, all]) => {
  const those = (test) => Object.entries(all).filter(([, value]) => test(value))
  const section = make('section', make('h2', words(name)))
  const figures = those((value) => typeof value === 'number')
  const figure = ([one, n]) => make('div', [make('dt', words(one)), make('dd', number(n))])
  const over = those((value) => '24h' in Object(value))
  const parts = those((value) => !('24h' in Object(value)) && Object.keys(Object(value)).length > 0)
  const part = ([one, value]) => make('section', [make('h3', words(one)), bars(rowsOf(value))])
  if (figures.length > 0) section.append(make('dl', figures.map(figure), { className: 'figures' }))
  if (over.length > 0) section.append(table(over, words(name) + ' lately'))
  if (parts.length > 0) section.append(make('div', parts.map(part), { className: 'plots' }))
  return section
}
const draw = ({ funnel, next_steps, test_users_excluded: tests, ...rooms }) => {
  const title = make('h2', 'How far agents come', { tabIndex: -1 })
  const left = number(tests.count) + ' test accounts (' + tests.prefixes.join(', ') + ') are in none of this.'
  const note = 'Bars under the numbers of a day, a week and a month compare how much came in a day. ' + left
  find('figures').replaceChildren(
    make('section', [title, bars(rowsOf(funnel))]),
    ...Object.entries(rooms).map(room),
    make('p', note, { className: 'quiet small' }),
  )
  title.focus()
}
const WHY = { 401: 'That key opens nothing here.', 429: 'Too often: wait a minute, then ask again.' }
const ask = find('ask')
const tell = (text) => { find('told').textContent = text }
ask.addEventListener('submit', async (event) => {
  event.preventDefault()
  tell('Asking…')
  try {
    const headers = { 'X-Admin-Key': find('key').value }
    const answer = await fetch(ask.dataset.from, { headers, cache: 'no-store', credentials: 'omit' })
    if (answer.ok) draw(await answer.json())
    else find('figures').replaceChildren()
    tell(answer.ok ? 'As of ' + answer.headers.get('Date') + '.' : WHY[answer.status] ?? 'The house could not tell (' + answer.status + ').')
  } catch {
    tell('The house could not be asked. Look at the key, and at the network.')
  }
})
})()`
