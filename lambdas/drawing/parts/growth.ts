/**
 * Proportions: how a body plan changes with the stage, the adult form and the individual. A baby is mostly head on a
 * small sitting body; a teenager stands on long legs.
 */
import type { HatchedStage } from '../../domain/creature/creature'
import type { Oval, Point } from '../pen'
import { bodyPlan, GROUND, posed } from './bodies'
import type { BodyPlan, Mark } from './body-plans'
import type { Body, Figure } from './figure'
import { added, type Pose, type Stance } from './pose'

/** Ratios to the adult of the species, unless stated otherwise. */
export interface Build {
  scale: number
  head: number
  tall: number
  wide: number
  eyes: number
  ears: number
  tail: number
  paws: number
  reach: number
  /** How far the body is raised on its legs, in units of the canvas. */
  legs: number
  /** How far down the face is, where 100 is the edge of the head. */
  drop: number
  /** 0 when newly hatched, 1 when adult. */
  grown: number
}

const ADULT: Build = {
  scale: 1,
  head: 1,
  tall: 1,
  wide: 1,
  eyes: 1,
  ears: 1,
  tail: 1,
  paws: 1,
  reach: 1,
  legs: 0,
  drop: 0,
  grown: 1,
}

/** Bodies by the direction in which they grow. */
type Growing = 'upward' | 'lengthwise' | 'headless'

const growing = (body: Body): Growing =>
  bodyPlan(body).lengthwise ? 'lengthwise' : bodyPlan(body).headless ? 'headless' : 'upward'

const YOUNG: Readonly<Record<Exclude<HatchedStage, 'adult'>, Partial<Build>>> = {
  baby: { scale: 0.8, eyes: 1.42, ears: 0.7, tail: 0.55, paws: 0.92, reach: 0.78, drop: 17, grown: 0 },
  child: { scale: 0.88, eyes: 1.14, ears: 0.84, tail: 0.74, paws: 1, reach: 0.92, drop: 7, grown: 0.4 },
  teen: { scale: 0.97, eyes: 0.98, ears: 1.2, tail: 1.08, paws: 1.2, reach: 1.18, grown: 0.75 },
}

const SHAPES: Readonly<Record<Exclude<HatchedStage, 'adult'>, Readonly<Record<Growing, Partial<Build>>>>> = {
  baby: {
    upward: { head: 1.42, tall: 0.62, wide: 0.94 },
    lengthwise: { head: 1.32, tall: 0.66, wide: 0.74 },
    headless: { head: 1.12, tall: 0.7, wide: 0.98 },
  },
  child: {
    upward: { head: 1.2, tall: 0.8, wide: 1.1 },
    lengthwise: { head: 1.2, tall: 0.84, wide: 0.92 },
    headless: { head: 1.04, tall: 0.9, wide: 1.08 },
  },
  teen: {
    upward: { head: 0.92, tall: 1.06, wide: 0.94, legs: 20 },
    lengthwise: { head: 0.84, tall: 1.02, wide: 0.94, legs: 34 },
    headless: { head: 0.88, tall: 1.04, wide: 0.76, legs: 30 },
  },
}

/** Exceptions for bodies that the shapes above would flatten or hardly change. */
const OWN: Readonly<Partial<Record<HatchedStage, Readonly<Partial<Record<Body, Partial<Build>>>>>>> = {
  baby: { globe: { head: 1.24, tall: 0.94, wide: 0.94 }, cubic: { tall: 0.84, wide: 0.88 } },
  teen: { globe: { wide: 0.86 }, hoop: { wide: 0.74, tall: 1.14 }, serpent: { wide: 0.8, tall: 1.06 } },
}

export function buildOf(stage: HatchedStage, body: Body, pose: Pose): Build {
  if (stage === 'adult') return ADULT
  const { head, headless } = bodyPlan(body)
  const build = { ...ADULT, ...YOUNG[stage], ...SHAPES[stage][growing(body)], ...OWN[stage]?.[body] }
  if (!headless) return { ...build, head: Math.max(build.head, LEAST_HEAD[stage] / head.rx) }
  // A flat pose already lowers a headless body, so apply only half of the stage's height.
  return FLAT.includes(pose) ? { ...build, tall: (1 + build.tall) / 2 } : build
}

/** Minimum half width of a young head, for bodies whose adult has a small one. */
const LEAST_HEAD: Readonly<Record<Exclude<HatchedStage, 'adult'>, number>> = { baby: 60, child: 47, teen: 0 }

/** Poses near the ground. */
export const FLAT: readonly Pose[] = ['slumped', 'lying', 'sinking', 'asleep', 'resting', 'loafing']

/** Extras that a baby does not have yet. */
const LATE: readonly string[] = ['mane', 'halo', 'crestmane', 'beard']

export const figureAt = (stage: HatchedStage, figure: Figure): Figure =>
  stage !== 'baby'
    ? figure
    : {
        ...figure,
        muzzle: figure.muzzle === 'long' ? 'snout' : figure.muzzle,
        extras: figure.extras.filter((extra) => !LATE.includes(extra)),
      }

/** Body plan of a baby that sits with its feet in front. */
const PLOPPED: Partial<BodyPlan> = {
  torso: 'M128 146C98 146 80 176 80 202C80 221 98 227 128 227C158 227 176 221 176 202C176 176 158 146 128 146Z',
  flank: { x: 128, y: 190, rx: 48, ry: 40 },
  belly: { x: 128, y: 196, rx: 26, ry: 26 },
  neck: { x: 128, y: 172, w: 34 },
  tail: { x: 168, y: 212 },
  wing: { x: 92, y: 168 },
  paws: [
    { x: 108, y: 196, rx: 12, ry: 11 },
    { x: 148, y: 196, rx: 12, ry: 11 },
  ],
  front: [
    { oval: { x: 86, y: 217, rx: 19, ry: 15 }, ink: 'body', both: true },
    { oval: { x: 83, y: 218, rx: 9, ry: 8 }, ink: 'belly', bare: true, both: true },
  ],
}

/** Bodies that are replaced by `PLOPPED` for a baby at ease. */
const PLOPS: readonly Body[] = ['sitting', 'standing', 'upright', 'towering']

/** Added to the stance of a pose, by stage. */
const MANNERS: Readonly<Record<HatchedStage, Readonly<Partial<Record<Pose, Partial<Stance>>>>>> = {
  baby: {
    easy: { tilt: 7 },
    alert: { tilt: 8, tall: 0.94, wide: 1.06 },
    leaping: { lift: -8, lean: 8, wide: 1.05 },
    slumped: { tall: 0.9, tilt: 8 },
    away: { tilt: -6 },
  },
  child: { easy: { tilt: -4 }, leaping: { lift: 4, lean: -3 }, alert: { tilt: -5 } },
  teen: {
    easy: { tilt: -8, lean: 2 },
    alert: { tilt: 6, lean: 4, tail: 14 },
    leaping: { lean: -9, tail: 16 },
    slumped: { lean: 6, tilt: 10, tall: 1.08 },
    away: { lean: 4, tilt: 8 },
  },
  adult: {},
}

/** Cache. The key does not contain the build, because individuals differ only in ratios that do not change the plan. */
const known = new Map<string, { plan: BodyPlan; stance: Stance }>()

/** The body plan in a pose, with the proportions of a build, changed by the adult form of this name. */
export function builtPlan(
  body: Body,
  pose: Pose,
  stage: HatchedStage,
  build: Build,
  form: { name: string; applied(plan: BodyPlan): BodyPlan },
): { plan: BodyPlan; stance: Stance } {
  const key = [body, pose, stage, form.name].join()
  const found = known.get(key)
  if (found) return found
  const stands = build.legs > 0 && body === 'sitting' ? 'standing' : body
  const { plan, stance, own } = posed(stands, pose)
  const easy = !(own || FLAT.includes(pose))
  const reaching = reached(easy ? atEase(plan, body, stage) : plan, build)
  const result = {
    plan: form.applied(easy && build.legs > 0 ? raised(reaching, build.legs) : reaching),
    stance: added(stance, MANNERS[stage][pose]),
  }
  known.set(key, result)
  return result
}

function atEase(plan: BodyPlan, body: Body, stage: HatchedStage): BodyPlan {
  if (stage === 'baby' && PLOPS.includes(body)) return plopped(plan)
  return stage === 'teen' && (body === 'sitting' || body === 'standing') ? { ...plan, ...KNEES } : plan
}

/** A baby's sitting body: no legs, hind limbs or fore limbs. */
function plopped({ head, floats, ...plan }: BodyPlan): BodyPlan {
  const { legs, behind, fore, ...rest } = plan
  return { ...rest, ...PLOPPED, head: { ...head, x: 128, y: 168 - head.ry } }
}

type Move = (at: Point) => Point

const PAIRS = /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g

const moved = (d: string, move: Move): string =>
  d.replace(PAIRS, (_, x: string, y: string) => {
    const to = move({ x: Number(x), y: Number(y) })
    return `${Math.round(to.x)} ${Math.round(to.y)}`
  })

/** A limb starts on the body, which may move in another way than the rest of the limb. */
const movedLimb = (d: string, root: Move, move: Move): string =>
  d
    .split(/(?=[A-Z])/)
    .map((part) => moved(part, part.startsWith('M') ? root : move))
    .join('')

const movedMark = (mark: Mark, move: Move, root = move): Mark => ({
  ...mark,
  ...(mark.limb && { limb: movedLimb(mark.limb, root, move) }),
  ...(mark.line && { line: moved(mark.line, move) }),
  ...(mark.shape && { shape: moved(mark.shape, move) }),
  ...(mark.oval && { oval: { ...mark.oval, ...move(mark.oval) } }),
})

/** Moves limbs and paws away from the body or towards it. */
function reached(plan: BodyPlan, { reach, paws }: Build): BodyPlan {
  if (reach === 1 && paws === 1) return plan
  const { x: middle, y: height } = plan.flank
  const away: Move = ({ x, y }) => ({
    x: middle + (x - middle) * reach,
    y: y > LOWEST ? y : Math.min(GROUND, height + (y - height) * reach),
  })
  const onFoot = (paw: Oval): Oval => ({ ...paw, ...away(paw), rx: paw.rx * paws, ry: paw.ry * paws })
  const limbs = (marks: readonly Mark[]): Mark[] =>
    marks.map((mark) => (mark.limb ? movedMark(mark, away, reach > 1 ? (at) => at : away) : mark))
  return {
    ...plan,
    ...(plan.paws && { paws: [onFoot(plan.paws[0]), onFoot(plan.paws[1])] as const }),
    ...(plan.fore && {
      fore: { ...plan.fore, limbs: [moved(plan.fore.limbs[0], away), moved(plan.fore.limbs[1], away)] as const },
    }),
    ...(plan.behind && { behind: limbs(plan.behind) }),
    ...(plan.front && { front: limbs(plan.front) }),
  }
}

/** Points below this are on the ground and stay there. */
const LOWEST = 212
const STRETCH = 34

/** The long front and hind legs of a teenager. */
const KNEES: Pick<BodyPlan, 'fore' | 'behind' | 'paws'> = {
  fore: { width: 13, limbs: ['M112 168Q122 192 108 216', 'M144 168Q134 192 148 216'] },
  paws: [
    { x: 105, y: 221, rx: 13, ry: 7.5 },
    { x: 151, y: 221, rx: 13, ry: 7.5 },
  ],
  behind: [{ limb: 'M104 172Q90 192 93 218', w: 13, ink: 'shade', both: true }],
}

function raised(plan: BodyPlan, up: number): BodyPlan {
  if (plan.legless) return plan
  const from = plan.stretchesAbove
  const lift: Move = from
    ? ({ x, y }) => ({ x, y: y - up * Math.max(0, Math.min(1, (from - y) / STRETCH)) })
    : ({ x, y }) => ({ x, y: y - up })
  const stretch: Move = ({ x, y }) => ({ x, y: y - up * Math.max(0, Math.min(1, (LOWEST + 6 - y) / STRETCH)) })
  const oval = (at: Oval): Oval => ({ ...at, ...lift(at) })
  const { legs, ...rest } = plan
  return {
    ...rest,
    torso: moved(plan.torso, lift),
    head: oval(plan.head),
    flank: oval(plan.flank),
    ...(plan.belly && { belly: oval(plan.belly) }),
    neck: { ...plan.neck, ...lift(plan.neck) },
    tail: lift(plan.tail),
    wing: lift(plan.wing),
    ...(plan.fore && {
      fore: {
        ...plan.fore,
        limbs: plan.fore.limbs.map((d) => moved(d, plan.fore!.feet ? lift : stretch)) as unknown as readonly [
          string,
          string,
        ],
      },
    }),
    behind: [...(from ? [] : stems(plan, up)), ...(plan.behind ?? []).map((mark) => standing(mark, lift, stretch))],
    front: (plan.front ?? []).map((mark) => standing(mark, lift, stretch)),
  }
}

/** Limbs are stretched, feet stay, and everything else is raised with the body. */
function standing(mark: Mark, lift: Move, stretch: Move): Mark {
  const heights = [...(mark.shape ?? mark.line ?? '').matchAll(PAIRS)].map(([, , y]) => Number(y))
  const grounded = mark.oval ? mark.oval.y > LOWEST - 8 : heights.length > 0 && Math.min(...heights) >= 200
  return grounded ? mark : movedMark(mark, mark.limb ? stretch : lift, lift)
}

/** Draws legs for bodies that show only feet. */
function stems({ paws, feet = [], fore, behind = [], front = [] }: BodyPlan, up: number): Mark[] {
  if (fore && !fore.feet) return []
  const foot = (mark: Mark): Point | null => {
    if (mark.oval && !mark.bare && mark.oval.y > LOWEST) return mark.oval
    const [, x, y] = /^M(\d+) (\d+)/.exec(mark.shape ?? mark.line ?? '') ?? []
    return mark.ink === 'accent' && Number(y) >= 200 ? { x: Number(x), y: Number(y) + 4 } : null
  }
  const marks = [...behind, ...front].flatMap((mark) => {
    const at = foot(mark)
    return at ? [{ at, ink: mark.ink, w: mark.oval ? 13 : 4, both: mark.both }] : []
  })
  const own = [...(paws ?? []), ...feet].map((at) => ({
    at,
    ink: 'shade' as const,
    w: 13,
    both: undefined,
  }))
  return [...own, ...marks].map(({ at: { x, y }, ink, w, both }) => ({
    limb: `M${Math.round(128 + (x - 128) * 0.9)} ${Math.round(y - up - 14)}L${Math.round(x)} ${Math.round(y - 2)}`,
    ink,
    w,
    ...(both && { both }),
  }))
}
