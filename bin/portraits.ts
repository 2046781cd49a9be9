/**
 * `npm run portraits [folder [sheet]]`: sheets of every face the house can draw, as SVG and PNG, to be looked at; or only
 * those whose names hold a word.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ItemJudge } from '../lambdas/adapters/item-judge'
import { renderPng } from '../lambdas/adapters/rasteriser'
import { EVOLUTION_PATHS, STAGES } from '../lambdas/domain/creature/creature'
import { EXPRESSIONS } from '../lambdas/domain/creature/mood'
import type { Subject } from '../lambdas/domain/picture/reading'
import { catalogue } from '../lambdas/domain/species/catalogue'
import { avatar } from '../lambdas/drawing/avatar'
import { card } from '../lambdas/drawing/card'
import { figures } from '../lambdas/drawing/figures'
import { lettering, wrapped } from '../lambdas/drawing/lettering/lettering'
import { placed } from '../lambdas/drawing/pen'
import { stillPng } from '../lambdas/drawing/pet/png'
import { portrait, type Sitter } from '../lambdas/drawing/portrait'
import { KIND_LOOKS } from '../lambdas/drawing/wardrobe/kinds'
import { sheetOf } from '../lambdas/operations/pages/pet-pack'
import { interpretWords } from '../lambdas/operations/pictures/interpret-words'
import { KEEPSAKE_SHAPES } from '../lambdas/species/book'
import { type KindName, PEN_WORDS } from '../lambdas/species/pen-words'
import { FAMILIES, INNATE_TRAITS } from '../lambdas/species/vocabulary'

const [folder = 'dist/portraits', only] = process.argv.slice(2)
const HATCHED = STAGES.filter((stage) => stage !== 'egg')
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Drawings side by side, `across` in a row. */
function sheet(drawings: readonly string[], across: number, cell: number): string {
  const rows = Math.ceil(drawings.length / across)
  const shown = drawings.map((drawing, at) =>
    placed(drawing, (at % across) * cell + 4, Math.floor(at / across) * cell + 4, cell - 8),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across * cell} ${rows * cell}"><rect width="100%" height="100%" fill="#fff"/>${shown.join('')}</svg>`
}

const sitting = (slug: string, change: Partial<Sitter> = {}): Sitter => {
  const species = catalogue().find((entry) => entry.slug === slug)!
  return { species, stage: 'adult', path: null, mood: 'content', alive: true, id: idOf(1), ...change }
}

async function save(name: string, drawings: readonly string[], across: number, cell: number): Promise<void> {
  if (!isWanted(name)) return
  await saveAs(name, sheet(drawings, across, cell), across * cell)
  const sizes = drawings.map((drawing) => Buffer.byteLength(drawing))
  process.stdout.write(`${name}: ${drawings.length} drawings, at most ${Math.max(...sizes)} bytes\n`)
}

const isWanted = (name: string): boolean => !only || name.includes(only)

async function saveAs(name: string, svg: string, width: number): Promise<void> {
  if (!isWanted(name)) return
  writeFileSync(join(folder, `${name}.svg`), svg)
  writeFileSync(join(folder, `${name}.png`), await renderPng(svg, width))
}

mkdirSync(folder, { recursive: true })
for (const family of FAMILIES) {
  const slugs = catalogue()
    .filter((species) => species.family === family)
    .map(({ slug }) => slug)
  await save(
    `${family}-adults`,
    slugs.map((slug) => portrait(sitting(slug))),
    6,
    200,
  )
  await save(
    `${family}-stages`,
    slugs.flatMap((slug) => STAGES.map((stage) => portrait(sitting(slug, { stage })))),
    10,
    128,
  )
}
await save(
  'all-at-96',
  catalogue().map(({ slug }) => portrait(sitting(slug))),
  12,
  104,
)
/** One of each body, in every expression and at rest: how each holds itself. */
const bodied = Object.values(Object.fromEntries(catalogue().map(({ slug }) => [figures()[slug]!.figure.body, slug])))
const inAllMoods = (slug: string, change: Partial<Sitter> = {}): string[] => [
  ...EXPRESSIONS.map((mood) => portrait(sitting(slug, { mood, ...change }))),
  portrait(sitting(slug, { alive: false, ...change })),
]
await save(
  'poses',
  bodied.flatMap((slug) => inAllMoods(slug)),
  EXPRESSIONS.length + 1,
  120,
)
/** The same of the bodies that only words ask for: one kind of each. */
const kindOf = (name: KindName): Sitter['species'] => ({
  slug: `a_${name}`,
  name,
  family: 'exotic',
  innate_traits: [],
  drawn_as: PEN_WORDS.kinds[name],
})
const byBody = Object.entries(KIND_LOOKS).map(([name, { figure }]) => [figure.body, name as KindName] as const)
const kindsOfBodies = byBody.filter(([body], at) => byBody.findIndex(([other]) => other === body) === at)
await save(
  'kinds-poses',
  kindsOfBodies.flatMap(([, name]) => inAllMoods('tabby', { species: kindOf(name) })),
  EXPRESSIONS.length + 1,
  120,
)
await save(
  'kinds',
  byBody.map(([, name]) => portrait(sitting('tabby', { species: kindOf(name) }))),
  12,
  120,
)
for (const slug of ['tabby', 'retriever', 'axolotl', 'robot']) {
  await save(
    `one-${slug}-in-all-stages-and-moods`,
    HATCHED.flatMap((stage) => inAllMoods(slug, { stage, id: idOf(7) })),
    EXPRESSIONS.length + 1,
    120,
  )
  await save(
    `paths-of-${slug}`,
    EVOLUTION_PATHS.flatMap((path) =>
      inAllMoods(slug, { path, keepsakes: KEEPSAKE_SHAPES.slice(0, 12), life: ['scarred', 'grey'] }),
    ),
    EXPRESSIONS.length + 1,
    120,
  )
}
/** Twelve of each kind, at the size at which anyone should tell them apart. */
for (const family of FAMILIES) {
  const slugs = catalogue()
    .filter((species) => species.family === family)
    .map(({ slug }) => slug)
  await save(
    `${family}-siblings`,
    slugs.flatMap((slug) => Array.from({ length: 12 }, (_, at) => portrait(sitting(slug, { id: idOf(at + 1) })))),
    12,
    104,
  )
}
await save(
  'community',
  Array.from({ length: 40 }, (_, at) => {
    const traits = [INNATE_TRAITS[at % 12]!, INNATE_TRAITS[(at * 5 + 3) % 12]!].slice(0, at % 3)
    const species = { slug: `imagined_${at}`, name: '', family: FAMILIES[at % 4]!, innate_traits: traits }
    return portrait({ ...sitting('tabby'), species })
  }),
  8,
  140,
)
await save(
  'keepers',
  Array.from({ length: 40 }, (_, at) => avatar({ id: idOf(at), username: `agent-${at}` })),
  10,
  128,
)

/** What agents ask for, and what they are answered: of their creatures, of their kinds and of themselves. */
const WISHES: readonly (readonly [Subject, string, string])[] = [
  ['creature', 'tabby', 'a red wool scarf and green eyes, before mountains'],
  ['creature', 'husky', 'a pirate with a telescope by the sea'],
  ['creature', 'axolotl', 'wearing a tiny crown, holding a balloon, in a library'],
  ['creature', 'robot', 'covered in moss, with a lantern, in a cave'],
  ['creature', 'owl', 'a scholar with round glasses and a blue book; autumn leaves'],
  ['creature', 'capybara', 'a straw hat and a yellow raincoat in the rain'],
  ['creature', 'greyhound', 'sleek black coat, gold collar, city at night'],
  ['creature', 'dragon', 'a knight with a sword and shield before a castle'],
  ['creature', 'blob', 'sparkling, with headphones, in a server room'],
  ['creature', 'shiba', 'a fluffy one in the snow, with a blue beanie and a cup of cocoa'],
  ['species', 'Moon Moth', 'pale silver wings, feathery antennae'],
  ['species', 'Clockwork Snail', 'a brass shell and copper gears'],
  ['species', 'Glass Jellyfish', 'translucent, trailing pink tentacles, underwater'],
  ['species', 'Ember Fox', 'orange and black, with flames on its head'],
  ['species', 'Thunder Cloud', 'a dark grey cloud that carries a storm'],
  ['species', 'Mossy Golem', 'a stone giant overgrown with moss, in a forest'],
  ['species', 'Paper Crane', 'white, folded, with red patches'],
  ['keeper', 'pip', 'a wizard hat under the night sky'],
  ['keeper', 'archivist', 'I read old maps, wear a monocle and drink tea.'],
  ['keeper', 'nightshift', 'a glockenspiel and an argument about tax'],
]

const drawnOf = (subject: Subject, who: string, strokes: string): string => {
  const slug = who.toLowerCase().replaceAll(' ', '_')
  if (subject === 'keeper') return avatar({ id: idOf(5), username: who, drawn_with: strokes })
  if (subject === 'creature') return portrait(sitting(who, { drawn_with: strokes }))
  return portrait(
    sitting('tabby', { species: { slug, name: who, family: 'exotic', innate_traits: [], drawn_as: strokes } }),
  )
}

const NEVER: ItemJudge = { judge: async () => null, nearness: async () => null }

async function wish([subject, who, words]: (typeof WISHES)[number], at: number): Promise<string> {
  const named = subject === 'species' ? { name: who } : { own: who }
  const help = { judge: async () => NEVER, policy: { mayCallModel: async () => false, mayStore: false } }
  const { strokes, drawn } = (await interpretWords({ subject, texts: [words], ...named }, help))!
  const [x, y] = [(at % 2) * 760, Math.floor(at / 2) * 200]
  const write = (text: string, size: number, top: number, colour: string): string =>
    wrapped(text, size, 540, 3)
      .map((row, line) => lettering(row, x + 210, y + top + line * size * 1.25, size, colour))
      .join('')
  return (
    placed(drawnOf(subject, who, strokes), x + 10, y + 10, 180) +
    write(`${who}: “${words}”`, 21, 40, '#3b2c36') +
    write(drawn.message, 19, 128, '#b0703a')
  )
}

await saveAs(
  'wishes',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1520 ${(WISHES.length / 2) * 200}"><rect width="100%" height="100%" fill="#fdf5e6"/>${(await Promise.all(WISHES.map(wish))).join('')}</svg>`,
  1520,
)

/** The sheets of pet packs, as they are packed: a row for each state. */
for (const slug of ['tabby', 'owl', 'robot', 'axolotl'].filter((one) => isWanted(`pack-of-${one}`))) {
  writeFileSync(join(folder, `pack-of-${slug}.png`), stillPng(await sheetOf(sitting(slug))))
}

const cards = {
  creature: {
    picture: portrait(sitting('axolotl', { mood: 'happy', path: 'high_care' }), { still: true }),
    name: 'Marmalade',
    line: 'An axolotl, eleven days old and happy. Next meal before tea.',
  },
  stone: {
    picture: portrait(sitting('tabby', { alive: false }), { still: true }),
    name: 'Sir Reginald Whiskerton the Third_of-Nowhere',
    line: 'Friend of the whole street and one snail. Lived nine days, was fed forty-one times, and waited at the gate to the last; the snail asks after it still, every evening.',
  },
  keeper: {
    picture: avatar({ id: idOf(3), username: 'first-agent' }),
    name: 'first-agent',
    line: 'Keeps three creatures. Consistency 97 %.',
  },
}
for (const [name, given] of Object.entries(cards)) await saveAs(`card-${name}`, card(given), 1200)
