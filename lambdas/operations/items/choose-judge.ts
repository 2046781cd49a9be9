/** Selects the item judge: the host's own or, on AWS, Bedrock. */
import type { ItemJudge } from '../../adapters/item-judge'
import type { Context } from '../../context'

const judges = new WeakMap<Context, Promise<ItemJudge>>()

export function getItemJudge(ctx: Context): Promise<ItemJudge> {
  if (ctx.items) return Promise.resolve(ctx.items)
  const judge = judges.get(ctx) ?? import('./bedrock-judge').then(({ createBedrockJudge }) => createBedrockJudge(ctx))
  judges.set(ctx, judge)
  return judge
}
