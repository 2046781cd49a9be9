/** Draws a hatched creature: body in its pose, head, and everything it wears. */
import type { EvolutionPath, HatchedStage } from '../../domain/creature/creature'
import type { LifeMark } from '../../domain/creature/keepsakes'
import type { Family } from '../../species/vocabulary'
import type { Demeanour } from '../demeanour'
import type { Drawn, Layer, PartContext } from '../part-context'
import { fill, group, limb, n, type Oval, onto, oval, type Point, stroke } from '../pen'
import type { Dressed } from '../species-look'
import type { Tints } from '../tints'
import { drawnBehind, drawnPieces } from '../wardrobe/pieces'
import { drawnMarks, GROUND } from './bodies'
import type { BodyPlan } from './body-plans'
import { extraOf, REACHES, SPREADS, WIDTHS } from './extras'
import { type FaceLook, face, glance, MUZZLES } from './face'
import type { Figure } from './figure'
import { type Form, type FormShape, form, formedBuild, formedFigure, formedPlan, formShape } from './forms'
import { type Build, buildOf, builtPlan, figureAt } from './growth'
import { type EarLook, ears, earsReach, topknotOn } from './heads'
import type { Individual } from './individual'
import { type Arranged, aroundNeck, inPaw, onHead } from './keepsakes'
import { marking } from './markings'
import { grey, marksOn, markTint, scar } from './marks'
import { MOVES } from './motion'
import { added, type Stance } from './pose'
import { shapes } from './shapes'
import { tail, tailReach } from './tails'

export interface Model {
  /** Prefix for SVG ids, unique to this portrait. */
  id: string
  individual: Individual
  tints: Tints
  how: Demeanour
  stage: HatchedStage
  way: EvolutionPath | null
  family: Family
  life: readonly LifeMark[]
  pieces: readonly Dressed[]
  worn: Arranged['worn']
}

export function creature(given: Model): Drawn {
  const { id, tints, how, stage, way, family } = given
  const shape = formShape(way, family, given.individual.figure.body, how.pose)
  const individual = { ...given.individual, figure: formedFigure(figureAt(stage, given.individual.figure), shape) }
  const pieces = shape?.wisps ? given.pieces.filter(({ piece }) => piece.at !== 'feet') : given.pieces
  const model = { ...given, individual, pieces }
  const { figure } = individual
  const growth = individualBuild(formedBuild(buildOf(stage, figure.body, how.pose), shape), individual)
  const built = builtPlan(figure.body, how.pose, stage, growth, {
    name: way ? `${family} ${way}` : '',
    applied: (plan) => formedPlan(plan, shape),
  })
  const { plan } = built
  const stance = added(built.stance, shape?.stance)
  const squat = growth.tall * stance.tall
  const girth = figure.girth * growth.wide * stance.wide
  const head = headOf(plan, figure, growth, stance)
  const mouth = MUZZLES[figure.muzzle].mouth + dropOf(figure, growth)
  const context: PartContext = { id, pose: how.pose, stance, plan, tints, head, mouth, grown: growth.grown }
  const shaped = form(way, family, shape, context, figure.extras.includes('cap') ? REACHES.cap! : 1)
  const grown = (content: string): string =>
    group(content, {
      transform: `matrix(${n100(girth)} 0 0 ${n100(squat)} ${n(128 * (1 - girth))} ${n(GROUND * (1 - squat))})`,
    })
  const tilt = plan.headless ? 0 : Math.max(-MOST_TILT, Math.min(MOST_TILT, stance.tilt + individual.tilt))
  const body = grown(bodyOf(model, context, shaped, growth))
  const top = group(headDrawn(model, context, shaped, growth, shape), {
    transform: tilt ? `rotate(${n(tilt)} ${n(head.x)} ${n(head.y + head.ry)})` : undefined,
  })
  const tail = stance.tailInFront ? grown(tailOf(model, context, growth)) : ''
  const whole = wholes(figure.whole, id, (stance.headUnder ? top + body : body + top) + tail)

  const { scale, lift, aside } = placeOf(model, context, growth, { squat, girth, tilt }, shape)
  const facing = figure.turned !== stance.turned ? -1 : 1
  const x = 128 + facing * aside
  return {
    defs:
      `<path id="${id}t" fill-rule="evenodd" clip-rule="evenodd" d="${plan.torso}"/><clipPath id="${id}tc"><use href="#${id}t"/></clipPath>` +
      (plan.headless
        ? ''
        : `<path id="${id}h" d="${onto(shapes().skulls[figure.skull], head)}"/><clipPath id="${id}hc"><use href="#${id}h"/></clipPath>`),
    shapes:
      oval(
        { x, y: GROUND + 2, rx: Math.min((70 - lift / 2) * scale * girth, x - 6, 250 - x), ry: 9 },
        { fill: '#1d1722', stroke: 'none', opacity: 0.16 },
      ) +
      group(shaped.perch, {
        transform: `translate(${n(x)} ${n(GROUND - (plan.floats ?? 0))}) scale(${n100(scale)}) translate(-128 ${-GROUND})`,
      }) +
      group(group(whole, { class: MOVES.breath }), {
        transform: `translate(${n(x)} ${n(GROUND - lift)}) rotate(${n(facing * stance.lean)}) scale(${n100(facing * scale)} ${n100(scale)}) translate(-128 ${-GROUND})`,
      }),
  }
}

const layer = ({ individual: { figure, marks }, pieces }: Model, name: Layer, context: PartContext): string =>
  figure.extras
    .map(extraOf)
    .filter((extra) => extra.on === name)
    .map((extra) => extra.draw(context))
    .join('') +
  (name === 'coat' ? '' : marksOn(name, context, marks)) +
  drawnPieces(pieces, name, context)

const use = (id: string, part: string, given: string): string => `<use href="#${id}${part}" ${given}/>`
const clipped = (id: string, part: string, content: string): string =>
  content && `<g clip-path="url(#${id}${part}c)">${content}</g>`
const skinOf = ({ id, individual: { figure }, tints }: Model): string => (figure.pale ? tints.belly : `url(#${id}g)`)

/** The body in the plan's coordinates. */
function bodyOf(model: Model, context: PartContext, shaped: Form, growth: Build): string {
  const { id, individual, tints, how } = model
  const { figure, marks, luckFor } = individual
  const { plan, stance, pose } = context
  const away = pose === 'away'
  return (
    shaped.back +
    topknotOn(individual.topknot, { ...plan.head, y: boundsOf(plan).top + plan.head.ry }, tints) +
    layer(model, 'back', context) +
    (stance.tailInFront ? '' : tailOf(model, context, growth)) +
    drawnMarks(plan.behind, tints.feet && !plan.legless ? { ...tints, accent: tints.feet } : tints) +
    (plan.fore?.behind ? foreLegs(plan, tints, shaped.threeLegs) : '') +
    use(id, 't', `fill="${skinOf(model)}"`) +
    clipped(
      id,
      't',
      (plan.belly ? oval(plan.belly, { fill: tints.belly, stroke: 'none', opacity: 0.95 }) : '') +
        marksOn('flank', context, marks) +
        marking(figure.marking, 'flank', plan.flank, { tints, luck: luckFor('flank') }) +
        (plan.headless && !away ? marksOn('coat', { ...context, head: plan.head }, marks) : '') +
        (plan.headless && paintsBack(figure, away)
          ? marking(figure.marking, 'head', plan.head, { tints, luck: luckFor('head') })
          : ''),
    ) +
    use(id, 't', 'fill="none"') +
    layer(model, 'torso', context) +
    (plan.fore?.behind ? '' : foreLegs(plan, tints, shaped.threeLegs)) +
    legs(plan, tints, shaped.threeLegs) +
    drawnMarks(plan.front, tints) +
    shaped.hem +
    (away
      ? drawnBehind(model.pieces, 'chest', context)
      : layer(model, 'chest', context) + shaped.neck + aroundNeck(context, model.worn) + inPaw(context, model.worn)) +
    (how.blanket ? clipped(id, 't', blanketOn(plan)) + use(id, 't', 'fill="none"') : '')
  )
}

/** The head at its stage's size, with everything it wears. */
function headDrawn(model: Model, context: PartContext, shaped: Form, growth: Build, shape: FormShape | null): string {
  const { id, individual, tints, how, life } = model
  const { figure, marks, luckFor, side } = individual
  const { plan, head, pose } = context
  const away = pose === 'away'
  const { behind, over } = ears(id, earLook(model, growth, shape), head, tints)
  const look = faceLook(model, growth)
  const part = plan.headless ? 't' : 'h'
  const coat = away ? '' : layer(model, 'coat', context) + (life.includes('grey') ? grey(context) : '')
  const painted = paintsBack(figure, away)
    ? marking(figure.marking, 'head', head, { tints, luck: luckFor('head') })
    : ''
  return (
    shaped.crown +
    behind +
    layer(model, 'crown', context) +
    (plan.headless
      ? coat
      : use(id, 'h', `fill="${skinOf(model)}"`) +
        clipped(id, 'h', (away ? '' : marksOn('coat', context, marks)) + painted + coat) +
        use(id, 'h', 'fill="none"')) +
    (away ? '' : layer(model, 'brow', context)) +
    over +
    (away
      ? clipped(id, part, glance(look, head, tints)) + drawnBehind(model.pieces, 'fore', context)
      : face(look, head, tints, how) +
        layer(model, 'mouth', context) +
        layer(model, 'fore', context) +
        (life.includes('scarred') ? scar(context, side) : '') +
        shaped.head +
        onHead(context, model.worn))
  )
}

/** From behind, face masks are not visible; other markings are. */
const paintsBack = ({ marking }: Figure, away: boolean): boolean => !away || !FACES.includes(marking)
const FACES: readonly Figure['marking'][] = ['saddle', 'mask', 'peak', 'cheeks', 'bandit', 'face', 'disc', 'mist']

function tailOf({ individual: { figure, marks }, tints }: Model, { plan, stance }: PartContext, growth: Build): string {
  const mark = marks.find(({ name }) => name === 'tailTip')
  const tip = tints.tail ? null : figure.tailTip ? tints[figure.tailTip] : mark ? markTint(tints, mark) : null
  const drawn = tail(figure.tail, plan.tail, figure.tailSize * growth.tail, tints, tip)
  return group(group(drawn, { class: MOVES.tail }), { transform: swing(plan.tail, stance) })
}

/** Degrees by which an ear hangs down. */
const FLOPPED = -36
const TORN = 0.55

function earLook(
  { individual: { figure, marks, side, earTurn, flopped }, tints, how }: Model,
  growth: Build,
  shape: FormShape | null,
): EarLook {
  const odd = marks.find(({ name }) => name === 'notch' || name === 'oddEar')
  return {
    kind: figure.ears,
    size: figure.earSize * growth.ears * how.ears,
    fill: tints.ears ?? tints[figure.earTint],
    tip: figure.earTip && !tints.ears ? tints[figure.earTip] : null,
    away: how.pose === 'away',
    turn: earTurn,
    ...(flopped && { odd: { side, turn: FLOPPED } }),
    ...(shape?.torn && { odd: { side, notched: true, size: TORN } }),
    ...(odd &&
      !shape?.torn && {
        odd: {
          side: odd.side,
          ...(odd.name === 'notch' ? { notched: true } : { fill: tints.ears ?? markTint(tints, odd) }),
        },
      }),
  }
}

function faceLook({ individual: { figure, oddEye }, tints: own }: Model, growth: Build): FaceLook {
  const tints = { ...own, accent: own.marking ?? own.accent }
  const around = AROUND[figure.marking]
  return {
    muzzle: figure.muzzle,
    eyes: Math.min(figure.eyeSize * growth.eyes, MOST_EYES * figure.eyesApart),
    apart: figure.eyesApart,
    slit: figure.slit,
    field: figure.marking === 'mask' ? tints.accent : tints.belly,
    around: around ? tints[around] : figure.pale ? tints.belly : tints.body,
    screen: figure.extras.includes('visor'),
    drop: dropOf(figure, growth),
    oddEye,
  }
}

/** Maximum tilt of the head in degrees; beyond it ears would be cut off. */
const MOST_TILT = 18
/** Maximum size of the eyes; larger ones would touch. */
const MOST_EYES = 1.9

const AROUND: Readonly<Partial<Record<Figure['marking'], 'belly' | 'accent'>>> = {
  mask: 'accent',
  bandit: 'accent',
  peak: 'belly',
  face: 'belly',
  disc: 'belly',
}

/** A blanket over everything but the face. */
const blanketOn = ({ headless, head, flank }: BodyPlan): string => {
  const edge = headless
    ? onto('M-130 84Q0 60 130 84L130 240L-130 240Z', head)
    : onto('M-30 -130Q-10 0 -34 130L130 130L130 -130Z', flank)
  const hem = headless ? onto('M-130 84Q0 60 130 84', head) : onto('M-30 -130Q-10 0 -34 130', flank)
  const lines = headless
    ? onto('M-60 60L-60 240M0 60L0 240M60 60L60 240', head)
    : onto('M10 -130L10 130M50 -130L50 130M90 -130L90 130', flank)
  return fill(edge, '#86a9d4') + stroke(lines, 5, '#cfe0f2') + stroke(hem, 9, '#f4ead6')
}

const crownOf = ({ extras }: Figure): number => Math.max(1, ...extras.map((name) => REACHES[name] ?? 1))

/** Maximum height above the ground, and horizontal limits. */
const HIGHEST = 208
const SIDES = { least: 15, most: 241 } as const

/** Scale and position at which nothing is cut off. */
function placeOf(
  { individual: { figure, topknot }, how }: Model,
  { plan, stance, head }: PartContext,
  growth: Build,
  { squat, girth, tilt }: Readonly<Record<'squat' | 'girth' | 'tilt', number>>,
  shape: FormShape | null,
): { scale: number; lift: number; aside: number } {
  const { left, right, top, bottom } = boundsOf(plan)
  const listening = earsReach(figure.ears, figure.earSize * growth.ears * how.ears)
  const crown = Math.max(listening.y, crownOf(figure) + (shape?.around?.y ?? 1) - 1)
  const wings = Math.max(...figure.extras.map((name) => SPREADS[name]?.[how.pose] ?? SPREADS[name]?.any ?? -128), -128)
  const tail = tailReach(figure.tail, stance.tail) * figure.tailSize * growth.tail
  const [tailLeft, tailRight] = stance.tailFlipped ? [plan.tail.x - tail, 0] : [256, plan.tail.x + tail]
  // How far the tilt raises the higher ear.
  const risen = Math.abs(Math.sin((tilt * Math.PI) / 180)) * (listening.x - 1) * head.rx
  const margin = plan.headless ? (shape?.margin ?? 0) : 0
  const knot = topknot ? plan.head.ry * 0.5 : 0
  const reach =
    GROUND - Math.min(GROUND + (top - Math.max(margin, knot) - GROUND) * squat, head.y - head.ry * crown - risen)
  const echoed = figure.whole === 'echoes' ? 26 : 0
  const swayed = Math.sin((tilt * Math.PI) / 180) * (0.4 + crown) * head.ry
  const worn = figure.extras.map((name) => WIDTHS[name] ?? 1)
  const ears = Math.max(1.15, listening.x, shape?.around?.x ?? 1, ...worn) * head.rx
  const wide = (x: number): number => 128 + (x - 128) * girth
  const fallen = Math.abs(stance.lean) > 45
  const leaned = fallen ? 0 : Math.sin((stance.lean * Math.PI) / 180) * reach * 0.7
  const from =
    Math.min(0, leaned) +
    Math.min(wide(Math.min(left - margin, plan.wing.x - wings, tailLeft)), head.x - ears + Math.min(0, swayed))
  const to =
    echoed +
    Math.max(0, leaned) +
    Math.max(
      wide(Math.max(right + Math.max(margin, shape?.right ?? 0), 256 - plan.wing.x + wings, tailRight)),
      head.x + ears + Math.max(0, swayed),
    )
  const scale = Math.min(
    growth.scale * figure.size,
    (HIGHEST - (shape?.floats ?? 0)) / (reach + echoed),
    (SIDES.most - SIDES.least) / (fallen ? reach * 1.1 : to - from),
  )
  const floats = plan.floats ?? 0
  const wanted = (figure.shift + stance.shift) * growth.scale
  const least = SIDES.least - 128 - (from - 128) * scale
  const most = SIDES.most - 128 - (to - 128) * scale
  const raised = fallen
    ? stance.lift + (Math.max(0, head.rx - plan.head.rx) + Math.max(0, girth - 1) * 60) * scale
    : Math.min(stance.lift, HIGHEST - floats - reach * scale)
  const lowest = (GROUND - bottom) * squat * scale
  return {
    scale,
    lift: fallen ? floats + raised : Math.max(floats + raised, -lowest - BELOW),
    aside: fallen ? wanted : Math.max(least, Math.min(most, wanted)),
  }
}

/** How far parts may reach below the ground line. */
const BELOW = 8

type Bounds = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
/** Cached by plan, because creatures with the same body, pose and stage share one. */
const bounds = new WeakMap<BodyPlan, Bounds>()
/** Half the width of a limb with its outline. */
const LIMB = 11

/** Bounds of a body. Limbs count at the sides and at the bottom, but not at the top. */
function boundsOf(plan: BodyPlan): Bounds {
  const known = bounds.get(plan)
  if (known) return known
  const marks = [...(plan.behind ?? []), ...(plan.front ?? [])]
  const reach = (d: string, width: number, both?: true): number[] =>
    pointsOf(d).flatMap(({ x }) =>
      both ? [x - width, x + width, 256 - x - width, 256 - x + width] : [x - width, x + width],
    )
  const sides = [
    ...reach(plan.torso, 0),
    ...marks.flatMap(({ shape = '', limb: d = '', oval: at, both }) => [
      ...reach(shape, 0, both),
      ...reach(d, LIMB, both),
      ...(at ? reach(`M${at.x} ${at.y}`, at.rx, both) : []),
    ]),
    ...(plan.fore?.limbs ?? []).flatMap((d) => reach(d, LIMB)),
    ...(plan.paws ?? []).flatMap(({ x, rx }) => [x - rx, x + rx]),
  ]
  const heights = [plan.torso, ...marks.map(({ shape = '' }) => shape)].flatMap(pointsOf).map(({ y }) => y)
  const feet = [...marks.map(({ limb: d = '' }) => d), ...(plan.fore?.limbs ?? [])].flatMap(pointsOf).map(({ y }) => y)
  const found = {
    left: Math.min(...sides),
    right: Math.max(...sides),
    top: Math.min(...heights),
    bottom: Math.max(...heights, ...feet),
  }
  bounds.set(plan, found)
  return found
}

/** The points of an outline that uses only absolute commands with coordinate pairs. */
const pointsOf = (outline: string): Point[] =>
  [...outline.matchAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

const n100 = (value: number): string => String(Math.round(value * 1000) / 1000)

const individualBuild = (build: Build, { tall }: Individual): Build => ({ ...build, tall: build.tall * tall })

/** How far down the face is, limited so that a long muzzle stays on the head. */
const dropOf = ({ muzzle }: Figure, { drop }: Build): number => Math.min(drop, LOWEST_MOUTH - MUZZLES[muzzle].mouth)
const LOWEST_MOUTH = 84

/**
 * The head after growth. The chin stays where it is on the body; without a separate head, the top of the body stays.
 */
function headOf(plan: BodyPlan, figure: Figure, growth: Build, { wide, tall }: Stance): Oval {
  const { head, headless } = plan
  const squat = growth.tall * tall
  const girth = figure.girth * growth.wide * wide
  const x = 128 + (head.x - 128) * girth
  const onGround = (y: number): number => GROUND + (y - GROUND) * squat
  if (headless) {
    const ry = head.ry * (0.4 + 0.6 * squat) * growth.head
    return { x, y: onGround(head.y - head.ry) + ry, rx: head.rx * girth * growth.head, ry }
  }
  const size = growth.head * figure.headSize
  return { x, y: onGround(head.y + head.ry) - head.ry * size * 0.94, rx: head.rx * size, ry: head.ry * size }
}

/** The tail in this pose, rotated about its root. */
const swing = ({ x, y }: Point, { tail: turn, tailFlipped }: Stance): string | undefined =>
  turn || tailFlipped
    ? `translate(${n(x)} ${n(y)})${tailFlipped ? ' scale(-1 1)' : ''} rotate(${n(turn)}) translate(${n(-x)} ${n(-y)})`
    : undefined

/** One leg of a pair for three-legged creatures, otherwise both. */
const remaining = <T>(pair: readonly T[] | undefined, threeLegs: boolean): readonly T[] =>
  pair?.slice(0, threeLegs ? 1 : 2) ?? []

const foreLegs = ({ fore }: BodyPlan, { body, line }: Tints, threeLegs: boolean): string =>
  remaining(fore?.limbs, threeLegs)
    .map((d) => d && limb(d, fore!.width, body, line))
    .join('')

function legs({ paws, legs: fronts, fore }: BodyPlan, { inner, body, feet = body }: Tints, threeLegs: boolean): string {
  return (
    remaining(fronts, threeLegs)
      .map((d) => stroke(d, 3.5, inner))
      .join('') +
    remaining(paws, threeLegs && !fore?.feet)
      .map(
        (paw) =>
          oval(paw, { fill: feet }) +
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
