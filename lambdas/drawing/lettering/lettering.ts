/** Text as SVG paths, so that it looks the same without installed fonts. */

import { n } from '../pen'
import outlines from './letters.json'

/** The size at which the letters were drawn, and for each letter its advance width and its path. */
const { em: EM, letters } = outlines

interface Letter {
  advance: number
  d: string
}

const letterOf = (letter: string): Letter | undefined => {
  const [advance, d] = (letters as unknown as Record<string, [number, string] | undefined>)[letter] ?? []
  return advance === undefined || d === undefined ? undefined : { advance, d }
}

/** Drops characters without a glyph; letters with unknown diacritics lose them. */
const drawable = (text: string): Letter[] =>
  [...text.normalize('NFC')].flatMap((letter) => {
    const found =
      letterOf(letter) ??
      letterOf(letter.normalize('NFKD').charAt(0)) ??
      (/\s/.test(letter) ? letterOf(' ') : undefined)
    return found ?? []
  })

export const widthOf = (text: string, size: number): number =>
  (drawable(text).reduce((sum, { advance }) => sum + advance, 0) * size) / EM

/** One line of text from `x` on the baseline `y`. */
export function lettering(text: string, x: number, y: number, size: number, colour: string): string {
  let along = 0
  const scale = size / EM
  const shapes = drawable(text).map(({ advance, d }) => {
    const placed = d && `<path transform="translate(${n(along)})" d="${d}"/>`
    along += advance
    return placed
  })
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})" fill="${colour}">${shapes.join('')}</g>`
}

const ELLIPSIS = '…'

/** Whether all letters of a name can be drawn; missing symbols are fine. */
export const isLegible = (text: string): boolean => {
  const letters = [...text.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return letters.length > 0 && letters.every((letter) => drawable(letter).length > 0)
}

/** Cuts text to the width with an ellipsis, between words if possible. */
export function clipped(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const words = text.split(' ')
  while (words.length > 1 && widthOf(words.join(' ') + ELLIPSIS, size) > width) words.pop()
  const letters = [...words.join(' ')]
  while (letters.length > 0 && widthOf(letters.join('').trimEnd() + ELLIPSIS, size) > width) letters.pop()
  return letters.join('').replace(/[\s.,;:]+$/, '') + ELLIPSIS
}

/** Wraps text at the first of the sizes at which all of it fits into the height, or clips it at the last. */
export function fitted(
  text: string,
  sizes: readonly number[],
  { width, height }: { width: number; height: number },
): { size: number; step: number; rows: string[] } {
  const rowsAt = (size: number): number => Math.floor(height / (size * LEADING))
  const fits = (size: number): boolean => wrapped(text, size, width, Number.POSITIVE_INFINITY).length <= rowsAt(size)
  const size = sizes.find(fits) ?? sizes.at(-1)!
  return { size, step: size * LEADING, rows: wrapped(text, size, width, rowsAt(size)) }
}

/** Line height as a multiple of the letter size. */
const LEADING = 1.3

/** Wraps text to at most `lines` lines; the last one is clipped. */
export function wrapped(text: string, size: number, width: number, lines: number): string[] {
  const rows: string[] = ['']
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const row = rows.at(-1)!
    const longer = row ? `${row} ${word}` : word
    if (!row || rows.length === lines || widthOf(longer, size) <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows.map((row) => clipped(row, size, width))
}
