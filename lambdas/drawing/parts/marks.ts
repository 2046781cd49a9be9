/** Individual marks, and those from events of a life. */
import { lightness, mix } from '../colour'
import type { Layer, PartContext } from '../part-context'
import { dot, fill, n, type Oval, onto, oval, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'

/** Candidates for a mark on the head, one on the body, and a small one. */
export const HEAD_MARKS = ['eyepatch', 'half', 'crown', 'blaze', 'brow'] as const
export const BODY_MARKS = ['blotch', 'blotches', 'sock', 'socks', 'cape'] as const
export const SMALL_MARKS = ['notch', 'freckles', 'mole', 'fang', 'cowlick', 'oddEar', 'tailTip'] as const
export type MarkName = (typeof HEAD_MARKS | typeof BODY_MARKS | typeof SMALL_MARKS)[number]

export interface Mark {
  name: MarkName
  side: -1 | 1
  size: number
  /** Whether it is darker than the coat or lighter. */
  dark: boolean
  /** Position within its part, 0 to 1. */
  at: number
}

/** A tint clearly lighter or darker than the coat, as far as the coat allows. */
export const markTint = ({ body }: Tints, { dark }: Pick<Mark, 'dark'>): string => {
  const light = lightness(body)
  if (light < 0.28) return mix(body, '#fff3e0', 0.3)
  return dark || light > 0.8 ? mix(body, '#2b1d1a', 0.46) : mix(body, '#fff3e0', 0.58)
}

const onHead = ({ x, y, rx, ry }: Oval, u: number, v: number, size: number): Oval => ({
  x: x + (u * rx) / 100,
  y: y + (v * ry) / 100,
  rx: (size * rx) / 100,
  ry: (size * rx) / 100,
})

const mirroredIf = (side: -1 | 1, head: Oval): Oval => ({ ...head, rx: side * head.rx })

type Draw = (context: PartContext, mark: Mark, tint: string) => string

interface DrawnMark {
  /** Marks on the flank are drawn below everything else and clipped. */
  on: Layer | 'flank'
  draw: Draw
}

/**
 * A coloured patch on the head or the flank. `outline` depends on the mark's position; with `sized`, the patch is
 * scaled by the mark's size.
 */
const patch = (on: 'coat' | 'flank', outline: (at: number) => string, sized?: 'sized', from?: Point): DrawnMark => ({
  on,
  draw: ({ head, plan: { flank } }, { side, size, at }, tint) =>
    fill(onto(outline(at), mirroredIf(side, on === 'coat' ? head : flank), sized ? size : 1, from), tint),
})

const DRAWN: Readonly<Partial<Record<MarkName, DrawnMark>>> = {
  eyepatch: patch('coat', () => 'M-8 -8Q-4 -54 -46 -56Q-86 -50 -84 -2Q-80 36 -44 34Q-12 30 -8 -8Z', 'sized'),
  half: patch('coat', () => 'M-6 -300L-6 -100Q6 -40 -12 0Q-26 50 -4 110L-4 300L-300 300L-300 -300Z'),
  crown: patch(
    'coat',
    (at) => `M-300 -300L300 -300L300 -30L110 ${-50 + at * 24}Q60 -80 30 -44Q0 -70 -34 -40Q-66 -66 -112 -36L-300 -20Z`,
  ),
  blaze: patch(
    'coat',
    () => 'M-12 -300L14 -300L14 -120Q8 -60 20 -10Q16 16 0 18Q-18 10 -14 -20Q-6 -70 -12 -120L-12 -300Z',
    'sized',
  ),
  blotch: patch(
    'flank',
    (at) => `M20 ${-30 + at * 30}Q40 -80 90 -66Q126 -20 108 40Q70 72 40 40Q14 20 20 ${-30 + at * 30}Z`,
    'sized',
    { x: 60, y: 0 },
  ),
  blotches: patch(
    'flank',
    (at) =>
      `M30 -50Q60 -90 96 -60Q108 -20 70 -10Q36 -14 30 -50ZM-100 ${10 + at * 20}Q-70 -16 -44 14Q-40 50 -74 60Q-104 50 -100 ${10 + at * 20}ZM30 56Q50 34 78 56Q84 90 56 96Q28 90 30 56Z`,
    'sized',
  ),
  brow: {
    on: 'coat',
    draw: ({ head }, { at, side }, tint) =>
      fill(
        onto(`M-20 -56Q0 ${-96 + at * 16} 24 -58Q10 -34 -2 -36Q-14 -38 -20 -56Z`, mirroredIf(side, head), 1.3),
        tint,
      ),
  },
  cape: {
    on: 'flank',
    draw: ({ plan: { flank } }, { at }, tint) =>
      fill(
        onto(
          `M-140 -140L-70 -140Q-48 ${-40 + at * 40} -64 30Q-74 90 -140 120ZM140 -140L70 -140Q48 ${-20 + at * 30} 60 30Q74 90 140 120Z`,
          flank,
        ),
        tint,
      ),
  },
  sock: {
    on: 'chest',
    draw: ({ plan: { paws } }, { side }, tint) => (paws ? oval(paws[side < 0 ? 0 : 1], { fill: tint }) : ''),
  },
  socks: {
    on: 'chest',
    draw: ({ plan: { paws = [] } }, _, tint) => paws.map((paw) => oval(paw, { fill: tint })).join(''),
  },
  freckles: {
    on: 'mouth',
    draw: ({ head, tints }) =>
      fill(
        [-1, 1]
          .flatMap((side) =>
            [
              [52, 22],
              [64, 30],
              [56, 38],
            ].map(([u, v]) => speck(onHead(head, side * u!, v!, 4))),
          )
          .join(''),
        mix(tints.body, lightness(tints.body) < 0.3 ? '#ffffff' : '#3a2018', 0.6),
      ),
  },
  mole: {
    on: 'mouth',
    draw: ({ head, tints }, { side, at }) => {
      const { x, y, rx } = onHead(head, side * (34 + at * 20), 44, 5.5)
      return dot(x, y, rx, {
        fill: mix(tints.body, lightness(tints.body) < 0.3 ? '#ffffff' : '#2a1410', 0.75),
        stroke: 'none',
      })
    },
  },
  fang: {
    on: 'mouth',
    draw: ({ head, tints, mouth }, { side }) => {
      const { x, y, rx: r } = onHead(head, side * 10, mouth + 2, 6)
      return path(`M${n(x - r)} ${n(y)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r * 2.4)}Z`, {
        fill: '#fffdf5',
        stroke: tints.line,
        'stroke-width': 2,
      })
    },
  },
  cowlick: {
    on: 'crown',
    draw: ({ head, tints }, { side, size }) =>
      path(
        onto('M-26 -86Q-30 -124 6 -132Q-2 -118 6 -110Q22 -132 44 -124Q28 -112 26 -86Z', mirroredIf(side, head), size, {
          x: 0,
          y: -86,
        }),
        {
          fill: tints.body,
        },
      ),
  },
}

const speck = ({ x, y, rx: r }: Oval): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

export const marksOn = (layer: Layer | 'flank', context: PartContext, marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      const drawn = DRAWN[mark.name]
      return drawn?.on === layer ? drawn.draw(context, mark, markTint(context.tints, mark)) : ''
    })
    .join('')

export const scar = ({ head, tints }: PartContext, side: -1 | 1): string => {
  const on = mirroredIf(side, head)
  const seam = mix(tints.belly, '#fff6ea', 0.5)
  return (
    stroke(onto('M-66 -30Q-50 0 -62 44', on), 6.5, tints.line) +
    stroke(onto('M-66 -30Q-50 0 -62 44', on), 3, seam) +
    stroke(onto('M-72 -12L-46 -16M-70 8L-44 8M-72 28L-48 32', on), 3, seam)
  )
}

export const grey = ({ head }: PartContext): string =>
  fill(onto('M-40 60Q-46 30 -14 34Q0 26 14 34Q46 30 40 60Q30 100 0 100Q-30 100 -40 60Z', head), '#eceae6', {
    opacity: 0.6,
  }) + stroke(onto('M-60 -34Q-44 -46 -26 -36M60 -34Q44 -46 26 -36', head), 6, '#eceae6', { opacity: 0.8 })
