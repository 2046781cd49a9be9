/** Computes the vectors of all approved items for an embedder and fits its calibration; or reports on a file of judgements. */
import { mkdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createBedrockEmbedder } from '../lambdas/adapters/bedrock-embedder'
import { type Embedder, normalizeVector } from '../lambdas/adapters/embedder'
import { pack, readItemVectors, VECTORS_FOLDER, writeItemVectors } from '../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../lambdas/adapters/offline-embedder'
import { normaliseItem } from '../lambdas/domain/care/items/normalise'
import { casesOf, figuresLine, type JudgementFile, judgementOf, measure } from '../lambdas/jobs/calibration/fit'
import { JUDGEMENTS } from '../lambdas/jobs/calibration/judgements'
import { computeCalibration, textsIn, textsToEmbed } from '../lambdas/jobs/calibration/lessons'

const EMBEDDERS: Readonly<Record<string, () => Embedder>> = {
  offline: createOfflineEmbedder,
  bedrock: () => createBedrockEmbedder({ client: { maxAttempts: 8 } }),
}

/** One after the other: a service that counts requests is not to be flooded. */
async function embedAll(embedder: Embedder, texts: Iterable<string>): Promise<Map<string, Float32Array>> {
  const vectors = new Map<string, Float32Array>()
  for (const text of texts) {
    const vector = normalizeVector(await embedder.embed(text), embedder.dimensions)
    if (!vector) throw new Error(`${embedder.id} gave no usable vector for "${text}"`)
    vectors.set(text, vector)
  }
  return vectors
}

async function calibrate(embedder: Embedder): Promise<void> {
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
    const said = `${one.species}/${one.action} "${one.item}" is ${category} (${score}), expected ${one.accept.join(' or ')}`
    if (!one.accept.includes(category)) print(said)
  }
  print(figuresLine(measure(cases, kinds, calibration)))
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      embedder: { type: 'string', default: 'offline' },
      report: { type: 'string' },
      misses: { type: 'boolean', default: false },
    },
  })
  const create = EMBEDDERS[values.embedder]
  if (!create) throw new Error(`--embedder must be one of: ${Object.keys(EMBEDDERS).join(', ')}`)
  await (values.report ? report(create(), values.report, values.misses) : calibrate(create()))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
