/** Agents and their usernames. */
import type { Agent } from '../domain/accounts/agent'
import { isCanary } from '../domain/accounts/canary'
import type { Db } from './db'
import { type Consistency, readEach, readRow } from './read'
import { type Change, first, next, type Row } from './row'
import { keys } from './table'

export type AgentRow = Row<Agent>

/** The agent and its claim to the username come together: a name has one holder, and no claim is left alone. */
export const registered = (agent: Agent): Change[] => [
  { before: null, after: claimed(agent) },
  { before: null, after: first(keys.agent(agent.id), 'agent', agent) },
]

/** Written once, and once more when its holder leaves. */
export const claimed = ({ id, username }: Agent): Row<NameClaim> =>
  first(keys.username(username), 'username', { agent_id: id })

export const changedAgent = (row: AgentRow, agent: Agent): Change & { after: AgentRow } => ({
  before: row,
  after: next(row, agent),
})

/** One who left may still have its row for a while; it is nobody's any more. */
export const isHere = (row: Row | null | undefined): row is AgentRow => row?.type === 'agent'

export async function readAgent(
  db: Db,
  id: string,
  { consistent = false }: Consistency = {},
): Promise<AgentRow | null> {
  const row = await readRow(db, keys.agent(id), { consistent })
  return isHere(row) ? row : null
}

/** What they are called, by their ids; who has left is not among them. */
export async function readUsernames(
  db: Db,
  refs: readonly { agent_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(refs.map(({ agent_id }) => agent_id))]
  const rows = await readEach(
    db,
    ids.map((id) => keys.agent(id)),
    { consistent: false },
  )
  return new Map(rows.filter(isHere).map(({ data }) => [data.id, data.username]))
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
