/** A creature that has hatched: its body in its pose, its head, and all that it wears. */
import type { EvolutionPath, HatchedStage } from '../../domain/creature/creature'
import type { Figure } from '../../species/figure'
import type { Family } from '../../species/vocabulary'
import type { Demeanour } from '../demeanour'
import { group, n, type Oval, onto, oval, type Point, stroke } from '../pen'
import type { Drawn, Layer, Sketch } from '../sketch'
import type { Tints } from '../tints'
import { type BodyPlan, GROUND } from './bodies'
import { EXTRAS, type Extra } from './extras'
import { face } from './face'
import { form } from './forms'
import { ears, SKULLS } from './heads'
import type { Individual } from './individual'
import { markingOf } from './markings'
import type { Stance } from './pose'
import { posed } from './poses'
import { tail } from './tails'

interface Growth {
  scale: number
  head: number
  squat: number
  eyes: number
  ears: number
  tail: number
  /** How far down the face sits. */
  drop: number
  grown: number
}

const GROWTH: Readonly<Record<HatchedStage, Growth>> = {
  baby: { scale: 0.78, head: 1.3, squat: 0.72, eyes: 1.28, ears: 0.76, tail: 0.7, drop: 12, grown: 0 },
  child: { scale: 0.86, head: 1.17, squat: 0.84, eyes: 1.14, ears: 0.9, tail: 0.82, drop: 7, grown: 0.4 },
  teen: { scale: 0.93, head: 1.05, squat: 0.95, eyes: 1.03, ears: 1.06, tail: 0.95, drop: 3, grown: 0.75 },
  adult: { scale: 1, head: 1, squat: 1, eyes: 1, ears: 1, tail: 1, drop: 0, grown: 1 },
}

export interface Model {
  /** A prefix for ids, this portrait's own. */
  id: string
  /** Its kind's figure, built as this one is. */
  figure: Figure
  individual: Individual
  tints: Tints
  how: Demeanour
  stage: HatchedStage
  way: EvolutionPath | null
  family: Family
}

export function creature({ id, figure, individual, tints, how, stage, way, family }: Model): Drawn {
  const growth = GROWTH[stage]
  const { plan, stance } = posed(figure.body, how.pose)
  const { luck } = individual
  const away = how.pose === 'away'
  const squat = squatOf(plan, growth) * stance.tall
  const girth = figure.girth * stance.wide
  const head = headOf(plan, figure, growth, stance)
  const sketch: Sketch = { id, pose: how.pose, stance, plan, tints, head, grown: growth.grown, luck }
  const layer = (name: Layer): string =>
    figure.extras
      .map((extra): Extra => EXTRAS[extra])
      .filter((extra) => extra.on === name)
      .map((extra) => extra.draw(sketch))
      .join('')
  const coat = { tints, luck }
  const marking = markingOf(figure.marking)
  const shaped = form(way, family, sketch)
  const skin = figure.pale ? tints.belly : `url(#${id}g)`
  const use = (part: string, given: string): string => `<use href="#${id}${part}" ${given}/>`
  const clipped = (part: string, content: string): string =>
    content && `<g clip-path="url(#${id}${part}c)">${content}</g>`

  const swung = group(
    tail(figure.tail, plan.tail, figure.tailSize * growth.tail, tints, figure.tailTip ? tints[figure.tailTip] : null),
    { transform: swing(plan.tail, stance) },
  )
  const torso =
    layer('back') +
    (stance.tailInFront ? '' : swung) +
    (plan.behind?.(tints) ?? '') +
    use('t', `fill="${skin}"`) +
    clipped(
      't',
      (plan.belly ? oval(plan.belly, { fill: tints.belly, stroke: 'none', opacity: 0.95 }) : '') +
        (marking.flank?.(plan.flank, coat) ?? '') +
        (plan.headless && marking.head ? marking.head(plan.head, coat) : ''),
    ) +
    use('t', 'fill="none"') +
    layer('torso') +
    legs(plan, tints, shaped.threeLegs) +
    (plan.front?.(tints) ?? '') +
    (away ? '' : layer('chest') + shaped.neck)

  const listening = figure.earSize * growth.ears * how.ears
  const earLook = {
    kind: figure.ears,
    size: listening,
    fill: tints[figure.earTint],
    tip: figure.earTip ? tints[figure.earTip] : null,
  }
  const { behind, over } = ears(earLook, head, tints)
  const around = AROUND[figure.marking]
  const faceLook = {
    muzzle: figure.muzzle,
    eyes: figure.eyeSize * growth.eyes,
    apart: figure.eyesApart,
    slit: figure.slit,
    field: figure.marking === 'mask' ? tints.accent : tints.belly,
    around: around ? tints[around] : figure.pale ? tints.belly : tints.body,
    screen: figure.extras.includes('visor'),
    drop: growth.drop,
  }
  const top =
    behind +
    layer('crown') +
    (plan.headless
      ? layer('coat')
      : use('h', `fill="${skin}"`) +
        clipped('h', (marking.head?.(head, coat) ?? '') + layer('coat')) +
        use('h', 'fill="none"')) +
    layer('brow') +
    over +
    (away ? '' : face(faceLook, head, tints, how) + layer('mouth') + layer('fore') + shaped.head)

  const lift = (plan.floats ?? 0) + stance.lift
  const shift = figure.turned ? -figure.shift : figure.shift
  const scale = growth.scale * figure.size
  const place = `translate(${n(128 + shift * growth.scale)} ${n(GROUND - lift)}) rotate(${n(stance.lean)}) scale(${n100(figure.turned ? -scale : scale)} ${n100(scale)}) translate(-128 ${-GROUND})`
  const grown = (content: string): string =>
    group(content, {
      transform: `matrix(${n100(girth)} 0 0 ${n100(squat)} ${n(128 * (1 - girth))} ${n(GROUND * (1 - squat))})`,
    })
  const body = grown(torso)
  const tilt = plan.headless ? 0 : stance.tilt + individual.tilt
  const tilted = group(top, {
    transform: tilt ? `rotate(${n(tilt)} ${n(head.x)} ${n(head.y + head.ry)})` : undefined,
  })
  const whole = wholes(
    figure.whole,
    id,
    (stance.headUnder ? tilted + body : body + tilted) + (stance.tailInFront ? grown(swung) : ''),
  )
  return {
    defs:
      `<path id="${id}t" fill-rule="evenodd" clip-rule="evenodd" d="${plan.torso}"/><clipPath id="${id}tc"><use href="#${id}t"/></clipPath>` +
      (plan.headless
        ? ''
        : `<path id="${id}h" d="${onto(SKULLS[figure.skull], head)}"/><clipPath id="${id}hc"><use href="#${id}h"/></clipPath>`),
    shapes:
      oval(
        { x: 128 + shift, y: GROUND + 2, rx: (70 - lift) * scale * girth, ry: 9 },
        { fill: '#1d1722', stroke: 'none', opacity: 0.16 },
      ) +
      group(whole, { transform: place }) +
      shaped.over,
  }
}

const AROUND: Readonly<Partial<Record<Figure['marking'], 'belly' | 'accent'>>> = {
  mask: 'accent',
  bandit: 'accent',
  peak: 'belly',
  face: 'belly',
  disc: 'belly',
}

const n100 = (value: number): string => String(Math.round(value * 1000) / 1000)

/** The young sit low. Where body and head are one, half of that is enough. */
const squatOf = ({ headless }: BodyPlan, { squat }: Growth): number => (headless ? (1 + squat) / 2 : squat)

/** The head sits where the plan has it once the body has grown so far; the chin stays where it is. */
function headOf(plan: BodyPlan, figure: Figure, growth: Growth, { wide, tall }: Stance): Oval {
  const { head, headless } = plan
  const squat = squatOf(plan, growth) * tall
  const x = 128 + (head.x - 128) * figure.girth * wide
  if (headless) {
    return {
      x,
      y: GROUND + (head.y - GROUND) * squat,
      rx: head.rx * figure.girth * wide,
      ry: head.ry * (0.4 + 0.6 * squat),
    }
  }
  const size = growth.head * figure.headSize
  const chin = GROUND + (head.y + head.ry - GROUND) * squat
  return { x, y: chin - head.ry * size * 0.94, rx: head.rx * size, ry: head.ry * size }
}

/** The tail as the pose has it, turned about its root. */
const swing = ({ x, y }: Point, { tail: turn, tailFlipped }: Stance): string | undefined =>
  turn || tailFlipped
    ? `translate(${n(x)} ${n(y)})${tailFlipped ? ' scale(-1 1)' : ''} rotate(${n(turn)}) translate(${n(-x)} ${n(-y)})`
    : undefined

function legs({ paws, legs: fronts }: BodyPlan, { inner, body }: Tints, threeLegs: boolean): string {
  const count = threeLegs ? 1 : 2
  return (
    (fronts ?? [])
      .slice(0, count)
      .map((d) => stroke(d, 3.5, inner))
      .join('') +
    (paws ?? [])
      .slice(0, count)
      .map(
        (paw) =>
          oval(paw, { fill: body }) +
          stroke(`M${n(paw.x - 4)} ${n(paw.y + 2)}v5M${n(paw.x + 4)} ${n(paw.y + 2)}v5`, 2.5, inner),
      )
      .join('')
  )
}

function wholes(kind: Figure['whole'], id: string, content: string): string {
  switch (kind) {
    case 'echoes':
      return `<use href="#${id}w" transform="translate(26 -8)" opacity=".22"/><use href="#${id}w" transform="translate(13 -4)" opacity=".4"/>${group(content, { id: `${id}w` })}`
    case 'twice':
      return `<use href="#${id}w" transform="translate(-16 -5)" opacity=".45"/>${group(content, { id: `${id}w`, opacity: 0.92 })}`
    case 'dashes':
      return group(content, { 'stroke-dasharray': '8 7', opacity: 0.92 })
    case 'clear':
      return group(content, { opacity: 0.88 })
    default:
      return content
  }
}
