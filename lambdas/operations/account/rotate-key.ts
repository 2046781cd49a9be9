/** Replaces an API key. The old key is invalid from then on. */
import { step } from '../../api/next-steps'
import type { Agent } from '../../domain/accounts/agent'
import { hashApiKey } from '../../domain/accounts/api-key'
import { withKey } from '../../domain/accounts/recovery'
import { availableSteps } from '../../http/available-steps'
import { type Answer, type Call, type Handler, type Reply, refuse } from '../../http/call'
import { type CommitResult, commitWithReply } from '../../http/idempotency'
import { type AgentRow, agentChange } from '../../store/agents'
import { readHousehold } from '../../store/household'
import { createKey, keyWarning } from './new-key'

export const rotate_key: Handler<'rotate_key'> = async (call) => {
  const { id, key_hash } = call.household.agent.data
  const key = createKey(call, id)
  const hash = hashApiKey(key)
  for (let row = call.household.agent; ; ) {
    const reply = rotatedReply(call, key, row.data)
    // A thief of the old key may have opened the keeper page, so it is closed.
    const closed = { ...row.data, window_hash: undefined, recovery: undefined }
    const rotated = withKey(closed, hash, 'rotation', call.now)
    const result = await commitWithReply(call, [agentChange(row, rotated)], reply).catch((error) =>
      confirmRotation(call, hash, reply, error),
    )
    if (result.kind !== 'conflict') return result.answer
    const current = result.current as AgentRow | null
    if (current?.data.key_hash === hash) return reply
    // Other calls change the agent's row too; only a concurrent rotation makes this one obsolete.
    if (current?.data.key_hash !== key_hash) return refuse('key_changed')
    row = current
  }
}

const rotatedReply = (call: Call<'rotate_key'>, key: string, { id, username, window_hash }: Agent): Reply => ({
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
  reply: Reply,
  error: Error,
): Promise<CommitResult> {
  const now = await readHousehold(ctx.db, agent.data.id).catch(() => null)
  if (now?.agent.data.key_hash === hash) return { kind: 'done', answer: reply }
  if (now?.agent.data.key_hash !== agent.data.key_hash) throw error
  log({ level: 'error', message: 'failure', request_id, name: error.name, reason: error.message })
  return { kind: 'done', answer: ROTATION_FAILED }
}

const ROTATION_FAILED: Answer = refuse('rotation_failed', {
  suggestion: 'Nothing was changed and your current key still works. Wait a moment and try again.',
})
