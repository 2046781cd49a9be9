/** Words shared by pages: dates, moods, urgency, and links to other pages. */
import { pageRoutes } from '../../api/routes/page-routes'
import { PAGES } from '../../api/routes/page-url'
import { hasName } from '../../domain/accounts/account-deletion'
import type { Gravestone } from '../../domain/afterlife/gravestone'
import { resurrectableUntil } from '../../domain/afterlife/resurrection'
import { FINDINGS, findingOf, ringOf } from '../../domain/care/findings'
import type { PublicMoment } from '../../domain/creature/clock'
import type { Cause, Stage } from '../../domain/creature/creature'
import { expressionOf } from '../../domain/creature/expression'
import { WINDOW_CLOSES, windowShareTime } from '../../domain/creature/feeding'
import { FEELING_WORDS, feelingAt, isBadFeeling } from '../../domain/creature/feeling'
import { harmGiven } from '../../domain/creature/harm'
import type { Expression } from '../../domain/creature/mood'
import type { Urgency } from '../../domain/creature/rhythm'
import { wakesAt } from '../../domain/creature/sleep'
import { showsHealth } from '../../domain/creature/visible'
import { formatUtcDay as day, formatAgo, formatLocalMinute, formatRoughly } from '../../domain/time/duration'
import {
  hoursBetween,
  type Instant,
  iso,
  MS_PER_MINUTE,
  roundDownToMinute,
  roundUpToMinute,
} from '../../domain/time/instants'
import { formatClockTime, type Zoned } from '../../domain/time/zone'
import { capitalize, groupDigits, spellNumber } from '../../domain/words'
import type { Site } from './frame'
import { type Html, html, type Part } from './html'

export { day }
export const count = groupDigits

/** "09:15 UTC". */
export const clockTime = (at: Instant): string => `${iso(at).slice(11, 16)} UTC`

/** "2 March 2026, 09:15 UTC". */
export const minute = (at: Instant): string => `${day(at)}, ${clockTime(at)}`

/** A date, or other text about an instant, with the minute on hover. */
export const stamp = (at: Instant, text = day(at)): Html =>
  html`<time datetime="${iso(at)}" title="${!text.endsWith('UTC') && minute(at)}">${text}</time>`

export const stampMinute = (at: Instant): Html => stamp(at, minute(at))

/** "5 hours ago". */
export const timeSince = (at: Instant, now: Instant): Html => stamp(at, formatAgo(hoursBetween(at, now)))

/** "in 21 hours, 09:15 UTC"; "now". */
export const timeUntil = (at: Instant, now: Instant): Html => {
  const length = formatRoughly(hoursBetween(now, at))
  return stamp(at, length ? `in ${length}, ${clockTime(at)}` : 'now')
}

/** A deadline for an agent, in its zone, rounded down to the minute. */
export const deadlineIn = (zoned: Zoned, at: Instant, now: Instant): string =>
  at - now < MS_PER_MINUTE ? 'the minute is over' : formatLocalMinute(zoned, roundDownToMinute(at))

/**
 * A sentence of the findings, which tells times in its keeper's zone, with times that the page's script shows in the
 * reader's zone. Without scripts they are in UTC.
 */
export function inReadersZone(sentence: string, { creature, now, dies_at }: PublicMoment): Part[] {
  const ends = [dies_at, dies_at && resurrectableUntil(dies_at)].filter((at) => at !== null)
  const [closes, wakes] = [windowShareTime(creature, WINDOW_CLOSES), wakesAt(creature, now)]
  const known = [...ends.map(roundDownToMinute), roundDownToMinute(closes), roundUpToMinute(closes)].map(
    (at) => [formatLocalMinute(creature, at), at] as const,
  )
  const times = [...known, [formatClockTime(creature, wakes), roundUpToMinute(wakes)] as const]
  const shown = (part: string): Part[] => {
    const [words, at] = times.find(([one]) => part.includes(one)) ?? []
    if (!words || !at) return [part]
    const place = part.indexOf(words)
    const before = part.slice(0, place)
    const isAfterAt = before.endsWith(' at ')
    return [
      ...shown(isAfterAt ? before.slice(0, -'at '.length) : before),
      isAfterAt ? atTime(at, now) : shortTime(at, now),
      ...shown(part.slice(place + words.length)),
    ]
  }
  return shown(sentence)
}

const isNear = (at: Instant, now: Instant): boolean => Math.abs(hoursBetween(now, at)) < HOURS_WITHOUT_DAY
/** The hour; with the day if that is not clear. */
export const shortTime = (at: Instant, now: Instant): Html => stamp(at, isNear(at, now) ? clockTime(at) : minute(at))
const HOURS_WITHOUT_DAY = 12

/** "at 09:15 UTC", "on 2 March 2026, 09:15 UTC". */
export const atTime = (at: Instant, now: Instant): Html => html`${isNear(at, now) ? 'at' : 'on'} ${shortTime(at, now)}`

/**
 * "Moth", "Moth and Pip", "Moth, Pip and Fern". Names are isolated, so that right-to-left names do not reorder the
 * sentence.
 */
export const nameList = (names: readonly string[]): Html[] =>
  names.map((name, at) => {
    const before = at === 0 ? '' : at === names.length - 1 ? ' and ' : ', '
    return html`${before}<bdi>${name}</bdi>`
  })

/** With more creatures, their number is shown instead of the names. */
export const MOST_NAMES = 4
export const someNames = (names: readonly string[]): string | Html[] =>
  names.length > MOST_NAMES ? capitalize(spellNumber(names.length)) : nameList(names)

/** " Two more need somebody, too.", behind another sentence; nothing for 0. */
export const moreInNeed = (others: number): string =>
  others === 0 ? '' : ` ${capitalize(spellNumber(others))} more ${others === 1 ? 'needs' : 'need'} somebody, too.`

/** A text in quotation marks; quotation marks inside it become single. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`

export const pagePath = (kind: keyof typeof PAGES, name: string): string => `${PAGES[kind]}${encodeURIComponent(name)}`

/** Path of a picture to share, which is the preview of a link too. */
export const cardPath = (kind: 'creature' | 'stone' | 'agent' | 'house', name: string): string =>
  pageRoutes.card.path.replace('{kind}', kind).replace('{file}', `${encodeURIComponent(name)}.png`)

/** The preview of pages about no creature, stone or keeper in particular. */
export const HOUSE_PICTURE = { url: cardPath('house', 'door'), alt: 'A creature of the house, looking at you' } as const

export const linkTo = ({ root }: Site, kind: keyof typeof PAGES, name: string, text: string): Html =>
  html`<a href="${root}${pagePath(kind, name)}"><bdi>${text}</bdi></a>`

/** A keeper's handle, linked to its page unless the account was deleted. */
export const handleOf = (keeper: string): string => (hasName(keeper) ? `@${keeper}` : keeper)
export const linkToKeeper = (site: Site, keeper: string): Html | string =>
  hasName(keeper) ? linkTo(site, 'agent', keeper, handleOf(keeper)) : keeper

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  egg: 'egg',
  baby: 'baby',
  child: 'child',
  teen: 'teenager',
  adult: 'adult',
}

const EXPRESSION_WORDS: Readonly<Record<Expression, string>> = {
  sleeping: 'asleep',
  critical: 'in a bad way',
  fading: 'asleep, in a bad way',
  sick: 'unwell',
  hungry: 'hungry',
  happy: 'happy',
  curious: 'curious',
  content: 'content',
  wary: 'wary',
}

/**
 * How the creature feels, in words that fit the face on the page. For a wary face, the reason may be a lasting feeling.
 */
export const feelingOf = (moment: PublicMoment): string => {
  const expression = expressionOf(moment)
  const feeling = feelingAt(moment.creature, moment.now)
  return expression === 'wary' && isBadFeeling(feeling) ? FEELING_WORDS[feeling.kind] : EXPRESSION_WORDS[expression]
}

/** How it is, for everybody: its colour and a sentence without the hour; null for an egg or a dead creature. */
export const conditionOf = (moment: PublicMoment): { ring: Urgency; words: string } | null => {
  const finding = moment.alive ? findingOf(moment) : null
  return finding && { ring: ringOf(finding), words: FINDINGS[finding.kind].glimpse(moment) }
}

/** The same in a few words: what is wrong with it, or else its mood. */
export const conditionWords = (moment: PublicMoment): string => {
  const finding = moment.alive ? findingOf(moment) : null
  return (finding && FINDINGS[finding.kind].words(moment)) ?? feelingOf(moment)
}

/** Completes "died". */
export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  poison: 'of being given something harmful',
  hunger: 'of hunger',
  illness: 'of illness',
  neglect: 'of being left alone',
}

/** The same with the harmful items by name and what they took, where that is known. */
export const diedOf = ({ cause, harm, likeness }: Pick<Gravestone, 'cause' | 'harm' | 'likeness'>): string =>
  harm ? `of being given ${harmGiven(harm, showsHealth(likeness, 0))}` : CAUSE_WORDS[cause]
