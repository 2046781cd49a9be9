/** The live part of the home page: recent care, creatures near death, and the youngest and oldest creatures. */
import { harmWords } from '../domain/care/care-log'
import type { PublicMoment } from '../domain/creature/clock'
import { ageHours } from '../domain/creature/life'
import type { RecentCareEntry } from '../domain/projections/projections'
import { HOURS_PER_DAY, type Instant } from '../domain/time/instants'
import { capitalize, plural } from '../domain/words'
import { CARE_WORDS } from '../species/care-actions'
import { creatureCard, ofMoment, thumbnail } from './parts/faces'
import type { Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { conditionOf, conditionWords, count, linkTo, linkToKeeper, timeSince } from './parts/phrases'
import { TIMED } from './window/acts'

/** A creature at the current instant, with its keeper. */
export interface Guest {
  moment: PublicMoment
  keeper: string
}

/** The most creatures in need that are read. */
export const MOST_ENDANGERED = 8

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

export function frontRoom(site: Site, { acts, young, elders, endangered }: FrontRoom, now: Instant): Html {
  const visits = acts.map((one) => actEntry(site, one, now))
  const faces = (guests: readonly Guest[], words: (moment: PublicMoment) => Html | null) =>
    guests.map(({ moment }) => faced(site, moment, words(moment)))
  return html`${list('lately', 'Latest visits', visits, 'lately')}
${list('danger', 'Somebody should come', faces(endangered, clockOf))}
${list('young', 'The youngest here', faces(young, howItIs))}
${list('old', 'The oldest here', faces(elders, aged))}`
}

const list = (id: string, title: string, entries: readonly Html[], kind = 'cards'): Html | false =>
  entries.length > 0 &&
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<ul class="${kind}">${entries}</ul></section>`

function actEntry(site: Site, { moment, keeper, act }: FrontRoom['acts'][number], now: Instant): Html {
  const { id, name, species } = moment.creature
  const [before, after] = CARE_WORDS[act.action].active
  const creature = linkTo(site, 'creature', id, name)
  const done = act.harm
    ? html`gave ${creature} ${harmWords(species, act.harm)}.`
    : html`${before}${creature}${after}.${act.timing && ` ${capitalize(TIMED[act.timing])}.`}`
  return html`<li>${thumbnail(site.root, ofMoment(moment))}<p>${linkToKeeper(site, keeper)} ${done} <span class="quiet">${timeSince(act.done_at, now)}</span></p></li>`
}

const faced = ({ root }: Site, moment: PublicMoment, words: Html | null): Html =>
  creatureCard(root, moment, html`<span dir="auto">${moment.creature.species.name}</span>${words}`)

const clockOf = (moment: PublicMoment): Html | null => {
  const condition = conditionOf(moment)
  return condition && html`<span class="${condition.ring}">${condition.words}</span>`
}

const howItIs = (moment: PublicMoment): Html =>
  html`<span>${conditionWords(moment)}</span><span>hatched ${timeSince(moment.creature.hatched_at ?? moment.now, moment.now)}</span>`

const aged = ({ creature, now }: PublicMoment): Html => {
  const days = Math.floor(ageHours(creature, now) / HOURS_PER_DAY)
  return html`<span>${count(days)} ${plural(days, 'day')} old</span>`
}
