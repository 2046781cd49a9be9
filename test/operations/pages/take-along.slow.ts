/** The desktop pet pack is valid for its format, and every view shows the same face. */
import { renderPng } from '../../../lambdas/adapters/rasteriser'
import { sitterOf } from '../../../lambdas/drawing/address'
import { card } from '../../../lambdas/drawing/card'
import { CELL, COLUMNS, ROWS } from '../../../lambdas/drawing/pet/frames'
import { portrait } from '../../../lambdas/drawing/portrait'
import { sheetOf } from '../../../lambdas/operations/pages/pet-pack'
import { UNLIMITED } from '../../../lib/local/local-host'
import { newKeeper } from '../../support/agents/keeper'
import { openKeeperPage } from '../../support/agents/keeper-pages'
import { sitting } from '../../support/portrait-sitters'
import { STATELESS, sendMcp } from '../../support/services/mcp'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })

/** The mean difference per byte. */
const apart = (a: Buffer, b: Buffer): number => a.reduce((sum, byte, at) => sum + Math.abs(byte - b[at]!), 0) / a.length

describe('the sprite sheet', () => {
  const cellOf = (sheet: Awaited<ReturnType<typeof sheetOf>>, row: number, column: number): Buffer =>
    Buffer.concat(
      Array.from({ length: CELL.height }, (_, y) => {
        const from = ((row * CELL.height + y) * sheet.width + column * CELL.width) * 4
        return sheet.pixels.subarray(from, from + CELL.width * 4)
      }),
    )

  it.each(['tabby', 'owl', 'robot', 'snail'])(
    'has nine looping rows of eight cells in version 1, with empty cells after the last frame: %s',
    async (slug) => {
      const sheet = await sheetOf(sitting(slug, { drawn_with: 'sfr' }), '1')
      expect([sheet.width, sheet.height]).toEqual([1536, 1872])
      expect(ROWS.map(({ frames }) => frames.length)).toEqual([6, 8, 8, 4, 5, 8, 6, 6, 6])
      for (const [row, { name, frames, times }] of ROWS.entries()) {
        expect([name, times.length]).toEqual([name, frames.length])
        const cells = Array.from({ length: COLUMNS }, (_, column) => cellOf(sheet, row, column))
        expect(cells.map((cell) => cell.some((byte) => byte > 0))).toEqual(cells.map((_, at) => at < frames.length))
        const drawn = cells.slice(0, frames.length)
        const steps = drawn.map((cell, at) => apart(cell, drawn[(at + 1) % drawn.length]!))
        // The row moves, and its last step back to the start is no larger than the others.
        expect({ name, still: Math.max(...steps) === 0 }).toEqual({ name, still: false })
        expect({ name, jumps: steps.at(-1)! > Math.max(...steps.slice(0, -1)) }).toEqual({ name, jumps: false })
      }
    },
    120_000,
  )
})

it('is served as a zip and as an animation, and as 404 for an unknown creature', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'tabby' })
  const pack = await house.call('GET', `/creatures/${id}/pet.zip`)
  expect(pack.status).toBe(200)
  expect(pack.headers['content-type']).toBe('application/zip')
  expect(pack.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(pack.bytes.length).toBeLessThan(4_000_000)
  const manifestOf = (zip: Buffer) => JSON.parse(zip.toString('latin1').match(/\{[\s\S]*?\n\}/)?.[0] ?? '')
  expect(manifestOf(pack.bytes)).toEqual({
    id: expect.stringMatching(/^moth-/),
    displayName: 'Moth',
    description: expect.any(String),
    spritesheetPath: 'spritesheet.png',
    spriteVersionNumber: 2,
  })
  const older = await house.call('GET', `/creatures/${id}/pet.zip?version=1`)
  expect(manifestOf(older.bytes).frame).toEqual({ width: 192, height: 208, columns: 8, rows: 9 })
  const sheet = await house.call('GET', `/creatures/${id}/pet.png`)
  expect(sheet.headers['content-type']).toBe('image/png')
  expect([sheet.bytes.readUInt32BE(16), sheet.bytes.readUInt32BE(20)]).toEqual([1536, 2288])
  expect(pack.bytes.includes(sheet.bytes)).toBe(true)
  expect((await house.call('GET', `/creatures/${id}/pet.png?version=3`)).status).toBe(400)
  const moving = await house.call('GET', `/creatures/${id}/moving.png`)
  expect(moving.headers['content-type']).toBe('image/png')
  expect(moving.bytes.toString('latin1')).toContain('acTL')
  const page = await house.call('GET', `/creatures/${id}`)
  expect(page.text).toContain(`/creatures/${id}/pet.zip`)
  expect(page.text).not.toContain('codex:')
  expect(page.text).toContain('As a pet for Codex, run this.')
  for (const path of ['pet.zip', 'pet.png', 'moving.png']) {
    expect((await house.call('GET', `/creatures/${house.context.newId()}/${path}`)).status).toBe(404)
  }
}, 120_000)

it('has an install link for Codex where it is served over HTTPS', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'tabby' })
  const { baseUrl, pagesUrl } = house.context.config
  Object.assign(house.context.config, { baseUrl: 'https://pets.example.com', pagesUrl: null })
  const { text } = await house.call('GET', `/creatures/${id}`)
  Object.assign(house.context.config, { baseUrl, pagesUrl })
  const link = text.match(/href="(codex:[^"]*)"/)?.[1] ?? ''
  const install = new URL(link.replace(/&#38;|&amp;/g, '&'))
  expect(`${install.host}${install.pathname}`).toBe('pets/install')
  expect(Object.fromEntries(install.searchParams)).toEqual({
    name: 'Moth',
    description: expect.stringContaining('Creature House'),
    imageUrl: `https://pets.example.com/creatures/${id}/pet.png`,
    spriteVersionNumber: '2',
  })
})

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
  const picture = portrait(sitterOf(path)!, { size: 512, still: true })
  const wanted = await renderPng(card({ picture, name: creature.name, line: described(seen.page) }), 1200)
  expect(Buffer.compare(seen.card, Buffer.from(wanted))).toBe(0)
})
