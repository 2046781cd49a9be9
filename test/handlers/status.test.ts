/** An agent looks at its creatures. */
import { barrier } from '../support/barrier'
import { openHouse, type TestHouse } from '../support/house'
import { GENEROUS, type Keeper, newKeeper } from '../support/life'

const NOBODY = '11111111-2222-4333-8444-555555555555'

let house: TestHouse
let keeper: Keeper
beforeAll(async () => {
  house = await openHouse({ rateLimits: GENEROUS })
})
beforeEach(async () => {
  house.morning()
  keeper = await newKeeper(house)
})
afterEach(() => {
  house.meddle = null
})
afterAll(() => house.close())

const tallies = async (): Promise<Record<string, number>> => {
  const rows = await house.allRows()
  const { tallies } = rows.find((row) => row.pk === `agent#${keeper.id}` && row.sk === 'agent')!.data as {
    tallies: Record<string, number>
  }
  return tallies
}
const stones = async () =>
  (await house.allRows()).filter((row) => row.pk === `agent#${keeper.id}` && row.type === 'stone')

describe('the first look', () => {
  it('hatches the egg, with a milestone, told once', async () => {
    const { body: adopted } = await keeper.adopt({ species_slug: 'housecat' })
    const first = await keeper.status()
    expect(first.body.creature).toMatchObject({ id: adopted.creature.id, stage: 'baby', alive: true, age_hours: 0 })
    expect(first.body.milestone).toMatchObject({ stage: 'baby', message: expect.stringContaining('Moth') })
    const second = await keeper.status()
    expect(second.body.milestone).toBeUndefined()
    expect(await tallies()).toMatchObject({ adopted: 1, hatched: 1 })
  })

  it('hatches every egg of the house; each is told of when it is looked at', async () => {
    const { body: older } = await keeper.adopt({ name: 'Older' })
    const { body: newer } = await keeper.adopt({ name: 'Newer' })
    const look = await keeper.status()
    expect(look.body.other_creatures).toHaveLength(1)
    expect([look.body.creature.stage, look.body.other_creatures[0].stage]).toEqual(['baby', 'baby'])
    const other = [older, newer].find(({ creature }) => creature.id !== look.body.creature.id)
    expect((await keeper.status(other.creature.id)).body.milestone.stage).toBe('baby')
    expect(await tallies()).toMatchObject({ hatched: 2 })
  })

  it('hatches once however many look at the same time', async () => {
    await keeper.adopt()
    const answers = await Promise.all(Array.from({ length: 10 }, () => keeper.status()))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ body }) => body.milestone)).toHaveLength(1)
    expect(await tallies()).toMatchObject({ hatched: 1 })
  })
})

describe('a look hours later', () => {
  it('shows what the rules say: hungrier, older, with a clock and a time to come back', async () => {
    await keeper.raise({ species_slug: 'housecat' })
    house.clock.advance(4)
    const { body } = await keeper.status()
    expect(body.creature).toMatchObject({
      hunger: 94.4,
      happiness: 96.8,
      health: 100,
      trust: 20,
      age_hours: 4,
      hours_since_fed: 4,
      feeding_status: 'due_soon',
      next_feeding_window: 'open now',
      care_rhythm: { average_hours: null, death_threshold_hours: 36, decay_multiplier: 1, established: false },
      death_clock: { hours_without_care: 4, hours_remaining: 32, threshold_hours: 36, urgency: 'safe' },
      evolution_progress: { current_path: null, consistency_score: 100, hint: expect.any(String) },
    })
    expect(body.recommended_checkin).toMatchObject({ hours_from_now: 0, feeding_window_status: 'in_window' })
    expect(body.next_steps[0]).toMatchObject({
      action: 'feed',
      method: 'POST',
      endpoint: '/api/house/care',
      body: { action: 'feed', creature_id: body.creature.id },
    })
  })

  it('changes nothing that a later look sees', async () => {
    await keeper.raise({ species_slug: 'housecat' })
    const stored = async () =>
      (await house.allRows()).find((row) => row.pk === `agent#${keeper.id}` && row.type === 'creature')
    const before = await stored()
    for (let hour = 0; hour < 5; hour++) {
      house.clock.advance(1)
      await keeper.status()
    }
    expect(await stored()).toEqual(before)
  })

  it('keeps a social creature company: an unwatched one loses more', async () => {
    const [watched, unwatched] = [await newKeeper(house), await newKeeper(house)]
    await Promise.all([watched.raise({ species_slug: 'beagle' }), unwatched.raise({ species_slug: 'beagle' })])
    for (let hour = 0; hour < 8; hour += 2) {
      house.clock.advance(2)
      await watched.status()
    }
    const [a, b] = await Promise.all([watched.status(), unwatched.status()])
    expect(a.body.creature.hunger).toBeGreaterThan(b.body.creature.hunger)
  })

  it('finds a child after a day, at the instant it became one', async () => {
    const id = await keeper.raise({ species_slug: 'snail' })
    const hatched = house.clock.now()
    house.clock.advance(30)
    const { body } = await keeper.status(id)
    expect(body.creature.stage).toBe('child')
    expect(body.milestone.stage).toBe('child')
    const { body: life } = await keeper.history()
    expect(Date.parse(life.evolution_history.became_child) - hatched).toBe(24 * 3_600_000)
    expect(await tallies()).toMatchObject({ reached_child: 1 })
  })

  it('lets a sleeping one rest', async () => {
    const id = await keeper.raise({ species_slug: 'housecat' })
    house.clock.advance(13)
    for (let hour = 0; hour < 8; hour++) {
      const { body } = await keeper.status(id)
      if (body.creature.mood === 'sleeping') {
        expect(body.creature.sleep_info).toMatchObject({
          sleeping: true,
          sleep_window_end: '06:00',
          timezone_used: 'UTC',
        })
        expect(body.next_steps.map(({ action }: { action: string }) => action)).toEqual(['check_status', 'reflect'])
        return
      }
      expect(body.creature.sleep_info).toBeUndefined()
      house.clock.advance(1)
    }
    // Eight hours of the night without a nap happen to one creature in twenty-five; its id is random here.
  })
})

describe('which creature', () => {
  it('is the newest alive unless one is named, by either name', async () => {
    const older = await keeper.raise({ name: 'Older' })
    house.clock.advance(0.01)
    const newer = await keeper.raise({ name: 'Newer' })
    expect((await keeper.status()).body.creature.id).toBe(newer)
    expect((await keeper.status(older)).body.creature.id).toBe(older)
    expect((await house.call('GET', `/api/house/status?id=${older}`, { key: keeper.key })).body.creature.id).toBe(older)
    const both = `/api/house/status?id=${older}&creature_id=${older}`
    expect((await house.call('GET', both, { key: keeper.key })).status).toBe(200)
    expect((await keeper.status(older.toUpperCase())).body.creature.id).toBe(older)
  })

  it.each([
    ['not a UUID', 'creature_id=pip'],
    ['not a UUID under the other name', 'id=1'],
    ['empty', 'creature_id='],
    ['the same name twice', `creature_id=pip&creature_id=${NOBODY}`],
    ['two that differ', `creature_id=${NOBODY}&id=11111111-2222-4333-8444-666666666666`],
  ])('%s: 400, never another creature', async (_what, query) => {
    await keeper.raise()
    const { status, body } = await house.call('GET', `/api/house/status?${query}`, { key: keeper.key })
    expect(status).toBe(400)
    expect(body.error).toBe('Invalid creature_id')
    expect(body.creature).toBeUndefined()
  })

  it("is not somebody else's: 404 with the caller's own", async () => {
    const mine = await keeper.raise({ name: 'Mine' })
    const theirs = await (await newKeeper(house)).raise()
    for (const id of [theirs, NOBODY]) {
      const { status, body } = await keeper.status(id)
      expect(status).toBe(404)
      expect(body.your_creatures).toEqual([expect.objectContaining({ id: mine, name: 'Mine' })])
    }
  })

  it('is nobody in an empty house', async () => {
    const { status, body } = await keeper.status()
    expect(status).toBe(404)
    expect(body.error).toBe('No living creatures in your house')
    expect(body.message).toContain('empty')
    expect(body.next_steps[0]).toMatchObject({ method: 'POST', endpoint: '/api/house/adopt' })
  })

  it('is not found once released', async () => {
    const id = await keeper.raise()
    await keeper.release({ creature_id: id })
    expect((await keeper.status(id)).status).toBe(404)
  })
})

describe('a death nobody saw', () => {
  it('is found by status at the instant that was foretold', async () => {
    const id = await keeper.raise({ name: 'Wisp', species_slug: 'tabby' })
    const { body: before } = await keeper.status()
    house.clock.advance(100)
    const { status, body } = await keeper.status(id)
    expect(status).toBe(200)
    expect(body.creature).toMatchObject({
      id,
      alive: false,
      cause: 'hunger',
      died_at: before.creature.death_clock.dies_at,
    })
    expect(body.creature.epitaph.length).toBeGreaterThan(20)
    expect(body.resurrection).toMatchObject({ possible: true, cost_credits: 100 })
    expect(body.message).toContain('Wisp')
    expect(await stones()).toHaveLength(1)
    expect(await tallies()).toMatchObject({ deaths: 1 })
    expect((await keeper.status(id)).body.creature).toMatchObject({ alive: false, epitaph: body.creature.epitaph })
  })

  it('leaves an empty house that names the one it misses', async () => {
    await keeper.raise({ name: 'Wisp' })
    house.clock.advance(60)
    const { status, body } = await keeper.status()
    expect(status).toBe(404)
    expect(body.message).toContain('Wisp died of')
    expect(body.last_lost).toMatchObject({ name: 'Wisp', cause: expect.any(String) })
    expect(body.resurrection).toMatchObject({ possible: true, cost_credits: 100 })
    house.clock.advance(24 * 8)
    expect((await keeper.status()).body.resurrection.possible).toBe(false)
  })

  it('names the last of several, whoever is found first', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth']
    for (const name of names) {
      await keeper.raise({ name, species_slug: 'tabby' })
      house.clock.advance(2)
    }
    house.clock.advance(60)
    expect((await keeper.status()).body.last_lost.name).toBe('Fourth')
    const carved = (await stones()).map((row) => row.data as { number: number; name: string })
    expect(carved.sort((a, b) => a.number - b.number).map(({ name }) => name)).toEqual(names)
  })

  it('does not keep an egg from hatching when a dead one is asked for', async () => {
    const dead = await keeper.raise({ species_slug: 'tabby' })
    house.clock.advance(60)
    await keeper.adopt({ name: 'Egg' })
    expect((await keeper.status(dead)).body.creature.alive).toBe(false)
    expect((await keeper.care('reflect')).status).toBe(200)
  })

  it('takes only the one whose time has come', async () => {
    const tabby = await keeper.raise({ name: 'Fragile', species_slug: 'tabby' })
    house.clock.advance(30)
    const snail = await keeper.raise({ name: 'Sturdy', species_slug: 'snail' })
    house.clock.advance(10)
    const { body } = await keeper.status()
    expect(body.creature.id).toBe(snail)
    expect(body.other_creatures).toBeUndefined()
    expect((await keeper.status(tabby)).body.creature.alive).toBe(false)
  })

  it('happens once, however many look at that moment', async () => {
    const id = await keeper.raise({ species_slug: 'tabby' })
    const { body } = await keeper.status()
    house.clock.advance(body.creature.death_clock.hours_remaining)
    const together = barrier(200)
    let held = 200
    house.meddle = async (command, go) => {
      const answer = await go()
      if (command.constructor.name === 'QueryCommand' && held-- > 0) await together()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 200 }, () => keeper.status(id)))
    house.meddle = null
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(answers.every(({ body }) => body.creature.alive === false)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.creature.epitaph)).size).toBe(1)
    expect(await stones()).toHaveLength(1)
    expect(await tallies()).toMatchObject({ deaths: 1 })
  })

  it.each(['QueryCommand', 'TransactWriteCommand'])('is not lost when %s fails', async (failing) => {
    const id = await keeper.raise({ species_slug: 'tabby' })
    house.clock.advance(50)
    house.meddle = async (command, go) => {
      if (command.constructor.name === failing) throw new Error('the database is away')
      return go()
    }
    const { status, body } = await keeper.status(id)
    expect(status).toBe(500)
    expect(body.error).toBe('Something went wrong checking the den')
    house.meddle = null
    expect((await keeper.status(id)).body.creature.alive).toBe(false)
    expect(await stones()).toHaveLength(1)
  })
})

describe('costs', () => {
  it('are one round trip, key, limit and the news of the house included', async () => {
    await keeper.raise({ species_slug: 'housecat' })
    await keeper.status()
    house.clock.advance(1)
    expect(await house.trips(() => keeper.status())).toBe(1)
    const before = house.calls.length
    await keeper.status()
    expect(house.calls.slice(before).sort()).toEqual(['QueryCommand', 'UpdateCommand'])
  })

  it.each([
    ['hatches', 'housecat', 0],
    ['evolves', 'snail', 25],
    ['buries', 'tabby', 60],
    ['checks on a social creature', 'beagle', 1],
  ])('are two when it %s', async (what, slug, hours) => {
    if (what === 'hatches') await keeper.adopt({ species_slug: slug })
    else await keeper.raise({ species_slug: slug })
    house.clock.advance(hours)
    expect(await house.trips(() => keeper.status())).toBe(2)
  })
})
