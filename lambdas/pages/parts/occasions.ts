/** Occasions to share a picture: a creature has grown, has a birthday, or is remembered. */
import type { PublicMoment } from '../../domain/creature/clock'
import { type HatchedStage, type PublicCreature, STAGES } from '../../domain/creature/creature'
import { isAtEase } from '../../domain/creature/expression'
import { ageHours, formOf } from '../../domain/creature/life'
import { AGE_MILESTONES } from '../../domain/creature/milestones'
import { after, asHours, HOURS_PER_DAY, hoursBetween, type Instant } from '../../domain/time/instants'
import { article, capitalize, plural, spellNumber } from '../../domain/words'
import type { Site } from './frame'
import { type Html, html, type Part } from './html'
import { cardPath, day, STAGE_WORDS } from './words'

interface Growth {
  stage: HatchedStage
  /** The stage before. */
  from: HatchedStage
  at: Instant
}

/** The latest growth; null for an egg or a baby. */
export function growthOf({ stage, entered }: PublicCreature): Growth | null {
  const from = STAGES[STAGES.indexOf(stage) - 1]
  const at = stage === 'egg' ? undefined : entered[stage]
  return stage === 'egg' || !from || from === 'egg' || at === undefined ? null : { stage, from, at }
}

interface Birthday {
  days: number
  at: Instant
}

const DAYS_PER_YEAR = 365

/**
 * The latest birthday of this life: the ages that are milestones, then every year. Null for dead and very young
 * creatures.
 */
export function birthdayOf({ creature, alive, now }: PublicMoment): Birthday | null {
  const age = ageHours(creature, now)
  const years = Math.floor(age / HOURS_PER_DAY / DAYS_PER_YEAR)
  const days = years > 0 ? years * DAYS_PER_YEAR : AGE_MILESTONES.findLast((most) => most * HOURS_PER_DAY <= age)
  return alive && days && days * HOURS_PER_DAY >= creature.lived_before_hours
    ? { days, at: after(now, asHours(days * HOURS_PER_DAY - age)) }
    : null
}

/** "ten days old", "two years old". */
const ageWords = ({ days }: Birthday): string => {
  const [n, unit] = days % DAYS_PER_YEAR === 0 ? [days / DAYS_PER_YEAR, 'year'] : [days, 'day']
  return `${spellNumber(n)} ${plural(n, unit)} old`
}

/** "a teenager"; "a Hearthcat". */
const grownInto = (creature: PublicCreature, { stage }: Growth): string => {
  const kind = (stage === 'adult' && formOf(creature)) || STAGE_WORDS[stage]
  return `${article(kind)} ${kind}`
}

/** The text of its card. It has a date instead of "now", because a shared picture is seen later. */
export const growthLine = (creature: PublicCreature, growth: Growth): string =>
  `${growth.stage === 'adult' ? 'Grew up on' : 'Grew on'} ${day(growth.at)} and became ${grownInto(creature, growth)}.`

export const birthdayLine = (birthday: Birthday): string => `${capitalize(ageWords(birthday))} on ${day(birthday.at)}.`

/** How long a card is offered. Two days, because a person may look once a day. */
const OFFERED_HOURS = 48
/** Limits the cards, because a whole household may grow up on one day. */
const MOST_OFFERED = 3

/** Cards to share, none for a creature that is hungry or unwell. */
export function occasions(site: Site, moments: readonly PublicMoment[]): Html | null {
  const cards = moments
    .filter((moment) => moment.alive && isAtEase(moment))
    .flatMap((moment) => cardsOf(site, moment))
    .slice(0, MOST_OFFERED)
  return cards.length > 0 ? html`<div class="occasion">${cards}</div>` : null
}

function cardsOf(site: Site, moment: PublicMoment): Html[] {
  const { creature, now } = moment
  const isRecent = ({ at }: { at: Instant }): boolean => hoursBetween(at, now) <= OFFERED_HOURS
  const [growth, birthday] = [growthOf(creature), birthdayOf(moment)]
  const name = html`<bdi>${creature.name}</bdi>`
  return [
    growth && isRecent(growth)
      ? shareCard(site, ['grown', creature.id], html`${name} has grown and is ${grownInto(creature, growth)} now.`)
      : null,
    birthday && isRecent(birthday)
      ? shareCard(site, ['birthday', creature.id], html`${name} is ${ageWords(birthday)}.`)
      : null,
  ].filter((card) => card !== null)
}

export const memorialCard = (site: Site, stoneId: string): Html => shareCard(site, ['stone', stoneId], null)

/** Links to both formats; the script adds buttons to copy and share the first. */
const shareCard = (
  { root }: Site,
  of: readonly [kind: 'grown' | 'birthday' | 'stone', id: string],
  words: Part,
): Html =>
  html`<p class="share">${words && html`<span>${words}</span> `}<a href="${root}${cardPath(...of)}">A card to share</a> <a href="${root}${cardPath(...of, '.square.png')}">The same, square</a></p>`
