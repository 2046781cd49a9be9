/** After a deployment, and every hour until it has worked: the model's vectors of all approved items. */

import { createBedrockEmbedder } from '../adapters/bedrock-embedder'
import { processContext } from '../context'
import { type CalibrationOutcome, calibrator } from '../jobs/calibration/calibrate'
import { JUDGEMENTS } from '../jobs/calibration/judgements'
import { lessonsFrom } from '../jobs/calibration/lessons'
import type { Remaining } from '../jobs/time-left'

/** Nobody waits here: a busy model is asked again, and again. */
const CLIENT_LIMITS = { maxAttempts: 8 }

export const handler = (event: unknown, lambda: Remaining): Promise<CalibrationOutcome> => {
  const ctx = processContext()
  const embedder = createBedrockEmbedder({ modelId: ctx.config.embeddingModelId ?? undefined, client: CLIENT_LIMITS })
  return calibrator(ctx, embedder, lessonsFrom(JUDGEMENTS))(event, lambda)
}
