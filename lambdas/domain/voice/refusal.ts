/** Why a creature would have none of it, and what would work. */
import type { CareRefusal } from '../care/care'
import { passage } from '../words'
import { bookOf } from './book'
import { lines } from './lines'
import type { SpokenTurn } from './pick'
import { situationOf } from './situation'
import { tell } from './tell'

export type Declined = Extract<CareRefusal, { kind: 'asleep' | 'distrusts' | 'needs_play' }>

export const refusalText = ({ kind, moment }: Declined, turn: SpokenTurn): string => {
  const { creature } = moment
  const { refusals, looks } = bookOf(creature.species)
  const own = { asleep: refusals.asleep, distrusts: refusals.closed, needs_play: refusals.unplayed }[kind]
  const told = tell(own ?? looks.shy, situationOf(moment), turn, `${creature.id}/${kind}`)
  return passage(told, lines().INSTEAD[kind])
}
