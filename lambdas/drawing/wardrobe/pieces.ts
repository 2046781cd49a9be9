/** Draws wardrobe pieces in the requested colours. */
import { mix } from '../colour'
import type { Layer, PartContext } from '../part-context'
import { GROUND } from '../parts/bodies'
import { group, n, type Oval, onto, type Point, path, stepOn, stroke } from '../pen'
import type { Dressed, Held } from '../species-look'
import type { Shape } from './piece'

type Inks = Readonly<Partial<Record<string, string>>>

/** A requested colour and its variants. */
const shades = (main: string): Inks => ({ main, deep: mix(main, '#2a1f28', 0.32), pale: mix(main, '#ffffff', 0.55) })

const inkOf = (name: string, inks: Inks): string => inks[name] ?? name

/** Like `onto`, for paths with discs. */
const placed = (d: string, at: Oval): string => {
  const step = stepOn(at)
  return d.replace(DISCS_AND_OTHERS, (text, x?: string, y?: string, wide?: string, tall?: string) => {
    if (x === undefined) return onto(text, at)
    const [rx, ry] = [radius((Number(wide) * at.rx) / 100), radius((Number(tall) * at.ry) / 100)]
    const [left, middle] = [at.x + (Number(x) * at.rx) / 100 - rx, at.y + (Number(y) * at.ry) / 100]
    const half = `a${n(rx)} ${n(ry)} 0 1 0`
    return `M${step(left)} ${step(middle)}${half} ${n(2 * rx)} 0${half}-${n(2 * rx)} 0Z`
  })
}
const DISCS_AND_OTHERS = /O(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)|[^O]+/g
/** Large radii are rounded to whole units. */
const radius = (value: number): number => (value < LARGE ? value : Math.round(value))
const LARGE = 8

const drawnShape = ({ d, fill, line, w, o }: Shape, at: Oval, inks: Inks): string => {
  if (fill && CIRCLES.test(d)) {
    const around = line === undefined ? (w ?? OUTLINED) : 0
    if (line === 'none') return dotted(d, at, 0, inkOf(fill, inks), o)
    if (line === undefined && d.split('O').length > WORTH_IT)
      return dotted(d, at, around, inks.outline!, o) + dotted(d, at, -around, inkOf(fill, inks), o)
  }
  return path(placed(d, at), {
    fill: fill && inkOf(fill, inks),
    stroke: line && inkOf(line, inks),
    'stroke-width': w,
    opacity: o,
  })
}

const CIRCLES = /^(?:O\S+ \S+ (\S+) \1(?=O|$))+$/
const OUTLINED = 3.5
/** With fewer circles, plain outlines are shorter. */
const WORTH_IT = 3

/** Draws circles as round caps of zero-length lines, which takes a fifth of the bytes. */
function dotted(d: string, at: Oval, wider: number, colour: string, opacity: number | undefined): string {
  const step = stepOn(at)
  const bySize = new Map<number, string>()
  for (const [, x = '', y = '', r = ''] of d.matchAll(DISCS_AND_OTHERS)) {
    const [left, top] = [at.x + (Number(x) * at.rx) / 100, at.y + (Number(y) * at.ry) / 100]
    const width = Math.round((Number(r) * (at.rx + at.ry)) / 100)
    bySize.set(width, `${bySize.get(width) ?? ''}M${step(left)} ${step(top)}h0`)
  }
  return [...bySize].map(([width, dots]) => stroke(dots, width + wider, colour, { opacity })).join('')
}

export const drawnShapes = (shapes: readonly Shape[], at: Oval, inks: Inks): string =>
  shapes.map((one) => drawnShape(one, at, inks)).join('')

/** Draws the shapes of one side and reuses them mirrored. */
function mirrored(shapes: readonly Shape[], at: Oval, inks: Inks, middle: number, id: string): string {
  const twice = shapes.filter((one) => one.both)
  if (twice.length === 0) return ''
  return `${group(drawnShapes(twice, at, inks), { id })}<use href="#${id}" transform="matrix(-1 0 0 1 ${n(2 * middle)} 0)"/>`
}

/** Wings reach almost to the edge of the canvas. */
const WING = { most: 58, reach: 1.92 } as const

const PLACES: Readonly<Record<Dressed['piece']['at'], (context: PartContext, piece: Dressed['piece']) => Oval>> = {
  head: ({ head }) => head,
  neck: ({ plan: { neck, back } }, { falls, on }) => {
    const width = (on === 'back' && back) || neck.w
    const ry = Math.min(width, (GROUND + 20 - neck.y) / (falls ?? SCARF))
    return { x: neck.x, y: neck.y, rx: falls ? Math.min(width, ry * WIDEST) : width, ry }
  },
  flank: ({ plan }) => plan.flank,
  wing: ({ plan: { wing } }) => {
    const span = Math.min(WING.most, wing.x / WING.reach)
    return { ...wing, rx: span, ry: span }
  },
  feet: ({ plan }) => {
    const [{ x, y }] = feetOf(plan)
    return { x: x + SHOE.aside, y: y - 6, rx: SHOE.rx, ry: SHOE.ry }
  },
}

/** Length of a scarf in widths of the neck. On wide bodies pieces are shortened to end near the ground. */
const SCARF = 1.58
/** How wide a piece is at most that falls further, for its length. */
const WIDEST = 1.3

/** Size of a shoe, and its distance from the middle. */
const SHOE = { rx: 50, ry: 42, aside: 21 } as const
/** Paws above this height are raised and wear no shoes. */
const RAISED = 200
const HIND_FEET: readonly [Point, Point] = [
  { x: 88, y: 208 },
  { x: 168, y: 208 },
]
const NO_FEET: readonly [Point, Point] = [
  { x: 107, y: GROUND - 6 },
  { x: 149, y: GROUND - 6 },
]

const inOrder = (one: Point, other: Point): readonly [Point, Point] => (one.x < other.x ? [one, other] : [other, one])

/** The two feet that carry the body, left and right. */
function feetOf({ paws }: PartContext['plan']): readonly [Point, Point] {
  const [left, right]: readonly [Point, Point] = paws ?? NO_FEET
  const [one, other] = [left, right].filter(({ y }) => y >= RAISED)
  if (!one) return HIND_FEET
  return other ? [left, right] : inOrder(one, { x: 256 - one.x, y: one.y })
}

const MIDDLES: Readonly<Partial<Record<Dressed['piece']['at'], (context: PartContext) => number>>> = {
  wing: () => 128,
  feet: ({ plan }) => {
    const [left, right] = feetOf(plan)
    return (left.x + right.x) / 2
  },
}

export const drawnPieces = (pieces: readonly Dressed[], layer: Layer, context: PartContext): string => {
  const { tints } = context
  return pieces
    .map(({ piece, colour }, number) => {
      if (piece.on !== layer) return ''
      const at = PLACES[piece.at](context, piece)
      const own: Inks = { ...tints, outline: tints.line }
      const inks = { ...own, ...shades(colour ?? inkOf(piece.main, own)) }
      const single = piece.shapes.filter((one) => !one.both)
      const middle = MIDDLES[piece.at]?.(context) ?? at.x
      return group(
        mirrored(piece.shapes, at, inks, middle, `${context.id}p${number}`) + drawnShapes(single, at, inks),
        {
          'stroke-width': 3.5,
        },
      )
    })
    .join('')
}

const BAND: readonly Shape[] = [{ d: 'M-108 -14Q0 48 108 -14L104 20Q0 82 -104 20Z', fill: 'main' }]

export const drawnBehind = (pieces: readonly Dressed[], layer: Layer, context: PartContext): string =>
  drawnPieces(
    pieces
      .filter(({ piece }) => piece.behind)
      .map((one) => (one.piece.behind === 'band' ? { ...one, piece: { ...one.piece, shapes: BAND } } : one)),
    layer,
    // Numbered anew, so with ids of their own.
    { ...context, id: `${context.id}b` },
  )

/** Places for things on the ground: left, then right. */
const HANDS: readonly Oval[] = [
  { x: 42, y: 190, rx: 33, ry: 33 },
  { x: 214, y: 190, rx: 33, ry: 33 },
]
const OUTLINE = '#3a2c35'

export const drawnThings = (things: readonly Held[]): string =>
  group(
    things
      .slice(0, HANDS.length)
      .map(({ thing, colour }, at) =>
        drawnShapes(thing.shapes, HANDS[at]!, { ...shades(colour ?? thing.main), outline: OUTLINE }),
      )
      .join(''),
    { fill: 'none', stroke: OUTLINE, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
  )
