/** Calibrates the judgement of items for the offline embedder: computes the vectors of all approved items and fits thresholds. */
import { mkdir } from 'node:fs/promises'
import { type Embedder, normalizeVector } from '../../lambdas/adapters/embedder'
import { pack, VECTORS_FOLDER, writeItemVectors } from '../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../lambdas/adapters/offline-embedder'
import { figuresLine } from '../../lambdas/jobs/calibration/fit'
import { JUDGEMENTS } from '../../lambdas/jobs/calibration/judgements'
import { computeCalibration, textsToEmbed } from '../../lambdas/jobs/calibration/lessons'

async function embedAll(embedder: Embedder, texts: Iterable<string>): Promise<Map<string, Float32Array>> {
  const vectors = new Map<string, Float32Array>()
  for (const text of texts) {
    const vector = normalizeVector(await embedder.embed(text), embedder.dimensions)
    if (!vector) throw new Error(`${embedder.id} returned no usable vector for "${text}"`)
    vectors.set(text, vector)
  }
  return vectors
}

export async function calibrate(): Promise<void> {
  const embedder = createOfflineEmbedder()
  const result = computeCalibration(await embedAll(embedder, textsToEmbed(JUDGEMENTS)), JUDGEMENTS)
  for (const [name, reached] of Object.entries(result.figures)) {
    const unnamed = figuresLine(result.unnamed[name]!)
    console.log(`${name} (${reached.judged}): ${figuresLine(reached)} (known by vector alone: ${unnamed})`)
  }
  await mkdir(VECTORS_FOLDER, { recursive: true })
  await writeItemVectors(pack(embedder, result))
  console.log(`wrote ${result.items.length} items and ${result.kinds.length} kinds for ${embedder.id}`)
}
