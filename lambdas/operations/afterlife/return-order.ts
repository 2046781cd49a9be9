/** The order for the missing credits of a resurrection, named after the creature. Calls no payment service. */
import { type Creature, deathsOf } from '../../domain/creature/creature'
import { type Basket, basketLines, formatLines, newOrder, type Order } from '../../domain/money/money'
import type { Instant } from '../../domain/time/instants'
import type { IncomingCall } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import { type OpenOrderRow, placeOrderOnce, readOpenOrders } from '../../store/money/orders'

/** Prefix of the keys of all open orders for one creature's resurrection. */
const openOrderPrefix = (creatureId: string): string => `${creatureId}#`

export const readReturnOrders = ({ ctx }: IncomingCall, agentId: string, creatureId: string): Promise<OpenOrderRow[]> =>
  readOpenOrders(ctx.db, agentId, openOrderPrefix(creatureId))

export interface OrderedReturn {
  creature: Creature
  keeper: AgentRow
  /** Deadline of the resurrection. */
  until: Instant
}

/** An unpaid order for the same is returned instead. Null on a write conflict. */
export function placeReturnOrder(
  { ctx, now }: IncomingCall,
  { creature, keeper, until }: OrderedReturn,
  basket: Basket,
  orders: readonly OpenOrderRow[] | null = null,
): Promise<Order | null> {
  const draft = { ...newOrder(ctx.newId(), keeper.data, basket, now), purpose: creature.name, purpose_until: until }
  const orderKey = `${openOrderPrefix(creature.id)}${deathsOf(creature)}#${formatLines(basketLines(basket))}`
  return placeOrderOnce(ctx.db, orderKey, draft, now, { agent: keeper, orders })
}
