/** Words drawn as paths, so that they look alike wherever they are shown and no font has to be there. */

import { n } from '../pen'
import { EM, LETTERS } from './letters'

interface Letter {
  advance: number
  d: string
}

let alphabet: ReadonlyMap<string, Letter> | undefined

/** Read from the table when the first word is wanted. */
const letterOf = (letter: string): Letter | undefined => {
  alphabet ??= new Map(
    LETTERS.trim()
      .split('\n')
      .map((line) => {
        const [code = '', advance = '', ...d] = line.split(' ')
        return [String.fromCodePoint(Number.parseInt(code, 16)), { advance: Number(advance), d: d.join(' ') }]
      }),
  )
  return alphabet.get(letter)
}

/** What cannot be drawn is left out; letters with marks we do not have lose their marks. */
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

/** One line of words from `x` on the base line `y`. */
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

/** Whether a name is still itself in the letters that there are: signs may be missing, letters may not. */
export const isLegible = (text: string): boolean => {
  const letters = [...text.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return letters.length > 0 && letters.every((letter) => drawable(letter).length > 0)
}

/** As much of the text as fits, with a sign that there was more; a word is cut only where it is the first. */
export function clipped(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const words = text.split(' ')
  while (words.length > 1 && widthOf(words.join(' ') + ELLIPSIS, size) > width) words.pop()
  const letters = [...words.join(' ')]
  while (letters.length > 0 && widthOf(letters.join('').trimEnd() + ELLIPSIS, size) > width) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** The text in at most `lines` lines; the last one is clipped. */
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
