/** Decisions on keys and tokens: what counts against whom, and who gets the answer of a call again. */
import { randomUUID } from 'node:crypto'
import { newConnection } from '../../support/agents/hosted-client'
import type { Received } from '../../support/http'
import { type Agent, expectError, httpHouse, steps } from '../support/http-house'

const { house, call, agent, pass } = httpHouse()

/** How many calls are left after this one. */
const left = ({ headers }: Received): number => Number(headers['x-ratelimit-remaining'])

const ROTATION = '/api/auth/rotate-key'

/** The same agent and a secret of its own: only the house can tell that it is no key. */
async function forgedKey(one: Agent): Promise<string> {
  const other = await agent()
  const body = `${one.key.slice(0, 25)}${other.key.slice(25, 52)}`
  // The last six characters are the CRC32 of the others, in base62.
  let crc = 0xffffffff
  for (const letter of Buffer.from(body)) {
    crc ^= letter
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  let [value, checksum] = [(crc ^ 0xffffffff) >>> 0, '']
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  for (; checksum.length < 6; value = Math.floor(value / 62)) checksum = digits[value % 62] + checksum
  return body + checksum
}

describe('Decided: what counts against whom', () => {
  it('a forged key, and a token that is ended or too narrow, use up nothing of their agent', async () => {
    const one = await agent()
    const [read, ended] = [await newConnection(house, one.key, { scope: 'read' }), await newConnection(house, one.key)]
    await house.call('POST', '/oauth/revoke', {
      raw: String(new URLSearchParams({ token: ended.access })),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const adopt = (key: string) => call('POST', '/api/house/adopt', { key, body: { name: 'Pip' } })
    for (const [key, status] of [
      [await forgedKey(one), 401],
      [ended.access, 401],
      [read.access, 403],
    ] as const)
      for (let count = 1; count <= 6; count++) expect((await adopt(key)).status).toBe(status)
    expect(left(await adopt(one.key))).toBe(4)
  })

  it('a token counts with its key', async () => {
    const one = await agent()
    const { access } = await newConnection(house, one.key)
    const lefts = []
    for (const key of [one.key, access, one.key]) lefts.push(left(await call('GET', '/api/me', { key })))
    expect(lefts).toEqual([59, 58, 57])
  })

  it('a token is offered no step that its scope does not cover', async () => {
    const one = await agent()
    await one.creature()
    pass({ hours: 4 })
    const stepsFor = async (key: string): Promise<{ method: string }[]> =>
      (await call('GET', '/api/house/status', { key })).body.next_steps
    const [read, play] = [await newConnection(house, one.key, { scope: 'read' }), await newConnection(house, one.key)]
    expect((await stepsFor(read.access)).filter(({ method }) => method !== 'GET')).toEqual([])
    expect(await stepsFor(play.access)).toEqual(await stepsFor(one.key))
  })

  it('a token that may do none of what is needed is led to the list of it', async () => {
    const one = await agent()
    await one.creature()
    pass({ hours: 24 })
    const { access } = await newConnection(house, one.key, { scope: 'read' })
    const { next_steps } = (await call('GET', '/api/house/status', { key: access })).body
    expect(next_steps[0]).toMatchObject({ method: 'GET', endpoint: '/api/me' })
    const listed = await call('GET', next_steps[0].endpoint, { key: access })
    expect(JSON.stringify(listed.body.next_visit.to_do)).toContain('feed')
    expect(steps(listed)).toEqual(['GET /api/house/plan'])
  })

  it('a new key starts with limits of its own, but for rotations, of which an agent has 5 in an hour', async () => {
    const one = await agent()
    pass({ hours: 1 })
    await one.get('/api/me')
    let { key } = one
    for (let count = 1; count <= 5; count++) {
      const rotated = await call('POST', ROTATION, { key })
      expect([rotated.status, left(rotated)]).toEqual([200, 5 - count])
      key = rotated.body.your_token
      expect(left(await call('GET', '/api/me', { key }))).toBe(59)
    }
    expect((await call('POST', ROTATION, { key })).status).toBe(429)
    expect((await call('GET', '/api/me', { key })).status).toBe(200)
    pass({ hours: 1 })
    expect((await call('POST', ROTATION, { key })).status).toBe(200)
  })

  it('the requests of a rotation count too, and the headers state the smaller remainder', async () => {
    const one = await agent()
    pass({ hours: 1 })
    const malformed = (key = one.key) => call('POST', ROTATION, { key, raw: '[]' })
    expect([left(await malformed()), left(await malformed()), left(await malformed())]).toEqual([4, 3, 2])
    const rotated = await call('POST', ROTATION, { key: one.key })
    expect([rotated.status, left(rotated)]).toEqual([200, 1])
    // One rotation in the hour; a refused one is none.
    expect(left(await malformed(rotated.body.your_token))).toBe(4)
    expect(left(await call('POST', ROTATION, { key: rotated.body.your_token }))).toBe(3)
  })
})

describe('Decided: who gets the answer of a call again', () => {
  const once = () => ({ 'idempotency-key': randomUUID() })
  const isAgain = ({ headers }: Received): boolean => headers['idempotency-replayed'] === 'true'

  it('any credential of the agent that may make the call, so that nothing is done twice under a new key', async () => {
    const one = await agent()
    const sent = { headers: once(), body: { name: 'Pip' } }
    const adopt = (key: string) => call('POST', '/api/house/adopt', { ...sent, key })
    const first = await adopt(one.key)
    const { body } = await call('POST', ROTATION, { key: one.key })
    const key = body.your_token
    const [read, play] = [await newConnection(house, key, { scope: 'read' }), await newConnection(house, key)]
    for (const again of [await adopt(key), await adopt(play.access)]) {
      expect([isAgain(again), again.body.creature.id]).toEqual([true, first.body.creature.id])
    }
    expectError(await adopt(one.key), 401, 'Invalid API key', 'suggestion, next_steps', { message: 'ours' })
    expect((await adopt(read.access)).status).toBe(403)
  })

  it('a secret: only the credential that first got it', async () => {
    const one = await agent()
    const { access } = await newConnection(house, one.key)
    const sent = { headers: once(), body: {} }
    const open = (key: string) => call('POST', '/api/house/window', { ...sent, key })
    const { url } = (await open(one.key)).body
    expect((await open(one.key)).body.url).toBe(url)
    expect((await open(access)).body.url).not.toBe(url)
  })

  it('the answer of a rotation: the key that it replaced, until the next one', async () => {
    const one = await agent()
    const headers = once()
    const rotate = () => call('POST', ROTATION, { key: one.key, headers })
    const { your_token } = (await rotate()).body
    expect((await rotate()).body.your_token).toBe(your_token)
    await call('POST', ROTATION, { key: your_token })
    const late = await rotate()
    expect([late.status, late.text.includes(your_token)]).toEqual([401, false])
  })

  it('that of leaving: the key that left', async () => {
    const one = await agent()
    const sent = { headers: once(), body: { username: one.username }, key: one.key }
    const [first, again] = [await call('DELETE', '/api/me', sent), await call('DELETE', '/api/me', sent)]
    expect([first.status, isAgain(again), again.text]).toEqual([200, true, first.text])
    expect((await one.get('/api/me')).status).toBe(401)
  })
})
