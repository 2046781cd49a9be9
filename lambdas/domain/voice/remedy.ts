/** Adds the needed medicine or meal to a text that does not mention it. */
import { passage } from '../words'
import { lines } from './lines'
import { isIll, isUnfed, type Situation } from './situation'

const NAMES_MEDICINE = /\b(medicine|medicines|dose|pill|tonic)\b/i
const NAMES_FOOD = /\b(feed|fed|unfed|food|meal|meals|supper|dinner|breakfast)\b/i

const when = ({ asleep }: Situation) => (asleep ? 'asleep' : 'awake')

export const withRemedy = (text: string, situation: Situation): string =>
  isIll(situation) && !situation.closed && !NAMES_MEDICINE.test(text)
    ? passage(text, lines().REMEDY[when(situation)])
    : text

export const withMeal = (text: string, situation: Situation): string =>
  isUnfed(situation) && !situation.closed && !NAMES_FOOD.test(text)
    ? passage(text, lines().MEAL[when(situation)])
    : text
