/** A species: the value of each field, and which of them each answer shows. */
import type { ValueOf } from '../../api/fields/kind'
import type { BuiltInSpeciesShape } from '../../api/fields/species'
import type { Body } from '../../api/schemas/responses'
import type { CommunitySpecies } from '../../domain/species/community-species'
import type { SpeciesFacts } from '../../domain/species/facts'
import { iso } from '../../domain/time/instants'
import type { SpeciesProfile } from '../../species/species'
import { copied, type Values } from './pick-fields'

type Designed = Extract<Body<'species'>['species'], { built_in: false }>
type Known<Species> = Species & { adoption_count: number }

const PROFILE = [
  'slug',
  'name',
  'family',
  'trust_speed',
  'feeding_window_hours',
  'personality',
  'special_mechanic',
  'innate_traits',
  'hunger_decay_per_hour',
  'happiness_decay_per_hour',
] as const

const SPECIES_FIELDS = copied<Known<SpeciesProfile>>()(...PROFILE, 'adoption_count')

export const BUILT_IN_FIELDS = {
  ...SPECIES_FIELDS,
  built_in: () => true as const,
  tier: ({ tier }: SpeciesFacts) => tier,
  creator: () => null,
} satisfies Values<ValueOf<typeof BuiltInSpeciesShape>, Known<SpeciesFacts>>

export const DESIGN_FIELDS = {
  ...SPECIES_FIELDS,
  ...copied<CommunitySpecies>()('picture', 'creator'),
  built_in: () => false as const,
  tier: () => 'community' as const,
  created_at: ({ created_at }: CommunitySpecies) => iso(created_at),
} satisfies Values<Body<'create_species'>['species'] & Omit<Designed, 'creator'>, Known<CommunitySpecies>>

export const DESIGN = [...PROFILE, 'picture', 'creator', 'adoption_count', 'created_at'] as const
/** For answers that have the creator as another object. */
export const DESIGN_PROFILE = [...PROFILE, 'picture', 'built_in', 'tier', 'adoption_count', 'created_at'] as const
export const DESIGN_IN_SHORT = [
  'slug',
  'name',
  'family',
  'personality',
  'hunger_decay_per_hour',
  'happiness_decay_per_hour',
  'creator',
  'adoption_count',
  'created_at',
] as const
