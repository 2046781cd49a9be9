/** What a person meets at the door, and what every browser asks for. */

import { alterCreature, GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { PUBLIC_PAGES } from '../support/agents/keeper-pages'
import { htmlFaults } from '../support/html'
import { freshAddress } from '../support/http'
import { openTestHouse, type TestHouse } from '../support/test-house'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })
})
afterAll(() => house.close())

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const get = (path: string, accept = BROWSER) => house.call('GET', path, { from: freshAddress(), headers: { accept } })
/** As it is read: one after the other, without what it looks like. */
const read = async (path = '/') =>
  (await get(path)).text.replace(/<(style|svg)[\s\S]*?<\/\1>|<[^>]*>/g, '').replace(/\s+/g, ' ')

it.each([...PUBLIC_PAGES, '/docs', '/admin', '/about'])('%s is sound HTML', async (path) => {
  const { text } = await get(path)
  expect(text).toMatch(/^<!DOCTYPE html>/)
  expect(await htmlFaults(text)).toEqual([])
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
  await alterCreature({ house, keeper: ada }, ({ as_of }) => ({
    stage: 'adult',
    path: 'high_care',
    entered: { adult: as_of },
  }))
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
