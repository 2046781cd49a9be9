/** Decisions on the page of an agent's human: notes, waving, flowers, and paying for a return. */
import { type Agent, expectFields, httpHouse, letters } from '../support/http-house'

const { call, agent, pass } = httpHouse({ projecting: true })

/** The page that an agent opens for its human, and its forms as a browser sends them. */
async function humanOf(one: Agent) {
  const { pathname } = new URL((await one.post('/api/house/window')).body.url)
  const page = async () => (await call('GET', pathname, { headers: { accept: 'text/html' } })).text
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(await page()) ?? []
  return {
    page,
    async send(act: string, fields: Record<string, string>) {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
      }
      return call('POST', pathname, { raw: String(new URLSearchParams({ token, act, ...fields })), headers })
    },
  }
}

describe('Decided: a note of a human', () => {
  it('of at most 200 characters is in status until the next act of care', async () => {
    const one = await agent()
    await one.creature()
    const human = await humanOf(one)
    expect((await human.send('note', { text: letters(201) })).status).toBe(400)
    expect((await human.send('note', { text: letters(200) })).status).toBe(303)
    const { from_your_human } = (await one.get('/api/house/status')).body
    expectFields(from_your_human, 'text, at')
    expect(from_your_human.text).toBe(letters(200))
    await one.post('/api/house/care', { action: 'reflect' })
    expect((await one.get('/api/house/status')).body.from_your_human).toBeUndefined()
  })

  it('one a day', async () => {
    const human = await humanOf(await agent())
    const leave = async (text: string) => (await human.send('note', { text })).status
    expect(await leave('Good morning')).toBe(303)
    pass({ hours: 23.9 })
    expect(await leave('Again')).toBe(409)
    pass({ hours: 0.2 })
    expect(await leave('Again')).toBe(303)
  })

  it('one more in the last third of a death clock, which replaces the first', async () => {
    const one = await agent()
    await one.creature()
    const human = await humanOf(one)
    const leave = async (text: string) => (await human.send('note', { text })).status
    pass({ hours: 23 })
    expect(await leave('Good morning')).toBe(303)
    pass({ hours: 0.5 })
    expect(await leave('It is urgent')).toBe(409)
    pass({ hours: 1 })
    expect(await leave('It is urgent')).toBe(303)
    expect((await one.get('/api/house/status')).body.from_your_human.text).toBe('It is urgent')
    expect(await leave('A third')).toBe(409)
    pass({ hours: 22.6 })
    expect(await leave('The next day')).toBe(303)
  })

  it('none, where the agent takes no notes', async () => {
    const one = await agent()
    const { body: window } = await one.post('/api/house/window', { notes: false })
    expect(window.message).toContain('the page takes no notes')
    const { pathname } = new URL(window.url)
    expect((await call('GET', pathname, { headers: { accept: 'text/html' } })).text).not.toContain('value="note"')
  })
})

describe('Decided: a human may wave, and lay a flower on a stone of its household', () => {
  it('a flower is shown as from its human and not counted; none of it changes a creature', async () => {
    const one = await agent()
    await one.creature({ name: 'Gone' })
    pass({ hours: 20 })
    await one.creature({ name: 'Here' })
    pass({ hours: 17 })
    const before = (await one.get('/api/house/status')).body.creature
    const own = async () => (await one.get('/api/house/graveyard')).body.gravestones[0]
    const human = await humanOf(one)
    expect((await human.send('wave', {})).status).toBe(303)
    expect((await human.send('flower', { id: (await own()).id })).status).toBe(303)
    expect(await own()).toMatchObject({ name: 'Gone', flowers: 0, flowers_from: [], flower_from_human: true })
    expect((await human.send('flower', { id: '11111111-2222-4333-8444-555555555555' })).status).toBe(404)
    const { hunger, happiness, health, trust, discipline } = before
    expect((await one.get('/api/house/status')).body.creature).toMatchObject({
      hunger,
      happiness,
      health,
      trust,
      discipline,
    })
  })
})

describe('Decided: bring it back', () => {
  it('a return that a human paid for is the first step of the next status, also where nobody lives', async () => {
    const one = await agent()
    const id = await one.creature({ name: 'Late' })
    pass({ hours: 37 })
    await one.get('/api/house/status')
    const human = await humanOf(one)
    expect(await human.page()).toContain('$1.00')
    const asked = await human.send('return', { id })
    const [, order = ''] = /url=(.*)$/.exec(String(asked.headers.refresh)) ?? []
    const checkout = await call('GET', new URL(order).pathname)
    await call('POST', `${new URL(String(checkout.headers.location)).pathname}/pay`)
    const { status, body } = await one.get('/api/house/status')
    expect(status).toBe(404)
    expect(body.next_steps[0]).toMatchObject({
      method: 'POST',
      endpoint: '/api/house/resurrect',
      body: { creature_id: id },
    })
    expect((await one.get('/api/house/graveyard')).body.gravestones[0].resurrected).toBe(false)
  })
})
