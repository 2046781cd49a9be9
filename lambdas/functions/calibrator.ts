/**
 * Lambda entry point that computes the model's vectors of all approved items: after a deployment, then hourly until it
 * succeeds.
 */

import { createBedrockEmbedder } from '../adapters/bedrock-embedder'
import { processContext } from '../context'
import { type CalibrationOutcome, calibrator } from '../jobs/calibration/calibrate'
import { JUDGEMENTS } from '../jobs/calibration/judgements'
import { lessonsFrom } from '../jobs/calibration/lessons'
import type { Remaining } from '../jobs/time-left'

/** No caller waits, so a busy model is retried often. */
const CLIENT_LIMITS = { maxAttempts: 8 }

export const handler = (event: unknown, lambda: Remaining): Promise<CalibrationOutcome> => {
  const ctx = processContext()
  const embedder = createBedrockEmbedder({ modelId: ctx.config.embeddingModelId ?? undefined, client: CLIENT_LIMITS })
  return calibrator(ctx, embedder, lessonsFrom(JUDGEMENTS))(event, lambda)
}
