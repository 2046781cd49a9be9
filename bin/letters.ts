/** `npm run tool letters`: takes the outlines of the letters on link-preview cards from a free font, into lambdas/drawing/letters.ts. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype, { type PathCommand } from 'opentype.js'

const ROOT = join(import.meta.dirname, '..')
const FONT = join(ROOT, 'node_modules/@expo-google-fonts/fredoka')
const EM = 400

const file = readFileSync(join(FONT, '600SemiBold/Fredoka_600SemiBold.ttf'))
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** Whole numbers are fine enough at the sizes of a card. */
const outline = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).map(Math.round)
      return type + numbers.join(' ').replaceAll(' -', '-')
    })
    .join('')

const letters = [...between(0x20, 0x7e), ...between(0xbf, 0xff), ...'‘’“”–—…•']
const lines = letters.flatMap((letter) => {
  const glyph = font.charToGlyph(letter)
  if (glyph.index === 0) return []
  const advance = Math.round(((glyph.advanceWidth ?? 0) * EM) / font.unitsPerEm)
  return [`${letter.codePointAt(0)!.toString(16)} ${advance} ${outline(glyph.getPath(0, 0, EM).commands)}`]
})

writeFileSync(
  join(ROOT, 'lambdas/drawing/letters.ts'),
  `/** Outlines of letters, made by \`npm run tool letters\` from Fredoka (its licence is in letters-licence.txt): code, advance, path. */\n\nexport const EM = ${EM}\nexport const LETTERS = \`\n${lines.join('\n')}\n\`\n`,
)
copyFileSync(join(FONT, 'LICENSE_FONT'), join(ROOT, 'lambdas/drawing/letters-licence.txt'))
process.stdout.write(`${lines.length} letters\n`)
