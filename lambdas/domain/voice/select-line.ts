/** Selects a line whose conditions hold, and fills its slots. */
import type { Line } from '../../species/book'
import { chance } from '../chance'
import { deathClock } from '../creature/clock'
import { pictureOf } from '../creature/creature'
import { WINDOW_CLOSES, WINDOW_OPENS, windowShareTime } from '../creature/feeding'
import { isBadFeeling } from '../creature/feeling'
import { formOf } from '../creature/life'
import { wakesAt } from '../creature/sleep'
import { agreeing, isActivityLabel, itemLabel, withArticle } from '../nouns'
import { isRecoloured } from '../painting/pen-words'
import { formatClockTime } from '../time/zone'
import { capitalize, displayName, ordinal, plural, spellNumber } from '../words'
import { CONDITIONS, type Condition, conditionsIn } from './conditions'
import { hash, type TextTurn } from './pick'
import { lineId } from './shown'
import {
  dayPart,
  feelingBefore,
  hoursAlone,
  isAboutToDie,
  isNewborn,
  isStarving,
  localHour,
  type Situation,
  timesGiven,
} from './situation'

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
const slotOf = (situation: Situation, slot: string): string | null => {
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
const fillLine = (text: string, situation: Situation): string =>
  text.replace(SLOT, (whole, before: string | undefined, slot: string, behind: string | undefined, at: number) => {
    const said = slotOf(situation, slot)
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

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
/** Finding the next word is faster than splitting the line. */
const MORE_THAN_18_WORDS = /^\s*(?:\S+\s+){18}\S/
/** Read at a glance. */
export const isBrief = (line: Line): boolean => !MORE_THAN_18_WORDS.test(textOf(line))

/** Lines come from the books only, so this does not grow. */
const slotsByText = new Map<string, readonly string[]>()

const slotsIn = (line: Line): readonly string[] => {
  const text = textOf(line)
  const known = slotsByText.get(text)
  if (known) return known
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as string)
  slotsByText.set(text, slots)
  return slots
}

/** Slots about this moment, and slots about the whole life. */
const OF_THE_MOMENT = ['item', 'cause', 'alone', 'nth', 'run', 'lates', 'left', 'hour', 'part']
const REMEMBERED = ['loved', 'wait', 'days']

/** How specific a line is to the situation. */
const fitOf = (line: Line): number =>
  conditionsIn(line).reduce((sum, condition) => sum + CONDITIONS[condition].weight, 0) +
  slotsIn(line).filter((slot) => OF_THE_MOMENT.includes(slot)).length +
  slotsIn(line).filter((slot) => REMEMBERED.includes(slot)).length / 2

const holds = (line: Line, situation: Situation): boolean =>
  conditionsIn(line).every((condition) => CONDITIONS[condition].holds(situation)) &&
  slotsIn(line).every((slot) => slotOf(situation, slot))

const COLOUR_WORD =
  /\b(?:red|crimson|scarlet|oxblood|russet|ginger|orange|amber|yellow|gold(?:en)?|copper|brown|tan|cream|ivory|white|pale|ash|silver|gr[ae]y|slate|soot|charcoal|black|green|olive|mint|teal|turquoise|blue|navy|indigo|purple|violet|lavender|pink|magenta)\b/i

/** Lines name the species' colours, so a recoloured creature gets lines without colour words if any hold. */
const truthfulOf = (holding: readonly Line[], situation: Situation): readonly Line[] => {
  const colourless = isRecoloured(pictureOf(situation.creature) ?? [])
    ? holding.filter((line) => !COLOUR_WORD.test(textOf(line)))
    : []
  return colourless.length > 0 ? colourless : holding
}

/** Any matching line; for texts that are shown once, so that similar creatures get different ones. */
export const selectAnyLine = (lines: readonly Line[], situation: Situation, turn: number): string => {
  const from = truthfulOf(
    lines.filter((line) => holds(line, situation)),
    situation,
  )
  return capitalize(fillLine(textOf(from[turn % from.length] ?? ''), situation))
}

export interface LineChoice {
  /** Equal seeds choose equally. */
  seed: string
  turn: TextTurn
  /** Moves on to the next line without a new choice. */
  step?: number
  /** Lines of neighbouring scenes that would be true as well; they are chosen less often. */
  others?: readonly Line[]
  /** Lines of the family, for when none of the others is fresh. */
  reserve?: readonly Line[]
  /** Ids of the lines shown lately, newest first. */
  shown?: readonly string[]
  /** Keep the newest of them as long as it holds. */
  keepsLast?: boolean
  /** Lines that are chosen more often. */
  prefers?(line: Line): boolean
}

/** What must be spoken of if there is a fresh line for it, most important first. */
const REQUIRED_CONDITIONS: readonly { when: readonly Condition[]; holds(situation: Situation): boolean }[] = [
  {
    when: ['sulking', 'after_late_meal', 'after_poison', 'after_scolding'],
    // The scene of an act that causes a bad feeling speaks of it anyway.
    holds: (one) => isBadFeeling(one.act ? feelingBefore(one) : one.feeling),
  },
  { when: ['baby'], holds: isNewborn },
  { when: ['third_in_row'], holds: CONDITIONS.third_in_row.holds },
  { when: ['neutral'], holds: CONDITIONS.neutral.holds },
  { when: ['weak', 'ill'], holds: CONDITIONS.weak.holds },
  { when: ['dirty'], holds: CONDITIONS.dirty.holds },
]

/** The lines that speak of what must be spoken of, as far as there are fresh ones. */
const requiredOf = (fresh: readonly Line[], situation: Situation): readonly Line[] =>
  REQUIRED_CONDITIONS.filter((one) => one.holds(situation)).reduce((lines, { when }) => {
    const about = lines.filter((line) => conditionsIn(line).some((condition) => when.includes(condition)))
    return about.length > 0 ? about : lines
  }, fresh)

/** Lines of the scene itself count this much more than those of its neighbours. */
const OWN_WEIGHT = 3
const PREFERRED_WEIGHT = 8

/**
 * Chooses a line: of those that hold, weighted by how specific they are, without those that were shown lately. The
 * reserve is used if none is left; null if there is none in it either, and then less is said rather than the same.
 */
export const chooseLine = (lines: readonly Line[], situation: Situation, choice: LineChoice): Line | null => {
  const { seed, turn, step = 0, others = [], reserve = [], shown = [], keepsLast = false } = choice
  const [last] = shown
  const isKept = (line: Line) => lineId(line) === last && holds(line, situation)
  const kept = keepsLast ? [lines, others, reserve].flatMap((all) => all.find(isKept) ?? [])[0] : undefined
  if (kept) return kept
  const { prefers = () => false } = choice
  const weightOf = (line: Line) =>
    (1 + fitOf(line) + (lines.includes(line) ? OWN_WEIGHT : 0)) * (prefers(line) ? PREFERRED_WEIGHT : 1)
  const isFresh = (line: Line) => !shown.includes(lineId(line))
  const fresh = (from: readonly Line[]): Line[] => {
    const holding = from.filter((line) => holds(line, situation))
    return truthfulOf(holding, situation).filter(isFresh)
  }
  const drawn = (from: readonly Line[]): Line[] =>
    shuffle(aptOf(requiredOf(fresh(from), situation), situation), weightOf, hash(`${seed}/${turn}`))
  const own = drawn([...lines, ...others])
  if (own.length > 1) return own[step % own.length] ?? null
  // A single line would be told at every step.
  const more = [...own, ...fresh([...lines, ...others]), ...drawn(reserve)]
  const order = [...new Set(more)].slice(0, Math.max(own.length, MIN_ROTATION))
  return order[step % order.length] ?? null
}

/** Without lines that hand over an activity, if others are left. */
const aptOf = (lines: readonly Line[], situation: Situation): readonly Line[] => {
  const item = slotOf(situation, 'item')
  if (item === null || !isActivityLabel(item)) return lines
  const apt = lines.filter((line) => !HANDED.test(textOf(line)))
  return apt.length > 0 ? apt : lines
}

/** Verbs that fit a thing but not an activity: a game cannot be held out. */
const HANDED =
  /\b(?:bring|bring out|brought|came with|carry|come with|fetch|get out|hand over|hold out|hold up|lay down|put down|set down|show) \{item\}/i
/** Fewer would alternate. */
const MIN_ROTATION = 3

/** At random, but lines with a greater weight are likely to come first. */
const shuffle = (lines: readonly Line[], weightOf: (line: Line) => number, seed: number): Line[] =>
  lines
    .map((line, at) => ({ line, key: Math.log(chance(seed, at)) / weightOf(line) }))
    .sort((one, other) => other.key - one.key)
    .map(({ line }) => line)

/** The form of a line to show: filled, and the short one if asked for and there is one. */
export const lineText = (line: Line | null, situation: Situation, isShort = false): string => {
  const short = isShort && line && typeof line !== 'string' ? line.short : undefined
  return capitalize(fillLine(short ?? textOf(line ?? ''), situation))
}

export const selectLine = (lines: readonly Line[], situation: Situation, choice: LineChoice): string =>
  lineText(chooseLine(lines, situation, choice), situation)
