/** Changes an agent's profile. A new timezone is written to its creatures in the same transaction. */
import { step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import type { Agent } from '../../domain/accounts/agent'
import { changeProfile } from '../../domain/accounts/profile'
import { keeperSubject, withoutPicture } from '../../domain/picture/painting'
import { formatUtcMinute } from '../../domain/time/duration'
import { iso } from '../../domain/time/instants'
import { zoneOf } from '../../domain/time/zone'
import { inSeries } from '../../domain/words'
import { type Call, type Handler, type Reply, refuse } from '../../http/call'
import { commitOrRetry } from '../../http/idempotency'
import { agentChange } from '../../store/agents'
import { creatureChange } from '../../store/creatures'
import { ownProfileView } from '../../views/profile'
import { withHousehold } from '../household/household'
import type { InterpretedWords } from '../pictures/interpret-words'
import { interpretAvatarWords } from '../pictures/picture-words'

export const update_me: Handler<'update_me'> = (call) =>
  withHousehold(call, async ({ agent: row, residents }) => {
    const outcome = changeProfile(row.data, call.body, call.now)
    if ('timezone_changeable_at' in outcome)
      return refuse('timezone_changed_lately', { more: { changeable_at: iso(outcome.timezone_changeable_at) } })
    const { changed } = outcome
    const redrawn = changed.some((field) => PICTURED.includes(field))
    const words = redrawn ? await interpretAvatarWords(outcome.agent) : null
    const agent = redrawn ? withDrawing(row.data, outcome.agent, words) : outcome.agent
    const zoneChanges = changed.includes('timezone')
      ? residents.map((resident) => creatureChange(resident.row, { ...resident.row.data, ...zoneOf(agent) }))
      : []
    const changes = changed.length > 0 ? [agentChange(row, agent), ...zoneChanges] : []
    return commitOrRetry(call, changes, updatedReply(call, agent, changed, words))
  })

/** Fields that the agent's picture depends on. */
const PICTURED = ['avatar_prompt', 'avatar_url', 'bio', 'display_name']

/** Drops the painted picture if its words have changed. */
function withDrawing(before: Agent, after: Agent, words: InterpretedWords | null): Agent {
  const isPainted = after.painted !== undefined && keeperSubject(before)?.words === keeperSubject(after)?.words
  return {
    ...withoutPicture(after),
    ...(words && { drawn_with: words.strokes }),
    ...(isPainted && { painted: after.painted }),
  }
}

const updatedReply = (
  call: Call<'update_me'>,
  agent: Agent,
  changed: readonly string[],
  words: InterpretedWords | null,
): Reply => ({
  body: {
    agent: ownProfileView(call, agent),
    url: pageUrl(call, 'agent', agent.username),
    changed,
    ...(words && { drawn: words.drawn }),
    message: updateMessage(agent, changed),
    next_steps: [step('me', { description: 'See your whole house.' })],
  },
})

function updateMessage({ timezone, next_timezone }: Agent, changed: readonly string[]): string {
  if (changed.length === 0) return 'Nothing changed: your profile says all of this already.'
  const zone =
    changed.includes('timezone') && next_timezone
      ? ` Your creatures live by ${next_timezone.timezone} from ${formatUtcMinute(next_timezone.from)} on, which is noon in ${timezone}; their first night there is the first that begins after that.`
      : ''
  return `Changed: ${inSeries(changed)}.${zone}`
}
