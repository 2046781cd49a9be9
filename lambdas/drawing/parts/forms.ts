/**
 * The sixteen adult forms: four evolution paths in four families. Each changes build, ears and tail, and adds parts, so
 * that its outline differs; the species shows in coat, face and remaining parts.
 */
import type { EvolutionPath } from '../../domain/creature/creature'
import type { Family } from '../../species/vocabulary'
import { mix } from '../colour'
import type { PartContext } from '../part-context'
import { dot, fill, HEART, limb, n, type Oval, onto, oval, path, stroke } from '../pen'
import { bodyPlan, GROUND } from './bodies'
import type { BodyPlan } from './body-plans'
import { fringe } from './extras/extra'
import type { Body, Figure, Tail } from './figure'
import { type Build, FLAT } from './growth'
import type { Pose, Stance } from './pose'

/** Parts of a form by where they are drawn. */
export interface Form {
  /** Parts behind the body, over its lower edge, and around the neck, in the coordinates of the body plan. */
  back: string
  hem: string
  neck: string
  /** Parts behind the head, and on it. */
  crown: string
  head: string
  threeLegs: boolean
  /** What the creature sits on. Drawn below everything else, and not tilted with it. */
  perch: string
}

const NONE: Form = { back: '', hem: '', neck: '', crown: '', head: '', threeLegs: false, perch: '' }

export interface FormShape {
  build: Partial<Record<'head' | 'tall' | 'wide' | 'ears' | 'tail', number>>
  /** How far the body is raised on its legs, and a factor for how far limbs reach from it. */
  legs?: number
  reach?: number
  bodies?: Readonly<Partial<Record<Body, Body>>>
  /** The body ends in wisps instead of feet. */
  wisps?: true
  /** There is a gap through the body. */
  hollow?: true
  /** Height at which the creature floats or sits. */
  floats?: number
  stance?: Partial<Stance>
  tails?: Readonly<Partial<Record<Tail, Tail>>>
  /** One ear is torn off halfway. */
  torn?: true
  /** Space for the parts around the head, in half widths and half heights of the head. */
  around?: { x: number; y: number }
  /** Space for the parts of a headless body: at the sides and above, and additionally on the right. */
  margin?: number
  right?: number
}

const PLUSH: FormShape['tails'] = { curl: 'puff', wag: 'puff', up: 'plume', whip: 'plume', banded: 'rope' }
const THIN: FormShape['tails'] = {
  curl: 'up',
  wag: 'up',
  whip: 'up',
  puff: 'wag',
  plume: 'wag',
  rope: 'banded',
  bun: 'curl',
}
const WISP: FormShape['tails'] = {
  curl: 'ribbon',
  wag: 'ribbon',
  up: 'ribbon',
  whip: 'ribbon',
  puff: 'ribbon',
  plume: 'ribbon',
  bun: 'ribbon',
}

const SITS: FormShape['bodies'] = { standing: 'sitting' }

const AMPLE = {
  build: { wide: 1.12, tall: 1.02, head: 1.02, tail: 1.04 },
  tails: PLUSH,
  bodies: SITS,
  margin: 16,
} as const
const RANGY = { build: { wide: 0.86, tall: 1.05, head: 0.92, ears: 1.1 }, tails: THIN, legs: 18 } as const
const FAINT = {
  build: { wide: 0.84, tall: 1.06, head: 0.92, ears: 1.16, tail: 1.3 },
  wisps: true,
  floats: 14,
  tails: WISP,
  bodies: SITS,
} as const
const STOCKY = {
  build: { wide: 1.1, tall: 0.84, head: 1.06, tail: 0.5 },
  torn: true,
  bodies: SITS,
  stance: { lean: 4, tilt: 6 },
} as const

const FORM_SHAPES: Readonly<Record<EvolutionPath, Readonly<Record<Family, FormShape>>>> = {
  high_care: {
    cat: { ...AMPLE, around: { x: 1.4, y: 1.36 } },
    dog: { ...AMPLE, around: { x: 1.42, y: 1.4 } },
    exotic: { ...AMPLE, around: { x: 1.3, y: 1.5 } },
    'ai-native': { ...AMPLE, around: { x: 1.2, y: 1.9 }, margin: 0 },
  },
  balanced: {
    cat: RANGY,
    dog: { ...RANGY, right: 12 },
    exotic: { ...RANGY, legs: 14, right: 50 },
    'ai-native': { ...RANGY, legs: 0, floats: 12, stance: { lean: -7 }, right: 40 },
  },
  low_care: {
    cat: {
      ...FAINT,
      build: { ...FAINT.build, wide: 0.86, head: 0.96, tail: 0.9 },
      wisps: undefined,
      floats: 38,
      tails: { puff: 'whip', plume: 'whip', curl: 'whip', bob: 'whip' },
      stance: { tail: 92, tailInFront: true },
    },
    dog: FAINT,
    exotic: FAINT,
    'ai-native': {
      ...FAINT,
      wisps: undefined,
      hollow: true,
      floats: 6,
      build: { ...FAINT.build, wide: 0.84, tall: 1.12 },
    },
  },
  rescue: {
    cat: { ...STOCKY, build: { ...STOCKY.build, wide: 1.16 } },
    dog: { ...STOCKY, build: { ...STOCKY.build, tall: 0.94 }, legs: 4, stance: { lean: -6, tilt: -5 } },
    exotic: { ...STOCKY, right: 26 },
    'ai-native': { ...STOCKY, around: { x: 1, y: 1.8 } },
  },
}

export function formShape(way: EvolutionPath | null, family: Family, body: Body, pose: Pose): FormShape | null {
  if (!way) return null
  const usual = FORM_SHAPES[way][family]
  const shape =
    pose === 'resting'
      ? { ...usual, floats: 0, stance: {} }
      : FLAT.includes(pose)
        ? { ...usual, stance: { ...usual.stance, lean: 0, tilt: 0 } }
        : usual
  if (shape.wisps && bodyPlan(body).limbed) return { ...shape, wisps: undefined, legs: 28, reach: 0.7 }
  return shape.hollow && bodyPlan(body).covered
    ? { ...shape, wisps: true, hollow: undefined, floats: FAINT.floats }
    : shape
}

export function formedBuild(build: Build, shape: FormShape | null): Build {
  if (!shape) return build
  const { head = 1, tall = 1, wide = 1, ears = 1, tail = 1 } = shape.build
  return {
    ...build,
    head: build.head * head,
    tall: build.tall * tall,
    wide: build.wide * wide,
    ears: build.ears * ears,
    tail: build.tail * tail,
    legs: build.legs + (shape.legs ?? 0),
    reach: build.reach * (shape.reach ?? 1),
  }
}

export const formedFigure = (figure: Figure, shape: FormShape | null): Figure =>
  shape
    ? {
        ...figure,
        tail: (figure.body !== 'low' && shape.tails?.[figure.tail]) || figure.tail,
        body: shape.bodies?.[figure.body] ?? figure.body,
      }
    : figure

/** Points below this are on the ground. */
const LOWEST = 205

/** The body plan without feet, or with a gap. */
export function formedPlan(plan: BodyPlan, shape: FormShape | null): BodyPlan {
  if (!shape) return plan
  const floats = Math.max(plan.floats ?? 0, shape.floats ?? 0)
  const raised = { ...plan, ...(floats && { floats }) }
  if (shape.hollow) return { ...raised, torso: plan.torso + gapIn(plan) }
  if (!shape.wisps) return raised
  const { paws, legs, fore, behind = [], front = [], ...rest } = raised
  const grounded = (d: string | undefined): boolean =>
    [...(d ?? '').matchAll(/ (\d+)/g)].some(([, y]) => Number(y) > LOWEST)
  const above = (marks: BodyPlan['front'] = []) =>
    marks.filter(({ limb: d, line, shape: area, oval: at }) => !(grounded(d ?? line ?? area) || (at && at.y > LOWEST)))
  const gap = GROUND - boundsOf(plan.torso).bottom
  return {
    ...rest,
    // Lowers a body that stood on the legs it no longer has.
    floats: floats - gap * 0.8,
    ...(fore && !fore.limbs.some(grounded) && { fore }),
    ...(paws && paws[0].y < LOWEST && { paws }),
    behind: above(behind),
    front: above(front),
  }
}

const boundsOf = (torso: string) => {
  const numbers = (torso.match(/-?\d+/g) ?? []).map(Number)
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** A round gap below the face, in the middle of the body. */
function gapIn({ torso, flank, headless, head }: BodyPlan): string {
  const { bottom } = boundsOf(torso)
  const top = headless ? head.y + head.ry * 0.72 : flank.y - flank.ry * 0.5
  const ry = Math.max(7, Math.min(20, (bottom - top) * 0.36))
  const rx = Math.min(flank.rx * 0.42, ry * 1.1)
  const [x, y] = [flank.x, Math.min(bottom - ry - 7, top + ry + 4)]
  const at = (u: number, v: number): string => `${Math.round(x + u * rx)} ${Math.round(y + v * ry)}`
  return `M${at(0, -1)}C${at(1.3, -1)} ${at(1.3, 1)} ${at(0, 1)}C${at(-1.3, 1)} ${at(-1.3, -1)} ${at(0, -1)}Z`
}

const band = ({ neck: { x, y, w } }: PartContext['plan'], drop: number): string =>
  `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y + drop)} ${n(x + w)} ${n(y)}`

const pendant = ({ plan, tints }: PartContext): string =>
  stroke(band(plan, 24), 13, tints.line) +
  stroke(band(plan, 24), 7, '#d9483b') +
  path(onto(HEART, { x: plan.neck.x, y: plan.neck.y + 20, rx: 13, ry: 13 }), { fill: '#ffd24a', 'stroke-width': 3 })

const kerchief = ({ plan, tints }: PartContext): string => {
  const { x, y, w } = plan.neck
  return path(
    `M${n(x - w - 2)} ${n(y - 8)}Q${n(x)} ${n(y + 10)} ${n(x + w + 2)} ${n(y - 8)}L${n(x + w)} ${n(y + 4)}Q${n(x + 20)} ${n(y + 16)} ${n(x)} ${n(y + 38)}Q${n(x - 20)} ${n(y + 16)} ${n(x - w)} ${n(y + 4)}Z`,
    { fill: '#3f8f6b', stroke: tints.line, 'stroke-width': 3.5 },
  )
}

/** A fringe behind the head, or behind a headless body. */
function ruffed(
  { plan, head }: PartContext,
  points: number,
  depth: number,
  round: boolean,
  colour: string,
): Partial<Form> {
  if (plan.headless) {
    const { left, right, top, bottom } = boundsOf(plan.torso)
    const around: Oval = {
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      rx: (right - left) / 2,
      ry: (bottom - top) / 2,
    }
    return { back: path(fringe({ ...around, rx: around.rx * 0.98 }, points + 3, depth * 0.9, round), { fill: colour }) }
  }
  const [rx, ry] = [head.rx * 1.08, head.ry * 1.08]
  const around = { x: head.x, y: Math.min(head.y + head.ry * 0.14, GROUND + 4 - ry * (1 + depth)), rx, ry }
  return { crown: path(fringe(around, points, depth, round), { fill: colour }) }
}

/** Wisps instead of feet, in the coat colours. */
function wisps({ plan, tints }: PartContext): string {
  const { left, right, bottom } = boundsOf(plan.torso)
  const at: Oval = { x: (left + right) / 2, y: bottom - 16, rx: (right - left) / 2, ry: 30 }
  const wave =
    'Q-112 20 -124 66Q-98 84 -84 52Q-66 22 -48 62Q-30 104 -8 60Q12 26 34 66Q54 98 76 58Q96 30 126 78Q114 20 94 -40'
  return fill(onto(`M-94 -40${wave}Z`, at), tints.body) + stroke(onto(`M-94 -40${wave}`, at), 4.5, tints.line)
}

const BOARD = '#a9754a'
const CLOTH = '#5b8fc9'

const shelf = ({ tints }: PartContext): string =>
  path('M40 224H216V238H40Z', { fill: BOARD, stroke: tints.line }) +
  stroke('M66 238V252L84 238M190 238V252L172 238', 4, tints.line)

/** A bundle on a stick over the right shoulder. */
function bindle({ plan, tints }: PartContext): string {
  const { right, top, bottom } = boundsOf(plan.torso)
  const [x, y] = [right + 24, Math.max(top, bottom - 110)]
  return (
    limb(`M${n(right - 34)} ${n(Math.min(bottom - 6, y + 92))}L${n(x + 6)} ${n(y - 6)}`, 4, BOARD, tints.line) +
    oval({ x, y: y + 18, rx: 24, ry: 21 }, { fill: CLOTH }) +
    [-11, 1, 12]
      .map((dx, at) => dot(x + dx, y + (at === 1 ? 27 : 15), 3, { fill: '#f6efd8', stroke: 'none' }))
      .join('') +
    path(
      `M${n(x - 10)} ${n(y - 10)}L${n(x)} ${n(y)}L${n(x + 13)} ${n(y - 12)}L${n(x + 6)} ${n(y + 4)}L${n(x - 6)} ${n(y + 4)}Z`,
      { fill: CLOTH },
    )
  )
}

function crutch({ plan, tints }: PartContext): string {
  const { right, top, bottom } = boundsOf(plan.torso)
  const y = Math.max(top + 14, bottom - 84)
  return limb(
    `M${n(right + 12)} ${n(bottom)}L${n(right + 2)} ${n(y)}M${n(right - 12)} ${n(y + 2)}L${n(right + 16)} ${n(y - 4)}`,
    5,
    BOARD,
    tints.line,
  )
}

const bags = ({ plan: { torso, flank }, tints }: PartContext): string => {
  const { left, right } = boundsOf(torso)
  return [left - 4, right + 4]
    .map(
      (x) =>
        oval({ x, y: flank.y + 4, rx: 16, ry: 22 }, { fill: '#b5703c' }) +
        stroke(`M${n(x - 8)} ${n(flank.y - 4)}h16`, 3, tints.line),
    )
    .join('')
}

/** Scarf ends in the wind. */
function streamers({ plan: { torso, neck }, tints }: PartContext): string {
  const { right } = boundsOf(torso)
  const [x, y, far] = [neck.x + neck.w * 0.6, neck.y, right + 34]
  return path(
    `M${n(x)} ${n(y - 8)}C${n(x + 30)} ${n(y - 34)} ${n(far - 24)} ${n(y - 2)} ${n(far)} ${n(y - 30)}L${n(far - 4)} ${n(y - 6)}C${n(far - 20)} ${n(y + 14)} ${n(x + 30)} ${n(y - 10)} ${n(x)} ${n(y + 10)}ZM${n(x)} ${n(y)}C${n(x + 26)} ${n(y)} ${n(far - 30)} ${n(y + 30)} ${n(far - 10)} ${n(y + 12)}L${n(far - 16)} ${n(y + 34)}C${n(far - 40)} ${n(y + 40)} ${n(x + 20)} ${n(y + 22)} ${n(x)} ${n(y + 16)}Z`,
    { fill: '#3f8f6b', stroke: tints.line, 'stroke-width': 3.5 },
  )
}

const halo = ({ head, tints }: PartContext, crown: number): string => {
  const at: Oval = { x: head.x, y: head.y - head.ry * (crown + 0.5), rx: head.rx * 0.72, ry: head.ry * 0.24 }
  return oval(at, { stroke: tints.line, 'stroke-width': 13 }) + oval(at, { stroke: '#ffd24a', 'stroke-width': 7 })
}

const FIRE =
  'M-46 -74Q-74 -118 -40 -150Q-34 -128 -20 -126Q-22 -172 14 -196Q14 -160 38 -146Q42 -158 40 -170Q78 -116 44 -74Z'
const rekindled = ({ head }: PartContext, crown: number): string => {
  const at = { ...head, y: head.y - head.ry * (crown - 1) }
  return (
    path(onto(FIRE, at, 0.86, { x: 0, y: -74 }), { fill: '#f28a2e' }) +
    fill(onto('M-20 -76Q-28 -104 0 -140Q28 -106 20 -76Z', at), '#ffd75e')
  )
}

const seam = ({ plan: { flank } }: PartContext): string =>
  stroke(onto('M34 -30L46 0L36 16L50 44', flank), 4, '#e8b73a') +
  stroke(onto('M34 2L58 -4M30 26L54 22', flank), 3, '#e8b73a')

const mended = ({ head, tints }: PartContext): string =>
  stroke(onto('M-48 -62L-38 -30M-36 26L-28 52M-54 -40L-34 -48', head), 4, tints.inner) +
  `<g transform="translate(${n(head.x + head.rx * 0.5)} ${n(head.y - head.ry * 0.62)}) rotate(28)" stroke-width="3"><rect x="-17" y="-7" width="34" height="14" rx="7" fill="#f6d7b5"/><path d="M-5 -7v14M5 -7v14" stroke-width="2"/></g>`

type Draw = (context: PartContext, crown: number) => Partial<Form>

const DRAWN: Readonly<Record<EvolutionPath, Readonly<Record<Family, Draw>>>> = {
  high_care: {
    cat: (context) => ({ neck: pendant(context), ...ruffed(context, 11, 0.15, true, context.tints.belly) }),
    dog: (context) => ({
      neck: pendant(context),
      ...ruffed(context, 15, 0.3, false, mix(context.tints.accent, '#ffc247', 0.6)),
    }),
    exotic: (context) => ({ neck: pendant(context), ...ruffed(context, 9, 0.17, true, context.tints.accent) }),
    'ai-native': (context, crown) => ({ neck: pendant(context), crown: halo(context, crown) }),
  },
  balanced: {
    cat: (context) => ({ neck: kerchief(context) }),
    dog: (context) => ({ neck: kerchief(context), back: bags(context) }),
    exotic: (context) => ({ neck: kerchief(context), back: bindle(context) }),
    'ai-native': (context) => ({ neck: kerchief(context), back: streamers(context) }),
  },
  low_care: {
    cat: (context) => ({ perch: context.pose === 'resting' ? '' : shelf(context) }),
    dog: () => ({}),
    exotic: () => ({}),
    'ai-native': () => ({}),
  },
  rescue: {
    cat: (context) => ({ neck: seam(context), head: mended(context) }),
    dog: (context) => ({ neck: seam(context), head: mended(context), threeLegs: true }),
    exotic: (context) => ({ neck: seam(context), head: mended(context), back: crutch(context) }),
    'ai-native': (context, crown) => ({ neck: seam(context), crown: rekindled(context, crown) }),
  },
}

/**
 * The parts of a form in this pose. A creature that lies down carries nothing. `crown`: top of what the head wears, in
 * half heights.
 */
export function form(
  way: EvolutionPath | null,
  family: Family,
  shape: FormShape | null,
  context: PartContext,
  crown: number,
): Form {
  const drawn = { ...NONE, ...(way && DRAWN[way][family](context, crown)) }
  const fallen = Math.abs(context.stance.lean) > 45
  const props = shape?.right && FLAT.includes(context.pose) ? '' : drawn.back
  return {
    ...drawn,
    ...(fallen && { crown: '' }),
    back: props,
    hem: shape?.wisps && Math.abs(context.stance.lean) < 20 && context.stance.lift >= 0 ? wisps(context) : '',
  }
}
