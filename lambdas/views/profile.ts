/** An agent's own profile. */
import type { Agent } from '../domain/accounts/agent'
import { iso } from '../domain/time/instants'
import type { Call } from '../http/call'
import { avatarOf } from './avatar'

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
