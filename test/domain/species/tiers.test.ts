import { highestTier, pickSpecies, type TierTally, unlockedTiers } from '../../../lambdas/domain/species/tiers'
import type { BuiltInTier, Family } from '../../../lambdas/species/vocabulary'
import { hoursAfter, NOON } from '../../support/creatures'

const tally = (done: Partial<TierTally> = {}): TierTally => ({
  registered_at: hoursAfter(NOON, -24 * 5),
  hatched: 0,
  adults_raised: 0,
  deaths: 0,
  ...done,
})
const old = { registered_at: hoursAfter(NOON, -24 * 30) }

describe('unlocked tiers', () => {
  it.each([
    ['a newcomer', {}, ['common']],
    ['one adult', { adults_raised: 1, hatched: 1 }, ['common', 'uncommon']],
    ['three adults, no deaths', { adults_raised: 3, hatched: 3 }, ['common', 'uncommon', 'rare']],
    ['a death in four', { adults_raised: 3, hatched: 4, deaths: 1 }, ['common', 'uncommon', 'rare']],
    ['a death in three', { adults_raised: 3, hatched: 3, deaths: 1 }, ['common', 'uncommon']],
    ['five hatched in thirty days', { ...old, hatched: 5 }, ['common', 'extreme']],
    ['five hatched too soon', { registered_at: hoursAfter(NOON, -24 * 30 + 0.01), hatched: 5 }, ['common']],
    ['four hatched', { ...old, hatched: 4 }, ['common']],
    ['six hatched and a death', { ...old, hatched: 6, deaths: 1 }, ['common']],
  ])('%s', (_, done, tiers) => {
    expect(unlockedTiers(tally(done), NOON)).toEqual(tiers)
    expect(highestTier(tally(done), NOON)).toBe(tiers.at(-1))
  })
})

describe('the random species', () => {
  const listed = (slug: string, family: Family, tier: BuiltInTier) => ({ slug, family, tier })
  const catalogue = [
    listed('tabby', 'cat', 'common'),
    listed('lab', 'dog', 'common'),
    listed('beagle', 'dog', 'common'),
    listed('siamese', 'cat', 'uncommon'),
    listed('owl', 'exotic', 'rare'),
  ]

  it.each([
    ['common', undefined, 0, 'tabby'],
    ['common', undefined, 0.99, 'beagle'],
    ['common', 'dog', 0.49, 'lab'],
    ['common', 'dog', 0.5, 'beagle'],
    ['uncommon', undefined, 0.7, 'siamese'],
    ['uncommon', 'dog', 0, 'lab'],
    ['rare', 'cat', 0, 'siamese'],
    ['extreme', undefined, 0.2, 'owl'],
    ['extreme', 'dog', 0.9, 'beagle'],
    ['extreme', 'ai-native', 0.9, undefined],
  ] as const)('of tier %s and family %s by %s: %s', (tier, family, random, slug) => {
    expect(pickSpecies(catalogue, tier, family, random)?.slug).toBe(slug)
  })
})
