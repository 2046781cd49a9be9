/** Orders paintings: one for each new stage, and avatars, if painting is enabled. */

import type { Agent } from '../../domain/accounts/agent'
import { type Household, livingCreature } from '../../domain/household/household'
import { keeperSubject } from '../../domain/painting/painting'
import type { Call } from '../../http/call'
import { newPaintingChange, newPaintingChanges } from '../../store/paintings'
import type { Change } from '../../store/row'

type OrderContext = Pick<Call, 'ctx' | 'now'>

const paints = ({ ctx }: OrderContext): boolean => ctx.config.dailyPictures > 0

/** Limit of a DynamoDB transaction. */
const MAX_CHANGES = 100

/**
 * One for each stage that a creature of the household entered. `others`: the other changes of the transaction; if many
 * eggs hatch at once, some paintings are skipped rather than fail it.
 */
export function portraitOrders(call: OrderContext, before: Household, after: Household, others: number): Change[] {
  if (!paints(call)) return []
  return after.creatures
    .flatMap((creature) => {
      const known = livingCreature(before, creature.id)
      return known && known !== creature ? newPaintingChanges(known, creature, call.now) : []
    })
    .slice(0, MAX_CHANGES - others)
}

export function avatarOrder(call: OrderContext, agent: Omit<Agent, 'key_hash'>): Change[] {
  const subject = paints(call) && keeperSubject(agent)
  return subject ? [newPaintingChange(subject, call.now)] : []
}
