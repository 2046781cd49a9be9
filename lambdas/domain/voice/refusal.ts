/** Texts for refused care: why, and what would work. */
import type { CareRefusal } from '../care/care'
import { passage } from '../words'
import { linesOf, ownLines } from './books/lines'
import { lines } from './lines'
import type { TextTurn } from './pick'
import { selectLine } from './select-line'
import { situationOf } from './situation'

export type CreatureRefusal = Extract<CareRefusal, { kind: 'asleep' | 'distrusts' | 'needs_play' }>

const REFUSALS = { distrusts: 'refusals.closed', needs_play: 'refusals.unplayed' } as const

export const refusalText = ({ kind, moment }: CreatureRefusal, turn: TextTurn): string => {
  const { creature } = moment
  const { species } = creature
  const own = kind === 'asleep' ? linesOf(species, 'refusals.asleep') : ownLines(species, REFUSALS[kind])
  const text = selectLine(own ?? linesOf(species, 'looks.shy'), situationOf(moment), {
    seed: `${creature.id}/${kind}`,
    turn,
  })
  return passage(text, lines().INSTEAD[kind])
}
