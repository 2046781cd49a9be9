/** A keeper's room, 1200 x 630: its creatures together, their keepsakes on a shelf, and flowers for its dead. */
import { mixBits, seedOf } from '../../domain/chance'
import type { KeepsakeShape } from '../../species/book'
import { NIGHT, WALLS_AND_FLOORS } from '../backdrop'
import { mix } from '../colour'
import { keepsakesBeside } from '../parts/keepsakes'
import { MOTION } from '../parts/motion'
import { dot, escaped, fill, group, n, onto, oval, path, STAR, stroke } from '../pen'
import { amongOthers, type PortraitSubject } from '../portrait'
import { flower } from './flowers'

interface Furnishing {
  /** Decides the colours of the room. */
  keeper: string
  /** If there are too many, the first are drawn. */
  subjects: readonly PortraitSubject[]
  keepsakes: readonly KeepsakeShape[]
  /** Ids of the dead, for a flower each. */
  lost: readonly string[]
  night: boolean
  /** Whether flags hang on the wall. */
  festive: boolean
  /** Title of the drawing if only the first `shown` subjects are in it. */
  titled(shown: number): string
}

export interface Room {
  /** How many of the subjects are drawn. */
  shown: number
  title: string
  /** `sign`: drawn on the wall, between the window and the shelf. */
  draw(how?: { still?: boolean; sign?: string }): string
}

/** More would be too small to recognise. */
const MOST_SUBJECTS = 12
/** Limits the drawing to 60 KB, because pages contain it. Some characters take several bytes. */
const MOST_CHARACTERS = 57_500
export const MOST_FLOWERS = 6
const ON_A_BOARD = 8

export function room({ keeper, subjects, keepsakes, lost, night, festive, titled }: Furnishing): Room {
  const tone = (colour: string): string => (night ? mix(colour, NIGHT, 0.68) : colour)
  const furniture =
    walls(keeper, tone, night) +
    (festive ? garland(tone) : '') +
    (night ? lights() : '') +
    group(casement(tone, night) + vase(lost.slice(0, MOST_FLOWERS)) + shelf(keepsakes, tone), {
      transform: 'translate(0 -24)',
    })
  const figures = subjects.slice(0, MOST_SUBJECTS).map((subject) => ({ id: subject.id, drawn: amongOthers(subject) }))
  const drawn = (count: number, title: string, motion: string, sign = ''): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" role="img"><title>${escaped(title)}</title>` +
    motion +
    furniture +
    sign +
    (count === 0 ? basket(tone) : '') +
    inPlace(figures.slice(0, count)) +
    '</svg>'
  let shown = figures.length
  while (shown > 0 && drawn(shown, titled(shown), MOTION).length >= MOST_CHARACTERS) shown -= 1
  const title = titled(shown)
  return { shown, title, draw: ({ still, sign } = {}) => drawn(shown, title, still ? '' : MOTION, sign) }
}

const INK = '#3a2c35'
const WOOD = '#b98450'
const PARTY_COLOURS: readonly string[] = ['#e58c7b', '#f0c05f', '#8fb98a', '#86aed6', '#b79ad6']

type Tone = (colour: string) => string

function walls(keeper: string, tone: Tone, night: boolean): string {
  const [wall, floor] = (
    WALLS_AND_FLOORS[mixBits(seedOf(keeper)) % WALLS_AND_FLOORS.length] ?? WALLS_AND_FLOORS[0]
  ).map(tone) as [string, string]
  const light = mix(wall, night ? '#8d9be0' : '#ffffff', night ? 0.2 : 0.5)
  return (
    `<defs><radialGradient id="rw" cx=".5" cy=".3" r=".75"><stop stop-color="${light}"/><stop offset="1" stop-color="${wall}"/></radialGradient></defs>` +
    '<rect width="1200" height="630" fill="url(#rw)"/>' +
    fill('M0 424H1200V630H0Z', floor) +
    fill('M0 410H1200V428H0Z', mix(floor, '#ffffff', night ? 0.12 : 0.55)) +
    oval({ x: 600, y: 545, rx: 520, ry: 72 }, { fill: mix(floor, tone('#a9584a'), 0.42) }) +
    oval(
      { x: 600, y: 545, rx: 478, ry: 60 },
      { fill: 'none', stroke: mix(floor, '#ffffff', night ? 0.2 : 0.5), 'stroke-width': 5, opacity: 0.7 },
    )
  )
}

const HOOKS = Array.from({ length: 15 }, (_, at) => 40 + at * 80)
/** How far a string across the wall hangs down. */
const sag = (x: number): number => 20 + 46 * (1 - ((x - 600) / 600) ** 2)
const string = (colour: string): string => stroke('M-20 16Q600 112 1220 16', 3, colour, { fill: 'none', opacity: 0.6 })

const garland = (tone: Tone): string =>
  string(tone(INK)) +
  HOOKS.map((x, at) =>
    fill(`M${x - 19} ${n(sag(x))}h38l-19 36Z`, tone(PARTY_COLOURS[at % PARTY_COLOURS.length]!)),
  ).join('')

function lights(): string {
  // Zero-length lines with round caps draw the bulbs.
  const bulbs = HOOKS.map((x) => `M${x + 40} ${n(sag(x + 40) + 8)}h.1`).join('')
  return group(string(INK) + stroke(bulbs, 44, '#ffd778', { opacity: 0.25 }) + stroke(bulbs, 14, '#fff0b8'), {
    'stroke-linecap': 'round',
  })
}

function casement(tone: Tone, night: boolean): string {
  const sky = night
    ? fill('M90 320V170A105 75 0 0 1 300 170V320Z', '#1c2450') +
      dot(240, 170, 24, { fill: '#f7e7a8' }) +
      dot(250, 163, 20, { fill: '#1c2450' }) +
      [
        [126, 190, 6],
        [170, 150, 5],
        [150, 250, 5],
        [272, 250, 6],
        [215, 220, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => fill(onto(STAR, { x, y, rx: r, ry: r }), '#fdf3c7'))
        .join('')
    : fill('M90 320V170A105 75 0 0 1 300 170V320Z', '#bfe3f5') +
      dot(246, 168, 26, { fill: '#ffe08a' }) +
      fill('M110 222q4 -22 26 -18q12 -20 32 -6q24 -2 22 24Z', '#ffffff', { opacity: 0.9 }) +
      fill('M90 290Q140 258 195 286Q250 262 300 284V320H90Z', '#9cc98f')
  return (
    sky +
    group(path('M90 320V170A105 75 0 0 1 300 170V320Z') + path('M195 98V320M90 232H300', { 'stroke-width': 7 }), {
      fill: 'none',
      stroke: tone('#fff6e6'),
      'stroke-width': 13,
    }) +
    fill('M66 316H324V338H66Z', tone('#fff6e6')) +
    fill('M66 336H324V342H66Z', INK, { opacity: 0.18 })
  )
}

/** A vase on the window sill, in which the flowers lean apart. */
function vase(lost: readonly string[]): string {
  if (lost.length === 0) return ''
  const apart = Math.min(34, 90 / lost.length)
  const flowers = lost.map((id, at) =>
    group(flower(id, at, { x: 0, y: 0 }), { transform: `rotate(${n((at - (lost.length - 1) / 2) * apart)})` }),
  )
  return (
    group(flowers.join(''), { transform: 'translate(140 276) scale(1.9)' }) +
    path('M118 262H162L156 286Q172 316 148 317H132Q108 316 124 286Z', {
      fill: '#7fa7c9',
      stroke: INK,
      'stroke-width': 3,
    })
  )
}

/** Two shelf boards, with as many keepsakes as fit. */
function shelf(keepsakes: readonly KeepsakeShape[], tone: Tone): string {
  const board = (y: number): string =>
    fill(`M800 ${y}H1176V${y + 13}H800Z`, tone(WOOD)) +
    fill(`M850 ${y + 13}h12v22ZM1126 ${y + 13}h-12v22Z`, tone('#8a5f37'))
  const things = (shapes: readonly KeepsakeShape[], y: number): string =>
    group(keepsakesBeside(shapes, Number.POSITIVE_INFINITY), {
      fill: 'none',
      transform: `translate(${n(988 - 128 * 1.55)} ${n(y - 248 * 1.55)}) scale(1.55)`,
    })
  const plant =
    stroke('M1116 282q-14 -34 -34 -42M1118 282q-2 -46 -2 -62M1120 282q12 -32 32 -44', 5, tone('#5d8a4f'), {
      fill: 'none',
    }) + fill('M1096 266h44l-6 34h-32Z', tone('#c9694f'))
  const second = keepsakes.slice(ON_A_BOARD, 2 * ON_A_BOARD)
  return (
    board(180) +
    board(300) +
    things(keepsakes.slice(0, ON_A_BOARD), 180) +
    (second.length > 0 ? things(second, 300) : plant + books(tone))
  )
}

const books = (tone: Tone): string =>
  [
    [880, 58, '#86aed6'],
    [904, 50, '#e58c7b'],
    [926, 64, '#f0c05f'],
    [950, 54, '#8fb98a'],
  ]
    .map(([x, tall, colour]) => fill(`M${x} 300v-${tall}h20v${tall}Z`, tone(String(colour))))
    .join('')

/** An empty bed, if no creature lives here. */
const basket = (tone: Tone): string =>
  oval({ x: 600, y: 560, rx: 150, ry: 18 }, { fill: '#1d1722', opacity: 0.16 }) +
  group(
    path('M455 500Q460 560 520 562H680Q740 560 745 500Q600 470 455 500Z', { fill: tone(WOOD) }) +
      oval({ x: 600, y: 500, rx: 145, ry: 26 }, { fill: tone('#f6e6d2') }) +
      oval({ x: 600, y: 506, rx: 112, ry: 16 }, { fill: tone('#e3cdb0'), stroke: 'none' }),
    { stroke: tone(INK), 'stroke-width': 4 },
  )

interface Place {
  x: number
  /** Vertical position of its feet. */
  y: number
  size: number
}

const ONE_ROW = 5
const WIDTH = 1130

/** Places of the creatures, back row first. The rows are offset, so that the front row does not hide the back row. */
function placesFor(count: number): Place[] {
  if (count <= ONE_ROW) return row(count, { y: 590, step: WIDTH / count, most: count < 3 ? 410 : 345 })
  const [back, front] = [Math.floor(count / 2), Math.ceil(count / 2)]
  const shift = back === front ? 0.25 : 0
  const step = WIDTH / (front + 2 * shift)
  return [...row(back, { y: 474, step, most: 220, shift: -shift }), ...row(front, { y: 592, step, most: 250, shift })]
}

interface Row {
  y: number
  step: number
  /** Maximum size of a creature. */
  most: number
  /** Horizontal offset in steps. */
  shift?: number
}

/** Neighbours may overlap a little, because few creatures fill their square. */
const CROWDING = 1.3

const row = (count: number, { y, step, most, shift = 0 }: Row): Place[] =>
  Array.from({ length: count }, (_, at) => ({
    x: 600 + (at - (count - 1) / 2 + shift) * step,
    y,
    size: Math.min(most, step * CROWDING),
  }))

const FEET = 228 / 256

/** Ordered by id, so that a creature keeps its place when the order of the input changes. */
const inPlace = (figures: readonly { id: string; drawn: string }[]): string => {
  const places = placesFor(figures.length)
  return figures
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ drawn }, at) => standing(drawn, places[at]!))
    .join('')
}

const standing = (figure: string, { x, y, size }: Place): string =>
  `<svg x="${n(x - size / 2)}" y="${n(y - size * FEET)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 256 256" overflow="visible">${figure}</svg>`
