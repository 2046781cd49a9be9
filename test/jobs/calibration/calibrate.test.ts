/** The calibrator: runs once per model and catalogue, in as many runs as needed. */

import { createEmbeddingJudge } from '../../../lambdas/adapters/embedding-judge'
import { quantise, unpack, type VectorIndex } from '../../../lambdas/adapters/item-vectors'
import offline from '../../../lambdas/adapters/vectors/offline-use-lite-512.json'
import { ITEM_KINDS } from '../../../lambdas/domain/care/items/kinds'
import { mixBits, seedOf } from '../../../lambdas/domain/chance'
import { builtInSpecies, toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import { calibrator } from '../../../lambdas/jobs/calibration/calibrate'
import type { Lessons } from '../../../lambdas/jobs/calibration/lessons'
import { readCalibration } from '../../../lambdas/store/items/calibrations'
import { sharedTestHouse } from '../../support/test-house'

const DIMENSIONS = 16
const vectorOf = (text: string): number[] =>
  Array.from({ length: DIMENSIONS }, (_, at) => mixBits(seedOf(`${text} ${at}`)) / 2 ** 31 - 1)

/** A thousand words with a ready calibration; the fit has its own tests. */
const lessons = (salt = ''): Lessons => {
  const texts = Array.from({ length: 1_000 }, (_, at) => `word ${at}${salt}`)
  const kinds = ITEM_KINDS.map(({ name }) => name)
  return {
    texts,
    source: {},
    learn: (vectors) => ({
      calibration: offline.calibration as never,
      figures: {},
      unnamed: {},
      kinds,
      items: texts,
      vectors: [...kinds.map((name) => quantise(vectorOf(name))), ...texts.map((text) => quantise(vectors.get(text)!))],
    }),
  }
}

const house = sharedTestHouse()
let asked: string[]
let models = 0

const model = (embed = vectorOf) => {
  models += 1
  return {
    id: `model-${models}`,
    dimensions: DIMENSIONS,
    embed: async (text: string) => {
      asked.push(text)
      return embed(text)
    },
  }
}

beforeEach(() => {
  asked = []
})

it('embeds every text once, stores the result, and does nothing the next time', async () => {
  const titan = model()
  const teach = calibrator(house.context, titan, lessons())
  expect(await teach()).toEqual({ outcome: 'taught', embedder: titan.id, items: 1_000 })
  expect(asked.sort()).toEqual([...lessons().texts].sort())
  expect(await teach()).toEqual({ outcome: 'known', embedder: titan.id })

  const kept = await readCalibration<VectorIndex>(house.context.db, titan.id)
  const judge = createEmbeddingJudge({ embedder: titan, vectors: async () => unpack(kept as never) })
  const tabby = builtInSpecies('tabby') as never
  expect(await judge.judge(toCreatureSpecies(tabby, 'common'), 'feed', 'zorblat whimsy')).toMatchObject({
    category: expect.any(String),
  })
})

it('runs again when the lessons changed', async () => {
  const titan = model()
  await calibrator(house.context, titan, lessons())()
  expect(await calibrator(house.context, titan, lessons('!'))()).toMatchObject({ outcome: 'taught' })
})

it('logs a refusal of the model, fails so that an alarm fires, and resumes later', async () => {
  let answers = 500
  const titan = model((text) => {
    answers -= 1
    if (answers < 0) throw Object.assign(new Error('not in this account'), { name: 'AccessDeniedException' })
    return vectorOf(text)
  })
  const teach = calibrator(house.context, titan, lessons())
  await expect(teach()).rejects.toThrow('AccessDeniedException: not in this account')
  expect(house.logLines.at(-1)).toContain('calibration failed')
  answers = 1e6
  asked = []
  expect(await teach()).toMatchObject({ outcome: 'taught' })
  expect(asked).toHaveLength(600)
})

it('stops before the timeout and finishes in a later run', async () => {
  const teach = calibrator(house.context, model(), lessons())
  let enough = 700
  const hurried = { getRemainingTimeInMillis: () => (asked.length < enough ? 900_000 : 0) }
  expect(await teach(undefined, hurried)).toMatchObject({ outcome: 'unfinished', embedded: 600, of: 1_000 })
  enough = Number.POSITIVE_INFINITY
  expect(await teach(undefined, hurried)).toMatchObject({ outcome: 'taught' })
})
