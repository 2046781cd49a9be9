/** Rasterised portraits without background, and measures of them. */
import { renderPixels } from '../../lambdas/adapters/rasteriser'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'

export const GREY = 128

export const withoutRoom = (svg: string): string => svg.replace(/<g class="room".*?<\/g>/, '')

const MARGIN = 4
const AROUND = 32
/** The top of the half-oval window in which pages show a face. */
const ARCH = { x: 128, y: 97 } as const

/** Also renders a margin around the canvas: anything drawn there would be cut off. */
export async function cutOff(subject: PortraitSubject): Promise<boolean> {
  const canvas = 256 + 2 * AROUND
  const wider = withoutRoom(portrait(subject, { still: true })).replace(
    'viewBox="0 0 256 256"',
    `viewBox="${-AROUND} ${-AROUND} ${canvas} ${canvas}"`,
  )
  const { pixels: bytes, width } = await renderPixels(wider, canvas / 4)
  const inside = (step: number): boolean => step * 4 + 4 - AROUND > MARGIN && step * 4 - AROUND < 256 - MARGIN
  const inArch = (x: number, y: number): boolean => {
    const [dx, dy] = [x * 4 + 2 - AROUND - ARCH.x, y * 4 + 2 - AROUND - ARCH.y]
    return dy > 0 || (dx / ARCH.x) ** 2 + (dy / ARCH.y) ** 2 < 1
  }
  let corners = 0
  for (let at = 0; at < width * width; at++) {
    if (bytes[at * 4 + 3]! <= 24) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    if (!(inside(x) && inside(y))) return true
    if (!inArch(x, y)) corners++
  }
  // The tip of an ear may be outside the window; a thermometer may not.
  return corners > 12
}

const SMALL = 96

/** The creature alone at thumbnail size, as RGBA. */
export async function thumbnail(subject: PortraitSubject): Promise<Float32Array> {
  const { pixels: bytes } = await renderPixels(portrait(subject, { bare: true, still: true }), SMALL)
  return Float32Array.from(bytes, (byte, at) => (at % 4 === 3 ? byte / 255 : byte + GREY * (1 - bytes[at | 3]! / 255)))
}

/** The share of the joint area that only one of them covers, 0 to 1. */
export function outlineApart(a: Float32Array, b: Float32Array): number {
  let [either, one] = [0, 0]
  for (let at = 3; at < a.length; at += 4) {
    const [inA, inB] = [a[at]! > 0.5, b[at]! > 0.5]
    if (inA || inB) either++
    if (inA !== inB) one++
  }
  return one / either
}
