/** Overview of the household in one read-only call: news stays unread until a status call. */

import { pageUrl } from '../../api/routes/page-url'
import { untoldLosses } from '../../domain/accounts/agent'
import { currentTallies, momentsOf } from '../../domain/household/household'
import { momentsAtStatus } from '../../domain/household/look'
import { iso } from '../../domain/time/instants'
import type { Handler } from '../../http/call'
import { AGENT_FIELDS, OWN_PROFILE } from '../../views/fields/agent'
import { FIELDS_IN_SHORT, IN_SHORT } from '../../views/fields/creature'
import { pickFields, viewedAt } from '../../views/fields/pick-fields'
import { firstVisitView, pendingMilestonesView, tierView } from '../../views/me'
import { lossesView } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { emptyHouseholdSteps } from '../household/household-steps'

export const me: Handler<'me'> = async (call, household) => {
  const { now } = call
  const { agent, credits } = household
  const current = momentsOf(household, now)
  const moments = momentsAtStatus(household, now)
  const milestones = pendingMilestonesView(current)
  return {
    body: {
      as_of: iso(now),
      agent: pickFields(AGENT_FIELDS, OWN_PROFILE, viewedAt(call, agent)),
      url: pageUrl(call, 'agent', agent.username),
      credits,
      ...tierView({ ...currentTallies(household, now), registered_at: agent.registered_at }, now),
      creatures: current.map((moment) => pickFields(FIELDS_IN_SHORT, IN_SHORT, moment)),
      next_visit: firstVisitView(moments),
      ...(milestones.length > 0 && { milestones }),
      ...lossesView(untoldLosses(agent), call),
      next_steps: [...suggestSteps(moments), ...emptyHouseholdSteps(household, now)],
    },
  }
}
