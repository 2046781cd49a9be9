/** Agents and their usernames. */
import type { Agent } from '../domain/accounts/agent'
import { isCanary } from '../domain/accounts/canary'
import type { Db } from './db'
import { type Consistency, readRow, readRowsInOrder } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { keys } from './table'

export type AgentRow = Row<Agent>

/** The agent and its claim to the username come together: a name has one holder, and no claim is left alone. */
export const registrationChanges = (agent: Agent): Change[] => [
  { before: null, after: usernameClaim(agent) },
  { before: null, after: newRow(keys.agent(agent.id), 'agent', agent) },
]

/** Written once, and once more when its holder leaves. */
export const usernameClaim = ({ id, username }: Agent): Row<NameClaim> =>
  newRow(keys.username(username), 'username', { agent_id: id })

export const agentChange = (row: AgentRow, agent: Agent): Change & { after: AgentRow } => ({
  before: row,
  after: nextRow(row, agent),
})

/** One who left may still have its row for a while; it is nobody's any more. */
export const isAgentRow = (row: Row | null | undefined): row is AgentRow => row?.type === 'agent'

export async function readAgent(
  db: Db,
  id: string,
  { consistent = false }: Consistency = {},
): Promise<AgentRow | null> {
  const row = await readRow(db, keys.agent(id), { consistent })
  return isAgentRow(row) ? row : null
}

/** What they are called, by their ids; who has left is not among them. */
export async function readUsernames(
  db: Db,
  refs: readonly { agent_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(refs.map(({ agent_id }) => agent_id))]
  const rows = await readRowsInOrder(
    db,
    ids.map((id) => keys.agent(id)),
    { consistent: false },
  )
  return new Map(rows.filter(isAgentRow).map(({ data }) => [data.id, data.username]))
}

/** Who holds a username: nobody, where its holder has left. */
export interface NameClaim {
  agent_id: string | null
}

export const readClaim = async (db: Db, username: string): Promise<NameClaim | null> =>
  (await readRow<NameClaim>(db, keys.username(username), { consistent: false }))?.data ?? null

/** The id behind a username, for whoever asks about another; nobody is told of a canary. */
export async function findAgent(db: Db, username: string): Promise<string | null> {
  const id = (await readClaim(db, username))?.agent_id ?? null
  return isCanary(id) ? null : id
}
