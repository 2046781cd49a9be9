/** Heads and ears, around the origin with the edge of the head at 100. */

import { both, cornerOf, dot, fill, group, n, type Oval, onto, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'
import type { Ears } from './figure'
import { MOVES } from './motion'
import { type PlainEars, shapes, type Topknot } from './shapes'

export interface EarLook {
  kind: Ears
  size: number
  /** Colours of the species. */
  fill: string
  tip: string | null
  /** Seen from behind, so without inner ear. */
  away: boolean
  /** One ear with another colour or size, or with a notch. */
  odd?: { side: -1 | 1; fill?: string; notched?: boolean; size?: number; turn?: number }
  /** Degrees by which the ears are turned; negative is outward. */
  turn: number
}

/** For ears without a shape: the outermost point up and to the left, and the root. */
const EDGES: Readonly<Record<PlainEars, { far: Point; root: Point }>> = {
  none: { far: { x: -100, y: -100 }, root: { x: -100, y: -100 } },
  antenna: { far: { x: -20, y: -175 }, root: { x: 0, y: -90 } },
  stalks: { far: { x: -84, y: -180 }, root: { x: 0, y: -90 } },
}

const isPlain = (kind: Ears): kind is PlainEars => kind in EDGES

const edgesOf = (kind: Ears): { far: Point; root: Point } => {
  if (isPlain(kind)) return EDGES[kind]
  const { outer, tip = '', root } = shapes().ears[kind]
  return { far: cornerOf(outer + tip), root }
}

/** Horizontal and vertical reach of ears of this size, in half widths and half heights of the head. */
export const earsReach = (kind: Ears, size: number): Point => {
  const { far, root } = edgesOf(kind)
  return {
    x: Math.max(1, -(root.x + (far.x - root.x) * size) / 100),
    y: Math.max(1, -(root.y + (far.y - root.y) * size) / 100),
  }
}

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
  const shape = shapes().ears[kind]
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
        (odd.notched && shapes().notched[kind]) || shape.outer,
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

export const topknotOn = (kind: Topknot | null, head: Oval, { body }: Tints): string =>
  kind ? path(onto(shapes().topknots[kind], head), { fill: body }) : ''
