/** What a sitter may do and see: all care but harm, and everything that it needs for that. */
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import {
  alterCreature,
  GENEROUS_LIMITS,
  hoursBefore,
  type Keeper,
  newKeeper,
  useTestHouse,
} from '../../support/agents/keeper'
import { answerRequest, askSitter, startSitting } from '../../support/agents/sitters'

const LIMITS = { ...GENEROUS_LIMITS, ask_sitter: 1000, answer_sitting: 1000, me: 1000, plan: 1000, forecast: 1000 }
const the = useTestHouse({ rateLimits: LIMITS })

const inHours = (hours: number): string => iso(after(the.house.context.now(), asHours(hours)))
const get = ({ key }: Keeper, path: string, accept = 'application/json') =>
  the.house.call('GET', path, { key, headers: { accept } })
const me = async (agent: Keeper) => (await get(agent, '/api/me')).body
const creatureOf = async ({ id }: Keeper) => (await the.house.rowsOf<Creature>(id, 'creature'))[0]?.data as Creature

/** A calico with a sitter, fed `fed` hours ago; its feeding window is six hours. */
async function newSitting({ fed = 4, name = 'Moth' } = {}) {
  const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
  const id = await keeper.raise({ name, species_slug: 'calico' })
  const hungry = (creature: Creature) => ({
    last_fed_at: hoursBefore(creature, fed),
    stats: { ...creature.stats, hunger: 40 },
  })
  await alterCreature(the, hungry)
  await startSitting(the.house, keeper, sitter, id)
  return { keeper, sitter, id }
}

it.each([true, false])('a sitter’s status checks a social charge, asked for by id: %s', async (isAsked) => {
  const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
  const id = await keeper.raise({ species_slug: 'duck' })
  await sitter.raise({ species_slug: 'calico' })
  await startSitting(the.house, keeper, sitter, id)
  the.house.clock.advance(2)
  const { body } = await sitter.status(isAsked ? id : undefined)
  expect(JSON.stringify(body)).toContain(id)
  expect((await creatureOf(keeper)).last_checked_at).toBe(the.house.context.now())
})

it('a response shows the same stats of a charge under creature and sitting_for', async () => {
  const { sitter, id } = await newSitting()
  the.house.clock.advance(0.7)
  for (const { body } of [await sitter.status(id), await sitter.care('reflect', { creature_id: id })]) {
    const { hunger, happiness } = body.creature
    expect(body.sitting_for).toMatchObject([{ id, hunger, happiness }])
    expect(Number.isInteger(hunger)).toBe(false)
  }
})

it('counts a social charge that grew up before the status of its sitter', async () => {
  const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
  const id = await keeper.raise({ species_slug: 'duck' })
  await startSitting(the.house, keeper, sitter, id)
  const agent = async () => (await the.house.rowsOf<Agent>(keeper.id, 'agent'))[0]!.data
  expect((await agent()).tallies.reached_child).toBe(0)
  for (let hours = 0; hours < 24; hours += 4) {
    the.house.clock.advance(4)
    await sitter.status(id)
    await sitter.care('feed', { creature_id: id })
  }
  await sitter.status(id)
  expect((await creatureOf(keeper)).entered.child).toBeDefined()
  expect((await agent()).tallies.reached_child).toBe(1)
})

describe('a sitter cannot harm', () => {
  /** Every unknown item is judged like this while `act` runs. */
  async function whileJudged(category: string, act: () => Promise<void>): Promise<void> {
    const judge = the.house.context.items
    the.house.context.items = { ...judge, judge: async () => ({ category, score: 0.1 }) } as never
    await act().finally(() => {
      the.house.context.items = judge
    })
  }

  it.each(['feed', 'play', 'clean', 'medicine', 'sleep'])('with a harmful or disliked item for %s', async (action) => {
    const { keeper, sitter, id } = await newSitting()
    const before = await the.house.rowsOf(keeper.id, 'creature')
    for (const category of ['harmful', 'disliked']) {
      await whileJudged(category, async () => {
        for (const dry_run of [true, false]) {
          const { status, body } = await sitter.care(action, { creature_id: id, item: 'a cardboard boat', dry_run })
          expect([status, body.code]).toEqual([409, 'sitter_item_refused'])
          const endpoints = body.next_steps.map(({ endpoint }: { endpoint: string }) => endpoint)
          expect(endpoints).toContain(`/api/house/preferences?creature_id=${id}`)
        }
      })
    }
    expect(await the.house.rowsOf(keeper.id, 'creature')).toEqual(before)
    expect((await keeper.history()).body.care_log).toEqual([])
  })

  it('with an item of the lists, which its keeper may give', async () => {
    const { keeper, sitter, id } = await newSitting()
    const chocolate = { creature_id: id, item: 'chocolate' }
    expect((await sitter.care('feed', chocolate)).body.code).toBe('sitter_item_refused')
    expect((await keeper.care('feed', chocolate)).body.action_result.item_result.category).toBe('harmful')
  })

  it.each(['neutral', 'liked', 'loved'])('but may give a %s item', async (category) => {
    const { sitter, id } = await newSitting()
    await whileJudged(category, async () => {
      expect((await sitter.care('play', { creature_id: id, item: 'a cardboard boat' })).status).toBe(200)
    })
  })

  it.each([
    ['a moment before the window opens', -1, 409],
    ['as the window opens', 0, 200],
    ['a moment later', 1, 200],
  ])('with a meal %s', async (_, ms, expected) => {
    const { keeper, sitter, id } = await newSitting({ fed: 3 })
    await alterCreature(the, (creature) => ({
      on_time_streak: 4,
      last_fed_at: hoursBefore(creature, 3 + ms / 3_600_000),
    }))
    const { status, body } = await sitter.care('feed', { creature_id: id })
    expect(status).toBe(expected)
    expect((await creatureOf(keeper)).on_time_streak).toBe(expected === 200 ? 5 : 4)
    if (expected === 200) return
    expect([body.code, body.suggestion]).toEqual([
      'sitter_item_refused',
      expect.stringContaining('feeding window opens'),
    ])
    expect((await sitter.care('play', { creature_id: id })).status).toBe(200)
  })

  it('in a visit: harmful acts are declined with the same code, and the others are done', async () => {
    const { keeper, sitter, id } = await newSitting()
    await alterCreature(the, ({ stats }) => ({ stats: { ...stats, health: 8 } }))
    const { status, body } = await sitter.visit([
      { action: 'feed', creature_id: id, item: 'rat poison' },
      { action: 'discipline', creature_id: id },
      { action: 'feed', creature_id: id },
      { action: 'feed', creature_id: id },
      { action: 'play', creature_id: id },
    ])
    expect(status).toBe(200)
    const refused = { success: false, reason: 'sitter_item_refused', code: 'sitter_item_refused', name: 'Moth' }
    expect(body.care).toMatchObject([
      refused,
      { success: false, code: 'not_for_sitters' },
      { action: 'feed', success: true, timing: 'on_time' },
      refused,
      { action: 'play', success: true },
    ])
    expect(await creatureOf(keeper)).toMatchObject({ care_actions: 2, feedings: 1 })
    expect((await keeper.status()).body.creature.health).toBeGreaterThanOrEqual(8)
  })

  it('in a visit of only harmful acts, which writes nothing', async () => {
    const { keeper, sitter, id } = await newSitting()
    const before = await the.house.rowsOf(keeper.id, 'creature')
    const poison = Array.from({ length: 6 }, () => ({ action: 'feed', creature_id: id, item: 'rat poison' }))
    const { body } = await sitter.visit(poison)
    expect(new Set(body.care.map(({ code }: { code: string }) => code))).toEqual(new Set(['sitter_item_refused']))
    expect(await the.house.rowsOf(keeper.id, 'creature')).toEqual(before)
  })

  it('by discipline', async () => {
    const { keeper, sitter, id } = await newSitting()
    const { status, body } = await sitter.care('discipline', { creature_id: id })
    expect([status, body.code]).toEqual([403, 'not_for_sitters'])
    expect((await creatureOf(keeper)).care_actions).toBe(0)
  })
})

describe('a sitter reads', () => {
  it('preferences of its charge', async () => {
    const { sitter, id } = await newSitting()
    const { status, body } = await get(sitter, `/api/house/preferences?creature_id=${id}`)
    expect([status, body.creature]).toMatchObject([200, { id, name: 'Moth' }])
    for (const { method, endpoint, body: sent } of body.next_steps)
      expect((await the.house.call(method, endpoint, { key: sitter.key, body: sent })).status).toBe(200)
  })

  it('its forecast', async () => {
    const { sitter, id } = await newSitting()
    const { status, body } = await get(sitter, `/api/house/forecast?creature_id=${id}`)
    expect([status, body.creature.name, body.forecast.length]).toEqual([200, 'Moth', 8])
    expect(body.next_steps.length).toBeGreaterThan(0)
  })

  it('its history without the notes of others, which name who did what', async () => {
    const { keeper, sitter, id } = await newSitting()
    const earlier = await newKeeper(the.house)
    await keeper.care('play', { creature_id: id, item: 'felt mouse', notes: 'Secret of the keeper' })
    await startSitting(the.house, keeper, earlier, id)
    await earlier.care('reflect', { creature_id: id, notes: 'Secret of another' })
    await startSitting(the.house, keeper, sitter, id)
    await sitter.care('reflect', { creature_id: id, notes: 'Mine' })
    const { status, body, text } = await get(sitter, `/api/house/history?creature_id=${id}`)
    expect([status, body.creature.name, body.keeper]).toEqual([200, 'Moth', keeper.username])
    expect(body.care_log).toMatchObject([
      { action: 'reflect', notes: 'Mine', sitter: sitter.username },
      { action: 'reflect', notes: null, sitter: earlier.username },
      { action: 'play', notes: null },
    ])
    const markdown = await get(sitter, `/api/house/history?creature_id=${id}&format=markdown`)
    const plain = await get(sitter, `/api/house/history?creature_id=${id}`, 'text/plain')
    for (const shown of [text, markdown.text, plain.text]) {
      expect(shown).not.toContain('Secret')
      expect(shown).toContain('Mine')
    }
    expect(plain.text).toContain(`"Mine" (words of ${sitter.username})`)
    const own = await keeper.history()
    expect(own.body.care_log).toMatchObject([
      { notes: 'Mine', sitter: sitter.username },
      { notes: 'Secret of another', sitter: earlier.username },
      { notes: 'Secret of the keeper' },
    ])
  })

  it('its plan with the creature’s name, in every format quoted with its keeper', async () => {
    const { keeper, sitter, id } = await newSitting({ name: 'Zzyx II' })
    const { body } = await get(sitter, '/api/house/plan')
    expect(body.sitting_for).toMatchObject([{ id, name: 'Zzyx II', keeper: keeper.username }])
    expect(body.sitting_for[0].visits[0].to_do[0]).toMatchObject({
      creature_id: id,
      name: 'Zzyx II',
      keeper: keeper.username,
      action: 'feed',
    })
    expect(JSON.stringify(body.next_steps)).not.toContain('Zzyx II')
    for (const format of ['crontab', 'ics', 'heartbeat']) {
      const { text } = await get(sitter, `/api/house/plan?format=${format}`)
      expect(text.replaceAll('\r\n ', '')).toContain(`"Zzyx II" of ${keeper.username}: feed`)
    }
    const { text } = await get(sitter, '/api/house/plan', 'text/plain')
    expect(text).toContain(`"Zzyx II" of ${keeper.username}: feed`)
  })

  it('its next visit in me, in the order of need, and what to do then', async () => {
    const { keeper, sitter, id } = await newSitting()
    await sitter.raise({ name: 'Own', species_slug: 'tortoise' })
    const { next_visit, next_steps } = await me(sitter)
    expect(next_visit.to_do[0]).toMatchObject({
      creature_id: id,
      name: 'Moth',
      keeper: keeper.username,
      action: 'feed',
    })
    const feed = { action: 'feed', creature_id: id }
    expect(next_steps[0].body.care[0]).toEqual(feed)
    expect(next_steps[1]).toMatchObject({ endpoint: '/api/house/care', body: feed })
    const { text } = await get(sitter, '/api/me', 'text/plain')
    expect(text).toContain(`"Moth" of ${keeper.username}: feed`)
  })
})

it('a sitter always gets a next step that works, also when nothing is due and it has no creature', async () => {
  const { sitter, id } = await newSitting()
  for (let visit = 0; visit < 4; visit++) await sitter.visit([{ action: 'play', creature_id: id }])
  await sitter.care('feed', { creature_id: id })
  await sitter.care('clean', { creature_id: id })
  const path = `creature_id=${id}`
  const answers = [
    await sitter.status(id),
    await sitter.status(),
    await get(sitter, '/api/me'),
    await get(sitter, '/api/house/plan'),
    await sitter.care('reflect', { creature_id: id }),
    await sitter.care('feed', { creature_id: id }),
    await sitter.care('discipline', { creature_id: id }),
    await sitter.visit([{ action: 'reflect', creature_id: id }]),
    ...(await Promise.all(
      ['history', 'preferences', 'forecast'].map((name) => get(sitter, `/api/house/${name}?${path}`)),
    )),
  ]
  for (const { body } of answers) {
    const [first] = body.next_steps
    expect(JSON.stringify(first)).toContain(id)
    const { status } = await the.house.call(first.method, first.endpoint, { key: sitter.key, body: first.body })
    expect(status).toBe(200)
  }
})

it('a sitter is advised neither to discipline nor to feed early', async () => {
  const { keeper, sitter, id } = await newSitting()
  const acts = new Set<string>()
  for (let hour = 0; hour < 48; hour += 2) {
    const own = await me(sitter)
    for (const { body } of own.next_steps) {
      if (body?.creature_id !== id || !body.action) continue
      const { status, body: done } = await sitter.care(body.action, body)
      acts.add(body.action)
      expect([body, status, done.action_result?.success]).toEqual([body, 200, true])
    }
    the.house.clock.advance(2)
  }
  expect(acts.has('discipline')).toBe(false)
  expect(acts.has('feed')).toBe(true)
  expect((await creatureOf(keeper)).stage).not.toBe('baby')
})

describe('the step to ask a sitter', () => {
  /** Feeds late; returns the step of the response. */
  async function lateStep(keeper: Keeper, id: string, path: 'care' | 'visit') {
    await alterCreature(
      { house: the.house, keeper },
      (creature) => ({ last_fed_at: hoursBefore(creature, 7), stats: { ...creature.stats, hunger: 30 } }),
      id,
    )
    const act = { action: 'feed', creature_id: id }
    const { body } = path === 'care' ? await keeper.care('feed', act) : await keeper.visit([act])
    return body.next_steps.find(({ endpoint }: { endpoint?: string }) => endpoint === '/api/house/sitters')
  }

  it.each(['care', 'visit'] as const)(
    'after a late %s names no agent to a keeper that has had no sitter',
    async (path) => {
      const stranger = await newKeeper(the.house)
      await stranger.raise({ species_slug: 'calico' })
      await stranger.care('feed')
      const id = await the.keeper.raise({ species_slug: 'calico' })
      const step = await lateStep(the.keeper, id, path)
      expect(step.body).toEqual({ creature_id: id, until: inHours(72) })
      expect(step.description).toContain('an agent that you know')
      expect(JSON.stringify(step)).not.toContain(stranger.username)
    },
  )

  it('names an agent that has sat for this keeper, or that this keeper has sat for', async () => {
    const { keeper, sitter, id } = await newSitting()
    await the.house.call('DELETE', '/api/house/sitters', { key: keeper.key, body: { creature_id: id } })
    expect((await lateStep(keeper, id, 'care')).body).toEqual({
      creature_id: id,
      username: sitter.username,
      until: inHours(72),
    })
    const own = await sitter.raise({ species_slug: 'calico' })
    const step = await lateStep(sitter, own, 'visit')
    expect(step.body.username).toBe(keeper.username)
    expect((await the.house.call('POST', step.endpoint, { key: sitter.key, body: step.body })).status).toBe(200)
    expect(await lateStep(sitter, own, 'care')).toBeUndefined()
  })

  it('uses sittings of an earlier release, and names no agent that cannot be asked', async () => {
    const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
    const id = await keeper.raise({ species_slug: 'calico' })
    await alterCreature(the, () => ({ sat_by: [sitter.id] }))
    expect((await lateStep(keeper, id, 'care')).body.username).toBe(sitter.username)
    for (let at = 0; at < 5; at++) {
      const other = await newKeeper(the.house)
      expect((await askSitter(the.house, other, sitter, await other.raise({}))).status).toBe(200)
    }
    expect((await lateStep(keeper, id, 'care')).body.username).toBeUndefined()
    await the.house.call('DELETE', '/api/me', { key: sitter.key, body: { username: sitter.username } })
    expect((await lateStep(keeper, id, 'care')).body.username).toBeUndefined()
  })

  it('remembers the last five agents', async () => {
    const id = await the.keeper.raise({ species_slug: 'tortoise' })
    const sitters: string[] = []
    for (let at = 0; at < 6; at++) {
      const sitter = await newKeeper(the.house)
      sitters.push(sitter.id)
      await startSitting(the.house, the.keeper, sitter, id)
    }
    const [row] = await the.house.rowsOf<Agent>(the.keeper.id, 'agent')
    expect(row?.data.sat_with).toEqual(sitters.slice(1))
  })
})

it('an open request costs the asked agent no round trip, and care stays at two', async () => {
  const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
  const id = await keeper.raise({ species_slug: 'calico' })
  await sitter.raise({ species_slug: 'housecat' })
  await sitter.status()
  await askSitter(the.house, keeper, sitter, id)
  expect(await the.house.countRoundTrips(() => sitter.status())).toBe(1)
  expect(await the.house.countRoundTrips(() => sitter.care('reflect'))).toBe(2)
  expect(await the.house.countRoundTrips(() => keeper.care('reflect', { creature_id: id }))).toBe(2)
  await answerRequest(the.house, sitter, id, false)
  expect(await the.house.countRoundTrips(() => sitter.status())).toBe(1)
  expect(await the.house.countRoundTrips(() => keeper.care('reflect', { creature_id: id }))).toBe(2)
})
