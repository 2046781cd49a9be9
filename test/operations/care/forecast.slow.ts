/** Looking ahead: what is foreseen is what comes, and what is rehearsed leaves no trace. */
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

describe('if nobody comes', () => {
  it.each(['calico', 'void', 'hedgehog', 'hamster'])(
    'a %s is at every hour as it was foreseen, down to its death',
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

  it('one that longs for company is as foreseen at the next look, which changes what comes after it', async () => {
    await the.keeper.raise({ species_slug: 'parrot' })
    for (let look = 0; look < 4; look++) {
      const [point] = (await forecast(the.keeper, '?hours=7&every=7')).body.forecast
      the.house.clock.advance(7)
      expect(seen(point)).toEqual(seen((await the.keeper.status()).body.creature))
    }
  })
})

describe('if this and that is done', () => {
  it.each(['calico', 'jackrabbit', 'owl', 'persian'])('a %s takes it as it was foreseen', async (slug) => {
    await the.keeper.raise({ species_slug: slug })
    const at = iso((the.house.clock.now() + 20 * MS_PER_HOUR) as never)
    const deeds = `feed@0.5,feed@4,play@4,feed@4.25,clean@6.5,reflect@9,discipline@12,medicine@18,feed@${at}`
    const points: (Point & { action_result?: Record<string, unknown> })[] = (
      await forecast(the.keeper, `?hours=36&every=5&actions=${deeds}`)
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

  it('is declined by a sleeper, which says when it wakes', async () => {
    const id = await raiseSleeper(the)
    const [now] = (await forecast(the.keeper, `?creature_id=${id}&actions=feed@0`)).body.forecast
    expect(now.action_result).toMatchObject({ action: 'feed', success: false, message: expect.any(String) })
    goTo(now.action_result.wakes_at)
    expect((await the.keeper.care('feed', { creature_id: id })).body.action_result.success).toBe(true)
  })

  it('does not give away what is hidden, however much trust it would bring', async () => {
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

it('reads the house once and changes nothing', async () => {
  await the.keeper.raise({ species_slug: 'parrot' })
  const before = await the.house.rowsOf(the.keeper.id, 'creature')
  the.house.dbCalls.length = 0
  expect(await the.house.countRoundTrips(() => forecast(the.keeper, '?hours=168&every=1&actions=feed@3'))).toBe(1)
  expect(the.house.dbCalls.toSorted()).toEqual(['QueryCommand', 'UpdateCommand'])
  expect(await the.house.rowsOf(the.keeper.id, 'creature')).toEqual(before)
})

it.each([
  ['hours=0', 'hours'],
  ['hours=169', 'hours'],
  ['every=25', 'every'],
  ['actions=feed', 'actions'],
  ['actions=tickle@3', 'actions'],
  ['actions=feed@-1', 'actions'],
  ['actions=feed@30', 'between now and 24 hours'],
  ['actions=feed@2020-01-01T00:00Z', 'between now'],
  ['actions=feed@2026-13-45T99:99Z', 'between now'],
  [`actions=${Array.from({ length: 51 }, () => 'feed@1').join(',')}`, 'actions'],
  ['creature_id=pip', 'creature_id'],
])('%s is refused in words', async (query, said) => {
  await the.keeper.raise()
  const { status, body } = await forecast(the.keeper, `?${query}`)
  expect([status, body.error]).toEqual([400, 'Invalid forecast request'])
  expect(body.details).toContain(said)
})

it('has nothing to say of an egg or of nobody', async () => {
  expect((await forecast(the.keeper)).status).toBe(404)
  await the.keeper.adopt()
  expect((await forecast(the.keeper)).body.error).toBe("The egg hasn't hatched yet")
})

describe('a rehearsal of care', () => {
  it.each<[string, Record<string, unknown>]>([
    ['feed', {}],
    ['play', { item: 'jingle ball' }],
    ['discipline', {}],
    ['reflect', { notes: 'a thought' }],
  ])('of %s %j tells what care then does, in one round trip and without a trace', async (action, more) => {
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

  it('is declined as care is', async () => {
    await raiseSleeper(the)
    const { body } = await the.keeper.care('feed', { dry_run: true })
    expect(body).toMatchObject({ dry_run: true, action_result: { success: false }, sleep_info: { sleeping: true } })
    await the.keeper.adopt()
  })

  it('of what would kill it leaves it alive, and does not advise it', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 5 } }))
    const { body } = await the.keeper.care('feed', { item: 'chocolate', dry_run: true })
    expect(body.creature).toMatchObject({ id, alive: false, health: 0 })
    expect(body.gravestone).toBeUndefined()
    expect(JSON.stringify(body.next_steps)).not.toMatch(/chocolate|resurrect/)
    expect((await the.keeper.status(id)).body.creature.alive).toBe(true)
  })

  it('is asked for with a boolean', async () => {
    await the.keeper.raise()
    expect((await the.keeper.care('feed', { dry_run: 'yes' })).status).toBe(400)
  })
})
