/** Agents and their usernames. */
import type { Agent } from '../domain/accounts/agent'
import type { Untold } from '../domain/accounts/untold'
import type { Db } from './db'
import type { NameClaim } from './entities/row-data'
import { type Consistency, readRow, readRowsInOrder } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { keys } from './table'

export type AgentRow = Row<Agent>
export type UntoldRow = Row<Untold>

/** Both rows in one transaction: a username has one holder, and no claim exists without its agent. */
export const registrationChanges = (agent: Agent): Change[] => [
  { before: null, after: usernameClaim(agent) },
  { before: null, after: newRow(keys.agent(agent.id), 'agent', agent) },
]

/** The claim as written at registration. Only account deletion changes it, so it need not be read. */
export const usernameClaim = ({ id, username }: Agent): Row<NameClaim> =>
  newRow(keys.username(username), 'username', { agent_id: id })

export const agentChange = (row: AgentRow, agent: Agent): Change & { after: AgentRow } => ({
  before: row,
  after: nextRow(row, agent),
})

/** What was untold is replaced: the new one has it too. */
export const untoldChange = (agentId: string, before: UntoldRow | null, untold: Untold): Change => ({
  before,
  after: before
    ? nextRow(before, untold)
    : newRow(keys.untold(agentId, untold.about, 'stone_id' in untold ? untold.stone_id : undefined), 'untold', untold),
})

export const readUntold = (
  db: Db,
  agentId: string,
  about: Untold['about'],
  stoneId?: string,
): Promise<UntoldRow | null> => readRow(db, keys.untold(agentId, about, stoneId))

/** False for a `leaver` row, which replaces the agent row while the account is being deleted. */
export const isAgentRow = (row: Row | null | undefined): row is AgentRow => row?.type === 'agent'

export async function readAgent(
  db: Db,
  id: string,
  { consistent = false }: Consistency = {},
): Promise<AgentRow | null> {
  const row = await readRow(db, keys.agent(id), { consistent })
  return isAgentRow(row) ? row : null
}

/** Usernames by agent id. Deleted agents are missing. */
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

export const readClaim = async (db: Db, username: string): Promise<NameClaim | null> =>
  (await readRow<NameClaim>(db, keys.username(username), { consistent: false }))?.data ?? null

export const findAgent = async (db: Db, username: string): Promise<string | null> =>
  (await readClaim(db, username))?.agent_id ?? null
