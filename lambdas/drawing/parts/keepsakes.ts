/** Keepsakes: small things that a creature wears, holds or keeps near, in the order it got them. */
import type { KeepsakeShape } from '../../species/book'
import type { PartContext } from '../part-context'
import { group, markup, n, stroke } from '../pen'
import type { Pose } from './pose'
import { shapes } from './shapes'

/** Positions of keepsakes on the floor, outermost first. */
const PLACES = [24, 232, 52, 204, 80, 176, 108, 148] as const
const FLOOR = 236

const drawn = (shape: KeepsakeShape): string => markup(shapes().keepsakes[shape])
const PEN = { stroke: '#3a2c35', 'stroke-width': 2.4 } as const

const WAYS = ['neck', 'head', 'paw'] as const
type Way = (typeof WAYS)[number]

/** Where keepsakes are worn; all others are drawn on the floor. */
const WORN: Readonly<Record<Way, readonly KeepsakeShape[]>> = {
  neck: ['bell', 'button', 'coin', 'gem', 'key', 'ribbon', 'ring', 'scarf', 'shell', 'whistle', 'moon', 'tooth'],
  head: ['crown', 'feather', 'flower', 'leaf', 'star'],
  paw: ['ball', 'bone', 'book', 'bulb', 'cup', 'letter', 'marble', 'mirror', 'spoon', 'ticket', 'wool'],
}

/** Poses in which keepsakes are worn; otherwise they are on the floor. */
const DRESSED: readonly Pose[] = ['easy', 'alert', 'leaping', 'tilting', 'reaching', 'dancing', 'drifting', 'pulsing']

export interface Arranged {
  worn: Readonly<Partial<Record<Way, KeepsakeShape>>>
  beside: readonly KeepsakeShape[]
}

/** Of each kind the first is worn; the others are beside the creature. */
export function arranged(kept: readonly KeepsakeShape[], pose: Pose): Arranged {
  if (!DRESSED.includes(pose)) return { worn: {}, beside: kept }
  const worn: Partial<Record<Way, KeepsakeShape>> = {}
  for (const way of WAYS) worn[way] = kept.find((shape) => WORN[way].includes(shape))
  return { worn, beside: kept.filter((shape) => !Object.values(worn).includes(shape)) }
}

/** Keepsakes on the floor, as many as the positions and the limit of characters allow. */
export function keepsakesBeside(shapes: readonly KeepsakeShape[], letters: number): string {
  const things = shapes
    .slice(0, PLACES.length)
    .map((shape, at) => group(drawn(shape), { transform: `translate(${PLACES[at]} ${FLOOR})` }))
  while (things.length > 0 && group(things.join(''), PEN).length >= letters) things.pop()
  return group(things.join(''), PEN)
}

const at = (shape: KeepsakeShape, x: number, y: number, turn: number): string =>
  group(drawn(shape), { ...PEN, transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` })

/** A keepsake on a cord, below other things at the neck. */
export const aroundNeck = ({ plan: { neck }, tints }: PartContext, { neck: shape }: Arranged['worn']): string =>
  shape
    ? stroke(
        `M${n(neck.x - neck.w * 0.8)} ${n(neck.y)}L${n(neck.x)} ${n(neck.y + 24)}L${n(neck.x + neck.w * 0.8)} ${n(neck.y)}`,
        3,
        tints.line,
      ) + at(shape, neck.x, neck.y + 34, 0)
    : ''

export const onHead = ({ head }: PartContext, { head: shape }: Arranged['worn']): string =>
  shape ? at(shape, head.x - head.rx * 0.5, head.y - head.ry * 0.86, -18) : ''

export const inPaw = ({ plan: { paws, neck } }: PartContext, { paw: shape }: Arranged['worn']): string => {
  const paw = paws?.[0] ?? { x: neck.x - 40, y: 214 }
  return shape ? at(shape, paw.x - 6, paw.y - 12, -14) : ''
}
