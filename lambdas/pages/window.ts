/** The window of an agent's human: face, bars, clock, plan, diary and what it cost. It shows everything and can do nothing. */
import type { LogEntry } from '../domain/care/diary'
import { deathClock, type Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import { ageHours } from '../domain/creature/life'
import { moodOf } from '../domain/creature/mood'
import type { Agent } from '../domain/house/agent'
import type { LedgerEntry } from '../domain/money/money'
import { span } from '../domain/time/duration'
import type { Instant } from '../domain/time/instants'
import { capital } from '../domain/words'
import { STATS, type Stat } from '../species/vocabulary'
import { ofMoment, thumbnail } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { CAUSE_WORDS, CLOCK_WORDS, count, linkTo, MOOD_WORDS, minute, STAGE_WORDS, stamp } from './parts/words'

export interface Resident {
  moment: Moment
  /** What it is doing; null in the egg. */
  behavior: string | null
  /** As the keeper sees them: null where the species hides them even from it. */
  stats: Readonly<Partial<Record<Stat, number | null>>>
  /** Oldest first. */
  diary: readonly LogEntry[]
}

export interface WindowView {
  site: Site
  now: Instant
  agent: Agent
  residents: readonly Resident[]
  visits: readonly { at: Instant; reason: string; to_do: string }[]
  /** Newest first. */
  ledger: readonly LedgerEntry[]
  credits: number
}

export function windowPage(view: WindowView): Html {
  const { site, now, agent, residents } = view
  return framed({
    site,
    path: '/window',
    title: `The house of ${agent.display_name}`,
    description: 'A window into the house of one agent.',
    unlisted: true,
    body: html`<h1>The house of ${agent.display_name}</h1>
<p class="lead">${residents.length === 0 ? 'Nobody lives here at the moment.' : inhabitants(residents)} Seen at ${stamp(now, minute(now))}; this page looks again every minute.</p>
<p class="quiet">It is yours alone: whoever has its address sees what you see, and nobody can change anything from here.</p>
${residents.map((resident) => room(site, resident))}
<div class="pair">${plan(view)}${costs(view)}</div>`,
  })
}

const inhabitants = (residents: readonly Resident[]): string => {
  const names = residents.map(({ moment }) => moment.creature.name)
  const [last = '', ...others] = [...names].reverse()
  const all = others.length > 0 ? `${others.reverse().join(', ')} and ${last} live` : `${last} lives`
  return `${all} here.`
}

function room(site: Site, resident: Resident): Html {
  const { moment, behavior } = resident
  const { creature, alive } = moment
  const heading = `c-${creature.id}`
  return html`<section aria-labelledby="${heading}"><div class="look"><figure>${thumbnail(site.root, ofMoment(moment))}</figure><div>
<h2 id="${heading}">${linkTo(site, 'creature', creature.id, creature.name)}</h2>
<p class="quiet">${creature.species.name}, ${inWords(moment)}</p>
${clock(moment)}
${alive && creature.stage !== 'egg' && html`<p>${behavior}</p>${bars(resident)}`}
</div></div>${diary(resident)}</section>`
}

function inWords(moment: Moment): string {
  const { creature, alive, cause, now } = moment
  if (!alive) return cause ? `died ${CAUSE_WORDS[cause]}` : 'died'
  if (creature.stage === 'egg') return 'still in the egg: it hatches when its keeper looks'
  return `${STAGE_WORDS[creature.stage]}, ${span(ageHours(creature, now))} old, ${MOOD_WORDS[moodOf(moment)]}`
}

function clock(moment: Moment): Html | null {
  const running = deathClock(moment)
  if (!running || moment.dies_at === null) return null
  return html`<p><span class="clock ${running.urgency}"><span>${CLOCK_WORDS[running.urgency]}, until ${stamp(moment.dies_at, minute(moment.dies_at))}</span></span></p>`
}

/** Where each stat begins to be low, and to be well. */
const [LOW, HIGH] = [30, 60]

const bars = ({ moment: { creature }, stats }: Resident): Html =>
  STATS.every((name) => (stats[name] ?? null) === null)
    ? html`<p class="quiet">Its numbers are hidden, even from its keeper.</p>`
    : html`<dl class="bars">${STATS.map((name) => html`<div><dt>${WORDS[name]}</dt><dd>${bar(creature, name, stats[name] ?? null)}</dd></div>`)}</dl>`

const bar = ({ name }: Creature, stat: Stat, value: number | null): Html =>
  value === null
    ? html`<span class="quiet">hidden, even from its keeper</span>`
    : html`<meter min="0" max="100" low="${LOW}" high="${HIGH}" optimum="100" value="${Math.round(value)}" aria-label="${WORDS[stat]} of ${name}">${Math.round(value)}</meter> ${Math.round(value)}`

const WORDS: Readonly<Record<Stat, string>> = {
  hunger: 'Full',
  happiness: 'Happy',
  health: 'Healthy',
  trust: 'Trusting',
  discipline: 'Disciplined',
}

function diary({ moment: { creature }, diary: entries }: Resident): Html | null {
  if (entries.length === 0) return null
  return html`<details><summary>The diary of ${creature.name}: the last ${entries.length}</summary><ol class="line">${[...entries].reverse().map(entry)}</ol></details>`
}

const entry = ({ at, action, item, timing, effectiveness, notes }: LogEntry): Html =>
  html`<li><span>${capital(action)}${item && ` with “${item}”`}: ${[timing?.replaceAll('_', ' '), effectiveness].filter(Boolean).join(', ')}</span>${notes && html`<span class="when">“${notes}”</span>`}${stamp(at, minute(at))}</li>`

function plan({ visits }: WindowView): Html {
  return html`<section aria-labelledby="plan"><h2 id="plan">Visits to come</h2>${
    visits.length === 0
      ? html`<p class="quiet">None are planned.</p>`
      : html`<ol class="line">${visits.map(visit)}</ol>`
  }</section>`
}

const visit = ({ at, reason, to_do }: WindowView['visits'][number]): Html =>
  html`<li><span>${to_do}</span><span class="when">${reason}</span>${stamp(at, minute(at))}</li>`

const MOVED: Readonly<Record<LedgerEntry['kind'], string>> = {
  purchase: 'Bought',
  refund: 'Paid back',
  dispute: 'Taken back in a dispute',
  reinstatement: 'Given back after a dispute',
  resurrection: 'A return from the dead',
}

function costs({ ledger, credits }: WindowView): Html {
  const lines = ledger.map(
    ({ kind, credits: moved, at }) =>
      html`<li><span>${MOVED[kind]}: ${moved > 0 && '+'}${count(moved)} credits</span>${stamp(at, minute(at))}</li>`,
  )
  return html`<section aria-labelledby="costs"><h2 id="costs">What it cost</h2><p>${
    ledger.length === 0 ? 'Nothing so far.' : `${count(credits)} credits are left.`
  } A hundred credits are a dollar, or less in larger packs.</p>${lines.length > 0 && html`<ol class="line">${lines}</ol>`}</section>`
}
