/** Texts for refused care: why, and what would work. */
import { CARE_ACTIONS, type CareAction } from '../../species/care-actions'
import type { CareRefusal } from '../care/care'
import { passage } from '../words'
import { familyLines, linesOf, ownLines } from './books/lines'
import { lines } from './lines'
import { visitTurn, waitStep } from './pick'
import { selectLine } from './select-line'
import { situationOf } from './situation'

type CreatureRefusal = Extract<CareRefusal, { kind: 'asleep' | 'distrusts' | 'needs_play' }>

const REFUSALS = { distrusts: 'refusals.closed', needs_play: 'refusals.unplayed' } as const

/** Nothing is stored: the lines are told in turn, by visit, wait and action, so that several of one visit differ. */
export const refusalText = ({ kind, moment }: CreatureRefusal, action: CareAction): string => {
  const { creature, now } = moment
  const { species } = creature
  const own = kind === 'asleep' ? linesOf(species, 'refusals.asleep') : ownLines(species, REFUSALS[kind])
  const text = selectLine(own ?? linesOf(species, 'looks.shy'), situationOf(moment), {
    seed: `${creature.id}/${kind}`,
    turn: 0,
    step: visitTurn(creature) + waitStep(creature, now) + CARE_ACTIONS.indexOf(action),
    ...(kind === 'asleep' && { others: familyLines(species, 'refusals.asleep') }),
  })
  return passage(text, lines().INSTEAD[kind])
}
