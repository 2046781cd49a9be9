/** A creature's portrait: drawn from its species, stage, path, mood and id alone, the same bytes every time. */
import { seedOf } from '../domain/chance'
import type { EvolutionPath, Stage } from '../domain/creature/creature'
import { builtIn } from '../domain/species/catalogue'
import type { Figure } from '../species/figure'
import type { Family } from '../species/vocabulary'
import { backdrop } from './backdrop'
import { DEMEANOURS, type Demeanour } from './demeanour'
import { lookOf } from './look'
import { BODIES, type BodyPlan, GROUND } from './parts/bodies'
import { egg } from './parts/egg'
import { EXTRAS, type Extra } from './parts/extras'
import { face } from './parts/face'
import { form } from './parts/forms'
import { ears, SKULLS } from './parts/heads'
import { keepsakesDrawn } from './parts/keepsakes'
import { markingOf } from './parts/markings'
import { tail } from './parts/tails'
import { escaped, group, luckOf, n, type Oval, onto, oval, stroke } from './pen'
import { type Sitter, shown } from './portrait-subject'
import { signs } from './signs'
import type { Drawn, Layer, Sketch } from './sketch'
import { type Tints, tintsOf } from './tints'

export type { Sitter } from './portrait-subject'

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

const GROWTH: Readonly<Record<Exclude<Stage, 'egg'>, Growth>> = {
  baby: { scale: 0.78, head: 1.3, squat: 0.72, eyes: 1.28, ears: 0.76, tail: 0.7, drop: 12, grown: 0 },
  child: { scale: 0.86, head: 1.17, squat: 0.84, eyes: 1.14, ears: 0.9, tail: 0.82, drop: 7, grown: 0.4 },
  teen: { scale: 0.93, head: 1.05, squat: 0.95, eyes: 1.03, ears: 1.06, tail: 0.95, drop: 3, grown: 0.75 },
  adult: { scale: 1, head: 1, squat: 1, eyes: 1, ears: 1, tail: 1, drop: 0, grown: 1 },
}

export function portrait(sitter: Sitter, { size = 256 }: { size?: number } = {}): string {
  const { species, stage } = sitter
  const { mood, way, kept } = shown(sitter)
  const id = `f${(seedOf([species.slug, stage, way, mood, sitter.id].join()) >>> 0).toString(36)}`
  const { colours, figure } = lookOf(species)
  const how = DEMEANOURS[mood]
  const luck = luckOf(`face ${sitter.id}`)
  const tints = tintsOf(colours, figure.eyes, {
    hue: luck() * 12 - 6,
    light: luck() * 0.05 - 0.025 + (way === 'low_care' ? 0.06 : 0),
    faded: Math.min(0.8, how.faded + (way === 'low_care' ? 0.4 : 0)),
  })
  const room = backdrop({ id, slug: species.slug, coat: colours[0], mood, path: way })
  const drawn =
    stage === 'egg'
      ? egg(id, figure, tints, luck)
      : creature(id, figure, tints, how, GROWTH[stage], way, species.family, luck)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 256 256" role="img">` +
    `<title>${titleOf(sitter)}</title>` +
    `<defs>${room.defs}<radialGradient id="${id}g" cx=".38" cy=".25" r=".9"><stop stop-color="${tints.light}"/><stop offset=".55" stop-color="${tints.body}"/><stop offset="1" stop-color="${tints.shade}"/></radialGradient>${drawn.defs}</defs>` +
    `<g class="room" fill="none">${room.drawn}</g>` +
    group(drawn.shapes, {
      fill: 'none',
      stroke: tints.line,
      'stroke-width': 4.5,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    keepsakesDrawn(kept) +
    signs(mood) +
    '</svg>'
  )
}

const PATH_WORDS: Readonly<Record<EvolutionPath, string>> = {
  high_care: 'well loved',
  balanced: 'well travelled',
  low_care: 'half wild',
  rescue: 'once rescued',
}

/** Words of the house only: an agent's own species goes by its slug, which is in the address too. */
function titleOf(sitter: Sitter): string {
  const { species, stage } = sitter
  const { mood, way } = shown(sitter)
  const name = builtIn(species.slug)?.name ?? species.slug.replaceAll('_', ' ').trim()
  const told = stage === 'egg' ? 'still in the egg' : way ? `grown, ${PATH_WORDS[way]}, ${mood}` : `${stage}, ${mood}`
  return escaped(`${name}, ${told}`)
}

function creature(
  id: string,
  figure: Figure,
  tints: Tints,
  how: Demeanour,
  growth: Growth,
  way: EvolutionPath | null,
  family: Family,
  luck: () => number,
): Drawn {
  const plan: BodyPlan = BODIES[figure.body]
  const squat = squatOf(plan, growth)
  const head = headOf(plan, figure, growth)
  const sketch: Sketch = { id, plan, tints, head, grown: growth.grown, luck }
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

  const torso =
    layer('back') +
    tail(figure.tail, plan.tail, figure.tailSize * growth.tail, tints, figure.tailTip ? tints[figure.tailTip] : null) +
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
    layer('chest') +
    shaped.neck

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
    face(faceLook, head, tints, how) +
    layer('mouth') +
    layer('fore') +
    shaped.head

  const lift = plan.floats ?? 0
  const shift = figure.turned ? -figure.shift : figure.shift
  const scale = growth.scale * figure.size
  const place = `translate(${n(128 + shift * growth.scale)} ${GROUND - lift}) rotate(${how.lean}) scale(${n100(figure.turned ? -scale : scale)} ${n100(scale * how.height)}) translate(-128 ${-GROUND})`
  const body = group(torso, {
    transform: `matrix(${n100(figure.girth)} 0 0 ${n100(squat)} ${n(128 * (1 - figure.girth))} ${n(GROUND * (1 - squat))})`,
  })
  const tilted = group(top, {
    transform: how.tilt ? `rotate(${plan.headless ? 0 : how.tilt} ${n(head.x)} ${n(head.y + head.ry)})` : undefined,
  })
  const whole = wholes(figure.whole, id, body + tilted)
  return {
    defs:
      `<path id="${id}t" fill-rule="evenodd" clip-rule="evenodd" d="${plan.torso}"/><clipPath id="${id}tc"><use href="#${id}t"/></clipPath>` +
      (plan.headless
        ? ''
        : `<path id="${id}h" d="${onto(SKULLS[figure.skull], head)}"/><clipPath id="${id}hc"><use href="#${id}h"/></clipPath>`),
    shapes:
      oval(
        { x: 128 + shift, y: GROUND + 2, rx: 70 * scale * figure.girth, ry: 9 },
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
function headOf(plan: BodyPlan, figure: Figure, growth: Growth): Oval {
  const { head, headless } = plan
  const squat = squatOf(plan, growth)
  const x = 128 + (head.x - 128) * figure.girth
  if (headless) {
    return {
      x,
      y: GROUND + (head.y - GROUND) * squat,
      rx: head.rx * figure.girth,
      ry: head.ry * (0.4 + 0.6 * squat),
    }
  }
  const size = growth.head * figure.headSize
  const chin = GROUND + (head.y + head.ry - GROUND) * squat
  return { x, y: chin - head.ry * size * 0.94, rx: head.rx * size, ry: head.ry * size }
}

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
