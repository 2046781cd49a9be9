/** Rulings on near misses: what was named decides or is refused, and nothing reaches another creature. */
import { type Agent, expectInvalid, httpHouse } from '../support/http-house'

const { call, agent } = httpHouse({
  projecting: true,
  rateLimits: { adopt: 1000, status: 1000, preferences: 1000, history: 1000, care: 1000 },
})

const UNKNOWN = '11111111-2222-4333-8444-555555555555'

async function twoHouse() {
  const one = await agent()
  const hootie = await one.creature({ name: 'Hootie' })
  const jack = await one.creature({ name: 'Jack' })
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

  it.each(READS)('%s refuses a name that nobody or several have, with your_creatures', async (read) => {
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

  it('what a query carries and nobody reads is named in ignored_fields', async () => {
    const { one } = await twoHouse()
    expect((await ask(one, 'status', { creatur: 'Hootie', x: '1' })).body.ignored_fields).toEqual(['creatur', 'x'])
    expect((await one.get('/api/house/plan?creature=Hootie')).body.ignored_fields).toEqual(['creature'])
    expect((await call('GET', '/api/house/hall?foo=1')).body.ignored_fields).toEqual(['foo'])
    expect((await ask(one, 'status', {})).body.ignored_fields).toBeUndefined()
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
  it.each([
    ['fead', 'feed'],
    ['paly', 'play'],
    ['reflct', 'reflect'],
  ])('action %s: did_you_mean %s', async (action, meant) => {
    const { one, jack } = await twoHouse()
    const { status, body } = await one.post('/api/house/care', { action, creature_id: jack })
    expect([status, body.error, body.did_you_mean]).toEqual([400, 'Invalid care action', meant])
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
})
