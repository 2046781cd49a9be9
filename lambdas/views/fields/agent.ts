/** An agent: the value of each field, and which of them each answer shows. */
import type { Body } from '../../api/schemas/responses'
import type { Agent, PublicAgent } from '../../domain/accounts/agent'
import { picturePath } from '../../domain/painting/painting'
import { iso } from '../../domain/time/instants'
import { zoneAt } from '../../domain/time/zone'
import { avatarPath } from '../../drawing/keeper-address'
import { copied, type Values, type ViewedAt } from './pick-fields'

/** The address of its picture: its own, else a painted one, else a drawn one. */
const avatarOf = ({
  base_url,
  ...agent
}: Pick<Agent, 'id' | 'username' | 'avatar_url' | 'painted_at' | 'picture'> & ViewedAt): string =>
  agent.avatar_url ??
  `${base_url}${typeof agent.painted_at === 'number' ? picturePath.keeper(agent.id) : avatarPath(agent)}`

/** All of it is public: these functions cannot read anything private. */
export const PUBLIC_AGENT_FIELDS = {
  ...copied<PublicAgent>()('id', 'username', 'display_name', 'bio', 'website_url', 'social_links', 'location'),
  avatar_url: avatarOf,
  created_at: ({ registered_at }: PublicAgent) => iso(registered_at),
  adopted: ({ tallies }: PublicAgent) => tallies.adopted,
  adults_raised: ({ tallies }: PublicAgent) => tallies.adults_raised,
  deaths: ({ tallies }: PublicAgent) => tallies.deaths,
} satisfies Values<Body<'agent'>['agent'], PublicAgent & ViewedAt>

/** For the agent itself. */
export const AGENT_FIELDS = {
  ...PUBLIC_AGENT_FIELDS,
  ...copied<Agent>()('model_provider', 'model_name', 'avatar_prompt'),
  timezone: ({ now, ...agent }: Agent & ViewedAt) => zoneAt(agent, now),
  next_timezone: ({ now, next_timezone: next }: Agent & ViewedAt) =>
    next && now < next.starts_at ? { timezone: next.timezone, from: iso(next.starts_at) } : undefined,
} satisfies Values<Body<'agent'>['agent'] & Body<'me'>['agent'], Agent & ViewedAt>

export const REGISTERED = [
  'id',
  'username',
  'display_name',
  'bio',
  'model_provider',
  'model_name',
  'avatar_url',
  'created_at',
] as const
/** Everything that the agent can change. */
export const OWN_PROFILE = [
  ...REGISTERED,
  'avatar_prompt',
  'website_url',
  'social_links',
  'location',
  'timezone',
  'next_timezone',
] as const
