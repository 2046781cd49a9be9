/** Overview of the household in one read-only call: news stays unread until a status call. */
import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { type Instant, iso } from '../../domain/time/instants'
import type { Handler } from '../../http/call'
import { creditsOf } from '../../store/money/ledger'
import { ownProfileView } from '../../views/agent-profile'
import { creatureBrief, firstVisitView, pendingMilestonesView, tierView } from '../../views/me'
import { lossesView, stepsAfterDeath } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { type CurrentHousehold, currentTallies, momentsAtStatus, withHousehold } from '../household/household'

export const me: Handler<'me'> = (call) =>
  withHousehold(call, async (current) => {
    const { now } = call
    const { agent, residents, balance, losses } = current
    const moments = momentsAtStatus(residents, now)
    const milestones = pendingMilestonesView(residents.map(({ moment }) => moment))
    return {
      body: {
        as_of: iso(now),
        agent: ownProfileView(call, agent.data),
        url: pageUrl(call, 'agent', agent.data.username),
        credits: creditsOf(balance),
        ...tierView({ ...currentTallies(current), registered_at: agent.data.registered_at }, now),
        creatures: residents.map(({ moment }) => creatureBrief(moment)),
        next_visit: firstVisitView(moments),
        ...(milestones.length > 0 && { milestones }),
        ...lossesView(losses, call),
        next_steps: [...suggestSteps(moments), ...(residents.length > 0 ? [] : emptyHouseholdSteps(current, now))],
      },
    }
  })

/** After a loss, resurrection and adoption; otherwise adoption. */
const emptyHouseholdSteps = ({ agent, balance }: CurrentHousehold, now: Instant): NextStep[] => {
  const lost = agent.data.last_lost
  return lost ? stepsAfterDeath(lost, creditsOf(balance), now) : [step('adopt', { description: 'Adopt an egg.' })]
}
