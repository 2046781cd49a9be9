/** Which stats the keeper may see: some species hide them until they trust, some never show all. */
import { STATS, type Stat } from '../../species/vocabulary'
import type { Creature, Stats } from './creature'
import { mechanicOf } from './mechanics'

export type VisibleStats = { readonly [S in Stat]: number | null }

type Species = Pick<Creature['species'], 'slug' | 'tier'>

const isShown = (species: Species, trust: number, stat: Stat): boolean => {
  const { shown } = mechanicOf(species)
  return !shown || shown.some((rule) => trust >= rule.from_trust && rule.stats.includes(stat))
}

export const visibleStat = (species: Species, trust: number, stat: Stat, value: number): number | null =>
  isShown(species, trust, stat)
    ? Math.min(value, mechanicOf(species).displayed_at_most ?? Number.POSITIVE_INFINITY)
    : null

export const visibleStats = (species: Species, stats: Stats): VisibleStats => {
  const see = (stat: Stat): number | null => visibleStat(species, stats.trust, stat, stats[stat])
  return {
    hunger: see('hunger'),
    happiness: see('happiness'),
    health: see('health'),
    trust: see('trust'),
    discipline: see('discipline'),
  }
}

export const hiddenStats = (species: Species, trust: number): Stat[] =>
  STATS.filter((stat) => !isShown(species, trust, stat))

/** Whether the number of its health may be told: it is neither hidden nor capped. */
export const showsHealth = (species: Species, trust: number): boolean =>
  isShown(species, trust, 'health') && mechanicOf(species).displayed_at_most === undefined
