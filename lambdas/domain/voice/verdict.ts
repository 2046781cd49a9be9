/** What a creature makes of an item, and the one way in which an item ends a life. */
import type { Effectiveness, ItemCategory, Tip } from '../care/care'
import type { ItemAction } from '../care/items/items'
import { book } from './book'
import { careSlots } from './care'
import { pick, speaker, type Turn, type Variants } from './pick'
import type { VoicedSpecies } from './subject'
import { fill, passage } from './words'

export interface ItemResultInput {
  action: ItemAction
  item: string
  /** Null when the item could not be judged. */
  category: ItemCategory | null
  /** It was not even tried: its keeper brought too many new things today. */
  too_many_new?: boolean
  effectiveness: Effectiveness
  tip: Tip | null
  name: string
  species: VoicedSpecies
  seed: string
  /** See `turnOfCare`. */
  turn: Turn
}

const verdictsOf = ({ category, too_many_new, effectiveness, tip }: ItemResultInput): Variants => {
  const { JUDGED, LOVED_ANYWAY, NO_TASK, TOO_MANY_NEW, UNJUDGED } = book().verdict
  if (category === null) return too_many_new ? TOO_MANY_NEW : UNJUDGED
  if (tip === 'needs_task_item') return NO_TASK
  return category === 'loved' && effectiveness !== 'effective' ? LOVED_ANYWAY : JUDGED[category]
}

export const itemResultMessage = (input: ItemResultInput): string => {
  const say = speaker(`${input.seed}/${input.action}/item`, input.turn)
  return passage(
    fill(say(verdictsOf(input), 'verdict'), { ...careSlots(input), for_action: book().verdict.GERUND[input.action] }),
  )
}

export interface HarmfulDeathInput {
  action: ItemAction
  item: string
  name: string
  species: VoicedSpecies
  seed: string
}

/** The one way in which a care action ends a life. */
export const harmfulDeathMessage = (input: HarmfulDeathInput): string =>
  passage(fill(pick(book().verdict.KILLED, `${input.seed}/${input.action}/killed`), careSlots(input)))
