/** What `DELETE /api/me` does, done by those who run the house: for one who lost its key, or must go. */
import type { Instant } from '../domain/time/instants'
import { deleteAgentData, deletionChanges } from '../store/account-deletion'
import { readAgent, readClaim } from '../store/agents'
import { commit } from '../store/commit'
import type { Db } from '../store/db'

export type DeleteOutcome =
  | { outcome: 'forgotten'; agent_id: string }
  /** The name is kept from others; nothing leads from it to anybody. */
  | { outcome: 'left before' }
  | { outcome: 'nobody' }

const ATTEMPTS = 20

/** Whoever is stopped half-way leaves the rest to the reaper. */
export async function deleteAgent(db: Db, username: string, now: () => Instant): Promise<DeleteOutcome> {
  const claim = await readClaim(db, username.toLowerCase())
  if (!claim) return { outcome: 'nobody' }
  const { agent_id } = claim
  if (agent_id === null) return { outcome: 'left before' }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await readAgent(db, agent_id, { consistent: true })
    // Its agent may be at something at this moment: then the row that was read stands no more.
    if (row && (await commit(db, deletionChanges(row, now()))).kind !== 'done') continue
    if (await deleteAgentData(db, agent_id, () => true)) return { outcome: 'forgotten', agent_id }
  }
  throw new Error(`others kept changing what belongs to ${agent_id}; run this again`)
}
