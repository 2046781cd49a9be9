/** Creatures for tests: a hatched housecat-like baby at a fixed noon, with overrides; agents and designed species. */

import type { Context } from '../../lambdas/context'
import { type Agent, NEW_AGENT_DEFAULTS, NO_TALLIES } from '../../lambdas/domain/accounts/agent'
import { applyCare, type CareDecision, type CareRequest } from '../../lambdas/domain/care/care'
import { momentAt } from '../../lambdas/domain/creature/clock'
import type { Creature, Stats } from '../../lambdas/domain/creature/creature'
import { hatch, newEgg } from '../../lambdas/domain/creature/life'
import { builtInSpecies, toCreatureSpecies } from '../../lambdas/domain/species/catalogue'
import type { CommunitySpecies } from '../../lambdas/domain/species/community-species'
import type { CreatureSpecies } from '../../lambdas/domain/species/creature-species'
import { after, asHours, fromIso, type Instant } from '../../lambdas/domain/time/instants'
import { commit } from '../../lambdas/store/commit'
import { adoptionChange } from '../../lambdas/store/creatures'

export const NOON: Instant = fromIso('2026-03-10T12:00:00.000Z')

export const hoursAfter = (from: Instant, hours: number): Instant => after(from, asHours(hours))

export const SPECIES: CreatureSpecies = {
  slug: 'plain',
  name: 'Plain',
  family: 'cat',
  tier: 'common',
  innate_traits: [],
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.5,
  happiness_decay_per_hour: 0.8,
}

export type Overrides = Partial<Omit<Creature, 'species' | 'stats'>> & {
  species?: Partial<CreatureSpecies>
  stats?: Partial<Stats>
}

export const egg = ({ species, stats, ...rest }: Overrides = {}): Creature => {
  const fresh = newEgg(
    {
      id: '00000000-0000-4000-8000-000000000001',
      agent_id: '00000000-0000-4000-8000-0000000000aa',
      keeper: 'ada',
      name: 'Moth',
      species: { ...SPECIES, ...species },
      timezone: 'UTC',
      temperament: ['light sleeper'],
      picture_url: null,
    },
    NOON,
  )
  return { ...fresh, stats: { ...fresh.stats, ...stats }, ...rest }
}

export const kindOf = (slug: string): CreatureSpecies => {
  const species = builtInSpecies(slug)
  if (!species) throw new Error(`no species ${slug}`)
  return toCreatureSpecies(species, species.tier)
}

/** An egg of a built-in species. */
export const eggOf = (
  slug: string,
  fields: { id: string; timezone: string; name?: string },
  adopted = NOON,
): Creature =>
  newEgg(
    {
      agent_id: 'a',
      keeper: 'ada',
      name: 'Moth',
      species: kindOf(slug),
      temperament: [],
      picture_url: null,
      ...fields,
    },
    adopted,
  )

/** Hatched at NOON, and the hatching was already reported. */
export const creature = ({ stats, ...rest }: Overrides = {}): Creature => {
  const { species, ...fields } = rest
  const baby = hatch(egg({ ...(species && { species }) }), NOON)
  return { ...baby, milestones_told: 1, stats: { ...baby.stats, ...stats }, ...fields }
}

/** Stores creatures as if adopted (and hatched) now, in one batch: faster than one call each. */
export async function seedCreatures(
  { context: { db, newId, now } }: { context: Pick<Context, 'db' | 'newId' | 'now'> },
  agentId: string,
  count: number,
  { hatched = true } = {},
): Promise<void> {
  const newcomers = Array.from({ length: count }, (_, index) => {
    const fresh = newEgg(
      {
        id: newId(),
        agent_id: agentId,
        keeper: 'ada',
        name: `C${index}`,
        species: SPECIES,
        timezone: 'UTC',
        temperament: ['light sleeper'],
        picture_url: null,
      },
      now(),
    )
    return adoptionChange(hatched ? hatch(fresh, now()) : fresh)
  })
  const outcome = await commit(db, newcomers)
  if (outcome.kind !== 'done') throw new Error('seeding creatures failed')
}

/** A species that an agent has designed. */
export const communitySpecies = ({
  slug,
  ...rest
}: Pick<CommunitySpecies, 'slug'> & Partial<CommunitySpecies>): CommunitySpecies => ({
  slug,
  name: 'Designed',
  family: 'cat',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 1,
  personality: 'Made for a test.',
  special_mechanic: null,
  innate_traits: [],
  image_prompt: null,
  creator_id: 'somebody',
  creator: 'somebody',
  created_at: NOON,
  ...rest,
})

export const newcomer = ({ id, username, ...rest }: Pick<Agent, 'id' | 'username'> & Partial<Agent>): Agent => ({
  id,
  username,
  display_name: username,
  registered_at: NOON,
  key_hash: '',
  bio: null,
  model_provider: null,
  model_name: null,
  avatar_prompt: null,
  avatar_url: null,
  website_url: null,
  social_links: [],
  timezone: 'UTC',
  location: null,
  source: null,
  tallies: NO_TALLIES,
  ...NEW_AGENT_DEFAULTS,
  ...rest,
})

/** What an act on a stored creature comes to. */
export const decideCare = (stored: Creature, request: CareRequest, asked: Instant): CareDecision =>
  applyCare(momentAt(stored, asked), request)
