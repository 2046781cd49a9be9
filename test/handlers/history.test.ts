/** A life told, as JSON and as Markdown. */
import { openHouse, type TestHouse } from '../support/house'
import { GENEROUS, type Keeper, newKeeper } from '../support/life'

let house: TestHouse
let keeper: Keeper
beforeAll(async () => {
  house = await openHouse({ rateLimits: GENEROUS })
})
beforeEach(async () => {
  house.morning()
  keeper = await newKeeper(house)
})
afterAll(() => house.close())

it('tells identity, log, stages and tallies', async () => {
  const id = await keeper.raise({ name: 'Moth', species_slug: 'snail' })
  await keeper.care('play', { notes: 'a slow race' })
  await keeper.care('reflect')
  const { status, body } = await keeper.history(`creature_id=${id}`)
  expect(status).toBe(200)
  expect(body.creature).toEqual({ id, name: 'Moth', species: 'Snail', stage: 'baby', alive: true, age_hours: 0 })
  expect(body.care_log).toHaveLength(2)
  expect(body.care_log[0]).toMatchObject({ action: 'reflect', notes: null, timing: null })
  expect(body.care_log[1]).toMatchObject({
    action: 'play',
    notes: 'a slow race',
    happiness_before: 100,
    happiness_after: 100,
  })
  expect(body.evolution_history).toMatchObject({
    egg_hatched: expect.any(String),
    became_baby: expect.any(String),
    became_child: null,
    became_adult: null,
    evolution_path: null,
  })
  expect(body.stats).toMatchObject({
    total_feedings: 0,
    missed_feedings: 0,
    total_care_actions: 2,
    consistency_score: 100,
  })
})

describe('paging', () => {
  it('goes from the newest back, by limit and offset', async () => {
    await keeper.raise({ species_slug: 'snail' })
    for (let i = 1; i <= 7; i++) await keeper.care('reflect', { notes: `note ${i}` })
    const notes = async (query: string) =>
      (await keeper.history(query)).body.care_log.map(({ notes }: { notes: string }) => Number(notes.slice(5)))
    expect(await notes('')).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(await notes('limit=3')).toEqual([7, 6, 5])
    expect(await notes('limit=3&offset=3')).toEqual([4, 3, 2])
    expect(await notes('limit=3&offset=6')).toEqual([1])
    expect(await notes('offset=7')).toEqual([])
    expect(await notes('offset=null')).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(await notes('offset=')).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it.each([
    ['limit=0', 'query.limit: must be at least 1'],
    ['limit=501', 'query.limit: must be at most 500'],
    ['limit=ten', 'query.limit: must be a whole number'],
    ['offset=-1', 'query.offset: must be at least 0'],
    ['offset=10001', 'query.offset: must be at most 10000'],
    ['format=xml', 'query.format: must be one of "json", "markdown"'],
    ['creature_id=nobody', 'query.creature_id: must be a UUID'],
  ])('%s: a 400 that says why', async (query, fault) => {
    const { status, body } = await keeper.history(query)
    expect(status).toBe(400)
    expect(body.details).toContain(fault)
  })
})

describe('whose life', () => {
  it('is the most recent one, living or lost', async () => {
    const id = await keeper.raise({ name: 'Gone', species_slug: 'tabby' })
    house.clock.advance(60)
    const { status, body } = await keeper.history()
    expect(status).toBe(200)
    expect(body.creature).toMatchObject({ id, alive: false, name: 'Gone' })
    expect(body.next_steps.some(({ endpoint }: { endpoint: string }) => endpoint.endsWith('/adopt'))).toBe(true)
    const stones = (await house.allRows()).filter((row) => row.pk === `agent#${keeper.id}` && row.type === 'stone')
    expect(stones).toHaveLength(1)
    const newer = await keeper.raise({ name: 'Newer' })
    expect((await keeper.history()).body.creature.id).toBe(newer)
    expect((await keeper.history(`id=${id}`)).body.creature.alive).toBe(false)
  })

  it('may be one that was released, and is the most recent whatever became of it', async () => {
    const id = await keeper.raise()
    await keeper.release({ id })
    expect((await keeper.history()).body.creature.id).toBe(id)
    expect((await keeper.history(`id=${id}`)).body.creature).toMatchObject({ id, alive: false })
  })

  it("is never somebody else's, nor nobody's", async () => {
    const theirs = await (await newKeeper(house)).raise()
    expect((await keeper.history()).status).toBe(404)
    const { status, body } = await keeper.history(`creature_id=${theirs}`)
    expect(status).toBe(404)
    expect(body.error).toBe('No creature found')
  })
})

describe('as Markdown', () => {
  it('has identity, timeline, summary and the whole log, and lets no note break out', async () => {
    await keeper.raise({ name: 'Moth', species_slug: 'snail' })
    await keeper.care('play', { notes: 'a | pipe\nand a <script>' })
    house.clock.advance(30)
    const { status, headers, text } = await keeper.history('format=markdown')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/markdown')
    expect(text).toMatch(/^# Moth\n/)
    for (const part of [
      '**Species:** Snail',
      '## Timeline',
      'Adopted',
      'Hatched',
      'Became child',
      '## Care summary',
      '## Care log',
    ]) {
      expect(text).toContain(part)
    }
    const log = text.split('\n').filter((line) => line.includes('| play |'))
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('a \\| pipe and a \\<script\\>')
  })
})

it('is a whole document as Markdown, and says so when it cannot be', async () => {
  await keeper.raise({ species_slug: 'snail' })
  for (let i = 0; i < 60; i++) await keeper.care('reflect')
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('| reflect |')).length
  const whole = await keeper.history('format=markdown')
  expect(lines(whole.text)).toBe(60)
  expect(whole.text).not.toContain('entries; limit and offset')
  const part = await keeper.history('format=markdown&limit=10')
  expect(lines(part.text)).toBe(10)
  expect(part.text).toContain('These are 10 of 60 entries')
})

it('hides what the species hides, in the past too', async () => {
  await keeper.raise({ species_slug: 'hedgehog' })
  await keeper.care('play')
  expect((await keeper.history()).body.care_log[0]).toMatchObject({ happiness_before: null, health_after: null })
})

it('costs one round trip more than a look', async () => {
  await keeper.raise({ species_slug: 'snail' })
  await keeper.care('reflect')
  const before = house.calls.length
  await keeper.history()
  expect(house.calls.slice(before).sort()).toEqual(['QueryCommand', 'QueryCommand', 'UpdateCommand'])
})
