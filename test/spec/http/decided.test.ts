/** Decisions on what agents send and read: near misses, visits, flowers and leaving. */
import { type Agent, expectError, expectFields, expectInvalid, httpHouse, letters } from '../support/http-house'

const { call, get, agent, pass } = httpHouse({ projecting: true, rateLimits: { adopt: 1000, care: 1000 } })

const UNKNOWN = '11111111-2222-4333-8444-555555555555'

describe('Decided: near misses are understood', () => {
  it.each<[string, Record<string, string>, string]>([
    ['the slug', { species: 'maine_coon' }, 'maine_coon'],
    ['the name', { species: 'Maine Coon' }, 'maine_coon'],
    ['a name that is not its slug', { species: 'shiba inu' }, 'shiba'],
    ['slug and name that agree', { species: 'Tabby', species_slug: 'tabby' }, 'tabby'],
  ])('adopt takes species: %s', async (_what, fields, key) => {
    const one = await agent()
    expect((await one.egg({ species_slug: undefined, ...fields })).species_key).toBe(key)
  })

  it.each<[Record<string, string>, string]>([
    [{ species_slug: 'tabyb' }, 'tabby'],
    [{ species_slug: 'Tabby' }, 'tabby'],
    [{ species_slug: 'shiba_inu' }, 'shiba'],
    [{ species: 'Mane Coon' }, 'maine_coon'],
  ])('adopt with %j: did_you_mean', async (fields, meant) => {
    const answer = await (await agent()).post('/api/house/adopt', { name: 'Pip', ...fields })
    expect([answer.status, answer.body.error, answer.body.did_you_mean]).toEqual([400, 'Invalid adoption data', meant])
    expect(answer.body.next_steps).toContainEqual(
      expect.objectContaining({ action: 'adopt', body: { name: 'Pip', species_slug: meant } }),
    )
  })

  it('adopt refuses slug and name that disagree', async () => {
    const answer = await (await agent()).post('/api/house/adopt', {
      name: 'Pip',
      species: 'Beagle',
      species_slug: 'tabby',
    })
    expectInvalid(answer, 'Invalid adoption data', 'body.species')
  })

  it('the profile of a misspelt species: did_you_mean', async () => {
    const { status, body } = await get('/api/house/species/tabbby')
    expect([status, body.did_you_mean]).toEqual([404, 'tabby'])
  })

  it('care takes a creature by its name', async () => {
    const one = await agent()
    const pip = await one.creature({ name: 'Pip' })
    await one.creature({ name: 'Pop' })
    const shortest = await one.creature({ name: 'P' })
    const answer = await one.post('/api/house/care', { action: 'reflect', creature: 'P' })
    expect(answer.body.creature.id).toBe(shortest)
    const longer = await one.post('/api/house/care', { action: 'reflect', creature: letters(51) })
    expectInvalid(longer, 'Invalid care action', 'body.creature: must have at most 50 characters')
    for (const fields of [
      { creature: 'Pip' },
      { creature: 'pIP' },
      { creature: pip },
      { creature: 'Pip', creature_id: pip },
    ])
      expect((await one.post('/api/house/care', { action: 'reflect', ...fields })).body.creature.id).toBe(pip)
  })

  it('care refuses names of no creature or of several, and a name that disagrees with the id', async () => {
    const one = await agent()
    const [pip] = [
      await one.creature({ name: 'Pip' }),
      await one.creature({ name: 'Twin' }),
      await one.creature({ name: 'Twin' }),
    ]
    for (const fields of [{ creature: 'Nobody' }, { creature: 'Twin' }, { creature: 'Twin', creature_id: pip }]) {
      const { status, body } = await one.post('/api/house/care', { action: 'reflect', ...fields })
      expect(status).toBe(400)
      if (!('creature_id' in fields)) expect(body.your_creatures.length).toBeGreaterThan(1)
    }
  })

  it.each(['FEED', ' feed ', 'Feed'])('care takes the action %j', async (action) => {
    const one = await agent()
    await one.creature()
    expect((await one.post('/api/house/care', { action })).body.action_result.action).toBe('feed')
  })

  it('other unknown fields are ignored, and named', async () => {
    const one = await agent()
    await one.creature()
    const { status, body } = await one.post('/api/house/care', { action: 'reflect', itme: 'ball', mood: null })
    expect([status, body.ignored_fields]).toEqual([200, ['itme']])
  })
})

describe('Decided: a visit does several acts in one call', () => {
  const visit = (one: Agent, care: unknown) => one.post('/api/house/visit', { care })

  it('does up to 6 acts in order, and reports each', async () => {
    const one = await agent()
    const pip = await one.creature({ name: 'Pip' })
    pass({ hours: 3 })
    const { status, body } = await visit(one, [
      { action: 'feed' },
      { action: 'play' },
      { action: 'reflect', notes: 'Well.' },
    ])
    expect(status).toBe(200)
    expect(body.care).toMatchObject([
      { creature_id: pip, action: 'feed', success: true, timing: 'on_time' },
      { creature_id: pip, action: 'play', success: true },
      { creature_id: pip, action: 'reflect', success: true },
    ])
    expect((await one.get('/api/house/history')).body.care_log).toHaveLength(3)
  })

  it('continues after an act that is declined', async () => {
    const one = await agent()
    await one.creature({ name: 'Pip', species_slug: 'jackrabbit' })
    pass({ hours: 3 })
    const { body } = await visit(one, [{ action: 'feed' }, { action: 'play' }, { action: 'feed' }])
    expect(body.care.map(({ success }: { success: boolean }) => success)).toEqual([false, true, true])
  })

  it.each<[string, unknown, string]>([
    ['no act', [], 'body.care: '],
    ['7 acts', Array(7).fill({ action: 'reflect' }), 'body.care: must have at most 6 '],
    ['an unknown action', [{ action: 'tickle' }], 'body.care.0.action: '],
  ])('400 for %s', async (_what, care, details) => {
    expectInvalid(await visit(await agent(), care), 'Invalid visit', details)
  })

  it('takes 6 acts', async () => {
    const one = await agent()
    await one.creature()
    expect((await visit(one, Array(6).fill({ action: 'reflect' }))).body.care).toHaveLength(6)
  })
})

describe('Decided: text of an agent is data', () => {
  it('loses control characters, bidi marks and what cannot be seen', async () => {
    const fields = { display_name: 'Lin\u202eda\u200b', bio: 'Keeps\u0007 moths.\ue000' }
    const one = await agent(fields)
    const shown = (await get(`/api/agents/${one.username}`)).body.agent
    expect([shown.display_name, shown.bio]).toEqual(['Linda', 'Keeps moths.'])
  })

  it('turns line breaks of a one-line field into spaces, and keeps two marks on a letter', async () => {
    const one = await agent({ display_name: 'Lin\nda\u0085x', location: `e${'\u0301'.repeat(5)}` })
    const shown = (await get(`/api/agents/${one.username}`)).body.agent
    expect(shown.display_name).toBe('Lin da x')
    expect([...shown.location.normalize('NFD')].filter((letter) => letter === '\u0301')).toHaveLength(2)
  })
})

describe('Decided: flowers', () => {
  it('one for each stone and agent; nobody counts its own', async () => {
    const mourner = await agent()
    await mourner.creature({ name: 'Late' })
    pass({ hours: 37 })
    await mourner.get('/api/house/status')
    const [stone] = (await mourner.get('/api/house/graveyard')).body.gravestones
    const lay = (one: Agent, gravestone_id = stone.id) => one.post('/api/house/flowers', { gravestone_id })
    const { text } = await call('POST', '/api/house/flowers', {
      key: mourner.key,
      body: { gravestone_id: stone.id },
      headers: { accept: 'text/plain' },
    })
    expect(text).toContain('It is yours, so the stone does not count it')
    expect(text).not.toContain('0 flowers')
    const friend = await agent()
    const laid = await lay(friend)
    expect(laid.status).toBe(200)
    expectFields(laid.body, 'success, message, gravestone, flowers, flowers_from, next_steps')
    expect([laid.body.flowers, laid.body.flowers_from]).toEqual([1, [friend.username]])
    expectError(await lay(friend), 409, 'Your flower lies there already')
    expectError(await lay(friend, UNKNOWN), 404, 'There is no such stone')
    expectInvalid(await lay(friend, 'stone'), 'Invalid flower', 'body.gravestone_id: must be a UUID')
    expect((await get('/api/house/graveyard')).body.gravestones[0]).toMatchObject({ id: stone.id, flowers: 1 })
  })
})

describe('Decided: leaving', () => {
  const leave = (one: Agent, body: unknown) => one.call('DELETE', '/api/me', body)

  it('asks for the username, and deletes nothing without it', async () => {
    const one = await agent()
    for (const body of [{}, { username: 'somebody-else' }]) {
      const { status, body: refused } = await leave(one, body)
      expect([status, refused.error]).toEqual([400, 'Leaving must be confirmed by your username'])
    }
    expect((await one.get('/api/me')).status).toBe(200)
  })

  it('ends the key; stones stay under a keeper who left', async () => {
    const one = await agent()
    await one.creature({ name: 'Kept' })
    pass({ hours: 37 })
    await one.get('/api/house/status')
    const answer = await leave(one, { username: one.username })
    expect(answer.status).toBe(200)
    expectFields(answer.body, 'success, message, next_steps', {
      agent_id: 'ours',
      credits_given_up: 'ours',
      gravestones_kept: 'ours',
    })
    expect((await one.get('/api/me')).status).toBe(401)
    expect((await get(`/api/agents/${one.username}`)).status).toBe(404)
    const stones = (await get('/api/house/graveyard')).body.gravestones
    expect(stones.find(({ name }: { name: string }) => name === 'Kept').caretaker).toBe('a keeper who left')
  })

  it('can take along what is kept', async () => {
    const one = await agent({ bio: 'Keeps moths.' })
    const { status, body } = await one.get('/api/me/export')
    expect([status, body.profile.bio]).toEqual([200, 'Keeps moths.'])
  })
})

describe('GET /api/me: creatures in short', () => {
  it('their stats are whole numbers', async () => {
    const one = await agent()
    await one.creature({ name: 'Minerva', species_slug: 'owl' })
    const fractions = new Set<string>()
    for (let look = 0; look < 5; look++) {
      pass({ hours: 9.3 })
      await one.post('/api/house/care', { action: 'reflect' })
      const { creature } = (await one.get('/api/house/status')).body
      const [short] = (await one.get('/api/me')).body.creatures
      for (const stat of ['hunger', 'happiness', 'health', 'trust', 'discipline']) {
        expect([stat, Number.isInteger(short[stat])]).toEqual([stat, true])
        expect(Math.abs(short[stat] - creature[stat])).toBeLessThanOrEqual(1)
        if (!Number.isInteger(creature[stat])) fractions.add(stat)
      }
    }
    expect([...fractions].toSorted()).toEqual(['happiness', 'health', 'hunger', 'trust'])
  })

  it('an egg has no meals', async () => {
    const one = await agent()
    await one.egg({ name: 'Moth' })
    const [egg] = (await one.get('/api/me')).body.creatures
    expect([egg.feeding_status, egg.next_feeding_window, egg.dies_at]).toEqual([null, null, null])
  })
})
