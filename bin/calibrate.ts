/** Computes the vectors of all approved items for an embedder and fits its calibration; or reports on a file of judgements. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBedrockEmbedder } from '../lambdas/clients/bedrock-embedder'
import { type Embedder, usableVector } from '../lambdas/clients/embedder'
import { quantise, readItemVectors, VECTORS_FOLDER, writeItemVectors } from '../lambdas/clients/item-vectors'
import { createOfflineEmbedder } from '../lambdas/clients/offline-embedder'
import { everyApprovedItem } from '../lambdas/domain/care/items'
import {
  type Case,
  casesOf,
  figuresLine,
  fitCalibration,
  type JudgementFile,
  judgementOf,
  type KindsFor,
  measure,
  measureUnnamed,
} from '../lambdas/domain/care/items/fit'
import { KINDS } from '../lambdas/domain/care/items/kinds'
import { normaliseItem } from '../lambdas/domain/care/items/normalise'

const EMBEDDERS: Readonly<Record<string, () => Embedder>> = {
  offline: createOfflineEmbedder,
  bedrock: () => createBedrockEmbedder({ client: { maxAttempts: 8 } }),
}

const DATA = join(import.meta.dirname, '../test/data')

/** Of the first file every third judgement is kept aside; of the second none is, of the third all are. */
const JUDGEMENTS = {
  given: 'item-judgements.json',
  further: 'further-item-judgements.json',
  unseen: 'unseen-item-judgements.json',
} as const
const isKeptAside = (_: unknown, at: number): boolean => at % 3 === 1

const readJudgements = async (path: string): Promise<JudgementFile> =>
  JSON.parse(await readFile(path, 'utf8')) as JudgementFile

type Vectors = ReadonlyMap<string, Float32Array>

/** One after the other: a service that counts requests is not to be flooded. */
async function embedAll(embedder: Embedder, texts: Iterable<string>): Promise<Vectors> {
  const vectors = new Map<string, Float32Array>()
  for (const text of new Set([...texts].map(normaliseItem))) {
    const vector = usableVector(await embedder.embed(text), embedder.dimensions)
    if (!vector) throw new Error(`${embedder.id} gave no usable vector for "${text}"`)
    vectors.set(text, vector)
  }
  return vectors
}

const textsIn = ({ approved, items }: JudgementFile): string[] => [
  ...Object.values(approved).flat(),
  ...items.map(({ item }) => item),
]

const lookUp = (vectors: Vectors, text: string): Float32Array => vectors.get(normaliseItem(text))!

/** The direction all the vectors have in common. */
function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(vectors[0]!.length)
  for (const vector of vectors) for (const [at, value] of vector.entries()) middle[at]! += value
  return middle
}

const wordsOf = (kind: (typeof KINDS)[number]): string[] => [...new Set(kind.words.map(normaliseItem))]

/** Kinds as they would be, did no list name the item. */
function kindsWithout(vectors: Vectors, kinds: readonly ArrayLike<number>[]): KindsFor {
  const words = KINDS.map(wordsOf)
  return (item) => {
    const own = normaliseItem(item)
    return words.map((list, at) =>
      list.includes(own)
        ? middleOf(list.filter((word) => word !== own).map((word) => lookUp(vectors, word)))
        : kinds[at]!,
    )
  }
}

async function calibrate(embedder: Embedder): Promise<void> {
  const [given, further, unseen] = await Promise.all(
    Object.values(JUDGEMENTS).map((file) => readJudgements(join(DATA, file))),
  )
  const items = [...new Set(everyApprovedItem().map(normaliseItem))]
  const texts = [...KINDS.flatMap(wordsOf), ...items, ...[given!, further!, unseen!].flatMap(textsIn)]
  const vectors = await embedAll(embedder, texts)
  const kinds = KINDS.map((kind) => middleOf(wordsOf(kind).map((word) => lookUp(vectors, word))))
  const shipped = kinds.map(quantise)

  const [givenCases, furtherCases, unseenCases] = [given!, further!, unseen!].map((file) =>
    casesOf(file, (item) => lookUp(vectors, item)),
  ) as [readonly Case[], readonly Case[], readonly Case[]]
  const sets: Readonly<Record<string, readonly Case[]>> = {
    fitted: [...givenCases.filter((one, at) => !isKeptAside(one, at)), ...furtherCases],
    'kept aside': givenCases.filter(isKeptAside),
    unseen: unseenCases,
  }
  const kindsFor = kindsWithout(vectors, shipped)
  const calibration = fitCalibration(sets.fitted!, kindsFor)
  const figures = Object.fromEntries(
    Object.entries(sets).map(([name, cases]) => [name, measure(cases, shipped, calibration)]),
  )
  for (const [name, reached] of Object.entries(figures)) {
    const unnamed = measureUnnamed(sets[name]!, kindsFor, calibration)
    print(`${name} (${reached.judged}): ${figuresLine(reached)} (known by vector alone: ${figuresLine(unnamed)})`)
  }

  await mkdir(VECTORS_FOLDER, { recursive: true })
  const index = {
    embedder: embedder.id,
    dimensions: embedder.dimensions,
    calibration,
    figures,
    kinds: KINDS.map(({ name }) => name),
    items,
  }
  await writeItemVectors(index, [...kinds, ...items.map((item) => lookUp(vectors, item))])
  print(`wrote ${items.length} items and ${kinds.length} kinds for ${embedder.id}`)
}

async function report(embedder: Embedder, path: string, showMisses: boolean): Promise<void> {
  const file = await readJudgements(path)
  const { kinds, calibration } = await readItemVectors(embedder.id)
  const vectors = await embedAll(embedder, textsIn(file))
  const cases = casesOf(file, (item) => lookUp(vectors, item))
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
