/** Whoever is ill needs one thing whatever else is told of it: a scene that does not say so is followed by it. */
import { passage } from '../words'
import { lines } from './lines'
import { isIll, type Situation } from './situation'

const NAMES_IT = /\b(medicine|medicines|dose|pill|tonic)\b/i

export const withRemedy = (text: string, situation: Situation): string =>
  isIll(situation) && !situation.closed && !NAMES_IT.test(text)
    ? passage(text, lines().REMEDY[situation.asleep ? 'asleep' : 'awake'])
    : text
