/** What operators do to agents: which texts they can remove, what is shown instead, suspension, and the record of it. */

import type { Past } from '../afterlife/gravestone'
import type { Creature } from '../creature/creature'
import type { CommunitySpecies } from '../species/community-species'
import type { Instant } from '../time/instants'
import type { Agent } from './agent'
import { withoutNote } from './from-human'

/** Texts of a profile, and the note of the agent's human (`from_human`). A username is an identifier: deleting the account removes it. */
export const PROFILE_TEXTS = [
  'display_name',
  'bio',
  'avatar_prompt',
  'avatar_url',
  'website_url',
  'social_links',
  'location',
  'from_human',
] as const
export type ProfileText = (typeof PROFILE_TEXTS)[number]

/** Texts of a designed species. Its slug is an identifier and stays. */
export const SPECIES_TEXTS = ['name', 'personality', 'special_mechanic', 'image_prompt'] as const
export type SpeciesText = (typeof SPECIES_TEXTS)[number]

/** Never contains the text itself. */
export interface Moderation {
  kind: 'note' | 'profile' | 'species' | 'suspended' | 'lifted'
  /** Set for a text of a profile or a species. */
  field?: ProfileText | SpeciesText
  /** Who wrote the text, or was suspended. */
  agent_id: string
  /** Set for a note: the log entry that contains it. */
  creature_id?: string
  number?: number
  /** Of a species. */
  slug?: string
  done_at: Instant
  /** The operator. */
  by: string
  why: string
}

export function withoutProfileText(agent: Agent, field: ProfileText): Agent {
  if (field === 'from_human') return withoutNote(agent)
  const { picture, ...plain } = agent
  return {
    ...plain,
    // What the pen took from a prompt goes with it.
    ...(picture && field !== 'avatar_prompt' && { picture }),
    [field]: field === 'display_name' ? agent.username : field === 'social_links' ? [] : null,
  }
}

/** A second suspension changes nothing. */
export const suspended = (agent: Agent, now: Instant): Agent =>
  agent.suspended_at === undefined ? { ...agent, suspended_at: now } : agent

export function withoutSuspension(agent: Agent): Agent {
  const { suspended_at, ...others } = agent
  return suspended_at === undefined ? agent : others
}

/** Replacements for texts that every species must have. */
const SHOWN_INSTEAD: Readonly<Partial<Record<SpeciesText, string>>> = {
  name: 'Unnamed species',
  personality: 'Not described.',
}

export const withoutSpeciesText = (species: CommunitySpecies, field: SpeciesText): CommunitySpecies => ({
  ...species,
  [field]: SHOWN_INSTEAD[field] ?? null,
})

export const withSpeciesName = (creature: Creature, name: string): Creature => ({
  ...creature,
  species: { ...creature.species, name },
})

export const pastWithSpeciesName = (past: Past, name: string): Past => ({
  ...past,
  creature: withSpeciesName(past.creature, name),
})

/** Replaces the species name in the keeper's losses. */
export function lossesWithSpeciesName(agent: Agent, creatureId: string, species: string): Agent {
  const losses = agent.losses.map((lost) => (lost.creature_id === creatureId ? { ...lost, species } : lost))
  return { ...agent, losses }
}
