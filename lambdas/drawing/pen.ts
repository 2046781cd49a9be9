/** The pen: how shapes are put down as SVG, in few bytes and always the same ones. */
import { chance, seedOf } from '../domain/chance'

/** Looked up once: it runs for every number of every drawing. */
const { round } = Math

export interface Point {
  x: number
  y: number
}

export interface Oval extends Point {
  rx: number
  ry: number
}

/** Words of others, safe between tags and in attributes. */
export const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One decimal is finer than a screen shows. */
export const n = (value: number): string => String(round(value * 10) / 10 || 0)

const short = (value: number): string => String(round(value * 100) / 100).replace(/^0\./, '.')

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? short(value) : value}"`,
    )
    .join('')

export const path = (d: string, given: Attributes = {}): string => `<path d="${d}"${attributes(given)}/>`

export const oval = ({ x, y, rx, ry }: Oval, given: Attributes = {}): string =>
  rx === ry
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}"${attributes(given)}/>`
    : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(given)}/>`

export const dot = (x: number, y: number, r: number, given: Attributes = {}): string =>
  oval({ x, y, rx: r, ry: r }, given)

export const group = (content: string, given: Attributes): string => content && `<g${attributes(given)}>${content}</g>`

/** A line without a filling, which every drawing's groups leave out unless told. */
export const stroke = (d: string, width: number, colour: string, given: Attributes = {}): string =>
  path(d, { stroke: colour, 'stroke-width': width, ...given })

/** A filling without a line. */
export const fill = (d: string, colour: string, given: Attributes = {}): string =>
  path(d, { fill: colour, stroke: 'none', ...given })

/** A limb, a tail or a neck: a thick line with an outline. */
export const limb = (d: string, width: number, colour: string, line: string): string =>
  stroke(d, width + 9, line) + stroke(d, width, colour)

/**
 * Places a path drawn around the origin, where 100 is the edge, onto an oval. `grow` enlarges it around `from`.
 * Only absolute commands that take pairs of numbers (M L C Q T Z) may be used.
 */
export const onto = (d: string, on: Oval, grow = 1, from: Point = { x: 0, y: 0 }, step = n): string => {
  let horizontal = true
  return d
    .replace(/-?\d+(\.\d+)?/g, (text) => {
      const [centre, radius, origin] = horizontal ? [on.x, on.rx, from.x] : [on.y, on.ry, from.y]
      horizontal = !horizontal
      return `${step(centre + ((origin + (Number(text) - origin) * grow) * radius) / 100)} `
    })
    .replace(/\s+(?=[A-Z]|$)/g, '')
    .replace(/([A-Z])\s+/g, '$1')
    .replace(/\s+-/g, '-')
    .replace(/\s+/g, ' ')
}

/** The top left corner of what is drawn in whole commands with pairs of numbers, as far as its points tell. */
export const cornerOf = (d: string): Point => {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return {
    x: Math.min(...numbers.filter((_, at) => at % 2 === 0)),
    y: Math.min(...numbers.filter((_, at) => at % 2 === 1)),
  }
}

/** What stands on the left, and its reflection on the right of `centre`. */
export const both = (left: string, centre: number): string =>
  left && `${left}<g transform="matrix(-1 0 0 1 ${n(2 * centre)} 0)">${left}</g>`

/** Luck that is the same for the same words: each call draws the next number in [0, 1). */
export const luckOf = (words: string): (() => number) => {
  const seed = seedOf(words)
  let turn = 0
  return () => chance(seed, turn++)
}

/** Shapes that many parts share, around the origin with the edge at 100. */
export const STAR = 'M0 -100Q12 -12 100 0Q12 12 0 100Q-12 12 -100 0Q-12 -12 0 -100Z'
export const HEART = 'M0 90C-120 0 -90 -90 -40 -86C-14 -84 0 -60 0 -46C0 -60 14 -84 40 -86C90 -90 120 0 0 90Z'

/** A drawing within a drawing. */
export const placed = (svg: string, x: number, y: number, size: number): string =>
  svg.replace(/^<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1x="${x}" y="${y}" width="${size}" height="${size}"`)
