/** The slots of lines: what stands in them in a situation, and how it is put into the text. */
import type { Line } from '../../../species/book'
import { deathClock } from '../../creature/clock'
import { WINDOW_CLOSES, WINDOW_OPENS, windowShareTime } from '../../creature/feeding'
import { formOf } from '../../creature/life'
import { wakesAt } from '../../creature/sleep'
import { agreeing, itemLabel, withArticle } from '../../nouns'
import { formatClockTime } from '../../time/zone'
import { capitalize, displayName, ordinal, plural, spellNumber } from '../../words'
import {
  dayPart,
  feelingBefore,
  hoursAlone,
  isAboutToDie,
  isStarving,
  localHour,
  type Situation,
  timesGiven,
} from '../situation'

/** Texts use this number of hours as a reproach, so it is at least two. */
const MIN_HOURS = 2
/** Shorter waits are not mentioned. */
const LONG_WAIT_HOURS = 8

const hoursShown = (situation: Situation): number => {
  const { act, hours_since_fed, hours_without_care } = situation
  if (act) return act.outcome.hours_unfed
  const diesOfAbsence = isAboutToDie(situation) && (situation.closed || !isStarving(situation))
  return diesOfAbsence ? hours_without_care : hours_since_fed
}

/** Since the end of the feeding window. */
const hoursLate = ({ act, creature }: Situation): number =>
  act ? act.outcome.hours_unfed - WINDOW_CLOSES * creature.species.feeding_window_hours : 0

const wait = (hours: number): string => `${spellNumber(hours)} hours`

/** Shorter absences are not mentioned. */
const MIN_ALONE_HOURS = 3
const MAX_HOURS_SPELLED = 48

/** "nineteen hours", "three days". */
const timeText = (hours: number): string => {
  const [many, unit] = hours < MAX_HOURS_SPELLED ? [Math.round(hours), 'hour'] : [Math.floor(hours / 24), 'day']
  return `${spellNumber(many)} ${plural(many, unit)}`
}

/** "nine in the morning": the local hour. */
const hourText = (situation: Situation): string => {
  const hour = localHour(situation)
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  const part = dayPart(hour)
  const said = part === 'night' ? (hour < 12 ? 'in the morning' : 'at night') : `in the ${part}`
  return `${spellNumber(hour % 12)} ${said}`
}

const MAX_ORDINAL = 10
const ordinalOf = (times: number): string | null => (times > 1 && times <= MAX_ORDINAL ? ordinal(times) : null)

/** What the feeling comes from: the item of the earlier act. It takes no article, so lines say "the {cause}". */
const causeLabel = (situation: Situation): string | null => {
  const { act, creature, feeling } = situation
  const { felt } = (act ? act.outcome.found.creature : creature).memory
  return felt && (act ? feelingBefore(situation) : feeling) ? itemLabel(felt) : null
}

/** A line with a slot that is null or missing cannot be used. */
const SLOTS: Readonly<Record<string, (situation: Situation) => string | null>> = {
  name: ({ creature }) => displayName(creature.name),
  item: ({ act }) => (act?.item ? itemLabel(act.item) : null),
  cause: causeLabel,
  streak: ({ creature }) => (creature.on_time_streak > 1 ? spellNumber(creature.on_time_streak) : null),
  hours: (situation) => spellNumber(Math.max(MIN_HOURS, Math.round(hoursShown(situation)))),
  late: (situation) => spellNumber(Math.max(MIN_HOURS, Math.round(hoursLate(situation)))),
  opens: ({ creature }) => formatClockTime(creature, windowShareTime(creature, WINDOW_OPENS)),
  wakes_at: ({ creature, now, asleep }) => (asleep ? formatClockTime(creature, wakesAt(creature, now)) : null),
  form: ({ creature }) => formOf(creature),
  loved: ({ creature: { memory } }) => (memory.loved ? itemLabel(memory.loved) : null),
  wait: ({ creature: { memory } }) =>
    memory.longest_wait_hours && memory.longest_wait_hours >= LONG_WAIT_HOURS ? wait(memory.longest_wait_hours) : null,
  days: ({ age_days }) => (age_days > 1 ? spellNumber(age_days) : null),
  alone: (situation) => (hoursAlone(situation) >= MIN_ALONE_HOURS ? timeText(hoursAlone(situation)) : null),
  hour: hourText,
  part: (situation) => dayPart(localHour(situation)),
  nth: (situation) => ordinalOf(timesGiven(situation)),
  lates: ({ creature: { memory } }) => ordinalOf(memory.late_meals ?? 0),
  left: ({ moment }) => {
    const hours = deathClock(moment)?.hours_remaining ?? 0
    return hours >= 1 ? timeText(hours) : null
  },
  run: ({ act }) => (act && act.outcome.run_ended > 1 ? spellNumber(act.outcome.run_ended) : null),
}

/** One answer selects several lines for the same situation. Each slot is filled at its first use: few lines have any. */
export const slotOf = (situation: Situation, slot: string): string | null => {
  const { slots } = situation
  const known = slots[slot]
  if (known !== undefined) return known
  const filled = SLOTS[slot]?.(situation) ?? null
  slots[slot] = filled
  return filled
}

/** A slot, with the end of the previous sentence if it starts a new one, and a verb behind it. */
const SLOT =
  /([.?…]”? )?\{(\w+)\}( (?:is|was|has|does|goes|tells|teaches|makes|gives|comes|wounds|stings|sits|stands|lies|hurts|seems|passes|ends|drips)\b)?/g

const isInQuotes = (text: string, at: number): boolean => text.lastIndexOf('“', at) > text.lastIndexOf('”', at)

/** After these words an item gets no article. */
const NAMED_AFTER =
  /(?:\b(?:an?|any|called(?: it)?|its|label (?:calls|is)|labelled|mention|more|no|plays?|said|says?(?: only)?|some|the|this|word (?:is|was)|words?|writes|written|your) )$/i

/** After these words an item is not what the verb behind it is about: "the card for the {item} has". */
const NOT_SUBJECT_AFTER = /\b(?:about|before|for|from|in|(?<!\b(?:all|half|most|some) )of) (?:the |that )?(?:late )?$/i

/**
 * In one pass, so that braces in the keeper's text are not filled. A name keeps its spelling, and an item inside quotes
 * gets no quotes.
 */
export const fillLine = (text: string, saidIn: (slot: string) => string | null): string =>
  text.replace(SLOT, (whole, before: string | undefined, slot: string, behind: string | undefined, at: number) => {
    const said = saidIn(slot)
    if (!said) return whole
    const isThing = slot === 'item' || slot === 'cause'
    const isSubject = isThing && !NOT_SUBJECT_AFTER.test(text.slice(0, at))
    const verb = isSubject ? behind?.replace(/\w+$/, (one) => agreeing(one, said)) : behind
    const needsArticle = (slot === 'item' || slot === 'loved') && !NAMED_AFTER.test(text.slice(0, at))
    const value = isInQuotes(text, at + (before?.length ?? 0))
      ? said.replace(/^“(.*)”$/, '$1')
      : needsArticle
        ? withArticle(said)
        : said
    return `${before ?? ''}${before && slot !== 'name' ? capitalize(value) : value}${verb ?? ''}`
  })

/** Lines come from the books only, so this does not grow. */
const slotsByText = new Map<string, readonly string[]>()

export const slotsIn = (line: Line): readonly string[] => {
  const text = textOf(line)
  const known = slotsByText.get(text)
  if (known) return known
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as string)
  slotsByText.set(text, slots)
  return slots
}

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
