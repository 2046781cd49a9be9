/** The egg, with its species' colours and markings, ears and tail. */

import type { Drawn, Layer, PartContext } from '../part-context'
import { type Oval, onto, oval, stroke } from '../pen'
import type { Tints } from '../tints'
import { bodyPlan } from './bodies'
import { extraOf } from './extras'
import type { ExtraName } from './figure'
import { ears } from './heads'
import type { Individual } from './individual'
import { marking } from './markings'
import { marksOn } from './marks'
import { AT_EASE } from './pose'
import { tail } from './tails'

const SHELL = 'M0 -100C65 -100 100 -33 100 13C100 66 56 100 0 100C-56 100 -100 66 -100 13C-100 -33 -65 -100 0 -100Z'
const NEST = 'M62 214Q128 238 194 214M56 222Q128 248 200 222'
const STRAWS = 'M74 208L54 216M182 208L202 216M66 226L48 226M190 226L208 226'
const BOTTOM = 228

/** Extras that are drawn on an egg: those that need only a flank. */
const SEEN: readonly ExtraName[] = [
  'orbit',
  'orbitfront',
  'spines',
  'prickles',
  'lights',
  'crumbs',
  'facets',
  'drawers',
  'rays',
  'shine',
  'cube',
  'abyss',
  'rim',
  'soot',
  'ringmark',
  'plates',
  'lantern',
  'bolt',
]

export function egg(id: string, { figure, marks, luckFor }: Individual, tints: Tints): Drawn {
  const [wide, tall] = bodyPlan(figure.body).egg ?? [1, 1]
  const ry = 84 * tall
  const shape: Oval = { x: 128, y: BOTTOM - ry, rx: 66 * wide * (0.4 + 0.6 * figure.girth), ry }
  const crown: Oval = { ...shape, y: shape.y - ry * 0.24, rx: shape.rx * 0.82, ry: ry * 0.7 }
  const flank: Oval = { ...shape, y: shape.y + ry * 0.16, ry: ry * 0.76 }
  const context: PartContext = {
    id,
    pose: 'easy',
    stance: AT_EASE,
    plan: { ...bodyPlan(figure.body), belly: undefined, flank: { ...shape, rx: shape.rx * 0.9, ry: ry * 0.86 } },
    tints,
    head: crown,
    mouth: 0,
    grown: 0.3,
  }
  const layer = (name: Layer): string =>
    figure.extras
      .filter((extra) => SEEN.includes(extra))
      .map(extraOf)
      .filter((extra) => extra.on === name)
      .map((extra) => extra.draw(context))
      .join('')
  const { behind, over } = ears(
    id,
    {
      kind: figure.ears,
      size: figure.earSize * 0.62,
      fill: tints[figure.earTint],
      tip: figure.earTip ? tints[figure.earTip] : null,
      away: false,
      turn: 0,
    },
    crown,
    tints,
  )
  const rump = { x: shape.x + shape.rx * 0.9, y: 196 }
  return {
    defs: `<path id="${id}t" d="${onto(SHELL, shape)}"/><clipPath id="${id}tc"><use href="#${id}t"/></clipPath>`,
    shapes:
      oval({ x: 128, y: 232, rx: 76, ry: 10 }, { fill: '#1d1722', stroke: 'none', opacity: 0.16 }) +
      layer('back') +
      tail(figure.tail, rump, figure.tailSize * 0.56, tints, figure.tailTip ? tints[figure.tailTip] : null) +
      behind +
      // Eggs of shelled species have the shell's colour.
      `<use href="#${id}t" fill="${figure.extras.includes('shell') ? tints.shade : `url(#${id}g)`}"/>` +
      `<g clip-path="url(#${id}tc)">` +
      oval({ x: 128, y: BOTTOM - 8, rx: shape.rx * 0.8, ry: 30 }, { fill: tints.belly, stroke: 'none', opacity: 0.9 }) +
      marksOn('flank', context, marks) +
      marking(figure.marking, 'flank', flank, { tints, luck: luckFor('flank') }) +
      marking(figure.marking, 'head', crown, { tints, luck: luckFor('head') }) +
      '</g>' +
      stroke(onto('M-48 -46Q-36 -76 -12 -80', shape), 6, '#fff', { opacity: 0.55 }) +
      `<use href="#${id}t"/>` +
      layer('torso') +
      layer('chest') +
      over +
      stroke(NEST + STRAWS, 6, '#a9793f') +
      stroke(NEST, 2.5, '#dcb274'),
  }
}
