/** Adds the needed medicine or meal to a text that does not ask for it. */
import type { Variants } from '../../species/species'
import { WINDOW_OPENS, windowShareTime } from '../creature/feeding'
import { formatClockTime } from '../time/zone'
import { fillSlots, passage } from '../words'
import { lines } from './lines'
import { rotate, waitStep } from './pick'
import { CONDITION_HOLDS, isAboutToDie, isHungryBetweenMeals, isIll, isUnfed, type Situation } from './situation'

const NAMES_MEDICINE = /\b(medicine|medicines|dose|pill|tonic)\b/i
const NAMES_FOOD =
  /\b(feed|fed|unfed|food|meals?|mealtimes?|supper|dinner|breakfast)\b|\b(bring|carry|fetch|fill|put|set)\b[^.]*\b(dish|bowl)\b/i
/** A meal in the past. */
const LATE_MEAL =
  /\b(late|missed|last|other) (meals?|supper|dinner|breakfast)\b|\bfed (too )?late\b|\b(meals?|supper|dinner|breakfast) (was|were|came|that came) late\b|\b(meal|supper|dinner|breakfast) (that )?(had not come|did not come) in time\b/gi

const when = ({ asleep }: Situation) => (asleep ? 'asleep' : 'awake')

const opensAt = ({ creature }: Situation): string => formatClockTime(creature, windowShareTime(creature, WINDOW_OPENS))

/** Other words in each answer: looks take even turns, acts odd ones. */
const inOtherWords = (variants: Variants, { creature, now, act }: Situation): string =>
  rotate(variants, creature.id, 2 * (creature.care_actions + waitStep(creature, now)) + (act ? 1 : 0))

export const withRemedy = (text: string, situation: Situation): string =>
  isIll(situation) && !situation.closed && !NAMES_MEDICINE.test(text)
    ? passage(text, inOtherWords(lines().REMEDY[when(situation)], situation))
    : text

/** Between meals it says when the next one counts. */
export const withMeal = (text: string, situation: Situation): string => {
  if (isHungryBetweenMeals(situation) && !situation.closed && !situation.asleep)
    return passage(text, fillSlots(lines().STILL_HUNGRY, { opens: opensAt(situation) }))
  const isOpen = CONDITION_HOLDS.meal_ready(situation) && !situation.asleep
  if ((!isOpen && !isUnfed(situation)) || situation.closed || NAMES_FOOD.test(text.replace(LATE_MEAL, ''))) return text
  const isSoon = isOpen && !isAboutToDie(situation)
  return passage(text, inOtherWords(lines().MEAL[isSoon ? 'soon' : when(situation)], situation))
}
