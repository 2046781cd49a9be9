/** Keepsakes: small things that a creature wears, holds or keeps near, in the order it got them. */
import type { KeepsakeShape } from '../../species/book'
import { dot, group, HEART, n, onto, oval, path, STAR, stroke } from '../pen'
import type { Sketch } from '../sketch'
import type { Pose } from './pose'

const GOLD = '#e8b73a'
const WOOD = '#b07a4a'
const RED = '#d9544f'
const BLUE = '#5b8fc9'
const GREEN = '#6fa35a'
const PALE = '#f6efe0'
const GREY = '#9aa0a8'
const on = (r: number, y = 0) => ({ x: 0, y, rx: r, ry: r })

/** Each around the origin, about 24 wide, resting on y = 12. */
const SHAPES: Readonly<Record<KeepsakeShape, string>> = {
  acorn:
    path('M-8 -2Q-8 12 0 13Q8 12 8 -2Z', { fill: WOOD }) +
    path('M-10 -2Q-9 -9 0 -9Q9 -9 10 -2Z', { fill: '#7d5532' }) +
    stroke('M0 -9V-13', 2.5, '#7d5532'),
  ball: dot(0, 2, 10, { fill: RED }) + stroke('M-10 1Q0 8 10 1', 2, PALE),
  bell: path('M-9 7Q-6 4 -6 -3Q-6 -11 0 -11Q6 -11 6 -3Q6 4 9 7Z', { fill: GOLD }) + dot(0, 9, 3, { fill: GOLD }),
  bone: path('M-7 -1H7Q9 -7 12 -4Q14 1 11 2Q14 4 12 8Q9 10 7 5H-7Q-9 10 -12 8Q-14 4 -11 2Q-14 1 -12 -4Q-9 -7 -7 -1Z', {
    fill: PALE,
  }),
  biscuit:
    dot(0, 3, 10, { fill: '#d9a25f' }) +
    dot(-4, 0, 1.2, { fill: '#8a5a2b' }) +
    dot(3, -2, 1.2, { fill: '#8a5a2b' }) +
    dot(-1, 6, 1.2, { fill: '#8a5a2b' }) +
    dot(5, 5, 1.2, { fill: '#8a5a2b' }),
  book: path('M-11 -7L0 -4L11 -7V9L0 12L-11 9Z', { fill: BLUE }) + stroke('M0 -4V12', 2, PALE),
  bulb:
    path('M-8 -4A8 8 0 1 1 8 -4Q7 2 4 5H-4Q-7 2 -8 -4Z', { fill: '#ffe08a' }) + path('M-4 6H4V11H-4Z', { fill: GREY }),
  button: dot(0, 3, 9, { fill: BLUE }) + dot(-3, 1, 1.3) + dot(3, 1, 1.3) + dot(-3, 5.5, 1.3) + dot(3, 5.5, 1.3),
  candle: path('M-4 -3H4V12H-4Z', { fill: PALE }) + path('M0 -14Q5 -8 0 -5Q-5 -8 0 -14Z', { fill: '#ffb84d' }),
  shard: path('M-11 9L-7 -7L1 -10L11 -3L6 3L9 11Z', { fill: PALE }) + stroke('M-8 3Q0 -3 7 -1', 2.6, BLUE),
  coin: dot(0, 3, 9, { fill: GOLD }) + dot(0, 3, 5.5, { fill: 'none', 'stroke-width': 1.6 }),
  cork: path('M-6 -7H6L5 12H-5Z', { fill: '#d2a679' }) + stroke('M-3 -1L-1 1M2 4L4 6M-3 7L-1 8', 1.6, '#8a6440'),
  crown:
    path('M-11 10L-12 -6L-5 0L0 -9L5 0L12 -6L11 10Z', { fill: GOLD }) +
    dot(0, 5, 2, { fill: RED, 'stroke-width': 1.2 }),
  cube: path('M-9 -4L0 -9L9 -4V7L0 12L-9 7Z', { fill: PALE }) + stroke('M-9 -4L0 1L9 -4M0 1V12', 1.8, GREY),
  cup: path('M-9 -5H7V5Q7 12 -1 12Q-9 12 -9 5Z', { fill: PALE }) + stroke('M7 -2Q13 -1 12 3Q11 6 6 6', 2.5, BLUE),
  egg:
    oval({ x: 0, y: 2, rx: 8, ry: 10 }, { fill: '#f3e3c6' }) +
    dot(-3, 0, 1, { fill: WOOD, stroke: 'none' }) +
    dot(3, 5, 1, { fill: WOOD, stroke: 'none' }),
  feather: path('M-9 12Q-10 -4 9 -13Q12 2 -3 8Z', { fill: '#9cc3dd' }) + stroke('M-11 14L5 -7', 1.8, '#4a6f86'),
  flower:
    [0, 72, 144, 216, 288]
      .map((turn) => group(oval({ x: 0, y: -6, rx: 4, ry: 6 }, { fill: '#e88fb0' }), { transform: `rotate(${turn})` }))
      .join('') + dot(0, 0, 3.6, { fill: GOLD }),
  fruit:
    path('M0 -6Q10 -9 10 3Q9 12 2 12H-2Q-9 12 -10 3Q-10 -9 0 -6Z', { fill: '#e8b33f' }) +
    stroke('M0 -6Q0 -10 3 -12', 2, '#6b4a2b') +
    path('M3 -10Q8 -14 11 -10Q7 -7 3 -10Z', { fill: GREEN }),
  gem: path('M-9 -3L-5 -9H5L9 -3L0 11Z', { fill: '#74c7c2' }) + stroke('M-9 -3H9M-3 -3L0 11L3 -3', 1.6, '#2f7f7b'),
  glove:
    path('M-7 12V0Q-13 -1 -12 -5Q-10 -7 -7 -4V-9Q-5 -13 -3 -9Q-1 -14 1 -10Q4 -13 5 -8Q8 -10 8 -5V12Z', { fill: RED }) +
    stroke('M-7 8H8', 2.2, PALE),
  hat:
    path('M-7 5V-8H7V5Z', { fill: '#4b4a5e' }) +
    path('M-13 5H13V9H-13Z', { fill: '#4b4a5e' }) +
    stroke('M-7 2H7', 2.6, RED),
  key:
    dot(-6, 0, 5, { fill: 'none', stroke: GOLD, 'stroke-width': 4 }) +
    stroke('M-1 1L12 5M8 4L7 9M12 5L11 10', 3.2, GOLD),
  leaf: path('M-11 10Q-10 -8 11 -10Q12 10 -11 10Z', { fill: GREEN }) + stroke('M-12 12L5 -4', 1.8, '#3d6b2f'),
  letter:
    path('M-12 -6H12V10H-12Z', { fill: PALE }) +
    stroke('M-12 -6L0 4L12 -6', 2, '#8a6440') +
    path(onto(HEART, on(3, 4)), { fill: RED, 'stroke-width': 1 }),
  marble:
    dot(0, 3, 9, { fill: '#8fc7e8' }) +
    stroke('M-5 6Q0 -5 5 3', 3, '#3f6fb0') +
    dot(-3, -1, 1.8, { fill: '#fff', stroke: 'none' }),
  mirror:
    oval({ x: 0, y: -4, rx: 8, ry: 9 }, { fill: '#d8eef7' }) +
    stroke('M0 5V14', 4, WOOD) +
    stroke('M-3 -6L2 -10', 1.8, '#fff'),
  moon: path('M4 -12A12 12 0 1 0 10 8A10 10 0 0 1 4 -12Z', { fill: '#f4e3a1' }),
  nail: path('M-6 -11H6V-7H-6Z', { fill: GREY }) + path('M-2 -7H2V8L0 13L-2 8Z', { fill: GREY }),
  peg: path('M-5 -11H-1V1H1V-11H5V12H1V6H-1V12H-5Z', { fill: '#d9b98a' }),
  pencil:
    path('M-9 6L5 -11L10 -7L-4 10Z', { fill: GOLD }) +
    path('M-9 6L-11 13L-4 10Z', { fill: PALE }) +
    path('M5 -11L8 -14L12 -10L10 -7Z', { fill: RED }),
  piece: path('M-9 -6H-3Q-5 -12 0 -12Q5 -12 3 -6H9V0Q14 -2 14 3Q14 7 9 6V12H-9Z', { fill: '#c98fd0' }),
  ribbon:
    path('M0 -2Q-12 -12 -12 -1Q-12 7 0 -2Q12 -12 12 -1Q12 7 0 -2Z', { fill: RED }) +
    stroke('M-1 0L-6 12M1 0L6 12', 3.2, RED),
  ring:
    dot(0, 5, 7, { fill: 'none', stroke: GOLD, 'stroke-width': 3.4 }) +
    path('M-4 -7L0 -11L4 -7L0 -2Z', { fill: '#9fe0ea' }),
  scarf:
    path('M-13 2Q0 -9 13 2L10 8Q0 -1 -10 8Z', { fill: RED }) +
    path('M4 1L9 14L14 11L9 -1Z', { fill: RED }) +
    stroke('M-8 1L-6 5M0 -3V1', 2, PALE),
  shell:
    path('M0 12Q-14 6 -11 -4Q-7 -11 0 -11Q7 -11 11 -4Q14 6 0 12Z', { fill: '#f3c9b3' }) +
    stroke('M0 11V-9M-1 11L-7 -6M1 11L7 -6', 1.8, '#b87f63'),
  sock: path('M-5 -12H4V2Q12 3 12 8Q12 12 8 12H-2Q-6 12 -6 6Z', { fill: '#8fb08a' }) + stroke('M-5 -7H4', 2.6, PALE),
  spoon:
    oval({ x: -6, y: -6, rx: 4.5, ry: 6.5 }, { fill: GREY, transform: 'rotate(-40 -6 -6)' }) +
    stroke('M-3 -2L10 12', 3.2, GREY),
  star: path(onto(STAR, on(13)), { fill: '#ffdf6b' }),
  stone:
    path('M-12 10Q-14 -1 -4 -5Q8 -9 12 2Q14 10 8 11Z', { fill: '#a7a2a0' }) + stroke('M-4 1Q2 -2 7 1', 1.6, '#77716f'),
  thread:
    path('M-8 -9H8V-6H-8ZM-8 8H8V11H-8Z', { fill: WOOD }) +
    path('M-6 -6H6V8H-6Z', { fill: '#b85c8e' }) +
    stroke('M-6 -2H6M-6 2H6M6 5Q13 6 12 12', 1.6, '#7d3a5f'),
  ticket:
    path('M-12 -6H12V-1Q9 1 12 4V9H-12V4Q-9 1 -12 -1Z', { fill: '#f1c27d' }) +
    stroke('M4 -5V8', 1.6, '#8a6440', { 'stroke-dasharray': '2 2' }),
  tooth: path('M-8 -7Q-4 -11 0 -8Q4 -11 8 -7Q10 0 6 5L5 12Q2 12 2 6H-2Q-2 12 -5 12L-6 5Q-10 0 -8 -7Z', {
    fill: '#fffdf5',
  }),
  whistle:
    path('M-12 -5H6V-1H3A7 7 0 1 1 -9 4Q-12 3 -12 -1Z', { fill: GREY }) +
    dot(-3, 5, 2.4, { fill: PALE, 'stroke-width': 1.4 }),
  wool:
    dot(0, 2, 10, { fill: '#c98a9a' }) +
    stroke('M-8 -3Q0 4 9 -1M-9 4Q0 11 7 8M-3 -8Q3 2 -1 12M9 7Q14 9 12 13', 1.8, '#8a5263'),
}

/** Positions along the front, outermost first. */
const PLACES = [24, 232, 52, 204, 80, 176, 108, 148] as const
const FLOOR = 236

const PEN = { stroke: '#3a2c35', 'stroke-width': 2.4 } as const

const WAYS = ['neck', 'head', 'paw'] as const
type Way = (typeof WAYS)[number]

/** Keepsakes that can be worn at the neck, on the head or held; the others are drawn on the floor. */
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

/** The first of each kind is worn. */
export function arranged(kept: readonly KeepsakeShape[], pose: Pose): Arranged {
  if (!DRESSED.includes(pose)) return { worn: {}, beside: kept }
  const worn: Partial<Record<Way, KeepsakeShape>> = {}
  for (const way of WAYS) worn[way] = kept.find((shape) => WORN[way].includes(shape))
  return { worn, beside: kept.filter((shape) => !Object.values(worn).includes(shape)) }
}

/** As many as there are positions and bytes. */
export function keepsakesBeside(shapes: readonly KeepsakeShape[], letters: number): string {
  const things = shapes
    .slice(0, PLACES.length)
    .map((shape, at) => group(SHAPES[shape], { transform: `translate(${PLACES[at]} ${FLOOR})` }))
  while (things.length > 0 && group(things.join(''), PEN).length >= letters) things.pop()
  return group(things.join(''), PEN)
}

const at = (shape: KeepsakeShape, x: number, y: number, turn: number): string =>
  group(SHAPES[shape], { ...PEN, transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` })

/** On a cord, below other things at the neck. */
export const aroundNeck = ({ plan: { neck }, tints }: Sketch, { neck: shape }: Arranged['worn']): string =>
  shape
    ? stroke(
        `M${n(neck.x - neck.w * 0.8)} ${n(neck.y)}L${n(neck.x)} ${n(neck.y + 24)}L${n(neck.x + neck.w * 0.8)} ${n(neck.y)}`,
        3,
        tints.line,
      ) + at(shape, neck.x, neck.y + 34, 0)
    : ''

export const onHead = ({ head }: Sketch, { head: shape }: Arranged['worn']): string =>
  shape ? at(shape, head.x - head.rx * 0.5, head.y - head.ry * 0.86, -18) : ''

export const inPaw = ({ plan: { paws, neck } }: Sketch, { paw: shape }: Arranged['worn']): string => {
  const paw = paws?.[0] ?? { x: neck.x - 40, y: 214 }
  return shape ? at(shape, paw.x - 6, paw.y - 12, -14) : ''
}
