/** Encodes PNG and APNG. */
import { deflateSync } from 'node:zlib'

export interface Bitmap {
  width: number
  height: number
  /** RGBA, not premultiplied. */
  pixels: Uint8Array
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = CRCS[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, crc])
}

/** Applies the Up filter: each row as its difference from the row above, which compresses empty areas well. */
function packed({ width, height, pixels }: Bitmap): Buffer {
  const stride = width * 4
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    rows[to] = 2
    for (let x = 0; x < stride; x++) {
      rows[to + 1 + x] = pixels[y * stride + x]! - (y > 0 ? pixels[(y - 1) * stride + x]! : 0)
    }
  }
  return deflateSync(rows, { level: 9 })
}

function header({ width, height }: Bitmap): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // Eight bits per channel, RGBA.
  data.set([8, 6, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

const END = (): Buffer => chunk('IEND', new Uint8Array())

export const stillPng = (picture: Bitmap): Buffer =>
  Buffer.concat([SIGNATURE, header(picture), chunk('IDAT', packed(picture)), END()])

/** Loops forever. Viewers without APNG support show the first frame. */
export function movingPng(frames: readonly { picture: Bitmap; milliseconds: number }[]): Buffer {
  const [first] = frames
  if (!first) throw new Error('an animation needs at least one frame')
  let number = 0
  const numbered = (data: Buffer): Buffer => {
    const sequence = Buffer.alloc(4)
    sequence.writeUInt32BE(number++)
    return Buffer.concat([sequence, data])
  }
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames.length)
  const shown = frames.flatMap(({ picture, milliseconds }, at) => {
    const place = Buffer.alloc(22)
    place.writeUInt32BE(picture.width, 0)
    place.writeUInt32BE(picture.height, 4)
    place.writeUInt16BE(milliseconds, 16)
    place.writeUInt16BE(1000, 18)
    const before = chunk('fcTL', numbered(place))
    const data = packed(picture)
    return [before, at === 0 ? chunk('IDAT', data) : chunk('fdAT', numbered(data))]
  })
  return Buffer.concat([SIGNATURE, header(first.picture), chunk('acTL', control), ...shown, END()])
}
