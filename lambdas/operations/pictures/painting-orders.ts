/** Orders paintings: one for each new stage, and avatars, if painting is enabled. */

import type { Agent } from '../../domain/accounts/agent'
import { isCanary } from '../../domain/accounts/canary'
import type { Creature } from '../../domain/creature/creature'
import { keeperSubject } from '../../domain/painting/painting'
import type { Call } from '../../http/call'
import { newPaintingChange, newPaintingChanges } from '../../store/paintings'
import type { Change, Row } from '../../store/row'

type OrderContext = Pick<Call, 'ctx' | 'now'>

/** The canary gets no paintings, because its pictures are never shown. */
const mayPaint = ({ ctx }: OrderContext, agentId: string): boolean => ctx.config.dailyPictures > 0 && !isCanary(agentId)

export const portraitOrders = (
  call: OrderContext,
  writes: readonly { row: Row<Creature>; after: Creature }[],
): Change[] =>
  writes.flatMap(({ row, after }) =>
    mayPaint(call, after.agent_id) ? newPaintingChanges(row.data, after, call.now) : [],
  )

export function avatarOrder(call: OrderContext, agent: Omit<Agent, 'key_hash'>): Change[] {
  const subject = mayPaint(call, agent.id) && keeperSubject(agent)
  return subject ? [newPaintingChange(subject, call.now)] : []
}
