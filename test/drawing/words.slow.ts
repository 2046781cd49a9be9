/** Drawings with clothes and designed species stay within the canvas and the size limit. */
import { renderPixels } from '../../lambdas/adapters/rasteriser'
import { penWords } from '../../lambdas/domain/painting/pen-words'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'
import { designed, portraitSubject } from '../support/portrait-subjects'
import { sample } from '../support/sampling'

const AROUND = 32
const MARGIN = 1
const canvas = 256 + 2 * AROUND

/** Also renders a margin around the canvas: anything drawn there would be cut off. */
async function isCutOff(subject: PortraitSubject): Promise<boolean> {
  const wider = portrait(subject, { bare: true }).replace(
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

const cutOff = async (all: readonly (readonly [string, PortraitSubject])[]): Promise<string[]> => {
  const cut: string[] = []
  for (const [name, subject] of all) if (await isCutOff(subject)) cut.push(name)
  return cut
}

it('cuts off no kind, young or adult, in any pose', async () => {
  const others = ['curious', 'hungry', 'critical', 'sleeping', 'wary'] as const
  const kinds = penWords().filter(({ group }) => group === 'kind')
  const all = kinds.flatMap(({ label: name }, at) =>
    (
      [
        [name, { mood: 'content' }],
        [`happy ${name}`, { mood: 'happy' }],
        [`sick ${name}`, { mood: 'sick' }],
        [`young ${name}`, { stage: 'baby' }],
        [`${others[at % others.length]} ${name}`, { mood: others[at % others.length] }],
      ] as const
    ).map(([title, how]) => [title, portraitSubject('tabby', { ...designed(name), ...how })] as const),
  )
  expect(await cutOff(all)).toEqual([])
})

it.each(['capybara', 'husky', 'greyhound', 'owl', 'dragon'])('cuts off nothing that a %s wears', async (slug) => {
  const words = penWords().filter(({ group }) => ['kind', 'feature', 'clothes', 'coat'].includes(group))
  const all = sample(words, 2).map(({ label }) => [label, portraitSubject(slug, { picture: [label] })] as const)
  expect(await cutOff(all)).toEqual([])
})

it('cuts off no cape, on any body', async () => {
  const all = catalogue().map(({ slug }) => [slug, portraitSubject(slug, { picture: ['cape'] })] as const)
  expect(await cutOff(all)).toEqual([])
})

/** Wide bodies would hide them. */
it.each(['cape', 'backpack'])('shows a %s beside any body', async (label) => {
  const hidden: string[] = []
  for (const { slug } of catalogue()) {
    const [plain, dressed] = await Promise.all(
      [[], [`magenta ${label}`]].map((picture) =>
        renderPixels(portrait(portraitSubject(slug, { picture }), { still: true }), 96),
      ),
    )
    const green = (at: number) => dressed!.pixels[at * 4 + 1]! - plain!.pixels[at * 4 + 1]!
    const changed = Array.from({ length: 96 * 96 }, (_, at) => Math.abs(green(at))).filter((by) => by > 40)
    if (changed.length < 20) hidden.push(slug)
  }
  expect(hidden).toEqual([])
})
