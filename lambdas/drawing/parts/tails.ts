/** Tails, growing to the right of their root; 100 is fifty units of the canvas. */
import type { Tail } from '../../species/figure'
import { fill, limb, onto, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'

interface TailShape {
  /** A line of this thickness… */
  line?: string
  width?: number
  /** …or an outline. */
  outline?: string
  /** A tip in the accent colour: another line or outline. */
  tip?: string
  bands?: string
  /** In the accent colour as a whole. */
  bright?: boolean
}

const TAILS = {
  none: {},
  curl: {
    line: 'M-10 0C60 10 108 -16 98 -66C90 -104 50 -102 56 -72',
    width: 13,
    tip: 'M98 -66C90 -104 50 -102 56 -72',
  },
  wag: { line: 'M-14 -6C40 -6 84 -40 86 -108', width: 14, tip: 'M84 -76Q86 -90 86 -108' },
  up: { line: 'M-10 0C36 0 66 -40 70 -150', width: 11, tip: 'M70 -120L70 -150' },
  whip: {
    line: 'M-10 0C50 20 104 0 96 -60C92 -90 104 -106 112 -112',
    width: 7,
    tip: 'M96 -60C92 -90 104 -106 112 -112',
  },
  banded: {
    line: 'M-10 0C50 6 84 -24 84 -74',
    width: 13,
    bands: 'M40 -10L52 8M64 -28L82 -14M72 -52L94 -50M72 -76L96 -76',
  },
  bun: { line: 'M-10 -10C50 0 100 -40 80 -80C60 -110 14 -90 30 -62C40 -46 64 -56 60 -70', width: 15 },
  bob: { outline: 'M-30 0C-24 -30 10 -44 34 -26C56 -8 44 26 14 26C-10 26 -30 20 -30 0Z' },
  puff: {
    outline: 'M-30 12C30 34 112 22 116 -50C118 -112 84 -146 58 -132C30 -116 58 -70 -14 -40Z',
    tip: 'M108 -88C104 -128 78 -144 58 -132C46 -124 46 -110 48 -96C66 -82 90 -82 108 -88Z',
  },
  plume: {
    outline: 'M-20 8C50 30 120 0 112 -60C108 -100 96 -116 78 -134C80 -112 70 -108 62 -110C66 -84 60 -56 -14 -34Z',
    tip: 'M110 -78C106 -104 94 -118 78 -134C80 -112 70 -108 62 -110C66 -96 66 -86 62 -74C82 -66 100 -68 110 -78Z',
  },
  rope: {
    line: 'M-20 6C60 34 120 0 104 -64C94 -110 104 -146 70 -164',
    width: 22,
    bands: 'M66 -2L72 32M90 -26L122 -10M92 -68L124 -72M86 -108L120 -112',
  },
  fan: {
    outline:
      'M-30 -10C0 -60 40 -70 66 -64C76 -58 70 -48 62 -44C84 -44 92 -30 84 -20C94 -8 86 6 74 6C40 20 0 16 -20 20Z',
    bright: true,
  },
  train: {
    outline:
      'M-34 -6C10 -80 60 -120 108 -120C100 -100 96 -88 84 -76C104 -76 116 -64 118 -52C100 -44 84 -40 72 -30C90 -22 96 -6 92 6C50 20 0 24 -24 20Z',
    bright: true,
  },
  spike: { outline: 'M-34 -24C20 6 84 -16 114 -74C118 0 74 46 -24 30Z' },
  barb: { outline: 'M-34 -24C20 6 70 -10 92 -62L72 -66L104 -108L118 -62L106 -58C104 0 70 46 -24 30Z' },
  fin: { outline: 'M-30 -16C20 -16 50 -66 108 -92C96 -50 98 -10 116 34C70 40 30 34 -24 22Z' },
  ribbon: { outline: 'M-40 -26C20 -40 60 -110 104 -120C122 -80 96 -20 60 6C30 26 0 26 -30 20Z' },
  wire: { line: 'M-20 0C30 40 80 20 72 -40', width: 2, bands: 'M56 -52L90 -52M64 -52L64 -74M82 -52L82 -74' },
  tentacle: { line: 'M-30 0C20 40 70 36 86 4C96 -24 66 -34 62 -12', width: 11 },
  feather: { outline: 'M-30 -14C0 -54 30 -70 40 -96C62 -84 60 -60 44 -50C64 -44 60 -10 -10 16Z' },
  plated: {
    outline:
      'M-40 -34C0 -20 40 -34 66 -70L70 -52L92 -84L92 -62L116 -84L110 -58L126 -66C128 -20 100 20 64 34L66 22L40 42L38 30L10 44L-20 40Z',
    bands: 'M20 -12L40 26M52 -30L80 14M78 -48L104 -14',
  },
  otter: { outline: 'M-40 -30C10 -34 70 -36 128 -52C112 -14 60 26 -20 32Z' },
} as const satisfies Readonly<Record<Tail, TailShape>>

/** How far right of its root a tail of size 1 reaches, rotated by these degrees. */
export function tailReach(kind: Tail, degrees: number): number {
  const { line = '', outline = '', width = 0 }: TailShape = TAILS[kind]
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const numbers = (line + outline).match(/-?\d+/g) ?? []
  let most = 0
  for (let at = 0; at < numbers.length; at += 2)
    most = Math.max(most, Number(numbers[at]) * cos - Number(numbers[at + 1]) * sin)
  return most / 2 + (width ? width / 2 + 5 : 0)
}

export function tail(kind: Tail, from: Point, size: number, tints: Tints, tip: string | null): string {
  const { line, width = 12, outline, tip: end, bands, bright }: TailShape = TAILS[kind]
  const place = (d: string): string => onto(d, { ...from, rx: 50 * size, ry: 50 * size })
  const colour = bright ? tints.accent : tints.body
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
