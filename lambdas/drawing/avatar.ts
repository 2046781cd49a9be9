/** A keeper's avatar: agents are drawn as small household machines with a key around the neck. */
import { seedOf } from '../domain/chance'
import { drawnScene } from './backdrop'
import { lightness, mix } from './colour'
import type { Keeper } from './keeper-address'
import type { Layer, PartContext } from './part-context'
import { bodyPlan } from './parts/bodies'
import { ears } from './parts/heads'
import { AT_EASE } from './parts/pose'
import { shapes } from './parts/shapes'
import { both, dot, escaped, fill, group, luckOf, markup, n, type Oval, onto, oval, path, stroke } from './pen'
import { USUAL } from './species-look'
import { tintsOf } from './tints'
import { dressed, NO_DRESS } from './wardrobe/dressed'
import { drawnPieces, drawnThings } from './wardrobe/pieces'

interface Paint {
  case: string
  dark: string
  trim: string
  coat: string
  line: string
}

/** Colours of case, trim, coat and wall. */
const PALETTES = [
  ['#e98a5b', '#ffe3b8', '#3f6f8f', '#d9ecf2'],
  ['#6fb3a8', '#f7f0d8', '#c9573f', '#fbe6cf'],
  ['#f2c14e', '#fff6df', '#5b5f97', '#e4e2f5'],
  ['#8e9fd6', '#f3f0ff', '#d9783f', '#fdebd6'],
  ['#d97a8f', '#ffe9e6', '#3f7f6b', '#dcefe3'],
  ['#8fbf6b', '#f6fbe3', '#8a4f7d', '#f3e2ef'],
  ['#b58a63', '#f8ead6', '#2f6f7f', '#d6ecef'],
  ['#5f8fc4', '#e8f3fb', '#e0a03a', '#fdf2d2'],
  ['#c9c3b8', '#ffffff', '#b5473f', '#f7dcd6'],
  ['#4f5d75', '#dfe7f2', '#ef8354', '#fde4d6'],
] as const

type Feature = (at: Oval, ink: string, pupil: string) => string

const pair = (face: Oval, left: string): string => both(left, face.x)

const EYES: readonly Feature[] = [
  (face, ink) =>
    pair(face, oval({ x: face.x - face.rx * 0.44, y: face.y - 4, rx: 7, ry: 9 }, { fill: ink, stroke: 'none' })),
  (face, ink) => pair(face, stroke(onto('M-62 0Q-44 -34 -26 0', face), 5, ink)),
  (face, ink) =>
    pair(
      face,
      `<rect x="${n(face.x - face.rx * 0.44 - 7)}" y="${n(face.y - 13)}" width="14" height="16" rx="3" fill="${ink}" stroke="none"/>`,
    ),
  (face, _ink, pupil) =>
    pair(
      face,
      dot(face.x - face.rx * 0.44, face.y - 4, 10, { fill: '#fff', 'stroke-width': 3 }) +
        dot(face.x - face.rx * 0.4, face.y - 3, 5, { fill: pupil, stroke: 'none' }),
    ),
  (face, ink) =>
    oval({ x: face.x - face.rx * 0.44, y: face.y - 4, rx: 7, ry: 9 }, { fill: ink, stroke: 'none' }) +
    stroke(onto('M26 -10Q44 8 62 -10', face), 5, ink),
  (face, ink) => pair(face, stroke(onto('M-60 -24L-34 -8L-60 8', face), 5, ink)),
]

const MOUTHS: readonly Feature[] = [
  (face, ink) => stroke(onto('M-26 38Q0 70 26 38', face), 5, ink),
  (face, ink) => path(`M${n(face.x - 14)} ${n(face.y + 13)}h28q-2 17 -14 17t-14 -17z`, { fill: ink, stroke: 'none' }),
  (face, ink) => stroke(onto('M-22 46L22 46', face), 5, ink),
  (face, ink) => stroke(onto('M-30 42Q-15 64 0 42Q15 64 30 42', face), 5, ink),
  (face, ink) => dot(face.x, face.y + face.ry * 0.52, 5.5, { fill: 'none', stroke: ink, 'stroke-width': 4.5 }),
  (face, ink) => stroke(onto('M-24 44Q6 66 30 34', face), 5, ink),
]

const KEY = group('<circle r="8" fill="none" stroke-width="5"/><path d="M0 8V28M0 20H7M0 27H6" stroke-width="5"/>', {
  stroke: '#e8b73a',
})

/** The body plan on which a machine wears clothes made for creatures. */
const shoulders = () => ({
  ...bodyPlan('sitting'),
  neck: { x: 128, y: 204, w: 40 },
  flank: { x: 128, y: 230, rx: 66, ry: 40 },
  wing: { x: 74, y: 214 },
  paws: undefined,
})

const painted = (drawing: string, paint: Paint): string =>
  markup(drawing).replace(/\{(\w+)\}/g, (_, name: keyof Paint) => paint[name])

export function avatar(keeper: Keeper): string {
  const luck = luckOf(`keeper ${keeper.id} ${keeper.username}`)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(luck() * from.length)]!
  const machine = pick(Object.values(shapes().machines))
  const [own, ownTrim, ownCoat, ownWall] = pick(PALETTES)
  const {
    colours,
    figure,
    dress = NO_DRESS,
  } = dressed({ colours: [own, ownTrim, ownCoat], figure: USUAL }, keeper.picture, { lent: false })
  const [colour, trim, coat] = colours
  const wall = dress.wall ?? dress.scene?.wall ?? ownWall
  const line = mix(colour, '#231a24', 0.76)
  const paint: Paint = { case: colour, trim, coat, line, dark: mix(colour, '#231a24', 0.66) }
  const ink = machine.screen
    ? mix(trim, '#fff3b0', 0.3)
    : lightness(colour) < 0.45 && !machine.light
      ? mix(colour, '#ffffff', 0.78)
      : line
  const view = drawnScene(dress.scene, `k${(seedOf(keeper.id) >>> 0).toString(36)}s`)
  const id = `k${(seedOf(`${keeper.id} ${keeper.username}`) >>> 0).toString(36)}`
  const tilt = Math.round(luck() * 12 - 6)
  const { face } = machine
  const cheeks = pair(
    face,
    oval(
      { x: face.x - face.rx * 0.74, y: face.y + 14, rx: 8, ry: 5.5 },
      { fill: '#f08a92', stroke: 'none', opacity: 0.55 },
    ),
  )
  const head: Oval = { ...face, rx: face.rx * 1.3, ry: face.ry * 1.5 }
  const tints = tintsOf(colours, '#5a4632', { hue: 0, light: 0, tone: colour, share: 0 }, 0)
  const context: PartContext = {
    id,
    pose: 'easy',
    stance: AT_EASE,
    plan: shoulders(),
    tints,
    head,
    mouth: 40,
    grown: 1,
  }
  const layer = (...names: Layer[]): string => names.map((name) => drawnPieces(dress.pieces, name, context)).join('')
  const heard = ears(
    id,
    { kind: figure.ears, size: 0.8, fill: tints[figure.earTint], tip: null, away: false, turn: 0 },
    head,
    tints,
  )
  const dots = [24, 76, 128, 180, 232]
    .flatMap((x, column) => [24, 76, 128, 180].map((y) => dot(x, y + (column % 2) * 26, 3.5)))
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256" role="img"><title>${escaped(keeper.username)}, keeper</title>` +
    `<defs><radialGradient id="${id}" cx=".5" cy=".42" r=".7"><stop stop-color="${mix(wall, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${wall}"/></radialGradient>${view.defs}</defs>` +
    `<g class="room" fill="none"><rect width="256" height="256" rx="36" fill="url(#${id})"/>${view.drawn || group(dots, { fill: mix(wall, coat, 0.25), opacity: 0.5 })}</g>` +
    group(
      layer('back') +
        path('M50 254C52 208 84 192 128 192C172 192 204 208 206 254Z', { fill: coat }) +
        layer('torso') +
        painted(pick(Object.values(shapes().garments)), paint) +
        layer('chest') +
        group(KEY, { transform: 'translate(96 218) rotate(16)' }) +
        fill('M108 168H148V198H108Z', paint.dark) +
        group(
          heard.behind +
            layer('crown') +
            painted(machine.drawing, paint) +
            cheeks +
            pick(EYES)(face, dress.eyes ?? ink, dress.eyes ?? '#1d1722') +
            pick(MOUTHS)(face, ink, ink) +
            heard.over +
            layer('brow', 'mouth', 'fore'),
          { transform: `rotate(${tilt} 128 176)` },
        ),
      { stroke: line, 'stroke-width': 4.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', fill: 'none' },
    ) +
    drawnThings(dress.things) +
    '</svg>'
  )
}
