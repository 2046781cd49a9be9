/**
 * The sprite sheet of a Codex pet: rows of frames from a creature's poses. Each animated row ends where it starts, so
 * that it can loop. Version 2 adds a neutral cell and two rows of look directions.
 */
import { DEMEANOURS, type Demeanour } from '../demeanour'
import { lookOf } from '../look'
import { individualOf } from '../parts/individual'
import { n, placed } from '../pen'
import { portrait, type Sitter } from '../portrait'

export const CELL = { width: 192, height: 208 } as const
export const COLUMNS = 8
export type SheetVersion = '1' | '2'

interface Frame {
  how?: Partial<Demeanour>
  /** Offset to the right and up, rotation in degrees, and height; 1 is normal. */
  x?: number
  up?: number
  turn?: number
  tall?: number
  mirrored?: true
}

export interface Row {
  name: string
  frames: readonly Frame[]
  /** Duration of each frame in milliseconds. */
  times: readonly number[]
}

const CALM = DEMEANOURS.content
const GLAD = { eyes: 'joy', mouth: 'laugh' } as const
const BLINK = { eyes: 'shut' } as const
const DOWN = { pose: 'slumped', eyes: 'weak', mouth: 'wavy', brows: 'worried', faded: 0.3, blush: 0 } as const
const looking = (x: number, y: number) => ({ eyes: 'wide', gaze: [x, y], mouth: 'small' }) as const

/** One leap in four frames: crouched, off the ground, in the air, landed. */
const BOUND: readonly Frame[] = [
  { how: { ...GLAD, pose: 'slumped' }, turn: 3, tall: 0.98 },
  { how: { ...GLAD, pose: 'leaping' }, x: -11, up: 2, turn: 7 },
  { how: { ...GLAD, pose: 'leaping' }, x: -9, up: 9, turn: 5 },
  { how: { ...GLAD, pose: 'leaping' }, up: 2, turn: 0 },
]
const STEPS: readonly Frame[] = [...BOUND, ...BOUND]

const shown = (usual: number, last: number, count: number): number[] => [
  ...Array.from({ length: count - 1 }, () => usual),
  last,
]

export const ROWS: readonly Row[] = [
  {
    name: 'idle',
    frames: [{}, { tall: 1.012 }, { tall: 1.02 }, { how: BLINK, tall: 1.02 }, { tall: 1.012 }, { tall: 1.004 }],
    times: [280, 110, 110, 140, 140, 320],
  },
  { name: 'running-right', frames: STEPS, times: shown(120, 220, 8) },
  { name: 'running-left', frames: STEPS.map((step) => ({ ...step, mirrored: true })), times: shown(120, 220, 8) },
  {
    name: 'waving',
    frames: [-5, 4, -5, 4].map((turn) => ({ how: { ...GLAD, pose: 'alert' }, turn })),
    times: shown(140, 280, 4),
  },
  {
    name: 'jumping',
    frames: [
      { how: { pose: 'slumped' }, tall: 0.96 },
      { how: { ...GLAD, pose: 'leaping' }, up: 4 },
      { how: { ...GLAD, pose: 'leaping' }, up: 12 },
      { how: { ...GLAD, pose: 'leaping' }, up: 4 },
      { how: GLAD, tall: 0.96 },
    ],
    times: shown(140, 280, 5),
  },
  {
    name: 'failed',
    frames: [1, 0.99, 0.98, 0.97, 0.96, 0.97, 0.98, 0.99].map((tall) => ({ how: DOWN, tall })),
    times: shown(140, 240, 8),
  },
  {
    name: 'waiting',
    frames: [
      { how: { ...looking(0, -0.4), pose: 'alert' } },
      { how: { ...looking(0.4, -0.4), pose: 'alert' }, turn: 2 },
      { how: { ...looking(0.4, -0.4), pose: 'alert' }, turn: 3 },
      { how: { ...BLINK, pose: 'alert' }, turn: 2 },
      { how: { ...looking(-0.4, -0.4), pose: 'alert' }, turn: -2 },
      { how: { ...looking(-0.2, -0.4), pose: 'alert' } },
    ],
    times: shown(150, 260, 6),
  },
  {
    name: 'running',
    frames: [-2, -1, 1, 2, 1, -1].map((turn, at) => ({
      how: { gaze: [turn * 0.15, 0.5], mouth: 'calm', brows: 'raised' },
      tall: [1, 0.985, 0.97][at % 3]!,
      turn,
    })),
    times: shown(120, 220, 6),
  },
  {
    name: 'review',
    frames: [-0.7, -0.3, 0.2, 0.7, 0.2, -0.3].map((x) => ({ how: { ...looking(x, 0.2), mouth: 'calm' }, turn: x * 4 })),
    times: shown(150, 280, 6),
  },
]

const LOOKS = 16
/** Sixteen look directions, clockwise from up. The eyes move most, and the body leans a little. */
const looks = Array.from({ length: LOOKS }, (_, at): Frame => {
  const angle = (at * 2 * Math.PI) / LOOKS
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  return { how: { gaze: [x * 0.72, y * 0.72] }, x: x * 2, up: -y * 2, turn: x * 3 }
})

/** The frames of each row of a sheet. The idle row of version 2 ends with the neutral cell of the look directions. */
export function sheetRows(version: SheetVersion): readonly (readonly Frame[])[] {
  const animated = ROWS.map(({ frames }) => frames)
  if (version === '1') return animated
  const [idle, ...others] = animated
  return [[...idle!, idle![0]!], ...others, looks.slice(0, COLUMNS), looks.slice(COLUMNS)]
}

/** Vertical position of the feet in a cell. */
const FEET = 184
/** Position of the portrait in its cell, with a margin because it leans. */
const PLACE = { left: 3, top: 19 } as const

/** The gaze as the viewer sees it, because some individuals are drawn mirrored. */
function onScreen(sitter: Sitter, how: Demeanour): Demeanour {
  const { figure } = individualOf(sitter.id, lookOf(sitter).figure, sitter.species.family)
  return figure.turned ? { ...how, gaze: [-how.gaze[0], how.gaze[1]] } : how
}

/** One frame at the size of a cell. */
export function petFrame(sitter: Sitter, { how, x = 0, up = 0, turn = 0, tall = 1, mirrored }: Frame): string {
  const awake: Sitter = { ...sitter, mood: 'content', alive: true }
  const drawn = portrait(awake, { how: onScreen(sitter, { ...CALM, ...how }), bare: true, still: true })
  const { width, height } = CELL
  const mirror = mirrored ? `matrix(-1 0 0 1 ${width} 0) ` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g transform="${mirror}translate(${n(x)} ${n(-up)}) rotate(${n(turn)} ${width / 2} ${FEET}) translate(0 ${n(FEET * (1 - tall))}) scale(1 ${tall})">` +
    `${placed(drawn, PLACE.left, PLACE.top, width - 2 * PLACE.left).replace('<svg ', '<svg overflow="visible" ')}</g></svg>`
  )
}
