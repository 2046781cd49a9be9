/** The care endpoint: effects, timing, species rules, items, concurrency and failures. */
import type { ItemJudge } from '../../../lambdas/adapters/item-judge'
import { EFFECTS } from '../../../lambdas/domain/care/care'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { CARE, CARE_ACTIONS, type CareAction, takesItem } from '../../../lambdas/species/care-actions'
import { readHousehold } from '../../../lambdas/store/household'
import {
  hoursBefore as ago,
  newKeeper,
  alterCreature as put,
  raiseSleeper,
  useTestHouse,
} from '../../support/agents/keeper'
import { iterations } from '../../support/sampling'

const the = useTestHouse()

const alter = (change: (creature: Creature) => Partial<Creature>) => put(the, change)

const withStats = (stats: Partial<Creature['stats']>) =>
  alter((creature) => ({ stats: { ...creature.stats, ...stats } }))

/** Raises a creature with medium stats whose meal is due. */
async function ready(slug = 'calico', stats: Partial<Creature['stats']> = {}): Promise<string> {
  const id = await the.keeper.raise({ species_slug: slug })
  await alter((creature) => {
    const mealtime = ago(creature, 0.7 * creature.species.feeding_window_hours)
    return {
      stats: { ...creature.stats, hunger: 40, happiness: 40, health: 40, trust: 40, discipline: 40, ...stats },
      last_fed_at: mealtime,
      last_played_at: mealtime,
    }
  })
  return id
}

describe('the default effect of', () => {
  const cases: [CareAction, Record<string, number>][] = [
    ['feed', { hunger: 50 }],
    ['play', { happiness: 15 }],
    ['clean', { health: 10 }],
    ['medicine', { health: 25 }],
    ['discipline', { discipline: 10, happiness: -5, trust: -1 }],
    ['sleep', { health: 5 }],
    ['reflect', { trust: 1 }],
  ]
  it.each(cases)('%s', async (action, effect) => {
    await ready('calico')
    const { status, body } = await the.keeper.care(action, { notes: `a note on ${action}` })
    expect(status).toBe(200)
    expect(body.action_result).toMatchObject({ action, success: true, effectiveness: 'effective' })
    const changes = Object.fromEntries(
      Object.entries(body.action_result.changes as Record<string, { before: number; after: number }>).map(
        ([stat, { before, after }]) => [stat, after - before],
      ),
    )
    expect(changes).toEqual(effect)
    expect(body.action_result.timing).toBe(action === 'feed' ? 'on_time' : null)
    expect(body.action_result.care_log_entry_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(body.action_result.tip).toBeUndefined()
    expect(body.action_result.item_result).toBeUndefined()
    expect(body.next_steps.length).toBeGreaterThan(0)
    expect(body.soul_prompt).toContain('Moth')
  })

  it('is defined for every action', () => {
    expect(Object.keys(EFFECTS)).toEqual([...CARE_ACTIONS])
  })
})

describe('effectiveness', () => {
  it('is wasted at the limit, with a tip', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    const { body } = await the.keeper.care('medicine')
    expect(body.action_result).toMatchObject({ effectiveness: 'wasted', tip: expect.any(String) })
    expect(body.action_result.changes).toEqual({ health: { before: 100, after: 100 } })
  })

  it('is wasted if the change is below two decimals', async () => {
    await ready('calico', { happiness: 99.997 })
    const { body } = await the.keeper.care('play')
    expect(body.action_result.effectiveness).toBe('wasted')
  })

  it('is wasted, without a milestone, for a game that changes no visible stat', async () => {
    await the.keeper.adopt({ species_slug: 'calico' })
    await the.keeper.status()
    the.house.clock.advance(0.0001)
    const { body } = await the.keeper.care('play')
    expect(body.action_result.effectiveness).toBe('wasted')
    expect(body.action_result.changes).toEqual({ happiness: { before: 100, after: 100 } })
    expect(body.milestones).toBeUndefined()
  })

  it('shows the stat of the action beside what its timing moved, but names only what moved in the text', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    const { body } = await the.keeper.care('feed')
    expect(body.action_result.changes).toEqual({
      hunger: { before: 100, after: 100 },
      happiness: { before: 100, after: 98 },
    })
    const { text } = await the.house.call('POST', '/api/house/care', {
      key: the.keeper.key,
      headers: { accept: 'text/plain' },
      body: { action: 'feed' },
    })
    expect(text).toContain('feed: wasted, early; happiness 98 to 96\n')
  })

  it('counts harmful food as a care action, but not as a feeding', async () => {
    await ready('calico')
    const { body: before } = await the.keeper.status()
    const { body } = await the.keeper.care('feed', { item: 'milk chocolate' })
    expect(body.action_result).toMatchObject({ timing: expect.any(String), item_result: { category: 'harmful' } })
    const { body: life } = await the.keeper.history()
    expect(life.stats).toMatchObject({ total_feedings: 0, total_care_actions: 1 })
    const { hours_since_fed, next_feeding_window, evolution_progress } = before.creature
    const { consistency_score, responsiveness_score } = evolution_progress
    expect((await the.keeper.status()).body.creature).toMatchObject({
      hours_since_fed,
      next_feeding_window,
      evolution_progress: { consistency_score, responsiveness_score },
    })
  })

  it('warns against discipline if the creature is unwell', async () => {
    await ready('calico', { health: 30, trust: 10 })
    const { body } = await the.keeper.care('discipline')
    expect(body.action_result.advice).toContain('Moth')
  })
})

describe('species with their own rules', () => {
  it('Jackrabbit: refuses a meal without a game before it, and nothing changes', async () => {
    await ready('jackrabbit')
    await alter((creature) => ({ last_fed_at: creature.as_of }))
    the.house.clock.advance(2)
    const { status, body } = await the.keeper.care('feed')
    expect(status).toBe(200)
    expect(body.action_result).toMatchObject({ success: false, message: expect.stringMatching(/[Pp]lay first/) })
    expect(body.next_steps[0]).toMatchObject({ body: { action: 'play' } })
    expect((await the.keeper.history()).body.care_log).toHaveLength(0)
    await the.keeper.care('play')
    expect((await the.keeper.care('feed')).body.action_result.success).toBe(true)
  })

  it('Border Collie: play has an effect only with a task', async () => {
    await ready('border_collie')
    const idle = await the.keeper.care('play')
    expect(idle.body.action_result).toMatchObject({
      effectiveness: 'wasted',
      tip: expect.stringMatching(/puzzle|task/),
    })
    const busy = await the.keeper.care('play', { item: 'puzzle box' })
    expect(busy.body.action_result.changes.happiness.after).toBeGreaterThan(40)
  })

  it.each([
    ['void', 'feed', 'gravitational wave'],
    ['turtle', 'play', 'smooth pebbles'],
    ['dragon', 'feed', 'mealworms'],
    ['ghost', 'clean', 'salt circle'],
    ['robot', 'feed', 'battery'],
    ['beagle', 'medicine', 'tick removal'],
  ] as const)('%s: %s with "%s" does no harm', async (species, action, item) => {
    await ready(species)
    const { action_result } = (await the.keeper.care(action, { item })).body
    expect(['liked', 'neutral', 'loved']).toContain(action_result.item_result.category)
  })

  it('Hedgehog: hides its stats until it trusts', async () => {
    await ready('hedgehog', { trust: 30 })
    const shy = await the.keeper.care('play')
    expect(shy.body.creature).toMatchObject({ hunger: null, happiness: null, trust: null })
    expect(shy.body.creature.hidden_stats).toHaveLength(5)
    expect(shy.body.action_result.changes.happiness).toEqual({ before: null, after: null })
    await withStats({ trust: 60 })
    expect((await the.keeper.status()).body.creature).toMatchObject({ hunger: expect.any(Number), happiness: null })
    await withStats({ trust: 95 })
    expect((await the.keeper.status()).body.creature.hidden_stats).toBeUndefined()
  })

  it('Pangolin: refuses all care but reflection below trust 40', async () => {
    await ready('pangolin', { trust: 20 })
    const { body } = await the.keeper.care('feed')
    expect(body.action_result).toMatchObject({ success: false, message: expect.stringMatching(/[Rr]eflect/) })
    expect((await the.keeper.care('reflect')).body.action_result.success).toBe(true)
    await withStats({ trust: 41 })
    expect((await the.keeper.care('feed')).body.action_result.success).toBe(true)
  })

  it('Void: shows no stat above fifty', async () => {
    await ready('void', { hunger: 90, health: 90 })
    const { body } = await the.keeper.status()
    expect(body.creature).toMatchObject({ hunger: 50, health: 50, happiness: 40 })
  })
})

describe('a sleeping creature', () => {
  it('refuses everything but reflection, and says when to return', async () => {
    await raiseSleeper(the, { species_slug: 'snail' })
    for (const action of CARE_ACTIONS.filter((one) => !CARE[one].worksAsleep)) {
      const { status, body } = await the.keeper.care(action)
      expect(status).toBe(200)
      expect(body.action_result).toMatchObject({ success: false })
      expect(body.sleep_info).toMatchObject({ sleeping: true, sleep_window_end: '06:00', timezone_used: 'UTC' })
      expect(body.next_steps).toHaveLength(2)
    }
    expect((await the.keeper.history()).body.care_log).toHaveLength(0)
    expect((await the.keeper.care('reflect')).body.action_result.success).toBe(true)
  })

  it('is named with one hour of waking, on its keeper’s clock', async () => {
    const id = await raiseSleeper(the, { species_slug: 'snail' })
    const { body } = await the.keeper.care('feed')
    const texts = [
      body.action_result.message,
      ...body.next_steps.map(({ description }: { description: string }) => description),
    ].join(' ')
    expect(texts).toContain(`${body.sleep_info.wakes} (UTC)`)
    for (const [hour] of texts.matchAll(/\b\d\d:\d\d\b/g)) expect(hour).toBe(body.sleep_info.wakes)
    const { creature, next_steps } = (await the.keeper.status(id)).body
    expect(creature.sleep_info.wakes).toBe(body.sleep_info.wakes)
    expect(next_steps[0].description).toMatch(/rest.* UTC/)
    const { text } = await the.house.call('GET', '/api/house/status', {
      key: the.keeper.key,
      headers: { accept: 'text/plain' },
    })
    expect(text).toContain(`Asleep until ${creature.sleep_info.wakes} (UTC).`)
  })
})

describe('the creature to care for', () => {
  it('is the only one by default, and must be named if there are two', async () => {
    const first = await the.keeper.raise({ name: 'One' })
    expect((await the.keeper.care('reflect')).status).toBe(200)
    await the.keeper.adopt({ name: 'Two' })
    const { status, body } = await the.keeper.care('reflect')
    expect(status).toBe(400)
    expect(body.your_creatures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first, name: 'One', species: expect.any(String), stage: 'baby' }),
      ]),
    )
    expect((await the.keeper.care('reflect', { id: first })).status).toBe(200)
    expect((await the.keeper.care('reflect', { creature_id: first })).status).toBe(200)
  })

  it('cannot be an egg', async () => {
    await the.keeper.adopt()
    const { status, body } = await the.keeper.care('feed')
    expect(status).toBe(400)
    expect(body.error).toBe("The egg hasn't hatched yet")
  })

  it('cannot be missing, another agent’s or dead', async () => {
    expect((await the.keeper.care('feed')).status).toBe(404)
    const theirs = await (await newKeeper(the.house)).raise()
    expect((await the.keeper.care('feed', { creature_id: theirs })).body.error).toBe('No living creature found')
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(60)
    expect((await the.keeper.care('feed', { creature_id: id })).status).toBe(404)
  })
})

describe('an invalid care request', () => {
  it.each([
    ['no action', {}, 'body.action: '],
    ['an unknown action', { action: 'dance' }, 'body.action: must be one of "feed", "play"'],
    ...CARE_ACTIONS.filter((action) => !takesItem(action)).map((action): [string, object, string] => [
      `an item for ${action}`,
      { action, item: 'poem' },
      `body.item: does not go with ${action}; leave it out`,
    ]),
    ['an invalid id', { action: 'feed', creature_id: 'moth' }, 'body.creature_id: must be a UUID'],
    [
      'two ids',
      {
        action: 'feed',
        id: '11111111-2222-4333-8444-555555555555',
        creature_id: '11111111-2222-4333-8444-666666666666',
      },
      'body.id: is not the same',
    ],
  ])('is refused with details: %s', async (_what, body, fault) => {
    const answer = await the.house.call('POST', '/api/house/care', { key: the.keeper.key, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('Invalid care action')
    for (const action of CARE_ACTIONS) expect(answer.body.suggestion).toMatch(new RegExp(`\\b${action}\\b`))
    expect(answer.body.details).toContain(fault)
  })
})

describe('the response', () => {
  it('lists the caller’s recent actions, newest first', async () => {
    await the.keeper.raise({ species_slug: 'snail' })
    expect((await the.keeper.care('reflect', { notes: 'hello' })).body.your_recent).toBeUndefined()
    the.house.clock.advance(1)
    const { body } = await the.keeper.care('reflect')
    expect(body.your_recent).toEqual([
      { action: 'reflect', item: null, notes: 'hello', timing: null, ago: '1 hour ago' },
    ])
    for (let i = 0; i < 6; i++) await the.keeper.care('reflect')
    expect((await the.keeper.care('reflect')).body.your_recent).toHaveLength(3)
  })

  it('reports a milestone, which the next status repeats once', async () => {
    await ready('lab', { trust: 48 })
    const { body } = await the.keeper.care('reflect')
    expect(body.milestones).toEqual([expect.objectContaining({ type: 'trust_milestone', value: 50 })])
    expect((await the.keeper.status()).body.milestones).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'trust_milestone', value: 50 })]),
    )
    expect((await the.keeper.status()).body.milestones).toBeUndefined()
  })
})

describe('concurrent care', () => {
  it('logs every accepted action once, in an unbroken chain that ends in the current stats', async () => {
    const id = await ready('snail')
    const asked = iterations(20, 50)
    const answers = await Promise.all(
      Array.from({ length: asked }, (_, i) => the.keeper.care(i % 2 ? 'reflect' : 'clean', { notes: `hand ${i}` })),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 500)).toBe(true)
    expect(accepted.length).toBeGreaterThan(asked / 2)

    const log = (await the.house.allRows())
      .filter((row) => row.pk === `log#${id}`)
      .map((row) => row.data as { number: number; id: string; before: object; after: object })
      .sort((a, b) => a.number - b.number)
    expect(log.map(({ number }) => number)).toEqual(accepted.map((_, at) => at + 1))
    expect(new Set(log.map((entry) => entry.id))).toEqual(
      new Set(accepted.map(({ body }) => body.action_result.care_log_entry_id)),
    )
    for (const [at, entry] of log.entries()) if (at > 0) expect(entry.before).toEqual(log[at - 1]?.after)
    const row = (await readHousehold(the.house.context.db, the.keeper.id))?.creatures[0]
    expect(row?.data.stats).toEqual(log.at(-1)?.after)
    expect(row?.data.care_actions).toBe(log.length)
  })
})

describe('database calls', () => {
  it('are two round trips: the read, then creature and log entry together', async () => {
    await ready()
    await the.keeper.care('reflect')
    expect(await the.house.countRoundTrips(() => the.keeper.care('reflect'))).toBe(2)
  })
})

describe('an item', () => {
  let usual: ItemJudge | null
  beforeAll(() => {
    usual = the.house.context.items
  })
  afterEach(() => {
    the.house.context.items = usual
  })

  const offer = async (action: CareAction, item: string) => (await the.keeper.care(action, { item })).body.action_result

  it('on the list of its species is loved, regardless of case and article', async () => {
    await ready('calico')
    const approved = (await the.house.call('GET', '/api/house/preferences', { key: the.keeper.key })).body.preferences
      .play[0]
    const result = await offer('play', `The ${approved.toUpperCase()}`)
    expect(result.item_result).toMatchObject({
      category: 'loved',
      message: expect.stringContaining(approved.toUpperCase()),
    })
    expect(result.changes).toMatchObject({ happiness: { before: 40, after: 60 }, health: { before: 40, after: 45 } })
  })

  it('that harms its species has no good effect', async () => {
    await ready('calico')
    const result = await offer('feed', 'milk chocolate')
    expect(result.item_result.category).toBe('harmful')
    expect(result.changes).toEqual({ health: { before: 40, after: 25 } })
  })

  it('may kill a creature with too little health', async () => {
    await ready('calico', { health: 10 })
    const { status, body } = await the.keeper.care('feed', { item: 'milk chocolate' })
    expect(status).toBe(200)
    expect(body.creature).toMatchObject({ alive: false, health: 0 })
    expect(body.gravestone).toMatchObject({ name: 'Moth', cause: 'illness', last_care_action: 'feed' })
    expect(body.soul_prompt).not.toMatch(/^You are Moth/)
    expect((await the.keeper.status()).status).toBe(404)
    expect((await the.keeper.history()).body.care_log).toHaveLength(1)
  })

  it('is listed among the discoveries with its category', async () => {
    await ready('calico')
    await offer('feed', 'milk chocolate')
    await offer('feed', 'steamed trout')
    const { body } = await the.house.call('GET', '/api/house/preferences', { key: the.keeper.key })
    expect(body.creature).toMatchObject({ name: 'Moth', species: 'Calico', family: 'cat' })
    expect(Object.keys(body.preferences)).toEqual(['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep'])
    expect(body.discovered.feed.map(({ item }: { item: string }) => item)).toEqual(['steamed trout', 'milk chocolate'])
    expect(body.discovered.feed[1]).toMatchObject({ category: 'harmful' })
  })

  it('that cannot be judged counts as plain care, with an explanation', async () => {
    the.house.context.items = { judge: async () => null }
    await ready('calico')
    const result = await offer('play', 'moonbeam')
    expect(result.item_result).toMatchObject({ item: 'moonbeam', category: null, score: null })
    expect(result.item_result.message).toMatch(/plain care/)
    expect(result.changes).toEqual({ happiness: { before: 40, after: 55 } })
  })
})
