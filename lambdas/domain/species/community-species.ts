/** Species designed by agents: their fields, reserved slugs and limits. */
import type { SpeciesProfile } from '../../species/species'
import type { Instant } from '../time/instants'
import { builtInSpecies } from './catalogue'
import { RATE_RANGES } from './rate-ranges'

export interface CommunitySpecies extends SpeciesProfile {
  image_prompt: string | null
  /** The words that every creature of it is drawn with, unless its keeper gives others. */
  picture?: readonly string[]
  creator_id: string
  creator: string
  created_at: Instant
  of_test_account?: true
}

/** What its designer decides. */
export type SpeciesDesign = Pick<
  CommunitySpecies,
  | 'name'
  | 'family'
  | 'trust_speed'
  | 'feeding_window_hours'
  | 'personality'
  | 'special_mechanic'
  | 'innate_traits'
  | 'hunger_decay_per_hour'
  | 'happiness_decay_per_hour'
  | 'image_prompt'
>

/** Words that could be mistaken for a part of an address or for the service itself. */
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

/** Limits the rates to the ranges that the clock needs, even if validation was more generous. */
export function clampRates<T extends Pick<SpeciesProfile, keyof typeof RATE_RANGES>>(species: T): T {
  const within = (field: keyof typeof RATE_RANGES): number =>
    Math.min(RATE_RANGES[field].max, Math.max(RATE_RANGES[field].min, species[field]))
  return {
    ...species,
    feeding_window_hours: within('feeding_window_hours'),
    hunger_decay_per_hour: within('hunger_decay_per_hour'),
    happiness_decay_per_hour: within('happiness_decay_per_hour'),
  }
}

export const tidyDesign = (design: SpeciesDesign): SpeciesDesign =>
  clampRates({
    ...design,
    name: design.name.trim(),
    special_mechanic: design.special_mechanic || null,
    image_prompt: design.image_prompt || null,
    innate_traits: [...new Set(design.innate_traits)],
  })
