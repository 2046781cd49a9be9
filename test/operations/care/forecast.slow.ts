/** Forecasts and dry runs: predictions match what then happens, and neither writes anything. */
import { fromIso, iso, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { alterCreature, type Keeper, raiseSleeper, useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const the = useTestHouse({ rateLimits: { adopt: 1000, status: 10_000, care: 10_000, forecast: 10_000 } })

const forecast = (keeper: Keeper, query = ''): Promise<Received> =>
  the.house.call('GET', `/api/house/forecast${query}`, { key: keeper.key })
const goTo = (time: string) => the.house.clock.advance((fromIso(time) - the.house.clock.now()) / MS_PER_HOUR)

interface Point {
  at: string
  alive: boolean
  [field: string]: unknown
}

const SEEN = [
  'stage',
  'hunger',
  'happiness',
  'health',
  'trust',
  'discipline',
  'mood',
  'alive',
  'feeding_status',
] as const
const seen = (of: Record<string, unknown>) => Object.fromEntries(SEEN.map((field) => [field, of[field]]))

describe('a forecast without care', () => {
  it.each(['calico', 'void', 'hedgehog', 'hamster'])(
    'of a %s matches its state at every hour, up to its death',
    async (slug) => {
      const id = await the.keeper.raise({ species_slug: slug })
      const { body } = await forecast(the.keeper, '?hours=60&every=7')
      const points: Point[] = body.forecast
      expect(body.dies_at).toBe((await the.keeper.status()).body.creature.death_clock.dies_at)
      for (const point of points.filter(({ alive }) => alive)) {
        goTo(point.at)
        const { creature } = (await the.keeper.status()).body
        expect(seen(point)).toEqual(seen(creature))
        expect(point.dies_at).toBe(creature.death_clock.dies_at)
      }
      const last = points.at(-1)!
      expect(last).toMatchObject({ at: body.dies_at, alive: false, dies_at: body.dies_at })
      goTo(last.at)
      const { creature } = (await the.keeper.status(id)).body
      expect(creature).toMatchObject({ alive: false, cause: body.cause, died_at: body.dies_at, health: last.health })
      expect(body.message).toContain(body.cause)
    },
  )

  it('of a social species holds until the next status call, which changes what follows', async () => {
    await the.keeper.raise({ species_slug: 'parrot' })
    for (let look = 0; look < 4; look++) {
      const [point] = (await forecast(the.keeper, '?hours=7&every=7')).body.forecast
      the.house.clock.advance(7)
      expect(seen(point)).toEqual(seen((await the.keeper.status()).body.creature))
    }
  })
})

describe('a forecast with planned care', () => {
  it.each(['calico', 'jackrabbit', 'owl', 'persian'])('of a %s matches the results of that care', async (slug) => {
    await the.keeper.raise({ species_slug: slug })
    const at = iso((the.house.clock.now() + 20 * MS_PER_HOUR) as never)
    const actions = `feed@0.5,feed@4,play@4,feed@4.25,clean@6.5,reflect@9,discipline@12,medicine@18,feed@${at}`
    const points: (Point & { action_result?: Record<string, unknown> })[] = (
      await forecast(the.keeper, `?hours=36&every=5&actions=${actions}`)
    ).body.forecast
    expect(points.filter(({ action_result }) => action_result)).toHaveLength(9)
    for (const { action_result, ...point } of points.filter(({ alive }) => alive)) {
      goTo(point.at)
      if (action_result) {
        const { body } = await the.keeper.care(String(action_result.action))
        const { success, effectiveness, timing, changes } = body.action_result
        expect(action_result).toMatchObject({ success, ...(success && { effectiveness, timing, changes }) })
        if (!success) expect(action_result.message).toEqual(expect.any(String))
      }
      expect(seen(point)).toEqual(seen((await the.keeper.status()).body.creature))
    }
  })

  it('says that a sleeper declines care', async () => {
    const id = await raiseSleeper(the)
    const [now] = (await forecast(the.keeper, `?creature_id=${id}&actions=feed@0`)).body.forecast
    expect(now.action_result).toMatchObject({ action: 'feed', success: false, message: expect.any(String) })
    goTo(now.action_result.wakes_at)
    expect((await the.keeper.care('feed', { creature_id: id })).body.action_result.success).toBe(true)
  })

  it('reveals no hidden stat, however much trust the care would bring', async () => {
    await the.keeper.raise({ species_slug: 'hedgehog' })
    const hours = Array.from({ length: 48 }, (_, hour) => `reflect@${hour}`)
    const { body } = await forecast(the.keeper, `?hours=60&actions=${hours.join(',')}`)
    const { hidden_stats } = body
    expect(hidden_stats).toContain('trust')
    for (const point of body.forecast) {
      for (const stat of hidden_stats) expect(point[stat]).toBeNull()
      for (const change of Object.values<object>(point.action_result?.changes ?? {})) {
        expect(change).toEqual({ before: null, after: null })
      }
    }
  })
})

it('takes one round trip and changes nothing', async () => {
  await the.keeper.raise({ species_slug: 'parrot' })
  const before = await the.house.rowsOf(the.keeper.id, 'creature')
  the.house.dbCalls.length = 0
  expect(await the.house.countRoundTrips(() => forecast(the.keeper, '?hours=168&every=1&actions=feed@3'))).toBe(1)
  expect(the.house.dbCalls.toSorted()).toEqual(['QueryCommand', 'UpdateCommand'])
  expect(await the.house.rowsOf(the.keeper.id, 'creature')).toEqual(before)
})

it.each([
  ['actions=feed', 'actions'],
  ['actions=tickle@3', 'actions'],
  ['actions=feed@-1', 'actions'],
  ['actions=feed@30', 'between now and 24 hours'],
  ['actions=feed@2020-01-01T00:00Z', 'between now'],
  ['actions=feed@2026-13-45T99:99Z', 'between now'],
  [`actions=${Array.from({ length: 51 }, () => 'feed@1').join(',')}`, 'actions'],
  ['creature_id=pip', 'creature_id'],
])('refuses %s with details', async (query, said) => {
  await the.keeper.raise()
  const { status, body } = await forecast(the.keeper, `?${query}`)
  expect([status, body.error]).toEqual([400, 'Invalid forecast request'])
  expect(body.details).toContain(said)
})

it('is refused for an egg and for an empty household', async () => {
  expect((await forecast(the.keeper)).status).toBe(404)
  await the.keeper.adopt()
  expect((await forecast(the.keeper)).body.error).toBe("The egg hasn't hatched yet")
})

describe('a dry run of care', () => {
  it.each<[string, Record<string, unknown>]>([
    ['feed', {}],
    ['play', { item: 'jingle ball' }],
    ['discipline', {}],
    ['reflect', { notes: 'a thought' }],
  ])('%s %j: predicts the result of the real call, in one round trip and without writing', async (action, more) => {
    await the.keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(4)
    await the.keeper.status()
    const before = await the.house.allRows()
    let rehearsed!: Received
    const trips = await the.house.countRoundTrips(async () => {
      rehearsed = await the.keeper.care(action, { ...more, dry_run: true })
    })
    expect(trips).toBe(1)
    const counted = ({ pk }: { pk: string }) => pk.startsWith('limit#')
    const rows = await the.house.allRows()
    expect(rows.filter((row) => !counted(row))).toEqual(before.filter((row) => !counted(row)))
    expect(rehearsed.body).toMatchObject({ dry_run: true, note: expect.stringContaining('Nothing was done') })
    const { body } = await the.keeper.care(action, more)
    const { care_log_entry_id, ...result } = body.action_result
    expect(care_log_entry_id).toBeTruthy()
    expect(rehearsed.body.action_result).toEqual(result)
    expect(rehearsed.body.creature).toEqual(body.creature)
    expect(body.dry_run).toBeUndefined()
  })

  it('is declined like real care', async () => {
    await raiseSleeper(the)
    const { body } = await the.keeper.care('feed', { dry_run: true })
    expect(body).toMatchObject({ dry_run: true, action_result: { success: false }, sleep_info: { sleeping: true } })
    await the.keeper.adopt()
  })

  it('leaves the creature alive if the care would kill it, and does not advise that care', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 5 } }))
    const { body } = await the.keeper.care('feed', { item: 'chocolate', dry_run: true })
    expect(body.creature).toMatchObject({ id, alive: false, health: 0 })
    expect(body.gravestone).toBeUndefined()
    expect(JSON.stringify(body.next_steps)).not.toMatch(/chocolate|resurrect/)
    expect((await the.keeper.status(id)).body.creature.alive).toBe(true)
  })

  it('must be requested with a boolean', async () => {
    await the.keeper.raise()
    expect((await the.keeper.care('feed', { dry_run: 'yes' })).status).toBe(400)
  })
})
