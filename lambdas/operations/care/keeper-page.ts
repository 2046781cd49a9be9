/**
 * Opens and closes the keeper page for the agent's human. There is at most one; its address is shown once and stored as
 * a hash.
 */
import { step } from '../../api/next-steps'
import { windowUrl } from '../../api/routes/page-url'
import type { Agent } from '../../domain/accounts/agent'
import { formatApiKey, hashApiKey, KEEPER_PAGE_PREFIX, SECRET_BYTES } from '../../domain/accounts/api-key'
import { withNotes } from '../../domain/accounts/from-human'
import { availableSteps } from '../../http/available-steps'
import type { Answer, Call, Handler, Reply } from '../../http/call'
import { decideOn } from '../household/decide'

export const open_window: Handler<'open_window'> = (call) => {
  const { ctx, household } = call
  const secret = formatApiKey(household.agent.data.id, ctx.randomBytes(SECRET_BYTES), KEEPER_PAGE_PREFIX)
  const url = windowUrl(call, secret)
  return setKeeperPage(call, (agent) => withNotes({ ...agent, window_hash: hashApiKey(secret) }, call.body.notes), {
    body: {
      url,
      calendar_url: `${url}/plan.ics`,
      message:
        'Give url to your human: your house, live, with every number; calendar_url is your plan for their calendar. Neither can change a creature; the page takes a note for you, unless you send notes: false. They are shown only this once, and an earlier window is closed.',
      next_steps: [...availableSteps(['status', 'adopt'], call), step('close_window')],
    },
  })
}

export const close_window: Handler<'close_window'> = (call) =>
  setKeeperPage(call, ({ window_hash: _, ...agent }) => agent, {
    body: {
      success: true,
      message: 'The window is closed. Whoever still has its address finds nothing there.',
      next_steps: [...availableSteps(['status', 'adopt'], call), step('open_window')],
    },
  })

const setKeeperPage = (
  call: Call<'open_window' | 'close_window'>,
  change: (agent: Agent) => Agent,
  reply: Reply,
): Promise<Answer> =>
  decideOn(call, (household) => {
    const after = change(household.agent)
    const isUnchanged = household.agent.window_hash === after.window_hash
    return { household: isUnchanged ? household : { ...household, agent: after }, reply }
  })
