/** Connections of hosted clients, and the authorization codes that open them. */
import type { AuthorizationGrant, Connection } from '../../domain/accounts/oauth'
import type { Db } from '../db'
import type { ConnectionRow } from '../household'
import { readRow } from '../read'
import { type Change, newRow, nextRow, type Row, type RowExtras } from '../row'
import { keys } from '../table'

export type GrantRow = Row<AuthorizationGrant>

/** How long a used code is kept, to detect its second use. */
const USED_SECONDS = 3600

const expiry = (ms: number): RowExtras => ({ expires_at: Math.ceil(ms / 1000) })

export const readGrant = (db: Db, agentId: string, hash: string): Promise<GrantRow | null> =>
  readRow<AuthorizationGrant>(db, keys.grant(agentId, hash))

export const newGrant = (agentId: string, hash: string, grant: AuthorizationGrant): Change => ({
  before: null,
  after: newRow(keys.grant(agentId, hash), 'grant', grant, expiry(grant.ends_at)),
})

export const usedGrant = (row: GrantRow, connection_id: string): Change => ({
  before: row,
  after: nextRow(row, { ...row.data, connection_id }, { expires_at: (row.expires_at ?? 0) + USED_SECONDS }),
})

export const newConnection = (agentId: string, connection: Connection): Change => ({
  before: null,
  after: newRow(keys.connection(agentId, connection.id), 'connection', connection, expiry(connection.ends_at)),
})

export const connectionChange = (row: ConnectionRow, connection: Connection): Change => ({
  before: row,
  after: nextRow(row, connection, expiry(connection.ends_at)),
})

export const connectionEnd = (row: ConnectionRow): Change => ({ before: row, after: null })
