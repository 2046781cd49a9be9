/** Coat markings, drawn on an oval with its edge at 100 and clipped to the body part. */

import { type Attributes, both, dotsOn, fill, group, type Oval, onto, oval, STAR, spotOn, stroke } from '../pen'
import type { Tints } from '../tints'
import { drawnShapes } from '../wardrobe/pieces'
import type { MarkingName } from './figure'
import { type ShapedMarking, shapes } from './shapes'

export interface Coat {
  tints: Tints
  luck(): number
}

/** Drawn on head and flank. An egg shows that of the flank. */
interface Marking {
  head?(on: Oval, coat: Coat): string
  flank?(on: Oval, coat: Coat): string
}

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
const BROW_SPOTS = [
  [-34, -70],
  [0, -78],
  [34, -68],
  [-78, 20],
  [80, 18],
  [-84, -14],
  [86, -16],
] as const

/** Spots with individual positions and sizes. */
const scattered = (places: readonly (readonly [number, number])[], on: Oval, { luck }: Coat, size: number): Oval[] =>
  places.map(([u, v]) => spotOn(on, u + luck() * 34 - 17, v + luck() * 34 - 17, size * (0.65 + luck() * 0.75)))

const ovals = (spots: readonly Oval[], given: Attributes): string =>
  group(spots.map((spot) => oval(spot)).join(''), { stroke: 'none', ...given })

/** The oval, mirrored for every second individual. */
const aside = (on: Oval, luck: () => number): Oval => (luck() < 0.5 ? on : { ...on, rx: -on.rx })

const twinkling = (spots: readonly Oval[], colour: string): string =>
  fill(spots.map((spot) => onto(STAR, spot)).join(''), colour)

/** Markings that are computed: those with individual positions or with dots. */
const COMPUTED: Partial<Record<MarkingName, Marking>> & Record<Exclude<MarkingName, ShapedMarking>, Marking> = {
  plain: {},
  stripes: {
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
  /** Pale cheeks and brows on a bright coat. */
  cheeks: {
    head: (on, { tints }) =>
      fill(onto('M0 24Q-40 -6 -84 14L-130 60L-60 120L60 120L130 60L84 14Q40 -6 0 24Z', on), tints.belly) +
      both(oval({ ...spotOn(on, -40, -44, 0), rx: 9, ry: 7 }, { fill: tints.belly, stroke: 'none' }), on.x),
  },
  circuit: {
    flank: (on, { tints }) =>
      stroke(
        onto('M-120 -30L-70 -30L-50 0L-50 50M-120 40L-84 40L-70 70M120 -30L70 -30L50 0L50 50M120 40L84 40L70 70', on),
        4,
        tints.accent,
      ) +
      group(
        dotsOn(
          on,
          [
            [-50, 50, 5],
            [50, 50, 5],
            [-70, 70, 5],
            [70, 70, 5],
          ],
          {},
        ),
        { fill: tints.accent, stroke: 'none' },
      ),
  },
  stars: {
    head: (on, coat) => twinkling(scattered(BROW_SPOTS, on, coat, 6), coat.tints.accent),
    flank: (on, coat) => twinkling(scattered(SPOTS, on, coat, 7), coat.tints.accent),
  },
}

/** Markings in a shade of the coat, unless a colour was requested; the others have the accent colour. */
const SHADED: readonly MarkingName[] = ['dapples', 'mist', 'brindle', 'scales']

export const markingNames = (): string[] => [...new Set([...Object.keys(COMPUTED), ...Object.keys(shapes().markings)])]

export function marking(name: MarkingName, part: keyof Marking, on: Oval, { tints: own, luck }: Coat): string {
  const { marking: asked = own.accent } = own
  const isShaded = own.marking !== undefined && SHADED.includes(name)
  const tints = { ...own, accent: asked, ...(isShaded && { belly: asked, shade: asked, inner: asked }) }
  return COMPUTED[name]?.[part]?.(on, { tints, luck }) ?? drawnShapes(shapes().markings[name]?.[part] ?? [], on, tints)
}
