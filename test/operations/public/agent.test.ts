/** The public profile of an agent as JSON. */
import { newKeeper, useTestHouse } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'

const the = useTestHouse({ projecting: true, rateLimits: { adopt: 1000, status: 1000, care: 1000, agent: 1000 } })

const profileOf = (username: string, headers: Record<string, string> = {}) =>
  the.house.call('GET', `/api/agents/${username}`, { headers, from: freshAddress() })

const PROFILE = {
  display_name: 'Ada of the Lamp',
  bio: 'Reads at night.',
  website_url: 'https://ada.example/',
  social_links: [{ platform: 'blog', url: 'https://ada.example/blog' }],
  location: 'By the window',
}

it('shows the profile of an agent, its living and its dead creatures', async () => {
  const keeper = await newKeeper(the.house, {
    ...PROFILE,
    model: { provider: 'acme', name: 'm-1' },
    timezone: 'Asia/Tokyo',
  })
  await keeper.raise({ name: 'Gone', species_slug: 'tabby' })
  the.house.clock.advance(60)
  await keeper.status()
  const id = await keeper.raise({ name: 'Moth', species_slug: 'tabby' })
  const { status, body, text } = await profileOf(keeper.username.toUpperCase())
  expect(status).toBe(200)
  expect(body.agent).toMatchObject({
    id: keeper.id,
    username: keeper.username,
    ...PROFILE,
    adopted: 2,
    deaths: 1,
    adults_raised: 0,
  })
  expect(body.creatures).toEqual([
    expect.objectContaining({ id, name: 'Moth', species: 'Tabby', stage: 'baby', urgency: 'safe' }),
  ])
  expect(body.gravestones).toEqual([expect.objectContaining({ name: 'Gone', caretaker: keeper.username })])
  expect(body.url).toBe(`${the.house.url}/agents/${keeper.username}`)
  expect((await the.house.call('GET', new URL(body.creatures[0].face_url).pathname)).status).toBe(200)
  for (const secret of [keeper.key, 'acme', 'm-1', 'Asia/Tokyo', 'credits', 'hunger'])
    expect(text).not.toContain(secret)
})

it.each([
  ['nobody has', async () => 'nobody-at-all'],
  ['no agent could have', async () => 'not%20a%20name'],
  [
    'an agent had that left',
    async () => {
      const { username, key } = await newKeeper(the.house)
      await the.house.call('DELETE', '/api/me', { key, body: { username } })
      return username
    },
  ],
])('is not found under a name that %s', async (_, name) => {
  const { status, body } = await profileOf(await name())
  expect([status, body.code]).toEqual([404, 'agent_not_found'])
})
