/** Reads PNG pictures. */
import { inflateSync } from 'node:zlib'

/** Width and height of a PNG; checks that its pixels can be decompressed. */
export function pngSize(png: Buffer | undefined): [number, number] {
  if (!png) throw new Error('no picture')
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const chunks: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  expect(inflateSync(Buffer.concat(chunks)).length).toBeGreaterThan(1000)
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
