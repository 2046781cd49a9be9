/** A visit: several acts of care in one call and one write. */
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import type { ItemCategory } from '../../../lambdas/domain/care/care'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { lines as voiceLines } from '../../../lambdas/domain/voice/lines'
import { lineId, shownLines } from '../../../lambdas/domain/voice/shown'
import type { Line } from '../../../lambdas/species/book'
import { CARE_ACTIONS } from '../../../lambdas/species/care-actions'
import { readLog } from '../../../lambdas/store/creatures'
import {
  alterCreature,
  hoursBefore,
  type Keeper,
  newKeeper,
  raiseSleeper,
  useTestHouse,
} from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import type { Received } from '../../support/http'
import { iterations } from '../../support/sampling'

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

  it('may include every creature of the household', async () => {
    const [one, two] = [await ready('calico', {}, 'One'), await ready('beagle', {}, 'Two')]
    const { body } = await the.keeper.visit([
      { action: 'feed', creature_id: one },
      { action: 'feed', id: two },
    ])
    expect(body.care).toMatchObject([
      { creature_id: one, name: 'One', success: true },
      { creature_id: two, name: 'Two', success: true },
    ])
    expect(body.creatures).toHaveLength(2)
    for (const act of body.next_steps[0].body.care) expect([one, two]).toContain(act.creature_id)
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
      { success: false, reason: 'which_creature', message: expect.stringContaining('creature_id') },
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
      { action: 'feed', success: false, reason: 'asleep', message: expect.stringContaining('02:00') },
      { action: 'reflect', success: true },
    ])
    expect(await logOf(id)).toHaveLength(1)
  })

  it('is refused like care if the household is empty or the creature dead', async () => {
    const empty = await the.keeper.visit([{ action: 'feed' }])
    expect([empty.status, empty.body.error]).toEqual([404, 'No living creature found'])
    const id = await the.keeper.raise()
    the.house.clock.advance(60)
    const { status, body } = await the.keeper.visit([{ action: 'feed', creature_id: id }])
    expect(status).toBe(404)
    expect(body).toMatchObject({ creature: { id, alive: false }, gravestone: { creature_id: id } })
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

  it.each([
    ['an unknown act', [{ action: 'feed' }, { action: 'tickle' }], 'body.care.1.action: must be one of'],
    ['an item for reflect', [{ action: 'reflect', item: 'tuna' }], 'body.care.0.item: does not go with reflect'],
    [
      'two ids',
      [{ action: 'feed', id: UNKNOWN_ID, creature_id: UNKNOWN_ID.replace('1', '2') }],
      'body.care.0.id: is not',
    ],
  ])('with %s is refused as a whole', async (_what, care, fault) => {
    const id = await ready()
    const { status, body } = await the.keeper.visit(care)
    expect([status, body.error]).toEqual([400, 'Invalid visit'])
    expect(body.details).toContain(fault)
    expect(await logOf(id)).toHaveLength(0)
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

describe('the news of a visit', () => {
  interface News {
    creature_id: string
    type: string
    value: unknown
  }
  const newsOf = ({ body }: Received): string[] =>
    (body.milestones ?? []).map(({ type, value }: News) => `${type} ${value}`)

  it('reports every stage and milestone of a life once, to a keeper that only visits', async () => {
    const id = await the.keeper.raise({ species_slug: 'calico' })
    const reported: string[] = []
    for (let visits = 0; visits < 60; visits++) {
      const visited = await the.keeper.visit([{ action: 'feed' }, { action: 'reflect' }])
      for (const one of visited.body.milestones ?? [])
        expect(one).toMatchObject({ creature_id: id, message: expect.any(String) })
      reported.push(...newsOf(visited))
      the.house.clock.advance(2.5)
    }
    const { milestones } = (await rowOf(id))!.data as unknown as { milestones: News[] }
    const reached = milestones
      .map(({ type, value }) => `${type} ${value}`)
      .filter((one) => one !== 'stage_transition baby')
    expect(reported).toEqual(
      expect.arrayContaining(['child', 'teen', 'adult'].map((stage) => `stage_transition ${stage}`)),
    )
    expect([...reported].sort()).toEqual([...reached].sort())
  })

  it('leaves everything for the next status, and includes what single care found', async () => {
    const id = await ready('calico', { trust: 49.5 })
    const grown = (creature: { life_began_at: number }) => ({ life_began_at: creature.life_began_at - 24 * 3_600_000 })
    await alterCreature(the, grown as never, id)
    await the.keeper.care('play')
    const first = await the.keeper.visit([{ action: 'reflect' }])
    expect(newsOf(first)).toEqual(['stage_transition child', 'happiness_milestone 50', 'trust_milestone 50'])
    expect(first.body.care[0].milestones).toMatchObject([{ type: 'trust_milestone' }])
    expect(newsOf(await the.keeper.visit([{ action: 'reflect' }]))).toEqual([])
    const { body } = await the.keeper.status()
    expect(body.milestone).toMatchObject({ stage: 'child' })
    expect(body.milestones).toHaveLength(3)
    expect(newsOf(await the.keeper.visit([{ action: 'reflect' }]))).toEqual([])
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

  it('suggests no visit if only one act is advised', async () => {
    await ready('calico', { happiness: 100, health: 100, trust: 100, discipline: 100 })
    const { body } = await the.keeper.status()
    const posts = body.next_steps.filter(({ method }: { method: string }) => method === 'POST')
    expect(posts.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/api/house/care'])
  })
})

describe('database calls', () => {
  it('are two round trips for any number of acts: the read, then one transaction', async () => {
    await ready()
    await the.keeper.visit([{ action: 'reflect' }])
    const care = ['feed', 'play', 'clean', 'medicine', 'sleep', 'reflect'].map((action) => ({ action }))
    expect(await the.house.countRoundTrips(() => the.keeper.visit(care))).toBe(2)
  })
})

describe('concurrent visits', () => {
  /** Holds the writes until all calls have read the household. */
  const holdingTheFirstWrites = (parties: number) => {
    const together = barrier(parties)
    the.house.onDbCall = async (command, go) => {
      if (command.constructor.name === 'TransactWriteCommand') await together()
      return go()
    }
  }

  it.each([
    ['a visit and care', (keeper: Keeper) => keeper.care('clean')],
    ['two visits', (keeper: Keeper) => keeper.visit([{ action: 'clean' }])],
  ])('%s on the same creature: each is applied as a whole, one after the other', async (_what, other) => {
    const id = await ready()
    holdingTheFirstWrites(2)
    const answers = await Promise.all([
      the.keeper.visit([{ action: 'play' }, { action: 'reflect' }]),
      other(the.keeper),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const log = (await logOf(id)).reverse()
    expect(log.map(({ action }) => action).join()).toMatch(/^(clean,play,reflect|play,reflect,clean)$/)
    for (const [at, { before }] of log.entries()) if (at > 0) expect(before).toEqual(log[at - 1]!.after)
    expect((await rowOf(id))?.data).toMatchObject({
      stats: log.at(-1)!.after,
      cared: { clean: 1, play: 1, reflect: 1 },
    })
  })

  it('that both kill a creature leave one gravestone, and one of them gets 404', async () => {
    await ready('calico', { health: 8 })
    holdingTheFirstWrites(2)
    const fatal = () => the.keeper.visit([{ action: 'feed', item: 'milk chocolate' }])
    const answers = await Promise.all([fatal(), fatal()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await the.house.rowsOf(the.keeper.id, 'stone')).toHaveLength(1)
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

  it('records the look and the soul that a status shows before and after a visit, and none between its acts', async () => {
    const id = await ready('calico', { happiness: 25, health: 30 })
    const before = (await the.keeper.status()).body
    const actions = ['medicine', 'feed', 'medicine', 'play', 'play']
    await the.keeper.visit(actions.map((action) => ({ action })))
    const after = (await the.keeper.status()).body
    const creature = (await rowOf(id))!.data
    const [looks, souls] = [shownLines(creature, 'look'), shownLines(creature, 'soul')]
    expect(Math.max(looks.length, souls.length)).toBeLessThanOrEqual(2)
    const { lines } = readBook('calico')
    const below = (part: string) => Object.entries(lines).flatMap(([path, told]) => (path.startsWith(part) ? told : []))
    const shown = [
      { status: after, look: looks[0], soul: souls[0] },
      { status: before, look: looks.at(-1), soul: souls.at(-1) },
    ]
    for (const { status, look, soul } of shown) {
      expect(isLine(status.creature.behavior, below('looks.'), look)).toBe(true)
      expect(isLine(status.soul_prompt, below('souls.'), soul)).toBe(true)
    }
  })
})

describe('equivalence', () => {
  /** The same judgement for every species: which items a species likes does not matter here. */
  const TASTES: Record<string, ItemCategory> = { tuna: 'loved', chocolate: 'harmful', pebble: 'neutral' }
  beforeAll(() => {
    the.house.context.items = {
      judge: async (_, __, item) => ({ category: TASTES[item]!, score: 0.5 }),
    }
  })

  type Item = Record<string, unknown>
  const idOf = ({ pk, sk }: Item) => ({ pk, sk })
  const named = (item: Item) => JSON.stringify(idOf(item))

  /** The stored rows of a keeper and of the logs of its creatures. */
  async function stored(places: readonly string[]): Promise<Item[]> {
    const { db } = the.house.context
    const pages = places.map((pk) =>
      db.send(
        new QueryCommand({
          TableName: db.table,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
        }),
      ),
    )
    return (await Promise.all(pages)).flatMap(({ Items = [] }) => Items)
  }

  async function restore(places: readonly string[], before: readonly Item[]): Promise<void> {
    const { db } = the.house.context
    const kept = new Set(before.map(named))
    for (const item of await stored(places))
      if (!kept.has(named(item))) await db.send(new DeleteCommand({ TableName: db.table, Key: idOf(item) }))
    for (const Item of before) await db.send(new PutCommand({ TableName: db.table, Item }))
  }

  /**
   * Only a visit records what it has reported of a creature's news. Only care calls record looks and souls between two
   * acts, because their responses show them.
   */
  const withoutReports = (name: string, value: unknown): unknown => {
    if (name === 'shown_in_visit') return undefined
    return name === 'shown' ? { ...(value as Item), look: undefined, soul: undefined } : value
  }
  /**
   * Removes what is random, new ids and the commit id of each write, and the version: a visit writes each row once. Also
   * the due date, which an act that hastens a death moves forward and one that postpones it leaves.
   */
  const comparable = (items: readonly Item[], known: string): unknown[] =>
    items.map(({ commit: _, version: __, due_at: ___, ...item }) =>
      JSON.parse(JSON.stringify(item, withoutReports).replace(UUID, (id) => (known.includes(id) ? id : 'new'))),
    )
  const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

  const stats = fc.record({
    hunger: fc.integer({ min: 5, max: 100 }),
    happiness: fc.integer({ min: 5, max: 100 }),
    health: fc.integer({ min: 5, max: 60 }),
    trust: fc.integer({ min: 30, max: 60 }),
  })
  const acts = fc.array(
    fc.record({
      whom: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4),
      action: fc.constantFrom(...CARE_ACTIONS),
      item: fc.constantFrom(undefined, undefined, ...Object.keys(TASTES)),
    }),
    { minLength: 1, maxLength: 6 },
  )

  /** The fields of an act that both responses contain. */
  const facts = (act: Received['body']) => ({
    success: act.success,
    effectiveness: act.effectiveness,
    tip: act.tip,
    advice: act.advice,
    timing: act.timing ?? undefined,
    item: act.item_result?.item,
    category: act.item_result?.category,
  })
  type Moved = Record<'before' | 'after', number | null>

  it('a visit and separate care calls at the same instant leave the same rows, log and results', async () => {
    await fc.assert(
      fc.asyncProperty(
        acts,
        stats,
        stats,
        fc.constantFrom('calico', 'jackrabbit', 'void'),
        fc.double({ min: 0.1, max: 1.8, noNaN: true }),
        async (asked, mine, yours, slug, share) => {
          const keeper = await newKeeper(the.house)
          const one = await ready(slug, mine, 'One', keeper)
          const two = await ready('pangolin', yours, 'Two', keeper)
          await alterCreature(
            { house: the.house, keeper },
            (creature) => ({ last_fed_at: hoursBefore(creature, share * 4) }),
            one,
          )
          const egg = (await keeper.adopt({ name: 'Egg' })).body.creature.id
          const whom = [one, two, egg, UNKNOWN_ID, undefined]
          const care = asked.map(({ whom: at, action, item }) => ({
            action,
            creature_id: whom[at],
            ...(action !== 'reflect' && { item }),
            notes: 'As ever.',
          }))
          const places = [`agent#${keeper.id}`, `log#${one}`, `log#${two}`]
          const before = await stored(places)
          const known = JSON.stringify(before)

          const { body: visited } = await keeper.visit(care)
          const byVisit = comparable(await stored(places), known)
          await restore(places, before)
          const answers: Received[] = []
          for (const { action, ...more } of care) answers.push(await keeper.care(action, more))
          const byCare = comparable(await stored(places), known)

          expect(byVisit).toEqual(byCare)
          for (const [at, answer] of answers.entries()) {
            const act = visited.care[at]
            if (answer.status !== 200) {
              const reasons: Record<string, string> = {
                "The egg hasn't hatched yet": 'egg_not_hatched',
                'You have more than one creature: say which one': 'which_creature',
                'No living creature found': 'no_living_creature',
              }
              expect(act).toMatchObject({ success: false, reason: reasons[answer.body.error] })
              continue
            }
            const { action_result, creature, milestones, wish_granted, new_keepsakes } = answer.body
            expect(facts(act)).toEqual(facts(action_result))
            expect(action_result.message.startsWith(act.message)).toBe(true)
            const isOfIt = ({ body }: Received) => body.creature?.id === creature.id && body.action_result?.success
            const isLast = answers.findLastIndex(isOfIt) === at
            if (isLast) expect(act.message).toBe(action_result.message)
            expect([act.creature_id, act.milestones, act.alive ?? true]).toEqual([
              creature.id,
              milestones,
              creature.alive,
            ])
            expect([act.wish_granted, act.new_keepsakes]).toEqual([wish_granted, new_keepsakes])
            expect(Object.keys(act.changes ?? {})).toEqual(Object.keys(action_result.changes ?? {}))
            for (const [stat, { before: was, after: is }] of Object.entries<Moved>(action_result.changes ?? {})) {
              if (was === null || is === null) expect(act.changes[stat]).toBeNull()
              else expect(act.changes[stat]).toBeCloseTo(is - was, 1)
            }
          }
          const { body: house } = await the.house.call('GET', '/api/me', { key: keeper.key })
          expect(house.creatures).toMatchObject(visited.creatures)
          const losses = ({ lost_since_last_look = [] }: Received['body']) => comparable(lost_since_last_look, known)
          expect(losses(visited)).toEqual(losses(house))
        },
      ),
      { numRuns: iterations(3, 12) },
    )
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
