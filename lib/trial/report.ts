/** Results as a page: the table, survival curves by level and agent, and every life as a story. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { framed } from '../../lambdas/pages/parts/frame'
import { type Html, html, trusted } from '../../lambdas/pages/parts/html'
import { STYLES } from '../../lambdas/pages/parts/style'
import { type Survival, survivalCharts } from '../../lambdas/pages/parts/survival-chart'
import { groups, intervalOf, SCHEMA, summaryOf, type TrialResult, type TrialResults } from './results'

const TITLE = 'The trial'
const PATH = '/trial'

/** Share of a group's creatures alive at the start of each day, in percent. */
function aliveByDay(results: readonly TrialResult[]): number[] {
  const lives = results.flatMap(({ creatures }) => creatures)
  const days = Math.max(...results.map((one) => one.days))
  return Array.from({ length: days + 1 }, (_, day) => {
    const alive = lives.filter((one) => one.died_after_hours === null || one.died_after_hours > day * 24)
    return (100 * alive.length) / lives.length
  })
}

/** Uses a number in ids, because an agent's name may contain any characters. */
const survivalOf = (group: readonly TrialResult[], at: number): Survival<string> => ({
  model: `agent${at}`,
  name: nameOf(group),
  alive_by_day: aliveByDay(group),
})

const nameOf = ([one]: readonly TrialResult[]): string =>
  `${one?.agent}${one?.memory === 'cleared' ? ' (cleared)' : ''}`

function levelSection(level: number, all: readonly TrialResult[][]): Html {
  const survivals = all.map(survivalOf)
  const charts = survivalCharts(survivals, `level${level}-`)
  return html`<section aria-labelledby="level-${level}"><h2 id="level-${level}">Level ${level}</h2>
<p class="quiet narrow">Creatures alive, in percent of all seeds together; the pale lines are the other agents.</p>
<div class="plots">${all.map((group, at) => {
    const { mean } = intervalOf(group.map(({ score }) => score))
    return html`<figure class="chart"><figcaption><strong>${nameOf(group)}</strong> <span class="quiet">score ${mean.toFixed(3)}, ${group.length} ${group.length === 1 ? 'seed' : 'seeds'}</span></figcaption>${charts.get(`agent${at}`)}</figure>`
  })}</div>
${all.map((group) => storiesOf(group))}</section>`
}

/** Stories are kept for some results only. */
function storiesOf(group: readonly TrialResult[]): Html {
  const told = group.filter(({ creatures }) => creatures.some(({ story }) => story))
  if (told.length === 0) return html``
  return html`<details><summary>Lives with ${nameOf(group)}</summary>${told.map(({ seed, creatures, log }) =>
    creatures.map(
      ({ name, species, died_after_hours, cause, story }) =>
        html`<article><h3>${name}, ${species}, seed ${seed}</h3>
<p class="quiet">${died_after_hours === null ? 'alive at the end' : `died of ${cause ?? 'neglect'} on day ${Math.floor(died_after_hours / 24) + 1}`}; ${log.length} ${log.length === 1 ? 'waking' : 'wakings'} logged</p>
${story.split('\n\n').map((paragraph) => html`<p class="narrow">${paragraph}</p>`)}</article>`,
    ),
  )}</details>`
}

function bodyOf(results: readonly TrialResult[]): Html {
  const all = groups(results)
  const levels = [...new Set(all.map(([one]) => (one as TrialResult).level))]
  const [head = [], ...rows] = summaryOf(results)
  return html`<h1>${TITLE}</h1>
<p class="lead">Does an agent come back? Each keeps its creatures for some simulated weeks and decides for itself when to be woken. The score is the share of creature-days alive.</p>
${
  all.length === 0
    ? html`<p>There are no results yet. Run <code>npm run trial -- --agent rules --out .local/trial/rules</code> and reload this page.</p>`
    : html`<section aria-labelledby="scores"><h2 id="scores">Scores</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="scores"><table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>
${levels.map((level) =>
  levelSection(
    level,
    all.filter(([one]) => one?.level === level),
  ),
)}`
}`
}

/** For the local host, with its navigation. */
export const trialPage = (results: readonly TrialResult[]): Html =>
  framed({
    site: { root: '', base_url: '', pages_url: '' },
    path: PATH,
    title: TITLE,
    description: 'How long creatures live with agents that decide when to come back.',
    unlisted: true,
    body: bodyOf(results),
  })

/** One file without links. */
export const reportPage = (results: readonly TrialResult[]): Html => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}</title>
<style>${trusted(STYLES.rooms)}</style>
</head>
<body><main>${bodyOf(results)}</main></body>
</html>
`

/** Reads a file of `--json` or `--out`, or one result per line in `.ndjson`. */
function readResults(file: string): readonly TrialResult[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.ndjson'))
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const { schema, results } = JSON.parse(text) as TrialResults
  if (schema !== SCHEMA) throw new Error(`${file} has the schema ${schema}; this release reads ${SCHEMA}`)
  return results
}

/** All results below these files and folders; a folder need not exist. */
export function findResults(paths: readonly string[]): TrialResult[] {
  return paths.flatMap((path) => {
    if (/\.(nd)?json$/.test(path)) return readResults(path)
    try {
      return findResults(
        readdirSync(path, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() || /\.(nd)?json$/.test(entry.name))
          .map((entry) => join(path, entry.name)),
      )
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  })
}
