/** Agents and their usernames. */
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Agent } from '../domain/agent'
import { type Change, commit, first, next, type Outcome, type Row } from './commit'
import type { Db } from './db'
import { keys } from './table'

export type AgentRow = Row<Agent>

/** The agent and its claim to the username, in one transaction: a name has one holder, and no claim is left alone. */
export const register = (db: Db, agent: Agent): Promise<Outcome> =>
  commit(db, [
    { before: null, after: first(keys.username(agent.username), 'username', { agent_id: agent.id }) },
    { before: null, after: first(keys.agent(agent.id), 'agent', agent) },
  ])

export const changeAgent = (row: AgentRow, agent: Agent): Change & { after: AgentRow } => ({
  before: row,
  after: next(row, agent),
})

export async function readAgent(db: Db, id: string): Promise<AgentRow | null> {
  const reply = await db.send(new GetCommand({ TableName: db.table, Key: keys.agent(id) }))
  return (reply.Item as AgentRow | undefined) ?? null
}

/** The id behind a username. */
export async function findAgent(db: Db, username: string): Promise<string | null> {
  const reply = await db.send(new GetCommand({ TableName: db.table, Key: keys.username(username) }))
  return (reply.Item as Row<{ agent_id: string }> | undefined)?.data.agent_id ?? null
}
