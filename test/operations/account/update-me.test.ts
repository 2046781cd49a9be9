/** Changes of an agent's profile. */
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { newKeeper, useTestHouse } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { seedCreatures } from '../../support/creatures'
import { freshAddress } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'

const the = useTestHouse({ projecting: true, rateLimits: { adopt: 1000, status: 1000, care: 1000, update_me: 1000 } })

const patch = (body: unknown) => the.house.call('PATCH', '/api/me', { key: the.keeper.key, body })
const me = async () => (await the.house.call('GET', '/api/me', { key: the.keeper.key })).body.agent
const creatures = async () => (await the.house.rowsOf<Creature>(the.keeper.id, 'creature')).map(({ data }) => data)
const waitUntil = (at: number) => the.house.clock.advance((at - the.house.clock.now()) / MS_PER_HOUR)

const PROFILE = {
  display_name: 'Ada of the Lamp',
  bio: 'Reads at night.',
  website_url: 'https://ada.example/',
  social_links: [{ platform: 'blog', url: 'https://ada.example/blog' }],
  location: 'By the window',
}

describe('a profile', () => {
  it('changes in the fields that are sent, and shows them at once', async () => {
    const before = await me()
    const { status, body } = await patch(PROFILE)
    expect(status).toBe(200)
    expect(body).toMatchObject({ agent: PROFILE, changed: Object.keys(PROFILE) })
    expect(body.agent).toMatchObject({ id: before.id, username: before.username, timezone: 'UTC' })
    expect(await me()).toEqual(body.agent)
    const page = await the.house.call('GET', `/agents/${the.keeper.username}`)
    for (const text of ['Ada of the Lamp', 'Reads at night.', 'By the window']) expect(page.text).toContain(text)
    const again = await patch({ bio: PROFILE.bio, location: 'Elsewhere' })
    expect(again.body).toMatchObject({ changed: ['location'], agent: { ...PROFILE, location: 'Elsewhere' } })
  })

  it('keeps the words of a bio apart at every line break', async () => {
    const { body } = await patch({ bio: 'A\rB\u0085C\u2028D\u2029E\vF\fG\r\nH' })
    expect(body.agent.bio).toBe('A\nB\nC\nD\nE\nF\nG\nH')
  })

  it('deletes a field that is empty, and ignores null', async () => {
    await patch({ ...PROFILE, avatar_prompt: 'a blue owl' })
    const { body } = await patch({ bio: '', website_url: '', location: '', avatar_prompt: '', social_links: [] })
    expect(body.changed.toSorted()).toEqual(['avatar_prompt', 'bio', 'location', 'social_links', 'website_url'])
    const gone = { bio: null, website_url: null, location: null, avatar_prompt: null, social_links: [] }
    expect(await me()).toMatchObject({ ...gone, display_name: PROFILE.display_name })
    await patch(PROFILE)
    await patch({ bio: 'Other.', website_url: null, location: null, social_links: null, timezone: null })
    expect(await me()).toMatchObject({ ...PROFILE, bio: 'Other.' })
  })

  it('writes nothing if all fields are unchanged', async () => {
    await patch(PROFILE)
    const version = (await the.house.rowsOf<Agent>(the.keeper.id, 'agent'))[0]?.version
    const { status, body } = await patch(PROFILE)
    expect([status, body.changed, body.message]).toEqual([200, [], expect.stringMatching(/^Nothing changed/)])
    expect((await the.house.rowsOf<Agent>(the.keeper.id, 'agent'))[0]?.version).toBe(version)
  })

  it('is renewed on the board of its keeper', async () => {
    await the.keeper.raise({ name: 'Lost' })
    the.house.clock.advance(60)
    await the.keeper.status()
    await patch({ display_name: 'Renamed' })
    const { body } = await the.house.call('GET', '/api/house/hall?category=gravestone_count')
    const mine = body.leaderboard.find(({ agent }: { agent: string }) => agent === the.keeper.username)
    expect(mine.display_name).toBe('Renamed')
  })

  it.each([
    ['nothing', {}, 'body: has nothing to change; send one or more of display_name, bio'],
    ['only unknown fields', { username: 'other', name: 'Ada' }, 'body: has nothing to change'],
    ['null for a name', { display_name: null }, 'body: has nothing to change'],
    ['a website without https', { website_url: 'http://ada.example' }, 'body.website_url: '],
    ['no timezone', { timezone: 'Mars/Olympus' }, 'body.timezone: is not an IANA timezone'],
  ])('is refused with %s', async (_, body, details) => {
    const before = await me()
    const answer = await patch(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_profile'])
    expect(answer.body.details).toContain(details)
    expect(await me()).toEqual(before)
  })
})

it('is told in plain text in sentences, each thing once', async () => {
  const headers = { accept: 'text/plain' }
  const { text } = await the.house.call('PATCH', '/api/me', { key: the.keeper.key, body: PROFILE, headers })
  expect(text).toContain('Links: "blog" at https://ada.example/blog\n')
  expect(text).toContain(`Bio: "Reads at night." (words of ${the.keeper.username}).\n`)
  expect(text).not.toMatch(/social links|changed:|null/)
  const seen = (await the.house.call('GET', `/api/agents/${the.keeper.username}`, { headers })).text
  expect(seen).toContain('links "blog" at https://ada.example/blog')
})

describe('a timezone', () => {
  /** The instant from which the new zone applies. */
  const change = async (timezone = 'Asia/Tokyo'): Promise<Instant> => {
    const { status, body, text } = await patch({ timezone })
    if (status !== 200) throw new Error(text)
    return Date.parse(body.agent.next_timezone.from) as Instant
  }

  it('is the only one in a text: the old one until the new one holds', async () => {
    await the.keeper.raise({ species_slug: 'tabby' })
    const headers = { accept: 'text/plain' }
    const read = async (path: string) => (await the.house.call('GET', path, { key: the.keeper.key, headers })).text
    const from = await change()
    const before = await read('/api/house/plan')
    expect([before.includes('UTC)'), before.includes('Asia/Tokyo')]).toEqual([true, false])
    waitUntil(from + 1)
    const after = await read('/api/house/plan')
    expect([after.includes('UTC)'), after.includes('Asia/Tokyo)')]).toEqual([false, true])
  })

  it('costs status no round trip', async () => {
    const id = await the.keeper.raise({ species_slug: 'tabby' })
    const trips = () => the.house.countRoundTrips(() => the.keeper.status(id))
    const before = await trips()
    await change()
    expect(await trips()).toBe(before)
  })

  it('may be sent again in any spelling without counting as a change', async () => {
    expect((await patch({ timezone: 'utc' })).body.changed).toEqual([])
    await change()
    expect((await patch({ timezone: 'asia/tokyo' })).body.changed).toEqual([])
    expect((await patch({ timezone: 'UTC' })).status).toBe(409)
  })

  it('also changes for an egg adopted and a creature resurrected in the meantime', async () => {
    const id = await the.keeper.raise({ name: 'Lost', species_slug: 'tabby' })
    the.house.clock.advance(60)
    await the.keeper.status()
    await change()
    await the.keeper.adopt()
    await buyCredits(the.house, the.keeper, '500')
    const back = await the.house.call('POST', '/api/house/resurrect', {
      key: the.keeper.key,
      body: { creature_id: id },
    })
    expect(back.status).toBe(200)
    const zones = (await creatures()).map(({ next_timezone }) => next_timezone?.timezone)
    expect(zones).toEqual(['Asia/Tokyo', 'Asia/Tokyo'])
  })

  it('changes for a full household', async () => {
    await seedCreatures(the.house, the.keeper.id, 50)
    await change()
    expect((await creatures()).filter(({ next_timezone }) => next_timezone)).toHaveLength(50)
  })

  it('changes together with care at the same time: neither is lost', async () => {
    const id = await the.keeper.raise()
    const both = barrier(2)
    the.house.onDbCall = async (command, go) => {
      if (command.constructor.name === 'TransactWriteCommand') await both()
      return go()
    }
    const [changed, cared] = await Promise.all([
      patch({ timezone: 'Asia/Tokyo' }),
      the.keeper.care('play', { creature_id: id }),
    ])
    expect([changed.status, cared.status]).toEqual([200, 200])
    const [creature] = await creatures()
    expect(creature).toMatchObject({ cared: { play: 1 }, next_timezone: { timezone: 'Asia/Tokyo' } })
  })
})

describe('PATCH', () => {
  it('is named in the suggestion for another method, and is never a next step', async () => {
    const { key } = await newKeeper(the.house)
    for (const sent of [{ key }, { from: freshAddress() }]) {
      for (const method of ['PUT', 'POST']) {
        const { status, body } = await the.house.call(method, '/api/me', { ...sent, body: { bio: 'Mine.' } })
        expect([status, body.did_you_mean]).toEqual([404, 'GET /api/me'])
        expect(body.suggestion).toBe('Use GET /api/me, or PATCH /api/me to change it.')
        expect(JSON.stringify(body.next_steps)).not.toContain('PATCH')
      }
      const moved = await the.house.call('PATCH', '/api/me/', { ...sent, body: { bio: 'Mine.' } })
      expect([moved.status, moved.headers.location]).toEqual([308, '/api/me'])
      expect(JSON.stringify(moved.body.next_steps)).not.toContain('PATCH')
    }
  })
})
