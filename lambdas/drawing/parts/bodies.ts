/** The body of an adult in a pose. */

import { both, limb, oval, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'
import { type BodyPlan, bodyPlans, type Mark, type Posed, type Poses } from './body-plans'
import type { Body } from './figure'
import { AT_EASE, added, type Pose, type Stance } from './pose'

export const GROUND = 226
const MIDDLE = 128

export const bodyPlan = (body: Body): BodyPlan => bodyPlans().bodies[body]

const posesOf = (body: Body): Poses => {
  const { like, ...poses } = bodyPlans().poses[body] ?? {}
  return like ? { ...posesOf(like), ...poses } : poses
}

/** Stance of each pose, for bodies without their own. */
const ANY: Readonly<Record<Pose, Partial<Stance>>> = {
  easy: {},
  alert: { tall: 1.15, wide: 0.9, tilt: 9 },
  leaping: { lift: 22, lean: -7, tall: 1.06, wide: 0.96 },
  slumped: { tall: 0.76, wide: 1.1, tilt: 4 },
  lying: { tall: 0.72, wide: 1.12, tilt: 5 },
  sinking: { tall: 0.6, wide: 1.16, lean: 4, tilt: 12 },
  asleep: { tall: 0.76, wide: 1.1, tilt: 6 },
  away: {},
  resting: { tall: 0.74, wide: 1.1, tilt: 5 },
  stretching: { tall: 0.84, wide: 1.16, lean: -5 },
  rolling: { lift: 6, lean: -24, tilt: -10 },
  loafing: { tall: 0.86, wide: 1.1 },
  trotting: { lift: 6, lean: -8, tall: 1.04, wide: 0.97 },
  kneading: { tall: 0.92, wide: 1.06, lean: 4, tilt: 4 },
  bowing: { tall: 0.84, wide: 1.1, lean: -10, tilt: 6 },
  tilting: { lean: 9, tilt: 16 },
  reaching: { lift: 4, tall: 1.16, wide: 0.9 },
  dancing: { lift: 5, lean: -12, tall: 1.03 },
  spinning: { lift: 10, lean: 13, wide: 0.88, turned: true },
  drifting: { lift: 36, lean: 7 },
  pulsing: { tall: 1.1, wide: 1.1 },
}

/** For bodies without an outline for a pose: another pose whose outline is used, and what is added to its stance. */
const LIKE: Readonly<Partial<Record<Pose, { pose: Pose; stance: Partial<Stance> }>>> = {
  sinking: { pose: 'lying', stance: { lean: 8, tilt: 12, tall: 0.86, wide: 1.06 } },
  resting: { pose: 'lying', stance: {} },
}

/** `own`: the pose has its own outline. */
export function posed(body: Body, pose: Pose): { plan: BodyPlan; stance: Stance; own: boolean } {
  const usual = bodyPlan(body)
  const poses = posesOf(body)
  const like = LIKE[pose]
  const similar = poses[pose] ? undefined : like && poses[like.pose]
  const own: Posed = poses[pose] ?? similar ?? { stance: ANY[pose] }
  const changes = typeof own.plan === 'string' ? poses[own.plan]?.plan : own.plan
  const head = own.head ? { ...usual.head, x: own.head.x, y: own.head.chin - usual.head.ry } : usual.head
  const parts = Object.entries({ ...usual, neck: neckBelow(usual, head), ...(changes as Partial<BodyPlan>), head })
  return {
    plan: Object.fromEntries(parts.filter(([, part]) => part !== null)) as unknown as BodyPlan,
    stance: added({ ...AT_EASE, ...own.stance }, similar && like?.stance),
    own: changes !== undefined || own.head !== undefined,
  }
}

/** On bodies without a separate head, the neck moves with the face, but not below the ground. */
const neckBelow = ({ headless, head, neck }: BodyPlan, { x, y }: Point): BodyPlan['neck'] =>
  headless ? { ...neck, x: neck.x + x - head.x, y: Math.max(neck.y, Math.min(LOWEST_NECK, neck.y + y - head.y)) } : neck
const LOWEST_NECK = 206

function drawnMark(mark: Mark, tints: Tints): string {
  const { ink, w = 0, opacity } = mark
  const colour = tints[ink as keyof Tints] ?? ink
  if (mark.limb) return limb(mark.limb, w, colour, tints.line)
  if (mark.line) return stroke(mark.line, w, colour, { opacity })
  if (mark.shape) return path(mark.shape, { fill: colour, stroke: tints.line })
  return oval(mark.oval!, { fill: colour, stroke: mark.bare ? 'none' : tints.line })
}

export function drawnMarks(marks: readonly Mark[] = [], tints: Tints): string {
  let [drawn, mirrored] = ['', '']
  for (const mark of marks) {
    if (mark.both) mirrored += drawnMark(mark, tints)
    else {
      drawn += both(mirrored, MIDDLE) + drawnMark(mark, tints)
      mirrored = ''
    }
  }
  return drawn + both(mirrored, MIDDLE)
}
