/** However somebody is dressed, and whatever its kind is, all of it is on the canvas. */
import { pixels } from '../../lambdas/clients/rasteriser'
import { portrait, type Sitter } from '../../lambdas/drawing/portrait'
import { PEN_WORDS } from '../../lambdas/species/pen-words'
import { sitting } from '../support/sitters'
import { sampled } from '../support/whole'

const AROUND = 32
const MARGIN = 1
const canvas = 256 + 2 * AROUND

/** Looks beyond the edge of the canvas too: what is drawn there would be cut off. */
async function isCutOff(sitter: Sitter): Promise<boolean> {
  const wider = portrait(sitter, { bare: true }).replace(
    'viewBox="0 0 256 256"',
    `viewBox="${-AROUND} ${-AROUND} ${canvas} ${canvas}"`,
  )
  const { pixels: bytes, width } = await pixels(wider, canvas / 2)
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
  ...{ slug: `made_${name}`, name, family: 'exotic', innate_traits: [], drawn_as },
})

it('cuts no kind off, young or grown, at ease or leaping', async () => {
  const kinds = Object.entries(PEN_WORDS.kinds).flatMap(([name, code]) =>
    (
      [
        [name, { mood: 'content' }],
        [`happy ${name}`, { mood: 'happy' }],
        [`sick ${name}`, { mood: 'sick' }],
        [`young ${name}`, { stage: 'baby' }],
      ] as const
    ).map(([title, how]) => [title, sitting('tabby', { species: made(name, code), ...how })] as const),
  )
  expect(await cutOff(kinds)).toEqual([])
})

it.each(['capybara', 'husky', 'greyhound', 'owl', 'dragon'])('cuts off nothing that a %s was given', async (slug) => {
  const { kinds, features, worn, coats } = PEN_WORDS
  const words = Object.entries({ ...kinds, ...features, ...worn, ...coats })
  const all = sampled(words, 2).map(([name, code]) => [name, sitting(slug, { drawn_with: code })] as const)
  expect(await cutOff(all)).toEqual([])
})
