/** Acts in a test house as an agent does: adopts, looks, cares and lets hours pass. */
import { type Creature, careActions } from '../../../lambdas/domain/creature/creature'
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import { asInstant, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { agentChange, readAgent } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { creatureChange, logEntryChange, readLog } from '../../../lambdas/store/creatures'
import { readHousehold } from '../../../lambdas/store/household'
import type { LocalHostOptions } from '../../../lib/local/local-host'
import type { Received } from '../http'
import { sharedTestHouse, type TestHouse } from '../test-house'

export interface Keeper {
  id: string
  username: string
  key: string
  adopt(body?: Record<string, unknown>): Promise<Received>
  /** Adopts and hatches a creature; returns its id. */
  raise(body?: Record<string, unknown>): Promise<string>
  status(creatureId?: string): Promise<Received>
  care(action: string, more?: Record<string, unknown>): Promise<Received>
  visit(care: readonly object[], headers?: Record<string, string>): Promise<Received>
  history(query?: string): Promise<Received>
  release(body: unknown): Promise<Received>
}

/** High rate limits, for tests of other things. */
export const GENEROUS_LIMITS = {
  adopt: 1000,
  status: 10_000,
  care: 10_000,
  visit: 10_000,
  history: 1000,
  release: 1000,
  preferences: 1000,
}

export async function newKeeper(house: TestHouse, fields: Record<string, unknown> = {}): Promise<Keeper> {
  const agent = await house.newAgent(fields)
  const { key } = agent
  const keeper: Keeper = {
    ...agent,
    adopt: (body = {}) => house.call('POST', '/api/house/adopt', { key, body: { name: 'Moth', ...body } }),
    async raise(body = {}) {
      const { body: answer, status, text } = await keeper.adopt(body)
      if (status !== 201) throw new Error(`adoption returned ${status}: ${text}`)
      await keeper.status(answer.creature.id)
      return answer.creature.id
    },
    status: (id) => house.call('GET', `/api/house/status${id ? `?creature_id=${id}` : ''}`, { key }),
    care: (action, more = {}) => house.call('POST', '/api/house/care', { key, body: { action, ...more } }),
    visit: (care, headers = {}) => house.call('POST', '/api/house/visit', { key, headers, body: { care } }),
    history: (query = '') => house.call('GET', `/api/house/history${query && `?${query}`}`, { key }),
    release: (body) => house.call('DELETE', '/api/house/release', { key, body }),
  }
  return keeper
}

/** One test house per file. Each test starts in the morning with a new keeper and without faults. */
export function useTestHouse(options: LocalHostOptions = {}) {
  const house = sharedTestHouse({ rateLimits: GENEROUS_LIMITS, ...options })
  let keeper: Keeper
  beforeEach(async () => {
    house.advanceToMorning()
    keeper = await newKeeper(house)
  })
  return {
    house,
    get keeper() {
      return keeper
    },
  }
}

/** Time zone in which it is noon now, so that creatures are awake. `Etc/GMT` names have the opposite sign. */
export const timezoneAtNoon = (): string => {
  const east = 12 - new Date().getUTCHours()
  return east === 0 ? 'UTC' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

/** A keeper with a creature that is asleep now, some hours after hatching. */
export async function raiseSleeper(
  the: { house: TestHouse; keeper: Keeper },
  body: Record<string, unknown> = {},
): Promise<string> {
  for (;;) {
    const id = await the.keeper.raise(body)
    const now = the.house.clock.now()
    const [nap] = napsBetween({ id, timezone: 'UTC' }, now, now + 24 * MS_PER_HOUR)
    if (nap) {
      the.house.clock.advance((nap.from - now) / MS_PER_HOUR + 0.01)
      return id
    }
    await the.keeper.release({ creature_id: id })
  }
}

/** Puts the keeper's only or named creature into a state that would take days to reach. */
export async function alterCreature(
  { house, keeper }: { house: TestHouse; keeper: Pick<Keeper, 'id'> },
  change: (creature: Creature) => Partial<Creature>,
  id?: string,
): Promise<void> {
  const { db } = house.context
  const rows = (await readHousehold(db, keeper.id))?.creatures ?? []
  const row = rows.find(({ data }) => !id || data.id === id)
  if (!row) throw new Error('no such creature')
  // Re-indexed like every write of a creature: the laws require a due time that is not too late.
  await commit(db, [creatureChange(row, { ...row.data, ...change(row.data) })])
}

/** Repeats the last log entry until the log of the only creature has `length` entries. */
export async function padCareLog(
  { house, keeper }: { house: TestHouse; keeper: Pick<Keeper, 'id'> },
  entries: number,
): Promise<void> {
  const { db } = house.context
  const [row] = (await readHousehold(db, keeper.id))?.creatures ?? []
  if (!row) throw new Error('no creature')
  const { id, cared } = row.data
  const done = careActions(row.data)
  const [last] = await readLog(db, id, done, done)
  const more = Array.from({ length: entries - done }, (_, at) => logEntryChange({ ...last!, number: done + 1 + at }))
  await alterCreature({ house, keeper }, () => ({
    cared: { ...cared, [last!.action]: (cared[last!.action] ?? 0) + entries - done },
  }))
  for (let from = 0; from < more.length; from += 90) await commit(db, more.slice(from, from + 90))
}

export const hoursBefore = ({ stats_at }: Creature, hours: number): Instant => asInstant(stats_at - hours * MS_PER_HOUR)

/** As if the agent had raised an adult in five days. */
export async function countAdultRaised(house: TestHouse, agentId: string): Promise<void> {
  const { db } = house.context
  const row = await readAgent(db, agentId)
  if (!row) throw new Error('no such agent')
  await commit(db, [agentChange(row, { ...row.data, tallies: { ...row.data.tallies, adults_raised: 1 } })])
}

/** Publishes a species as an agent that has raised an adult. */
export async function designSpecies(
  house: TestHouse,
  { id, key }: Pick<Keeper, 'id' | 'key'>,
  design: { slug: string } & Record<string, unknown>,
): Promise<Received> {
  await countAdultRaised(house, id)
  const body = { name: 'Moss Fox', family: 'exotic', personality: 'Quiet and patient.', ...design }
  const answer = await house.call('POST', '/api/house/species', { key, body })
  if (answer.status !== 201) throw new Error(`the design returned ${answer.status}: ${answer.text}`)
  return answer
}
