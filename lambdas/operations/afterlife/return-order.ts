/** The order for the missing credits of a resurrection, named after the creature. Calls no payment service. */
import type { Agent } from '../../domain/accounts/agent'
import { type Creature, deathsOf } from '../../domain/creature/creature'
import { type Basket, basketLines, formatLines, newOrder } from '../../domain/money/money'
import type { Instant } from '../../domain/time/instants'
import type { IncomingCall } from '../../http/call'
import { type OpenOrderRow, orderOnce, readOpenOrders } from '../../store/money/orders'

/** Prefix of the keys of all open orders for one creature's resurrection. */
const openOrderPrefix = (creatureId: string): string => `${creatureId}#`

export const readReturnOrders = ({ ctx }: IncomingCall, agentId: string, creatureId: string): Promise<OpenOrderRow[]> =>
  readOpenOrders(ctx.db, agentId, openOrderPrefix(creatureId))

export interface OrderedReturn {
  creature: Creature
  keeper: Agent
  /** Deadline of the resurrection. */
  until: Instant
}

/** An unpaid order for the same is returned instead. `known`: the open orders that were read before. */
export function returnOrder(
  { ctx, now }: IncomingCall,
  { creature, keeper, until }: OrderedReturn,
  basket: Basket,
  known: readonly OpenOrderRow[] | null = null,
): ReturnType<typeof orderOnce> {
  const draft = { ...newOrder(ctx.newId(), keeper, basket, now), purpose: creature.name, purpose_ends_at: until }
  const orderKey = `${openOrderPrefix(creature.id)}${deathsOf(creature)}#${formatLines(basketLines(basket))}`
  return orderOnce(ctx.db, orderKey, draft, now, known)
}
