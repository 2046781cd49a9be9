/** Plain sentences about an item and its effect: the verdict, how to do better, and when not to discipline. */

import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import { STATS, type Stat } from '../../species/vocabulary'
import { type CareOutcome, type DisciplineConcern, type ItemCategory, PRIMARY_STAT, type Tip } from '../care/care'
import { needsOf } from '../care/needs'
import { type Creature, careActions, roundStat } from '../creature/creature'
import { hiddenStats } from '../creature/visible'
import { itemLabel, withArticle } from '../nouns'
import { builtInSpecies } from '../species/catalogue'
import { displayName, fillSlots, inSeries, passage } from '../words'
import { lines } from './lines'
import { rotate } from './pick'

/** Category null: the item could not be judged. */
export interface ItemOpinion {
  item: string
  category: ItemCategory | null
  /** Not judged, because the keeper brought too many new items today. */
  too_many_new?: boolean
}

const verdictsOf = ({ effectiveness, tip, found }: CareOutcome, { category, too_many_new }: ItemOpinion): Variants => {
  const { FIRST_LOVED, JUDGED, LOVED_ANYWAY, NO_TASK, TOO_MANY_NEW, UNJUDGED } = lines()
  if (category === null) return too_many_new ? TOO_MANY_NEW : UNJUDGED
  if (tip === 'needs_task_item') return NO_TASK
  if (category !== 'loved') return JUDGED[category]
  if (effectiveness !== 'effective') return LOVED_ANYWAY
  return found.creature.memory.loved === undefined ? FIRST_LOVED : JUDGED.loved
}

export const itemText = (outcome: CareOutcome, judged: ItemOpinion): string => {
  const { creature } = outcome
  return passage(
    fillSlots(rotate(verdictsOf(outcome, judged), creature.id, careActions(creature)), {
      name: displayName(creature.name),
      item: withArticle(itemLabel(judged.item)),
    }),
  )
}

/** Tips against care that was too much or too early; advised care never gets one of these. */
const AGAINST: readonly (Tip | null)[] = ['already_full', 'too_early', 'reflected_often']

const wasAdvised = (action: CareAction, { found }: CareOutcome): boolean =>
  needsOf(found).some((need) => need.action === action)

/** Stats that the keeper can see, other than the one that the action is for. */
const otherGains = (action: CareAction, { creature, before, after }: CareOutcome): Stat[] => {
  const hidden = hiddenStats(creature.species, before.trust)
  return STATS.filter(
    (stat) =>
      stat !== PRIMARY_STAT[action] && roundStat(after[stat]) > roundStat(before[stat]) && !hidden.includes(stat),
  )
}

const statWord = (stat: Stat): string => (stat === 'hunger' ? 'fullness' : stat)

export const tipText = (action: CareAction, outcome: CareOutcome, item: string | null): string | null => {
  const { creature, effectiveness, tip } = outcome
  if (effectiveness === 'effective') return null
  const { TIPS, TIPS_ADVISED, TIPS_FULL, TIP_GAINS } = lines()
  const advised = AGAINST.includes(tip) && wasAdvised(action, outcome) ? TIPS_ADVISED[action] : undefined
  const isFull = tip === null || tip === 'already_full'
  const said = advised ?? (isFull ? TIPS_FULL[action] : TIPS[tip])
  const gains = isFull && effectiveness === 'wasted' ? otherGains(action, outcome).map(statWord) : []
  const slots = {
    name: displayName(creature.name),
    item: withArticle(itemLabel(item ?? '')),
    rule: ruleOf(creature),
    full: statWord(PRIMARY_STAT[action]),
    gains: inSeries(gains),
  }
  return passage(...(gains.length > 0 ? [TIP_GAINS, said] : [said]).map((text) => fillSlots(text, slots)))
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
