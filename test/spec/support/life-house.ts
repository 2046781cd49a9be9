/** For the tests of the rules of life: a house with a movable clock, its keepers and their creatures, by HTTP alone. */
import type { Received } from '../../support/http'
import { sharedTestHouse, type TestHouse } from '../../support/test-house'

/** Higher than any test needs: the limits have tests of their own. */
const MANY = 1_000_000
const NO_LIMITS = Object.fromEntries(
  ['register', 'adopt', 'status', 'care', 'visit', 'history', 'preferences', 'release', 'create_species', 'resurrect']
    .concat('species', 'list_species', 'graveyard', 'stats', 'buy_credits', 'credits', 'hall', 'plan')
    .map((operation) => [operation, MANY]),
)

/** In this zone it is six in the morning at the start of a test: its creatures are awake for sixteen hours. */
export const EARLY_RISER = { timezone: 'Etc/GMT+3' }

type Body = Record<string, unknown>
type HouseOptions = NonNullable<Parameters<typeof sharedTestHouse>[0]>
/** How a house judges items. */
export type Judge = NonNullable<HouseOptions['items']>

export interface LifeHouse {
  house: TestHouse
  /** Lets hours pass. */
  pass(hours: number): void
  /** Moves the clock to a later instant. */
  passUntil(instant: string): void
  /** A new agent. */
  keeper(fields?: Body): Promise<LifeKeeper>
  /** Publishes a species; returns its slug. Its designer has raised an adult. */
  design(fields?: Body): Promise<string>
}

export interface LifeKeeper {
  id: string
  username: string
  key: string
  adopt(body?: Body): Promise<Received>
  /** Adopts and hatches; returns the creature's id. */
  raise(species_slug: string, body?: Body): Promise<string>
  status(id?: string): Promise<Received>
  /** The `creature` of a status response. */
  look(id?: string): Promise<Received['body']>
  care(action: string, more?: Body): Promise<Received>
  /** The `action_result` of a care response. */
  act(action: string, more?: Body): Promise<Received['body']>
  /** Acts of care in order, six in each call. */
  acts(care: readonly Body[]): Promise<void>
  history(query?: string): Promise<Received>
  call(method: string, path: string, body?: unknown): Promise<Received>
}

/** One house for a file. Each test starts at nine in the morning (UTC), when every creature is awake. */
export function lifeHouse({ items, ...options }: HouseOptions = {}): LifeHouse {
  const house = sharedTestHouse({ rateLimits: NO_LIMITS, ...(items && { items }), ...options })
  let designer: Promise<LifeKeeper> | undefined
  let designs = 0

  const keeper = async (fields: Body = {}): Promise<LifeKeeper> => {
    const agent = await house.newAgent(fields)
    const call = (method: string, path: string, body?: unknown) => house.call(method, path, { key: agent.key, body })
    const one: LifeKeeper = {
      ...agent,
      call,
      adopt: (body = {}) => call('POST', '/api/house/adopt', { name: 'Moth', ...body }),
      async raise(species_slug, body = {}) {
        const { status, body: answer, text } = await one.adopt({ species_slug, ...body })
        if (status !== 201) throw new Error(`adoption of ${species_slug} answered ${status}: ${text}`)
        await one.status(answer.creature.id)
        return answer.creature.id
      },
      status: (id) => call('GET', `/api/house/status${id ? `?creature_id=${id}` : ''}`),
      look: async (id) => (await one.status(id)).body.creature,
      care: (action, more = {}) => call('POST', '/api/house/care', { action, ...more }),
      act: async (action, more = {}) => (await one.care(action, more)).body.action_result,
      async acts(care) {
        for (let from = 0; from < care.length; from += 6) {
          const { status, text } = await call('POST', '/api/house/visit', { care: care.slice(from, from + 6) })
          if (status !== 200) throw new Error(`a visit answered ${status}: ${text}`)
        }
      },
      history: (query = '') => call('GET', `/api/house/history${query && `?${query}`}`),
    }
    return one
  }

  /** An adult takes 120 hours and five meals, each when the window of a day closes. */
  const raiseDesigner = async (): Promise<LifeKeeper> => {
    const one = await keeper()
    const id = await one.raise('tortoise')
    for (let day = 1; day <= 5; day++) {
      house.clock.advance(24)
      await one.care('feed')
    }
    const { stage } = await one.look(id)
    if (stage !== 'adult') throw new Error(`after 120 hours of meals on time: ${stage} instead of adult`)
    return one
  }

  beforeEach(() => house.advanceToMorning())

  return {
    house,
    pass: (hours) => {
      house.clock.advance(hours)
    },
    passUntil: (instant) => {
      house.clock.advance((Date.parse(instant) - house.clock.now()) / 3_600_000)
    },
    keeper,
    async design(fields = {}) {
      designer ??= raiseDesigner()
      const one = await designer
      house.advanceToMorning()
      designs += 1
      const slug = `made_${designs}`
      const body = { slug, name: 'Made', family: 'exotic', personality: 'Made for a test of the rules.', ...fields }
      const { status, text } = await one.call('POST', '/api/house/species', body)
      if (status !== 201) throw new Error(`the design of ${slug} answered ${status}: ${text}`)
      return body.slug
    },
  }
}

/** How much each stat of a care response moved, in the response's two decimals. */
export const moved = ({ changes }: { changes: Record<string, { before: number; after: number }> }) =>
  Object.fromEntries(
    Object.entries(changes).map(([stat, { before, after }]) => [stat, Math.round(100 * (after - before)) / 100]),
  )
