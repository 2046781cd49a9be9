/**
 * The texts that a creature's keeper saw lately. They are stored with the creature, but only by calls that write anyway:
 * each act of care records what the look and the soul at this visit were, so that the next visit shows others.
 */
import type { Line } from '../../species/book'
import type { Creature, ShownTexts } from '../creature/creature'
import { VISIT_HOURS } from '../creature/rhythm'
import { hoursBetween, type Instant } from '../time/instants'
import { hash } from './pick'

/** How many are remembered. */
const LENGTHS: Readonly<Record<keyof ShownTexts, number>> = { look: 16, soul: 14, act: 12 }
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const idsByText = new Map<string, string>()

/** Two characters. Two lines of a scene rarely have the same, and then one of them is left out once in a while. */
export const lineId = (line: Line): string => {
  const text = typeof line === 'string' ? line : line.text
  const known = idsByText.get(text)
  if (known) return known
  const number = hash(text)
  const id = `${DIGITS[number & 63]}${DIGITS[(number >> 6) & 63]}`
  idsByText.set(text, id)
  return id
}

export const shownLines = ({ shown }: Pick<Creature, 'shown'>, kind: keyof ShownTexts): string[] =>
  shown?.[kind]?.match(/../g) ?? []

/** Newest first, each once. */
export const withShown = (creature: Creature, kind: keyof ShownTexts, lines: readonly (Line | null)[]): Creature => {
  const ids = lines.flatMap((line) => (line === null ? [] : lineId(line)))
  const all = [...new Set([...ids, ...shownLines(creature, kind)])].slice(0, LENGTHS[kind])
  return all.length === 0 ? creature : { ...creature, shown: { ...creature.shown, [kind]: all.join('') } }
}

/** Whether the last care belongs to this visit; then the look and the soul stay as long as they are true. */
export const isSameVisit = ({ last_action_at }: Creature, now: Instant): boolean =>
  last_action_at !== null && hoursBetween(last_action_at, now) <= VISIT_HOURS
