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
import { type Answer, type Call, type Handler, type Reply, refuse } from '../../http/call'
import { decideOn } from '../../http/decide'

export const open_window: Handler<'open_window'> = (call) => {
  const { ctx, household, caller, body } = call
  if (body.recovery && !(caller.kind === 'keeper' && caller.grant === 'all'))
    return refuse('key_required', { suggestion: ONLY_WITH_KEY })
  const secret = formatApiKey(household.agent.data.id, ctx.randomBytes(SECRET_BYTES), KEEPER_PAGE_PREFIX)
  const url = windowUrl(call, secret)
  return setKeeperPage(call, (agent) => withNotes(opened(agent, hashApiKey(secret), body.recovery), body.notes), {
    body: {
      url,
      calendar_url: `${url}/plan.ics`,
      recovery: body.recovery,
      message: `Give url to your human: your house, live, with every number; calendar_url is your plan for their calendar. Neither can change a creature; the page takes a note for you, unless you send notes: false. ${body.recovery ? MAY_RECOVER : ''}They are shown only this once, and an earlier window is closed.`,
      next_steps: [...availableSteps(['status', 'adopt'], call), step('close_window')],
    },
  })
}

/** Recovery belongs to this link alone. */
const opened = ({ recovery: _, ...agent }: Agent, window_hash: string, recovery: boolean): Agent => ({
  ...agent,
  window_hash,
  ...(recovery && { recovery }),
})

const ONLY_WITH_KEY =
  'Whoever holds such a window can make a new key, so only the key itself opens one. Leave recovery out, or send your key.'
const MAY_RECOVER =
  'Whoever holds url may make a new key there, once in 24 hours, which ends yours: give it only to somebody you trust, and if you lose your key, ask them. '

export const close_window: Handler<'close_window'> = (call) =>
  setKeeperPage(call, ({ window_hash: _, recovery: __, ...agent }) => agent, {
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
