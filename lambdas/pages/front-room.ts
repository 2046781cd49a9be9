/** The live part of the home page: recent care, creatures near death, and the youngest and oldest creatures. */
import type { PublicMoment } from '../domain/creature/clock'
import { ageHours } from '../domain/creature/life'
import type { RecentCareEntry } from '../domain/projections/projections'
import { HOURS_PER_DAY, type Instant } from '../domain/time/instants'
import { plural } from '../domain/words'
import { CARE_WORDS } from '../species/care-actions'
import { ofMoment, ringed, thumbnail } from './parts/faces'
import type { Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { conditionOf, conditionWords, count, linkTo, linkToKeeper, pagePath, timeSince } from './parts/phrases'

/** A creature at the current instant, with its keeper. */
export interface Guest {
  moment: PublicMoment
  keeper: string
}

export interface FrontRoom {
  /** Newest first, each creature once. */
  acts: readonly (Guest & { act: RecentCareEntry })[]
  /** Hatched and alive, youngest first. */
  young: readonly Guest[]
  /** At least a day old, oldest first. */
  elders: readonly Guest[]
  /** Creatures near death, nearest first. In a large house not all of them. */
  endangered: readonly Guest[]
}

const TIMINGS: Readonly<Record<NonNullable<RecentCareEntry['timing']>, string>> = {
  early: ' A little early.',
  on_time: ' On time.',
  late: ' Late.',
  missed_window: ' Far too late.',
}

export function frontRoom(site: Site, { acts, young, elders, endangered }: FrontRoom, now: Instant): Html {
  return html`${
    acts.length > 0 &&
    html`<section aria-labelledby="lately"><h2 id="lately">Latest visits</h2>
<ul class="lately">${acts.map((one) => actEntry(site, one, now))}</ul></section>`
  }
${
  endangered.length > 0 &&
  html`<section aria-labelledby="danger"><h2 id="danger">Somebody should come</h2>
<ul class="cards">${endangered.map((guest) => faced(site, guest, clockOf(guest.moment)))}</ul></section>`
}
${
  young.length > 0 &&
  html`<section aria-labelledby="young"><h2 id="young">The youngest here</h2>
<ul class="cards">${young.map((guest) => faced(site, guest, howItIs(guest.moment, now)))}</ul></section>`
}
${
  elders.length > 0 &&
  html`<section aria-labelledby="old"><h2 id="old">The oldest here</h2>
<ul class="cards">${elders.map((guest) => faced(site, guest, aged(guest.moment)))}</ul></section>`
}`
}

function actEntry(site: Site, { moment, keeper, act }: FrontRoom['acts'][number], now: Instant): Html {
  const { id, name } = moment.creature
  const [before, after] = CARE_WORDS[act.action].active
  const creature = linkTo(site, 'creature', id, name)
  const done = act.harmful
    ? html`gave ${creature} something harmful.`
    : html`${before}${creature}${after}.${act.timing && TIMINGS[act.timing]}`
  return html`<li>${thumbnail(site.root, ofMoment(moment))}<p>${linkToKeeper(site, keeper)} ${done} <span class="quiet">${timeSince(act.at, now)}</span></p></li>`
}

const faced = ({ root }: Site, { moment }: Guest, words: Html | null): Html =>
  html`<li><a href="${root}${pagePath('creature', moment.creature.id)}">${ringed(root, moment)}<strong dir="auto">${moment.creature.name}</strong><span dir="auto">${moment.creature.species.name}</span>${words}</a></li>`

const clockOf = (moment: PublicMoment): Html | null => {
  const condition = conditionOf(moment)
  return condition && html`<span class="${condition.ring}">${condition.words}</span>`
}

const howItIs = (moment: PublicMoment, now: Instant): Html =>
  html`<span>${conditionWords(moment)}</span><span>hatched ${timeSince(moment.creature.hatched_at ?? now, now)}</span>`

const aged = ({ creature, now }: PublicMoment): Html => {
  const days = Math.floor(ageHours(creature, now) / HOURS_PER_DAY)
  return html`<span>${count(days)} ${plural(days, 'day')} old</span>`
}
