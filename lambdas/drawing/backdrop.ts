/** The backdrop of a portrait: wall and floor in contrast to the coat. */
import { mixBits, seedOf } from '../domain/chance'
import type { EvolutionPath } from '../domain/creature/creature'
import type { Expression } from '../domain/creature/mood'
import { mix } from './colour'
import { dot, fill, group, onto, path, STAR, stroke } from './pen'
import type { Dress } from './species-look'
import type { Scene, Shape } from './wardrobe/piece'
import { drawnShapes } from './wardrobe/pieces'

export const WALLS_AND_FLOORS = [
  ['#fbe7c6', '#efcb93'],
  ['#d9eddb', '#aed5b3'],
  ['#d5e7f5', '#a5c9e5'],
  ['#f9dad5', '#ecb5ae'],
  ['#e5dcf4', '#c3b3e2'],
  ['#f9f0bf', '#ecd988'],
  ['#d0eaeb', '#9bcdd0'],
  ['#ebdfcf', '#cdb494'],
  ['#cdd3ea', '#9ba6d0'],
  ['#d3dccb', '#a3b796'],
] as const

const distance = (a: string, b: string): number =>
  [1, 3, 5].reduce(
    (sum, at) => sum + Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
    0,
  )

/** One of the four pairs with the most contrast to the coat. */
const pairOf = (owner: string, coat: string): readonly [string, string] => {
  const best = [...WALLS_AND_FLOORS].sort((a, b) => distance(b[0], coat) - distance(a[0], coat)).slice(0, 4)
  return best[mixBits(seedOf(owner)) % best.length]!
}

export const NIGHT = '#232a4d'
/** Red light of the backdrop in a critical state. */
const ALARM = '#e8898a'
const DUSK: Readonly<Partial<Record<Expression | 'resting', number>>> = {
  sleeping: 0.62,
  resting: 0.86,
  fading: 0.74,
  sick: 0.1,
}

const STARS = [
  [44, 46, 5],
  [92, 26, 3.5],
  [212, 58, 4.5],
  [178, 30, 3],
  [30, 104, 3],
  [228, 118, 3.5],
] as const

const twinkle = (x: number, y: number, r: number, colour: string): string =>
  fill(onto(STAR, { x, y, rx: r, ry: r }), colour)

interface BackdropView {
  id: string
  /** The id by which wall and floor are chosen. */
  owner: string
  coat: string
  mood: Expression | 'resting'
  path: EvolutionPath | null
  dress: Dress
}

export function backdrop({ id, owner, coat, mood, path: form, dress }: BackdropView): { defs: string; drawn: string } {
  const { scene } = dress
  const night = DUSK[mood] ?? 0
  const chill = form === 'low_care' ? 0.3 : 0
  const alarm = mood === 'critical' ? 0.5 : 0
  const tone = (colour: string): string => mix(mix(mix(colour, '#7d86a8', chill), ALARM, alarm), NIGHT, night)
  const [wall, floor] = coloursOf(dress, owner, coat).map(tone) as [string, string]
  const centre =
    form === 'high_care' && !scene
      ? mix('#fff3c9', NIGHT, night * 0.8)
      : mix(wall, '#ffffff', (scene ? 0.2 : 0.45) * (1 - night))
  const view = drawnScene(scene, `${id}s`, tone)
  const defs = `<radialGradient id="${id}b" cx=".5" cy=".45" r=".7"><stop stop-color="${centre}"/><stop offset="1" stop-color="${wall}"/></radialGradient>${view.defs}`
  const plain =
    `<rect width="256" height="256" rx="36" fill="url(#${id}b)"/>` +
    view.drawn +
    fill('M0 206Q128 188 256 206V220A36 36 0 0 1 220 256H36A36 36 0 0 1 0 220Z', floor)
  return {
    defs,
    drawn: group(plain + sky(mood) + (form && night + alarm === 0 && !scene ? VIEWS[form] : ''), {
      class: 'room',
      fill: 'none',
    }),
  }
}

const ROUNDED = 'M36 0H220A36 36 0 0 1 256 36V220A36 36 0 0 1 220 256H36A36 36 0 0 1 0 220V36A36 36 0 0 1 36 0Z'
const AS_IT_IS = { x: 0, y: 0, rx: 100, ry: 100 }

/** A scene clipped to the rounded square, in the light of the hour. */
export function drawnScene(
  scene: Scene | null,
  id: string,
  tone: (colour: string) => string = (colour) => colour,
): { defs: string; drawn: string } {
  if (!scene) return { defs: '', drawn: '' }
  const shapes = drawnShapes(
    scene.shapes.map((one) => toned(one, tone)),
    AS_IT_IS,
    {},
  )
  return {
    defs: `<clipPath id="${id}"><path d="${ROUNDED}"/></clipPath>`,
    drawn: `<g clip-path="url(#${id})" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`,
  }
}

const coloursOf = ({ scene, wall }: Dress, owner: string, coat: string): readonly [string, string] => {
  if (scene) return [scene.wall, scene.floor]
  return wall ? [mix(wall, '#ffffff', 0.45), mix(wall, '#3a2c35', 0.12)] : pairOf(owner, coat)
}

const toned = ({ fill: inside, line, ...shape }: Shape, tone: (colour: string) => string): Shape => ({
  ...shape,
  ...(inside && { fill: tone(inside) }),
  ...(line && { line: line === 'none' ? line : tone(line) }),
})

const sky = (mood: Expression | 'resting'): string => {
  if (mood === 'sleeping' || mood === 'fading')
    return (
      path('M194 36A20 20 0 1 0 214 64A16 16 0 0 1 194 36Z', { fill: '#f7e7a8' }) +
      STARS.slice(0, 4)
        .filter(([x]) => x < 200)
        .map(([x, y, r]) => twinkle(x, y, r, '#fdf3c7'))
        .join('')
    )
  if (mood === 'resting') return STARS.map(([x, y, r]) => twinkle(x, y, r * 1.3, '#fdf3c7')).join('')
  return ''
}

/** Twelve sunbeams, drawn as the dashes of one broad ring. */
const RAYS = dot(128, 118, 56, {
  stroke: '#ffd778',
  'stroke-width': 112,
  'stroke-dasharray': '11.73 17.59',
  'stroke-dashoffset': 5.86,
  opacity: 0.32,
})

/** Background by evolution path of an adult. */
const VIEWS: Readonly<Record<EvolutionPath, string>> = {
  high_care: RAYS,
  balanced: fill('M0 206C30 170 70 176 100 198C140 160 200 160 256 206L256 210Q128 188 0 206Z', '#7fae7a', {
    opacity: 0.45,
  }),
  low_care: dot(206, 52, 20, { fill: '#f4f0dc', opacity: 0.8 }),
  rescue:
    fill('M48 204A80 80 0 0 1 208 204Q128 190 48 204Z', '#f7a072', { opacity: 0.5 }) +
    stroke('M128 108V92M72 130L60 118M184 130L196 118M46 176L30 170M210 176L226 170', 5, '#f7a072', {
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
}
