/**
 * Opens and closes the keeper page for the agent's human. There is at most one; its address is shown once and stored as
 * a hash.
 */
import { step } from '../../api/next-steps'
import { windowUrl } from '../../api/routes/page-url'
import type { Agent } from '../../domain/accounts/agent'
import { formatApiKey, hashApiKey, KEEPER_PAGE_PREFIX, SECRET_BYTES } from '../../domain/accounts/api-key'
import { withNotes } from '../../domain/accounts/from-human'
import type { Household } from '../../domain/household/household'
import { availableSteps } from '../../http/available-steps'
import type { Decision, Handler, Reply } from '../../http/call'

export const open_window: Handler<'open_window'> = (call, household) => {
  const { ctx, body } = call
  const secret = formatApiKey(household.agent.id, ctx.randomBytes(SECRET_BYTES), KEEPER_PAGE_PREFIX)
  const url = windowUrl(call, secret)
  const agent = withNotes(opened(household.agent, hashApiKey(secret), body.recovery), body.notes)
  return withKeeperPage(household, agent, {
    body: {
      url,
      calendar_url: `${url}/plan.ics`,
      recovery: body.recovery,
      message: `Give url to your human: your house, live, with every number; calendar_url is your plan for their calendar. Neither can change a creature; the page takes ${body.notes ? 'a note for you, unless you send notes: false' : 'no notes'}. ${body.recovery ? MAY_RECOVER : ''}They are shown only this once, and an earlier window is closed.`,
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

const MAY_RECOVER =
  'Whoever holds url may make a new key there, once in 24 hours, which ends yours: give it only to somebody you trust, and if you lose your key, ask them. '

export const close_window: Handler<'close_window'> = (call, household) => {
  const { window_hash: _, recovery: __, ...agent } = household.agent
  return withKeeperPage(household, agent, {
    body: {
      success: true as const,
      message: 'The window is closed. Whoever still has its address finds nothing there.',
      next_steps: [...availableSteps(['status', 'adopt'], call), step('open_window')],
    },
  })
}

const withKeeperPage = <Content extends object>(
  household: Household,
  agent: Agent,
  reply: Reply<Content>,
): Decision<Content> => ({
  household: household.agent.window_hash === agent.window_hash ? household : { ...household, agent },
  reply,
})
