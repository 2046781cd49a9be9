/**
 * Requests to sit. A creature's row names the agent that was asked, and a row in that agent's household names the
 * creature, so that both agents find the request in their own household. Both rows are written in one transaction, and
 * the creature's row stores the version of the other, so that neither is valid alone.
 */
import type { AskedSitter, Creature } from '../../domain/creature/creature'
import {
  isOpenRequest,
  MAX_REQUESTS,
  openRequest,
  requestExpiry,
  type SittingRequest,
  withRequest,
} from '../../domain/creature/sitter'
import type { Instant } from '../../domain/time/instants'
import { type AgentRow, isAgentRow } from '../agents'
import { creatureChange } from '../creatures'
import type { Db } from '../db'
import type { CreatureRow, SittingRequestRow } from '../household'
import { idOf, readRange, readRows } from '../read'
import { type Change, newRow, nextRow, type Row } from '../row'
import { HOUSEHOLD_RANGE, keys, LAST } from '../table'

export interface SitterCandidate {
  agent: AgentRow
  requests: readonly SittingRequestRow[]
}

/** An agent that might sit, with its open requests; null if the account was deleted. */
export async function readCandidate(db: Db, agentId: string): Promise<SitterCandidate | null> {
  const last = keys.sittingRequest(agentId, LAST)
  const rows: Row[] = await readRange(db, { pk: last.pk, sk: HOUSEHOLD_RANGE.from }, last)
  const agent = rows.find(isAgentRow)
  return agent
    ? { agent, requests: rows.filter(({ type }) => type === 'sitting_request') as SittingRequestRow[] }
    : null
}

export const openRequests = (requests: readonly SittingRequestRow[], now: Instant): SittingRequestRow[] =>
  requests.filter(({ data }) => isOpenRequest(data, now))

/** Reason why this keeper may not ask now, or null. */
export function obstacleToAsking({ requests }: SitterCandidate, keeperId: string, now: Instant) {
  const open = openRequests(requests, now)
  if (open.some(({ data }) => data.keeper_id === keeperId)) return 'sitter_asked_already'
  return open.length >= MAX_REQUESTS ? 'sitter_has_requests' : null
}

/**
 * Commit `change` together with the creature, which must then name `asked`. It also writes the row of the asked agent,
 * so that concurrent requests to it conflict.
 */
export function requestChange(
  { agent, requests }: SitterCandidate,
  request: SittingRequest,
): { asked: AskedSitter; change: Change } {
  const { creature_id, until, asked_at } = request
  const key = keys.sittingRequest(agent.data.id, creature_id)
  const expiry = { expires_at: Math.ceil(requestExpiry(request) / 1000) }
  const before = requests.find(({ sk }) => sk === key.sk) ?? null
  const after = before ? nextRow(before, request, expiry) : newRow(key, 'sitting_request', request, expiry)
  return {
    asked: { agent_id: agent.data.id, until, asked_at, version: after.version },
    change: { before, after },
  }
}

/** Removes an open request. Commit together with a change of the creature that no longer names it as open. */
export function withdrawalChanges(creature: Creature, now: Instant): Change[] {
  const asked = openRequest(creature, now)
  if (!asked) return []
  const row = newRow(keys.sittingRequest(asked.agent_id, creature.id), 'sitting_request', null)
  return [{ before: { ...row, version: asked.version }, after: null }]
}

const requestId = ({ id, asked }: Creature): string =>
  asked ? `${idOf(keys.sittingRequest(asked.agent_id, id))} ${asked.version}` : ''

/** True if creature and request name each other. */
export const isRequestFor = (creature: Creature, request: SittingRequestRow): boolean =>
  requestId(creature) === `${idOf(request)} ${request.version}`

/** The creature of a request and its keeper; null if the request was withdrawn or the keeper's account deleted. */
export async function readRequested(
  db: Db,
  request: SittingRequestRow,
): Promise<{ row: CreatureRow; keeper: AgentRow } | null> {
  const { keeper_id, creature_id } = request.data
  const [creatureKey, keeperKey] = [keys.creature(keeper_id, creature_id), keys.agent(keeper_id)]
  const rows = await readRows(db, [creatureKey, keeperKey])
  const row = rows.get(idOf(creatureKey)) as CreatureRow | undefined
  const keeper = rows.get(idOf(keeperKey))
  return row && isRequestFor(row.data, request) && isAgentRow(keeper) ? { row, keeper } : null
}

export const withDeclined = (creature: Creature, now: Instant): Creature =>
  creature.asked ? withRequest(creature, { ...creature.asked, declined_at: now }) : creature

/** Removes the request and tells the keeper, in both rows. */
export const refusalChanges = (request: SittingRequestRow, row: CreatureRow, now: Instant): Change[] => [
  { before: request, after: null },
  creatureChange(row, withDeclined(row.data, now)),
]
