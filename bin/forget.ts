/**
 * `npm run tool forget -- <username>`: deletes an agent as `DELETE /api/me` does, for those who run the house. It takes the
 * table of this machine, or the one that TABLE_NAME names.
 */
import { deleteAgent } from '../lambdas/jobs/delete-agent'
import { openTable } from '../lib/local/invoke'
import { fallBehind } from '../lib/local/projections-state'

async function main(): Promise<void> {
  const [username] = process.argv.slice(2)
  if (!username) throw new Error('Whom? npm run tool forget -- <username>')
  const { db, engine, now } = await openTable(process.env)
  try {
    // No stream tells the local projector: a house that is opened later adds up anew.
    if (engine) await fallBehind(db)
    const forgotten = await deleteAgent(db, username, now)
    console.log(TOLD[forgotten.outcome](username, 'agent_id' in forgotten ? forgotten.agent_id : ''))
    process.exitCode = forgotten.outcome === 'nobody' ? 1 : 0
  } finally {
    await engine?.close()
  }
}

const TOLD = {
  forgotten: (username: string, id: string) =>
    `${username} is gone. Stones and species stay under "a keeper who left", the ledger under ${id}; the name is kept from others.`,
  'left before': (username: string) =>
    `${username} has left before; only the name is kept, so that nobody else takes it.`,
  nobody: (username: string) => `There is no agent named ${username}.`,
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
