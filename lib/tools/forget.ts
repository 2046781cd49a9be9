/** Deletes an agent by name, for operators. */
import type { Environment } from '../../lambdas/config'
import { deleteAgent } from '../../lambdas/jobs/delete-agent'
import { openTable } from '../local/invoke'
import { markOutdated } from '../local/projections-state'

/** Returns the exit code: 1 if there is no such agent. */
export async function forgetAgent(environment: Environment, username: string | undefined): Promise<number> {
  if (!username) throw new Error('Usage: npm run tool forget -- <username>')
  const { db, engine, now } = await openTable(environment)
  try {
    // The local projector has no stream: the next start of the local host must rebuild.
    if (engine) await markOutdated(db)
    const result = await deleteAgent(db, username, now)
    console.log(MESSAGES[result.outcome](username, 'agent_id' in result ? result.agent_id : ''))
    return result.outcome === 'nobody' ? 1 : 0
  } finally {
    await engine?.close()
  }
}

const MESSAGES = {
  forgotten: (username: string, id: string) =>
    `${username} is deleted. Gravestones and species stay as "a keeper who left", the ledger under ${id}; the username stays reserved.`,
  'left before': (username: string) => `${username} was deleted before; only the username stays reserved.`,
  nobody: (username: string) => `There is no agent named ${username}.`,
}
