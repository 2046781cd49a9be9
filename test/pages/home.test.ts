/** The home page, and the files that every browser requests. */

import { catalogue } from '../../lambdas/domain/species/catalogue'
import { alterCreature, GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { freshAddress } from '../support/http'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const get = (path: string, accept = BROWSER) => house.call('GET', path, { from: freshAddress(), headers: { accept } })
/** The text of a page in reading order, without markup. */
const read = async (path = '/') =>
  (await get(path)).text.replace(/<(style|svg)[\s\S]*?<\/\1>|<[^>]*>/g, '').replace(/\s+/g, ' ')

it('shortens a title by its escaped length', async () => {
  const { username } = await house.newAgent({ display_name: '<&>🦊'.repeat(25) })
  expect((await get(`/agents/${username}`)).text).toMatch(
    /<title>(&lt;&amp;&gt;🦊){3}(&lt;)?… · Creature House<\/title>/,
  )
})

it('shows how a creature grew up, and that it was released', async () => {
  const ada = await newKeeper(house, { username: 'ada' })
  const id = await ada.raise({ name: 'Moth', species_slug: 'void' })
  await alterCreature({ house, keeper: ada }, ({ stats_at }) => ({
    stage: 'adult',
    path: 'high_care',
    entered_at: { adult: stats_at },
  }))
  expect(await read(`/creatures/${id}`)).toMatch(/Became an adult: Attuned2 March/)
  await ada.release({ creature_id: id })
  expect((await get(`/creatures/${id}`)).text).toContain('content="Moth was a Void, kept by @ada. It was let go."')
})

it('lists the creatures of a keeper in order of need', async () => {
  const bo = await newKeeper(house, { username: 'bo' })
  const ids = [await bo.raise({ name: 'Pip' }), await bo.raise({ name: 'Wolfgang' })]
  house.clock.advance(30)
  await house.call('POST', '/api/house/care', { key: bo.key, body: { action: 'reflect', creature_id: ids[0] } })
  expect(await read('/agents/bo')).toMatch(
    /Wolfgang needs somebody\. It is running out of time\. One more .*Who lives here ?Wolfgang.*Pip/,
  )
})

it('names who is dying before who can return for days yet', async () => {
  const cy = await newKeeper(house, { username: 'cy' })
  const ids: string[] = []
  for (const name of ['Ash', 'Birch', 'Moth']) ids.push(await cy.raise({ name, species_slug: 'tabby' }))
  house.clock.advance(30)
  await cy.care('feed', { creature_id: ids[2] })
  house.clock.advance(12)
  await cy.status()
  const text = await read(await openKeeperPage(house, cy))
  expect(text).toMatch(
    /The house of cy Moth has missed its meal.*(?:Ash and Birch|Birch and Ash) died; both can return, the first only until/,
  )
})

it('heads a wish of today with no other day', async () => {
  const di = await newKeeper(house, { username: 'di', display_name: 'Di' })
  const creature_id = await di.raise({ name: 'Fern', species_slug: 'border_collie' })
  for (let visit = 0; visit < 6; visit++) {
    house.clock.advance(5)
    await di.visit([
      { action: 'feed', creature_id },
      { action: 'clean', creature_id },
    ])
  }
  const text = await read(await openKeeperPage(house, di))
  expect(text).toContain('What Fern asks of Di today')
  expect(text).not.toMatch(/Tomorrow ?What Fern/)
})

it('says nothing of curves while no creature counts for survival by model', async () => {
  expect(await read('/models')).toMatch(
    /No creature of an agent that names its model has hatched yet\. ?How it is counted/,
  )
})

describe('site files', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icons/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icons/icon-180.png', 'image/png'],
    ['/fonts/house-serif-1.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('include %s', async (path, type) => {
    const { status, headers, text } = await get(path, '*/*')
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(text.length).toBeGreaterThan(20)
  })

  it('exclude keeper pages and checkouts from crawlers, and list the public pages', async () => {
    const robots = (await get('/robots.txt')).text
    for (const path of ['/window/', '/checkout/', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`)
    const map = (await get('/sitemap.xml')).text
    expect(map.match(/<loc>[^<]+\/species\/\w+<\/loc>/g)).toHaveLength(catalogue().length)
    for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g))
      expect(['/', '/hall', '/graveyard', '/docs', '/docs/api', '/docs/pictures', '/models']).toEqual(
        expect.arrayContaining([new URL(address).pathname.replace(/^\/species.*/, '/')]),
      )
  })

  it('include a security contact that has not expired', async () => {
    const { text } = await get('/.well-known/security.txt')
    expect(text).toMatch(/^Contact: https?:\S+$/m)
    const [, until = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
    expect(Date.parse(until)).toBeGreaterThan(house.clock.now())
  })
})

describe('an unknown path', () => {
  it.each(['/about', '/Hall', '/creatures', '/species/tabby/face'])('%s is a page for a browser', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toMatch(/^<!DOCTYPE html>.*There is no such room/s)
  })

  it.each([
    ['/about', '*/*'],
    ['/api/about', BROWSER],
  ])('%s is JSON for Accept %s', async (path, accept) => {
    const { status, body } = await get(path, accept)
    expect([status, body.code]).toEqual([404, 'route_not_found'])
  })
})
