/** Extracts letters from a free font: outlines for link-preview cards, and a small web font for headings of pages. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
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
  /** Latin with its extensions from Polish to Turkish, and Cyrillic. Cards show names in other scripts differently. */
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
  writeFileSync(
    join(ROOT, 'lambdas/drawing/lettering/heading-font.json'),
    `${JSON.stringify({ woff2: toWoff2(headingFont(font)).toString('base64') })}\n`,
  )
  console.log(`${lines.length} letters`)
}

/** Latin-1 and typographic signs: names with other letters use an installed font. The licence reserves the name Lora. */
function headingFont(font: opentype.Font): Buffer {
  const letters = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'‘’“”–—…•−']
  const glyphs = letters.flatMap((letter) => {
    const { index, name, advanceWidth, path } = font.charToGlyph(letter)
    const unicode = letter.codePointAt(0) as number
    return index === 0 ? [] : [new opentype.Glyph({ name: name ?? `u${unicode}`, unicode, advanceWidth, path })]
  })
  const { unitsPerEm, ascender, descender } = font
  const names = { familyName: 'House Serif', styleName: 'SemiBold' }
  const all = [font.glyphs.get(0), ...glyphs]
  return Buffer.from(new opentype.Font({ ...names, unitsPerEm, ascender, descender, glyphs: all }).toArrayBuffer())
}

/** The WOFF2 container, without transformed tables: a font with CFF outlines has none. */
function toWoff2(sfnt: Buffer): Buffer {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + 16 * at
    const [offset, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)]
    return { tag: sfnt.subarray(entry, entry + 4), bytes: sfnt.subarray(offset, offset + length) }
  })
  const ANY_TAG = 63
  const directory = Buffer.concat(
    tables.flatMap(({ tag, bytes }) => [Buffer.from([ANY_TAG]), tag, base128(bytes.length)]),
  )
  const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)))
  const HEADER = 48
  const used = HEADER + directory.length + data.length
  const padding = Buffer.alloc((4 - (used % 4)) % 4)
  const header = Buffer.alloc(HEADER)
  header.write('wOF2OTTO', 'latin1')
  header.writeUInt32BE(used + padding.length, 8)
  header.writeUInt16BE(tables.length, 12)
  header.writeUInt32BE(sfnt.length, 16)
  header.writeUInt32BE(data.length, 20)
  header.writeUInt16BE(1, 24)
  return Buffer.concat([header, directory, data, padding])
}

/** Seven bits a byte, highest first; all but the last have the top bit. */
const base128 = (value: number, last = true): Buffer => {
  const byte = Buffer.from([(value & 0x7f) | (last ? 0 : 0x80)])
  return value < 0x80 ? byte : Buffer.concat([base128(value >>> 7, false), byte])
}
