/** Extracts the outlines of letters for link-preview cards from a free font, into lambdas/drawing/lettering/letters.json. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype, { type PathCommand } from 'opentype.js'

const ROOT = join(import.meta.dirname, '../../..')
const FONT = join(ROOT, 'node_modules/@expo-google-fonts/lora')
const EM = 400

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** Relative path commands in whole numbers, which are precise enough at the sizes of a card. */
function outline(commands: readonly PathCommand[]): string {
  let [x, y, d] = [0, 0, '']
  for (const command of commands) {
    if (command.type === 'Z') {
      d += 'z'
      continue
    }
    const to = { x: Math.round(command.x), y: Math.round(command.y) }
    if (command.type === 'M') d += `M${to.x} ${to.y}`
    else if (command.type === 'L' && to.x === x && to.y === y) continue
    else {
      const { x1, y1, x2, y2 } = { x1: undefined, y1: undefined, x2: undefined, y2: undefined, ...command }
      const points = [x1, y1, x2, y2, command.x, command.y].filter((value) => value !== undefined)
      d += command.type.toLowerCase() + points.map((value, at) => Math.round(value) - (at % 2 ? y : x)).join(' ')
    }
    ;[x, y] = [to.x, to.y]
  }
  return d.replaceAll(' -', '-')
}

export function writeLetters(): void {
  const file = readFileSync(join(FONT, '600SemiBold/Lora_600SemiBold.ttf'))
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  /** Latin with its extensions from Polish to Turkish, and Cyrillic. Cards show other names in another way. */
  const letters = [...between(0x20, 0x7e), ...between(0xbf, 0x17f), ...between(0x400, 0x45f), ...'‘’“”–—…•']
  const lines = letters.flatMap((letter) => {
    const glyph = font.charToGlyph(letter)
    if (glyph.index === 0) return []
    const advance = Math.round(((glyph.advanceWidth ?? 0) * EM) / font.unitsPerEm)
    return [`    ${JSON.stringify(letter)}: [${advance}, ${JSON.stringify(outline(glyph.getPath(0, 0, EM).commands))}]`]
  })

  writeFileSync(
    join(ROOT, 'lambdas/drawing/lettering/letters.json'),
    `{\n  "em": ${EM},\n  "letters": {\n${lines.join(',\n')}\n  }\n}\n`,
  )
  copyFileSync(join(FONT, 'LICENSE_FONT'), join(ROOT, 'lambdas/drawing/lettering/letters-licence.txt'))
  console.log(`${lines.length} letters`)
}
