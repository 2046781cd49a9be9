/** Builds a Codex pet pack and an animated PNG of a creature. Loaded on first use. */

import { renderPixels } from '../../adapters/rasteriser'
import { CELL, COLUMNS, petFrame, ROWS, type SheetVersion, sheetRows } from '../../drawing/pet/frames'
import { type Bitmap, movingPng, stillPng } from '../../drawing/pet/png'
import { zip } from '../../drawing/pet/zip'
import type { Sitter } from '../../drawing/portrait'

/** The renderer premultiplies colours by alpha; PNG does not. Changes the pixels in place. */
function unmultiplyAlpha(picture: Bitmap): Bitmap {
  const { pixels } = picture
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = Math.min(255, Math.round((pixels[channel]! * 255) / alpha))
    }
  }
  return picture
}

/** Renders each frame once. */
function createFrameRenderer(width: number) {
  const cache = new Map<string, Promise<Bitmap>>()
  return (svg: string): Promise<Bitmap> => {
    const frame = cache.get(svg) ?? renderPixels(svg, width).then(unmultiplyAlpha)
    cache.set(svg, frame)
    return frame
  }
}

/** Rows of eight cells; cells without a frame stay empty. */
export async function sheetOf(sitter: Sitter, version: SheetVersion): Promise<Bitmap> {
  const rows = sheetRows(version)
  const [width, height] = [CELL.width * COLUMNS, CELL.height * rows.length]
  const sheet = new Uint8Array(width * height * 4)
  const paint = createFrameRenderer(CELL.width)
  for (const [row, frames] of rows.entries()) {
    for (const [column, frame] of frames.entries()) {
      const { pixels: cell } = await paint(petFrame(sitter, frame))
      for (let y = 0; y < CELL.height; y++) {
        const line = cell.subarray(y * CELL.width * 4, (y + 1) * CELL.width * 4)
        sheet.set(line, ((row * CELL.height + y) * width + column * CELL.width) * 4)
      }
    }
  }
  return { width, height, pixels: sheet }
}

export interface Pet {
  id: string
  displayName: string
  description: string
}

const SPRITES = 'spritesheet.png'

export const petSheet = async (sitter: Sitter, version: SheetVersion): Promise<Buffer> =>
  stillPng(await sheetOf(sitter, version))

export async function petPack(pet: Pet, sitter: Sitter, version: SheetVersion): Promise<Buffer> {
  const layout =
    version === '1' ? { frame: { ...CELL, columns: COLUMNS, rows: ROWS.length } } : { spriteVersionNumber: 2 }
  const manifest = { ...pet, spritesheetPath: SPRITES, ...layout }
  return zip([
    { name: 'pet.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
    { name: SPRITES, bytes: await petSheet(sitter, version) },
  ])
}

/** The idle animation: breathing and blinking. */
export async function movingPicture(sitter: Sitter): Promise<Buffer> {
  const [idle] = ROWS
  const paint = createFrameRenderer(CELL.width)
  const frames = idle!.frames.map(async (frame, at) => ({
    picture: await paint(petFrame(sitter, frame)),
    milliseconds: idle!.times[at]! * 2,
  }))
  return movingPng(await Promise.all(frames))
}
