/** Coat markings, drawn on an oval with its edge at 100 and clipped to the body part. */
import type { MarkingName } from '../../species/figure'
import { type Attributes, both, fill, group, type Oval, onto, oval, STAR, stroke } from '../pen'
import type { Tints } from '../tints'

export interface Coat {
  tints: Tints
  luck(): number
}

/** Drawn on head and flanks; an egg shows those of the flanks. */
interface Marking {
  head?(on: Oval, coat: Coat): string
  flank?(on: Oval, coat: Coat): string
}

const at = (on: Oval, u: number, v: number, size: number): Oval => ({
  x: on.x + (u * on.rx) / 100,
  y: on.y + (v * on.ry) / 100,
  rx: size,
  ry: size,
})

const SPOTS = [
  [-78, -40],
  [-60, 16],
  [-84, 52],
  [-44, -72],
  [-40, 62],
  [78, -46],
  [62, 10],
  [86, 48],
  [46, -74],
  [42, 60],
  [-92, 6],
  [94, 0],
] as const
const BRINDLE =
  'M-110 -60Q-80 -40 -70 -56M-110 -20Q-80 0 -64 -18M-110 20Q-84 40 -66 20M-110 60Q-80 80 -60 60M110 -60Q80 -40 70 -56M110 -20Q80 0 64 -18M110 20Q84 40 66 20M110 60Q80 80 60 60M-20 -100Q-10 -70 -14 -60M20 -100Q10 -70 14 -60'

const BROW_SPOTS = [
  [-34, -70],
  [0, -78],
  [34, -68],
  [-78, 20],
  [80, 18],
  [-84, -14],
  [86, -16],
] as const

/** The same shape in many places, with individual positions and sizes. */
const scattered = (places: readonly (readonly [number, number])[], on: Oval, { luck }: Coat, size: number): Oval[] =>
  places.map(([u, v]) => at(on, u + luck() * 34 - 17, v + luck() * 34 - 17, size * (0.65 + luck() * 0.75)))

const ovals = (spots: readonly Oval[], given: Attributes): string =>
  group(spots.map((spot) => oval(spot)).join(''), { stroke: 'none', ...given })

/** Possibly mirrored, by individual. */
const aside = (on: Oval, luck: () => number): Oval => (luck() < 0.5 ? on : { ...on, rx: -on.rx })

const scaleRows = (on: Oval, colour: string): string => {
  const rows = [-70, -30, 10, 50, 90].map((v, row) =>
    [-120, -80, -40, 0, 40, 80].map((u) => {
      const x = u + (row % 2) * 20
      return `M${x} ${v}Q${x + 20} ${v + 34} ${x + 40} ${v}`
    }),
  )
  return stroke(onto(rows.flat().join(''), on), 3, colour, { opacity: 0.75 })
}

const twinkling = (spots: readonly Oval[], colour: string): string =>
  fill(spots.map((spot) => onto(STAR, spot)).join(''), colour)

const MARKINGS = {
  plain: {},
  stripes: {
    head: (on, { tints }) =>
      fill(
        onto(
          'M-8 -104L8 -104L0 -48ZM-44 -104L-26 -104L-24 -54ZM44 -104L26 -104L24 -54ZM-110 0L-110 16L-68 18ZM110 0L110 16L68 18ZM-106 34L-102 50L-64 40ZM106 34L102 50L64 40Z',
          on,
        ),
        tints.accent,
      ),
    flank: (on, { tints, luck }) => {
      const [sway, width, reach] = [luck() * 16 - 8, 5 + luck() * 6, 34 + luck() * 24]
      return stroke(
        onto(
          [-60, -18, 24, 66]
            .map(
              (v) =>
                `M-120 ${v + sway}Q-80 ${v - 10} ${-reach} ${v + 10}M120 ${v - sway}Q80 ${v - 10} ${reach} ${v + 10}`,
            )
            .join(''),
          on,
        ),
        width,
        tints.accent,
      )
    },
  },
  brindle: {
    head: (on, { tints }) => stroke(onto(BRINDLE, on), 5, tints.shade),
    flank: (on, { tints }) => stroke(onto(BRINDLE, on), 6, tints.shade),
  },
  bands: {
    head: (on, { tints }) =>
      stroke(onto('M-120 -40Q0 -80 120 -40M-120 66Q-80 50 -64 30M120 66Q80 50 64 30', on), 10, tints.accent, {
        opacity: 0.85,
      }),
    flank: (on, { tints }) =>
      stroke(
        onto('M-120 -44Q0 -74 120 -44M-120 4Q0 -26 120 4M-120 52Q0 22 120 52M-120 96Q0 70 120 96', on),
        11,
        tints.accent,
        { opacity: 0.85 },
      ),
  },
  spots: {
    head: (on, coat) => ovals(scattered(BROW_SPOTS, on, coat, 4.6), { fill: coat.tints.accent }),
    flank: (on, coat) => ovals(scattered(SPOTS, on, coat, 6.2), { fill: coat.tints.accent }),
  },
  dapples: {
    head: (on, coat) => ovals(scattered(BROW_SPOTS, on, coat, 7), { fill: coat.tints.belly }),
    flank: (on, coat) => ovals(scattered(SPOTS, on, coat, 9), { fill: coat.tints.belly }),
  },
  rosettes: {
    head: (on, coat) => ovals(scattered(BROW_SPOTS, on, coat, 4.2), { fill: coat.tints.accent }),
    flank: (on, coat) =>
      ovals(scattered(SPOTS, on, coat, 8.5), {
        fill: coat.tints.shade,
        stroke: coat.tints.accent,
        'stroke-dasharray': '9 5',
      }),
  },
  /** Large patches in the two other colours, one over an eye. */
  patches: {
    head: (given, { tints, luck }) => {
      const [lean, on] = [luck() * 34 - 12, aside(given, luck)]
      return (
        fill(onto(`M-120 -120L${-14 + lean} -120Q-8 -60 -22 -16Q-50 30 -120 20Z`, on), tints.accent) +
        fill(onto(`M120 -120L${30 + lean} -120Q24 -70 52 -40Q80 -20 120 -30Z`, on), tints.belly)
      )
    },
    flank: (given, { tints, luck }) => {
      const [on, low, high] = [aside(given, luck), luck() * 60 - 30, luck() * 60 - 30]
      return (
        fill(onto(`M-120 ${10 + low}Q-70 ${low - 20} -44 ${20 + low}Q-30 70 -60 120L-120 120Z`, on), tints.belly) +
        fill(
          onto(`M120 -90Q60 -80 40 ${high - 30}Q40 ${20 + high} 80 ${30 + high}L120 ${30 + high}Z`, on),
          tints.accent,
        )
      )
    },
  },
  /** A cape over the back and the crown. */
  saddle: {
    head: (on, { tints }) =>
      fill(onto('M-16 -120Q-8 -20 -34 30Q-44 80 -30 120L30 120Q44 80 34 30Q8 -20 16 -120Z', on), tints.belly),
    flank: (on, { tints }) =>
      fill(
        onto('M-120 -60Q-64 -70 -50 0Q-46 60 -70 90L-120 100ZM120 -60Q64 -70 50 0Q46 60 70 90L120 100Z', on),
        tints.accent,
      ),
  },
  /** Dark in the middle of the face. */
  mask: {
    head: (on, { tints }) =>
      fill(
        onto('M0 -40C50 -60 78 -10 70 34C62 84 34 104 0 104C-34 104 -62 84 -70 34C-78 -10 -50 -60 0 -40Z', on),
        tints.accent,
        { opacity: 0.92 },
      ),
    flank: (on, { tints }) => fill(onto('M-120 84Q0 60 120 84L120 130L-120 130Z', on), tints.accent, { opacity: 0.92 }),
  },
  /** Light below, dark above, meeting in a peak between the eyes. */
  peak: {
    head: (on, { tints }) =>
      fill(
        onto(
          'M0 -16Q-20 -50 -50 -44Q-84 -30 -78 10Q-100 20 -120 40L-120 120L120 120L120 40Q100 20 78 10Q84 -30 50 -44Q20 -50 0 -16Z',
          on,
        ),
        tints.belly,
      ),
    flank: (on, { tints }) => fill(onto('M-46 -120Q-40 -20 -70 120L70 120Q40 -20 46 -120Z', on), tints.belly),
  },
  /** Pale cheeks and brows on a bright coat. */
  cheeks: {
    head: (on, { tints }) =>
      fill(onto('M0 24Q-40 -6 -84 14L-130 60L-60 120L60 120L130 60L84 14Q40 -6 0 24Z', on), tints.belly) +
      both(oval({ ...at(on, -40, -44, 0), rx: 9, ry: 7 }, { fill: tints.belly, stroke: 'none' }), on.x),
    flank: (on, { tints }) => fill(onto('M-40 -120Q-60 0 -54 120L54 120Q60 0 40 -120Z', on), tints.belly),
  },
  /** A dark band across the eyes. */
  bandit: {
    head: (on, { tints }) =>
      fill(onto('M-120 -26Q-50 -44 0 -12Q50 -44 120 -26L110 26Q50 34 0 8Q-50 34 -110 26Z', on), tints.accent) +
      fill(onto('M-60 -60Q0 -90 60 -60Q20 -40 0 -22Q-20 -40 -60 -60Z', on), tints.belly),
    flank: (on, { tints }) => fill(onto('M-120 70Q0 40 120 70L120 130L-120 130Z', on), tints.accent, { opacity: 0.6 }),
  },
  /** A pale face on a dark body. */
  face: {
    head: (on, { tints }) =>
      fill(
        onto('M0 -66C54 -80 92 -40 86 14C80 70 44 104 0 104C-44 104 -80 70 -86 14C-92 -40 -54 -80 0 -66Z', on),
        tints.belly,
      ),
  },
  /** A heart-shaped face with a dark rim. */
  disc: {
    head: (on, { tints }) =>
      fill(
        onto('M0 -60C24 -92 92 -80 94 -14C94 44 44 92 0 100C-44 92 -94 44 -94 -14C-92 -80 -24 -92 0 -60Z', on),
        tints.belly,
        {
          stroke: tints.shade,
          'stroke-width': 3,
        },
      ),
    flank: (on, { tints }) =>
      stroke(
        onto(
          [-10, 24, 58]
            .flatMap((v, row) => [-50, -18, 14].map((u) => `M${u + row * 6} ${v}Q${u + 16} ${v + 22} ${u + 32} ${v}`))
            .join(''),
          on,
        ),
        4,
        tints.shade,
      ),
  },
  scales: {
    head: (on, { tints }) =>
      stroke(
        onto('M-50 -70Q-30 -46 -10 -70Q0 -50 10 -70Q30 -46 50 -70M-30 -94Q-14 -74 0 -94Q14 -74 30 -94', on),
        3,
        tints.inner,
        { opacity: 0.75 },
      ),
    flank: (on, { tints }) => scaleRows(on, tints.inner),
  },
  circuit: {
    head: (on, { tints }) =>
      stroke(onto('M0 -104L0 -64L-24 -48M-104 30L-70 30L-58 44M104 30L70 30L58 44', on), 3.5, tints.accent),
    flank: (on, { tints }) =>
      stroke(
        onto('M-120 -30L-70 -30L-50 0L-50 50M-120 40L-84 40L-70 70M120 -30L70 -30L50 0L50 50M120 40L84 40L70 70', on),
        4,
        tints.accent,
      ) +
      group(
        [
          [-50, 50],
          [50, 50],
          [-70, 70],
          [70, 70],
        ]
          .map(([u, v]) => oval(at(on, u as number, v as number, 5)))
          .join(''),
        {
          fill: tints.accent,
          stroke: 'none',
        },
      ),
  },
  stars: {
    head: (on, coat) => twinkling(scattered(BROW_SPOTS, on, coat, 6), coat.tints.accent),
    flank: (on, coat) => twinkling(scattered(SPOTS, on, coat, 7), coat.tints.accent),
  },
  mist: {
    head: (on, { tints }) =>
      fill(onto('M-120 30Q-70 10 -40 44Q0 70 40 44Q70 10 120 30L120 120L-120 120Z', on), tints.belly, { opacity: 0.7 }),
    flank: (on, { tints }) =>
      fill(onto('M-120 30Q-90 0 -60 30Q-30 56 0 30Q30 4 60 30Q90 56 120 30L120 130L-120 130Z', on), tints.belly, {
        opacity: 0.6,
      }) +
      fill(onto('M-120 74Q-80 50 -40 74Q0 96 40 74Q80 50 120 74L120 130L-120 130Z', on), tints.belly, { opacity: 0.7 }),
  },
} as const satisfies Readonly<Record<MarkingName, Marking>>

export const markingOf = (name: MarkingName): Marking => MARKINGS[name]
