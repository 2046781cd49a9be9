/** Paints portraits and avatars, from the queue that the table's stream fills. */

import { createBedrockPainter } from '../adapters/bedrock-painter'
import { paintingQueue } from '../adapters/painting-queue'
import { s3Gallery } from '../adapters/s3-gallery'
import { processStudio } from '../config'
import { processContext } from '../context'
import { type Paint, paint } from '../jobs/paint'

let painting: Paint | undefined

function studio(): Paint {
  const ctx = processContext()
  const { modelId, region, bucket, queueUrl } = processStudio()
  return paint(ctx, {
    painter: createBedrockPainter({ modelId, client: region ? { region } : {} }),
    gallery: s3Gallery(bucket),
    budget: ctx.config.dailyPictures,
    later: paintingQueue(queueUrl).postpone,
  })
}

export const handler: Paint = (event) => {
  painting ??= studio()
  return painting(event)
}
