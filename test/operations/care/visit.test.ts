import type { Creature } from '../../../lambdas/domain/creature/creature'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { lines as voiceLines } from '../../../lambdas/domain/voice/lines'
import { lineId, shownLines } from '../../../lambdas/domain/voice/shown'
import type { Line } from '../../../lambdas/species/book'
import { readLog } from '../../../lambdas/store/creatures'
import { alterCreature, hoursBefore, raiseSleeper, useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()

const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555'

/** Raises a creature with medium stats whose meal is due. */
async function ready(slug = 'calico', stats: object = {}, name = 'Moth', keeper = the.keeper): Promise<string> {
  const id = await keeper.raise({ species_slug: slug, name })
  await alterCreature(
    { house: the.house, keeper },
    (creature) => ({
      last_fed_at: hoursBefore(creature, 0.7 * creature.species.feeding_window_hours),
      stats: { ...creature.stats, hunger: 40, happiness: 40, health: 40, trust: 40, discipline: 40, ...stats },
    }),
    id,
  )
  return id
}

const logOf = (id: string) => readLog(the.house.context.db, id, 1, 100)
const rowOf = async (id: string) =>
  (await the.house.rowsOf<Creature>(the.keeper.id, 'creature')).find(({ data }) => data.id === id)

describe('a visit', () => {
  it('performs the acts in order, and returns each result, the new state and the next check-in', async () => {
    const id = await ready('calico', { happiness: 75, health: 90 })
    const { status, body } = await the.keeper.visit([
      { action: 'feed', item: 'steamed trout', notes: 'A bowl of it.' },
      { action: 'play' },
      { action: 'reflect' },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      {
        action: 'feed',
        creature_id: id,
        name: 'Moth',
        success: true,
        effectiveness: 'effective',
        timing: 'on_time',
        changes: { hunger: 60 },
        item_result: { item: 'steamed trout', category: 'loved' },
        message: expect.any(String),
      },
      { action: 'play', success: true, changes: { happiness: 15 } },
      { action: 'reflect', success: true, changes: { trust: 1 } },
    ])
    expect(body.creatures).toMatchObject([{ id, hunger: 100, happiness: 98, trust: 41, feeding_status: 'ok' }])
    expect(Date.parse(body.recommended_checkin.at)).toBeGreaterThan(the.house.clock.now())
    expect(body.recommended_checkin.care).toContainEqual(expect.objectContaining({ action: 'feed' }))
    const log = await logOf(id)
    expect(log.map(({ action, notes }) => [action, notes])).toEqual([
      ['reflect', null],
      ['play', null],
      ['feed', 'A bowl of it.'],
    ])
  })

  it('continues after a declined act, with the reason', async () => {
    const id = await ready('calico', {}, 'One')
    const { body: egg } = await the.keeper.adopt({ name: 'Two' })
    const { status, body } = await the.keeper.visit([
      { action: 'feed' },
      { action: 'feed', creature_id: UNKNOWN_ID },
      { action: 'feed', creature_id: egg.creature.id },
      { action: 'feed', creature_id: id },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      { success: false, reason: 'which_creature', message: expect.stringContaining('by creature, a name or an id') },
      { success: false, reason: 'no_living_creature', creature_id: UNKNOWN_ID },
      { success: false, reason: 'egg_not_hatched', name: 'Two', message: expect.stringContaining('status') },
      { success: true, name: 'One' },
    ])
    expect(await logOf(id)).toHaveLength(1)
  })

  it('to a sleeper performs reflection only', async () => {
    const id = await raiseSleeper(the)
    const { body } = await the.keeper.visit([{ action: 'feed' }, { action: 'reflect' }])
    expect(body.care).toMatchObject([
      { action: 'feed', success: false, reason: 'asleep', message: expect.stringMatching(/wakes at \d\d:00/) },
      { action: 'reflect', success: true },
    ])
    expect(await logOf(id)).toHaveLength(1)
  })

  it('buries a creature that it kills, declines later acts for it, and reports the loss', async () => {
    const id = await ready('calico', { health: 8 }, 'Poor')
    const other = await ready('calico', {}, 'Other')
    const { status, body } = await the.keeper.visit([
      { action: 'reflect', creature_id: id },
      { action: 'feed', item: 'milk chocolate', creature_id: id },
      { action: 'medicine', creature_id: id },
      { action: 'play' },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      { success: true },
      { success: true, alive: false, item_result: { category: 'harmful' } },
      { success: false, reason: 'no_living_creature', message: expect.stringContaining('Poor') },
      { success: true, creature_id: other },
    ])
    expect(body.lost_since_last_look).toMatchObject([{ creature_id: id, cause: 'poison' }])
    expect(body.creatures).toMatchObject([{ id: other }])
    expect(body.next_steps[0].action).toBe('visit_graveyard')
    expect(await the.house.rowsOf(the.keeper.id, 'stone')).toHaveLength(1)
    expect(await logOf(id)).toHaveLength(2)
  })

  it('suggests the care due as one call that works, and none when all is done', async () => {
    await ready('jackrabbit', { trust: 10 })
    let { body } = await the.keeper.visit([{ action: 'reflect' }])
    for (let more = 0; body.next_steps[0].action === 'visit' && more < 5; more++) {
      const { status, body: next } = await the.keeper.visit(body.next_steps[0].body.care)
      expect(status).toBe(200)
      for (const act of next.care)
        expect(act).toMatchObject({ success: true, effectiveness: expect.not.stringMatching('wasted') })
      body = next
    }
    expect(body.next_steps[0]).toMatchObject({ method: 'GET', endpoint: '/api/house/status' })
    expect(Date.parse(body.recommended_checkin.at)).toBeGreaterThan(the.house.clock.now())
  })
})

describe('when to come back', () => {
  const SHAPE = { at: expect.any(String), hours_from_now: expect.any(Number), why: expect.any(String) }

  it('is `next_visit` in every response, in one shape', async () => {
    await ready('calico', { trust: 60, happiness: 95, health: 100 })
    const visited = await the.keeper.visit([{ action: 'feed' }])
    const { key } = the.keeper
    const answers = {
      visit: visited.body,
      care: (await the.keeper.care('reflect')).body,
      status: (await the.keeper.status()).body,
      me: (await the.house.call('GET', '/api/me', { key })).body,
      plan: (await the.house.call('GET', '/api/house/plan', { key })).body,
    }
    for (const body of Object.values(answers)) {
      expect(body.next_visit).toMatchObject(SHAPE)
      expect(body.next_visit.at).toBe(answers.status.recommended_checkin.at)
    }
    for (const one of answers.plan.visits) expect(one).toMatchObject(SHAPE)
    expect(answers.status.creature.next_visit).toEqual(answers.status.next_visit)
  })

  it('comes with the care to send then, also if it is due now', async () => {
    await ready('calico')
    const { body } = await the.keeper.visit([{ action: 'reflect' }])
    expect(body.next_visit).toMatchObject({ hours_from_now: 0 })
    expect(body.recommended_checkin.care).toEqual(body.next_steps[0].body.care)
    expect(body.recommended_checkin.care).toContainEqual(expect.objectContaining({ action: 'feed' }))
  })
})

describe('status', () => {
  it('suggests the visit as one call, before the single acts, if more than one act is advised', async () => {
    await ready('jackrabbit', { health: 30 })
    const { body } = await the.keeper.status()
    const steps: { action: string; endpoint: string; body: { care: object[] } }[] = body.next_steps
    expect(steps.slice(0, 2).map(({ endpoint }) => endpoint)).toEqual(['/api/house/visit', '/api/house/care'])
    const [whole] = steps as [(typeof steps)[number]]
    expect(whole.body.care.length).toBeGreaterThan(1)
    const { body: visited } = await the.keeper.visit(whole.body.care)
    for (const act of visited.care) {
      expect(act.success).toBe(true)
      expect(act.effectiveness).not.toBe('wasted')
    }
    const left = (await the.keeper.status()).body.next_steps
    expect(left.filter(({ method }: { method: string }) => method === 'POST')).toEqual([])
  })
})

describe('a visit with an Idempotency-Key', () => {
  const once = (care: object[]) => the.keeper.visit(care, { 'idempotency-key': 'the-visit-of-this-morning' })

  it('is not saved if every act was declined', async () => {
    await the.keeper.adopt()
    expect((await once([{ action: 'feed' }])).body.care[0].success).toBe(false)
    await the.keeper.status()
    expect((await once([{ action: 'feed' }])).body.care[0].success).toBe(true)
  })
})

describe('texts', () => {
  /** Whether a text is a line of this id, or its short form, with filled slots. Lines may have the same id. */
  const isLine = (text: string, lines: readonly Line[], id: string | undefined): boolean =>
    lines
      .filter((line) => lineId(line) === id)
      .flatMap((line) => (typeof line === 'string' ? line : [line.text, line.short ?? line.text]))
      .some((form) => form.split(/\{\w+\}/).every((piece) => text.toLowerCase().includes(piece.toLowerCase())))

  it('records the look and the soul that a status showed before a visit, and none between its acts', async () => {
    const id = await ready('calico', { happiness: 25, health: 30 })
    const before = (await the.keeper.status()).body
    const actions = ['medicine', 'feed', 'medicine', 'play', 'play']
    await the.keeper.visit(actions.map((action) => ({ action })))
    const creature = (await rowOf(id))!.data
    const [looks, souls] = [shownLines(creature, 'look'), shownLines(creature, 'soul')]
    expect([looks.length, souls.length]).toEqual([1, 1])
    const { lines } = readBook('calico')
    const below = (part: string) => Object.entries(lines).flatMap(([path, told]) => (path.startsWith(part) ? told : []))
    expect(isLine(before.creature.behavior, below('looks.'), looks[0])).toBe(true)
    expect(isLine(before.soul_prompt, below('souls.'), souls[0])).toBe(true)
  })
})

it('a visit mentions an overdue meal once, after the last act, and not if that is the meal', async () => {
  const reminders = async (...actions: string[]) => {
    const creature_id = await ready()
    await alterCreature(
      the,
      (creature) => ({ last_fed_at: hoursBefore(creature, 1.2 * creature.species.feeding_window_hours) }),
      creature_id,
    )
    const { body } = await the.keeper.visit(actions.map((action) => ({ creature_id, action })))
    return body.care.map(({ message }: { message: string }) =>
      voiceLines().MEAL.awake.some((reminder) => message.includes(reminder)),
    )
  }
  expect(await reminders('clean', 'play')).toEqual([false, true])
  expect(await reminders('clean', 'feed')).toEqual([false, false])
})
