/** Calibrates the judgement of items for an embedder: computes the vectors of all approved items and fits thresholds. */
import { mkdir, readFile } from 'node:fs/promises'
import { createBedrockEmbedder } from '../../lambdas/adapters/bedrock-embedder'
import { type Embedder, normalizeVector } from '../../lambdas/adapters/embedder'
import { pack, readItemVectors, VECTORS_FOLDER, writeItemVectors } from '../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../lambdas/adapters/offline-embedder'
import { normaliseItem } from '../../lambdas/domain/care/items/normalise'
import { casesOf, figuresLine, type JudgementFile, judgementOf, measure } from '../../lambdas/jobs/calibration/fit'
import { JUDGEMENTS } from '../../lambdas/jobs/calibration/judgements'
import { computeCalibration, textsIn, textsToEmbed } from '../../lambdas/jobs/calibration/lessons'

const EMBEDDERS: Readonly<Record<string, () => Embedder>> = {
  offline: createOfflineEmbedder,
  bedrock: () => createBedrockEmbedder({ client: { maxAttempts: 8 } }),
}

/** One after the other, because of a service's rate limit. */
async function embedAll(embedder: Embedder, texts: Iterable<string>): Promise<Map<string, Float32Array>> {
  const vectors = new Map<string, Float32Array>()
  for (const text of texts) {
    const vector = normalizeVector(await embedder.embed(text), embedder.dimensions)
    if (!vector) throw new Error(`${embedder.id} returned no usable vector for "${text}"`)
    vectors.set(text, vector)
  }
  return vectors
}

async function writeCalibration(embedder: Embedder): Promise<void> {
  const result = computeCalibration(await embedAll(embedder, textsToEmbed(JUDGEMENTS)), JUDGEMENTS)
  for (const [name, reached] of Object.entries(result.figures)) {
    const unnamed = figuresLine(result.unnamed[name]!)
    print(`${name} (${reached.judged}): ${figuresLine(reached)} (known by vector alone: ${unnamed})`)
  }
  await mkdir(VECTORS_FOLDER, { recursive: true })
  await writeItemVectors(pack(embedder, result))
  print(`wrote ${result.items.length} items and ${result.kinds.length} kinds for ${embedder.id}`)
}

async function report(embedder: Embedder, path: string, showMisses: boolean): Promise<void> {
  const file = JSON.parse(await readFile(path, 'utf8')) as JudgementFile
  const { kinds, calibration } = await readItemVectors(embedder.id)
  const vectors = await embedAll(embedder, new Set(textsIn(file).map(normaliseItem)))
  const cases = casesOf(file, (item) => vectors.get(normaliseItem(item))!)
  for (const one of showMisses ? cases : []) {
    const { category, score } = judgementOf(one, kinds, calibration)
    const judgement = `${one.species}/${one.action} "${one.item}" is ${category} (${score}), expected ${one.accept.join(' or ')}`
    if (!one.accept.includes(category)) print(judgement)
  }
  print(figuresLine(measure(cases, kinds, calibration)))
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

export interface CalibrateCommand {
  embedder: string
  /** A file of judgements to measure, instead of a calibration. */
  report?: string
  /** With `report`: print every wrong judgement. */
  misses: boolean
}

export async function calibrate({ embedder, report: file, misses }: CalibrateCommand): Promise<void> {
  const create = EMBEDDERS[embedder]
  if (!create) throw new Error(`--embedder must be one of: ${Object.keys(EMBEDDERS).join(', ')}`)
  await (file ? report(create(), file, misses) : writeCalibration(create()))
}
