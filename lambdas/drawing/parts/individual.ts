/** What makes one of a kind this one: told by its id alone, and the same in every stage and mood. */
import type { Figure } from '../../species/figure'
import { luckOf } from '../pen'
import type { Cast } from '../tints'

export interface Individual {
  cast: Omit<Cast, 'faded'>
  /** Ratios to its kind. */
  build: Readonly<Record<'girth' | 'headSize' | 'earSize' | 'tailSize' | 'eyesApart', number>>
  /** Degrees: its way of holding the head. */
  tilt: number
  /** Where its markings are. */
  luck(): number
}

export function individualOf(id: string): Individual {
  const luck = luckOf(`individual ${id}`)
  const around = (reach: number): number => (luck() * 2 - 1) * reach
  return {
    cast: { hue: around(6), light: around(0.025) },
    build: {
      girth: 1 + around(0.05),
      headSize: 1 + around(0.04),
      earSize: 1 + around(0.08),
      tailSize: 1 + around(0.06),
      eyesApart: 1 + around(0.05),
    },
    tilt: around(4),
    luck: luckOf(`face ${id}`),
  }
}

/** A figure of this one's build. */
export const builtAs = (figure: Figure, { build }: Individual): Figure => ({
  ...figure,
  girth: figure.girth * build.girth,
  headSize: figure.headSize * build.headSize,
  earSize: figure.earSize * build.earSize,
  tailSize: figure.tailSize * build.tailSize,
  eyesApart: figure.eyesApart * build.eyesApart,
})
