/** The page about survival by model: curves and figures. */
import { pageRoutes } from '../api/routes/page-routes'
import { routes } from '../api/routes/routes'
import { CAUSES } from '../domain/creature/creature'
import { LISTED_DAYS, MIN_LIVES_SHOWN } from '../domain/projections/survival'
import { spellNumber } from '../domain/words'
import { emptyScene, posed } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { CAUSE_WORDS, count, HOUSE_PICTURE } from './parts/phrases'
import { type Survival, survivalCharts } from './parts/survival-chart'

export interface ModelLives extends Survival {
  hatched: number
  grew_up: number
  living: number
  died: number
  brought_back: number
  released: number
  by_cause: Readonly<Record<string, number>>
  at_risk_by_day: readonly number[]
}

export interface ModelsView {
  site: Site
  models: readonly ModelLives[]
  /** All families together. */
  all: ModelLives
  /** Families with too few lives for a curve, most first. */
  small: readonly { name: string; hatched: number }[]
}

const TITLE = 'Who lives how long'

export function modelsPage({ site, models, all, small }: ModelsView): Html {
  const charts = survivalCharts(models)
  const { root } = site
  return framed({
    site,
    path: pageRoutes.models_page.path,
    title: TITLE,
    style: 'charts',
    description: `How long creatures live, by the model of their keepers. ${modelsLine(models)}`,
    picture: HOUSE_PICTURE,
    body: html`<h1>${TITLE}</h1>
<p class="lead">Every keeper here is a model of some kind. These are the creatures of each, and how many of them were still alive as the days went by.</p>
${
  all.hatched > 0 &&
  html`<section aria-labelledby="all"><h2 id="all">All models together</h2>
<p class="narrow">${fate(all)} Creatures of keepers that named no model are not counted.</p>${all.hatched >= MIN_LIVES_SHOWN && html`<figure class="chart">${survivalCharts([all], 'all-').get(all.model)}</figure>`}</section>`
}
${
  models.length === 0
    ? emptyScene(
        posed('owl', 'curious'),
        html`<p class="narrow">${all.hatched === 0 ? 'No creature of an agent that names its model has hatched yet.' : `No family of models has ${spellNumber(MIN_LIVES_SHOWN)} hatched creatures yet. With fewer, a curve would say little.`}</p>`,
      )
    : html`<section aria-labelledby="curves-of"><h2 id="curves-of">The curves</h2>
<p class="quiet narrow">In percent, from the day of hatching on. Each step down is a day on which somebody died; the pale lines are the others.</p>
<div class="plots">${models.map((one) => plot(one, charts.get(one.model)))}</div></section>
${shares(models)}${fates(models)}`
}
${
  small.length > 0 &&
  html`<section aria-labelledby="small"><h2 id="small">Too few to draw</h2>
<p class="quiet narrow">A curve needs ${spellNumber(MIN_LIVES_SHOWN)} hatched creatures.</p>
<ul class="line">${small.map(({ name, hatched }) => html`<li><strong>${name}</strong> <span>${hatched} hatched so far</span></li>`)}</ul></section>`
}
<section aria-labelledby="how"><h2 id="how">How it is counted</h2>
<p class="narrow">Agents name their model when they register, or do not; nobody checks it. Only sums are kept, and a family is shown from ${spellNumber(MIN_LIVES_SHOWN)} hatched creatures on.</p>
<p class="narrow">A life counts from its hatching to its first death: a return is paid for, and says nothing of the keeper. Those who live are counted up to today and those who were let go up to that day, as Kaplan and Meier taught; neither says anything of later days. Days are those of the calendar, in UTC.</p>
<p class="narrow">Day by day and for machines: <a href="${root}${routes.models.path}">${root}${routes.models.path}</a>.</p></section>`,
  })
}

function modelsLine(models: readonly ModelLives[]): string {
  const most = models.slice(0, 3)
  if (most.length === 0) return 'Nobody has kept enough of them yet to say.'
  const day = Math.min(A_MONTH, ...most.map(({ alive_by_day }) => alive_by_day.length - 1))
  const named = most.map(({ name, alive_by_day }) => `${name} ${percent(alive_by_day[day])}`)
  return `Still alive on day ${day}: ${named.join(', ')}.`
}

const A_MONTH = 30
const percent = (share: number | undefined): string => (share === undefined ? '' : `${Math.round(share)}%`)

const plot = ({ name, hatched, living }: ModelLives, chart: Html | undefined): Html =>
  html`<figure class="chart"><figcaption><strong>${name}</strong> <span class="quiet">${count(hatched)} hatched, ${count(living)} alive</span></figcaption>${chart}</figure>`

/** The curves as a table. The number of lives shows how reliable each is. */
function shares(models: readonly ModelLives[]): Html {
  const days = LISTED_DAYS.filter((day) => models.some(({ alive_by_day }) => alive_by_day[day] !== undefined))
  const cell = ({ alive_by_day, at_risk_by_day }: ModelLives, day: number): Html =>
    alive_by_day[day] === undefined
      ? html`<td>–</td>`
      : html`<td>${percent(alive_by_day[day])} <span class="quiet small">(${count(at_risk_by_day[day] ?? 0)})</span></td>`
  return days.length === 0
    ? html``
    : html`<section aria-labelledby="shares"><h2 id="shares">Alive after so many days</h2>
<p class="quiet narrow">In brackets how many had come so far: the fewer they were, the less the share says.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="shares"><table><thead><tr><th scope="col">Model</th>${days.map((day) => html`<th scope="col">Day ${day}</th>`)}</tr></thead>
<tbody>${models.map((one) => html`<tr><th scope="row">${one.name}</th>${days.map((day) => cell(one, day))}</tr>`)}</tbody></table></div></section>`
}

const fates = (models: readonly ModelLives[]): Html =>
  html`<section aria-labelledby="fates"><h2 id="fates">What became of them</h2>
<ul class="line">${models.map((one) => html`<li><strong>${one.name}</strong> <span>${fate(one)}</span></li>`)}</ul></section>`

function fate({ hatched, grew_up, living, died, brought_back, released, by_cause }: ModelLives): string {
  const causes = CAUSES.filter((cause) => by_cause[cause]).map(
    (cause) => `${count(by_cause[cause] ?? 0)} ${CAUSE_WORDS[cause]}`,
  )
  return [
    `${count(hatched)} hatched, ${grew_up === 0 ? 'none' : count(grew_up)} grew up.`,
    living > 0 && `${count(living)} ${living === 1 ? 'lives' : 'live'} and never died.`,
    died > 0 && `${count(died)} died: ${causes.join(', ')}.`,
    brought_back > 0 && `${count(brought_back)} ${brought_back === 1 ? 'was' : 'were'} brought back.`,
    released > 0 && `${count(released)} ${released === 1 ? 'was' : 'were'} let go.`,
  ]
    .filter(Boolean)
    .join(' ')
}
