/** Overview of the household in one read-only call: news stays unread until a status call. */
import { header } from '../../api/caller'
import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { momentAt } from '../../domain/creature/clock'
import { asInstant, type Instant, iso, later } from '../../domain/time/instants'
import type { Handler } from '../../http/call'
import { creditsOf } from '../../store/money/ledger'
import { limitsView } from '../../views/limits'
import { creatureBrief, entityTag, firstVisitView, matchesEtag, pendingMilestonesView, tierView } from '../../views/me'
import { ownProfileView } from '../../views/profile'
import { lossesView, stepsAfterDeath } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import {
  type CurrentHousehold,
  currentTallies,
  momentsAtStatus,
  type Resident,
  withHousehold,
} from '../household/household'

export const me: Handler<'me'> = (call) =>
  withHousehold(call, async (current) => {
    const { now, query } = call
    const { agent, residents, balance } = current
    const limits = await limitsView(call)
    const everyone = momentsAtStatus(residents, now)
    const since = query.since === undefined ? null : asInstant(query.since)
    const milestones = pendingMilestonesView(residents.map(({ moment }) => moment))
    const { untold_losses } = agent.data
    const losses = since === null ? untold_losses : untold_losses.filter(({ died_at }) => died_at > since)
    const shown = {
      as_of: iso(now),
      ...(since === null && {
        agent: ownProfileView(call, agent.data),
        url: pageUrl(call, 'agent', agent.data.username),
      }),
      credits: creditsOf(balance),
      ...tierView({ ...currentTallies(current), registered_at: agent.data.registered_at }, now),
      living: residents.map(({ moment }) => moment.creature.id),
      creatures: residents
        .filter((one) => since === null || hasChangedSince(one, since))
        .map(({ moment }) => creatureBrief(moment)),
      next_visit: firstVisitView(everyone),
      ...(milestones.length > 0 && { milestones }),
      ...lossesView(losses, call),
      limits,
    }
    const etag = entityTag(shown)
    if (matchesEtag(header(call.event.headers, 'if-none-match'), etag))
      return { status: 304, body: '', headers: { ETag: etag } }
    const next_steps = [...suggestSteps(everyone), ...(residents.length > 0 ? [] : emptyHouseholdSteps(current, now))]
    return { body: { ...shown, next_steps }, headers: { ETag: etag } }
  })

/** After a loss, resurrection and adoption; otherwise adoption. */
const emptyHouseholdSteps = ({ agent, balance }: CurrentHousehold, now: Instant): NextStep[] => {
  const lost = agent.data.last_lost
  return lost ? stepsAfterDeath(lost, creditsOf(balance), now) : [step('adopt', { description: 'Adopt an egg.' })]
}

/** True if the creature was written since, or if time alone changed its view. */
function hasChangedSince({ row: { data }, moment }: Resident, since: Instant): boolean {
  if (later(data.as_of, data.adopted_at) > since) return true
  return JSON.stringify(creatureBrief(momentAt(data, since))) !== JSON.stringify(creatureBrief(moment))
}
