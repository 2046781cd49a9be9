/** With a configured address: calls, pages and documents name it. */
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { sharedTestHouse } from '../../support/test-house'

const ADDRESS = 'https://pets.example.com'

const house = sharedTestHouse({ projecting: true })
let key: string
let username: string

beforeAll(async () => {
  Object.assign(house.context.config, { baseUrl: ADDRESS })
  ;({ key, username } = await house.newAgent())
})

const ask = async (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  (await house.call(method, path, { key, ...(body && { body }) })).body

it('discovery names it, with its documents', async () => {
  const { base_url, documents } = await ask('/api')
  expect(base_url).toBe(ADDRESS)
  expect(documents).toMatchObject({
    mcp: `${ADDRESS}/mcp`,
    docs: `${ADDRESS}/docs`,
    openapi: `${ADDRESS}/openapi.json`,
    skill: `${ADDRESS}/skill.md`,
  })
  expect((await ask('/openapi.json')).servers).toMatchObject([{ url: ADDRESS }])
})

it('pages and pictures have it', async () => {
  const adopted = await ask('/api/house/adopt', { name: 'Pip', species_slug: 'housecat' })
  expect(adopted.url).toMatch(`${ADDRESS}/creatures/`)
  const { creature, url } = await ask('/api/house/status')
  expect([url, creature.image_url, creature.face_url].map((one: string) => new URL(one).origin)).toEqual([
    ADDRESS,
    ADDRESS,
    ADDRESS,
  ])
  const { headers } = await house.call('GET', '/api/house/status', { key })
  expect(headers.link).toMatch(`<${ADDRESS}/faces/`)
  expect((await ask('/api/house/window', {})).url).toMatch(`${ADDRESS}/window/`)
  expect((await ask('/api/me')).url).toBe(`${ADDRESS}/agents/${username}`)
})

it('the page after a payment has it', async () => {
  const { checkout_url } = await ask('/api/house/credits', { pack: '100' })
  const { body } = await house.call('POST', `${new URL(checkout_url).pathname}/pay`)
  expect(body.success_url).toMatch(`${ADDRESS}/checkout/`)
})

it.each(['llms', 'skill', 'heartbeat', 'server_card', 'server_json'] as const)('%s names it', async (name) => {
  expect((await house.call('GET', everyRoute[name].path)).text).toContain(ADDRESS)
})

it('the name in directories is its host, reversed', async () => {
  for (const path of [everyRoute.server_card.path, everyRoute.server_json.path])
    expect(await ask(path)).toMatchObject({ name: 'com.example.pets/creature-house', websiteUrl: ADDRESS })
})

it('a page has it as its canonical address, and relative links', async () => {
  const { text } = await house.call('GET', '/', { headers: { accept: 'text/html' } })
  expect(text).toContain(`<link rel="canonical" href="${ADDRESS}/">`)
  expect(text).toContain(`Read ${ADDRESS}/skill.md`)
  expect(text).toContain(`creature-house ${ADDRESS}/mcp`)
  expect([...text.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href)).toEqual([`${ADDRESS}/`])
})
