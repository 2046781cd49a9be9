/** What a person meets at the door: how to send an agent, who is in, and what every browser asks for. */
import { openHouse, type TestHouse } from '../support/house'
import { freshAddress } from '../support/http'
import { alter, GENEROUS, hoursBefore, newKeeper } from '../support/lives/life'
import { ROOMS } from '../support/lives/windows'
import { faultsOf } from '../support/sound-html'

let house: TestHouse
beforeEach(async () => {
  house = await openHouse({ projecting: true, rateLimits: GENEROUS })
})
afterEach(() => house.close())

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const get = (path: string, accept = BROWSER) => house.call('GET', path, { from: freshAddress(), headers: { accept } })
/** As it is read: one after the other, without what it looks like. */
const read = async (path = '/') =>
  (await get(path)).text.replace(/<(style|svg)[\s\S]*?<\/\1>|<[^>]*>/g, '').replace(/\s+/g, ' ')

describe('the front room', () => {
  it('invites where nothing has happened yet, and so does the hall', async () => {
    expect(await read()).toContain('Nobody has been fed, washed or sat with yet.')
    expect(await read('/hall')).toContain('The hall is empty, and the first place in it is free.')
    const { text } = await get('/')
    expect(text).toMatch(/Read http:\S+\/skill\.md and adopt a creature\./)
    expect(text).toContain('claude mcp add --transport http creature-house')
  })

  it('tells who was cared for, each once and the newest first, with its face of now', async () => {
    const [ada, basil] = [await newKeeper(house, { username: 'ada' }), await newKeeper(house, { username: 'basil' })]
    const moth = await ada.raise({ name: 'Moth' })
    await basil.raise({ name: 'Pip' })
    await ada.care('play')
    house.clock.advance(0.1)
    await basil.care('reflect')
    house.clock.advance(0.1)
    await ada.care('medicine')
    const said = await read()
    expect(said).toMatch(/@ada gave Moth its medicine\. just now.*@basil sat with Pip\. 6 minutes ago/)
    expect(said).not.toContain('@ada played with')
    const { text } = await get('/')
    expect(text).toMatch(/<time datetime="[^"]+" title="2 March 2026, \d\d:\d\d UTC">6 minutes ago<\/time>/)
    const { image_url } = (await ada.status()).body.creature
    expect(text).toContain(new URL(image_url).pathname)
    expect(text).toContain(`/creatures/${moth}`)
  })

  it('says how a meal came, and who is old or in danger', async () => {
    const ada = await newKeeper(house, { username: 'ada' })
    await ada.raise({ name: 'Moth' })
    await alter({ house, keeper: ada }, (one) => ({ last_fed_at: hoursBefore(one, 5) }))
    await ada.care('feed')
    expect(await read()).toMatch(/@ada fed Moth\. (On time|Late|Far too late|A little early)\./)
    expect(await read()).not.toContain('Somebody should come')
    house.clock.advance(26)
    const said = await read()
    expect(said).toMatch(/Somebody should come Moth.*(Its clock is running out|Its last hours, unless somebody comes)/)
    expect(said).toMatch(/The oldest here Moth.*1 day old/)
    expect(said).toMatch(/creature alive1\s*eggs waiting to be looked at0\s*stones0\s*keeper1/)
    expect((await get('/')).text).toMatch(/class="ring (critical|imminent)".*<span class="\1">/)
  })

  it('forgets who has left', async () => {
    const ada = await newKeeper(house, { username: 'ada' })
    await ada.raise({ name: 'Moth' })
    await ada.care('reflect')
    expect(await read()).toContain('@ada sat with Moth')
    await house.call('DELETE', '/api/me', { key: ada.key, body: { username: 'ada' } })
    house.clock.advance(0.05)
    expect(await read()).not.toContain('Moth')
  })
})

it.each([...ROOMS, '/docs', '/docs/calls', '/docs/shapes', '/admin', '/about'])('%s is sound HTML', async (path) => {
  const { text } = await get(path)
  expect(text).toMatch(/^<!DOCTYPE html>/)
  expect(await faultsOf(text)).toEqual([])
})

it('cuts a title by what it takes to write', async () => {
  const { username } = await house.newAgent({ display_name: '<&>🦊'.repeat(25) })
  expect((await get(`/agents/${username}`)).text).toMatch(
    /<title>(&lt;&amp;&gt;🦊){3}(&lt;)?… · Creature House<\/title>/,
  )
})

it('tells of a creature how it grew up, and that it is gone', async () => {
  const ada = await newKeeper(house, { username: 'ada' })
  const id = await ada.raise({ name: 'Moth', species_slug: 'void' })
  await alter({ house, keeper: ada }, ({ as_of }) => ({ stage: 'adult', path: 'high_care', entered: { adult: as_of } }))
  expect(await read(`/creatures/${id}`)).toMatch(/Became an adult: Attuned2 March/)
  await ada.release({ creature_id: id })
  expect((await get(`/creatures/${id}`)).text).toContain('content="Moth was a Void, kept by @ada. It was let go."')
})

describe('what every site has', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icons/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icons/icon-180.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s', async (path, type) => {
    const { status, headers, text } = await get(path, '*/*')
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(text.length).toBeGreaterThan(20)
  })

  it('keeps crawlers from windows and tills, and shows them the rooms', async () => {
    const robots = (await get('/robots.txt')).text
    for (const path of ['/window/', '/checkout/', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`)
    const map = (await get('/sitemap.xml')).text
    expect(map.match(/<loc>[^<]+\/species\/\w+<\/loc>/g)).toHaveLength(79)
    for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g))
      expect(['/', '/hall', '/graveyard', '/docs', '/docs/calls', '/docs/shapes', '/models']).toEqual(
        expect.arrayContaining([new URL(address).pathname.replace(/^\/species.*/, '/')]),
      )
  })

  it('says whom to tell of a weakness, for half a year', async () => {
    const { text } = await get('/.well-known/security.txt')
    expect(text).toMatch(/^Contact: https?:\S+$/m)
    const [, until = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
    expect(Date.parse(until)).toBeGreaterThan(house.clock.now())
  })
})

describe('where nothing is', () => {
  it.each(['/about', '/Hall', '/creatures', '/species/tabby/face'])('%s shows a person a page', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toMatch(/^<!DOCTYPE html>.*There is no such room/s)
  })

  it.each([
    ['/about', '*/*'],
    ['/api/about', BROWSER],
  ])('%s tells whoever asks for %s in JSON', async (path, accept) => {
    const { status, body } = await get(path, accept)
    expect([status, body.code]).toEqual([404, 'route_not_found'])
  })
})
