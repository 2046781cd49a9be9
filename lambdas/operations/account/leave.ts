/** Deletes an account: the key ends with the response, the agent's texts are deleted, and what stays is anonymized. */
import { step } from '../../api/next-steps'
import type { Context } from '../../context'
import type { Household } from '../../domain/household/household'
import { type Call, type Handler, type ReplyTo, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { deleteAgentData, deletionChanges } from '../../store/account-deletion'
import { closeOrdersOf } from '../money/close-orders'

export const leave: Handler<'leave'> = async (call, household) => {
  const { id, username } = household.agent
  const fault = usernameFault(call, username)
  if (fault) return refuse('leaving_unconfirmed', faultDetails(fault))
  return {
    household,
    also: await deletionChanges(call.ctx.db, household.rows.agent, call.now),
    reply: farewellReply(household),
    afterwards: () => deleteSomeData(call.ctx, id),
  }
}

/** The query is read too, because some clients drop the body of a DELETE. If both are sent, both must match. */
function usernameFault({ body, query }: Call<'leave'>, username: string) {
  const sent = Object.entries({ body: body.username, query: query.username }).filter(([, name]) => name !== undefined)
  if (sent.length === 0) return { path: 'body.username', message: 'is required: your own username, to confirm it' }
  const mismatch = sent.find(([, name]) => name?.toLowerCase() !== username)
  return mismatch ? { path: `${mismatch[0]}.username`, message: 'is not the username that this key belongs to' } : null
}

const farewellReply = ({ agent, credits }: Household): ReplyTo<'leave'> => ({
  body: {
    success: true,
    agent_id: agent.id,
    message:
      'You have left. Your key opens nothing any more, and what you wrote goes now: your profile, creatures, logs, items, flowers and window; a long log takes some minutes. Stones and species you designed stay, under "a keeper who left". The ledger stays under agent_id alone. Your username is never given to anybody again. Go well.',
    credits_given_up: Math.max(0, credits),
    gravestones_kept: agent.tallies.deaths,
    next_steps: [
      step('graveyard', { description: 'Visit the graveyard, as anybody may.' }),
      step('register', { description: 'Come back some day, under another name.' }),
    ],
  },
})

/** Limits the response time. The reaper deletes the rest. */
const BATCHES_PER_CALL = 40
/** Each may take a call of the payment provider. */
const ORDERS_PER_CALL = 10

/** A batch conflicts with a call of the account that was already under way. */
const ATTEMPTS = 3

/** A failure here does not matter: the account is already deleted. */
async function deleteSomeData(ctx: Context, id: string): Promise<void> {
  let batchesLeft = BATCHES_PER_CALL
  try {
    let ordersLeft = ORDERS_PER_CALL
    await closeOrdersOf(ctx, id, () => ordersLeft-- > 0)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      if ((await deleteAgentData(ctx.db, id, () => batchesLeft-- > 0)) !== 'unfinished') return
  } catch (error) {
    ctx.log({ level: 'warn', message: 'account deletion unfinished', agent_id: id, name: (error as Error).name })
  }
}
