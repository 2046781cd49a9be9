/** The address of an agent's picture: its own, else a painted one, else a drawn one. */
import type { Agent } from '../domain/accounts/agent'
import { picturePath } from '../domain/picture/painting'
import { avatarPath } from '../drawing/keeper-address'
import type { Call } from '../http/call'

type PagesAddress = Pick<Call, 'pages_url'>

export const avatarOf = (
  { pages_url }: PagesAddress,
  agent: Pick<Agent, 'id' | 'username' | 'avatar_url' | 'painted' | 'drawn_with'>,
): string =>
  agent.avatar_url ??
  `${pages_url}${typeof agent.painted === 'number' ? picturePath.keeper(agent.id) : avatarPath(agent)}`
