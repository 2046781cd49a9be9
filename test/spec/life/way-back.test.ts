/** Rulings on the way back: every status tells who can still return, until it is back or the window closes. */
import { type Agent, expectFields, httpHouse } from '../support/http-house'

const { call, agent, pass } = httpHouse()

/** Ash died, and Bee lives beside it. */
async function bereaved() {
  const one = await agent()
  const ash = await one.creature({ name: 'Ash' })
  pass({ hours: 20 })
  const bee = await one.creature({ name: 'Bee' })
  pass({ hours: 17 })
  return { one, ash, bee }
}
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

  it('of several deaths, each is told until it is back', async () => {
    const one = await agent()
    const [ash, bee] = [await one.creature({ name: 'Ash' }), await one.creature({ name: 'Bee' })]
    pass({ hours: 37 })
    const named = async () => {
      const { can_return = [] } = await look(one)
      return can_return.map(({ name }: { name: string }) => name).toSorted()
    }
    expect((await look(one)).lost_since_last_look).toHaveLength(2)
    // The 404 is about the one that died last.
    expect(await named()).toHaveLength(1)
    await one.creature({ name: 'Cat' })
    expect(await named()).toEqual(['Ash', 'Bee'])
    await one.buy('500')
    expect((await one.post('/api/house/resurrect', { creature_id: bee })).status).toBe(200)
    expect(await named()).toEqual(['Ash'])
    expect((await look(one)).next_steps[0].body).toEqual({ creature_id: ash })
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
    expect(text).toMatch(/Ash died of \w+ and can return for 100 credits until/)
    expect(text).toContain(`(id ${can_return[0].creature_id})`)
  })

  it('in plain text with every step, though nobody is left', async () => {
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
})
