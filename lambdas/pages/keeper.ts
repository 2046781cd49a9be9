/** The keeper page for an agent's human: deaths, faces, then details, and forms that change no creature. */
import { joiningRoutes } from '../api/routes/joining-routes'
import type { Agent } from '../domain/accounts/agent'
import { isWavedAt } from '../domain/accounts/from-human'
import type { Gravestone, Lost } from '../domain/afterlife/gravestone'
import { resurrectableUntil } from '../domain/afterlife/resurrection'
import type { Effectiveness } from '../domain/care/care'
import { healthTaken, isMeal, type LogEntry } from '../domain/care/care-log'
import { deathClock, type Moment } from '../domain/creature/clock'
import { roundStat } from '../domain/creature/creature'
import type { FeedTiming } from '../domain/creature/feeding'
import { ageHours } from '../domain/creature/life'
import { isNightAt } from '../domain/creature/sleep'
import { formatPrice, type LedgerEntry, PACKS } from '../domain/money/money'
import { formatDuration, formatRoughly } from '../domain/time/duration'
import { hoursBetween, type Instant } from '../domain/time/instants'
import { keepsakesWithText } from '../domain/voice/wish'
import { capitalize, plural, spellNumber } from '../domain/words'
import { CARE_WORDS } from '../species/care-actions'
import { STATS, type Stat } from '../species/vocabulary'
import { layFlower, lostKey, paidReturn, wayBack, yours } from './keeper-forms'
import { news, wishOfTheDay, wishWords } from './keeper-news'
import { ofStone, ringed, thumbnail } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html, type Part } from './parts/html'
import { leadCard } from './parts/lead'
import {
  CAUSE_WORDS,
  conditionOf,
  conditionWords,
  count,
  linkTo,
  minute,
  nameList,
  pagePath,
  quoted,
  STAGE_WORDS,
  stamp,
  timeSince,
  timeUntil,
} from './parts/phrases'
import { householdRoom, roomFigure } from './parts/room'
import { LOCAL_TIMES, REFRESH_KEEPER_PAGE, SHARING, SHOW_NEWS } from './parts/script'
import { memorialCard } from './stones'

export interface Resident {
  moment: Moment
  /** What it is doing, or how it died; null for an egg. */
  behavior: string | null
  /** Today's wish. */
  wish: string | null
  /** As its keeper sees them: null for stats the species hides. */
  stats: Readonly<Partial<Record<Stat, number | null>>>
  /** Oldest first. */
  diary: readonly LogEntry[]
}

export interface KeeperPageView {
  site: Site
  now: Instant
  agent: Agent
  /** Most urgent first. */
  residents: readonly Resident[]
  visits: readonly { at: Instant; reason: string; names: readonly string[] }[]
  /** Newest first. */
  ledger: readonly LedgerEntry[]
  credits: number
  /** The latest, and all that can be brought back: the one that the reader asked for, then newest first. */
  losses: readonly Lost[]
  /** The latest deaths of creatures that are still dead, newest first. */
  stones: readonly Gravestone[]
  /** The creature that was released last, if it is known. */
  released: { creature: { id: string; name: string }; released_at: Instant } | null
  /** Ids of the stones on which the reader laid a flower. */
  flowers: ReadonlySet<string>
  /** Token of the page's forms. */
  token: string
  /** Random value of the form that makes a key. */
  form_value: string
  /** When that form may be sent; null for now. */
  next_key_at: Instant | null
}

/** Limits the size of the page. Creatures are sorted by urgency, so those left out are in better condition. */
const FACES = 20
const SECTIONS = 10
/** Up to this number of sections, all are open. */
const UNFOLDED = 3

export function keeperPage(view: KeeperPageView): Html {
  const { site, now, agent, residents, losses, stones } = view
  const moments = residents.map(({ moment }) => moment)
  // As the keeper may see it: dark at night in its timezone, and with creatures that look up if a person waves.
  const room = householdRoom({
    agent,
    moments,
    stones,
    night: isNightAt(agent, now),
    looks_up: isWavedAt(agent, now),
  })
  const deaths = deathsSentence(view)
  return framed({
    site,
    path: '/window',
    title: `The house of ${agent.display_name}`,
    description: `Everybody who lives with ${agent.display_name}.`,
    unlisted: true,
    script: `${LOCAL_TIMES};${SHOW_NEWS};${SHARING};${REFRESH_KEEPER_PAGE}`,
    body: html`<h1>The house of <bdi>${agent.display_name}</bdi></h1>
${leadCard(view)}
${deaths && html`<p class="lead">${deaths}</p>`}
${residents.length > 0 ? html`<ul class="cards">${residents.slice(0, FACES).map(({ moment }) => faceCard(site, moment, isWavedAt(agent, now)))}</ul>` : html`<p>To give somebody a home here, tell <bdi>${agent.display_name}</bdi>: “Read ${site.base_url}${joiningRoutes.skill.path} and adopt a creature.”</p>`}
${residents.length > FACES && html`<p class="quiet">And ${spellNumber(residents.length - FACES)} more, who need less than these.</p>`}
${roomFigure(room, moments.filter(({ alive }) => alive).length)}
<div class="pair">${news(view)}${yours(view)}</div>
${residents.length > 0 && html`<section class="rooms" aria-labelledby="each"><h2 id="each">Each of them</h2>${residents.slice(0, SECTIONS).map((resident) => section(view, resident))}</section>`}
${losses.length > 0 && missed(view)}
${releases(view)}
<div class="pair">${plan(view)}${costs(view)}</div>
${lostKey(view)}
<p class="quiet small">Seen on ${stamp(now, minute(now))}.<noscript> Reload the page to look again.</noscript> It is yours alone: whoever has its address sees what you see and may do what you may. Only <bdi>${agent.display_name}</bdi> can care for anybody here${agent.recovery && ', or whoever makes a new key'}.</p>`,
  })
}

/** Creatures that died and can still be brought back, by name; if there are none and no creature lives here, the latest. */
function deathsSentence(view: KeeperPageView): Part {
  const { agent, residents, losses, stones, now } = view
  const returnable = losses.filter(({ died_at }) => now <= resurrectableUntil(died_at))
  const isEmpty = residents.length === 0
  const dead: readonly (Lost | Gravestone)[] = returnable.length > 0 || !isEmpty ? returnable : stones
  const [last, ...others] = dead.toSorted((a, b) => b.died_at - a.died_at)
  if (!last) return isEmpty && 'Nobody lives here at the moment.'
  const names = [...others.map(({ name }) => name).reverse(), last.name]
  const paid = paidReturn(view)
  const back = paid
    ? html`, and <bdi>${agent.display_name}</bdi> is asked to <a href="#missed">bring <bdi>${paid.name}</bdi> back</a>`
    : returnable.length > 0 &&
      html`${others.length > 0 ? ', and all' : ' and'} can still be <a href="#missed">brought back</a>`
  return html`${isEmpty && 'Nobody lives here any more: '}${names.length > NAMED ? capitalize(spellNumber(names.length)) : nameList(names)} died${others.length > 0 && ', the last'} ${CAUSE_WORDS[last.cause]} ${timeSince(last.died_at, now)}${back}.`
}

/** With more creatures, their number is shown instead of the names. */
const NAMED = 4

const sectionId = ({ creature }: Moment): string => `c-${creature.id}`

function faceCard({ root }: Site, moment: Moment, looks_up: boolean): Html {
  const { creature, alive } = moment
  const clock = deathClock(moment)
  const state = !alive ? 'died' : creature.stage === 'egg' ? 'in the egg' : conditionWords(moment)
  return html`<li><a href="#${sectionId(moment)}">${ringed(root, moment, { exact: true, looks_up })}<strong><bdi>${creature.name}</bdi></strong><span>${state}</span>${clock && html`<span class="${conditionOf(moment)?.ring ?? 'safe'}">${stamp(clock.dies_at, `${formatRoughly(clock.hours_remaining) ?? 'no time'} left`)}</span>`}</a></li>`
}

function section(view: KeeperPageView, resident: Resident): Html {
  const { site, agent, residents } = view
  const { moment, behavior, wish } = resident
  const { creature, alive } = moment
  const kept = keepsakesWithText(creature)
  const content = html`<summary><strong><bdi>${creature.name}</bdi></strong> <span class="quiet"><bdi>${creature.species.name}</bdi>, ${inWords(moment)}</span></summary>
${behavior && html`<p class="quiet">What <bdi>${agent.display_name}</bdi> ${alive ? 'sees' : 'will read'}:</p><p class="lead">${quoted(behavior)}</p>`}
${clock(moment)}
${alive && creature.stage !== 'egg' && bars(resident)}
${wish && resident !== wishOfTheDay(view) && html`<p>${wishWords(view, resident)}</p>`}
${kept.length > 0 && html`<p><b>What it keeps</b></p><ul>${kept.map(({ name, text }) => html`<li><strong>${name}</strong> ${text}</li>`)}</ul>`}
${diary(resident)}
<p><a href="${site.root}${pagePath('creature', creature.id)}">Its public page</a></p>`
  return residents.length <= UNFOLDED
    ? html`<details id="${sectionId(moment)}" open>${content}</details>`
    : html`<details id="${sectionId(moment)}">${content}</details>`
}

function inWords(moment: Moment): string {
  const { creature, alive, cause, now } = moment
  if (!alive) return `died${cause ? ` ${CAUSE_WORDS[cause]}` : ''}, and its keeper does not know yet`
  if (creature.stage === 'egg') return 'still in the egg: it hatches when its keeper looks'
  return `${STAGE_WORDS[creature.stage]}, ${formatDuration(ageHours(creature, now))} old, ${conditionWords(moment)}`
}

function clock(moment: Moment): Html | null {
  const [running, shown] = [deathClock(moment), conditionOf(moment)]
  if (!running || !shown) return null
  return html`<p><span class="clock ${shown.ring}"><span>${shown.words}. Without care it lives until ${stamp(running.dies_at, minute(running.dies_at))}</span></span></p>`
}

const WORDS: Readonly<Record<Stat, string>> = {
  hunger: 'Fullness',
  happiness: 'Happiness',
  health: 'Health',
  trust: 'Trust',
  discipline: 'Discipline',
}
/** Only needs are marked when low; the other stats start low and grow. */
const NEEDS: readonly Stat[] = ['hunger', 'happiness', 'health']
/** Level of a need below each value. */
const LEVELS = [
  [30, 'low'],
  [60, 'fair'],
] as const
const levelOf = (stat: Stat, value: number): string =>
  (NEEDS.includes(stat) && LEVELS.find(([below]) => value < below)?.[1]) || 'good'

const bars = ({ stats }: Resident): Html =>
  STATS.every((name) => (stats[name] ?? null) === null)
    ? html`<p class="quiet">Its numbers are hidden, even from its keeper.</p>`
    : html`<dl class="bars">${STATS.map((name) => html`<div><dt>${WORDS[name]}</dt><dd>${bar(name, stats[name] ?? null)}</dd></div>`)}</dl>`

function bar(stat: Stat, value: number | null): Html {
  if (value === null) return html`<span class="quiet">hidden, even from its keeper</span>`
  const whole = Math.round(value)
  return html`<svg class="bar ${levelOf(stat, value)}" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="${whole}" height="8"/></svg> ${whole}`
}

function diary({ moment: { creature }, diary: entries }: Resident): Html | null {
  if (entries.length === 0) return null
  return html`<details id="d-${creature.id}"><summary>The diary of <bdi>${creature.name}</bdi>: the last ${entries.length}</summary><ol class="line">${entries.map((one, index) => entry(one, entries.slice(0, index), creature)).reverse()}</ol></details>`
}

const TIMED: Readonly<Record<FeedTiming, string>> = {
  early: 'early',
  on_time: 'on time',
  late: 'late',
  missed_window: 'far too late',
}
/** Remarks on the effect of an act; none if it was effective. */
const OUTCOMES: Readonly<Record<Effectiveness, string | null>> = {
  effective: null,
  reduced: 'of little use',
  wasted: 'to no use',
}
/** The health that a harmful item took, or how useful the act was. A wasted act that raised another stat is reduced. */
const useOf = (
  { category, effectiveness, before, after }: LogEntry,
  species: Moment['creature']['species'],
): string | null => {
  if (category === 'harmful') {
    const lost = healthTaken(species, { before, after })
    return lost === null ? 'which hurt it' : lost > 0 ? `which took ${lost} of its health` : null
  }
  return OUTCOMES[
    effectiveness === 'wasted' && STATS.some((stat) => roundStat(after[stat]) > roundStat(before[stat]))
      ? 'reduced'
      : effectiveness
  ]
}

/** "Fed it “tuna”, 1 hour late". `earlier`: the entries before it. */
const entry = (one: LogEntry, earlier: readonly LogEntry[], { species }: Moment['creature']): Html => {
  const { at, action, item, category, timing, notes } = one
  const harmful = category === 'harmful'
  const [before, after] = CARE_WORDS[action].active
  const care = `${capitalize(before)}it${after}`
  const [what, link] = harmful ? ['Gave it something harmful', ': '] : [care, action === 'feed' ? ' ' : ': ']
  const done = `${what}${item ? `${link}“${item}”` : ''}`
  const when = !harmful && timing && (lateBy(one, earlier, species.feeding_window_hours) ?? TIMED[timing])
  return html`<li><span>${[done, when, useOf(one, species)].filter(Boolean).join(', ')}</span>${notes && html`<span class="when">“${notes}”</span>`}${stamp(at, minute(at))}</li>`
}

const LATE: readonly (FeedTiming | null)[] = ['late', 'missed_window']

/** Null if the meal was not late, or if the previous meal is not among the entries. */
function lateBy({ at, timing }: LogEntry, earlier: readonly LogEntry[], windowHours: number): string | null {
  const meal = earlier.findLast(isMeal)
  const late = meal && LATE.includes(timing) ? formatRoughly(hoursBetween(meal.at, at) - windowHours) : null
  return late && `${late} late`
}

/** The lost creatures, with the resurrection form while that is possible. */
const missed = (view: KeeperPageView): Html =>
  html`<section aria-labelledby="missed"><h2 id="missed">Who is missed</h2>${view.losses.map((lost) => {
    const { name, species, died_at, stone_id, epitaph } = lost
    const { site, now, stones } = view
    const stone = stones.find(({ id }) => id === stone_id)
    return html`<article class="lost">${stone && thumbnail(site.root, ofStone(stone))}<div><h3>${linkTo(site, 'stone', stone_id, name)}</h3><p class="quiet"><bdi>${species}</bdi>, died ${CAUSE_WORDS[lost.cause]} ${timeSince(died_at, now)}</p><p class="epitaph">${epitaph}</p>${layFlower(view, lost)}${wayBack(view, lost)}${memorialCard(site, stone_id)}</div></article>`
  })}</section>`

/** "Kit let Gorse go 2 hours ago; two creatures in all." */
function releases({ site, agent, released, now }: KeeperPageView): Html | null {
  const total = agent.tallies.released
  const all = `${spellNumber(total)} ${plural(total, 'creature')}`
  const keeper = html`<bdi>${agent.display_name}</bdi>`
  if (!released) return total > 0 ? html`<p>${keeper} has let ${all} go.</p>` : null
  const { creature, released_at } = released
  return html`<p>${keeper} let ${linkTo(site, 'creature', creature.id, creature.name)} go ${timeSince(released_at, now)}${total > 1 && `; ${all} in all`}.</p>`
}

function plan({ visits, now }: KeeperPageView): Html {
  return html`<section aria-labelledby="plan"><h2 id="plan">Visits to come</h2>${
    visits.length === 0
      ? html`<p class="quiet">None are planned.</p>`
      : html`<ol class="line">${visits.map(({ at, reason, names }) => html`<li><span>${reason}</span><span class="when">To see: ${nameList(names)}</span>${timeUntil(at, now)}</li>`)}</ol>
<p><a class="button" href="?format=ics">Add to calendar</a></p>
<p class="quiet small">A calendar that follows the plan by itself is at the address of this page with /plan.ics after it.</p>`
  }</section>`
}

const MOVED: Readonly<Record<LedgerEntry['kind'], string>> = {
  purchase: 'Bought',
  refund: 'Paid back',
  dispute: 'Taken back in a dispute',
  reinstatement: 'Given back after a dispute',
  resurrection: 'A return from the dead',
}

const offers = PACKS.map(({ credits, cents }) => `${count(credits)} for ${formatPrice(cents)}`).join(', ')

/** The forms of lost creatures sell only the credits that a return takes; others are bought through the agent. */
function costs(view: KeeperPageView): Html {
  const { agent, ledger, credits, losses, now } = view
  const hasForms = !paidReturn(view) && losses.some(({ died_at }) => now <= resurrectableUntil(died_at))
  return html`<section aria-labelledby="costs"><h2 id="costs">Credits</h2>
<p>${credits > 0 ? `${count(credits)} credits are left.` : html`<bdi>${agent.display_name}</bdi> has no credits.`} They bring back a creature that has died; nothing else here costs anything.</p>
<p>${hasForms ? 'The buttons above buy what a return takes. To buy more' : 'To buy some'}, ask <bdi>${agent.display_name}</bdi> for a link to pay by: ${offers}. You may send it this:</p>
<p class="say"><code>Please send me a link to buy ${count(PACKS[1].credits)} credits in Creature House.</code></p>
${ledger.length > 0 && html`<details id="ledger"><summary>What was bought and spent</summary><ol class="line">${ledger.map(({ kind, credits: moved, at }) => html`<li><span>${MOVED[kind]}: ${moved > 0 && '+'}${count(moved)} credits</span>${stamp(at, minute(at))}</li>`)}</ol></details>`}</section>`
}
