/** The rows of a household: an agent, its creatures and its connections, in one strongly consistent read. */
import type { Connection } from '../domain/accounts/oauth'
import type { Creature } from '../domain/creature/creature'
import type { AgentRow, UntoldRow } from './agents'
import type { Db } from './db'
import type { BalanceRow } from './money/ledger'
import { type Consistency, readRange } from './read'
import type { Row } from './row'
import { HOUSEHOLD_RANGE, keys } from './table'

export type CreatureRow = Row<Creature>
export type ConnectionRow = Row<Connection>

export interface HouseholdRows {
  agent: AgentRow
  /** What others did and the agent was not told yet. */
  untold: UntoldRow[]
  /** Null until the first credit movement. */
  balance: BalanceRow | null
  /** Eggs and living creatures as last written. Whether one has died since then is computed from the clock. */
  creatures: CreatureRow[]
  /** Hosted clients that may act for the agent. Ended ones may still be among them. */
  connections: ConnectionRow[]
}

export type Account = Pick<HouseholdRows, 'agent' | 'connections'>

/** The household without its creatures, for calls that only need to know who calls. */
export const readAccount = (db: Db, agentId: string): Promise<Account | null> =>
  readHousehold(db, agentId, {}, HOUSEHOLD_RANGE.beforeCreatures)

export async function readHousehold(
  db: Db,
  agentId: string,
  consistency?: Consistency,
  to: string = HOUSEHOLD_RANGE.to,
): Promise<HouseholdRows | null> {
  const { pk } = keys.agent(agentId)
  const rows: Row[] = await readRange(db, { pk, sk: HOUSEHOLD_RANGE.from }, { pk, sk: to }, consistency)
  const ofType = (type: string) => rows.filter((row) => row.type === type)
  const [agent] = ofType('agent') as AgentRow[]
  const [balance = null] = ofType('balance') as BalanceRow[]
  return agent
    ? {
        agent,
        untold: ofType('untold') as UntoldRow[],
        balance,
        creatures: ofType('creature') as CreatureRow[],
        connections: ofType('connection') as ConnectionRow[],
      }
    : null
}
