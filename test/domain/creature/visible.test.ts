import { hiddenStats, visibleStats } from '../../../lambdas/domain/creature/visible'
import { STATS } from '../../../lambdas/species/vocabulary'
import { SPECIES } from '../../support/creatures'

const of = (slug: string) => ({ ...SPECIES, slug })
const stats = { hunger: 70, happiness: 60, health: 90, trust: 20, discipline: 5 }

describe('visible stats', () => {
  it.each([
    ['plain', 0, []],
    ['hedgehog', 49.9, [...STATS]],
    ['hedgehog', 50, ['happiness', 'health', 'trust', 'discipline']],
    ['hedgehog', 89.9, ['happiness', 'health', 'trust', 'discipline']],
    ['hedgehog', 90, []],
    ['pangolin', 39.9, [...STATS]],
    ['pangolin', 40, []],
    ['void', 0, []],
  ])('%s at trust %s hides %j', (slug, trust, hidden) => {
    expect(hiddenStats(of(slug), trust)).toEqual(hidden)
    const seen = visibleStats(of(slug), { ...stats, trust })
    for (const stat of STATS) expect(seen[stat] === null).toBe(hidden.includes(stat))
  })
})
