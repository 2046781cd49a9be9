/** Eyes, nose and mouth. */

import { lightness, mix } from '../colour'
import type { Demeanour } from '../demeanour'
import { both, dot, fill, group, n, type Oval, onto, oval, path, stroke } from '../pen'
import type { Tints } from '../tints'
import type { MuzzleName } from './figure'
import { MOVES } from './motion'

const DARK = '#1d1722'

/** Positions of the features by kind of face; 100 is the edge of the head. */
interface Muzzle {
  /** A lighter area under nose and mouth. */
  field?: Oval
  nose?: Oval
  mouth: number
  /** Half the width of the mouth. */
  width: number
  beak?: 'hook' | 'bill' | 'cone'
  nostrils?: boolean
}

export const MUZZLES = {
  small: { field: { x: 0, y: 50, rx: 34, ry: 27 }, nose: { x: 0, y: 30, rx: 9, ry: 8 }, mouth: 46, width: 15 },
  broad: { field: { x: 0, y: 52, rx: 46, ry: 40 }, nose: { x: 0, y: 28, rx: 17, ry: 14 }, mouth: 54, width: 19 },
  long: { field: { x: 0, y: 58, rx: 34, ry: 48 }, nose: { x: 0, y: 58, rx: 17, ry: 14 }, mouth: 82, width: 16 },
  flat: { field: { x: 0, y: 44, rx: 50, ry: 32 }, nose: { x: 0, y: 16, rx: 13, ry: 9 }, mouth: 36, width: 22 },
  snout: { field: { x: 0, y: 42, rx: 26, ry: 30 }, nose: { x: 0, y: 30, rx: 11, ry: 10 }, mouth: 54, width: 11 },
  block: { field: { x: 0, y: 48, rx: 56, ry: 48 }, nose: { x: 0, y: 20, rx: 26, ry: 14 }, mouth: 62, width: 16 },
  hook: { mouth: 44, width: 20, beak: 'hook' },
  bill: { mouth: 44, width: 40, beak: 'bill' },
  cone: { mouth: 40, width: 14, beak: 'cone' },
  lips: { mouth: 46, width: 30 },
  nostrils: { field: { x: 0, y: 46, rx: 46, ry: 32 }, mouth: 62, width: 24, nostrils: true },
  none: { mouth: 40, width: 13 },
} as const satisfies Readonly<Record<MuzzleName, Muzzle>>

export interface FaceLook {
  muzzle: MuzzleName
  /** Size and distance of the eyes; 1 is normal. */
  eyes: number
  apart: number
  slit: boolean
  field: string
  around: string
  /** A dark screen instead of skin, on which the eyes glow. */
  screen: boolean
  /** How far down the face is; more in babies. */
  drop: number
  /** Colour of the right eye, if different. */
  oddEye?: string
}

export function face(look: FaceLook, head: Oval, tints: Tints, how: Demeanour): string {
  const muzzle: Muzzle = MUZZLES[look.muzzle]
  const lower: Oval = { ...head, y: head.y + (look.drop * head.ry) / 100 }
  const ink = look.screen ? tints.accent : inkOn(muzzle.field ? look.field : look.around)
  return (
    blush(lower, tints, how, look) +
    eyes(look, lower, tints, how) +
    (muzzle.beak ? beak(muzzle.beak, lower, tints, how) : snout(muzzle, look, lower, tints, how, ink))
  )
}

/** One eye that looks over the shoulder, for a creature that faces away. */
export function glance(look: FaceLook, head: Oval, tints: Tints): string {
  const how = { eyes: 'lidded', gaze: [-0.6, 0], mouth: 'pout', pose: 'away', blush: 0, faded: 0, ears: 1 } as const
  const radius = (head.rx + head.ry) * 0.1 * look.eyes
  const ink = look.screen ? tints.eyes : inkOn(look.around)
  return eye({ x: head.x - head.rx * 0.78, y: head.y + head.ry * 0.1, radius, side: -1, ink, look, tints, how })
}

const inkOn = (coat: string): string => (lightness(coat) < 0.36 ? mix(coat, '#ffffff', 0.62) : mix(coat, DARK, 0.78))

const on = (head: Oval, { x, y, rx, ry }: Oval): Oval => ({
  x: head.x + (x * head.rx) / 100,
  y: head.y + (y * head.ry) / 100,
  rx: (rx * head.rx) / 100,
  ry: (ry * head.rx) / 100,
})

function blush(head: Oval, tints: Tints, how: Demeanour, { apart }: FaceLook): string {
  if (how.blush === 0) return ''
  const left = oval(on(head, { x: -64 * apart, y: 34, rx: 15, ry: 10 }), {
    fill: tints.blush,
    stroke: 'none',
    opacity: how.blush,
  })
  return both(left, head.x)
}

function eyes(look: FaceLook, head: Oval, tints: Tints, how: Demeanour): string {
  const radius = (head.rx + head.ry) * 0.1 * look.eyes
  const gap = 0.41 * head.rx * look.apart
  const around = look.screen ? DARK : look.around
  const ink = look.screen ? tints.eyes : inkOn(around)
  const y = head.y + head.ry * 0.02
  const drawn = ([-1, 1] as const).map((side) => {
    const x = head.x + side * gap
    const seen = side > 0 && look.oddEye ? { ...tints, eyes: look.oddEye } : tints
    return {
      eye: eye({ x, y, radius, side, ink, look, tints: seen, how }),
      brow: brow({ x, y, radius, side, ink, how }),
    }
  })
  return (
    group(drawn.map(({ eye }) => eye).join(''), { class: BLINKS.includes(how.eyes) ? MOVES.eyes : undefined }) +
    drawn.map(({ brow }) => brow).join('')
  )
}

const BLINKS: readonly Demeanour['eyes'][] = ['open', 'wide', 'lidded']

interface Eye {
  x: number
  y: number
  radius: number
  side: -1 | 1
  ink: string
  look: FaceLook
  tints: Tints
  how: Demeanour
}

function eye({ x, y, radius: r, side, ink, look, tints, how }: Eye): string {
  const arc = (bend: number): string => stroke(`M${n(x - r)} ${n(y)}q${n(r)} ${n(bend * r)} ${n(2 * r)} 0`, 4, ink)
  if (how.eyes === 'shut') return arc(1.1)
  if (how.eyes === 'joy') return stroke(`M${n(x - r)} ${n(y + r * 0.3)}q${n(r)} ${n(-1.7 * r)} ${n(2 * r)} 0`, 4.5, ink)
  if (how.eyes === 'weak')
    return stroke(`M${n(x - r)} ${n(y + side * 1.5)}q${n(r)} ${n(r * 0.5)} ${n(2 * r)} ${n(-side * 3)}`, 4, ink)
  const big = how.eyes === 'wide' ? 1.14 : 1
  const [dx, dy] = [how.gaze[0] * r * 0.6, how.gaze[1] * r * 0.6]
  if (look.screen)
    return oval(
      { x: x + dx, y: y + dy, rx: r * 0.72 * big, ry: r * big * (how.eyes === 'lidded' ? 0.5 : 1) },
      { fill: tints.eyes, stroke: 'none' },
    )
  const ball = { x, y, rx: r * big, ry: r * 1.1 * big }
  const rim = lightness(look.around) < 0.3 ? mix(look.around, '#ffffff', 0.16) : mix(look.around, DARK, 0.8)
  const pupil =
    look.slit && how.eyes !== 'wide' ? { rx: r * 0.46, ry: r * 0.86 } : { rx: r * 0.7 * big, ry: r * 0.78 * big }
  const shine =
    dot(x + r * 0.3, y - r * 0.42, r * 0.33, { fill: '#fff', stroke: 'none' }) +
    dot(x - r * 0.34 + dx, y + r * 0.44, r * 0.16, { fill: '#fff', stroke: 'none' })
  const lid =
    how.eyes === 'lidded'
      ? fill(
          `M${n(x - r * 1.25)} ${n(y - side * r * 0.3)}Q${n(x - r * 1.3)} ${n(y - r * 1.5)} ${n(x)} ${n(y - r * 1.5)}Q${n(x + r * 1.3)} ${n(y - r * 1.5)} ${n(x + r * 1.25)} ${n(y + side * r * 0.3)}Z`,
          look.around,
        ) + stroke(`M${n(x - r * 1.2)} ${n(y - side * r * 0.3)}L${n(x + r * 1.2)} ${n(y + side * r * 0.3)}`, 3.5, ink)
      : ''
  return (
    oval(ball, { fill: tints.eyes, stroke: rim, 'stroke-width': 3 }) +
    oval({ x: x + dx, y: y + dy, ...pupil }, { fill: DARK, stroke: 'none' }) +
    shine +
    lid
  )
}

function brow({ x, y, radius: r, side, ink, how }: Omit<Eye, 'look' | 'tints'>): string {
  if (!how.brows) return ''
  const [inside, outside] = how.brows === 'worried' ? [-2.1, -1.5] : side > 0 ? [-2.1, -2.2] : [-1.6, -1.5]
  return stroke(
    `M${n(x - side * r * 0.8)} ${n(y + inside * r)}Q${n(x)} ${n(y + (inside + outside) * 0.53 * r)} ${n(x + side * r * 0.8)} ${n(y + outside * r)}`,
    3.5,
    ink,
  )
}

function snout(muzzle: Muzzle, look: FaceLook, head: Oval, tints: Tints, how: Demeanour, ink: string): string {
  const field = muzzle.field ? oval(on(head, muzzle.field), { fill: look.field, stroke: 'none' }) : ''
  // A requested nose is drawn on every face.
  const shape = muzzle.nose ?? (tints.nose && MUZZLES.small.nose)
  const nose = shape && on(head, shape)
  const noseFill =
    tints.nose ??
    (lightness(look.field) < 0.3
      ? mix(look.field, '#000000', 0.55)
      : muzzle.nose && muzzle.nose.rx < 12
        ? mix(tints.blush, DARK, 0.35)
        : DARK)
  const drawn = nose
    ? fill(onto('M-100 -60Q0 -120 100 -60Q110 20 0 100Q-110 20 -100 -60Z', nose), noseFill) +
      dot(nose.x - nose.rx * 0.3, nose.y - nose.ry * 0.4, nose.rx * 0.22, {
        fill: '#fff',
        stroke: 'none',
        opacity: 0.7,
      })
    : ''
  const mouthY = head.y + (muzzle.mouth * head.ry) / 100
  const philtrum =
    nose && how.mouth !== 'laugh' ? `M${n(head.x)} ${n(nose.y + nose.ry)}L${n(head.x)} ${n(mouthY + 1)}` : ''
  const nostrils = muzzle.nostrils ? stroke(onto('M-12 34L-16 40M12 34L16 40', head), 4, ink) : ''
  return (
    field +
    nostrils +
    mouth(head.x, mouthY, (muzzle.width * head.rx) / 100, how, ink, tints, muzzle.nose !== undefined, philtrum) +
    drawn
  )
}

function mouth(
  x: number,
  y: number,
  w: number,
  how: Demeanour,
  ink: string,
  tints: Tints,
  split: boolean,
  philtrum: string,
): string {
  const line = (d: string): string => stroke(philtrum + d, 3.5, ink)
  switch (how.mouth) {
    case 'laugh':
      return (
        path(
          `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y + 5)} ${n(x + w)} ${n(y)}Q${n(x + w * 0.8)} ${n(y + w * 1.5)} ${n(x)} ${n(y + w * 1.5)}Q${n(x - w * 0.8)} ${n(y + w * 1.5)} ${n(x - w)} ${n(y)}Z`,
          { fill: '#6d2436', stroke: ink, 'stroke-width': 3 },
        ) + oval({ x, y: y + w * 1.08, rx: w * 0.5, ry: w * 0.34 }, { fill: tints.blush, stroke: 'none' })
      )
    case 'smile':
      return line(
        split
          ? `M${n(x - w)} ${n(y)}Q${n(x - w * 0.5)} ${n(y + w * 0.7)} ${n(x)} ${n(y)}Q${n(x + w * 0.5)} ${n(y + w * 0.7)} ${n(x + w)} ${n(y)}`
          : `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y + w * 0.9)} ${n(x + w)} ${n(y)}`,
      )
    case 'calm':
      return line(`M${n(x - w * 0.6)} ${n(y)}Q${n(x)} ${n(y + w * 0.5)} ${n(x + w * 0.6)} ${n(y)}`)
    case 'small':
      return line('') + oval({ x, y: y + 3, rx: 4, ry: 4.5 }, { fill: '#6d2436', stroke: ink, 'stroke-width': 2.5 })
    case 'pout':
      return line(`M${n(x - w * 0.7)} ${n(y + 5)}Q${n(x)} ${n(y - w * 0.4)} ${n(x + w * 0.7)} ${n(y + 5)}`)
    case 'wavy':
      return line(`M${n(x - w)} ${n(y + 3)}q${n(w / 3)} -6 ${n((w * 2) / 3)} 0t${n((w * 2) / 3)} 0t${n((w * 2) / 3)} 0`)
  }
}

const BEAKS = {
  hook: { upper: 'M-22 14Q0 -6 22 14Q26 40 0 66Q-4 52 -22 40Z', lower: 'M-12 44Q0 74 12 44Z' },
  bill: { upper: 'M-34 26Q-20 6 0 8Q20 6 34 26Q52 40 40 48Q0 58 -40 48Q-52 40 -34 26Z', lower: 'M-28 48Q0 84 28 48Z' },
  cone: { upper: 'M-22 16Q0 4 22 16Q14 40 0 50Q-14 40 -22 16Z', lower: 'M-12 36Q0 64 12 36Z' },
} as const

function beak(kind: keyof typeof BEAKS, head: Oval, tints: Tints, how: Demeanour): string {
  const { upper, lower } = BEAKS[kind]
  const colour = tints.nose ?? (how.faded > 0 ? mix('#f2a33a', '#b7aca0', how.faded) : '#f2a33a')
  const open = how.mouth === 'laugh' || how.mouth === 'small'
  const sad = how.mouth === 'wavy' || how.mouth === 'pout'
  return group(
    (open ? path(onto(lower, head), { fill: '#6d2436' }) : '') +
      path(onto(upper, head), { fill: colour }) +
      (kind === 'bill' ? stroke(onto(sad ? 'M-30 46Q0 30 30 46' : 'M-32 38Q0 54 32 38', head), 3, tints.line) : ''),
    { 'stroke-width': 3.5 },
  )
}
