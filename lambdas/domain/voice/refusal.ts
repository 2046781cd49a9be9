/** Texts for refused care: why, and what would work. */
import type { CareRefusal } from '../care/care'
import { passage } from '../words'
import { bookOf } from './book'
import { lines } from './lines'
import type { TextTurn } from './pick'
import { selectLine } from './select-line'
import { situationOf } from './situation'

export type CreatureRefusal = Extract<CareRefusal, { kind: 'asleep' | 'distrusts' | 'needs_play' }>

export const refusalText = ({ kind, moment }: CreatureRefusal, turn: TextTurn): string => {
  const { creature } = moment
  const { refusals, looks } = bookOf(creature.species)
  const own = { asleep: refusals.asleep, distrusts: refusals.closed, needs_play: refusals.unplayed }[kind]
  const text = selectLine(own ?? looks.shy, situationOf(moment), { seed: `${creature.id}/${kind}`, turn })
  return passage(text, lines().INSTEAD[kind])
}
