/** Drawings with clothes and designed species stay within the canvas and the size limit. */
import { renderPixels } from '../../lambdas/adapters/rasteriser'
import { LIFE_MARKS } from '../../lambdas/domain/creature/keepsakes'
import { portrait, type Sitter } from '../../lambdas/drawing/portrait'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { PEN_WORDS } from '../../lambdas/species/pen-words'
import { roomTaken, strokesIn } from '../../lambdas/species/strokes'
import { SITTER_ID, sitting } from '../support/portrait-sitters'
import { sample } from '../support/sampling'

const AROUND = 32
const MARGIN = 1
const canvas = 256 + 2 * AROUND

/** Also renders a margin around the canvas: anything drawn there would be cut off. */
async function isCutOff(sitter: Sitter): Promise<boolean> {
  const wider = portrait(sitter, { bare: true }).replace(
    'viewBox="0 0 256 256"',
    `viewBox="${-AROUND} ${-AROUND} ${canvas} ${canvas}"`,
  )
  const { pixels: bytes, width } = await renderPixels(wider, canvas / 2)
  const inside = (step: number): boolean => step * 2 + 2 - AROUND > MARGIN && step * 2 - AROUND < 256 - MARGIN
  for (let at = 0; at < width * width; at++) {
    if (bytes[at * 4 + 3]! > 60 && !(inside(at % width) && inside(Math.floor(at / width)))) return true
  }
  return false
}

const cutOff = async (all: readonly (readonly [string, Sitter])[]): Promise<string[]> => {
  const cut: string[] = []
  for (const [name, sitter] of all) if (await isCutOff(sitter)) cut.push(name)
  return cut
}

const made = (name: string, drawn_as: string): Sitter['species'] => ({
  slug: `made_${name}`,
  name,
  family: 'exotic',
  innate_traits: [],
  drawn_as,
})

it('cuts off no kind, young or adult, in any pose', async () => {
  const others = ['curious', 'hungry', 'critical', 'sleeping', 'wary'] as const
  const kinds = Object.entries(PEN_WORDS.kinds).flatMap(([name, code], at) =>
    (
      [
        [name, { mood: 'content' }],
        [`happy ${name}`, { mood: 'happy' }],
        [`sick ${name}`, { mood: 'sick' }],
        [`young ${name}`, { stage: 'baby' }],
        [`${others[at % others.length]} ${name}`, { mood: others[at % others.length] }],
      ] as const
    ).map(([title, how]) => [title, sitting('tabby', { species: made(name, code), ...how })] as const),
  )
  expect(await cutOff(kinds)).toEqual([])
})

it.each(['capybara', 'husky', 'greyhound', 'owl', 'dragon'])('cuts off nothing that a %s wears', async (slug) => {
  const { kinds, features, worn, coats } = PEN_WORDS
  const words = Object.entries({ ...kinds, ...features, ...worn, ...coats })
  const all = sample(words, 2).map(([name, code]) => [name, sitting(slug, { drawn_with: code })] as const)
  expect(await cutOff(all)).toEqual([])
})

const KB = 1024
const LARGEST = 12 * KB
const codes = Object.values(PEN_WORDS)
  .flatMap((words): string[] => Object.values(words))
  .filter((code) => code !== PEN_WORDS.features.eyes)

describe('stays below 12 KB', () => {
  const everything = { path: 'rescue', mood: 'sick', life: LIFE_MARKS, keepsakes: KEEPSAKE_SHAPES } as const
  const ids = Array.from({ length: 8 }, (_, at) => SITTER_ID.replace('0b', `a${at}`))

  /** Adds the word that makes the drawing largest, one after the other. */
  function heaviest(draw: (strokes: string) => Sitter, room: number): string {
    const chosen: string[] = []
    const textWith = (code: string): string => [...chosen, code].join('-')
    for (;;) {
      const open = codes.filter((code) => {
        if (chosen.includes(code)) return false
        const strokes = strokesIn(textWith(code))!
        return roomTaken(strokes) <= room && strokes.filter(({ group }) => group === 'held').length <= 2
      })
      const [next] = open

        .map((code) => ({ code, size: portrait(draw(textWith(code))).length / (1 + roomTaken(strokesIn(code)!)) }))
        .sort((a, b) => b.size - a.size)
      if (!next) return chosen.join('-')
      chosen.push(next.code)
    }
  }

  it.each(['serval', 'dragon'])('for the largest %s that words can make, with all keepsakes', (slug) => {
    const drawn_with = heaviest((strokes) => sitting(slug, { mood: 'sick', drawn_with: strokes }), 6)
    expect(roomTaken(strokesIn(drawn_with)!)).toBeGreaterThanOrEqual(5)
    for (const id of ids) {
      const bare = portrait(sitting(slug, { ...everything, keepsakes: [], drawn_with, id }))
      const full = portrait(sitting(slug, { ...everything, drawn_with, id }))
      expect(Buffer.byteLength(full)).toBeLessThan(LARGEST)
      // Only the keepsakes were reduced: all requested words are drawn.
      expect(full.startsWith(bare.slice(0, bare.indexOf('<g fill="none" stroke="#3a2c35"')))).toBe(true)
    }
  })
})
