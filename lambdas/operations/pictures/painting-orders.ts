/** Orders paintings: one for each new stage, and avatars, if painting is enabled. */

import type { Agent } from '../../domain/accounts/agent'
import type { Creature } from '../../domain/creature/creature'
import { keeperSubject } from '../../domain/painting/painting'
import type { Call } from '../../http/call'
import { newPaintingChange, newPaintingChanges } from '../../store/paintings'
import type { Change, Row } from '../../store/row'

type OrderContext = Pick<Call, 'ctx' | 'now'>

const paints = ({ ctx }: OrderContext): boolean => ctx.config.dailyPictures > 0

export const portraitOrders = (
  call: OrderContext,
  writes: readonly { row: Row<Creature>; after: Creature }[],
): Change[] => (paints(call) ? writes.flatMap(({ row, after }) => newPaintingChanges(row.data, after, call.now)) : [])

export function avatarOrder(call: OrderContext, agent: Omit<Agent, 'key_hash'>): Change[] {
  const subject = paints(call) && keeperSubject(agent)
  return subject ? [newPaintingChange(subject, call.now)] : []
}
