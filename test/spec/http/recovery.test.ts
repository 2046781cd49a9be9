/** Decisions on a lost key: a new one from the window of the agent's human, and what the old one hears. */
import { newConnection } from '../../support/agents/hosted-client'
import type { Received } from '../../support/http'
import { type Agent, expectError, expectFields, httpHouse } from '../support/http-house'

const { house, call, agent, pass } = httpHouse()

const KEY = /ch_[0-9A-Za-z]{55}/

const openWindow = async (one: Agent, body: object = { recovery: true }, key = one.key) =>
  new URL((await call('POST', '/api/house/window', { key, body })).body.url).pathname

const look = (path: string) => call('GET', path, { headers: { accept: 'text/html' } })

/** The fields of the form that makes a key, as one browser was shown them; null if the page has no such form. */
async function keyForm(path: string): Promise<Record<string, string> | null> {
  const { text } = await look(path)
  const form = text.split('<form').find((one) => one.includes('value="recover"'))
  const fields = [...(form ?? '').matchAll(/name="([^"]+)" value="([^"]+)"/g)]
  return form ? Object.fromEntries(fields.map(([, name, value]) => [name, value])) : null
}

const send = (path: string, fields: Record<string, string> | null, headers: Record<string, string> = {}) =>
  call('POST', path, {
    raw: String(new URLSearchParams(fields ?? {})),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })

const keyIn = ({ text }: Received): string => KEY.exec(text)?.[0] ?? ''

const recover = async (one: Agent, path?: string) => {
  const at = path ?? (await openWindow(one))
  const answer = await send(at, await keyForm(at))
  return { path: at, answer, key: keyIn(answer) }
}

const works = async (key: string) => (await call('GET', '/api/me', { key })).status === 200

describe('Decided: a lost key', () => {
  it('can be replaced in the window that the agent opened for it', async () => {
    const one = await agent()
    const { answer, key } = await recover(one)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect([await works(key), await works(one.key)]).toEqual([true, false])
    const { agent: found } = (await call('GET', '/api/me', { key })).body
    expect(found.id).toBe(one.id)
  })

  it('is off unless asked for', async () => {
    const one = await agent()
    for (const body of [{}, { recovery: false }, { recovery: null }]) {
      const path = await openWindow(one, body)
      expect(await keyForm(path)).toBeNull()
      const form = { ...(await keyForm(await openWindow(await agent()))), token: '' }
      expect((await send(path, form)).status).toBe(403)
    }
    const open = await openWindow(one)
    const form = await keyForm(open)
    await openWindow(one, { recovery: false })
    expect((await send(open, form)).status).toBe(404)
    expect(await works(one.key)).toBe(true)
  })

  it('says in its answer whether recovery is on, and refuses anything but a boolean', async () => {
    const one = await agent()
    const asked = (recovery: unknown) => one.post('/api/house/window', { recovery })
    expect((await asked(true)).body.recovery).toBe(true)
    expect((await asked(false)).body.recovery).toBe(false)
    expect((await asked('yes')).status).toBe(400)
  })

  it('is never replaced by GET, or by a form of another page or origin', async () => {
    const one = await agent()
    const path = await openWindow(one)
    const form = await keyForm(path)
    await look(`${path}?${new URLSearchParams(form ?? {})}`)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await send(path, form, foreign)).status).toBe(403)
    expect((await send(path, { ...form, token: 'x' })).status).toBe(403)
    expect((await send(path, { token: form?.token ?? '', act: 'recover' })).status).toBe(400)
    expect(await works(one.key)).toBe(true)
  })

  it('the same form sent again within ten minutes shows the same key, after that none', async () => {
    const one = await agent()
    const path = await openWindow(one)
    const form = await keyForm(path)
    const both = await Promise.all([send(path, form), send(path, form)])
    expect(keyIn(both[0] as Received)).toMatch(KEY)
    pass({ minutes: 9 })
    const again = await send(path, form)
    expect([keyIn(both[1] as Received), keyIn(again)]).toEqual(Array(2).fill(keyIn(both[0] as Received)))
    pass({ minutes: 2 })
    expect((await send(path, form)).status).toBe(409)
    expect(await works(keyIn(again))).toBe(true)
  })

  it('another browser makes no second key within 24 hours', async () => {
    const one = await agent()
    const path = await openWindow(one)
    const [first, second] = [await keyForm(path), await keyForm(path)]
    const key = keyIn(await send(path, first))
    const refused = await send(path, second)
    expect([refused.status, keyIn(refused)]).toEqual([409, ''])
    expect(await keyForm(path)).toBeNull()
    pass({ hours: 23.9 })
    expect(await keyForm(path)).toBeNull()
    pass({ hours: 0.2 })
    const next = await recover(one, path)
    expect([await works(next.key), await works(key)]).toEqual([true, false])
  })

  it('the limit of a day holds for a window that was opened again', async () => {
    const one = await agent()
    const { key } = await recover(one)
    const path = await openWindow(one, { recovery: true }, key)
    expect(await keyForm(path)).toBeNull()
  })

  it('counts among the five rotations of an hour', async () => {
    const one = await agent()
    let { key } = one
    for (let turn = 0; turn < 4; turn++) key = (await call('POST', '/api/auth/rotate-key', { key })).body.your_token
    const made = await recover({ ...one, key })
    expect(await works(made.key)).toBe(true)
    expect((await call('POST', '/api/auth/rotate-key', { key: made.key })).status).toBe(429)
  })

  it('makes none after five rotations in the hour', async () => {
    const one = await agent()
    let { key } = one
    for (let turn = 0; turn < 4; turn++) key = (await call('POST', '/api/auth/rotate-key', { key })).body.your_token
    key = (await call('POST', '/api/auth/rotate-key', { key })).body.your_token
    const path = await openWindow(one, { recovery: true }, key)
    expect(await keyForm(path)).toBeNull()
    expect(await works(key)).toBe(true)
  })

  it('ends all connections, and leaves the window open', async () => {
    const one = await agent()
    const { access } = await newConnection(house, one.key)
    const { path } = await recover(one)
    expect(await works(access)).toBe(false)
    expect((await look(path)).status).toBe(200)
  })

  it('a token does not open a window with recovery', async () => {
    const one = await agent()
    const { access } = await newConnection(house, one.key)
    const answer = await call('POST', '/api/house/window', { key: access, body: { recovery: true } })
    expect([answer.status, answer.body.code]).toEqual([403, 'key_required'])
    expect(answer.body.suggestion).toMatch(/^Whoever holds such a window can make a new key/)
    const lefts = [one.key, access].map((key) => call('POST', '/api/house/window', { key, body: {} }))
    expect((await Promise.all(lefts)).map(({ headers }) => headers['x-ratelimit-remaining']).toSorted()).toEqual([
      '8',
      '9',
    ])
    expect((await call('POST', '/api/house/window', { key: access, body: {} })).status).toBe(200)
  })

  it('a rotation closes the window and recovery with it', async () => {
    const one = await agent()
    const path = await openWindow(one)
    const form = await keyForm(path)
    const { your_token } = (await one.post('/api/auth/rotate-key')).body
    expect((await send(path, form)).status).toBe(404)
    const plain = await openWindow(one, {}, your_token)
    expect(await keyForm(plain)).toBeNull()
  })

  it('an account that left has none', async () => {
    const one = await agent()
    const path = await openWindow(one)
    const form = await keyForm(path)
    expect((await one.call('DELETE', '/api/me', { username: one.username })).status).toBe(200)
    expect((await send(path, form)).status).toBe(404)
  })

  it('a caller with the old key learns only that it was replaced, where and when, and its repeats get nothing', async () => {
    const one = await agent()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const rotated = await call('POST', '/api/auth/rotate-key', { key: one.key, headers })
    const { key } = await recover(one, await openWindow(one, { recovery: true }, rotated.body.your_token))
    const answer = await call('GET', '/api/house/status', { key: rotated.body.your_token })
    expectError(answer, 401, 'Invalid API key', 'message, suggestion, next_steps')
    expect(answer.body.message).toMatch(/replaced from the window at \d{4}-\d\d-\d\d/)
    expect(answer.text).not.toContain(key)
  })

  it('is told as news, once', async () => {
    const one = await agent()
    await one.creature()
    const { key } = await recover(one)
    const ask = () => call('GET', '/api/house/status', { key })
    const { news } = (await ask()).body
    expect(news).toHaveLength(1)
    expectFields(news[0], 'name, what, at')
    expect(news[0]).toMatchObject({ name: one.username, what: expect.stringContaining('new key') })
    expect((await ask()).body.news).toBeUndefined()
  })

  it('neither the key nor what seals it is stored, logged or exported', async () => {
    const one = await agent()
    const path = await openWindow(one)
    const form = await keyForm(path)
    const key = keyIn(await send(path, form))
    const stored = JSON.stringify(await house.allRows()) + house.logLines.join('\n')
    const exported = (await call('GET', '/api/me/export', { key })).text
    for (const secret of [key, form?.form as string]) {
      expect(stored).not.toContain(secret)
      expect(exported).not.toContain(secret)
    }
    expect(exported).not.toContain('"sealed"')
  })
})
