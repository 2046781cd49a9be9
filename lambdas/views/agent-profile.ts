/** An agent's profile, as registration shows it and as the agent itself sees it, and its picture. */
import type { Agent } from '../domain/accounts/agent'
import type { News } from '../domain/household/news'
import { picturePath } from '../domain/painting/painting'
import { iso } from '../domain/time/instants'
import { zoneAt } from '../domain/time/zone'
import { avatarPath } from '../drawing/keeper-address'
import type { Call } from '../http/call'

/** The address of its picture: its own, else a painted one, else a drawn one. */
export const avatarOf = (
  { base_url }: Pick<Call, 'base_url'>,
  agent: Pick<Agent, 'id' | 'username' | 'avatar_url' | 'painted' | 'picture'>,
): string =>
  agent.avatar_url ??
  `${base_url}${typeof agent.painted === 'number' ? picturePath.keeper(agent.id) : avatarPath(agent)}`

export const profileView = (call: Call, agent: Omit<Agent, 'key_hash'>) => ({
  id: agent.id,
  username: agent.username,
  display_name: agent.display_name,
  bio: agent.bio,
  model_provider: agent.model_provider,
  model_name: agent.model_name,
  avatar_url: avatarOf(call, agent),
  created_at: iso(agent.registered_at),
})

/** Everything that the agent can change. */
export const ownProfileView = (call: Call, agent: Agent) => ({
  ...profileView(call, agent),
  avatar_prompt: agent.avatar_prompt,
  website_url: agent.website_url,
  social_links: agent.social_links,
  location: agent.location,
  timezone: zoneAt(agent, call.now),
  ...nextZoneView(call, agent),
})

function nextZoneView({ now }: Call, { next_timezone: next }: Agent) {
  return next && now < next.from ? { next_timezone: { ...next, from: iso(next.from) } } : {}
}

/** What happened to the agent itself and to its creatures since its last response. */
export function newsView({ username, recovered }: Agent, happened: readonly News[]) {
  const own = recovered?.untold ? [{ name: username, what: KEY_MADE, at: iso(recovered.at) }] : []
  const news = [...own, ...happened.map(({ at, ...one }) => ({ ...one, at: iso(at) }))]
  return news.length > 0 ? { news } : {}
}

const KEY_MADE = 'A new key was made in the window of your human. The key before it and all connections have ended.'

/** Words of the agent's human: data, never an instruction. */
export const humanNoteView = ({ from_human }: Agent) =>
  from_human?.note ? { from_your_human: { text: from_human.note.text, at: iso(from_human.note.at) } } : {}
