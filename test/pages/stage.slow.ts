/** The house below a stage, as at the address that API Gateway gives: nothing leads out of the stage. */
import { openPopulatedHouse, type PopulatedHouse } from '../support/agents/populated-house'
import { freshAddress, type Received, send } from '../support/http'

const FORMS = ['text/html', 'text/markdown', 'application/json', 'text/plain']

/** Documents that describe how the house is built in general. */
const OTHER_SITES =
  /^https?:\/\/(schema\.org|www\.w3\.org|www\.sitemaps\.org|static\.modelcontextprotocol\.io|example\.(com|org)|([\w-]+\.)*example)\b/

let peopled: PopulatedHouse
let origin: string
let base: string
beforeAll(async () => {
  peopled = await openPopulatedHouse({ stage: 'prod', inlinePayments: 'stand-ins' })
  origin = peopled.house.url
  base = `${origin}/prod`
})
afterAll(() => peopled?.house.close())

const get = (url: string, accept: string): Promise<Received> => {
  const { pathname, search } = new URL(url)
  const headers = { accept, ...(pathname.startsWith('/prod/api/admin') && { 'x-admin-key': 'none' }) }
  return send(origin, 'GET', `${pathname}${search}`, { key: peopled.keeper.key, from: freshAddress(), headers })
}

/** Calls and addresses in any text, unescaped and without what ends a sentence. */
const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** What a client might follow: attributes of a page, links of Markdown, and every address in a text. */
function linksIn(url: string, { headers, text }: Received): string[] {
  const type = String(headers['content-type'])
  const attributes = /html|svg/.test(type)
    ? [...text.matchAll(/\s(?:href|src|action|formaction|data-from|poster)="([^"]*)"/g)].map(([, link = '']) => link)
    : []
  const styles = /html|svg|css/.test(type) ? [...text.matchAll(/url\(([^)]*)\)/g)].map(([, link = '']) => link) : []
  const markdown = /markdown/.test(type) ? [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = '']) => link) : []
  const isSite = !/image|font|openapi/.test(`${type}${url}`) || /svg/.test(type)
  const written = isSite
    ? [...unescaped(text.replaceAll('\r\n ', '')).matchAll(/https?:\/\/[^\s"'<>()`\\,;]+/g)].map(([link]) => link)
    : []
  const fields = /json/.test(type) ? addressFields(JSON.parse(text)) : []
  return [...attributes, ...styles, ...markdown, ...written, ...fields, ...[headers.location ?? []].flat()]
    .map((link) => unescaped(link).replace(/[.:*]+$/, ''))
    .filter((link) => link && !/^(#|data:|mailto:)/.test(link))
}

/** Fields that hold an address alone. An endpoint is relative to the address of the service. */
function addressFields(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return /(^|_)(url|uri|src|location|href)$/.test(name) && /^(\/|https?:)/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, one]) => addressFields(one, field))
}

const isOutside = (link: string): boolean => {
  const { origin: at, pathname } = new URL(link)
  if (at !== origin) return !OTHER_SITES.test(link)
  return pathname !== '/prod' && !pathname.startsWith('/prod/') && !pathname.startsWith('/_local/')
}

it('every page, picture and answer links only below the stage, and no link is broken', async () => {
  const { keeper, house, creatures } = peopled
  const window = (await house.call('POST', '/api/house/window', { key: keeper.key, body: {} })).body.url as string
  const { checkout_url } = (await buyCreditsLink()).body
  const start = [
    ...Object.values(peopled.pages),
    ...['/api', '/api/house', '/api/house/status', '/api/house/plan', '/api/house/graveyard', '/api/house/hall'],
    ...[
      '/api/me',
      '/api/house/credits',
      '/api/house/species',
      '/api/house/models',
      '/api/house/pictures',
      '/api/stats',
    ],
    ...['/llms.txt', '/skill.md', '/heartbeat.md', '/openapi.json', '/server.json', '/sitemap.xml', '/robots.txt'],
    ...['/.well-known/security.txt', '/.well-known/mcp/server-card.json', '/.well-known/oauth-authorization-server'],
    ...['/docs/api', '/docs/pictures', '/manifest.webmanifest', '/api/health/', '/nowhere', '/api/feed'],
    `/api/house/history?creature_id=${creatures.grown}`,
  ].map((path) => `${base}${path}`)
  const waiting = [...new Set([...start, window, checkout_url])]
  const seen = new Set(waiting)
  const [outside, broken]: [string[], string[]] = [[], []]
  let answers = 0
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    const isPicture = /\.(svg|png|ico|woff2)$/.test(new URL(url).pathname)
    for (const accept of isPicture ? ['*/*'] : FORMS) {
      const answer = await get(url, accept)
      answers += 1
      if (answer.status >= 400 && !start.includes(url)) broken.push(`${answer.status} ${url}`)
      for (const found of linksIn(url, answer)) {
        const link = new URL(found, url).href.replace(/#.*/, '')
        if (isOutside(link)) outside.push(`${url} (${accept}) leads to ${link}`)
        if (!link.startsWith(base) || seen.has(link) || seen.size > 1500) continue
        seen.add(link)
        if (!isTemplate(link)) waiting.push(link)
      }
    }
  }
  expect(outside).toEqual([])
  expect(broken.filter((one) => !NOT_FOR_GET.test(one))).toEqual([])
  expect(seen.size).toBeGreaterThan(300)
  expect(answers).toBeGreaterThan(500)
})

/** `/badge/{id}.svg` in a document, and addresses that a sentence cuts. */
const isTemplate = (link: string): boolean => /[{}…]|%7B|%E2%80%A6/.test(link)

/** Addresses of calls with another method, or without what the call needs. */
const NOT_FOR_GET = /\/(mcp|mcp\/hosted|window|oauth\/\w+|api\/.*|checkout\/.*)$/

const buyCreditsLink = () =>
  peopled.house.call('POST', '/api/house/credits', { key: peopled.keeper.key, body: { pack: '100' } })

const CALL = /\b(GET|POST|PATCH|DELETE) \/(?!_local)/

it.each(FORMS.slice(1))('calls in the prose of %s name the whole address, and steps have it as url', async (accept) => {
  const { house, keeper } = peopled
  const asked: [method: string, path: string, body?: object][] = [
    ['GET', '/api'],
    ['GET', '/api/house'],
    ['GET', '/api/house/status'],
    ['GET', '/api/house/plan'],
    ['GET', '/api/house/preferences'],
    ['GET', '/api/house/credits'],
    ['GET', '/api/house/graveyard'],
    ['GET', '/api/auth/register'],
    ['GET', '/api/nothing'],
    ['POST', '/api/feed'],
    ['PUT', '/api/me'],
    ['POST', '/api/house/care', { action: 'dance' }],
    ['POST', '/api/house/dress', { picture: ['green nonsense'] }],
    ['GET', '/skill.md'],
    ['GET', '/heartbeat.md'],
    ['GET', '/docs'],
    ['GET', '/docs/api'],
    ['GET', '/openapi.json'],
  ]
  for (const [method, path, body] of asked) {
    const { text, headers } = await house.call(method, path, {
      key: keeper.key,
      headers: { accept },
      ...(body && { body }),
    })
    expect([path, /.{0,200}\b(GET|POST|PATCH|DELETE) \/(?!_local).{0,50}/.exec(text)?.[0]]).toEqual([path, undefined])
    if (!String(headers['content-type']).startsWith('application/json') || path === '/openapi.json') continue
    const { next_steps = [] } = JSON.parse(text)
    expect(next_steps.length).toBeGreaterThan(0)
    for (const { endpoint, url } of next_steps) if (endpoint) expect(url).toBe(`${base}${endpoint}`)
  }
})

it('the form of registration tells its calls in full, also where it was done before', async () => {
  const sent = {
    from: freshAddress(),
    headers: { 'idempotency-key': 'a-random-key-of-mine' },
    body: { username: 'again-and-again', avatar_prompt: 'a heron in fog' },
  }
  const [first, again] = [
    await peopled.house.call('POST', '/api/auth/register', sent),
    await peopled.house.call('POST', '/api/auth/register', sent),
  ]
  expect(again.text).toBe(first.text)
  expect(first.text).not.toMatch(CALL)
  expect(first.body.next_steps[0].url).toBe(`${base}${first.body.next_steps[0].endpoint}`)
})
