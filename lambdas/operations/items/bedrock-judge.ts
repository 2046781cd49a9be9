/**
 * Item judge on AWS, which uses Bedrock. Bundled as a separate file that is loaded for the first item outside of the
 * lists.
 */
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
      const stored = await readCalibration<VectorIndex>(ctx.db, embedderId)
      if (!stored) throw new Error(`no calibration stored for ${embedderId}`)
      return unpack(stored)
    },
    onFailure: (reason, cause) => ctx.log({ level: 'warn', message: 'item not judged', reason, cause: String(cause) }),
  })
