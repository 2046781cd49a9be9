/** Judges an item by the lists, otherwise by the host's judge or Bedrock. */
import { itemsOf } from '../../domain/care/items'
import { type Judgement, judgeByList, type Unjudged } from '../../domain/care/items/by-list'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import type { Call } from '../../http/call'
import type { ItemAction } from '../../species/care-actions'
import { countRequest } from '../../store/limits'
import { getItemJudge } from './choose-judge'

/**
 * Daily limit per agent for items that are new to the service. Each costs a model call and, unless it is a dry run, a
 * row.
 */
export const NEW_ITEMS = { max: 50, seconds: 86_400 } as const

export interface ItemOffer {
  species: CreatureSpecies
  action: ItemAction
  item: string
  dryRun: boolean
}

/** Without a judgement the item has no effect. */
export async function judgeItem(
  { ctx, now, household }: Pick<Call<'care'>, 'ctx' | 'now' | 'household'>,
  { species, action, item, dryRun }: ItemOffer,
): Promise<Judgement | Unjudged> {
  const listed = judgeByList(itemsOf(species.slug, species.family), action, item)
  if (listed) return listed
  let reason: Unjudged['reason'] = 'nobody_could_say'
  // Counted by agent, because a new key must not reset the limit.
  const counter = { caller: household.agent.data.id, operation: 'new_items' }
  const mayCallModel = async () => {
    const { used, max } = await countRequest(ctx.db, counter, NEW_ITEMS, now)
    if (used > max) reason = 'too_many_new'
    return used <= max
  }
  const judge = await getItemJudge(ctx)
  const judgement = await judge.judge(species, action, item, { mayCallModel, mayStore: !dryRun })
  return judgement ?? { category: null, score: null, reason }
}
