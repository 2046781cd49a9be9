/** Account deletion by an operator, for an agent that lost its key or must be removed; the same as `DELETE /api/me`. */
import type { Instant } from '../domain/time/instants'
import { deleteAgentData, deletionChanges } from '../store/account-deletion'
import { readAgent, readClaim } from '../store/agents'
import { commit } from '../store/commit'
import type { Db } from '../store/db'

export type DeleteOutcome =
  | { outcome: 'forgotten'; agent_id: string }
  /** The account was deleted before: the username is reserved and points to no agent. */
  | { outcome: 'left before' }
  | { outcome: 'nobody' }

const ATTEMPTS = 20

/** If this is interrupted, the reaper deletes the rest. It also closes open orders. */
export async function deleteAgent(db: Db, username: string, now: () => Instant): Promise<DeleteOutcome> {
  const claim = await readClaim(db, username.toLowerCase())
  if (!claim) return { outcome: 'nobody' }
  const { agent_id } = claim
  if (agent_id === null) return { outcome: 'left before' }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await readAgent(db, agent_id, { consistent: true })
    // A concurrent call of the agent conflicts: read again.
    if (row && (await commit(db, await deletionChanges(db, row, now()))).kind !== 'done') continue
    if ((await deleteAgentData(db, agent_id, () => true)) !== 'unfinished') return { outcome: 'forgotten', agent_id }
  }
  throw new Error(`account deletion of ${agent_id}: retries exhausted by write conflicts; run this again`)
}
