/** What a creature makes of an item: asked of the host's own judge or, on AWS, of Bedrock. */
import { createBedrockEmbedder } from '../clients/bedrock-embedder'
import { createEmbeddingJudge } from '../clients/embedding-judge'
import type { ItemJudge, Judgement } from '../clients/item-judge'
import type { Context } from '../context'
import type { ItemAction } from '../domain/care/items/items'
import type { CreatureSpecies } from '../domain/creature/creature'
import { keepVector, readVector } from '../store/vectors'

/** Vectors that every process shares. */
export const sharedVectors = ({ db }: Pick<Context, 'db'>) => ({
  get: (embedderId: string, item: string) => readVector(db, embedderId, item),
  put: (embedderId: string, item: string, vector: Float32Array) => keepVector(db, embedderId, item, vector),
})

const judges = new WeakMap<Context, ItemJudge>()

function judgeOf(ctx: Context): ItemJudge {
  const known = ctx.items ?? judges.get(ctx)
  if (known) return known
  const modelId = ctx.config.embeddingModelId ?? undefined
  const judge = createEmbeddingJudge({
    embedder: createBedrockEmbedder({ modelId }),
    store: sharedVectors(ctx),
    onSilence: (reason, cause) => ctx.log({ level: 'warn', message: 'item not judged', reason, cause: String(cause) }),
  })
  judges.set(ctx, judge)
  return judge
}

/** Null when nobody could say: then plain care applies. */
export const judgeItem = (
  ctx: Context,
  species: CreatureSpecies,
  action: ItemAction,
  item: string,
): Promise<Judgement | null> => judgeOf(ctx).judge(species, action, item)
