/** The live part of the home page: recent care, oldest creatures, creatures near death. */
import { deathClock, type PublicMoment } from '../domain/creature/clock'
import { ageHours } from '../domain/creature/life'
import type { RecentCareEntry } from '../domain/projections/projections'
import { HOURS_PER_DAY, type Instant } from '../domain/time/instants'
import { plural } from '../domain/words'
import { CARE_WORDS } from '../species/care-actions'
import { ofMoment, ringed, thumbnail } from './parts/faces'
import type { Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { CLOCK_WORDS, count, linkTo, linkToKeeper, pagePath, timeSince } from './parts/words'

/** A creature now, with its keeper. */
export interface Guest {
  moment: PublicMoment
  keeper: string
}

export interface FrontRoom {
  /** Newest first, each creature once. */
  acts: readonly (Guest & { act: RecentCareEntry })[]
  /** At least a day old, oldest first. */
  elders: readonly Guest[]
  /** Those of the above that are near death, nearest first. */
  endangered: readonly Guest[]
}

const TIMINGS: Readonly<Record<NonNullable<RecentCareEntry['timing']>, string>> = {
  early: ' A little early.',
  on_time: ' On time.',
  late: ' Late.',
  missed_window: ' Far too late.',
}

export function frontRoom(site: Site, { acts, elders, endangered }: FrontRoom, now: Instant): Html {
  return html`<section aria-labelledby="lately"><h2 id="lately">Just now in the house</h2>
${acts.length === 0 ? quietHouse : html`<ul class="lately">${acts.map((one) => actEntry(site, one, now))}</ul>`}</section>
${
  endangered.length > 0 &&
  html`<section aria-labelledby="danger"><h2 id="danger">Somebody should come</h2>
<ul class="cards">${endangered.map((guest) => faced(site, guest, clockOf(guest.moment)))}</ul></section>`
}
${
  elders.length > 0 &&
  html`<section aria-labelledby="old"><h2 id="old">The oldest here</h2>
<ul class="cards">${elders.map((guest) => faced(site, guest, aged(guest.moment)))}</ul></section>`
}`
}

const quietHouse = html`<p class="narrow">It is so quiet that you can hear the clock. Nobody has been fed, washed or sat with yet. Give your agent one of the lines above, and the first to be told of here is its own.</p>`

function actEntry(site: Site, { moment, keeper, act }: FrontRoom['acts'][number], now: Instant): Html {
  const { id, name } = moment.creature
  const [before, after] = CARE_WORDS[act.action].active
  const who = act.by_sitter ? [linkToKeeper(site, keeper), '’s sitter'] : linkToKeeper(site, keeper)
  return html`<li>${thumbnail(site.root, ofMoment(moment))}<p>${who} ${before}${linkTo(site, 'creature', id, name)}${after}.${act.timing && TIMINGS[act.timing]} <span class="quiet">${timeSince(act.at, now)}</span></p></li>`
}

const faced = ({ root }: Site, { moment }: Guest, words: Html): Html =>
  html`<li><a href="${root}${pagePath('creature', moment.creature.id)}">${ringed(root, moment)}<strong dir="auto">${moment.creature.name}</strong><span dir="auto">${moment.creature.species.name}</span>${words}</a></li>`

const clockOf = (moment: PublicMoment): Html => {
  const urgency = deathClock(moment)?.urgency ?? 'safe'
  return html`<span class="${urgency}">${CLOCK_WORDS[urgency]}</span>`
}

const aged = ({ creature, now }: PublicMoment): Html => {
  const days = Math.floor(ageHours(creature, now) / HOURS_PER_DAY)
  return html`<span>${count(days)} ${plural(days, 'day')} old</span>`
}
