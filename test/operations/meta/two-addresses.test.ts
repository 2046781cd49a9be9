/** With a separate domain for the API: calls use one, pages and documents the other. */
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { sharedTestHouse } from '../../support/test-house'

const API = 'https://api.pets.example.com'
const PAGES = 'https://pets.example.com'

const house = sharedTestHouse({ projecting: true })
let key: string
let username: string

beforeAll(async () => {
  Object.assign(house.context.config, { baseUrl: API, pagesUrl: PAGES })
  ;({ key, username } = await house.newAgent())
})

const ask = async (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  (await house.call(method, path, { key, ...(body && { body }) })).body

/** Every address in a text, as origin and path. */
const addressesIn = (text: string): [origin: string, path: string][] =>
  [...text.matchAll(/(https:\/\/(?:api\.)?pets\.example\.com)(\/[\w.-]*)?/g)].map(([, origin = '', path = '']) => [
    origin,
    path,
  ])

it('calls use the API domain, documents the page domain', async () => {
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

it('pages and pictures use the page domain', async () => {
  const adopted = await ask('/api/house/adopt', { name: 'Pip', species_slug: 'housecat' })
  expect(adopted.url).toMatch(`${PAGES}/creatures/`)
  const { creature, url } = await ask('/api/house/status')
  expect([url, creature.image_url, creature.face_url].map((one: string) => new URL(one).origin)).toEqual([
    PAGES,
    PAGES,
    PAGES,
  ])
  const { headers } = await house.call('GET', '/api/house/status', { key })
  expect(headers.link).toMatch(`<${PAGES}/faces/`)
  expect((await ask('/api/house/window', {})).url).toMatch(`${PAGES}/window/`)
  expect((await ask('/api/me')).url).toBe(`${PAGES}/agents/${username}`)
})

it('the page after a payment is on the page domain', async () => {
  const { checkout_url } = await ask('/api/house/credits', { pack: '100' })
  const { body } = await house.call('POST', `${new URL(checkout_url).pathname}/pay`)
  expect(body.success_url).toMatch(`${PAGES}/checkout/`)
})

it.each(['llms', 'skill', 'heartbeat', 'server_card', 'server_json'] as const)(
  '%s links to each domain by path, and is the same on both',
  async (name) => {
    const { text } = await house.call('GET', everyRoute[name].path)
    const addresses = addressesIn(text)
    expect(addresses).not.toEqual([])
    // A bare origin is either the base of all calls or the site.
    for (const [origin, path] of addresses.filter(([, path]) => path !== ''))
      expect([origin, path]).toEqual([path === '/mcp' ? API : PAGES, path])
  },
)

it('documents for agents name the API domain', async () => {
  for (const path of ['/llms.txt', '/skill.md', '/heartbeat.md'])
    expect((await house.call('GET', path)).text).toMatch(new RegExp(`${API}(?!/mcp)`))
})

it('the name in directories stays the same if the API gets its own domain', async () => {
  for (const path of [everyRoute.server_card.path, everyRoute.server_json.path])
    expect(await ask(path)).toMatchObject({ name: 'com.example.pets/creature-house', websiteUrl: PAGES })
})

it('a page has its canonical address on the page domain, and relative links', async () => {
  const { text } = await house.call('GET', '/', { headers: { accept: 'text/html' } })
  expect(text).toContain(`<link rel="canonical" href="${PAGES}/">`)
  expect(text).toContain(`Read ${PAGES}/skill.md`)
  expect(text).toContain(`creature-house ${API}/mcp`)
  expect([...text.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href)).toEqual([`${PAGES}/`])
})

it('a redirect stays on the called domain, because clients drop the key if the host changes', async () => {
  const { status, headers } = await house.call('GET', '/api/health/')
  expect([status, headers.location]).toEqual([308, '/api/health'])
})
