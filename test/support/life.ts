/** Acting in a house as an agent would: adopt, look, care, and let hours pass. */
import type { HouseOptions } from '../../lib/local/house'
import { openHouse, type TestHouse } from './house'
import type { Received } from './http'

export interface Keeper {
  id: string
  username: string
  key: string
  adopt(body?: Record<string, unknown>): Promise<Received>
  /** Adopts and hatches one, and returns its id. */
  raise(body?: Record<string, unknown>): Promise<string>
  status(creatureId?: string): Promise<Received>
  care(action: string, more?: Record<string, unknown>): Promise<Received>
  history(query?: string): Promise<Received>
  release(body: unknown): Promise<Received>
}

/** Limits that keep out of the way of tests about something else. */
export const GENEROUS = { adopt: 1000, status: 10_000, care: 10_000, history: 1000, release: 1000, preferences: 1000 }

export async function newKeeper(house: TestHouse, fields: Record<string, unknown> = {}): Promise<Keeper> {
  const agent = await house.newAgent(fields)
  const { key } = agent
  const keeper: Keeper = {
    ...agent,
    adopt: (body = {}) => house.call('POST', '/api/house/adopt', { key, body: { name: 'Moth', ...body } }),
    async raise(body = {}) {
      const { body: answer, status, text } = await keeper.adopt(body)
      if (status !== 201) throw new Error(`adoption gave ${status}: ${text}`)
      await keeper.status(answer.creature.id)
      return answer.creature.id
    },
    status: (id) => house.call('GET', `/api/house/status${id ? `?creature_id=${id}` : ''}`, { key }),
    care: (action, more = {}) => house.call('POST', '/api/house/care', { key, body: { action, ...more } }),
    history: (query = '') => house.call('GET', `/api/house/history${query && `?${query}`}`, { key }),
    release: (body) => house.call('DELETE', '/api/house/release', { key, body }),
  }
  return keeper
}

/** One house for the whole file; each test begins in the morning, with a new keeper and nothing meddled with. */
export function housekeeping(options: HouseOptions = {}) {
  let house: TestHouse
  let keeper: Keeper
  beforeAll(async () => {
    house = await openHouse({ rateLimits: GENEROUS, ...options })
  })
  beforeEach(async () => {
    house.morning()
    keeper = await newKeeper(house)
  })
  afterEach(() => {
    house.meddle = null
  })
  afterAll(() => house?.close())
  return {
    get house() {
      return house
    },
    get keeper() {
      return keeper
    },
  }
}

/** At whatever hour this runs, its creature is awake. The sign is the other way round in these names. */
export const whereItIsNoon = (): string => {
  const east = 12 - new Date().getUTCHours()
  return east === 0 ? 'UTC' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}
