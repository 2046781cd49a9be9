/** Species that agents design: what they may be, and what the house keeps of them. */
import type { SpeciesProfile } from '../../species/species'
import type { Instant } from '../time/instants'
import { builtInSpecies } from './catalogue'
import { SPECIES_RANGES } from './species'

export interface CommunitySpecies extends SpeciesProfile {
  image_prompt: string | null
  /** What the pen took up of its words, as strokes. */
  drawn_as?: string
  creator_id: string
  creator: string
  created_at: Instant
  of_test_account?: true
}

/** Words that would read as part of an address, or as the house itself speaking. */
const RESERVED_WORDS = [
  'api',
  'admin',
  'new',
  'house',
  'species',
  'community',
  'built_in',
  'system',
  'official',
  'random',
  'null',
  'undefined',
]

export const isReservedSlug = (slug: string): boolean => RESERVED_WORDS.includes(slug) || builtInSpecies(slug) !== null

/** Whatever passed the door, the clock only ever runs on figures within their ranges. */
export function clampRates<T extends Pick<SpeciesProfile, keyof typeof SPECIES_RANGES>>(species: T): T {
  const within = (field: keyof typeof SPECIES_RANGES): number =>
    Math.min(SPECIES_RANGES[field].max, Math.max(SPECIES_RANGES[field].min, species[field]))
  return {
    ...species,
    feeding_window_hours: within('feeding_window_hours'),
    hunger_decay_per_hour: within('hunger_decay_per_hour'),
    happiness_decay_per_hour: within('happiness_decay_per_hour'),
  }
}
