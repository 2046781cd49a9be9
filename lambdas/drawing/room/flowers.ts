/** A flower. Its look is determined by an id and a number. */
import { chance, seedOf } from '../../domain/chance'
import { mix } from '../colour'
import { dot, n, type Point, path } from '../pen'

const BLOOMS = ['#d9567b', '#e8a33d', '#8f7bd6', '#f2f0e9', '#5f9ed1', '#c8492f'] as const
const PETALS = 5
/** Mixed into the outline of petals, which makes white ones visible on light pages. */
const EDGE = '#4a3b45'

/** Between 22 and 46 tall, with its foot at the given point. */
export function flower(id: string, at: number, { x, y: ground }: Point): string {
  const draw = (what: number) => chance(seedOf(id), at * 4 + what)
  const tall = 22 + draw(0) * 24
  const lean = (draw(1) - 0.5) * 0.3 * tall
  const bloom = BLOOMS[Math.floor(draw(2) * BLOOMS.length)] ?? BLOOMS[0]
  const size = 3.4 + draw(3) * 1.6
  const [top, head] = [ground - tall, x + lean]
  const petals = Array.from({ length: PETALS }, (_, petal) => {
    const turn = ((petal + draw(1)) / PETALS) * 2 * Math.PI
    return dot(head + Math.cos(turn) * size, top + Math.sin(turn) * size, size * 0.8)
  })
  return (
    path(`M${n(x)} ${n(ground)}Q${n(x)} ${n(ground - tall / 2)} ${n(head)} ${n(top)}`, {
      fill: 'none',
      stroke: '#5d7a44',
      'stroke-width': 2,
    }) +
    `<g fill="${bloom}" stroke="${mix(bloom, EDGE, 0.35)}">${petals.join('')}</g>` +
    dot(head, top, size * 0.6, { fill: '#f6d365' })
  )
}
