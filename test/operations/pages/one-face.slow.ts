/** Every view of a creature shows the same face at one instant. */
import { renderPng } from '../../../lambdas/adapters/rasteriser'
import { subjectAt } from '../../../lambdas/drawing/address'
import { card } from '../../../lambdas/drawing/card'
import { portrait } from '../../../lambdas/drawing/portrait'
import { UNLIMITED } from '../../../lib/local/local-host'
import { newKeeper } from '../../support/agents/keeper'
import { openKeeperPage } from '../../support/agents/keeper-pages'
import { STATELESS, sendMcp } from '../../support/services/mcp'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })

/** The drawing without its outer element, which holds size and animation. */
const drawnIn = (svg: string): string => svg.slice(svg.indexOf('<defs>'), svg.indexOf('</svg>'))

const described = (page: string): string =>
  page
    .match(/<meta property="og:description" content="([^"]*)"/)![1]!
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

it.each([
  ['is well', 0],
  ['is hungry', 0.6],
  ['is near death', 0.95],
] as const)('every view shows the same face at one instant: a creature that %s', async (_, share) => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'husky', image_prompt: 'a blue bandana' })
  const window = await openKeeperPage(house, keeper)
  const { creature } = (await keeper.status(id)).body
  house.clock.advance(creature.death_clock.hours_remaining * share)
  // Before the keeper's status call, so that it cannot change the face.
  const seen = {
    page: (await house.call('GET', `/creatures/${id}`)).text,
    badge: (await house.call('GET', `/badge/${id}.svg`)).text,
    card: (await house.call('GET', `/cards/creature/${id}.png`)).bytes,
    window: (await house.call('GET', window)).text,
  }
  const call = { name: 'status', arguments: { creature_id: id } }
  const { result } = (await sendMcp(house, STATELESS, 'tools/call', call, { key: keeper.key, views: true })).body
  const { body, headers } = await keeper.status(id)
  const path = new URL(body.creature.face_url).pathname
  const face = drawnIn((await house.call('GET', path)).text)

  expect(String(headers.link)).toContain(path)
  expect(drawnIn(result._meta['creature-house/view'].faces[id])).toBe(face)
  expect(result.structuredContent.creature.face_url).toBe(body.creature.face_url)
  expect(seen.page).toContain(face)
  expect(seen.badge).toContain(face)
  expect(seen.window).toContain(`src="${path}"`)
  const picture = portrait(subjectAt(path)!, { size: 512, still: true })
  const wanted = await renderPng(card({ picture, name: creature.name, line: described(seen.page) }), 1200)
  expect(Buffer.compare(seen.card, Buffer.from(wanted))).toBe(0)
})
