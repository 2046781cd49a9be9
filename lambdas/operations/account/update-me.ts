/** Changes an agent's profile. A new timezone is written to its creatures in the same transaction. */
import { step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import type { Agent } from '../../domain/accounts/agent'
import { changeProfile } from '../../domain/accounts/profile-change'
import { isSameSubject, keeperSubject, withoutPainting } from '../../domain/painting/painting'
import { formatUtcMinute } from '../../domain/time/duration'
import { iso } from '../../domain/time/instants'
import { zoneOf } from '../../domain/time/zone'
import { inSeries } from '../../domain/words'
import { type Call, type Handler, type ReplyTo, refuse } from '../../http/call'
import { AGENT_FIELDS, OWN_PROFILE } from '../../views/fields/agent'
import { pickFields, viewedAt } from '../../views/fields/pick-fields'
import { type DecidedPicture, decidePicture } from '../pictures/decide-picture'

export const update_me: Handler<'update_me'> = async (call, household) => {
  const { body } = call
  const before = household.agent
  const asked = { picture: body.picture, prompt: body.avatar_prompt }
  const decided = await decidePicture(asked, { kind: 'keeper', keeper: before })
  const outcome = changeProfile(before, { ...body, ...(decided && { picture: decided.picture }) }, call.now)
  if ('timezone_changeable_at' in outcome)
    return refuse('timezone_changed_lately', { more: { changeable_at: iso(outcome.timezone_changeable_at) } })
  const { changed } = outcome
  const isPictured = isSameSubject(keeperSubject(before), keeperSubject(outcome.agent))
  const agent = isPictured ? outcome.agent : withoutPainting(outcome.agent)
  const reply = updatedReply(call, agent, changed, decided)
  if (changed.length === 0) return { household, reply }
  const creatures = changed.includes('timezone')
    ? household.creatures.map((creature) => ({ ...creature, ...zoneOf(agent) }))
    : household.creatures
  return { household: { ...household, agent, creatures }, reply }
}

const updatedReply = (
  call: Call<'update_me'>,
  agent: Agent,
  changed: readonly string[],
  decided: DecidedPicture | null,
): ReplyTo<'update_me'> => ({
  body: {
    agent: pickFields(AGENT_FIELDS, OWN_PROFILE, viewedAt(call, agent)),
    url: pageUrl(call, 'agent', agent.username),
    changed,
    ...decided?.view,
    message: updateMessage(agent, changed),
    next_steps: [step('me', { description: 'See your whole house.' })],
  },
})

function updateMessage({ timezone, next_timezone }: Agent, changed: readonly string[]): string {
  if (changed.length === 0) return 'Nothing changed: your profile says all of this already.'
  const zone =
    changed.includes('timezone') && next_timezone
      ? ` Your creatures live by ${next_timezone.timezone} from ${formatUtcMinute(next_timezone.starts_at)} on, which is noon in ${timezone}; their first night there is the first that begins after that.`
      : ''
  return `Changed: ${inSeries(changed)}.${zone}`
}
