/** What each pose does to each body: an outline of its own where it has one, and how it is held. */
import type { Body } from '../../species/figure'
import { both, limb, type Oval, stroke } from '../pen'
import { BODIES, type BodyPlan } from './bodies'
import { AT_EASE, type Pose, type Stance } from './pose'

interface Posed {
  /** What of the body differs. */
  plan?: Partial<Omit<BodyPlan, 'head' | 'headless'>>
  /** Where the head is, by its middle and its chin. */
  head?: { x: number; chin: number }
  stance?: Partial<Stance>
}

const mirrored = (left: string): string => both(left, 128)
const paw = (x: number, y = 221, rx = 15, ry = 8): Oval => ({ x, y, rx, ry })
const pair = (x: number, y?: number, rx?: number, ry?: number): readonly [Oval, Oval] => [
  paw(x, y, rx, ry),
  paw(256 - x, y, rx, ry),
]
const NO_LIMBS = { legs: undefined, paws: undefined, behind: undefined, front: undefined } as const
const BACK = { ...NO_LIMBS, belly: undefined } as const

/** Of beasts with four legs and a spine, however they sit or stand. */
const curled: Posed = {
  plan: {
    ...BACK,
    torso: 'M48 204C44 164 88 140 138 142C194 144 222 178 214 206C208 226 190 227 170 227L86 227C62 227 50 222 48 204Z',
    flank: { x: 152, y: 184, rx: 68, ry: 44 },
    neck: { x: 96, y: 200, w: 30 },
    tail: { x: 204, y: 206 },
    wing: { x: 150, y: 166 },
    paws: [paw(126, 222, 16, 7), paw(148, 222, 15, 7)],
    front: ({ inner }) => stroke('M206 214Q200 176 164 184', 3.5, inner),
  },
  head: { x: 90, chin: 223 },
  stance: { tilt: -7, tail: 34, tailFlipped: true, tailInFront: true },
}

const prone: Posed = {
  plan: {
    ...BACK,
    torso:
      'M58 204C54 170 100 158 146 162C192 164 216 184 212 208C210 222 194 227 176 227L90 227C72 227 60 220 58 204Z',
    flank: { x: 150, y: 194, rx: 62, ry: 36 },
    neck: { x: 96, y: 200, w: 32 },
    tail: { x: 204, y: 208 },
    wing: { x: 150, y: 176 },
    paws: [paw(56, 222, 17, 7), paw(126, 222, 17, 7)],
    front: ({ inner }) => stroke('M204 216Q198 184 170 190', 3.5, inner),
  },
  head: { x: 92, chin: 220 },
  stance: { tail: 44, tailFlipped: true, tailInFront: true },
}

const onItsSide: Posed = {
  plan: {
    ...prone.plan,
    torso:
      'M66 210C62 190 112 178 156 180C198 182 218 196 214 212C212 224 194 227 178 227L92 227C74 227 68 222 66 210Z',
    flank: { x: 150, y: 204, rx: 62, ry: 26 },
    paws: undefined,
    behind: ({ shade, line }) => limb('M128 216L96 224M186 214L160 224', 11, shade, line),
    front: ({ body, line }) => limb('M140 218L116 223M198 216L178 223', 11, body, line),
  },
  head: { x: 92, chin: 226 },
  stance: { tilt: -22, tail: 50, tailFlipped: true, tailInFront: true },
}

const tall: Posed = {
  plan: {
    torso:
      'M128 108C102 108 92 158 84 196C80 220 90 227 104 227L152 227C166 227 176 220 172 196C164 158 154 108 128 108Z',
    neck: { x: 128, y: 128, w: 31 },
    legs: undefined,
    paws: [paw(108, 220), paw(168, 178, 12, 11)],
    front: ({ inner, body, line }) =>
      stroke('M84 216Q78 190 98 182M114 176Q110 200 112 214', 3.5, inner) +
      limb('M146 160Q154 176 166 178', 13, body, line),
  },
  head: { x: 128, chin: 130 },
  stance: { tail: -16, tilt: 9 },
}

const jumping: Posed = {
  plan: {
    torso: 'M128 116C98 116 88 148 88 172C88 196 106 206 128 206C150 206 168 196 168 172C168 148 158 116 128 116Z',
    flank: { x: 128, y: 162, rx: 42, ry: 46 },
    belly: { x: 128, y: 166, rx: 24, ry: 30 },
    neck: { x: 128, y: 136, w: 33 },
    tail: { x: 160, y: 190 },
    legs: undefined,
    paws: pair(62, 130, 12, 12),
    behind: ({ body, shade, line }) =>
      mirrored(limb('M100 146Q76 148 64 132', 13, body, line) + limb('M108 194Q96 206 84 208', 15, shade, line)),
    front: undefined,
  },
  head: { x: 128, chin: 138 },
  stance: { lift: 16, lean: -5, tail: -20 },
}

const bent: Posed = {
  plan: {
    torso:
      'M128 152C90 152 64 186 58 206C56 224 72 228 92 228L164 228C184 228 200 224 198 206C192 186 166 152 128 152Z',
    flank: { x: 128, y: 194, rx: 66, ry: 36 },
    belly: { x: 128, y: 210, rx: 24, ry: 20 },
    neck: { x: 128, y: 184, w: 40 },
    tail: { x: 180, y: 214 },
    wing: { x: 78, y: 184 },
    legs: undefined,
    paws: pair(84, 222, 18, 7),
    behind: undefined,
    front: undefined,
  },
  head: { x: 128, chin: 204 },
  stance: { tail: 14, tilt: 4 },
}

const fromBehind: Posed = {
  plan: { ...BACK, front: ({ inner }) => stroke('M128 158Q124 186 128 208', 3.5, inner) },
  stance: { tailInFront: true },
}

const beast: Readonly<Partial<Record<Pose, Posed>>> = {
  alert: tall,
  leaping: jumping,
  slumped: bent,
  lying: prone,
  sinking: onItsSide,
  asleep: curled,
  away: fromBehind,
  resting: { ...prone, head: { x: 92, chin: 225 }, stance: { ...prone.stance, tilt: -5 } },
}

const ANY: Readonly<Record<Pose, Partial<Stance>>> = {
  easy: {},
  alert: { tall: 1.06, wide: 0.97, tilt: 9 },
  leaping: { lift: 22, lean: -6, tall: 1.06, wide: 0.96 },
  slumped: { tall: 0.8, wide: 1.1, tilt: 4 },
  lying: { tall: 0.7, wide: 1.14, tilt: 5 },
  sinking: { tall: 0.62, wide: 1.16, lean: 8, tilt: 10 },
  asleep: { tall: 0.74, wide: 1.12, tilt: 6 },
  away: {},
  resting: { tall: 0.7, wide: 1.12, tilt: 5 },
}

const OWN: Readonly<Partial<Record<Body, Readonly<Partial<Record<Pose, Posed>>>>>> = {
  sitting: beast,
  standing: beast,
  low: beast,
  upright: beast,
}

export function posed(body: Body, pose: Pose): { plan: BodyPlan; stance: Stance } {
  const usual: BodyPlan = BODIES[body]
  const own = OWN[body]?.[pose]
  if (!own) return { plan: usual, stance: { ...AT_EASE, ...ANY[pose] } }
  const head = own.head ? { ...usual.head, x: own.head.x, y: own.head.chin - usual.head.ry } : usual.head
  return { plan: { ...usual, ...own.plan, head }, stance: { ...AT_EASE, ...own.stance } }
}
