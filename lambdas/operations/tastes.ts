/** What a creature makes of an item: asked of the host's own judge or, on AWS, of Bedrock. */
import { createBedrockEmbedder } from '../clients/bedrock-embedder'
import { createEmbeddingJudge } from '../clients/embedding-judge'
import type { ItemJudge, Judgement } from '../clients/item-judge'
import { unpack, type VectorIndex } from '../clients/item-vectors'
import type { Context } from '../context'
import type { ItemAction } from '../domain/care/items/items'
import type { CreatureSpecies } from '../domain/creature/creature'
import { readCalibration } from '../store/calibrations'
import { sharedVectors } from '../store/vectors'

const judges = new WeakMap<Context, ItemJudge>()

function judgeOf(ctx: Context): ItemJudge {
  const known = ctx.items ?? judges.get(ctx)
  if (known) return known
  const judge = createEmbeddingJudge({
    embedder: createBedrockEmbedder({ modelId: ctx.config.embeddingModelId ?? undefined }),
    store: sharedVectors(ctx),
    vectors: async (embedderId) => {
      const kept = await readCalibration<VectorIndex>(ctx.db, embedderId)
      if (!kept) throw new Error(`nothing is known of ${embedderId} yet`)
      return unpack(kept)
    },
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
