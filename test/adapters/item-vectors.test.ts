import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  completeVectors,
  quantise,
  readItemVectors,
  VECTORS_FOLDER,
  type VectorIndex,
  writeItemVectors,
} from '../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../lambdas/adapters/offline-embedder'
import { everyApprovedItem } from '../../lambdas/domain/care/items'
import { ITEM_KINDS } from '../../lambdas/domain/care/items/kinds'
import { cosine } from '../../lambdas/domain/care/items/similarity'

const { id, dimensions } = createOfflineEmbedder()
const LARGEST_FILE = 2_000_000

describe('the shipped vectors of the offline embedder', () => {
  it('include every kind, and are completed for what was approved later', async () => {
    const shipped = await readItemVectors(id)
    expect(shipped.kinds).toHaveLength(ITEM_KINDS.length)
    expect(everyApprovedItem().filter((item) => shipped.vectorOf(item)?.length === dimensions).length).toBeGreaterThan(
      2000,
    )
    const asked: string[] = []
    const embed = async (text: string) => {
      asked.push(text)
      return [3, ...Array.from({ length: dimensions - 1 }, () => 0)]
    }
    const { vectorOf } = await completeVectors(shipped, { embed }, ['tuna', 'ember toast', 'Ember  Toast!'])
    expect(asked).toEqual(['ember toast'])
    expect(vectorOf('ember toast')?.[0]).toBe(127)
    expect(vectorOf('tuna')).toEqual(shipped.vectorOf('tuna'))
    expect(vectorOf('never approved by anyone')).toBeNull()
  })

  it('are small', async () => {
    expect((await stat(join(VECTORS_FOLDER, `${id}.bin`))).size).toBeLessThan(LARGEST_FILE)
  })

  it('state the accuracy of their calibration', async () => {
    const { figures } = JSON.parse(await readFile(join(VECTORS_FOLDER, `${id}.json`), 'utf8')) as VectorIndex
    expect(Object.keys(figures)).toEqual(['fitted', 'kept aside', 'unseen'])
  })
})

describe('a vector file', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vectors-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const index: VectorIndex = {
    embedder: 'trial-2',
    dimensions: 2,
    calibration: {
      sharpness: 1,
      close_from: 0.5,
      weights: { like: 1, close: 1, kind: 1, clan: 1, realm: 1, harm: -1, unwelcome: -1 },
      cuts: [0, 1, 2, 3],
    },
    figures: {},
    kinds: ITEM_KINDS.map(({ name }) => name),
    items: ['tuna', 'cat treat'],
  }
  const vectors = [...ITEM_KINDS.map(() => [1, 0]), [0.6, 0.8], [-0.2, 0.1]]
  const bytesOf = (list: number[][]) => Buffer.concat(list.map((one) => Buffer.from(quantise(one).buffer)))

  it('is read as it was written', async () => {
    await writeItemVectors({ index, bytes: bytesOf(vectors) }, folder)
    const { vectorOf, calibration, kinds } = await readItemVectors('trial-2', folder)
    expect(calibration).toEqual(index.calibration)
    expect(cosine(kinds[0]!, [1, 0])).toBeCloseTo(1)
    expect(cosine(vectorOf('Tunas')!, [0.6, 0.8])).toBeCloseTo(1, 3)
    expect(cosine(vectorOf('cat treats')!, [-0.2, 0.1])).toBeCloseTo(1, 3)
  })

  it('is refused if truncated, outdated or missing', async () => {
    await writeItemVectors({ index, bytes: bytesOf(vectors.slice(1)) }, folder)
    await expect(readItemVectors('trial-2', folder)).rejects.toThrow('npm run tool calibrate')
    await writeItemVectors(
      { index: { ...index, kinds: index.kinds.slice(1) }, bytes: bytesOf(vectors.slice(1)) },
      folder,
    )
    await expect(readItemVectors('trial-2', folder)).rejects.toThrow('npm run tool calibrate')
    await expect(readItemVectors('another', folder)).rejects.toThrow('another.')
    await writeFile(join(folder, 'another.json'), 'no JSON')
    await expect(readItemVectors('another', folder)).rejects.toThrow()
  })
})

it('stores one byte per number', () => {
  expect([...quantise([0.5, -1, 0.25])]).toEqual([64, -127, 32])
  expect([...quantise([0, 0])]).toEqual([0, 0])
})
