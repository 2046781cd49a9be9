/** Adds the needed medicine or meal to a text that does not ask for it. */

import type { Variants } from '../../species/species'
import { careActions } from '../creature/creature'
import { isUnfed, WINDOW_OPENS, windowShareTime } from '../creature/feeding'
import { formatClockTime } from '../time/zone'
import { fillSlots, passage } from '../words'
import { CONDITIONS } from './conditions'
import { lines } from './lines'
import { rotate, waitStep } from './pick'
import { isAboutToDie, isHungryBetweenMeals, isIll, type Situation } from './situation'

const NAMES_MEDICINE = /\b(medicine|medicines|dose|pill|tonic)\b/i
const MEAL = '(?:meals?|supper|dinner|breakfast)'
const anyOf = (flags: string, ...phrases: string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`, flags)
const NAMES_FOOD = anyOf(
  'i',
  'feed|fed|unfed|food|mealtimes?',
  MEAL,
  String.raw`(?:bring|carry|fetch|fill|put|set)\b[^.]*\b(?:dish|bowl)`,
)
/** A meal in the past: "the last supper", "the meal that was not in time". */
const LATE_MEAL = anyOf(
  'gi',
  `(?:late|missed|last|other) ${MEAL}`,
  `(?:been|kept) waiting for (?:its|a|the) ${MEAL}`,
  'fed (?:too )?late',
  String.raw`${MEAL}\b[^.,;:]{0,24}\b(?:late|in time)`,
)

const when = ({ asleep }: Situation) => (asleep ? 'asleep' : 'awake')

const opensAt = ({ creature }: Situation): string => formatClockTime(creature, windowShareTime(creature, WINDOW_OPENS))

/** Other words in each answer: looks take even turns, acts odd ones. */
const inOtherWords = (variants: Variants, { creature, now, act }: Situation): string =>
  rotate(variants, creature.id, 2 * (careActions(creature) + waitStep(creature, now)) + (act ? 1 : 0))

export const withRemedy = (text: string, situation: Situation): string =>
  isIll(situation) && !situation.closed && !NAMES_MEDICINE.test(text)
    ? passage(text, inOtherWords(lines().REMEDY[when(situation)], situation))
    : text

/** Between meals it says when the next one counts. */
export const withMeal = (text: string, situation: Situation): string => {
  if (isHungryBetweenMeals(situation) && !situation.closed && !situation.asleep)
    return passage(text, fillSlots(lines().STILL_HUNGRY, { opens: opensAt(situation) }))
  const isOpen = CONDITIONS.meal_ready.holds(situation) && !situation.asleep
  if ((!isOpen && !isUnfed(situation)) || situation.closed || NAMES_FOOD.test(text.replace(LATE_MEAL, ''))) return text
  const isSoon = isOpen && !isAboutToDie(situation)
  return passage(text, inOtherWords(lines().MEAL[isSoon ? 'soon' : when(situation)], situation))
}
