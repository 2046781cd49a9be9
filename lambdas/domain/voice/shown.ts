/**
 * The texts that a creature's keeper saw lately. They are stored with the creature, but only by calls that write anyway:
 * each act of care records what the look and the soul at this visit were, so that the next visit shows others.
 */
import type { Line } from '../../species/book'
import type { CareAction } from '../../species/care-actions'
import { normaliseItem } from '../care/items/normalise'
import type { Creature, ShownTexts } from '../creature/creature'
import { VISIT_HOURS } from '../creature/rhythm'
import { hoursBetween, type Instant } from '../time/instants'
import { hash } from './pick'

/** How many are remembered, at two bytes each: about what five days of obedient care show. */
const LENGTHS: Readonly<Record<keyof ShownTexts, number>> = { look: 40, soul: 40, act: 60, item: 2 }
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Of lines of the books only, so that this does not grow. */
const idsByText = new Map<string, string>()

/** Two characters. Two lines of a scene rarely have the same, and then one of them is left out once in a while. */
export const lineId = (line: Line): string => {
  const text = typeof line === 'string' ? line : line.text
  const known = idsByText.get(text)
  if (known) return known
  const id = idOf(text)
  idsByText.set(text, id)
  return id
}

const idOf = (text: string): string => {
  const number = hash(text)
  return `${DIGITS[number & 63]}${DIGITS[(number >> 6) & 63]}`
}

export const shownLines = ({ shown }: Pick<Creature, 'shown'>, kind: keyof ShownTexts): string[] =>
  shown?.[kind]?.match(/../g) ?? []

const itemId = (action: CareAction, item: string): string => idOf(`${action}/${normaliseItem(item)}`)

export const isLatelyGiven = (creature: Creature, action: CareAction, item: string): boolean =>
  shownLines(creature, 'item').includes(itemId(action, item))

/** Newest first, each once. */
const withId = (creature: Creature, kind: keyof ShownTexts, id: string): Creature => {
  if (creature.shown?.[kind]?.startsWith(id)) return creature
  const all = [...new Set([id, ...shownLines(creature, kind)])].slice(0, LENGTHS[kind])
  return { ...creature, shown: { ...creature.shown, [kind]: all.join('') } }
}

/** Stands for a plain sentence, of which there are as many as moments. */
const PLAIN = '..'

export const withShown = (creature: Creature, kind: 'look' | 'soul' | 'act', line: Line | null): Creature =>
  withId(creature, kind, line === null ? PLAIN : lineId(line))

export const withGiven = (creature: Creature, action: CareAction, item: string): Creature =>
  withId(creature, 'item', itemId(action, item))

/** Whether the last care belongs to this visit; then the look and the soul stay as long as they are true. */
export const isSameVisit = ({ last_action_at }: Creature, now: Instant): boolean =>
  last_action_at !== null && hoursBetween(last_action_at, now) <= VISIT_HOURS
