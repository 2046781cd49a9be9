/** Decisions on near misses: what was named decides or is refused, and nothing reaches another creature. */
import { type Agent, expectInvalid, httpHouse } from '../support/http-house'

const { house, call, agent, pass, adultsKeeper } = httpHouse({
  projecting: false,
  // No test here depends on how items are judged.
  items: { judge: async () => null },
  rateLimits: { register: 1000, adopt: 1000, status: 1000, preferences: 1000, history: 1000, care: 1000 },
})

const UNKNOWN = '11111111-2222-4333-8444-555555555555'

async function twoHouse() {
  // Awake, so that they can be fed.
  house.advanceToMorning()
  const one = await agent()
  const hootie = await one.creature({ name: 'Hootie', species_slug: 'tabby' })
  const jack = await one.creature({ name: 'Jack', species_slug: 'beagle' })
  return { one, hootie, jack }
}

const READS = ['status', 'history', 'preferences'] as const
const ask = (one: Agent, read: string, query: Record<string, string>) =>
  one.get(`/api/house/${read}?${new URLSearchParams(query)}`)

describe('Decided: never about another creature', () => {
  it.each(READS)('%s takes a creature by its name in any case, or by its id', async (read) => {
    const { one, hootie } = await twoHouse()
    for (const query of [{ creature: 'Hootie' }, { creature: 'hOOtie' }, { creature: hootie }, { creature_id: hootie }])
      expect((await ask(one, read, query as unknown as Record<string, string>)).body.creature.id).toBe(hootie)
  })

  it.each(READS)('%s refuses a name of no creature or of several, with your_creatures', async (read) => {
    const { one } = await twoHouse()
    await one.creature({ name: 'Jack' })
    for (const [name, code] of [
      ['Nobody', 'unknown_creature'],
      ['jack', 'ambiguous_creature'],
    ] as const) {
      const { status, body } = await ask(one, read, { creature: name })
      expect([status, body.code, body.your_creatures.length]).toEqual([400, code, 3])
    }
  })

  it('a name of the dead and of the released decides, too, beside the living', async () => {
    const one = await agent()
    for (const name of ['Ash', 'Elm', 'Gone']) await one.creature({ name })
    await one.call('DELETE', `/api/house/release?id=${await one.creature({ name: 'Gone' })}`)
    pass({ hours: 37 })
    await one.get('/api/house/status')
    const here = await one.creature({ name: 'Here' })
    await one.call('DELETE', `/api/house/release?id=${await one.creature({ name: 'Fern' })}`)
    for (const name of ['ash', 'Elm', 'Fern']) {
      const [why, code] = name === 'Fern' ? ['You let Fern go on ', 404] : [`${name} died of neglect`, 404]
      const calls = [
        one.get(`/api/house/preferences?creature=${name}`),
        one.post('/api/house/care', { action: 'reflect', creature: name }),
        one.post('/api/house/dress', { picture: ['red scarf'], creature: name }),
      ]
      for (const { status, body } of await Promise.all(calls)) {
        const told = `${body.message} ${body.suggestion}`.toLowerCase()
        expect([status, told]).toEqual([code, expect.stringContaining(why.toLowerCase())])
      }
      const { body } = await one.post('/api/house/visit', { care: [{ action: 'reflect', creature: name }] })
      const act = body.care[0]
      expect(act).toMatchObject({
        success: false,
        reason: 'no_living_creature',
        message: expect.stringContaining(name === 'ash' ? 'Ash' : name),
      })
      if (name !== 'Fern') expect(act.name.toLowerCase()).toBe(name.toLowerCase())
    }
    expect((await one.get('/api/house/status?creature=elm')).body.creature).toMatchObject({ name: 'Elm', alive: false })
    expect((await one.get('/api/house/status')).body.creature.id).toBe(here)
  })

  it.each([...READS, 'dress'])('%s refuses a name that two dead creatures had, or none', async (read) => {
    const one = await agent()
    const ids = [await one.creature({ name: 'Ash' }), await one.creature({ name: 'ash' })]
    pass({ hours: 48 })
    await one.get('/api/house/status')
    const asked = (creature: string) =>
      read === 'dress'
        ? one.post('/api/house/dress', { picture: ['red scarf'], creature })
        : ask(one, read, { creature })
    for (const [creature, code] of [
      ['ASH', 'ambiguous_creature'],
      ['Jack', 'unknown_creature'],
    ] as const) {
      const { status, body } = await asked(creature)
      expect([status, body.code, body.your_creatures]).toEqual([400, code, []])
      const back = body.can_return.map(({ creature_id }: { creature_id: string }) => creature_id)
      expect(back.toSorted()).toEqual(ids.toSorted())
    }
  })

  it('suggests a name that is one typing error away', async () => {
    const { one } = await twoHouse()
    for (const [creature, meant] of [
      ['hotie', 'Hootie'],
      ['Jac', 'Jack'],
      ['Jo', undefined],
    ]) {
      const { status, body } = await ask(one, 'status', { creature: `${creature}` })
      expect([status, body.did_you_mean]).toEqual([400, meant])
    }
  })

  it.each(['rename', 'resurrect', 'release'])(
    '%s takes no names: it asks for creature_id, and lists who lives',
    async (call) => {
      const { one } = await twoHouse()
      const sent = { creature: 'Jack', ...(call === 'rename' && { name: 'Mo' }) }
      const { status, body } = await one.call(call === 'release' ? 'DELETE' : 'POST', `/api/house/${call}`, sent)
      expect([status, body.ignored_fields, body.your_creatures.length]).toEqual([400, ['creature'], 2])
      expect(body.suggestion).toContain('creature_id')
    },
  )

  it.each(READS)('%s refuses a name and an id that disagree', async (read) => {
    const { one, hootie } = await twoHouse()
    expect((await ask(one, read, { creature: 'Jack', creature_id: hootie })).status).toBe(400)
    expect((await ask(one, read, { creature: 'Hootie', creature_id: hootie })).status).toBe(200)
  })

  it.each(READS)('%s refuses a name where an id belongs, and says where names go', async (read) => {
    const { one } = await twoHouse()
    const { status, body } = await ask(one, read, { creature_id: 'Hootie' })
    expect([status, body.your_creatures.length]).toEqual([400, 2])
    expect(body.details).toContain('a name goes into creature')
  })

  it('care refuses a name where an id belongs in the same way', async () => {
    const { one } = await twoHouse()
    const answer = await one.post('/api/house/care', { action: 'reflect', creature_id: 'Hootie' })
    expectInvalid(answer, 'Invalid care action', 'a name goes into creature')
    expect(answer.body.your_creatures.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Hootie', 'Jack'])
  })

  it.each<[string, Record<string, string>]>([
    ['creature_id', { creature_id: 'the id of Hootie' }],
    ['id', { id: 'the id of Hootie' }],
    ['creature', { creature: 'Hootie' }],
  ])('an action used as a path keeps the %s that was sent', async (_field, fields) => {
    const { one, hootie } = await twoHouse()
    const sent = Object.fromEntries(Object.entries(fields).map(([name, v]) => [name, v === 'Hootie' ? v : hootie]))
    const { status, body } = await one.post('/api/house/feed', { ...sent, item: 'tuna' })
    expect(status).toBe(404)
    const [first] = body.next_steps
    expect(first).toMatchObject({ method: 'POST', endpoint: '/api/house/care', body: { action: 'feed', item: 'tuna' } })
    const done = await one.post('/api/house/care', first.body)
    expect([done.status, done.body.creature.id]).toEqual([200, hootie])
  })

  it('an action used as a path with an unknown creature leads to no other one', async () => {
    const { one } = await twoHouse()
    const [first] = (await one.post('/api/house/feed', { creature_id: UNKNOWN })).body.next_steps
    expect(first.body).toEqual({ action: 'feed', creature_id: UNKNOWN })
  })

  it('unread fields of a query are named in ignored_fields', async () => {
    const { one } = await twoHouse()
    expect((await ask(one, 'status', { creatur: 'Hootie', x: '1' })).body.ignored_fields).toEqual(['creatur', 'x'])
    expect((await one.get('/api/house/plan?creature=Hootie')).body.ignored_fields).toEqual(['creature'])
    expect((await call('GET', '/api/house/hall?foo=1')).body.ignored_fields).toEqual(['foo'])
    expect((await ask(one, 'status', {})).body.ignored_fields).toBeUndefined()
  })

  describe('a creature named next to the acts of a visit', () => {
    const visit = (one: Agent, body: object) => one.post('/api/house/visit', body)
    const acted = [{ action: 'feed' }, { action: 'reflect' }]

    it.each(['creature', 'creature_id', 'id'])('%s decides for acts that name none', async (field) => {
      const { one, hootie } = await twoHouse()
      const { status, body } = await visit(one, { [field]: field === 'creature' ? 'hootie' : hootie, care: acted })
      const acts = body.care.map(({ creature_id, success }: Record<string, unknown>) => [creature_id, success])
      expect([status, acts]).toEqual([200, acted.map(() => [hootie, true])])
      expect(body.ignored_fields).toBeUndefined()
    })

    it('one of another creature is refused, with nothing done', async () => {
      const { one, hootie } = await twoHouse()
      const { status, body } = await visit(one, { creature_id: hootie, care: [{ action: 'feed', creature: 'Jack' }] })
      expect([status, body.error]).toEqual([400, 'Invalid visit'])
      expect(body.details).toBe(
        'body.care.0: is for another creature than the one named beside care; leave that one out, and name the creature of each act',
      )
      const unknown = await visit(one, { creature: 'Nobody', care: [{ action: 'feed' }] })
      expect([unknown.status, unknown.body.your_creatures.length]).toEqual([400, 2])
      const noId = await visit(one, { creature_id: 'Hootie', care: [{ action: 'feed' }] })
      expect([noId.status, noId.body.your_creatures.length]).toEqual([400, 2])
      for (const name of ['Hootie', 'Jack'])
        expect((await one.get(`/api/house/history?creature=${name}`)).body.care_log).toEqual([])
    })
  })

  it("MCP's status takes a creature by its name", async () => {
    const { one, hootie } = await twoHouse()
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'status', arguments: { creature: 'Hootie' } },
    }
    const { result } = (await call('POST', '/mcp', { key: one.key, body: message })).body
    expect(result.structuredContent.creature.id).toBe(hootie)
  })
})

describe('Decided: a refusal fits what was wrong', () => {
  it('a released creature is called released, an unknown one is not', async () => {
    const one = await agent()
    const gone = await one.creature({ name: 'Gone' })
    await one.creature({ name: 'Here' })
    await one.call('DELETE', '/api/house/release', { creature_id: gone })
    const calls = (creature_id: string) => [
      one.get(`/api/house/status?creature_id=${creature_id}`),
      one.get(`/api/house/preferences?creature_id=${creature_id}`),
      one.post('/api/house/care', { action: 'feed', creature_id }),
      one.post('/api/house/dress', { picture: ['red scarf'], creature_id }),
      one.post('/api/house/rename', { name: 'New', creature_id }),
      one.call('DELETE', '/api/house/release', { creature_id }),
      one.post('/api/house/resurrect', { creature_id }),
    ]
    for (const { status, body } of await Promise.all(calls(gone)))
      expect([status, body.suggestion]).toEqual([404, expect.stringMatching(/^You let Gone go on \d+ \w+ \d{4}\. /)])
    for (const { status, body } of await Promise.all(calls(UNKNOWN)))
      expect([status, body.suggestion]).toEqual([404, expect.not.stringContaining('You let')])
  })

  it.each([
    ['fead', 'feed'],
    ['paly', 'play'],
    ['reflct', 'reflect'],
  ])('action %s: did_you_mean %s', async (action, meant) => {
    const { one, jack } = await twoHouse()
    const { status, body } = await one.post('/api/house/care', { action, creature_id: jack })
    expect([status, body.error, body.did_you_mean]).toEqual([400, 'Invalid care action', meant])
  })

  it('a misspelt action: the act that was meant, for whom it was meant', async () => {
    const { one, jack } = await twoHouse()
    const offered = async (body: object) => (await one.post('/api/house/care', body)).body.next_steps[0]
    const { method, endpoint, body } = await offered({ action: 'reflct', creature: 'JACK', notes: 'hm' })
    expect([method, endpoint, body]).toEqual([
      'POST',
      '/api/house/care',
      { action: 'reflect', creature: 'JACK', notes: 'hm' },
    ])
    const done = await one.post('/api/house/care', body)
    expect([done.status, done.body.creature.id]).toEqual([200, jack])
    for (const sent of [
      { action: 'reflct' },
      { action: 'reflct', creature: 'Nobody' },
      { action: 'wash', creature: 'Jack' },
      { action: 'fead', creature: 'Jack', item: '' },
    ])
      expect((await offered(sent)).endpoint).toBe('/api/house/status')
  })

  it.each<[string, object, object]>([
    [
      'two actions and a name sent as an id',
      {
        care: [
          { action: 'Reflct', creature: 'hootie', notes: 'hm' },
          { action: 'ply', creature_id: 'JACK', item: 'ball' },
        ],
      },
      {
        care: [
          { action: 'reflect', creature: 'hootie', notes: 'hm' },
          { action: 'play', creature: 'Jack', item: 'ball' },
        ],
      },
    ],
    [
      'a rehearsal stays one',
      { care: [{ action: 'fed', creature: 'Jack' }], dry_run: true },
      { care: [{ action: 'feed', creature: 'Jack' }], dry_run: true },
    ],
    [
      'named beside the acts',
      { care: [{ action: 'fed' }], creature: 'Jack' },
      { care: [{ action: 'feed', creature: 'Jack' }] },
    ],
  ])('misspelt acts of a visit: the corrected visit, %s', async (_what, sent, meant) => {
    const { one } = await twoHouse()
    const refused = await one.post('/api/house/visit', sent)
    expect([refused.status, refused.body.error]).toEqual([400, 'Invalid visit'])
    const [{ method, endpoint, body }] = refused.body.next_steps
    expect([method, endpoint, body]).toEqual(['POST', '/api/house/visit', meant])
    expect((await one.post(endpoint, body)).status).toBe(200)
  })

  it('proposes no visit where an act has no known creature', async () => {
    const { one } = await twoHouse()
    for (const other of [
      { action: 'wash', creature: 'Jack' },
      { action: 'feed' },
      { action: 'feed', creature: 'Nobody' },
    ]) {
      const { body } = await one.post('/api/house/visit', { care: [{ action: 'fed', creature: 'Hootie' }, other] })
      expect(body.next_steps[0].endpoint).toBe('/api/house/status')
    }
  })

  it.each<[string, (odd: object) => object]>([
    ['care', (odd) => ({ action: odd })],
    ['care', (odd) => ({ action: 'fed', creature: odd })],
    ['visit', (odd) => ({ care: [{ action: odd }] })],
    ['visit', (odd) => ({ care: [{ action: 'fed', creature_id: odd }] })],
  ])('%s with an object that has no form as text: a 400 that proposes no act', async (call, sent) => {
    const { one } = await twoHouse()
    const { status, body } = await one.post(`/api/house/${call}`, sent({ toString: 1 }))
    expect([status, body.next_steps[0].endpoint]).toEqual([400, '/api/house/status'])
  })

  it('no list of actions below an error of broken JSON', async () => {
    const { one } = await twoHouse()
    const { status, body } = await call('POST', '/api/house/care', { key: one.key, raw: '{"action": ' })
    expect(status).toBe(400)
    expect(body.suggestion).not.toContain('discipline')
  })

  it('a pack as a number is understood', async () => {
    const one = await agent()
    const { status, body } = await one.post('/api/house/credits', { pack: 500 })
    expect([status, body.pack.credits]).toEqual([200, 500])
    expect((await one.post('/api/house/credits', { pack: 501 })).status).toBe(400)
  })

  it('a name that is taken: the same registration under a name near it', async () => {
    const one = await agent()
    const sent = { username: one.username, bio: 'Keeps moths.', timezone: 'Asia/Tokyo' }
    const { status, body } = await call('POST', '/api/auth/register', { body: sent })
    expect(status).toBe(409)
    const [first] = body.next_steps
    expect(first.body).toMatchObject({ bio: 'Keeps moths.', timezone: 'Asia/Tokyo' })
    expect(first.body.username.startsWith(one.username)).toBe(true)
    expect((await call('POST', '/api/auth/register', { body: first.body })).status).toBe(201)
  })
})

describe('Decided: a refused registration or adoption proposes what was valid, under a name near its own', () => {
  const register = (body: unknown) => call('POST', '/api/auth/register', { body })

  it.each<[string, Record<string, unknown>, RegExp, Record<string, unknown>]>([
    ['a name with a space', { username: 'Linda Möth!', bio: 'Moths.' }, /^Linda-Moth-[0-9a-f]{4}$/, { bio: 'Moths.' }],
    ['a name that is too long', { username: 'x'.repeat(60) }, /^x{45}-[0-9a-f]{4}$/, {}],
    ['a name that is a number', { username: 12345 }, /^12345-[0-9a-f]{4}$/, {}],
    ['nothing of a name', { username: '!', location: 'Oslo' }, /^keeper-[0-9a-f]{8}$/, { location: 'Oslo' }],
    ['no name', { bio: 'Moths.' }, /^keeper-[0-9a-f]{8}$/, { bio: 'Moths.' }],
    ['a name of the house', { username: 'admin!' }, /^keeper-[0-9a-f]{8}$/, {}],
    ['a name of the house and another field', { username: 'Admin-7', bio: 7 }, /^keeper-[0-9a-f]{8}$/, {}],
    [
      'another field alone',
      { username: 'own-name-of-mine', timezone: 'Europe/Berln', bio: null, colour: 'red', model: { name: 'M' } },
      /^own-name-of-mine$/,
      { model: { name: 'M' } },
    ],
    [
      'a rehearsal within a field',
      { username: 'own-name-of-hers', bio: 'Moths.', model: { name: 'M', dry_run: true } },
      /^own-name-of-hers$/,
      { bio: 'Moths.' },
    ],
  ])('%s', async (_what, sent, name, kept) => {
    const { status, body } = await register(sent)
    expect(status).toBe(400)
    const [second, first] = body.next_steps
    expect([first.description, second.endpoint]).toEqual(['Register with what was valid of it.', '/api/auth/register'])
    expect(first.body).toEqual({ ...kept, username: expect.stringMatching(name) })
    expect((await register(first.body)).status).toBe(201)
  })

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [
      { name: 'Möth!', species_slug: 'tabby', colour: 'red' },
      { name: 'Moth', species_slug: 'tabby' },
    ],
    [
      { name: 'Moth', family: 'cta', picture: ['red scarf'] },
      { name: 'Moth', picture: ['red scarf'] },
    ],
    [
      { name: '???', family: 'dog' },
      { name: 'Pip', family: 'dog' },
    ],
    [{ name: ` ${'m'.repeat(60)}` }, { name: 'm'.repeat(50) }],
    [{ family: 'dog' }, { name: 'Pip', family: 'dog' }],
    [
      { name: '???', species_slug: 'tabby', species: 'husky' },
      { name: 'Pip', species_slug: 'tabby' },
    ],
    [
      { name: '???', species_slug: 'Maine Coon', species: 'Maine Coon' },
      { name: 'Pip', species: 'Maine Coon' },
    ],
    [
      { name: 'M?th', species: 'tabyb' },
      { name: 'M th', species_slug: 'tabby' },
    ],
    [{ name: 'M?th', species: 'no such beast' }, { name: 'M th' }],
    [
      { name: 'Moth', species: 'tabyb', picture: ['red scarf'] },
      { name: 'Moth', species_slug: 'tabby', picture: ['red scarf'] },
    ],
    [
      { name: 'Moth', species_slug: 'zzzzzz', picture: ['red scarf'] },
      { name: 'Moth', picture: ['red scarf'] },
    ],
  ])('adoption of %j: %j', async (sent, proposed) => {
    const one = await agent()
    const { status, body } = await one.post('/api/house/adopt', sent)
    expect(status).toBe(400)
    const { body: mended } = body.next_steps.find(({ action }: { action: string }) => action === 'adopt')
    expect(mended).toEqual(proposed)
    expect((await one.post('/api/house/adopt', mended)).status).toBe(201)
  })
})

describe('Decided: steps propose names that are free', () => {
  it('to adopt, no name that a creature of the agent has, in any case', async () => {
    const one = await agent()
    const proposed = async (): Promise<string> => {
      const { next_steps } = (await one.get('/api/house/credits')).body
      return next_steps.find(({ action }: { action: string }) => action === 'adopt').body.name
    }
    const names: string[] = []
    for (let count = 0; count < 10; count++) {
      const name = await proposed()
      expect(names).not.toContain(name.toLowerCase())
      names.push(name.toLowerCase())
      await one.creature({ name: name.toUpperCase() })
    }
  })

  it('without a key, a name of two words', async () => {
    const { body } = await call('GET', '/api/house/species/tabby')
    const { body: egg } = body.next_steps.find(({ action }: { action: string }) => action === 'adopt')
    expect(egg).toEqual({ name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/), species_slug: 'tabby' })
  })

  it('nor one of a creature that it lost', async () => {
    const one = await agent()
    const proposed = async (path: string) =>
      (await one.get(path)).body.next_steps.find(({ action }: { action: string }) => action === 'adopt').body.name
    const name = await proposed('/api/house/credits')
    await one.creature({ name })
    pass({ hours: 37 })
    expect((await one.get('/api/house/status')).body.message).toContain(`${name} died`)
    for (const path of ['/api/house/status', '/api/house/credits']) expect(await proposed(path)).not.toBe(name)
  })
})

describe('Decided: steps name a creature where its name is unique', () => {
  const idsIn = (body: { next_steps: object[] }, endpoints: RegExp): string[] =>
    body.next_steps.map((one) => JSON.stringify(one)).filter((one) => endpoints.test(one) && /creature_id/.test(one))

  it('in calls that take names; what cannot be undone keeps ids', async () => {
    const one = await agent()
    const pip = await one.creature({ name: 'Pip o' })
    const answers = [
      await one.get('/api/house/status'),
      await one.get('/api/house/preferences'),
      await one.post('/api/house/care', { action: 'feed' }),
    ]
    for (const { body } of answers)
      expect(idsIn(body, /house.(care|visit|status|history|preferences|dress)/)).toEqual([])
    const likes = await one.get('/api/house/preferences')
    const { endpoint } = likes.body.next_steps.find(({ endpoint = '' }) => endpoint.startsWith('/api/house/history'))
    expect(endpoint).toBe('/api/house/history?creature=Pip+o')
    expect((await one.get(endpoint)).body.creature.id).toBe(pip)
  })

  it('after a return, with the creature that is back', async () => {
    for (const [name, step] of [
      ['Moth', { creature_id: expect.any(String) }],
      ['Wren', { creature: expect.stringMatching(/^(Moth|Wren)$/) }],
    ] as const) {
      const one = await agent()
      const moth = await one.creature({ name: 'Moth' })
      pass({ hours: 37 })
      await one.buy('100')
      await one.creature({ name })
      pass({ hours: 4 })
      const back = await one.post('/api/house/resurrect', { creature_id: moth })
      expect(back.status).toBe(200)
      const acts = back.body.next_steps.filter(({ endpoint }: { endpoint: string }) => endpoint === '/api/house/care')
      expect(acts.length).toBeGreaterThan(0)
      for (const { body } of acts) {
        expect(body).toMatchObject(step)
        expect((await one.post('/api/house/care', { ...body, dry_run: true })).status).toBe(200)
      }
    }
  })

  it('ids, where two share a name in any case, or the name could be an id', async () => {
    const one = await agent()
    const twins = [await one.creature({ name: 'Twin' }), await one.creature({ name: 'tWIN' })]
    const odd = await one.creature({ name: UNKNOWN })
    const other = await one.creature({ name: 'Other' })
    const named = async (id: string): Promise<string> => {
      const { next_steps } = (await one.get(`/api/house/preferences?creature_id=${id}`)).body
      return next_steps.find(({ endpoint = '' }) => endpoint.startsWith('/api/house/history')).endpoint
    }
    for (const id of [...twins, odd]) expect(await named(id)).toBe(`/api/house/history?creature_id=${id}`)
    expect(await named(other)).toBe('/api/house/history?creature=Other')
  })
})

describe('Decided: every step of a refusal works as printed', () => {
  const ODD = [undefined, null, 7, '', 'Mö th!', 'x'.repeat(501), [], {}, true]
  const PICTURES = [['red scarf'], ['red scraf'], ['red scarf', 'blue scarf']]
  /** For each field what may be sent, besides what is odd anywhere. */
  const SENT: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
    '/api/auth/register': {
      username: ['moth-keeper', 'admin', 'a'],
      timezone: ['Europe/Berlin', 'Europe/Berln'],
      model: [{ name: 'opus' }, { name: 5 }],
      picture: PICTURES,
      social_links: [[{ platform: 'web', url: 'https://a.example' }], [{ url: 'x' }]],
      dry_run: [false],
    },
    '/api/house/adopt': {
      name: ['Moth', 'm'.repeat(60)],
      species: ['tabby', 'tabyb', 'Maine Coon', 'no such beast', 'near_owl', 'Near Owl'],
      species_slug: ['beagle', 'beagel', 'near_owl', 'near_ow', 'no_such', 'Maine Coon'],
      family: ['cat', 'cta'],
      picture: PICTURES,
      image_url: ['https://a.example/b.png', 'http://a'],
    },
    '/api/house/care': {
      action: ['reflect', 'reflct', 'Fead', 'wash'],
      creature: ['Pip', 'pip', 'Nobody'],
      creature_id: [UNKNOWN],
      notes: ['Slowly.'],
      item: ['tuna'],
    },
    '/api/house/visit': {
      creature: ['Pip', 'Nobody'],
      care: [
        [{ action: 'reflct' }, { action: 'feed', creature_id: 'pip' }],
        [{ action: 'Fead', creature: 'Nobody' }],
        [{ action: 'reflct', item: 'tuna' }],
      ],
      dry_run: [false],
    },
  }
  const MULTIPLIER = 1_103_515_245
  /** The same fields each time: every one of them is absent, odd or fitting, each in a third of the bodies. */
  const bodyOf = (fields: Readonly<Record<string, readonly unknown[]>>, number: number): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, fitting], place) => {
        const drawn = Math.imul((number + 1) * (place + 7), MULTIPLIER) >>> 8
        const pool = [[undefined], ODD, fitting][drawn % 3] as readonly unknown[]
        return [name, pool[(drawn >>> 4) % pool.length]]
      }),
    )

  it.each(Object.entries(SENT))('%s, whatever was sent', async (path, fields) => {
    const designer = await adultsKeeper()
    const design = { slug: 'near_owl', name: 'Near Owl', family: 'exotic', personality: 'Quiet and patient.' }
    await designer.post('/api/house/species', design)
    let refusals = 0
    for (let number = 0; number < 60; number++) {
      const one = await agent()
      if (/care|visit/.test(path)) await one.creature({ name: 'Pip', species_slug: 'housecat' })
      const sent = bodyOf(fields, number)
      const refused = await one.post(path, sent)
      if (refused.status < 400) continue
      refusals++
      for (const { method, endpoint, body } of refused.body.next_steps) {
        const taken = await one.call(method, endpoint, body)
        expect([sent, endpoint, body, taken.status < 400 || taken.text]).toEqual([sent, endpoint, body, true])
      }
    }
    expect(refusals).toBeGreaterThan(20)
  })
})
