/** Decisions on the way back: every status tells who can still return, until it is back or the window closes. */
import { newConnection } from '../../support/agents/hosted-client'
import { type Agent, expectFields, httpHouse } from '../support/http-house'

const { house, call, agent, pass } = httpHouse()

/** Ash died, and Bee lives beside it. */
async function bereaved() {
  const one = await agent()
  const ash = await one.creature({ name: 'Ash' })
  pass({ hours: 20 })
  const bee = await one.creature({ name: 'Bee' })
  pass({ hours: 17 })
  return { one, ash, bee }
}
const HARM = { action: 'medicine', item: 'bleach' }
const look = async (one: Agent) => (await one.get('/api/house/status')).body
const feed = (one: Agent, creature_id: string) => one.post('/api/house/care', { action: 'feed', creature_id })
const stepTo = (body: { next_steps: { action: string; body?: object }[] }, action: string) =>
  body.next_steps.findIndex((one) => one.action === action)

describe('Decided: the way back is in every status', () => {
  it('first in full, then in short, with the call that buys what is missing', async () => {
    const { one, ash, bee } = await bereaved()
    const first = await look(one)
    expect(first.lost_since_last_look).toHaveLength(1)
    expect(first.can_return).toBeUndefined()
    expect(stepTo(first, 'buy_credits')).toBe(first.next_steps.length - 1)
    await feed(one, bee)
    for (let turn = 0; turn < 2; turn++) {
      const body = await look(one)
      expect(body.lost_since_last_look).toBeUndefined()
      expect(body.can_return).toHaveLength(1)
      const [lost] = body.can_return
      expectFields(lost, 'creature_id, name, cause, resurrection')
      expect(lost).toMatchObject({ creature_id: ash, name: 'Ash', resurrection: { possible: true, cost: 100 } })
      expect(stepTo(body, 'buy_credits')).toBe(body.next_steps.length - 1)
    }
  })

  it('the return is the first step once credits suffice, bought by whichever link, and works as given', async () => {
    const { one, ash, bee } = await bereaved()
    await look(one)
    await feed(one, bee)
    await one.buy('100')
    const body = await look(one)
    expect(body.next_steps[0]).toMatchObject({ action: 'resurrect', body: { creature_id: ash } })
    expect(stepTo(body, 'buy_credits')).toBe(-1)
    const back = await one.post('/api/house/resurrect', body.next_steps[0].body)
    expect([back.status, back.body.creature.name]).toEqual([200, 'Ash'])
    const after = await look(one)
    expect([after.can_return, stepTo(after, 'resurrect')]).toEqual([undefined, -1])
  })

  it('of several deaths, each is reported until it is back', async () => {
    const one = await agent()
    const [ash, bee] = [await one.creature({ name: 'Ash' }), await one.creature({ name: 'Bee' })]
    pass({ hours: 37 })
    const named = async () => {
      const { can_return = [] } = await look(one)
      return can_return.map(({ name }: { name: string }) => name).toSorted()
    }
    expect((await look(one)).lost_since_last_look).toHaveLength(2)
    expect((await look(one)).suggestion).toBe('Bring back who can return, or adopt an egg.')
    expect(stepTo((await one.get('/api/house/plan')).body, 'buy_credits')).toBeGreaterThan(0)
    // The 404 is about the one that died last.
    expect(await named()).toHaveLength(1)
    const steps: { description: string }[] = (await look(one)).next_steps
    expect(
      steps.filter(({ description }) => / can return for .+ So can \w+ for 100\.$/.test(description)),
    ).toHaveLength(1)
    await one.creature({ name: 'Cat' })
    expect(await named()).toEqual(['Ash', 'Bee'])
    await one.buy('500')
    expect((await one.post('/api/house/resurrect', { creature_id: bee })).status).toBe(200)
    expect(await named()).toEqual(['Ash'])
    expect((await look(one)).next_steps[0].body).toEqual({ creature_id: ash })
  })

  it.each<[string, object]>([
    ['a name as creature_id', { creature_id: 'Ash' }],
    ['a name as id', { id: 'Ash' }],
    ['no id', {}],
  ])('in the refusal of a return with %s, before any look and after it', async (_what, body) => {
    const { one, ash } = await bereaved()
    for (const first of [true, false]) {
      const answer = await one.post('/api/house/resurrect', body)
      expect([first, answer.status, answer.body.can_return]).toMatchObject([first, 400, [{ creature_id: ash }]])
      await look(one)
    }
  })

  it('in the answer of the act that killed it, in JSON and in plain text', async () => {
    const one = await agent()
    const id = await one.creature({ name: 'Ash' })
    for (let count = 1; count <= 4; count++) {
      await one.post('/api/house/care', HARM)
      pass({ seconds: 10 })
    }
    const { text } = await call('POST', '/api/house/care', {
      key: one.key,
      body: HARM,
      headers: { accept: 'text/plain', 'idempotency-key': 'the-last' },
    })
    const { body } = await call('POST', '/api/house/care', {
      key: one.key,
      body: HARM,
      headers: { 'idempotency-key': 'the-last' },
    })
    expect([body.creature.alive, body.gravestone.creature_id]).toEqual([false, id])
    expect(body.resurrection).toEqual({ possible: true, until: expect.stringMatching(/Z$/), cost: 100 })
    expect(text).toMatch(/It can return for 100 credits, at the latest in 6 days/)
    const told = await call('GET', `/api/house/status?id=${id}`, { key: one.key, headers: { accept: 'text/plain' } })
    expect(told.text).toMatch(/of what it was given/)
    expect(`${text}${told.text}`).not.toContain('poison')
  })

  it('after a return, first what it needs now and then the next visit', async () => {
    const { one, ash, bee } = await bereaved()
    await feed(one, bee)
    await one.buy('100')
    const send = (headers: Record<string, string>) =>
      call('POST', '/api/house/resurrect', { key: one.key, body: { creature_id: ash }, headers })
    const { body } = await send({ 'idempotency-key': 'return' })
    expect(body.message).toMatch(/\. Ash is not at its strongest\. Medicine puts that right\.$/)
    const { text } = await send({ 'idempotency-key': 'return', accept: 'text/plain' })
    expect(text).toMatch(/^- POST .*"creature":"Ash","action":"medicine"[\s\S]*^Come back .*: \w+, .*\n$/m)
  })

  it('care for it, while another lives, mentions no egg', async () => {
    const { one, ash } = await bereaved()
    const { status, body } = await feed(one, ash)
    expect([status, body.suggestion]).toEqual([404, 'Look at your house to see who is there.'])
    expect(stepTo(body, 'adopt')).toBe(-1)
  })

  it('of a token that may play: it asks its human, because only a key buys credits', async () => {
    const { one } = await bereaved()
    const { access } = await newConnection(house, one.key)
    const { body } = await call('GET', '/api/house/status', { key: access })
    expect(stepTo(body, 'buy_credits')).toBe(-1)
    const asks = body.next_steps.find(({ endpoint }: { endpoint: string }) => endpoint === '/api/house/window')
    expect(asks.description).toMatch(
      /^Ash can return for 100 credits; you have 0\. Make a page on which your human can pay/,
    )
    expect((await call('POST', asks.endpoint, { key: access, body: asks.body })).status).toBe(200)
  })

  it('until the window closes', async () => {
    const { one, bee } = await bereaved()
    await look(one)
    await feed(one, bee)
    const named = async () => {
      await one.creature({ name: 'Cat' })
      const { can_return = [] } = await look(one)
      return can_return.map(({ name }: { name: string }) => name)
    }
    pass({ hours: 166 })
    expect(await named()).toEqual(['Ash', 'Bee'])
    pass({ hours: 3 })
    expect(await named()).toEqual(['Bee'])
  })

  it('in plain text too', async () => {
    const { one, bee } = await bereaved()
    await look(one)
    await feed(one, bee)
    const headers = { accept: 'text/plain' }
    const { text } = await call('GET', '/api/house/status', { key: one.key, headers })
    const { can_return } = (await call('GET', '/api/house/status', { key: one.key })).body
    expect(text).toMatch(/^Ash died of \w+ and can return for 100 credits until \w{3} \d+ \w+ \d\d:\d\d UTC \(id /m)
    expect(text).toContain(`(id ${can_return[0].creature_id})`)
  })

  it('in plain text from the first time on, with the call, however much else is reported', async () => {
    const { one } = await bereaved()
    const headers = { accept: 'text/plain' }
    const read = async (path: string) => (await call('GET', path, { key: one.key, headers })).text
    for (let turn = 0; turn < 2; turn++) {
      const text = await read('/api/house/status')
      expect(text).toMatch(/^- POST \/api\/house\/credits \{"pack":"100"\}/m)
    }
  })

  it('in plain text at most twice where it is requested', async () => {
    const { one, ash } = await bereaved()
    const headers = { accept: 'text/plain' }
    await look(one)
    const { text } = await call('GET', `/api/house/status?creature_id=${ash}`, { key: one.key, headers })
    expect(text.match(/can return/g)).toHaveLength(2)
    expect(text.match(/Died|died/g)).toHaveLength(1)
  })

  it('in plain text with the cost and the balance once where credits are missing', async () => {
    const { one, ash } = await bereaved()
    const { status, text } = await call('POST', '/api/house/resurrect', {
      key: one.key,
      body: { creature_id: ash },
      headers: { accept: 'text/plain' },
    })
    expect([status, text.match(/you have \d+/gi)]).toEqual([402, ['You have 0']])
    expect(text).toContain('You have 0 of 100 credits.')
  })

  it('in plain text with every step, though no creature is left', async () => {
    const one = await agent()
    await one.creature({ name: 'Ash' })
    pass({ hours: 37 })
    const headers = { accept: 'text/plain' }
    for (const [method, path] of [
      ['GET', '/api/house/status'],
      ['POST', '/api/house/care'],
    ] as const) {
      const body = method === 'POST' ? { action: 'feed' } : undefined
      const { status, text } = await call(method, path, { key: one.key, headers, body })
      expect(status).toBe(404)
      for (const step of ['GET /api/house/graveyard', 'POST /api/house/credits', 'POST /api/house/adopt'])
        expect(text).toContain(`- ${step}`)
    }
  })

  it('with steps that say whose stone and story they show, where nothing else tells it', async () => {
    const one = await agent()
    await one.creature({ name: 'Ash' })
    pass({ hours: 37 })
    await look(one)
    const { next_steps } = (await one.get('/api/me')).body
    const told = next_steps.slice(0, 2).map(({ description }: { description: string }) => description)
    expect(told).toEqual(['The stone of Ash.', 'The story of Ash.'])
  })
})
