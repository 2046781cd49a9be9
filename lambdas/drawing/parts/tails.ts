/** Tails, growing to the right of their root. */

import { fill, limb, onto, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'
import type { Tail } from './figure'
import { shapes } from './shapes'

/** How far right of its root a tail of size 1 reaches, rotated by these degrees. */
export function tailReach(kind: Tail, degrees: number): number {
  const { line = '', outline = '', width = 0 } = shapes().tails[kind]
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const numbers = (line + outline).match(/-?\d+/g) ?? []
  let most = 0
  for (let at = 0; at < numbers.length; at += 2)
    most = Math.max(most, Number(numbers[at]) * cos - Number(numbers[at + 1]) * sin)
  return most / 2 + (width ? width / 2 + 5 : 0)
}

export function tail(kind: Tail, from: Point, size: number, tints: Tints, tip: string | null): string {
  const { line, width = 12, outline, tip: end, bands, bright } = shapes().tails[kind]
  const place = (d: string): string => onto(d, { ...from, rx: 50 * size, ry: 50 * size })
  const colour = tints.tail ?? (bright ? tints.accent : tints.body)
  const banded = bands ? stroke(place(bands), 5, kind === 'wire' ? tints.line : tints.accent) : ''
  if (line) {
    const thickness = width * size
    return (
      limb(place(line), thickness, colour, tints.line) + (tip && end ? stroke(place(end), thickness, tip) : '') + banded
    )
  }
  if (!outline) return ''
  return path(place(outline), { fill: colour }) + (tip && end ? fill(place(end), tip) : '') + banded
}
