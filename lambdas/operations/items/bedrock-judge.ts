/** The judge on AWS: Bedrock's vectors. A file of its own in the bundle, loaded by the first item that no list knows. */
import { createBedrockEmbedder } from '../../adapters/bedrock-embedder'
import { createEmbeddingJudge } from '../../adapters/embedding-judge'
import type { ItemJudge } from '../../adapters/item-judge'
import { unpack, type VectorIndex } from '../../adapters/item-vectors'
import type { Context } from '../../context'
import { readCalibration } from '../../store/items/calibrations'
import { sharedVectors } from '../../store/items/vectors'

export const createBedrockJudge = (ctx: Context): ItemJudge =>
  createEmbeddingJudge({
    embedder: createBedrockEmbedder({ modelId: ctx.config.embeddingModelId ?? undefined }),
    store: sharedVectors(ctx),
    vectors: async (embedderId) => {
      const kept = await readCalibration<VectorIndex>(ctx.db, embedderId)
      if (!kept) throw new Error(`nothing is known of ${embedderId} yet`)
      return unpack(kept)
    },
    onFailure: (reason, cause) => ctx.log({ level: 'warn', message: 'item not judged', reason, cause: String(cause) }),
  })
