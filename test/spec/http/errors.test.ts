/** Errors: their statuses and fields, and the headers that every response has. */
import type { Received } from '../../support/http'
import { type Agent, expectFailure, httpHouse, letters } from '../support/http-house'

const { house, call, get, agent, pass } = httpHouse({ projecting: true })

const UNKNOWN = '11111111-2222-4333-8444-555555555555'

let linda: Agent
/** A creature that lives, and an agent whose only creature has died. */
let pip: string
let mourner: Agent
let late: string
beforeAll(async () => {
  mourner = await agent()
  late = await mourner.creature({ name: 'Late' })
  pass({ hours: 37 })
  linda = await agent()
  pip = await linda.creature({ name: 'Pip' })
  await linda.egg({ name: 'Pop' })
})

describe('Errors: the table of statuses', () => {
  it.each<[number, string, string, () => Promise<Received>]>([
    [308, 'mistyped or aliased path', '', () => get('/api/docs')],
    [400, 'invalid body', 'Invalid adoption data', () => linda.post('/api/house/adopt', {})],
    [400, 'invalid parameter', 'Invalid history request', () => linda.get('/api/house/history?limit=0')],
    [
      400,
      'egg not hatched',
      "The egg hasn't hatched yet",
      async () => {
        const one = await agent()
        await one.egg()
        return one.post('/api/house/care', { action: 'feed' })
      },
    ],
    [
      400,
      'several creatures and no target',
      'You have more than one creature: say which one',
      () => linda.post('/api/house/care', { action: 'feed' }),
    ],
    [
      400,
      'missing creature_id on release',
      'creature_id is required',
      () => linda.call('DELETE', '/api/house/release', {}),
    ],
    [
      400,
      'alive creature on resurrect',
      'This creature is still alive',
      () => linda.post('/api/house/resurrect', { id: pip }),
    ],
    [400, 'unknown hall category', 'Unknown category', () => get('/api/house/hall?category=youngest')],
    [401, 'missing key', 'Invalid API key', () => get('/api/house/status')],
    [401, 'invalid key', 'Invalid API key', () => call('GET', '/api/house/status', { key: 'ch_nobody' })],
    [402, 'insufficient credits', 'Insufficient credits', () => mourner.post('/api/house/resurrect', { id: late })],
    [
      403,
      'species creation without an adult raised',
      "You haven't raised an adult creature yet",
      () => linda.post('/api/house/species', { slug: 'moss_fox', name: 'M', family: 'cat', personality: letters(10) }),
    ],
    [404, 'creature not found', 'Creature not found', () => linda.post('/api/house/resurrect', { id: UNKNOWN })],
    [404, 'species not found', 'Species not found', () => get('/api/house/species/no_such_species')],
    [404, 'route not found', 'There is nothing at this address', () => get('/api/house/attic')],
    [
      409,
      'username taken',
      'Username already taken',
      () => call('POST', '/api/auth/register', { body: { username: linda.username } }),
    ],
    [
      410,
      'creature died during release',
      'Late died before the release completed',
      async () => {
        const one = await agent()
        const id = await one.creature({ name: 'Late' })
        pass({ hours: 37 })
        return one.call('DELETE', '/api/house/release', { id })
      },
    ],
  ])('%i: %s, `%s`', async (status, _what, error, ask) => {
    const answer = await ask()
    expect([answer.status, answer.body.error ?? '']).toEqual([status, error])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const name of ['limit', 'remaining', 'reset']) expect(answer.headers[`x-ratelimit-${name}`]).toMatch(/^\d+$/)
    expect(answer.headers['retry-after']).toBeUndefined()
  })

  it('500: a server error, also with the headers', async () => {
    await expectFailure(house, () => linda.get('/api/house/status'), 'Something went wrong checking the den')
  })
})

describe('Errors: the table of fields', () => {
  it.each<[string, () => Promise<Received>, boolean]>([
    ['a validation error', () => linda.post('/api/house/adopt', {}), true],
    ['another 400', () => linda.post('/api/house/resurrect', { id: pip }), false],
    ['a 404', () => get('/api/house/species/no_such_species'), false],
  ])('details, of a 400 for invalid data only: %s', async (_what, ask, detailed) => {
    const { body } = await ask()
    expect(body.details !== undefined).toBe(detailed)
    expect([typeof body.error, typeof body.suggestion, Array.isArray(body.next_steps)]).toEqual([
      'string',
      'string',
      true,
    ])
    expect(body.retry_after_seconds).toBeUndefined()
  })

  it('retry_after_seconds, of a 429', async () => {
    const one = await agent()
    const rotate = () => one.post('/api/house/care', { action: 'reflect' })
    const answers = [await rotate(), await rotate(), await rotate()]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 429])
    const { body, headers } = answers[2] as Received
    expect(body).toMatchObject({ error: 'Rate limit exceeded', suggestion: expect.any(String) })
    expect(body.retry_after_seconds).toBe(Number(headers['retry-after']))
  })
})

describe('Decided: times and numbers', () => {
  it('times are ISO 8601 in UTC with milliseconds', async () => {
    const one = await agent()
    await one.creature()
    const { creature, recommended_checkin } = (await one.get('/api/house/status')).body
    for (const time of [creature.death_clock.dies_at, recommended_checkin.at, creature.next_feeding_window])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('numbers have at most two decimals', async () => {
    const one = await agent()
    await one.creature()
    pass({ minutes: 7 })
    const { text } = await one.get('/api/house/status')
    expect(text).toMatch(/"hours_since_fed":0\.12,/)
    expect(text.match(/":-?\d+\.\d{3,}/g)).toBeNull()
  })
})
