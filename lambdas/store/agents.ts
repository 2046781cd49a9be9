/** Agents and their usernames. */
import type { Agent } from '../domain/house/agent'
import type { Db } from './db'
import { type Consistency, readRow } from './read'
import { type Change, first, next, type Row } from './row'
import { keys } from './table'

export type AgentRow = Row<Agent>

/** The agent and its claim to the username come together: a name has one holder, and no claim is left alone. */
export const registered = (agent: Agent): Change[] => [
  { before: null, after: first(keys.username(agent.username), 'username', { agent_id: agent.id }) },
  { before: null, after: first(keys.agent(agent.id), 'agent', agent) },
]

export const changeAgent = (row: AgentRow, agent: Agent): Change & { after: AgentRow } => ({
  before: row,
  after: next(row, agent),
})

export const readAgent = (db: Db, id: string, { consistent = false }: Consistency = {}): Promise<AgentRow | null> =>
  readRow(db, keys.agent(id), { consistent })

/** The id behind a username. */
export async function findAgent(db: Db, username: string): Promise<string | null> {
  const row = await readRow<{ agent_id: string }>(db, keys.username(username), { consistent: false })
  return row?.data.agent_id ?? null
}
