/** POST /api/house/care: what it takes, every field of its answer, and what is refused. */
import { expectError, expectFailure, expectFields, expectInvalid, letters, steps } from '../support/http-house'
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, keeper } = lifeHouse({ items: itemsByName })

const UNKNOWN = '11111111-2222-4333-8444-555555555555'
const ACTIONS = ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep', 'reflect']

async function raised(slug = 'tabby', fields = {}): Promise<LifeKeeper> {
  const one = await keeper(fields)
  await one.raise(slug)
  return one
}

const send = (one: LifeKeeper, body: unknown) => one.call('POST', '/api/house/care', body)

describe('POST /api/house/care: body', () => {
  let one: LifeKeeper
  beforeAll(async () => {
    one = await raised()
  })

  it.each(ACTIONS)('action: %s', async (action) => {
    expect((await send(one, { action, dry_run: true })).body.action_result).toMatchObject({ action, success: true })
  })

  it.each([
    ['item', { action: 'play', item: 'b' }],
    ['item', { action: 'play', item: letters(100) }],
    ['notes', { action: 'play', notes: letters(1000) }],
    ['notes', { action: 'reflect', notes: 'It purred.' }],
    ['notes', { action: 'reflect', notes: '' }],
  ])('takes %s: %j', async (_field, body) => {
    expect((await send(one, body)).status).toBe(200)
  })

  it.each([
    ['no action', {}, 'body.action: '],
    ['an unknown action', { action: 'dance' }, 'body.action: must be one of "feed", "play"'],
    ['an empty item', { action: 'play', item: '' }, 'body.item: '],
    ['an item of 101 characters', { action: 'play', item: letters(101) }, 'body.item: '],
    ['an item for reflect', { action: 'reflect', item: 'poem' }, 'body.item: '],
    ['notes of 1001 characters', { action: 'play', notes: letters(1001) }, 'body.notes: '],
    ['no UUID', { action: 'play', creature_id: 'moth' }, 'body.creature_id: must be a UUID'],
    ['no UUID as id', { action: 'play', id: 'moth' }, 'body.id: must be a UUID'],
    ['two ids', { action: 'play', creature_id: UNKNOWN, id: UNKNOWN.replace('1', '2') }, 'body.id: is not the same'],
  ])('400 `Invalid care action` for %s; the suggestion lists the actions', async (_what, body, details) => {
    const answer = await send(one, body)
    expectInvalid(answer, 'Invalid care action', details)
    for (const action of ACTIONS) expect(answer.body.suggestion).toMatch(new RegExp(`\\b${action}\\b`))
  })

  it('stores notes in the care log', async () => {
    await send(one, { action: 'reflect', notes: 'It slept.' })
    expect((await one.history()).body.care_log[0]).toMatchObject({ action: 'reflect', notes: 'It slept.' })
  })
})

describe('POST /api/house/care: target', () => {
  it.each(['creature_id', 'id'])('with more than one, %s names it', async (field) => {
    const one = await keeper()
    const first = await one.raise('tabby', { name: 'First' })
    await one.raise('tabby', { name: 'Second' })
    const { status, body } = await send(one, { action: 'reflect', [field]: first })
    expect([status, body.creature?.name]).toEqual([200, 'First'])
  })

  it('400 with more than one and no target, with your_creatures: id, name, species, stage; Decided: eggs count', async () => {
    const one = await keeper()
    const first = await one.raise('tabby', { name: 'First' })
    const { id: second } = (await one.adopt({ species_slug: 'beagle', name: 'Second' })).body.creature
    const answer = await send(one, { action: 'reflect' })
    expectError(answer, 400, 'You have more than one creature: say which one', 'suggestion, next_steps, your_creatures')
    expect(answer.body.your_creatures).toHaveLength(2)
    expect(answer.body.your_creatures).toEqual(
      expect.arrayContaining([
        { id: first, name: 'First', species: 'Tabby', stage: 'baby' },
        { id: second, name: 'Second', species: 'Beagle', stage: 'egg' },
      ]),
    )
    pass(25)
    const later = await send(one, { action: 'reflect' })
    expect(later.body.your_creatures.map(({ stage }: { stage: string }) => stage).toSorted()).toEqual(['child', 'egg'])
  })
})

describe('POST /api/house/care: 200 response', () => {
  const RESPONSE = 'creature, action_result, house_activity, soul_prompt, next_steps'
  const BEYOND = { url: 'ours', next_visit: 'ours', milestones: 'Stat milestones' }
  const RESULT = 'action, success, changes, effectiveness, timing, message, care_log_entry_id'

  it('every field of the answer', async () => {
    const one = await raised()
    pass(4)
    const { status, body } = await send(one, { action: 'feed' })
    expect(status).toBe(200)
    expectFields(body, RESPONSE, BEYOND)
    expectFields(body.creature, 'id, name, species, stage, hunger, happiness, health, trust, discipline, mood, alive')
    expectFields(body.action_result, RESULT)
    // 4 hours at 1.6 and 0.9 an hour; social, so 1.5x in the fourth.
    expect(body.creature).toMatchObject({
      name: 'Moth',
      species: 'Tabby',
      stage: 'baby',
      hunger: 100,
      happiness: 95.95,
      health: 100,
      trust: 20,
      discipline: 0,
      mood: 'happy',
      alive: true,
    })
    expect(body.action_result).toEqual({
      action: 'feed',
      success: true,
      changes: { hunger: { before: 92.8, after: 100 } },
      effectiveness: 'effective',
      timing: 'on_time',
      message: expect.stringMatching(/./),
      care_log_entry_id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    const [entry] = (await one.history()).body.care_log
    expect(entry).toMatchObject({ id: body.action_result.care_log_entry_id, action: 'feed', timing: 'on_time' })
    expect(body.house_activity.window).toBe('24h')
  })

  it('item_result only when an item is given; tip only when effectiveness is reduced or wasted', async () => {
    const one = await raised()
    const { action_result } = (await send(one, { action: 'play', item: 'loved ball' })).body
    expectFields(action_result, `${RESULT}, item_result, tip`)
    expectFields(action_result.item_result, 'item, category, score, message')
    expect(action_result).toMatchObject({
      effectiveness: 'wasted',
      tip: expect.stringMatching(/./),
      item_result: { item: 'loved ball', category: 'loved', score: 0.6 },
    })
  })

  it('your_recent: the last 3-5 own actions: action, item, notes, timing, ago; omitted when empty', async () => {
    const one = await raised()
    expect((await send(one, { action: 'reflect', notes: 'Hello.' })).body.your_recent).toBeUndefined()
    pass(1)
    expect((await send(one, { action: 'play', item: 'liked ball' })).body.your_recent).toEqual([
      { action: 'reflect', item: null, notes: 'Hello.', timing: null, ago: '1 hour ago' },
    ])
    for (let time = 0; time < 5; time++) await one.care('reflect')
    const { your_recent } = (await send(one, { action: 'clean' })).body
    expect(your_recent.length).toBeGreaterThanOrEqual(3)
    expect(your_recent.length).toBeLessThanOrEqual(5)
    for (const entry of your_recent) expectFields(entry, 'action, item, notes, timing, ago')
  })

  it('others is omitted when empty', async () => {
    expect((await send(await raised(), { action: 'play' })).body.others).toBeUndefined()
  })

  it('next_steps: action, method, endpoint, description, and a body for POST', async () => {
    const one = await raised()
    pass(3)
    const { next_steps } = (await send(one, { action: 'play' })).body
    expect(next_steps.length).toBeGreaterThan(0)
    for (const step of next_steps) {
      expectFields(step, `action, method, endpoint, description${step.method === 'GET' ? '' : ', body'}`)
      expect(step).toMatchObject({
        action: expect.stringMatching(/./),
        method: expect.stringMatching(/^(GET|POST|DELETE)$/),
        endpoint: expect.stringMatching(/^\/api\//),
        description: expect.stringMatching(/./),
      })
    }
  })
})

describe('POST /api/house/care: errors', () => {
  it("400 `The egg hasn't hatched yet`, with the step that hatches it", async () => {
    const one = await keeper()
    const { name } = (await one.adopt()).body.creature
    for (const action of ACTIONS) {
      const answer = await send(one, { action })
      expectError(answer, 400, "The egg hasn't hatched yet")
      expect(steps(answer)).toEqual([`GET /api/house/status?creature=${name}`])
    }
  })

  it('404 `No living creature found` for none', async () => {
    expectError(await send(await keeper(), { action: 'feed' }), 404, 'No living creature found')
  })

  it('404 `No living creature found` for an id that is none of the caller', async () => {
    const [one, other] = [await raised(), await keeper()]
    const theirs = await other.raise('tabby')
    for (const creature_id of [theirs, UNKNOWN]) {
      const answer = await send(one, { action: 'feed', creature_id })
      expectError(answer, 404, 'No living creature found', 'suggestion, next_steps', { your_creatures: 'ours' })
    }
  })

  it('404 `No living creature found` for one that died, Decided: with its death, its stone and the way back', async () => {
    const one = await keeper()
    const creature_id = await one.raise('tortoise')
    pass(40)
    const answer = await send(one, { action: 'feed', creature_id })
    const news = 'is told in the next answer, by name, once'
    const beyond = { message: 'ours', creature: 'ours', gravestone: 'ours', resurrection: 'ours', news }
    expectError(answer, 404, 'No living creature found', 'suggestion, next_steps', beyond)
    expect(answer.body).toMatchObject({
      creature: { id: creature_id, alive: false, cause: 'neglect' },
      gravestone: { creature_id, epitaph: expect.stringMatching(/./) },
      resurrection: { possible: true, cost: 100 },
    })
  })

  it('401 `Invalid API key`', async () => {
    const answer = await house.call('POST', '/api/house/care', { body: { action: 'feed' } })
    expectError(answer, 401, 'Invalid API key')
  })

  it('500 `Something went wrong in the den`', async () => {
    const one = await raised()
    await expectFailure(house, () => send(one, { action: 'feed' }), 'Something went wrong in the den')
  })
})

describe('Decided: a refusal in the game is a response with success: false and next steps', () => {
  /** Lets hours pass until it sleeps. */
  async function asleep(one: LifeKeeper): Promise<void> {
    for (let hour = 0; hour < 24; hour++) {
      if ((await one.look()).mood === 'sleeping') return
      pass(1)
    }
    throw new Error('it did not sleep in a night')
  }

  it('a sleeping creature rejects every care action except reflect, with a rest message, sleep_info and two next_steps', async () => {
    const one = await raised('snail')
    pass(13)
    await asleep(one)
    const before = await one.look()
    for (const action of ACTIONS.slice(0, 6)) {
      const { status, body } = await send(one, { action })
      expect(status).toBe(200)
      expectFields(body, 'creature, action_result, sleep_info, house_activity, soul_prompt, next_steps', {
        url: 'ours',
        next_visit: 'ours',
      })
      expect(body.action_result).toEqual({ action, success: false, message: expect.stringMatching(/./) })
      expect(body.sleep_info).toMatchObject({
        sleeping: true,
        sleep_window_end: '06:00',
        timezone_used: 'UTC',
      })
      expect(body.next_steps.map(({ action }: { action: string }) => action).sort()).toEqual([
        'check_status',
        'reflect',
      ])
    }
    const { hunger, happiness, health, trust, death_clock } = await one.look()
    expect({ hunger, happiness, health, trust }).toEqual({
      hunger: before.hunger,
      happiness: before.happiness,
      health: before.health,
      trust: before.trust,
    })
    expect(death_clock).toEqual(before.death_clock)
    expect((await one.history()).body).toMatchObject({ care_log: [], stats: { total_care_actions: 0 } })
    expect((await send(one, { action: 'reflect' })).body.action_result).toMatchObject({ success: true })
  })

  it.each([
    ['jackrabbit', 'feed', 'play'],
    ['pangolin', 'clean', 'reflect'],
  ])('%s: %s changes nothing and is not logged; the answer says and offers %s', async (slug, action, instead) => {
    const one = await raised(slug)
    pass(2)
    const { status, body } = await send(one, { action })
    expect([status, body.action_result.success]).toEqual([200, false])
    expect(body.action_result.message).toMatch(new RegExp(instead, 'i'))
    expect(body.sleep_info).toBeUndefined()
    expect(body.next_steps[0].body).toMatchObject({ action: instead })
    expect((await one.look()).death_clock.hours_without_care).toBe(2)
    expect((await one.history()).body.care_log).toEqual([])
  })

  it('an action that is done while the creature sleeps changes nothing later either: sleep_info is gone when it wakes', async () => {
    const one = await raised('snail')
    pass(13)
    await asleep(one)
    const { sleep_info } = (await send(one, { action: 'play' })).body
    expect(sleep_info.wakes).toMatch(/^\d\d:00$/)
    while ((await one.look()).sleep_info) pass(1)
    expect((await send(one, { action: 'play' })).body).toMatchObject({ action_result: { success: true } })
  })
})
