/** What a creature makes of an item: by the lists, else asked of the host's own judge or, on AWS, of Bedrock. */
import type { ItemJudge } from '../clients/item-judge'
import type { Context } from '../context'
import { itemsOf } from '../domain/care/items'
import { type Judgement, judgeByList } from '../domain/care/items/by-list'
import type { ItemAction } from '../domain/care/items/items'
import type { CreatureSpecies } from '../domain/creature/creature'

const judges = new WeakMap<Context, Promise<ItemJudge>>()

function judgeOf(ctx: Context): Promise<ItemJudge> {
  if (ctx.items) return Promise.resolve(ctx.items)
  const judge = judges.get(ctx) ?? import('./bedrock-judge').then(({ createBedrockJudge }) => createBedrockJudge(ctx))
  judges.set(ctx, judge)
  return judge
}

/** Null when nobody could say: then plain care applies. */
export async function judgeItem(
  ctx: Context,
  species: CreatureSpecies,
  action: ItemAction,
  item: string,
): Promise<Judgement | null> {
  const listed = judgeByList(itemsOf(species.slug, species.family), action, item)
  return listed ?? (await judgeOf(ctx)).judge(species, action, item)
}
