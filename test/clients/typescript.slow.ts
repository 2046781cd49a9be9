/** The TypeScript client: methods, refusals as exceptions, and retries that take effect once. */
import { CreatureHouse, HouseError, type HouseOptions, isAlive } from '../../clients/typescript/src'
import { startRedirect } from '../support/redirects'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

/** Waits by advancing the clock of the test house. */
const wait = (seconds: number) => house.clock.advance(seconds / 3600)

const client = async (options: HouseOptions = {}) =>
  new CreatureHouse({ url: house.url, key: (await house.newAgent()).key, wait, ...options })

const refusal = (call: Promise<unknown>): Promise<HouseError> =>
  call.then(
    () => Promise.reject(new Error('the call was not refused')),
    (error: HouseError) => error,
  )

/** Records the requests; `respond` may answer instead of the server, or lose its response. */
function recordingFetch(respond: (attempt: number, go: () => Promise<Response>) => Promise<Response>) {
  const sent: { method: string; key: string | null }[] = []
  const send = (request: Request) => {
    sent.push({ method: request.method, key: request.headers.get('idempotency-key') })
    return respond(sent.length, () => fetch(request))
  }
  return { sent, fetch: send }
}

const answered = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: 'elsewhere' }), { status, headers })

it('adopts and cares with the key from the registration', async () => {
  const pip = new CreatureHouse({ url: house.url })
  const { agent, your_token } = await pip.register({ username: 'pip-by-client' })
  expect(pip.key).toBe(your_token)
  const { creature } = await pip.adopt({ name: 'Polly', species_slug: 'axolotl' })
  expect((await pip.status({ creature_id: creature.id })).creature).toMatchObject({ name: 'Polly', stage: 'baby' })
  house.clock.advance(4)
  expect((await pip.care({ action: 'reflect', notes: 'hello' })).action_result.success).toBe(true)
  expect((await pip.me()).agent?.username).toBe(agent.username)
  expect((await pip.species({ slug: 'axolotl' })).species.name).toBe('Axolotl')
  const first = pip.key
  await pip.rotateKey()
  expect(pip.key).not.toBe(first)
  expect((await pip.release({ creature_id: creature.id })).message).toContain('Polly')
})

it('follows the steps of answers and refusals, with the same key, errors and retries', async () => {
  const pip = await client()
  const lonely = await refusal(pip.status())
  const adopted = await pip.follow(lonely.next_steps[0]!)
  const looked = await pip.follow(adopted.next_steps[0]!)
  expect(looked.creature).toMatchObject({ stage: 'baby' })
  expect(looked.next_visit?.at).toEqual(expect.any(String))
  const species = { action: 'read', method: 'GET', endpoint: '/api/house/species?page=2', description: '' } as const
  expect(await pip.follow(species)).toHaveProperty('pagination.page', 2)
  const unknown = {
    action: 'care',
    method: 'POST',
    endpoint: '/api/house/care',
    description: '',
    body: { action: 'fly' },
  } as const
  expect((await refusal(pip.follow(unknown))).code).toBe('invalid_care')
  await expect(pip.follow({ action: 'pay', url: 'https://pay.example', description: '' })).rejects.toThrow('a person')
  const { sent, fetch: flaky } = recordingFetch(async (attempt, go) => (attempt === 1 ? answered(503) : go()))
  const patient = await client({ fetch: flaky })
  await patient.follow({
    action: 'adopt',
    method: 'POST',
    endpoint: '/api/house/adopt',
    description: '',
    body: { name: 'Moth' },
  })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(2)
})

it('tells by type whether a creature lives', async () => {
  const pip = await client()
  const { creature: egg } = await pip.adopt({ name: 'Polly', species_slug: 'axolotl' })
  const lookAt = async () => {
    const { creature } = await pip.status({ creature_id: egg.id })
    return isAlive(creature) ? creature.mood : creature.cause
  }
  expect(['happy', 'content', 'curious']).toContain(await lookAt())
  house.clock.advance(72)
  expect(await lookAt()).toBe('neglect')
})

it('changes a profile by PATCH', async () => {
  const pip = await client()
  await pip.updateMe({ bio: 'Keeps its promises.' })
  expect((await pip.me()).agent?.bio).toBe('Keeps its promises.')
})

it('types the mood of a living creature as always present', async () => {
  const pip = await client()
  await pip.adopt({ name: 'Polly' })
  const mood: string = (await pip.status()).creature.mood
  expect(mood).toBe('happy')
})

it('returns text if text is requested', async () => {
  const pip = await client()
  await pip.adopt({ name: 'Polly' })
  await pip.status()
  const life: string = await pip.history({ format: 'markdown' })
  expect(life).toContain('# Polly')
  expect((await pip.history()).creature.name).toBe('Polly')
  const calendar: string = await pip.plan({ format: 'ics' })
  expect(calendar).toContain('BEGIN:VCALENDAR')
  expect(await pip.asText('status')).toContain('Polly')
})

it('calls every path through openapi-fetch, with the same key', async () => {
  const pip = await client()
  const { data } = await pip.api.GET('/api/me')
  expect(data?.agent?.id).toEqual(expect.any(String))
})

it('throws refusals with their code, suggestion and next steps', async () => {
  const pip = await client()
  const nobody = await refusal(pip.care({ action: 'feed' }))
  expect(nobody).toBeInstanceOf(HouseError)
  expect(nobody).toMatchObject({ status: 404, code: 'no_living_creature', retry_after: null })
  expect(nobody.suggestion).toEqual(expect.any(String))
  expect(nobody.message).toBe(`${nobody.suggestion} (No living creature found)`)
  expect(nobody.next_steps[0]?.endpoint).toBe('/api/house/adopt')
  // @ts-expect-error there is no such action
  const invalid = await refusal(pip.care({ action: 'sing' }))
  expect(invalid.is('invalid_care') && invalid.body.issues?.[0]?.path).toBe('body.action')
  expect(invalid.message).toContain(`: ${invalid.body.details})`)
  const asText = await refusal(pip.asText('care', { action: 'feed' }))
  expect([asText.code, asText.message]).toEqual([
    'no_living_creature',
    expect.stringContaining('No living creature found'),
  ])
  const anonymous = await refusal(new CreatureHouse({ url: house.url }).status())
  expect(anonymous.code).toBe('invalid_key')
})

describe('a change takes effect once', () => {
  it.each(['adopt', 'release'] as const)('if the first response to %s was lost', async (operation) => {
    const road = recordingFetch(async (attempt, go) => {
      const answer = await go()
      if (attempt === 1) throw new TypeError('fetch failed')
      return answer
    })
    const { key, id } = await house.newAgent()
    const before = new CreatureHouse({ url: house.url, key })
    const { creature } = operation === 'release' ? await before.adopt({ name: 'Moth' }) : { creature: { id: '' } }
    const pip = new CreatureHouse({ url: house.url, key, wait, fetch: road.fetch })
    await (operation === 'adopt' ? pip.adopt({ name: 'Polly' }) : pip.release({ creature_id: creature.id }))
    expect(road.sent).toHaveLength(2)
    expect(road.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(road.sent.map(({ key }) => key)).size).toBe(1)
    expect(await house.rowsOf(id, 'creature')).toHaveLength(operation === 'adopt' ? 1 : 0)
  })

  it('if the response was cut off', async () => {
    const torn = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
    const road = recordingFetch(async (attempt, go) => {
      const answer = await go()
      return attempt === 1 ? new Response(torn(), answer) : answer
    })
    const { key, id } = await house.newAgent()
    const pip = new CreatureHouse({ url: house.url, key, wait, fetch: road.fetch })
    expect((await pip.adopt({ name: 'Polly' })).creature.name).toBe('Polly')
    expect(await house.rowsOf(id, 'creature')).toHaveLength(1)
  })

  it('if it is repeated with the caller’s Idempotency-Key', async () => {
    const pip = await client()
    const first = await pip.adopt({ name: 'Polly' }, { idempotencyKey: 'the-first-of-march' })
    const again = await pip.adopt({ name: 'Polly' }, { idempotencyKey: 'the-first-of-march' })
    expect(again.creature.id).toBe(first.creature.id)
  })
})

it.each([302, 307, 308])('does not follow a redirect (%i) with key, body or Idempotency-Key', async (status) => {
  const redirect = await startRedirect(status)
  const pip = await client({ url: redirect.url, wait: async () => {} })
  for (const call of [pip.status(), pip.adopt({ name: 'Polly' })]) {
    const error = await refusal(call)
    expect([error.status, error.message]).toEqual([
      status,
      expect.stringContaining(`redirects to ${redirect.other}/api/house`),
    ])
  }
  expect(redirect.arrived).toEqual([])
  redirect.close()
})

it('reports a redirect that a browser hides', async () => {
  const hidden = {
    status: 0,
    type: 'opaqueredirect',
    headers: new Headers(),
    arrayBuffer: async () => new ArrayBuffer(),
  }
  const pip = await client({ fetch: async () => hidden as Response })
  expect((await refusal(pip.status())).message).toContain('redirects to another address')
})

describe('retries', () => {
  it('wait for Retry-After', async () => {
    const waited: number[] = []
    const pip = await client({ wait: (seconds) => wait(waited.push(seconds) && seconds) })
    await pip.adopt({ name: 'Polly' })
    await pip.status()
    for (const notes of ['one', 'two', 'three']) await pip.care({ action: 'reflect', notes })
    expect(waited).toEqual([expect.any(Number)])
    expect(waited[0]).toBeLessThanOrEqual(10)
  })

  it.each([
    [429, { 'retry-after': '7' }, 7],
    [503, { 'retry-after': '3' }, 3],
  ])('follow a %i after the advised time', async (status, headers, seconds) => {
    const waited: number[] = []
    const road = recordingFetch(async (attempt, go) => (attempt < 3 ? answered(status, headers) : go()))
    const pip = await client({ fetch: road.fetch, wait: async (time) => void waited.push(time) })
    await pip.adopt({ name: 'Polly' })
    expect(waited).toEqual([seconds, seconds])
    expect(new Set(road.sent.map(({ key }) => key)).size).toBe(1)
  })

  it('follow a busy 409 with increasing waits', async () => {
    const waited: number[] = []
    const busy = () => new Response('{"error":"too busy","code":"busy"}', { status: 409 })
    const road = recordingFetch(async (attempt, go) => (attempt < 4 ? busy() : go()))
    const pip = await client({ fetch: road.fetch, wait: async (time) => void waited.push(time) })
    await pip.adopt({ name: 'Polly' })
    expect(waited).toEqual([...waited].sort((one, other) => one - other))
    expect(waited).toHaveLength(3)
  })

  it('end after the configured number', async () => {
    const road = recordingFetch(async () => answered(503))
    const pip = await client({ fetch: road.fetch, wait: async () => {}, retries: 2 })
    expect((await refusal(pip.status())).status).toBe(503)
    expect(road.sent).toHaveLength(3)
    const away = recordingFetch(async () => Promise.reject(new TypeError('fetch failed')))
    const alone = await client({ fetch: away.fetch, wait: async () => {}, retries: 2 })
    await expect(alone.status()).rejects.toThrow('fetch failed')
    expect(away.sent).toHaveLength(3)
  })

  it('do not follow a long Retry-After or an aborted call', async () => {
    const road = recordingFetch(async () => answered(429, { 'retry-after': '3000' }))
    const pip = await client({ fetch: road.fetch })
    expect((await refusal(pip.adopt({ name: 'Polly' }))).retry_after).toBe(3000)
    expect(road.sent).toHaveLength(1)
    const giveUp = new AbortController()
    const slow = recordingFetch(async () => {
      giveUp.abort(new Error('enough'))
      throw giveUp.signal.reason
    })
    const other = await client({ fetch: slow.fetch })
    await expect(other.status({}, { signal: giveUp.signal })).rejects.toThrow('enough')
    expect(slow.sent).toHaveLength(1)
  })
})
