/** After a deployment, and every hour until it has worked: the model's vectors of all approved items. */
import { calibrator, type Taught } from '../chores/calibration/calibrate'
import { JUDGEMENTS } from '../chores/calibration/judgements'
import { lessonsFrom } from '../chores/calibration/lessons'
import type { Remaining } from '../chores/time-left'
import { createBedrockEmbedder } from '../clients/bedrock-embedder'
import { processContext } from '../context'

/** Nobody waits here: a busy model is asked again, and again. */
const PATIENCE = { maxAttempts: 8 }

export const handler = (event: unknown, lambda: Remaining): Promise<Taught> => {
  const ctx = processContext()
  const embedder = createBedrockEmbedder({ modelId: ctx.config.embeddingModelId ?? undefined, client: PATIENCE })
  return calibrator(ctx, embedder, lessonsFrom(JUDGEMENTS))(event, lambda)
}
