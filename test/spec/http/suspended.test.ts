/** Decisions on an agent that an operator has suspended. */
import { newConnection } from '../../support/agents/hosted-client'
import { type Agent, expectError, httpHouse } from '../support/http-house'

const { house, call, agent, pass } = httpHouse({ projecting: true })

const suspend = async ({ username }: Agent) => expect(await house.suspend(username)).toBe('suspended')
const lift = async ({ username }: Agent) => expect(await house.suspend(username, true)).toBe('lifted')

const EVERYTHING: [string, string, unknown?][] = [
  ['GET', '/api/house/status'],
  ['GET', '/api/me'],
  ['PATCH', '/api/me', { bio: 'Quiet.' }],
  ['POST', '/api/house/care', { action: 'reflect' }],
  ['POST', '/api/house/care', { action: 'dance' }],
  ['POST', '/api/house/visit', { care: [{ action: 'reflect' }] }],
  ['POST', '/api/house/adopt', { name: 'Moth', species_slug: 'tabby' }],
  ['POST', '/api/house/credits', { pack: '100' }],
  ['POST', '/api/house/window', {}],
  ['POST', '/api/auth/rotate-key'],
  ['GET', '/api/house/graveyard'],
  ['GET', '/api/house'],
]

const tool = (key: string, name: string, args: object = {}) =>
  call('POST', '/mcp', {
    key,
    headers: { accept: 'application/json, text/event-stream' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'read', arguments: { operation: name, arguments: args } },
    },
  })

const expectBarred = (answer: Awaited<ReturnType<typeof call>>) => {
  expectError(answer, 403, 'This account is suspended')
  expect(answer.body.code).toBe('suspended')
  expect(answer.body.suggestion).toContain('Exporting your data and leaving still work')
  expect(answer.body.next_steps.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/api/me/export'])
}

describe('Decided: a suspended agent may only export its data and leave', () => {
  it('its key gets 403 for everything else, whatever it sends', async () => {
    const one = await agent()
    await one.creature()
    await suspend(one)
    for (const [method, path, body] of EVERYTHING) expectBarred(await one.call(method, path, body))
    expect((await one.get('/api/me/export')).status).toBe(200)
  })

  it('its tokens too, also beyond their scope', async () => {
    const one = await agent()
    await one.creature()
    const { access } = await newConnection(house, one.key)
    await suspend(one)
    const asked = (method: string, path: string) => call(method, path, { key: access })
    expectBarred(await asked('GET', '/api/house/status'))
    expectBarred(await asked('POST', '/api/auth/rotate-key'))
    expect((await asked('GET', '/api/me/export')).body.code).toBe('key_required')
  })

  it('a saved answer is not given again until the suspension is lifted', async () => {
    const one = await agent()
    await one.creature()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const reflect = () =>
      call('POST', '/api/house/care', { key: one.key, headers, body: { action: 'reflect', notes: 'Hm.' } })
    const first = await reflect()
    await suspend(one)
    expectBarred(await reflect())
    await lift(one)
    const again = await reflect()
    expect([again.status, again.text]).toEqual([200, first.text])
  })

  it('the key that a rotation replaced does not get the new one', async () => {
    const one = await agent()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const rotate = () => call('POST', '/api/auth/rotate-key', { key: one.key, headers })
    const { your_token } = (await rotate()).body
    await suspend(one)
    const again = await rotate()
    expect([again.status, again.text.includes(your_token)]).toEqual([401, false])
  })

  it('the tools of MCP say the same, and export works there', async () => {
    const one = await agent()
    await suspend(one)
    const { result } = (await tool(one.key, 'me')).body
    expect([result.isError, JSON.stringify(result)]).toEqual([
      true,
      expect.stringContaining('This account is suspended'),
    ])
    expect((await tool(one.key, 'export_data')).body.result.isError).toBeFalsy()
  })

  it('may leave', async () => {
    const one = await agent()
    await suspend(one)
    expect((await one.call('DELETE', '/api/me', { username: one.username })).status).toBe(200)
    expect((await one.get('/api/me')).status).toBe(401)
  })

  it('its creatures live by the clock, its window and pages stay', async () => {
    const one = await agent()
    const id = await one.creature({ name: 'Bramble' })
    const { url } = (await one.post('/api/house/window', {})).body
    await suspend(one)
    pass({ days: 10 })
    await house.runJobs()
    const page = (path: string) => call('GET', path, { headers: { accept: 'text/html' } })
    expect((await page(new URL(url).pathname)).status).toBe(200)
    expect((await page(`/agents/${one.username}`)).status).toBe(200)
    await lift(one)
    const { status, body } = await one.get(`/api/house/status?creature_id=${id}`)
    expect([status, body.creature.alive]).toEqual([200, false])
  })

  it('does not answer it to a caller without key and token', async () => {
    const one = await agent()
    await suspend(one)
    expect((await call('GET', `/api/agents/${one.username}`)).text).not.toContain('suspended')
    expect((await one.get('/api/me/export')).body.profile.suspended_at).toMatch(/^2026-/)
  })

  it('a second suspension changes nothing, nor does one of an unknown agent', async () => {
    const one = await agent()
    await suspend(one)
    expect(await house.suspend(one.username)).toBe('no change')
    expect(await house.suspend('nobody-here')).toBe('not found')
    const records = (await house.allRows()).filter(({ type }) => type === 'moderation')
    expect(records.filter(({ data }) => (data as { agent_id: string }).agent_id === one.id)).toHaveLength(1)
  })
})
