/** Every built-in species, by slug. */
import type { CreatureSpecies } from '../creature/creature'
import { AI_NATIVES } from './ai-native'
import { CATS } from './cat'
import { DOGS } from './dog'
import { EXOTICS } from './exotic'
import type { BuiltInSpecies, SpeciesProfile, Tier } from './species'

export const CATALOGUE: readonly BuiltInSpecies[] = [...CATS, ...DOGS, ...EXOTICS, ...AI_NATIVES]

const bySlug: ReadonlyMap<string, BuiltInSpecies> = new Map(CATALOGUE.map((species) => [species.slug, species]))

export const builtIn = (slug: string): BuiltInSpecies | null => bySlug.get(slug) ?? null

/** The species as its voice is looked up: a built-in one brings its own, a community one speaks as its family does. */
export const voiced = (species: CreatureSpecies): CreatureSpecies & Partial<Pick<BuiltInSpecies, 'voice'>> =>
  species.tier === 'community' ? species : { ...species, voice: builtIn(species.slug)?.voice }

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
