/** All extras by name. */

import { both } from '../../pen'
import { drawnShapes } from '../../wardrobe/pieces'
import type { ExtraName } from '../figure'
import type { Pose } from '../pose'
import { type ShapedExtra, shapes } from '../shapes'
import { BODY_EXTRAS } from './body'
import { type Extra, on } from './extra'
import { HEAD_EXTRAS } from './head'
import { OBJECTS } from './objects'

/** Extras that are computed from more than their position. */
const COMPUTED: Readonly<Record<Exclude<ExtraName, ShapedExtra>, Extra>> = {
  ...HEAD_EXTRAS,
  ...BODY_EXTRAS,
  ...OBJECTS,
}

export const extraNames = (): string[] => [...Object.keys(COMPUTED), ...Object.keys(shapes().extras)]

const isComputed = (name: ExtraName): name is keyof typeof COMPUTED => name in COMPUTED

export function extraOf(name: ExtraName): Extra {
  if (isComputed(name)) return COMPUTED[name]
  const { at, both: mirrored, shapes: own, on: layer } = shapes().extras[name]
  return on(layer, ({ head, plan, tints }) => {
    const { beard, shell } = tints
    const asked = {
      ...(name === 'beard' && beard && { belly: beard }),
      ...(name === 'shell' && shell && { shade: shell }),
    }
    const drawn = drawnShapes(own, at === 'head' ? head : plan.flank, { ...tints, ...asked })
    return mirrored ? both(drawn, head.x) : drawn
  })
}

/** Horizontal reach from the root of the wing, by pose. */
export const SPREADS: Readonly<Partial<Record<ExtraName, Partial<Record<Pose | 'any', number>>>>> = {
  wings: { any: 74 },
  leather: { any: 60 },
  orbit: { any: 52 },
  heads: { any: 78 },
  cube: { any: 42 },
  folded: { leaping: 62, reaching: 62, dancing: 62, spinning: 62 },
  flippers: { any: 42, leaping: 74, reaching: 74, dancing: 74, spinning: 74 },
}

/** Vertical reach above the centre of the head, in half heights, for extras that are higher than the head. */
export const REACHES: Readonly<Partial<Record<ExtraName, number>>> = {
  cap: 2.65,
  tern: 1.75,
  kelp: 1.4,
  hood: 1.2,
  shag: 1.25,
  bubble: 2.75,
  cube: 2.95,
  flame: 2.1,
  yuzu: 2.1,
  flower: 1.75,
  feather: 1.6,
  crestmane: 1.55,
  mane: 1.35,
  halo: 1.35,
  brass: 1.2,
}

/** Horizontal reach from the centre of the head, in half widths. */
export const WIDTHS: Readonly<Partial<Record<ExtraName, number>>> = { cap: 2.25 }
