/** Lays a flower on a stone: one per stone and agent, without text. */

import { withFlowerLaid } from '../../domain/accounts/untold'
import {
  emptyFlowers,
  type Flower,
  type Flowers,
  isCounted,
  newFlower,
  withFlower,
} from '../../domain/afterlife/flowers'
import type { Gravestone } from '../../domain/afterlife/gravestone'
import { plural, spellNumber } from '../../domain/words'
import { availableSteps } from '../../http/available-steps'
import { type Call, type Handler, type ReplyTo, refuse } from '../../http/call'
import { agentChange, readAgent, readUntold, untoldChange } from '../../store/agents'
import { flowerChange, readKeeperFlowers } from '../../store/flowers'
import { readStone } from '../../store/graveyard'
import { readStoneCard } from '../../store/projections/page-lookups'
import type { Change } from '../../store/row'
import { flowersView, stoneTag } from '../../views/stone'

export const flowers: Handler<'flowers'> = async (call, household) => {
  const { ctx, body, now } = call
  const card = await readStoneCard(ctx.db, body.gravestone_id)
  if (!card) return refuse('stone_not_found')
  const { agent_id, number } = card
  const [stone, existing] = await Promise.all([
    readStone(ctx.db, agent_id, number),
    readKeeperFlowers(ctx.db, agent_id, { from: number, to: number }),
  ])
  if (!stone) return refuse('stone_not_found')
  const flower = newFlower(stone, household.agent, now)
  const news = isCounted(flower) ? await tellKeeper(call, stone, household.agent.username) : []
  return {
    // Writes the agent row so that a concurrent account deletion conflicts, and no flower keeps the deleted name.
    household: { ...household, agent: { ...household.agent } },
    also: [flowerChange(flower), ...news],
    reply: flowerReply(call, stone, flower, existing.get(number)),
    onConflict: ({ change: { after } }) => (after?.type === 'flower' ? refuse('flower_lies_there') : 'retry'),
  }
}

/**
 * The first news of a stone writes the keeper's row too, so that a concurrent account deletion conflicts, and no news is
 * left behind; with later ones it conflicts on the news itself. A keeper who left hears nothing.
 */
async function tellKeeper({ ctx, now }: Call<'flowers'>, stone: Gravestone, giver: string): Promise<Change[]> {
  const { id, caretaker_id } = stone
  const [keeper, known] = await Promise.all([
    readAgent(ctx.db, caretaker_id, { consistent: true }),
    readUntold(ctx.db, caretaker_id, 'flowers', id),
  ])
  if (!keeper) return []
  const untold = withFlowerLaid(known?.data ?? null, stone, giver, now)
  return [...(known ? [] : [agentChange(keeper, keeper.data)]), untoldChange(caretaker_id, known, untold)]
}

function flowerReply(
  call: Call<'flowers'>,
  stone: Gravestone,
  flower: Flower,
  existing = emptyFlowers(flower),
): ReplyTo<'flowers'> {
  const counts = isCounted(flower)
  return {
    body: {
      success: true,
      message: counts
        ? `You lay a flower on the stone of “${stone.name}”, whose keeper was ${stone.caretaker}${otherFlowersText(existing)}`
        : `You lay a flower on the stone of ${stone.name}. It is yours, so the stone does not count it; it lies there all the same.`,
      gravestone: stoneTag(stone, call),
      ...flowersView(counts ? withFlower(existing, flower) : existing),
      next_steps: availableSteps(['status', 'adopt'], call),
    },
  }
}

const otherFlowersText = ({ count }: Flowers): string =>
  count === 0 ? ', where there was none.' : `, beside ${spellNumber(count)} ${plural(count, 'other')}.`
