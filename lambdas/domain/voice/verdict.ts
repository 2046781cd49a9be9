/** What a creature makes of an item, in a plain sentence beside the scene; how to do better; and when not to teach. */

import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import type { CareOutcome, DisciplineConcern, ItemCategory } from '../care/care'
import type { Creature } from '../creature/creature'
import { builtInSpecies } from '../species/catalogue'
import { displayName, fillSlots, itemLabel, passage } from '../words'
import { lines } from './lines'
import { pick } from './pick'
import { careTurn } from './turn'

/** Which item it was, and what was judged of it: null where nobody could say. */
export interface ItemVerdict {
  item: string
  category: ItemCategory | null
  /** It was not even tried: its keeper brought too many new things today. */
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

/** How to do better; only a care that fell short gets one. */
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

/** Its species' own rule, in its own words. */
const ruleOf = ({ species }: Creature): string =>
  (species.tier !== 'community' && builtInSpecies(species.slug)?.special_mechanic) ||
  'Other care does more for its kind.'

/** Why not to discipline now, or null when a lesson would do no harm; the first concern is the gravest. */
export const disciplineAdvice = ({ name }: Creature, concerns: readonly DisciplineConcern[]): string | null => {
  const [gravest] = concerns
  return gravest ? passage(fillSlots(lines().DISCIPLINE_ADVICE[gravest], { name: displayName(name) })) : null
}
