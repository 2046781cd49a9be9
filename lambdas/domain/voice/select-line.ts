/** Selects a line whose conditions hold, and fills its slots. */
import type { Condition, Line } from '../../species/book'
import { WINDOW_OPENS, windowShareTime } from '../creature/feeding'
import { formOf } from '../creature/life'
import { wakesAt } from '../creature/sleep'
import { formatClockTime } from '../time/zone'
import { capitalize, displayName, itemLabel, ordinal, plural, spellNumber, withArticle } from '../words'
import { hash, type TextTurn } from './pick'
import { CONDITION_HOLDS, dayPart, hoursAlone, isAboutToDie, localHour, type Situation, timesGiven } from './situation'

/** Texts use this number of hours as a reproach, so it is at least two. */
const MIN_HOURS = 2
/** Shorter waits are not mentioned. */
const LONG_WAIT_HOURS = 8

const hoursShown = (situation: Situation): number => {
  const { act, hours_since_fed, hours_without_care } = situation
  if (act) return act.outcome.hours_unfed
  return isAboutToDie(situation) ? hours_without_care : hours_since_fed
}

const wait = (hours: number): string => `${spellNumber(hours)} hours`

/** Shorter absences are not mentioned. */
const MIN_ALONE_HOURS = 3
const MAX_HOURS_SPELLED = 48

/** "nineteen hours", "three days". */
const timeText = (hours: number): string => {
  const [many, unit] = hours < MAX_HOURS_SPELLED ? [Math.floor(hours), 'hour'] : [Math.floor(hours / 24), 'day']
  return `${spellNumber(many)} ${plural(many, unit)}`
}

/** "nine in the morning": the local hour. */
const hourText = (hour: number): string => {
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  const part = dayPart(hour)
  const said = part === 'night' ? (hour < 12 ? 'in the morning' : 'at night') : `in the ${part}`
  return `${spellNumber(hour % 12)} ${said}`
}

const MAX_ORDINAL = 10
const ordinalOf = (times: number): string | null => (times > 1 && times <= MAX_ORDINAL ? ordinal(times) : null)

/** A line with a slot that is null or missing cannot be used. */
type Slots = Readonly<Record<string, string | null>>

const slotsOf = (situation: Situation): Slots => {
  const { creature, now, asleep, act, age_days } = situation
  const alone = hoursAlone(situation)
  const { name, timezone, on_time_streak, memory } = creature
  return {
    name: displayName(name),
    item: act?.item ? itemLabel(act.item) : null,
    streak: on_time_streak > 1 ? spellNumber(on_time_streak) : null,
    hours: spellNumber(Math.max(MIN_HOURS, hoursShown(situation))),
    opens: formatClockTime(timezone, windowShareTime(creature, WINDOW_OPENS)),
    wakes_at: asleep ? formatClockTime(timezone, wakesAt(creature, now)) : null,
    form: formOf(creature),
    loved: memory.loved ? itemLabel(memory.loved) : null,
    wait:
      memory.longest_wait_hours && memory.longest_wait_hours >= LONG_WAIT_HOURS
        ? wait(memory.longest_wait_hours)
        : null,
    days: age_days > 1 ? spellNumber(age_days) : null,
    alone: alone >= MIN_ALONE_HOURS ? timeText(alone) : null,
    hour: hourText(localHour(situation)),
    part: dayPart(localHour(situation)),
    nth: ordinalOf(timesGiven(situation)),
    run: act && act.outcome.run_ended > 1 ? spellNumber(act.outcome.run_ended) : null,
  }
}

/** A slot, with the end of the previous sentence if it starts a new one. */
const SLOT = /([.?…] )?\{(\w+)\}/g

const isInQuotes = (text: string, at: number): boolean => text.lastIndexOf('“', at) > text.lastIndexOf('”', at)

/** After these words an item gets no article. */
const NAMED_AFTER =
  /(?:: |\b(?:an?|any|called(?: it)?|its|label (?:calls|is)|labelled|mention|more|no|plays?|said|says?(?: only)?|some|the|this|word (?:is|was)|words?|written|your) )$/i

/**
 * In one pass, so that braces in the keeper's text are not filled. A name keeps its spelling, and an item inside quotes
 * gets no quotes.
 */
const fillLine = (text: string, slots: Slots): string =>
  text.replace(SLOT, (whole, before: string | undefined, slot: string, at: number) => {
    const said = slots[slot]
    if (!said) return whole
    const needsArticle = slot === 'item' && !NAMED_AFTER.test(text.slice(0, at))
    const value = isInQuotes(text, at) ? said.replace(/^“(.*)”$/, '$1') : needsArticle ? withArticle(said) : said
    return before ? `${before}${slot === 'name' ? value : capitalize(value)}` : value
  })

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
const conditionsOf = (line: Line): readonly Condition[] => (typeof line === 'string' ? [] : line.when)
const slotsIn = (line: Line): string[] => [...textOf(line).matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as string)

/** Conditions that are nearly always true count less, rare ones count more. */
const WEIGHT: Readonly<Partial<Record<Condition, number>>> = {
  well: 0.5,
  from_child: 0.5,
  no_item: 0.5,
  unfed: 0.5,
  sated: 0.5,
  glad: 0.5,
  baby: 2,
  ill: 2,
  hungry: 2,
  starving: 2,
  mended: 2,
  first_time: 2,
  waited: 2,
  run_broken: 2,
}
/** Slots about this moment, and slots about the whole life. */
const OF_THE_MOMENT = ['item', 'alone', 'nth', 'run', 'hour', 'part']
const REMEMBERED = ['loved', 'wait', 'days']

/** How specific a line is to the situation. */
const fitOf = (line: Line): number =>
  conditionsOf(line).reduce((sum, condition) => sum + (WEIGHT[condition] ?? 1), 0) +
  slotsIn(line).filter((slot) => OF_THE_MOMENT.includes(slot)).length +
  slotsIn(line).filter((slot) => REMEMBERED.includes(slot)).length / 2

/** A single best line is replaced by a nearly as good one every few rounds; otherwise it would always be used. */
const SECOND_BEST = { every: 4, within: 1 } as const

const holds = (line: Line, situation: Situation, slots: Slots): boolean =>
  conditionsOf(line).every((condition) => CONDITION_HOLDS[condition](situation)) &&
  slotsIn(line).every((slot) => slots[slot])

/** Any matching line; for texts that are shown once, so that similar creatures get different ones. */
export const selectAnyLine = (lines: readonly Line[], situation: Situation, turn: number): string => {
  const slots = slotsOf(situation)
  const from = lines.filter((line) => holds(line, situation, slots))
  return capitalize(fillLine(textOf(from[turn % from.length] ?? ''), slots))
}

/**
 * Lines are split into two alternating halves by index, and turns alternate between the halves, so that no line is used
 * twice in a row. Within a half, one of the most specific lines is used.
 */
export const selectLine = (lines: readonly Line[], situation: Situation, turn: TextTurn, seed: string): string => {
  const slots = slotsOf(situation)
  const fits = (line: Line) => holds(line, situation, slots)
  const inTurn = lines.filter((line, at) => (lines.length === 1 || at % 2 === turn % 2) && fits(line))
  const candidates = inTurn.length > 0 ? inTurn : lines.filter(fits)
  const [best = 0, next = best] = [...new Set(candidates.map(fitOf))].sort((one, other) => other - one)
  const fitting = (fit: number) => candidates.filter((line) => fitOf(line) === fit)
  const round = Math.floor(turn / 2)
  const useSecondBest =
    fitting(best).length === 1 &&
    next > 0 &&
    best - next <= SECOND_BEST.within &&
    round % SECOND_BEST.every === SECOND_BEST.every - 1
  const from = fitting(useSecondBest ? next : best)
  const line = from[(hash(seed) + round) % from.length] ?? ''
  return capitalize(fillLine(textOf(line), slots))
}
