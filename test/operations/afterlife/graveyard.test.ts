/** The graveyard over HTTP. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import { alterCreature, GENEROUS_LIMITS, type Keeper, newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { sharedTestHouse } from '../../support/test-house'

/** Hours after which every creature without care is dead. */
const TOO_LONG = 60

const house = sharedTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, graveyard: 1000 } })
let first: Keeper
let second: Keeper
/** Names in the order of their deaths. */
const dead: string[] = []

beforeAll(async () => {
  first = await newKeeper(house)
  second = await newKeeper(house)
  for (const [keeper, name] of [
    [first, 'Ash'],
    [second, 'Birch'],
    [first, 'Cedar'],
    [second, 'Dogwood'],
  ] as const) {
    await keeper.raise({ name, species_slug: 'tabby' })
    house.clock.advance(3)
    dead.push(name)
  }
  house.clock.advance(TOO_LONG)
  // The time of death decides the order, not who calls status first.
  await second.status()
  await first.status()
})

const visit = (query = '', sent: object = {}) =>
  house.call('GET', `/api/house/graveyard${query}`, { from: freshAddress(), ...sent })
const names = (body: { gravestones: { name: string }[] }) => body.gravestones.map(({ name }) => name)

describe('the public graveyard', () => {
  it.each([
    ['no agent has that name', () => '?agent=nobody-at-all'],
    ['no agent has that id', () => '?user_id=3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34'],
    ['name and id are of two agents', () => `?agent=${first.username}&user_id=${second.id}`],
  ])('is empty if %s', async (_when, query) => {
    const { status, body } = await visit(query())
    expect(status).toBe(200)
    expect(body.gravestones).toEqual([])
    expect(body.pagination).toMatchObject({ total: 0, pages: 0 })
  })
})

describe('the graveyard with a key', () => {
  it('includes a death that no call has found yet', async () => {
    const keeper = await newKeeper(house)
    await keeper.raise({ name: 'Elder' })
    house.clock.advance(TOO_LONG)
    const { body } = await visit('', { key: keeper.key })
    expect(names(body)).toEqual(['Elder'])
    expect(names((await visit()).body)[0]).toBe('Elder')
  })

  it('lists the caller’s own stones even if eventually consistent reads lag behind', async () => {
    house.onDbCall = async (command, go) => {
      const lags = command instanceof QueryCommand && !command.input.ConsistentRead
      return lags ? { Items: [] } : go()
    }
    const { body } = await visit('', { key: first.key })
    house.onDbCall = null
    expect(names(body)).toEqual(['Cedar', 'Ash'])
  })
})

it('shows the keepsakes at a stone to every caller and in its keeper’s export', async () => {
  const mourner = await newKeeper(house)
  const id = await mourner.raise({ name: 'Elm', species_slug: 'calico' })
  await alterCreature({ house, keeper: mourner }, () => ({ wishes: { granted: 8, day: 0, half: null } }))
  const { body: before } = await mourner.history()
  expect(before.keepsakes).toHaveLength(2)
  house.clock.advance(TOO_LONG)
  await mourner.status()
  const views = [await visit('?per_page=200'), await visit(`?agent=${mourner.username}`), await visit('', mourner)]
  for (const { body } of views) {
    const stones: { creature_id: string; keepsakes?: object[] }[] = body.gravestones
    expect(stones.find(({ creature_id }) => creature_id === id)?.keepsakes).toEqual(before.keepsakes)
  }
  expect((await visit('', { headers: { accept: 'text/plain' }, ...mourner })).text).toContain(
    `; kept ${before.keepsakes.map(({ name }: { name: string }) => name).join(', ')}; `,
  )
  const { body: kept } = await house.call('GET', '/api/me/export', { key: mourner.key })
  expect([kept.creatures[0].keepsakes, kept.gravestones[0].keepsakes]).toEqual([before.keepsakes, before.keepsakes])
  expect((await rebuild(house.context.db, house.clock.now())).differences).toEqual([])
})
