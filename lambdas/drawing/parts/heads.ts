/** Heads and ears, around the origin with the edge of the head at 100. */
import type { Ears, Skull } from '../../species/figure'
import { both, cornerOf, dot, fill, group, n, type Oval, onto, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'
import { MOVES } from './motion'

export const SKULLS = {
  round: 'M0 -100C58 -100 100 -58 100 -2C100 56 56 96 0 96C-56 96 -100 56 -100 -2C-100 -58 -58 -100 0 -100Z',
  tufted:
    'M0 -98C54 -98 92 -62 96 -10L118 22L100 32L112 60L82 64C58 90 30 97 0 97C-30 97 -58 90 -82 64L-112 60L-100 32L-118 22L-96 -10C-92 -62 -54 -98 0 -98Z',
  wedge: 'M0 -98C60 -98 104 -64 102 -18C100 30 46 104 0 104C-46 104 -100 30 -102 -18C-104 -64 -60 -98 0 -98Z',
  square:
    'M0 -94C56 -98 94 -78 98 -28C100 10 106 52 86 76C64 100 30 98 0 98C-30 98 -64 100 -86 76C-106 52 -100 10 -98 -28C-94 -78 -56 -98 0 -94Z',
  pear: 'M0 -98C46 -98 78 -68 86 -20C112 10 120 62 88 84C60 100 30 98 0 98C-30 98 -60 100 -88 84C-120 62 -112 10 -86 -20C-78 -68 -46 -98 0 -98Z',
  narrow:
    'M0 -98C44 -98 84 -72 82 -28C80 10 56 40 44 76C36 104 18 110 0 110C-18 110 -36 104 -44 76C-56 40 -80 10 -82 -28C-84 -72 -44 -98 0 -98Z',
  wide: 'M0 -92C70 -92 108 -44 106 4C104 62 60 94 0 94C-60 94 -104 62 -106 4C-108 -44 -70 -92 0 -92Z',
  box: 'M-78 -96L78 -96Q98 -96 98 -76L98 76Q98 96 78 96L-78 96Q-98 96 -98 76L-98 -76Q-98 -96 -78 -96Z',
  gem: 'M-48 -96L48 -96L100 -20L70 78L0 104L-70 78L-100 -20Z',
} as const satisfies Readonly<Record<Skull, string>>

interface EarShape {
  outer: string
  /** The lining. */
  inner?: string
  /** A tip in the accent colour. */
  tip?: string
  /** Where it grows from. */
  root: { x: number; y: number }
  /** Hangs in front of the head instead of behind it. */
  hangs?: boolean
  /** One in the middle. */
  single?: boolean
}

const SHAPES = {
  pointed: {
    outer: 'M-94 -34Q-106 -108 -94 -148Q-86 -158 -74 -148Q-40 -122 -20 -86Z',
    inner: 'M-82 -62Q-90 -108 -84 -130Q-58 -114 -42 -86Z',
    tip: 'M-100 -112Q-98 -140 -94 -148Q-86 -158 -74 -148Q-66 -143 -58 -136Z',
    root: { x: -56, y: -60 },
  },
  tufted: {
    outer: 'M-94 -34Q-106 -108 -94 -144Q-86 -152 -74 -144Q-40 -120 -20 -86Z',
    inner: 'M-82 -62Q-90 -106 -84 -126Q-58 -112 -42 -86Z',
    tip: 'M-101 -116Q-98 -160 -112 -190Q-82 -172 -62 -134Z',
    root: { x: -56, y: -60 },
  },
  round: {
    outer: 'M-92 -52C-124 -92 -96 -132 -62 -122C-36 -114 -26 -94 -30 -78Z',
    inner: 'M-82 -66C-102 -92 -84 -112 -64 -106C-48 -100 -42 -90 -44 -80Z',
    tip: 'M-106 -96C-100 -124 -80 -128 -62 -122C-50 -118 -44 -114 -38 -106Z',
    root: { x: -62, y: -66 },
  },
  bat: {
    outer: 'M-92 -14Q-152 -84 -148 -156Q-142 -176 -124 -166Q-58 -138 -14 -86Z',
    inner: 'M-90 -44Q-130 -96 -130 -146Q-74 -122 -38 -82Z',
    tip: 'M-150 -134Q-150 -150 -148 -156Q-142 -176 -124 -166Q-112 -160 -102 -154Z',
    root: { x: -56, y: -56 },
  },
  tall: {
    outer: 'M-64 -72Q-96 -170 -72 -222Q-58 -240 -44 -222Q-14 -160 -18 -80Z',
    inner: 'M-56 -86Q-78 -160 -62 -202Q-56 -210 -50 -200Q-28 -150 -32 -88Z',
    tip: 'M-81 -190Q-80 -206 -72 -222Q-58 -240 -44 -222Q-38 -206 -32 -190Z',
    root: { x: -42, y: -72 },
  },
  folded: {
    outer: 'M-52 -90Q-112 -92 -122 -26Q-126 30 -100 46Q-76 40 -72 4Q-70 -40 -34 -84Z',
    root: { x: -56, y: -80 },
    hangs: true,
  },
  drop: {
    outer: 'M-58 -84Q-118 -84 -132 10Q-138 92 -106 106Q-76 102 -74 40Q-72 -24 -38 -84Z',
    root: { x: -56, y: -80 },
    hangs: true,
  },
  button: {
    outer: 'M-88 -62Q-92 -116 -58 -112Q-30 -108 -14 -92Q-34 -62 -72 -22Q-92 -34 -88 -62Z',
    root: { x: -56, y: -76 },
    hangs: true,
  },
  rose: {
    outer: 'M-60 -80Q-96 -118 -128 -104Q-136 -84 -122 -62Q-104 -52 -84 -52Z',
    inner: 'M-84 -84Q-104 -100 -118 -92Q-116 -74 -100 -66Z',
    root: { x: -70, y: -70 },
  },
  lop: {
    outer: 'M-30 -94Q-96 -128 -126 -50Q-148 50 -118 96Q-90 100 -90 36Q-90 -40 -28 -70Z',
    inner: 'M-100 -40Q-126 40 -112 80Q-100 78 -102 30Q-102 -10 -88 -44Z',
    root: { x: -36, y: -84 },
    hangs: true,
  },
  crest: {
    outer:
      'M-22 -90Q-50 -138 -28 -160Q-10 -146 -6 -118Q-8 -168 16 -178Q32 -156 18 -118Q36 -150 54 -140Q56 -108 24 -86Z',
    root: { x: 0, y: -90 },
    single: true,
  },
  casque: {
    outer: 'M-60 -66Q-30 -176 46 -176Q52 -110 62 -64Z',
    inner: 'M-6 -92Q6 -140 34 -154Q36 -120 40 -92Z',
    root: { x: 0, y: -80 },
    single: true,
  },
  horn: {
    outer: 'M-66 -66Q-112 -104 -104 -160Q-96 -156 -84 -138Q-60 -112 -28 -90Z',
    root: { x: -50, y: -74 },
  },
  fin: {
    outer: 'M-86 -40Q-136 -92 -156 -70Q-138 -46 -156 -26Q-136 -14 -148 18Q-116 28 -88 24Z',
    root: { x: -90, y: -6 },
  },
  gills: {
    outer:
      'M-84 -44Q-118 -104 -138 -88Q-142 -72 -116 -52Q-152 -66 -158 -44Q-152 -28 -122 -22Q-158 -18 -154 4Q-140 18 -90 10Z',
    root: { x: -90, y: -20 },
  },
  prongs: {
    outer: 'M-36 -84Q-104 -110 -98 -176Q-88 -150 -76 -140Q-76 -164 -60 -172Q-66 -128 -10 -94Z',
    root: { x: -30, y: -84 },
  },
} as const satisfies Readonly<Record<Exclude<Ears, 'none' | 'antenna' | 'stalks'>, EarShape>>

/** Outlines of notched ears. */
export const NOTCHED: Readonly<Partial<Record<Ears, string>>> = {
  pointed: 'M-94 -34Q-100 -64 -101 -82L-78 -96L-102 -110Q-100 -130 -94 -148Q-86 -158 -74 -148Q-40 -122 -20 -86Z',
  tufted: 'M-94 -34Q-100 -64 -101 -82L-78 -94L-102 -108Q-100 -128 -94 -144Q-86 -152 -74 -144Q-40 -120 -20 -86Z',
  round: 'M-92 -52C-102 -64 -107 -76 -108 -84L-80 -90L-102 -108C-94 -122 -80 -127 -62 -122C-36 -114 -26 -94 -30 -78Z',
  bat: 'M-92 -14Q-120 -50 -134 -86L-104 -98L-142 -116Q-149 -134 -148 -156Q-142 -176 -124 -166Q-58 -138 -14 -86Z',
  tall: 'M-64 -72Q-80 -120 -84 -148L-54 -158L-84 -176Q-84 -200 -72 -222Q-58 -240 -44 -222Q-14 -160 -18 -80Z',
  folded: 'M-52 -90Q-112 -92 -122 -28L-92 -14L-122 6Q-122 36 -100 46Q-76 40 -72 4Q-70 -40 -34 -84Z',
  drop: 'M-58 -84Q-118 -84 -132 8L-102 24L-134 42Q-134 96 -106 106Q-76 102 -74 40Q-72 -24 -38 -84Z',
  button: 'M-88 -62Q-92 -116 -58 -112Q-30 -108 -14 -92Q-34 -62 -48 -48L-62 -62L-72 -22Q-92 -34 -88 -62Z',
  lop: 'M-30 -94Q-96 -128 -126 -50Q-136 -10 -134 18L-104 30L-134 50Q-132 84 -118 96Q-90 100 -90 36Q-90 -40 -28 -70Z',
}

export interface EarLook {
  kind: Ears
  size: number
  /** Colours from the species. */
  fill: string
  tip: string | null
  /** Seen from behind, without lining. */
  away: boolean
  /** An ear of another colour or size, or with a notch. */
  odd?: { side: -1 | 1; fill?: string; notched?: boolean; size?: number; turn?: number }
  /** Degrees by which ears are carried outward; negative. */
  turn: number
}

/** The outermost point of each kind to the left and up, and its root. */
const EDGES: Readonly<Partial<Record<Ears, { far: Point; root: Point }>>> = {
  antenna: { far: { x: -20, y: -175 }, root: { x: 0, y: -90 } },
  stalks: { far: { x: -84, y: -180 }, root: { x: 0, y: -90 } },
  ...Object.fromEntries(
    Object.entries(SHAPES).map(([kind, { outer, root, ...shape }]) => [
      kind,
      { far: cornerOf(outer + ('tip' in shape ? shape.tip : '')), root },
    ]),
  ),
}

/** Horizontal and vertical reach of ears of this size, in half widths and half heights of the head. */
export const earsReach = (kind: Ears, size: number): Point => {
  const { far, root } = EDGES[kind] ?? { far: { x: -100, y: -100 }, root: { x: -100, y: -100 } }
  return {
    x: Math.max(1, -(root.x + (far.x - root.x) * size) / 100),
    y: Math.max(1, -(root.y + (far.y - root.y) * size) / 100),
  }
}

/** The ears behind the head and those in front of it. */
export function ears(id: string, look: EarLook, head: Oval, tints: Tints): { behind: string; over: string } {
  const { kind, size } = look
  const { line, blush, accent } = tints
  if (kind === 'none') return { behind: '', over: '' }
  if (kind === 'antenna' || kind === 'stalks') {
    const draw = (d: string, x: number, y: number): string => {
      const knob = onto(`M${x} ${y}`, head, size, { x: 0, y: -90 })
        .slice(1)
        .split(/ |(?=-)/)
        .map(Number)
      return (
        stroke(onto(d, head, size, { x: 0, y: -90 }), 5, line) + dot(knob[0]!, knob[1]!, 8 * size, { fill: accent })
      )
    }
    const behind =
      kind === 'antenna' ? draw('M0 -90L0 -150', 0, -160) : both(draw('M-30 -80Q-44 -120 -50 -150', -52, -162), head.x)
    return { behind, over: '' }
  }
  const shape: EarShape = SHAPES[kind]
  const ear = (colour: string, outer: string, grow = size, turn = look.turn): string => {
    const place = (d: string): string => onto(d, head, grow, shape.root)
    const { x, y } = shape.root
    return group(
      path(place(outer), { fill: colour }) +
        (shape.inner && !look.away ? fill(place(shape.inner), blush, { opacity: 0.55 }) : '') +
        (look.tip && shape.tip ? fill(place(shape.tip), look.tip) : ''),
      {
        transform:
          turn && !shape.hangs && !shape.single
            ? `rotate(${n(turn)} ${n(head.x + (x * head.rx) / 100)} ${n(head.y + (y * head.ry) / 100)})`
            : undefined,
      },
    )
  }
  const usual = ear(look.fill, shape.outer)
  const { odd } = look
  const other = odd
    ? ear(
        odd.fill ?? look.fill,
        (odd.notched && NOTCHED[kind]) || shape.outer,
        size * (odd.size ?? 1),
        odd.turn ?? look.turn,
      )
    : usual
  const [left, right] = odd && odd.side > 0 ? [usual, other] : [other, usual]
  const flicked = group(odd ? left : group(left, { id: `${id}e` }), { class: shape.hangs ? undefined : MOVES.ear })
  const mirror = `matrix(-1 0 0 1 ${n(2 * head.x)} 0)`
  const beyond = odd ? group(right, { transform: mirror }) : `<use href="#${id}e" transform="${mirror}"/>`
  const drawn = shape.single ? usual : flicked + beyond
  return shape.hangs ? { behind: '', over: drawn } : { behind: drawn, over: '' }
}

/** What grows on the top of heads without ears. */
export type Topknot = 'curl' | 'tuft' | 'nubs'

const TOPKNOTS: Readonly<Record<Topknot, string>> = {
  curl: 'M-22 -88Q-30 -128 4 -138Q40 -146 42 -118Q40 -98 22 -106Q30 -122 14 -122Q-2 -116 18 -86Z',
  tuft: 'M-30 -86L-42 -128L-16 -110L0 -146L14 -110L42 -126L30 -86Z',
  nubs: 'M-56 -78Q-66 -122 -42 -124Q-22 -122 -22 -88ZM22 -88Q22 -122 42 -124Q66 -122 56 -78Z',
}

export const topknotOn = (kind: Topknot | null, head: Oval, { body }: Tints): string =>
  kind ? path(onto(TOPKNOTS[kind], head), { fill: body }) : ''
