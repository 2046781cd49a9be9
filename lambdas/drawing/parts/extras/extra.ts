/** The type of extras, and the fringe that several use. */

import type { Layer, PartContext } from '../../part-context'
import { both, n, type Oval } from '../../pen'

export interface Extra {
  on: Layer
  draw(context: PartContext): string
}

export const on = (layer: Layer, draw: (context: PartContext) => string): Extra => ({ on: layer, draw })

/** An extra of the head that is drawn on the left and mirrored. */
export const onHead = (layer: Layer, left: (context: PartContext) => string): Extra =>
  on(layer, (context) => both(left(context), context.head.x))
export const onBody = (layer: Layer, left: (context: PartContext) => string): Extra =>
  on(layer, (context) => both(left(context), 128))

/** A fringe with `points` tips around an oval. `depth`: how far it extends beyond the edge, in radii. */
export const fringe = ({ x, y, rx, ry }: Oval, points: number, depth: number, round: boolean): string => {
  const at = (turn: number, reach: number): string => {
    const angle = (turn * 2 * Math.PI) / points
    return `${n(x + Math.sin(angle) * rx * reach)} ${n(y - Math.cos(angle) * ry * reach)}`
  }
  const steps = Array.from({ length: points }, (_, i) =>
    round ? `Q${at(i + 0.5, 1 + depth * 2)} ${at(i + 1, 1)}` : `L${at(i + 0.5, 1 + depth)}L${at(i + 1, 1)}`,
  )
  return `M${at(0, 1)}${steps.join('')}Z`
}
