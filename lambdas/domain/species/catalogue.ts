/** Every built-in species, by slug. */
import type { SpeciesProfile } from '../../species/species'
import type { Tier } from '../../species/vocabulary'
import type { CreatureSpecies } from './creature-species'
import type { SpeciesFacts } from './facts'
import { speciesFacts } from './facts'

export const catalogue = speciesFacts

let bySlug: ReadonlyMap<string, SpeciesFacts> | undefined

export const builtInSpecies = (slug: string): SpeciesFacts | null => {
  bySlug ??= new Map(speciesFacts().map((species) => [species.slug, species]))
  return bySlug.get(slug) ?? null
}

export const toCreatureSpecies = (
  species: SpeciesProfile & Pick<CreatureSpecies, 'picture'>,
  tier: Tier,
): CreatureSpecies => ({
  slug: species.slug,
  name: species.name,
  family: species.family,
  tier,
  innate_traits: species.innate_traits,
  trust_speed: species.trust_speed,
  feeding_window_hours: species.feeding_window_hours,
  hunger_decay_per_hour: species.hunger_decay_per_hour,
  happiness_decay_per_hour: species.happiness_decay_per_hour,
  ...(species.picture && { picture: species.picture }),
})

/** The name of its text book: a built-in species has one, community species share their family's. */
export const bookNameOf = ({ slug, family, tier }: Pick<CreatureSpecies, 'slug' | 'family' | 'tier'>): string =>
  tier !== 'community' && builtInSpecies(slug) !== null ? slug : `family-${family}`
