/** Every built-in species, by slug. */
import type { CreatureSpecies } from '../creature/creature'
import { characters } from './characters'
import { facts } from './facts'
import type { Character, SpeciesFacts, SpeciesProfile, Tier } from './species'

export const catalogue = facts

let bySlug: ReadonlyMap<string, SpeciesFacts> | undefined

export const builtIn = (slug: string): SpeciesFacts | null => {
  bySlug ??= new Map(facts().map((species) => [species.slug, species]))
  return bySlug.get(slug) ?? null
}

/** How a built-in species looks and speaks. */
export const characterOf = (slug: string): Character | null => {
  const all = characters()
  return Object.hasOwn(all, slug) ? (all[slug] ?? null) : null
}

/** The species as its voice is looked up: a built-in one brings its own, a community one speaks as its family does. */
export const voiced = (species: CreatureSpecies): CreatureSpecies & Partial<Pick<Character, 'voice'>> =>
  species.tier === 'community' ? species : { ...species, voice: characterOf(species.slug)?.voice }

/** What a creature keeps of its species. */
export const speciesOf = (species: SpeciesProfile, tier: Tier): CreatureSpecies => ({
  slug: species.slug,
  name: species.name,
  family: species.family,
  tier,
  innate_traits: species.innate_traits,
  trust_speed: species.trust_speed,
  feeding_window_hours: species.feeding_window_hours,
  hunger_decay_per_hour: species.hunger_decay_per_hour,
  happiness_decay_per_hour: species.happiness_decay_per_hour,
})
