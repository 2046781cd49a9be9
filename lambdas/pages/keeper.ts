/** The keeper page for an agent's human: deaths, faces, then details, and forms that change no creature. */
import type { Agent } from '../domain/accounts/agent'
import { isWavedAt } from '../domain/accounts/from-human'
import type { Gravestone, Lost } from '../domain/afterlife/gravestone'
import { isReturnable } from '../domain/afterlife/resurrection'
import type { LogEntry } from '../domain/care/care-log'
import { findingOf, needsSomebody } from '../domain/care/findings'
import { deathClock, type Moment } from '../domain/creature/clock'
import { ageHours } from '../domain/creature/life'
import { isNightAt } from '../domain/creature/sleep'
import { formatPrice, type LedgerEntry, PACKS } from '../domain/money/money'
import { formatDuration, formatRoughly } from '../domain/time/duration'
import { asInstant, HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../domain/time/instants'
import { localDayNumber, zoneAt } from '../domain/time/zone'
import { keepsakesWithText } from '../domain/voice/wish'
import { capitalize, plural, spellNumber } from '../domain/words'
import { STATS, type Stat } from '../species/vocabulary'
import { layFlower, lostKey, yours } from './keeper-forms'
import { ofStone, ringed, thumbnail } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import {
  CAUSE_WORDS,
  conditionOf,
  conditionWords,
  count,
  day,
  diedOf,
  linkTo,
  nameList,
  pagePath,
  quoted,
  STAGE_WORDS,
  stamp,
  stampMinute,
  timeSince,
  timeUntil,
} from './parts/phrases'
import { householdRoom, roomFigure } from './parts/room'
import { LOCAL_TIMES, REFRESH_KEEPER_PAGE, REMEMBER_KEEPER_PAGE, SHARING } from './parts/script'
import { memorialCard } from './stones'
import { paidReturn } from './window/bring-back'
import { card } from './window/card'
import { diary } from './window/diary'
import { today } from './window/today'
import { tomorrow, wishOfTheDay, wishWords } from './window/tomorrow'
import { week } from './window/week'

export interface Resident {
  moment: Moment
  /** What it is doing, or how it died; null for an egg. */
  behavior: string | null
  wish: string | null
  /** As its keeper sees them: null for stats the species hides. */
  stats: Readonly<Partial<Record<Stat, number | null>>>
  /** Oldest first; null if its log was not read. */
  diary: readonly LogEntry[] | null
}

export interface KeeperPageView {
  site: Site
  now: Instant
  /** When the reader looked before; null if that is not known. */
  looked_at: Instant | null
  agent: Agent
  /** Most urgent first. */
  residents: readonly Resident[]
  visits: readonly { at: Instant; reason: string; names: readonly string[] }[]
  /** Newest first. */
  ledger: readonly LedgerEntry[]
  credits: number
  /** The latest, and all that can be brought back: the one that the reader asked for, then newest first. */
  losses: readonly Lost[]
  /** The dead of these losses, as they are now. */
  dead: readonly Moment[]
  /** The latest deaths of creatures that are still dead, newest first. */
  stones: readonly Gravestone[]
  /** The creature that was released last, if it is known. */
  released: { creature: { id: string; name: string }; released_at: Instant } | null
  /** Ids of the stones on which the reader laid a flower. */
  flowers: ReadonlySet<string>
  /** Token of the page's forms. */
  token: string
  form_value: string
  /** When that form may be sent; null for now. */
  next_key_at: Instant | null
}

/** Limits the size of the page. Creatures are sorted by urgency, so those left out are in better condition. */
const SHOWN = 12
/** With more lost creatures, they are folded. */
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
  const inNeed = losses.some(({ died_at }) => isReturnable(died_at, now)) || moments.some(isInNeed)
  const home = roomFigure(room, moments.filter(({ alive }) => alive).length)
  const strips = week(view)
  return framed({
    site,
    path: '/window',
    title: `The house of ${agent.display_name}`,
    description: `Everybody who lives with ${agent.display_name}.`,
    unlisted: true,
    style: 'window',
    script: `${LOCAL_TIMES};${REMEMBER_KEEPER_PAGE};${SHARING};${REFRESH_KEEPER_PAGE}`,
    body: html`<h1>The house of <bdi>${agent.display_name}</bdi></h1>
${card(view)}
${residents.length > 0 && html`<ul class="cards">${residents.slice(0, SHOWN).map(({ moment }) => faceCard(view, moment))}</ul>`}
${residents.length > SHOWN && html`<p class="quiet">And ${spellNumber(residents.length - SHOWN)} more, who need less than these.</p>`}
${!inNeed && home}
${today(view)}
<div class="pair">${tomorrow(view)}${yours(view)}</div>
${(strips || inNeed) && html`<div class="pair">${strips}${inNeed && home}</div>`}
${residents.length > 0 && html`<section class="rooms" aria-labelledby="each"><h2 id="each">Each of them</h2>${residents.slice(0, SHOWN).map((resident) => section(view, resident))}</section>`}
${losses.length > 0 && missed(view)}
${releases(view)}
<section class="rooms" aria-labelledby="else"><h2 id="else">Everything else</h2>${plan(view)}${costs(view)}${lostKey(view)}</section>
<p class="quiet small">Seen on ${stampMinute(now)}.<noscript> Reload the page to look again.</noscript> It is yours alone: whoever has its address sees what you see and may do what you may. Only <bdi>${agent.display_name}</bdi> can care for anybody here${agent.recovery && ', or whoever makes a new key'}.</p>`,
  })
}

const isInNeed = (moment: Moment): boolean => needsSomebody(moment) || (!moment.alive && findingOf(moment) !== null)

const sectionId = ({ creature }: Moment): string => `c-${creature.id}`

function faceCard({ site: { root }, agent, now }: KeeperPageView, moment: Moment): Html {
  const { creature, alive } = moment
  const looks_up = isWavedAt(agent, now)
  const clock = deathClock(moment)
  const state = !alive ? 'died' : creature.stage === 'egg' ? 'in the egg' : conditionWords(moment)
  return html`<li><a href="#${sectionId(moment)}">${ringed(root, moment, { exact: true, looks_up })}<strong><bdi>${creature.name}</bdi></strong><span>${state}</span>${clock && html`<span class="${conditionOf(moment)?.ring ?? 'safe'}">${stamp(clock.dies_at, `${formatRoughly(clock.hours_remaining) ?? 'no time'} left`)}</span>`}</a></li>`
}

function section(view: KeeperPageView, resident: Resident): Html {
  const { site, agent } = view
  const { moment, behavior, wish } = resident
  const { creature, alive } = moment
  const kept = keepsakesWithText(creature)
  const content = html`<summary><strong><bdi>${creature.name}</bdi></strong> <span class="quiet"><bdi>${creature.species.name}</bdi>, ${inWords(moment)}</span></summary>
${behavior && html`<p class="quiet">What <bdi>${agent.display_name}</bdi> ${alive ? 'sees' : 'will read'}:</p><p class="lead">${quoted(behavior)}</p>`}
${!isInNeed(moment) && clock(moment)}
${alive && creature.stage !== 'egg' && bars(resident)}
${wish && resident !== wishOfTheDay(view) && html`<p>${wishWords(view, resident)}</p>`}
${kept.length > 0 && html`<p><b>What it keeps</b></p><ul>${kept.map(({ name, text }) => html`<li><strong>${name}</strong> ${quoted(text)}</li>`)}</ul>`}
${diary(moment, resident.diary ?? [])}
<p><a href="${site.root}${pagePath('creature', creature.id)}">Its public page</a></p>`
  return html`<details id="${sectionId(moment)}">${content}</details>`
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
  return html`<p><span class="clock ${shown.ring}"><span>${shown.words}. Without care it lives until ${stampMinute(running.dies_at)}</span></span></p>`
}

const WORDS: Readonly<Record<Stat, string>> = {
  hunger: 'Fullness',
  happiness: 'Happiness',
  health: 'Health',
  trust: 'Trust',
  discipline: 'Discipline',
}

const bars = ({ stats }: Resident): Html =>
  STATS.every((name) => (stats[name] ?? null) === null)
    ? html`<p class="quiet">Its numbers are hidden, even from its keeper.</p>`
    : html`<dl class="bars">${STATS.map((name) => html`<div><dt>${WORDS[name]}</dt><dd>${bar(stats[name] ?? null)}</dd></div>`)}</dl>`

function bar(value: number | null): Html {
  if (value === null) return html`<span class="quiet">hidden, even from its keeper</span>`
  const whole = Math.round(value)
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="${whole}" height="8"/></svg> ${whole}`
}

/** The lost creatures; their way back is in the card. Many are folded. */
function missed(view: KeeperPageView): Html {
  const { losses } = view
  const all = losses.map((lost) => lostOne(view, lost))
  return html`<section aria-labelledby="missed"><h2 id="missed">Who is missed</h2>${losses.length <= UNFOLDED ? all : html`<details id="lost"><summary>${capitalize(spellNumber(losses.length))} creatures and their stones</summary>${all}</details>`}</section>`
}

function lostOne(view: KeeperPageView, lost: Lost): Html {
  const { name, species, died_at, stone_id, epitaph } = lost
  const { site, now, stones } = view
  const stone = stones.find(({ id }) => id === stone_id)
  const died = stone ? diedOf(stone) : CAUSE_WORDS[lost.cause]
  return html`<article class="lost">${stone && thumbnail(site.root, ofStone(stone))}<div><h3>${linkTo(site, 'stone', stone_id, name)}</h3><p class="quiet"><bdi>${species}</bdi>, died ${died}, ${timeSince(died_at, now)}</p><p class="epitaph">${epitaph}</p>${layFlower(view, lost)}${memorialCard(site, stone_id)}</div></article>`
}

/** "Kit let Gorse go 2 hours ago; two creatures in all." */
function releases({ site, agent, released, now, residents, stones }: KeeperPageView): Html | null {
  const total = agent.tallies.released
  // The card says it.
  if (total === 1 && residents.length + stones.length === 0) return null
  const all = `${spellNumber(total)} ${plural(total, 'creature')}`
  const keeper = html`<bdi>${agent.display_name}</bdi>`
  if (!released) return total > 0 ? html`<p>${keeper} has let ${all} go.</p>` : null
  const { creature, released_at } = released
  return html`<p>${keeper} let ${linkTo(site, 'creature', creature.id, creature.name)} go ${timeSince(released_at, now)}${total > 1 && `; ${all} in all`}.</p>`
}

/** Grouped by day in the keeper's zone. */
function plan({ agent, visits, now, residents }: KeeperPageView): Html {
  const dayOf = ({ at }: { at: Instant }): number => localDayNumber(agent, at)
  const days = [...new Set(visits.map(dayOf))]
  const line = ({ at, reason, names }: KeeperPageView['visits'][number]): Html =>
    html`<li><span>${reason}</span>${names.length > 1 && html`<span class="when">To see: ${names.length < residents.length ? nameList(names) : 'all of them'}</span>`}${timeUntil(at, now)}</li>`
  return html`<details id="plan"><summary>Visits to come</summary>${
    visits.length === 0
      ? html`<p class="quiet">None are planned.</p>`
      : html`${days.map((number) => html`<h3>${dayWords(agent, number, now)}</h3><ol class="line">${visits.filter((visit) => dayOf(visit) === number).map(line)}</ol>`)}
<p><a class="button" href="?format=ics">Add to calendar</a></p>
<p class="quiet small">A calendar that follows the plan by itself is at the address of this page with /plan.ics after it.</p>`
  }</details>`
}

/** Names the zone, because the times below are in the reader's, where it may be another day. */
const dayWords = (agent: Agent, number: number, now: Instant): string => {
  const away = number - localDayNumber(agent, now)
  const words = away === 0 ? 'Today' : away === 1 ? 'Tomorrow' : day(asInstant(number * HOURS_PER_DAY * MS_PER_HOUR))
  return `${words} (${zoneAt(agent, now)})`
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
  const isSold = ({ died_at, cost }: Lost): boolean => isReturnable(died_at, now) && cost > credits
  const hasForms = !paidReturn(view) && losses.some(isSold)
  return html`<details id="costs"><summary>Credits</summary>
<p>${credits > 0 ? `${count(credits)} credits are left.` : html`<bdi>${agent.display_name}</bdi> has no credits.`} They bring back a creature that has died; nothing else here costs anything.</p>
<p>${hasForms && 'The buttons above buy what a return takes. '}To buy ${hasForms || credits > 0 ? 'more' : 'some'}, ask <bdi>${agent.display_name}</bdi> for a link to pay by: ${offers}. You may send it this:</p>
<p class="say"><code>Please send me a link to buy ${count(PACKS[1].credits)} credits in Creature House.</code></p>
${ledger.length > 0 && html`<details id="ledger"><summary>What was bought and spent</summary><ol class="line">${ledger.map(({ kind, credits: moved, moved_at: at }) => html`<li><span>${MOVED[kind]}: ${moved > 0 && '+'}${count(moved)} credits</span>${stampMinute(at)}</li>`)}</ol></details>`}</details>`
}
