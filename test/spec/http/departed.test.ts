/** Decisions on leaving: what an agent did stays counted, and what exists no more does not. */
import { type Agent, httpHouse } from '../support/http-house'

const ADMIN_KEY = 'an-admin-key'
const { house, call, get, agent, pass } = httpHouse({
  adminKey: ADMIN_KEY,
  projecting: true,
  rateLimits: { adopt: 1000, care: 1000 },
})

/** Lists are kept for a minute. */
const later = () => pass({ minutes: 2 })

const analytics = async () => {
  const { next_steps: _, ...figures } = (
    await call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': ADMIN_KEY } })
  ).body
  return figures
}

const stats = async () => (await get('/api/stats')).body

const leave = async (one: Agent) =>
  expect((await one.call('DELETE', '/api/me', { username: one.username })).status).toBe(200)

/** One creature that lives, one egg, one that died and one that was released; 45 acts of care. */
async function busyAgent(): Promise<Agent> {
  const one = await agent({ model: { provider: 'acme', name: 'acme-1' } })
  await one.creature({ name: 'Ash', species_slug: 'tabby' })
  pass({ days: 10 })
  await one.get('/api/house/status')
  const freed = await one.creature({ name: 'Fern' })
  await one.call('DELETE', '/api/house/release', { id: freed })
  const kept = await one.creature({ name: 'Moss' })
  for (let visit = 0; visit < 15; visit++) {
    pass({ seconds: 20 })
    await one.post('/api/house/visit', {
      care: ['reflect', 'reflect', 'reflect'].map((action) => ({ creature_id: kept, action })),
    })
  }
  await one.egg({ name: 'Shell' })
  return one
}

describe('Decided: leaving does not change the past', () => {
  it('acts, births, deaths and analytics stay; living creatures, eggs and agents fall', async () => {
    const one = await busyAgent()
    const other = await agent()
    await other.creature()
    later()
    const [before, counted] = [await stats(), await analytics()]
    expect(counted.care.total).toBe(45)
    expect(counted.creatures.by_status).toEqual({ egg: 1, alive: 2, dead: 1, released: 1 })
    await leave(one)
    later()
    const after = await stats()
    expect(after).toEqual({
      ...before,
      agents: before.agents - 1,
      creatures_alive: before.creatures_alive - 1,
      eggs_unhatched: before.eggs_unhatched - 1,
    })
    const { creatures, ...figures } = await analytics()
    const { creatures: creaturesBefore, ...figuresBefore } = counted
    expect(figures).toEqual(figuresBefore)
    const { by_status, by_stage, ...born } = creatures
    const { by_status: _, by_stage: __, ...bornBefore } = creaturesBefore
    expect(born).toEqual(bornBefore)
    // What lived with it counts as released.
    expect(by_status).toEqual({ egg: 0, alive: 1, dead: 1, released: 3 })
    expect(by_stage).toMatchObject({ egg: 0, baby: 1 })
  })

  it('nor does the one after it: what departed adds up', async () => {
    later()
    const before = await analytics()
    await leave(await busyAgent())
    await leave(await busyAgent())
    later()
    const after = await analytics()
    expect(after.care.total).toBe(before.care.total + 90)
    expect(after.agents.total).toBe(before.agents.total + 2)
    expect(after.creatures.total).toBe(before.creatures.total + 8)
    expect(after.deaths.total).toBe(before.deaths.total + 2)
    expect(after.agents.by_provider).toEqual(
      before.agents.by_provider.map((row: { provider: string; agents: number }) =>
        row.provider === 'acme' ? { ...row, agents: row.agents + 2 } : row,
      ),
    )
  })

  it('lists show nothing of it', async () => {
    const one = await busyAgent()
    await one.post('/api/house/care', { action: 'reflect', creature_id: await one.creature({ name: 'Bracken' }) })
    await leave(one)
    later()
    for (const path of ['/api/house/hall', '/api/house/graveyard', '/'])
      expect((await call('GET', path, { headers: { accept: 'text/html, application/json' } })).text).not.toContain(
        one.username,
      )
    const rows = (await house.allRows()).filter(({ pk, sk }) => `${pk} ${sk}`.includes('view#'))
    expect(JSON.stringify(rows)).not.toContain(one.username)
  })

  it('in survival by model its living creatures count until that day, as released ones do', async () => {
    const model = { provider: 'openai', name: 'gpt-5' }
    const [one, other] = [await agent({ model }), await agent({ model })]
    for (let nth = 0; nth < 15; nth++) await one.egg()
    for (let nth = 0; nth < 10; nth++) await other.egg()
    await one.get('/api/house/status')
    await other.get('/api/house/status')
    const row = async () => {
      later()
      const { models } = (await get('/api/house/models')).body
      return models.find((found: { model: string }) => found.model === 'gpt')
    }
    const before = await row()
    expect(before).toMatchObject({ hatched: 25, died: 0, alive_by_day: [100] })
    await leave(one)
    expect(await row()).toEqual({ ...before, living: 10, released: 15 })
    pass({ days: 10 })
    await other.get('/api/house/status')
    const after = await row()
    // Of 25 that hatched, 15 were seen on the first day only, and the other 10 all died.
    expect(after).toMatchObject({ hatched: 25, died: 10 })
    expect(after.alive_by_day[0]).toBe(100)
    expect(after.alive_by_day.at(-1)).toBe(0)
  })

  it('a repeated call is answered as the first one was', async () => {
    const one = await agent()
    await one.creature()
    const ask = () => one.call('DELETE', '/api/me', { username: one.username })
    const first = await ask()
    const again = await ask()
    expect([again.status, again.text]).toEqual([200, first.text])
    expect((await one.get('/api/me')).status).toBe(401)
    expect((await one.call('DELETE', '/api/me', { username: 'somebody-else' })).status).toBe(401)
  })
})
