/** Every species at every stage makes a valid sheet of frames, version 2 of the Codex format. */
import { inflateSync } from 'node:zlib'
import { CELL, COLUMNS, sheetRows } from '../../../lambdas/drawing/pet/frames'
import { petSheet } from '../../../lambdas/operations/pages/pet-pack'
import { SPECIES } from '../../../lambdas/species'
import { sitting } from '../../support/portrait-sitters'
import { sample } from '../../support/sampling'

interface Sheet {
  width: number
  height: number
  pixels: Buffer
}

/** Decodes PNG with eight bits, four channels and no filter. */
function decoded(png: Buffer): Sheet {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const rows = inflateSync(Buffer.concat(data))
  const stride = width * 4
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1)
    expect(rows[from]).toBe(0)
    rows.copy(pixels, y * stride, from + 1, from + 1 + stride)
  }
  return { width, height, pixels }
}

const cellOf = ({ width, pixels }: Sheet, row: number, column: number): Buffer =>
  Buffer.concat(
    Array.from({ length: CELL.height }, (_, y) => {
      const from = ((row * CELL.height + y) * width + column * CELL.width) * 4
      return pixels.subarray(from, from + CELL.width * 4)
    }),
  )

const VISIBLE = 60
/** Least number of visible pixels of a frame. */
const LEAST = 1000

function faultsOf(cell: Buffer): string[] {
  const alpha = (x: number, y: number): number => cell[(y * CELL.width + x) * 4 + 3]!
  const [across, down] = [[...Array(CELL.width).keys()], [...Array(CELL.height).keys()]]
  const edges = [
    ...across.flatMap((x) => [alpha(x, 0), alpha(x, CELL.height - 1)]),
    ...down.flatMap((y) => [alpha(0, y), alpha(CELL.width - 1, y)]),
  ]
  let [visible, residue] = [0, 0]
  for (let at = 0; at < cell.length; at += 4) {
    if (cell[at + 3]! > VISIBLE) visible++
    if (cell[at + 3] === 0 && cell[at]! + cell[at + 1]! + cell[at + 2]! > 0) residue++
  }
  return [
    ...(visible < LEAST ? ['empty'] : []),
    ...(edges.some((value) => value > VISIBLE) ? ['cut off'] : []),
    ...(residue > 0 ? ['colour under transparent pixels'] : []),
  ]
}

const STAGES = ['baby', 'child', 'teen', 'adult'] as const
const kinds = SPECIES.flatMap(({ slug }) => STAGES.map((stage) => ({ slug, stage })))

it.each(sample(kinds, 29))(
  'has complete, distinct frames inside their cells: $slug, $stage',
  async ({ slug, stage }) => {
    const sheet = decoded(await petSheet(sitting(slug, { stage }), '2'))
    expect([sheet.width, sheet.height]).toEqual([1536, 2288])
    const rows = sheetRows('2')
    expect(rows.map((frames) => frames.length)).toEqual([7, 8, 8, 4, 5, 8, 6, 6, 6, 8, 8])
    const faults: string[] = []
    const drawn = rows.map((frames, row) => {
      const cells = Array.from({ length: COLUMNS }, (_, column) => cellOf(sheet, row, column))
      for (const [column, cell] of cells.entries()) {
        const found = column < frames.length ? faultsOf(cell) : cell.some((byte) => byte > 0) ? ['not empty'] : []
        faults.push(...found.map((fault) => `${row},${column} ${fault}`))
      }
      return cells.slice(0, frames.length)
    })
    for (const [row, cells] of drawn.entries()) {
      const still = cells.findIndex((cell, at) => at > 0 && cell.equals(cells[at - 1]!))
      if (still > 0) faults.push(`${row},${still} is the frame before it`)
    }
    const neutral = drawn[0]![6]!
    expect(neutral.equals(drawn[0]![0]!)).toBe(true)
    const looks = new Set([neutral, ...drawn[9]!, ...drawn[10]!].map((cell) => cell.toString('latin1')))
    expect({ faults, looks: looks.size }).toEqual({ faults: [], looks: 17 })
  },
  60_000,
)
