/** Extras of the body: wings, shells, socks, lights. */

import type { PartContext } from '../../part-context'
import { both, dot, dotsOn, fill, group, limb, n, type Oval, onto, oval, path, STAR, spotOn, stroke } from '../../pen'
import { GROUND } from '../bodies'
import { type Extra, fringe, on, onBody } from './extra'

const wing = ({ plan, grown }: PartContext): Oval => ({
  ...plan.wing,
  rx: 50 * (0.6 + 0.4 * grown),
  ry: 50 * (0.6 + 0.4 * grown),
})

/** Degrees by which folded wings and flippers are raised, by pose. */
const FLAPPED: Readonly<Partial<Record<PartContext['pose'], number>>> = {
  leaping: 108,
  reaching: 122,
  dancing: 64,
  spinning: 84,
  trotting: 24,
  alert: 10,
  slumped: -8,
  sinking: 16,
}
const flapped = ({ plan: { wing: at }, pose }: PartContext, left: string, share = 1): string =>
  group(left, { transform: FLAPPED[pose] && `rotate(${n(FLAPPED[pose] * share)} ${n(at.x + 6)} ${n(at.y - 20)})` })

/** Degrees by which spread wings are lowered, by pose. */
const DROOPED: Readonly<Partial<Record<PartContext['pose'], number>>> = {
  slumped: -44,
  lying: -62,
  sinking: -66,
  asleep: -66,
  resting: -66,
}
const drooped = ({ plan: { wing: at }, pose }: PartContext, left: string): string =>
  group(left, { transform: DROOPED[pose] && `rotate(${DROOPED[pose]} ${n(at.x)} ${n(at.y)})` })

/** Lowest point of things that hang from the neck, above the ground. */
const LOW = 214
/** Heights of the rows of plates, lowest first, in half heights from the middle. */
const TIERS = [0.66, 0.32, -0.02, -0.36, -0.7]
const MOSS = { fill: '#7fa05a', 'stroke-width': 3.5 } as const
/** Things on the ground are left out while the creature leaps or leans. */
const offGround = ({ lift, lean }: PartContext['stance']): boolean => lift > 0 || Math.abs(lean) > 3

const SPREAD =
  'M20 30C-30 50 -110 20 -124 -96C-104 -84 -98 -86 -94 -108C-74 -82 -66 -82 -58 -104C-36 -66 -10 -40 24 -30Z'
const PRIMARIES =
  'M-116 -44C-122 -64 -124 -80 -124 -96C-104 -84 -98 -86 -94 -108C-74 -82 -66 -82 -58 -104C-50 -88 -42 -78 -34 -68C-60 -52 -90 -44 -116 -44Z'
const LEATHER = 'M10 20Q-20 -10 -44 20Q-50 -14 -84 -4Q-76 -36 -112 -44Q-90 -100 -60 -112Q-30 -60 20 -30Z'

export const BODY_EXTRAS = {
  ruff: on('chest', ({ plan: { neck, belly }, tints, grown }) => {
    const w = neck.w * (1 + 0.25 * grown)
    const y = neck.y - 6
    const deep = Math.min((belly ? 34 : 24) * (0.6 + 0.4 * grown), GROUND - y)
    return path(
      `M${n(neck.x - w)} ${n(y)}L${n(neck.x - w * 0.86)} ${n(y + deep * 0.6)}L${n(neck.x - w * 0.5)} ${n(y + deep * 0.5)}L${n(neck.x - w * 0.36)} ${n(y + deep)}L${n(neck.x)} ${n(y + deep * 0.8)}L${n(neck.x + w * 0.36)} ${n(y + deep)}L${n(neck.x + w * 0.5)} ${n(y + deep * 0.5)}L${n(neck.x + w * 0.86)} ${n(y + deep * 0.6)}L${n(neck.x + w)} ${n(y)}Z`,
      { fill: tints.belly, 'stroke-width': 3.5 },
    )
  }),
  bib: on('torso', ({ plan: { neck }, tints }) =>
    fill(
      `M${n(neck.x - neck.w)} ${n(neck.y - 20)}Q${n(neck.x - 20)} ${n(neck.y + 30)} ${n(neck.x)} ${n(Math.min(GROUND, neck.y + 62))}Q${n(neck.x + 20)} ${n(neck.y + 30)} ${n(neck.x + neck.w)} ${n(neck.y - 20)}Z`,
      tints.belly,
    ),
  ),
  bowtie: on(
    'chest',
    ({ plan: { neck }, tints }) =>
      path(
        onto('M0 0L-100 -60Q-116 0 -100 60ZM0 0L100 -60Q116 0 100 60Z', { x: neck.x, y: neck.y + 8, rx: 17, ry: 15 }),
        { fill: tints.accent, 'stroke-width': 3 },
      ) + dot(neck.x, neck.y + 8, 4.5, { fill: tints.accent, 'stroke-width': 3 }),
  ),
  chest: on('torso', ({ plan: { neck }, tints }) =>
    neck.y + 40 > LOW ? '' : fill(onto(STAR, { x: neck.x, y: neck.y + 30, rx: 17, ry: 20 }), tints.belly),
  ),
  socks: on('chest', ({ plan, tints }) =>
    (plan.paws ?? []).map((paw) => oval(paw, { fill: tints.feet ?? tints.belly })).join(''),
  ),
  stockings: on('chest', ({ plan, tints }) =>
    (plan.paws ?? [])
      .map(
        (paw, at) =>
          stroke(shin(plan.fore?.limbs[at] || plan.legs?.[at], paw), plan.fore?.width ?? 13, tints.accent) +
          oval(paw, { fill: tints.feet ?? tints.accent }),
      )
      .join(''),
  ),
  mittens: on('chest', ({ plan, tints }) =>
    (plan.paws ?? [])
      .map((paw) => oval({ ...paw, rx: paw.rx * 1.3, ry: paw.ry * 1.25 }, { fill: tints.feet ?? tints.belly }))
      .join(''),
  ),
  wings: onBody('back', (context) =>
    drooped(
      context,
      path(onto(SPREAD, wing(context)), { fill: context.tints.wings ?? context.tints.shade }) +
        fill(onto(PRIMARIES, wing(context)), context.tints.wings ?? context.tints.accent),
    ),
  ),
  leather: onBody('back', (context) =>
    drooped(
      context,
      path(onto(LEATHER, wing(context)), { fill: context.tints.wings ?? context.tints.accent }) +
        stroke(onto('M10 0L-60 -108M10 0L-108 -44M10 0L-82 -6', wing(context)), 3, context.tints.line),
    ),
  ),
  folded: onBody('chest', (context) => {
    const { plan, tints } = context
    const at = { ...plan.wing, rx: 50, ry: 42 }
    return flapped(
      context,
      path(onto('M0 -60C-50 -30 -44 70 10 110C14 90 22 84 26 70C34 20 30 -30 0 -60Z', at), {
        fill: tints.wings ?? tints.shade,
      }) + stroke(onto('M-12 30Q4 44 20 40M-6 60Q8 70 20 64', at), 3, tints.line),
    )
  }),
  tipped: onBody('chest', (context) => {
    const { plan, tints } = context
    return flapped(
      context,
      fill(
        onto('M-24 44C-18 74 -6 96 10 110C14 90 22 84 26 70C10 74 -8 66 -24 44Z', { ...plan.wing, rx: 50, ry: 42 }),
        tints.accent,
      ),
    )
  }),
  flippers: onBody('chest', (context) =>
    flapped(
      context,
      path(onto('M4 -50C-36 -20 -64 30 -60 76C-30 70 0 40 16 0Z', { ...context.plan.wing, rx: 50, ry: 50 }), {
        fill: context.tints.wings ?? context.tints.body,
      }),
      0.6,
    ),
  ),
  sidewing: on(
    'chest',
    ({ plan: { wing: at }, tints }) =>
      path(
        onto('M-30 -20C10 -60 110 -30 150 -50C150 10 100 60 40 56C0 54 -40 20 -30 -20Z', { ...at, rx: 50, ry: 44 }),
        {
          fill: tints.wings ?? tints.light,
        },
      ) + stroke(onto('M60 40Q100 30 120 4M30 30Q60 24 76 6', { ...at, rx: 50, ry: 44 }), 3, tints.inner),
  ),
  drawers: on('torso', ({ plan: { flank }, tints }) =>
    [
      [-36, -44],
      [14, -60],
      [58, -30],
      [-52, 20],
      [2, 14],
      [56, 24],
    ]
      .map(([u, v]) =>
        group(
          `<rect x="-15" y="-11" width="30" height="22" rx="3" fill="${tints.belly}"/><circle r="3.5" fill="${tints.accent}" stroke-width="2"/>`,
          {
            transform: `translate(${n(flank.x + (u! * flank.rx) / 100)} ${n(flank.y + (v! * flank.ry) / 100)})`,
            'stroke-width': 3,
          },
        ),
      )
      .join(''),
  ),
  spiral: on(
    'torso',
    ({ plan: { flank }, tints }) =>
      oval(flank, { fill: tints.shell ?? tints.accent }) +
      stroke(
        onto(
          'M-96 30C-60 96 60 110 78 30C96 -50 20 -88 -24 -56C-66 -24 -50 40 -6 44C34 46 48 4 22 -14C2 -26 -20 -8 -10 8',
          flank,
        ),
        7,
        tints.belly,
      ) +
      stroke(
        onto(
          'M-96 30C-60 96 60 110 78 30C96 -50 20 -88 -24 -56C-66 -24 -50 40 -6 44C34 46 48 4 22 -14C2 -26 -20 -8 -10 8',
          flank,
        ),
        2.5,
        tints.line,
      ),
  ),
  spines: on('back', ({ plan: { flank }, tints, grown }) =>
    path(
      fringe({ ...flank, y: flank.y - 8, rx: flank.rx * 1.02, ry: flank.ry * 1.02 }, 26, 0.12 + 0.12 * grown, false),
      { fill: tints.accent },
    ),
  ),
  harness: on('chest', ({ plan: { neck, belly }, tints }) => {
    const collar = `M${n(neck.x - neck.w)} ${n(neck.y)}L${n(neck.x)} ${n(Math.min(neck.y + 40, LOW))}L${n(neck.x + neck.w)} ${n(neck.y)}`
    if (neck.y + 40 > LOW) return stroke(collar, 8, tints.accent)
    return (
      stroke(`${collar}M${n(neck.x - neck.w - 10)} ${n(neck.y + 40)}H${n(neck.x + neck.w + 10)}`, 8, tints.accent) +
      dot(neck.x, (belly?.y ?? neck.y) + 4, 7, { fill: '#d9a441', 'stroke-width': 3 })
    )
  }),
  bolt: on('torso', ({ plan: { belly, neck }, tints }) =>
    path(
      onto('M16 -110L-44 6L-6 6L-26 104L50 -24L10 -24Z', { x: neck.x, y: (belly?.y ?? neck.y) - 4, rx: 34, ry: 34 }),
      { fill: tints.accent, 'stroke-width': 3 },
    ),
  ),
  glow: on('torso', ({ plan: { belly, neck }, tints }) =>
    oval(
      { x: neck.x, y: (belly?.y ?? neck.y) - 6, rx: 24, ry: 30 },
      { fill: tints.accent, stroke: 'none', opacity: 0.55 },
    ),
  ),
  lights: on('torso', ({ plan: { flank }, tints }) =>
    dotsOn(
      flank,
      [
        [-40, 26, 7],
        [34, 34, 8],
        [0, 52, 9],
        [-18, 74, 5],
        [44, 66, 5],
      ],
      {
        fill: '#fff3b0',
        stroke: tints.accent,
        'stroke-width': 3,
      },
    ),
  ),
  bubble: on(
    'back',
    ({ plan: { flank }, tints }) =>
      dot(flank.x + 50, flank.y - flank.ry - 14, 13, { fill: tints.light, 'stroke-width': 3.5 }) +
      dot(flank.x + 72, flank.y - flank.ry - 40, 8, { fill: tints.light, 'stroke-width': 3 }),
  ),
  rim: on(
    'back',
    ({ id, tints }) => `<use href="#${id}t" fill="none" stroke="${tints.eyes}" stroke-width="17" opacity=".5"/>`,
  ),
  abyss: on(
    'torso',
    ({ plan: { flank }, tints }) =>
      [
        [-58, 34, 7],
        [46, 48, 9],
        [-14, 66, 5],
        [62, -26, 5],
        [-40, -50, 4],
      ]
        .map(([u, v, r]) => fill(onto(STAR, spotOn(flank, u!, v!, r!)), tints.eyes))
        .join('') + path(onto('M10 78L24 78L24 92L10 92Z', flank), { fill: '#ffd75e', stroke: 'none' }),
  ),
  soot: on(
    'torso',
    ({ plan: { flank }, tints }) =>
      stroke(onto('M36 -44L78 -50M44 34L96 28M40 62L76 66', flank), 4, tints.light, { opacity: 0.6 }) +
      stroke(onto('M-44 46L-40 78M-26 46L-22 78M-8 46L-4 78M10 46L14 78M-54 74L22 52', flank), 4.5, tints.accent) +
      dotsOn(
        flank,
        [
          [140, -58, 5],
          [158, 4, 7],
          [150, 34, 4],
          [146, 62, 6],
        ],
        {
          fill: tints.body,
          'stroke-width': 3,
        },
      ),
  ),
  islet: on('back', ({ plan: { flank } }) => {
    const at = { x: 144, y: flank.y - flank.ry * 0.66, rx: 30, ry: 30 }
    return (
      path(onto('M-90 14Q0 -60 94 20Q6 46 -90 14Z', at), { fill: '#7fa05a' }) +
      path(onto('M16 0L24 -124L70 -124L78 0Z', at), { fill: '#f6efe0', 'stroke-width': 3.5 }) +
      fill(onto('M22 -84L72 -84L72 -50L22 -50Z', at), '#d9573f') +
      path(onto('M10 -124L47 -164L84 -124Z', at), { fill: '#d9573f', 'stroke-width': 3.5 })
    )
  }),
  plates: on('torso', ({ id, plan: { flank, belly }, tints }) => {
    const size = 0.8 + flank.rx / 160
    const leaf = (x: number, v: number, turn: number): string =>
      `<use href="#${id}p" transform="translate(${n(x)} ${n(flank.y + flank.ry * v)}) rotate(${turn}) scale(${n(size)})"/>`
    const tier = (v: number): string => {
      const half = flank.rx * Math.sqrt(1 - (v - 0.1) ** 2)
      return leaf(flank.x - half * 0.52, v, 10) + leaf(flank.x - half, v, 36)
    }
    return (
      `<defs><path id="${id}p" d="M0 -16C14 -14 19 -2 15 8Q9 20 0 25Q-9 20 -15 8C-19 -2 -14 -14 0 -16Z" fill="${tints.body}" stroke="${tints.line}" stroke-width="3"/></defs>` +
      both(TIERS.map(tier).join(''), flank.x) +
      (belly ? '' : TIERS.map((v) => leaf(flank.x, v + 0.06, 0)).join(''))
    )
  }),
  claws: on('chest', ({ plan: { fore, head }, tints }) =>
    fore
      ? oval({ x: head.x, y: 171, rx: 12, ry: 9 }, { fill: tints.belly, 'stroke-width': 3.5 }) +
        stroke(`M${n(head.x - 5)} 166v9M${n(head.x)} 165v11M${n(head.x + 5)} 166v9`, 2.5, tints.line)
      : '',
  ),
  puddle: on('back', ({ stance }) =>
    offGround(stance)
      ? ''
      : oval({ x: 128, y: 226, rx: 92, ry: 13 }, { fill: '#a9d6ee', stroke: '#6fa9c4', 'stroke-width': 3 }),
  ),
  moss: on('chest', ({ stance }) =>
    offGround(stance)
      ? ''
      : path('M52 228Q48 214 62 216Q66 206 78 214Q88 206 96 218Q104 212 110 228Z', MOSS) +
        path('M160 228Q160 216 172 218Q180 208 190 216Q204 212 202 228Z', MOSS),
  ),
  ringmark: on('back', ({ tints }) =>
    oval({ x: 124, y: 224, rx: 92, ry: 12 }, { stroke: tints.accent, 'stroke-width': 5, opacity: 0.8 }),
  ),
  aura: on('back', ({ plan: { flank } }) =>
    oval({ ...flank, rx: flank.rx * 1.36, ry: flank.ry * 1.22 }, { fill: '#fffbe6', stroke: 'none', opacity: 0.6 }),
  ),
  orbit: on('back', ({ plan: { flank }, tints }) =>
    ringAround(flank, tints.accent, tints.line, 'M-150 20C-150 -30 150 -30 150 20'),
  ),
  orbitfront: on('torso', ({ plan: { flank }, tints }) =>
    ringAround(flank, tints.accent, tints.line, 'M-150 20C-150 70 150 70 150 20'),
  ),
  cube: on('back', ({ plan: { flank }, tints }) =>
    stroke(
      `M${flank.x - 100} ${flank.y - 100}h174v174h-174zM${flank.x - 74} ${flank.y - 128}h174v174M${flank.x - 100} ${flank.y - 100}l26 -28M${flank.x + 74} ${flank.y - 100}l26 -28M${flank.x + 74} ${flank.y + 74}l26 -28`,
      3.5,
      tints.accent,
      { opacity: 0.8 },
    ),
  ),
  heads: on('back', ({ plan, tints }) => both(sideHead(Math.min(plan.head.y + 22, 190), tints), 128)),
} satisfies Readonly<Record<string, Extra>>

/** A line from a paw up its leg, as far as the leg is visible. */
const shin = (leg: string | undefined, paw: Oval): string => {
  const [x = paw.x, y = paw.y] = (leg?.match(/-?\d+(\.\d+)?/g) ?? []).slice(-4, -2).map(Number)
  const share = Math.min(1, 34 / Math.max(1, Math.hypot(x - paw.x, y - paw.y)))
  return `M${n(paw.x)} ${n(paw.y)}L${n(paw.x + (x - paw.x) * share)} ${n(paw.y + (y - paw.y) * share)}`
}

const ringAround = (flank: Oval, colour: string, line: string, d: string): string =>
  group(stroke(onto(d, flank), 15, line) + stroke(onto(d, flank), 8, colour), {
    transform: `rotate(-14 ${n(flank.x)} ${n(flank.y)})`,
  })

const sideHead = (y: number, { body, line, accent, belly }: PartContext['tints']): string => {
  const x = 64
  const neck = `M${x + 6} ${y + 16}C${x + 10} ${Math.min(y + 60, 212)} ${x + 40} ${Math.min(y + 70, 216)} ${x + 56} ${Math.min(y + 84, 218)}`
  return (
    limb(neck, 20, body, line) +
    path(`M${x - 26} ${y - 14}l-12 -14l-2 26z`, { fill: accent }) +
    oval({ x, y, rx: 29, ry: 25 }, { fill: body }) +
    oval({ x: x - 2, y: y + 12, rx: 15, ry: 9 }, { fill: belly, stroke: 'none' }) +
    stroke(`M${x - 17} ${y - 4}q6 6 12 0M${x + 7} ${y - 4}q6 6 12 0M${x - 8} ${y + 10}q6 5 12 0`, 3, line)
  )
}
