/** Paints portraits and avatars, from the queue that the table's stream fills. */
import { type Paint, paint } from '../chores/paint'
import { createBedrockPainter } from '../clients/bedrock-painter'
import { paintingQueue } from '../clients/painting-queue'
import { s3Gallery } from '../clients/s3-gallery'
import { processStudio } from '../config'
import { processContext } from '../context'

let painting: Paint | undefined

function studio(): Paint {
  const ctx = processContext()
  const { modelId, region, bucket, queueUrl } = processStudio()
  return paint(ctx, {
    painter: createBedrockPainter({ modelId, client: region ? { region } : {} }),
    gallery: s3Gallery(bucket),
    budget: ctx.config.dailyPictures,
    later: paintingQueue(queueUrl).later,
  })
}

export const handler: Paint = (event) => {
  painting ??= studio()
  return painting(event)
}
