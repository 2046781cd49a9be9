/** SVG primitives: compact and deterministic output. */
import { chance, seedOf } from '../domain/chance'

/** A local reference, because it is used for every number of every drawing. */
const { round } = Math

export interface Point {
  x: number
  y: number
}

export interface Oval extends Point {
  rx: number
  ry: number
}

/** Escapes text for use in elements and attributes. */
export const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One decimal is more precise than any screen. */
export const n = (value: number): string => String(round(value * 10) / 10 || 0)

const short = (value: number): string => String(round(value * 100) / 100).replace(/^0\./, '.')

const attributes = (given: Attributes): string => {
  let written = ''
  for (const name in given) {
    const value = given[name]
    if (value !== undefined) written += ` ${name}="${typeof value === 'number' ? short(value) : value}"`
  }
  return written
}

export const path = (d: string, given: Attributes = {}): string => `<path d="${d}"${attributes(given)}/>`

export const oval = ({ x, y, rx, ry }: Oval, given: Attributes = {}): string =>
  rx === ry
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}"${attributes(given)}/>`
    : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(given)}/>`

export const dot = (x: number, y: number, r: number, given: Attributes = {}): string =>
  oval({ x, y, rx: r, ry: r }, given)

export const group = (content: string, given: Attributes): string => content && `<g${attributes(given)}>${content}</g>`

/** A line without fill. Groups set no stroke by default. */
export const stroke = (d: string, width: number, colour: string, given: Attributes = {}): string =>
  path(d, { stroke: colour, 'stroke-width': width, ...given })

export const fill = (d: string, colour: string, given: Attributes = {}): string =>
  path(d, { fill: colour, stroke: 'none', ...given })

/** A limb, tail or neck: a thick line with an outline. */
export const limb = (d: string, width: number, colour: string, line: string): string =>
  stroke(d, width + 9, line) + stroke(d, width, colour)

/** A parsed path around the origin, cached because most are drawn often. */
interface Outline {
  commands: readonly string[]
  numbers: readonly number[]
}
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, T: 1, Q: 2, C: 3, Z: 0 }
const outlines = new Map<string, Outline>()
/** Limits the cache: some outlines occur in a single creature only. */
const MOST_OUTLINES = 2000

function outlineOf(d: string): Outline {
  const known = outlines.get(d)
  if (known) return known
  if (outlines.size >= MOST_OUTLINES) outlines.clear()
  const outline = {
    commands: d.match(/[A-Z]/g) ?? [],
    numbers: (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
  }
  outlines.set(d, outline)
  return outline
}

/** Rounded to tenths, in short form: `.5` and `-12.3`. */
const tenths = (value: number): string => {
  const text = String(value / 10)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
const spaced = (text: string): string => (text.startsWith('-') ? text : ` ${text}`)

/** Smaller shapes are rounded to tenths, larger ones to whole units. */
const SMALL = 40
export const stepOn = ({ rx }: Oval): ((value: number) => string) => (Math.abs(rx) < SMALL ? n : whole)
const whole = (value: number): string => String(round(value))

/**
 * Places a path drawn around the origin, where 100 is the edge, onto an oval. `grow` enlarges it around `from`. Only
 * absolute commands with coordinate pairs (M L C Q T Z) are allowed. The output uses relative coordinates, which are
 * shorter.
 */
export const onto = (d: string, on: Oval, grow = 1, from: Point = { x: 0, y: 0 }): string => {
  const { commands, numbers } = outlineOf(d)
  const [scaleX, scaleY, grid] = [on.rx / 100, on.ry / 100, Math.abs(on.rx) < SMALL ? 1 : 10]
  const unit = 10 / grid
  const across = (value: number): number => round((on.x + (from.x + (value - from.x) * grow) * scaleX) * unit) * grid
  const down = (value: number): number => round((on.y + (from.y + (value - from.y) * grow) * scaleY) * unit) * grid
  let [at, x, y, startX, startY] = [0, 0, 0, 0, 0]
  let placed = ''
  for (const command of commands) {
    if (command === 'Z') {
      placed += 'Z'
      ;[x, y] = [startX, startY]
      continue
    }
    const points = POINTS[command]!
    let [toX, toY] = [x, y]
    let output = command === 'M' ? 'M' : command.toLowerCase()
    for (let point = 0; point < points; point++) {
      toX = across(numbers[at++]!)
      toY = down(numbers[at++]!)
      if (command === 'M') [x, y, startX, startY] = [0, 0, toX, toY]
      const [dx, dy] = [toX - x, toY - y]
      if (command === 'L' && dy === 0) output = `h${tenths(dx)}`
      else if (command === 'L' && dx === 0) output = `v${tenths(dy)}`
      else output += (point > 0 ? spaced(tenths(dx)) : tenths(dx)) + spaced(tenths(dy))
    }
    placed += output
    ;[x, y] = [toX, toY]
  }
  return placed
}

/** The top left corner of a path's points. */
export const cornerOf = (d: string): Point => {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return {
    x: Math.min(...numbers.filter((_, at) => at % 2 === 0)),
    y: Math.min(...numbers.filter((_, at) => at % 2 === 1)),
  }
}

/** Markup from JSON, where attributes are in single quotes. */
export const markup = (text: string): string => text.replaceAll("'", '"')

/** A shape on the left and its mirror image on the right of `centre`. */
export const both = (left: string, centre: number): string =>
  left && `${left}<g transform="matrix(-1 0 0 1 ${n(2 * centre)} 0)">${left}</g>`

/** A random sequence in [0, 1) seeded by text. */
export const luckOf = (words: string): (() => number) => {
  const seed = seedOf(words)
  let turn = 0
  return () => chance(seed, turn++)
}

/** A small oval at a place on another, where 100 is the edge. */
export const spotOn = (on: Oval, u: number, v: number, size: number): Oval => ({
  x: on.x + (u * on.rx) / 100,
  y: on.y + (v * on.ry) / 100,
  rx: size,
  ry: size,
})

/** Dots by place and radius. */
export const dotsOn = (
  on: Oval,
  places: readonly (readonly [u: number, v: number, r: number])[],
  given: Attributes,
): string => places.map(([u, v, r]) => oval(spotOn(on, u, v, r), given)).join('')

/** Shapes shared by many parts, around the origin with the edge at 100. */
export const STAR = 'M0 -100Q12 -12 100 0Q12 12 0 100Q-12 12 -100 0Q-12 -12 0 -100Z'
export const DROP = 'M0 -130Q100 -10 100 40Q100 110 0 110Q-100 110 -100 40Q-100 -10 0 -130Z'
export const HEART = 'M0 90C-120 0 -90 -90 -40 -86C-14 -84 0 -60 0 -46C0 -60 14 -84 40 -86C90 -90 120 0 0 90Z'

/** Embeds a drawing in a drawing. */
export const placed = (svg: string, x: number, y: number, size: number): string =>
  svg.replace(/^<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1x="${x}" y="${y}" width="${size}" height="${size}"`)
