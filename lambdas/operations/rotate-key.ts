/** A new key for an old one, which stops working at that moment. */
import { step } from '../api/next-steps'
import type { Agent } from '../domain/house/agent'
import { hashApiKey } from '../domain/house/api-key'
import { type Call, type Handler, refuse } from '../pipeline/call'
import { offers } from '../pipeline/offers'
import { type AgentRow, changeAgent } from '../store/agents'
import { commit, type Outcome } from '../store/commit'
import { readHouse } from '../store/house'
import { KEEP_IT, newKey } from './new-key'

export const rotate_key: Handler<'rotate_key'> = async (call) => {
  const { id, username, key_hash } = call.house.agent.data
  const key = newKey(call, id)
  const hash = hashApiKey(key)
  for (let row = call.house.agent; row.data.key_hash !== hash; ) {
    const rotations = nextRotation(call, row.data)
    if (rotations.count > call.count.max) return refuse('rate_limited')
    const change = changeAgent(row, { ...row.data, key_hash: hash, rotations })
    const outcome = await commit(call.ctx.db, [change]).catch((error) => landedAnyway(call, hash, error))
    if (outcome.kind !== 'conflict') break
    const current = outcome.current as AgentRow | null
    // Adopting or losing a creature changes the agent too; only another key makes this rotation come too late.
    if (current?.data.key_hash !== key_hash && current?.data.key_hash !== hash) return refuse('key_changed')
    row = current
  }
  return {
    body: {
      agent: { id, username },
      your_token: key,
      message: 'Your key is replaced. The old one no longer opens anything.',
      important: KEEP_IT,
      next_steps: [
        ...offers(['status', 'adopt'], call),
        step('house_index', { description: 'Carry on, with the new key.' }),
      ],
    },
  }
}

/** A write may land although its reply is lost; then the new key must be told, for the old one is dead. */
async function landedAnyway({ ctx, house }: Call<'rotate_key'>, hash: string, error: unknown): Promise<Outcome> {
  const now = await readHouse(ctx.db, house.agent.data.id)
  if (now?.agent.data.key_hash !== hash) throw error
  return { kind: 'done' }
}

/** Every new key brings new counters, so rotations are counted on the agent itself; the response tells that count. */
function nextRotation(call: Call<'rotate_key'>, { rotations }: Agent): Agent['rotations'] {
  const { resets_at } = call.count
  const count = 1 + (rotations.window_ends === resets_at ? rotations.count : 0)
  call.count = { ...call.count, used: Math.max(count, call.count.used) }
  return { window_ends: resets_at, count }
}
