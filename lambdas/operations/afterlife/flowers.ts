/** Lays a flower on a stone: one per stone and agent, without text. */

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
import { type Call, type Decider, type Reply, refuse } from '../../http/call'
import { flowerChanges, readKeeperFlowers } from '../../store/flowers'
import { readStone } from '../../store/graveyard'
import { readStoneCard } from '../../store/projections/page-lookups'
import { flowersView, stoneTag } from '../../views/stone'

export const flowers: Decider<'flowers'> = {
  async decide(call, household) {
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
    return {
      // Writes the agent row so that a concurrent account deletion conflicts, and no flower keeps the deleted name.
      household: { ...household, agent: { ...household.agent } },
      also: flowerChanges(flower),
      reply: flowerReply(call, stone, flower, existing.get(number)),
      onConflict: ({ change: { after } }) =>
        after?.type === 'flower' || after?.type === 'laid_flower' ? refuse('flower_lies_there') : 'retry',
    }
  },
}

function flowerReply(call: Call<'flowers'>, stone: Gravestone, flower: Flower, existing = emptyFlowers(flower)): Reply {
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
