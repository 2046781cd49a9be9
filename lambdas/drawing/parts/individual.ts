/** Individual features of a creature: derived from its id alone, the same in every stage and mood. */

import type { Family } from '../../species/vocabulary'
import { shifted } from '../colour'
import { luckOf } from '../pen'
import type { Cast } from '../tints'
import { bodyPlan } from './bodies'
import type { BodyPlan } from './body-plans'
import type { Ears, Figure, Tail } from './figure'
import { BODY_MARKS, HEAD_MARKS, type Mark, type MarkName, SMALL_MARKS } from './marks'
import { shapes, type Topknot } from './shapes'

export interface Individual {
  cast: Cast
  /** Its species' figure with its own proportions. */
  figure: Figure
  /** Height of the body; 1 is normal. */
  tall: number
  /** Degrees by which the ears are turned, and whether one hangs down. */
  earTurn: number
  flopped: boolean
  topknot: Topknot | null
  /** Usual head tilt in degrees. */
  tilt: number
  oddEye?: string
  /** Left or right side of the body. */
  side: -1 | 1
  marks: readonly Mark[]
  /** A separate random sequence per part, so that a change of one part does not affect others. */
  luckFor(part: string): () => number
}

/** Maximum hue shift of a coat by family, in degrees. */
const HUES: Readonly<Record<Family, number>> = { cat: 9, dog: 9, exotic: 13, 'ai-native': 26 }

/** Tones that may tint a coat, and their maximum share. */
const CASTS = [
  ['#d9903f', 0.26],
  ['#5a6f9c', 0.22],
  ['#2f2430', 0.3],
  ['#fff4e2', 0.3],
  ['#b5606a', 0.2],
  ['#7f8a4e', 0.18],
] as const

/** Choices for a mark on the head, one on the body, and a small one. Null: no mark. */
const MARKS: readonly (readonly (MarkName | null)[])[] = [[...HEAD_MARKS, null], [...BODY_MARKS, null], SMALL_MARKS]

/** One in this many has eyes of two colours. */
const ODD_EYES = 12
/** Markings with text, which must not be mirrored. */
const LETTERED: readonly string[] = ['seven']

export function individualOf(id: string, kind: Figure, family: Family): Individual {
  const luck = luckOf(`individual ${id}`)
  const around = (reach: number): number => (luck() * 2 - 1) * reach
  const pick = <T>(from: readonly T[]): T => from[Math.floor(luck() * from.length)]!
  const [tone, most] = pick(CASTS)
  const cast = { hue: around(HUES[family]), light: around(0.06), tone, share: most * (0.3 + 0.7 * luck()) }
  const build = { girth: around(0.04), headSize: around(0.03), earSize: around(0.08) }
  const fine = { tailSize: around(0.08), eyesApart: 1 + around(0.06), eyeSize: 1 + around(0.08) }
  const [tilt, turns, eyes, odd, side] = [around(5), luck() < 0.5, around(30), luck(), luck() < 0.5 ? -1 : 1] as const
  const plan = bodyPlan(kind.body)
  const outline = outlineOf(id, kind)
  const can = (name: MarkName | null): boolean => name === null || ALLOWED[name]?.(kind, plan) !== false
  const marks = MARKS.flatMap((names): Mark[] => {
    const name = pick(names.filter(can))
    const mark = { side: luck() < 0.5 ? -1 : 1, size: 0.85 + luck() * 0.35, dark: luck() < 0.5, at: luck() } as const
    return name ? [{ name, ...mark }] : []
  })
  return {
    cast,
    figure: {
      ...kind,
      turned: kind.turned !== (turns && !kind.extras.some((extra) => LETTERED.includes(extra))),
      eyes: shifted(kind.eyes, eyes, 0),
      tail: outline.tail,
      girth: kind.girth * (outline.wide + build.girth),
      headSize: kind.headSize * (outline.head + build.headSize),
      earSize: kind.earSize * (outline.ears + build.earSize),
      tailSize: kind.tailSize * (outline.tailSize + fine.tailSize),
      eyesApart: kind.eyesApart * fine.eyesApart,
      eyeSize: kind.eyeSize * fine.eyeSize,
    },
    tall: outline.tall,
    earTurn: outline.earTurn,
    flopped: outline.flopped,
    topknot: outline.topknot,
    tilt,
    ...(odd < 1 / ODD_EYES && { oddEye: shifted(kind.eyes, eyes + 150, 0.12) }),
    side,
    marks,
    luckFor: (part) => luckOf(`${part} ${id}`),
  }
}

/** Width and height of the body: lean, even, long, stout, large. */
const BODIES = [
  [0.84, 1.08],
  [0.96, 0.97],
  [0.9, 0.93],
  [1.16, 0.92],
  [1.12, 1.07],
] as const
const HEADS = [0.92, 1, 1.08] as const
const EARS = [0.76, 0.92, 1.08, 1.26] as const
/** Sizes of hanging ears; larger ones would reach the ground. */
const HANGING_EARS = [0.76, 0.86, 0.96, 1.06] as const
const HANGING: readonly Ears[] = ['folded', 'drop', 'button', 'lop']
const TAILS = [0.7, 0.88, 1.06, 1.2] as const
const EAR_TURNS = [0, 0, -14, 10] as const
const TOPKNOTS: readonly (Topknot | null)[] = [null, 'curl', 'tuft', 'nubs']
/** Tails that individuals of a species may have instead of its usual one. */
const KIN: Readonly<Partial<Record<Tail, readonly Tail[]>>> = {
  curl: ['curl', 'curl', 'wag', 'up'],
  wag: ['wag', 'wag', 'curl', 'up'],
  up: ['up', 'up', 'wag'],
  whip: ['whip', 'whip', 'up'],
  puff: ['puff', 'puff', 'plume'],
  plume: ['plume', 'plume', 'puff'],
}
/** Standing ears; in every fifth individual, one of them hangs down. */
const STANDING: readonly Ears[] = ['pointed', 'tufted', 'bat', 'tall']

/** Individual features of the outline, so that siblings are distinguishable even in a small picture. */
function outlineOf(id: string, kind: Figure) {
  const luck = luckOf(`outline ${id}`)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(luck() * from.length)]!
  const [wide, tall] = pick(BODIES)
  const bald =
    bodyPlan(kind.body).smooth && kind.ears === 'none' && !kind.extras.some((extra) => TOPPED.includes(extra))
  return {
    wide,
    tall,
    head: pick(HEADS),
    ears: pick(HANGING.includes(kind.ears) ? HANGING_EARS : EARS),
    tailSize: pick(TAILS),
    earTurn: pick(EAR_TURNS),
    flopped: luck() < 0.2 && STANDING.includes(kind.ears),
    tail: pick(KIN[kind.tail] ?? [kind.tail]),
    topknot: bald ? pick(TOPKNOTS) : null,
  }
}

/** What a mark requires of the figure; marks that are not listed fit every figure. */
const ALLOWED: Readonly<Partial<Record<MarkName, (kind: Figure, plan: BodyPlan) => boolean>>> = {
  notch: ({ ears }) => ears in shapes().notched,
  oddEar: ({ ears }) => ears in shapes().notched,
  sock: (_, { paws }) => paws !== undefined,
  socks: (_, { paws }) => paws !== undefined,
  tailTip: ({ tail, tailTip }) => tail !== 'none' && !tailTip,
  half: ({ extras, marking }) => !extras.includes('visor') && !FACED.includes(marking),
  eyepatch: ({ extras, marking }) => !extras.includes('visor') && !FACED.includes(marking),
  brow: ({ extras }) => !extras.includes('visor'),
  fang: ({ muzzle }) => muzzle !== 'hook' && muzzle !== 'bill' && muzzle !== 'cone',
  cowlick: ({ extras, ears, skull }, { headless }) =>
    !headless &&
    skull !== 'box' &&
    skull !== 'gem' &&
    ears !== 'crest' &&
    ears !== 'casque' &&
    !extras.some((name) => TOPPED.includes(name)),
}

/** Markings that cover the face, and extras on top of the head. */
const FACED: readonly string[] = ['mask', 'bandit', 'disc', 'face', 'patches']
const TOPPED: readonly string[] = [
  'cap',
  'flame',
  'yuzu',
  'flower',
  'feather',
  'crestmane',
  'brass',
  'hood',
  'kelp',
  'tern',
]
