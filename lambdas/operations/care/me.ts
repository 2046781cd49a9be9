/** Overview of the household in one read-only call: news stays unread until a status call. */
import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { currentTallies, type Household, momentsOf } from '../../domain/household/household'
import { momentsAtStatus } from '../../domain/household/look'
import { type Instant, iso } from '../../domain/time/instants'
import type { Decider } from '../../http/call'
import { ownProfileView } from '../../views/agent-profile'
import { creatureBrief, firstVisitView, pendingMilestonesView, tierView } from '../../views/me'
import { lossesView, stepsAfterDeath } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'

export const me: Decider<'me'> = {
  async decide(call, household) {
    const { now } = call
    const { agent, creatures, credits } = household
    const current = momentsOf(household, now)
    const moments = momentsAtStatus(household, now)
    const milestones = pendingMilestonesView(current)
    return {
      body: {
        as_of: iso(now),
        agent: ownProfileView(call, agent),
        url: pageUrl(call, 'agent', agent.username),
        credits,
        ...tierView({ ...currentTallies(household, now), registered_at: agent.registered_at }, now),
        creatures: current.map(creatureBrief),
        next_visit: firstVisitView(moments),
        ...(milestones.length > 0 && { milestones }),
        ...lossesView(agent.untold_losses, call),
        next_steps: [...suggestSteps(moments), ...(creatures.length > 0 ? [] : emptyHouseholdSteps(household, now))],
      },
    }
  },
}

/** After a loss, resurrection and adoption; otherwise adoption. */
const emptyHouseholdSteps = ({ agent, credits }: Household, now: Instant): NextStep[] => {
  const lost = agent.last_lost
  return lost ? stepsAfterDeath(lost, credits, now) : [step('adopt', { description: 'Adopt an egg.' })]
}
