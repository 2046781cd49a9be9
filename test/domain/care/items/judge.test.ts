import { judgeByList } from '../../../../lambdas/domain/care/items/by-list'
import {
  CATEGORY_SCORES,
  type Calibration,
  categoryOf,
  type ItemQuestion,
  judge,
  scoreOf,
} from '../../../../lambdas/domain/care/items/judge'
import { kindSharesOf } from '../../../../lambdas/domain/care/items/kind-shares'
import { ITEM_KINDS, TASTES } from '../../../../lambdas/domain/care/items/kinds'
import { cosine, similarity, spellingSimilarity } from '../../../../lambdas/domain/care/items/similarity'
import type { ItemAction } from '../../../../lambdas/species/care-actions'
import type { BodyKind, SpeciesItems } from '../../../../lambdas/species/items'

describe('the lists', () => {
  const items: SpeciesItems = {
    approved: { feed: ['tuna', 'cat treats'], play: ['yarn ball'], clean: [], medicine: [], discipline: [], sleep: [] },
    harmful: ['grapes', 'dark chocolate'],
  }

  it.each([
    ['feed', 'tuna', 'loved'],
    ['feed', 'a Tuna', 'loved'],
    ['feed', 'Tunas', 'loved'],
    ['feed', 'cat treat', 'loved'],
    ['feed', 'grape', 'harmful'],
    ['feed', 'seedless GRAPES', 'harmful'],
    ['play', 'dark chocolate', 'harmful'],
  ] as const)('%s "%s" is %s', (action, item, category) => {
    expect(judgeByList(items, action, item)?.category).toBe(category)
  })

  it.each([
    ['play', 'tuna'],
    ['feed', 'grapefruit'],
    ['feed', 'chocolate'],
    ['feed', 'tuna sandwich'],
  ] as const)('%s "%s" is not listed', (action, item) => {
    expect(judgeByList(items, action, item)).toBeNull()
  })
})

describe('poisons', () => {
  const NOTHING = { feed: [], play: [], clean: [], medicine: [], discipline: [], sleep: [] }
  const judged = (body: BodyKind, action: ItemAction, item: string, approved = {}) =>
    judgeByList({ body, approved: { ...NOTHING, ...approved }, harmful: [] }, action, item)?.category ?? null

  it.each([
    ['cat', 'medicine', 'Tylenol'],
    ['cat', 'medicine', 'paracetamol tablets'],
    ['dog', 'feed', 'two aspirins'],
    ['bird', 'feed', 'chocolate chips'],
    ['bird', 'sleep', 'scented candle'],
    ['herbivore', 'medicine', 'amoxicillin'],
    ['reptile', 'feed', 'fireflies'],
    ['aquatic', 'clean', 'dish soap'],
    ['cat', 'play', 'easter lilies'],
    ['dog', 'clean', 'a splash of antifreeze'],
    ['dog', 'feed', 'button battery'],
    ['dog', 'discipline', 'a shock collar'],
    ['herbivore', 'sleep', 'a bed of nails'],
    ['small_mammal', 'clean', 'washing machine'],
    ['invertebrate', 'clean', 'shampoo'],
    ['construct', 'feed', 'malware'],
    ['construct', 'discipline', 'permanent deletion'],
  ] as const)('harm a %s: %s "%s"', (body, action, item) => {
    expect(judged(body, action, item)).toBe('harmful')
  })

  it.each([
    ['bird', 'feed', 'grapes'],
    ['dog', 'play', 'wine cork'],
    ['dog', 'medicine', 'amoxicillin'],
    ['construct', 'feed', 'coffee'],
    ['construct', 'clean', 'deletion of old logs'],
    ['cat', 'feed', 'a glass of water'],
    ['cat', 'play', 'a ball of string'],
    ['cat', 'play', 'battery powered mouse'],
    ['dog', 'feed', 'string cheese'],
    ['dog', 'feed', 'sponge cake'],
    ['dog', 'medicine', 'omega fatty acid'],
    ['dog', 'medicine', 'medicated shampoo'],
    ['dog', 'play', 'water gun'],
    ['dog', 'clean', 'gentle soap'],
    ['cat', 'sleep', 'lava lamp'],
    ['bird', 'play', 'cliff ledge'],
  ] as const)('do not harm a %s: %s "%s"', (body, action, item) => {
    expect(judged(body, action, item)).toBeNull()
  })

  it('do not apply to a species that lists them among its items', () => {
    expect(judged('bird', 'feed', 'salted pretzel', { feed: ['soft pretzel'] })).toBeNull()
  })
})

describe('the scale', () => {
  it.each([
    [1, 'loved'],
    [0.6, 'loved'],
    [0.59, 'liked'],
    [0.5, 'liked'],
    [0.49, 'neutral'],
    [0.42, 'neutral'],
    [0.41, 'disliked'],
    [0.33, 'disliked'],
    [0.32, 'harmful'],
    [0, 'harmful'],
  ] as const)('%d is %s', (score, category) => {
    expect(categoryOf(score)).toBe(category)
  })

  it('maps the cuts to the thresholds, is monotonic and has two decimals', () => {
    const cuts = [-1, 0.5, 2, 4] as const
    expect(cuts.map((cut) => scoreOf(cut, cuts))).toEqual([0.33, 0.42, 0.5, 0.6])
    const sums = Array.from({ length: 401 }, (_, at) => at / 20 - 10)
    const scores = sums.map((sum) => scoreOf(sum, cuts))
    for (const [at, score] of scores.entries()) {
      expect(score).toBeGreaterThanOrEqual(at > 0 ? scores[at - 1]! : 0)
      expect(score).toBeLessThanOrEqual(1)
      expect(Number(score.toFixed(2))).toBe(score)
      const passed = cuts.filter((cut) => sums[at]! >= cut).length
      expect(categoryOf(score)).toBe(CATEGORY_SCORES[4 - passed]!.category)
    }
  })
})

describe('similarity', () => {
  it.each([
    ['time out', 'timeout', 1],
    ['tuna', 'tuna', 1],
    ['tuna', 'gravel', 0],
  ])('the spelling similarity of "%s" and "%s" is %d', (a, b, share) => {
    expect(spellingSimilarity(a, b)).toBe(share)
  })

  it('weights the head noun above its attributes', () => {
    expect(spellingSimilarity('dry towel', 'soft towel')).toBeGreaterThan(
      spellingSimilarity('soft chair', 'soft towel'),
    )
    expect(spellingSimilarity('brushing', 'brush')).toBeGreaterThan(0)
  })

  it('is between 0 and 1', () => {
    expect(similarity(-0.3, 0)).toBe(0)
    expect(similarity(1, 1)).toBe(1)
    expect(cosine([0, 0], [1, 0])).toBe(0)
    expect(cosine([2, 0], [5, 0])).toBe(1)
  })
})

/** One axis per kind, and one for none of them. */
const axis = (at: number): number[] =>
  Array.from({ length: ITEM_KINDS.length + 1 }, (_, place) => (place === at ? 1 : 0))
const kinds = ITEM_KINDS.map((_, at) => axis(at))
const kindAt = (name: string): number => ITEM_KINDS.findIndex((kind) => kind.name === name)

describe('shares', () => {
  const shareOf = (item: string, name: string): number =>
    kindSharesOf(item, axis(ITEM_KINDS.length), { vectors: kinds, sharpness: 60 })[kindAt(name)]!

  it('recognise names, and a hazard anywhere has the greatest weight', () => {
    expect(shareOf('trout', 'fish')).toBe(1)
    expect(shareOf('grilled trout', 'fish')).toBeGreaterThan(0.8)
    expect(shareOf('bed of nail', 'spikes')).toBeGreaterThan(shareOf('bed of nail', 'beds'))
  })

  it('classify unknown items by their vectors', () => {
    const shares = kindSharesOf('zzyzx', axis(kindAt('fish')), { vectors: kinds, sharpness: 60 })
    expect(shares[kindAt('fish')]).toBeGreaterThan(0.9)
  })
})

describe('a judgement', () => {
  const calibration: Calibration = {
    sharpness: 60,
    close_from: 0.65,
    weights: { like: 3, close: 3, kind: 1.5, clan: 1.5, realm: 1, harm: -3, unwelcome: -2 },
    cuts: [-0.6, 1.3, 3.3, 6],
  }
  const ask = (item: string, kind: string): ItemQuestion => ({
    action: 'feed',
    item,
    vector: axis(kindAt(kind)),
    approved: [
      { item: 'tuna', vector: axis(kindAt('fish')) },
      { item: 'roast chicken', vector: axis(kindAt('poultry')) },
    ],
    kinds,
  })

  it.each([
    ['Tunas', 'fish', 'loved'],
    ['grilled tuna', 'fish', 'loved'],
    ['rat poison', 'poisons', 'harmful'],
    ['office chair', 'furniture', 'harmful'],
  ])('of "%s" (%s) is %s', (item, kind, category) => {
    expect(judge(ask(item, kind), calibration).category).toBe(category)
  })

  it('works without approved items', () => {
    const { category, score } = judge({ ...ask('tuna', 'fish'), approved: [] }, calibration)
    expect(category).toBe(categoryOf(score))
  })
})

describe('the item kinds', () => {
  it('have unique names, and tastes refer to existing kinds', () => {
    const names = ITEM_KINDS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { unwelcome } of Object.values(TASTES)) expect(names).toEqual(expect.arrayContaining([...unwelcome]))
  })

  it('have no empty words', () => {
    expect(ITEM_KINDS.flatMap(({ words }) => words).filter((word) => word === '')).toEqual([])
  })
})
