/** Limbs, tails and collars are attached to the body in every pose and stage. */
import { bodyPlan, posed } from '../../lambdas/drawing/parts/bodies'
import { buildOf, builtPlan } from '../../lambdas/drawing/parts/growth'
import type { Pose } from '../../lambdas/drawing/parts/pose'
import type { Point } from '../../lambdas/drawing/pen'

const POSES: readonly Pose[] = ['easy', 'slumped', 'lying', 'sinking', 'asleep', 'resting', 'away']

const pointsOf = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

/** Whether a point is inside the polygon of an outline. */
const isInside = (outline: string, { x, y }: Point): boolean => {
  const corners = pointsOf(outline)
  return (
    corners.filter((a, at) => {
      const b = corners[(at + 1) % corners.length]!
      return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    }).length %
      2 ===
    1
  )
}

it('the six legs of a teenager start on its raised body', () => {
  const plain = { name: '', applied: <T>(plan: T): T => plan }
  const { plan } = builtPlan('sixLegged', 'easy', 'teen', buildOf('teen', 'sixLegged', 'easy'), plain)
  const raised = Math.max(...pointsOf(bodyPlan('sixLegged').torso).map(({ y }) => y)) - 10
  expect(Math.max(...pointsOf(plan.torso).map(({ y }) => y))).toBeLessThan(raised)
  const roots = plan.behind!.map(({ limb }) => pointsOf(limb!)[0]!)
  expect(roots.map((root) => isInside(plan.torso, root))).toEqual(roots.map(() => true))
})

it.each(POSES)('the tail of a swimming bird that is %s is on its body', (pose) => {
  const { plan } = posed('swimming', pose)
  expect(isInside(plan.torso, { x: plan.tail.x - 4, y: plan.tail.y + 4 })).toBe(true)
})

it.each(POSES)('a collar of a round body that is %s is below its face and above the ground', (pose) => {
  const { plan } = posed('round', pose)
  expect(plan.neck.y).toBeGreaterThan(plan.head.y + plan.head.ry * 0.55)
  expect(plan.neck.y).toBeLessThan(210)
})
