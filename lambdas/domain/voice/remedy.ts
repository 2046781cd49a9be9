/** Adds the needed medicine or meal to a text that does not mention it. */
import { WINDOW_OPENS, windowShareTime } from '../creature/feeding'
import { formatClockTime } from '../time/zone'
import { fillSlots, passage } from '../words'
import { lines } from './lines'
import { CONDITION_HOLDS, isHungryBetweenMeals, isIll, isUnfed, type Situation } from './situation'

const NAMES_MEDICINE = /\b(medicine|medicines|dose|pill|tonic)\b/i
const NAMES_FOOD = /\b(feed|fed|unfed|food|meal|meals|supper|dinner|breakfast)\b/i
/** A meal in the past. */
const LATE_MEAL =
  /\b(late|missed|last|other) (meals?|supper|dinner|breakfast)\b|\bfed (too )?late\b|\b(meals?|supper|dinner|breakfast) (was|were|came|that came) late\b/gi

const when = ({ asleep }: Situation) => (asleep ? 'asleep' : 'awake')

const opensAt = ({ creature }: Situation): string => formatClockTime(creature, windowShareTime(creature, WINDOW_OPENS))

export const withRemedy = (text: string, situation: Situation): string =>
  isIll(situation) && !situation.closed && !NAMES_MEDICINE.test(text)
    ? passage(text, lines().REMEDY[when(situation)])
    : text

/** Between meals it says when the next one counts. */
export const withMeal = (text: string, situation: Situation): string => {
  if (isHungryBetweenMeals(situation) && !situation.closed && !situation.asleep)
    return passage(text, fillSlots(lines().STILL_HUNGRY, { opens: opensAt(situation) }))
  const isSoon = CONDITION_HOLDS.meal_ready(situation) && !situation.asleep
  if ((!isSoon && !isUnfed(situation)) || situation.closed || NAMES_FOOD.test(text.replace(LATE_MEAL, ''))) return text
  return passage(text, lines().MEAL[isSoon ? 'soon' : when(situation)])
}
