/** Selects a line whose conditions hold. */
import type { Line } from '../../species/book'
import { chance } from '../chance'
import { pictureOf } from '../creature/creature'
import { isBadFeeling } from '../creature/feeling'
import { isActivityLabel } from '../nouns'
import { isRecoloured } from '../painting/pen-words'
import { capitalize } from '../words'
import { CONDITIONS, type Condition, conditionsIn } from './conditions'
import { hash, type TextTurn } from './pick'
import { lineId } from './shown'
import { feelingBefore, isNewborn, type Situation } from './situation'
import { fillLine, slotOf, slotsIn, textOf } from './telling/slots'

/** Finding the next word is faster than splitting the line. */
const MORE_THAN_18_WORDS = /^\s*(?:\S+\s+){18}\S/
/** Read at a glance. */
export const isBrief = (line: Line): boolean => !MORE_THAN_18_WORDS.test(textOf(line))

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
  const picture = pictureOf(situation.creature)
  const colourless = picture && isRecoloured(picture) ? holding.filter((line) => !COLOUR_WORD.test(textOf(line))) : []
  return colourless.length > 0 ? colourless : holding
}

const filled = (text: string, situation: Situation): string => fillLine(text, (slot) => slotOf(situation, slot))

/** Any matching line; for texts that are shown once, so that similar creatures get different ones. */
export const selectAnyLine = (lines: readonly Line[], situation: Situation, turn: number): string => {
  const from = truthfulOf(
    lines.filter((line) => holds(line, situation)),
    situation,
  )
  return capitalize(filled(textOf(from[turn % from.length] ?? ''), situation))
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
  /** Ids of recent lines, newest first. */
  shown?: readonly string[]
  /** Keep the newest of them as long as it holds. */
  keepsLast?: boolean
  /** Lines that are chosen more often. */
  prefers?(line: Line): boolean
}

/** What the text must mention if there is a fresh line for it, most important first. */
const REQUIRED_CONDITIONS: readonly { when: readonly Condition[]; holds(situation: Situation): boolean }[] = [
  {
    when: ['sulking', 'after_late_meal', 'after_poison', 'after_scolding'],
    // The scene of an act that causes a bad feeling mentions it anyway.
    holds: (one) => isBadFeeling(one.act ? feelingBefore(one) : one.feeling),
  },
  { when: ['baby'], holds: isNewborn },
  { when: ['third_in_row'], holds: CONDITIONS.third_in_row.holds },
  { when: ['neutral'], holds: CONDITIONS.neutral.holds },
  { when: ['weak', 'ill'], holds: CONDITIONS.weak.holds },
  { when: ['dirty'], holds: CONDITIONS.dirty.holds },
]

/** The lines that mention what the text must mention, as far as there are fresh ones. */
const requiredOf = (fresh: readonly Line[], situation: Situation): readonly Line[] =>
  REQUIRED_CONDITIONS.filter((one) => one.holds(situation)).reduce((lines, { when }) => {
    const about = lines.filter((line) => conditionsIn(line).some((condition) => when.includes(condition)))
    return about.length > 0 ? about : lines
  }, fresh)

/** Lines of the scene itself count this much more than those of its neighbours. */
const OWN_WEIGHT = 3
const PREFERRED_WEIGHT = 8

/**
 * Chooses a line: of those that hold, weighted by how specific they are, without recent ones. The
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
  const own = drawn([...new Set([...lines, ...others])])
  if (own.length > 1) return own[step % own.length] ?? null
  // A single line would be repeated at every step.
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
  return capitalize(filled(short ?? textOf(line ?? ''), situation))
}

export const selectLine = (lines: readonly Line[], situation: Situation, choice: LineChoice): string =>
  lineText(chooseLine(lines, situation, choice), situation)
