/** Where the API has a domain of its own: agents are told that one for calls, and the other for whatever is looked at. */
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const API = 'https://api.pets.example.com'
const PAGES = 'https://pets.example.com'

let house: TestHouse
let key: string
let username: string

beforeAll(async () => {
  house = await openTestHouse({ projecting: true })
  Object.assign(house.context.config, { baseUrl: API, pagesUrl: PAGES })
  ;({ key, username } = await house.newAgent())
})
afterAll(() => house.close())

const ask = async (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  (await house.call(method, path, { key, ...(body && { body }) })).body

/** Every address in a text, with where its path begins. */
const told = (text: string): [origin: string, path: string][] =>
  [...text.matchAll(/(https:\/\/(?:api\.)?pets\.example\.com)(\/[\w.-]*)?/g)].map(([, origin = '', path = '']) => [
    origin,
    path,
  ])

it('calls go to the one, documents lie at the other', async () => {
  const { base_url, documents } = await ask('/api')
  expect(base_url).toBe(API)
  expect(documents).toMatchObject({
    mcp: `${API}/mcp`,
    docs: `${PAGES}/docs`,
    openapi: `${PAGES}/openapi.json`,
    skill: `${PAGES}/skill.md`,
  })
  expect((await ask('/openapi.json')).servers).toMatchObject([{ url: API }])
})

it('pages and pictures are told where CloudFront keeps them', async () => {
  const adopted = await ask('/api/house/adopt', { name: 'Pip', species_slug: 'housecat' })
  expect(adopted.url).toMatch(`${PAGES}/creatures/`)
  const { creature, url } = await ask('/api/house/status')
  expect([url, creature.image_url].map((one: string) => new URL(one).origin)).toEqual([PAGES, PAGES])
  const { headers } = await house.call('GET', '/api/house/status', { key })
  expect(headers.link).toMatch(`<${PAGES}/faces/`)
  expect((await ask('/api/house/window', {})).url).toMatch(`${PAGES}/window/`)
  expect((await ask('/api/me')).url).toBe(`${PAGES}/agents/${username}`)
})

it('whoever has paid comes back to a page', async () => {
  const { checkout_url } = await ask('/api/house/credits', { pack: '100' })
  const { body } = await house.call('POST', `${new URL(checkout_url).pathname}/pay`)
  expect(body.success_url).toMatch(`${PAGES}/checkout/`)
})

it.each(['llms', 'skill', 'heartbeat', 'server_card', 'agent_card', 'ai_catalog', 'server_json'] as const)(
  '%s leads to either by what is there, and is the same at both',
  async (name) => {
    const { text } = await house.call('GET', everyRoute[name].path)
    const addresses = told(text)
    expect(addresses).not.toEqual([])
    // A bare one is where every call goes, or whose site it is.
    for (const [origin, path] of addresses.filter(([, path]) => path !== ''))
      expect([origin, path]).toEqual([path === '/mcp' ? API : PAGES, path])
  },
)

it('agents that read are told where calls go', async () => {
  for (const path of ['/llms.txt', '/skill.md', '/heartbeat.md'])
    expect((await house.call('GET', path)).text).toMatch(new RegExp(`${API}(?!/mcp)`))
})

it('a house keeps its name in directories when its API gets a domain', async () => {
  for (const path of [everyRoute.server_card.path, everyRoute.server_json.path])
    expect(await ask(path)).toMatchObject({ name: 'com.example.pets/creature-house', websiteUrl: PAGES })
})

it('a page names itself by where it lies, and its links stay wherever it is looked at', async () => {
  const { text } = await house.call('GET', '/', { headers: { accept: 'text/html' } })
  expect(text).toContain(`<link rel="canonical" href="${PAGES}/">`)
  expect(text).toContain(`Read ${PAGES}/skill.md`)
  expect(text).toContain(`creature-house ${API}/mcp`)
  expect([...text.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href)).toEqual([`${PAGES}/`])
})

it('a redirect stays on the address that was called: a client sent to another host drops its key', async () => {
  const { status, headers } = await house.call('GET', '/api/health/')
  expect([status, headers.location]).toEqual([308, '/api/health'])
})
