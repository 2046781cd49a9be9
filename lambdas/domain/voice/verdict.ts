/** Plain sentences about an item and its effect: the verdict, how to do better, and when not to discipline. */

import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import type { CareOutcome, DisciplineConcern, ItemCategory } from '../care/care'
import type { Creature } from '../creature/creature'
import { builtInSpecies } from '../species/catalogue'
import { displayName, fillSlots, itemLabel, passage } from '../words'
import { lines } from './lines'
import { pick } from './pick'
import { careTurn } from './turn'

/** Category null: the item could not be judged. */
export interface ItemVerdict {
  item: string
  category: ItemCategory | null
  /** Not judged, because the keeper brought too many new items today. */
  too_many_new?: boolean
}

const verdictsOf = ({ effectiveness, tip }: CareOutcome, { category, too_many_new }: ItemVerdict): Variants => {
  const { JUDGED, LOVED_ANYWAY, NO_TASK, TOO_MANY_NEW, UNJUDGED } = lines()
  if (category === null) return too_many_new ? TOO_MANY_NEW : UNJUDGED
  if (tip === 'needs_task_item') return NO_TASK
  return category === 'loved' && effectiveness !== 'effective' ? LOVED_ANYWAY : JUDGED[category]
}

export const itemText = (action: CareAction, outcome: CareOutcome, judged: ItemVerdict): string => {
  const { creature } = outcome
  const turn = careTurn(creature, action)
  return passage(
    fillSlots(pick(verdictsOf(outcome, judged), `${creature.id}/${turn}`), {
      name: displayName(creature.name),
      item: itemLabel(judged.item),
    }),
  )
}

/** Null if the care was fully effective. */
export const tipText = (
  action: CareAction,
  { creature, effectiveness, tip }: CareOutcome,
  item: string | null,
): string | null => {
  if (effectiveness === 'effective') return null
  const { TIPS, TIPS_FULL } = lines()
  const said = tip === null || tip === 'already_full' ? TIPS_FULL[action] : TIPS[tip]
  return passage(
    fillSlots(said, { name: displayName(creature.name), item: itemLabel(item ?? ''), rule: ruleOf(creature) }),
  )
}

/** In the words of the catalogue. */
const ruleOf = ({ species }: Creature): string =>
  (species.tier !== 'community' && builtInSpecies(species.slug)?.special_mechanic) ||
  'Other care does more for its kind.'

/** Null if there is no concern; the first concern is the most serious. */
export const disciplineAdvice = ({ name }: Creature, concerns: readonly DisciplineConcern[]): string | null => {
  const [gravest] = concerns
  return gravest ? passage(fillSlots(lines().DISCIPLINE_ADVICE[gravest], { name: displayName(name) })) : null
}
