/** Lambda entry point that paints portraits and avatars from the queue. */

import { createBedrockPainter } from '../adapters/bedrock-painter'
import { paintingQueue } from '../adapters/painting-queue'
import { s3Gallery } from '../adapters/s3-gallery'
import { processPainter } from '../config'
import { processContext } from '../context'
import { type Paint, paint } from '../jobs/paint'

let painter: Paint | undefined

function createPainter(): Paint {
  const ctx = processContext()
  const { modelId, region, bucket, queueUrl } = processPainter()
  return paint(ctx, {
    painter: createBedrockPainter({ modelId, client: region ? { region } : {} }),
    gallery: s3Gallery(bucket),
    budget: ctx.config.dailyPictures,
    later: paintingQueue(queueUrl).postpone,
  })
}

export const handler: Paint = (event) => {
  painter ??= createPainter()
  return painter(event)
}
