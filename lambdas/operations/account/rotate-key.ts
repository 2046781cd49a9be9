/** Replaces an API key. The old key is invalid from then on. */
import { step } from '../../api/next-steps'
import type { Agent } from '../../domain/accounts/agent'
import { hashApiKey } from '../../domain/accounts/api-key'
import { withKey } from '../../domain/accounts/recovery'
import { availableSteps } from '../../http/available-steps'
import { type Answer, type Call, type Handler, type ReplyTo, refuse } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import { readHousehold } from '../../store/household'
import { createKey, keyWarning } from './new-key'

export const rotate_key: Handler<'rotate_key'> = (call, household) => {
  const { agent } = household
  const key = createKey(call, agent.id)
  const hash = hashApiKey(key)
  const reply = rotatedReply(call, key, agent)
  // A thief of the old key may have opened the keeper page, so it is closed.
  const closed = { ...agent, window_hash: undefined, recovery: undefined }
  return {
    household: { ...household, agent: withKey(closed, hash, 'rotation', call.now) },
    reply,
    // Other calls change the agent's row too; only a concurrent rotation makes this one obsolete.
    onConflict: ({ current }) => {
      const stored = (current as AgentRow | null)?.data.key_hash
      return stored === hash ? reply : stored === agent.key_hash ? 'retry' : refuse('key_changed')
    },
    onError: (error) => confirmRotation(call, hash, reply, error),
  }
}

const rotatedReply = (
  call: Call<'rotate_key'>,
  key: string,
  { id, username, window_hash }: Agent,
): ReplyTo<'rotate_key'> => ({
  body: {
    agent: { id, username },
    your_token: key,
    message: `Your key is replaced. The old one no longer opens anything.${window_hash ? ' The window of your human is closed with it; open another if they should look in.' : ''}`,
    important: keyWarning(call),
    next_steps: [
      ...availableSteps(['status', 'adopt'], call),
      ...(window_hash ? [step('open_window')] : []),
      step('house_index', { description: 'Carry on, with the new key.' }),
    ],
  },
})

/**
 * If the reply to the write was lost, checks whether the new key is stored: then it must be returned, because the old
 * one is invalid. The response states that the old key works only if that was verified.
 */
async function confirmRotation(
  { ctx, household: { agent }, request_id, log }: Call<'rotate_key'>,
  hash: string,
  reply: ReplyTo<'rotate_key'>,
  error: Error,
): Promise<Answer> {
  const now = await readHousehold(ctx.db, agent.data.id).catch(() => null)
  if (now?.agent.data.key_hash === hash) return reply
  if (now?.agent.data.key_hash !== agent.data.key_hash) throw error
  log({ level: 'error', message: 'failure', request_id, name: error.name, reason: error.message })
  return refuse('rotation_failed', {
    suggestion: 'Nothing was changed and your current key still works. Wait a moment and try again.',
  })
}
