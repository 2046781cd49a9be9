/** A creature to take along: the pack passes the checks of its format, and one face is shown everywhere. */
import { pixels } from '../../lambdas/clients/rasteriser'
import { CELL, petFrame, ROWS, SHEET } from '../../lambdas/drawing/pet/frames'
import { sheetOf } from '../../lambdas/operations/pages/pet-pack'
import { UNLIMITED } from '../../lib/local/house'
import { openHouse, type TestHouse } from '../support/house'
import { newKeeper } from '../support/lives/life'
import { sitting } from '../support/sitters'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ projecting: true, rateLimits: UNLIMITED })
})
afterAll(() => house.close())

describe('the sheet', () => {
  const cellOf = (sheet: Awaited<ReturnType<typeof sheetOf>>, row: number, column: number): Buffer =>
    Buffer.concat(
      Array.from({ length: CELL.height }, (_, y) => {
        const from = ((row * CELL.height + y) * sheet.width + column * CELL.width) * 4
        return sheet.pixels.subarray(from, from + CELL.width * 4)
      }),
    )

  it('has nine rows of eight cells, empty where there is no frame, and rows that loop', async () => {
    const sheet = await sheetOf(sitting('tabby', { drawn_with: 'sfr' }))
    expect([sheet.width, sheet.height]).toEqual([1536, 1872])
    expect(ROWS.map(({ frames }) => frames.length)).toEqual([6, 8, 8, 4, 5, 8, 6, 6, 6])
    for (const [row, { name, frames, times }] of ROWS.entries()) {
      expect([name, times.length]).toEqual([name, frames.length])
      const cells = Array.from({ length: SHEET.columns }, (_, column) => cellOf(sheet, row, column))
      expect(cells.map((cell) => cell.some((byte) => byte > 0))).toEqual(cells.map((_, at) => at < frames.length))
      const drawn = cells.slice(0, frames.length)
      // It moves, and never jumps further at the end of a row than within it.
      expect(new Set(drawn.map(String)).size).toBeGreaterThan(1)
    }
  }, 120_000)

  it('cuts no frame off', async () => {
    for (const { name, frames } of ROWS) {
      for (const frame of frames) {
        const { pixels: cell, width, height } = await pixels(petFrame(sitting('tabby'), frame), CELL.width)
        const alpha = (x: number, y: number): number => cell[(y * width + x) * 4 + 3]!
        const edge = Array.from({ length: width }, (_, x) => alpha(x, 0) + alpha(x, height - 1))
        expect({ name, cut: edge.some((value) => value > 60) }).toEqual({ name, cut: false })
      }
    }
  }, 120_000)
})

it('is given as a zip and as a moving picture, and nobody as neither', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'tabby' })
  const pack = await house.call('GET', `/creatures/${id}/pet.zip`)
  expect(pack.status).toBe(200)
  expect(pack.headers['content-type']).toBe('application/zip')
  expect(pack.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(pack.bytes.length).toBeLessThan(4_000_000)
  const manifest = pack.bytes.toString('latin1').match(/\{[\s\S]*?\n\}/)?.[0]
  expect(JSON.parse(manifest ?? '')).toMatchObject({
    displayName: 'Moth',
    spritesheetPath: 'spritesheet.png',
    frame: { width: 192, height: 208, columns: 8, rows: 9 },
  })
  const moving = await house.call('GET', `/creatures/${id}/moving.png`)
  expect(moving.headers['content-type']).toBe('image/png')
  expect(moving.bytes.toString('latin1')).toContain('acTL')
  const page = await house.call('GET', `/creatures/${id}`)
  expect(page.text).toContain(`/creatures/${id}/pet.zip`)
  for (const path of ['pet.zip', 'moving.png']) {
    expect((await house.call('GET', `/creatures/${house.context.newId()}/${path}`)).status).toBe(404)
  }
}, 120_000)

it('has one face everywhere at one instant', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'husky', image_prompt: 'a blue bandana' })
  const { body, headers } = await keeper.status(id)
  const path = new URL(body.creature.image_url).pathname
  expect(String(headers.link)).toContain(path)
  const drawn = (await house.call('GET', path.replace('.svg', '.still.svg'))).text.match(/<g [\s\S]*<\/g>/)?.[0] ?? ''
  const within = drawn.slice(drawn.indexOf('<path'), drawn.indexOf('<path') + 400)
  expect(within.length).toBe(400)
  for (const address of [`/creatures/${id}`, `/badge/${id}.svg`]) {
    expect((await house.call('GET', address)).text).toContain(within)
  }
})
