/** `npm run portraits [folder]`: sheets of every face the house can draw, as SVG and PNG, to be looked at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { png } from '../lambdas/clients/rasteriser'
import { EVOLUTION_PATHS, STAGES } from '../lambdas/domain/creature/creature'
import { EXPRESSIONS } from '../lambdas/domain/creature/mood'
import { catalogue } from '../lambdas/domain/species/catalogue'
import { avatar } from '../lambdas/drawing/avatar'
import { card } from '../lambdas/drawing/card'
import { figures } from '../lambdas/drawing/figures'
import { placed } from '../lambdas/drawing/pen'
import { portrait, type Sitter } from '../lambdas/drawing/portrait'
import { KEEPSAKE_SHAPES } from '../lambdas/species/book'
import { FAMILIES, INNATE_TRAITS } from '../lambdas/species/vocabulary'

const folder = process.argv[2] ?? 'dist/portraits'
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
  const svg = sheet(drawings, across, cell)
  writeFileSync(join(folder, `${name}.svg`), svg)
  writeFileSync(join(folder, `${name}.png`), await png(svg, across * cell))
  const sizes = drawings.map((drawing) => Buffer.byteLength(drawing))
  process.stdout.write(`${name}: ${drawings.length} drawings, at most ${Math.max(...sizes)} bytes\n`)
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
for (const [name, given] of Object.entries(cards)) {
  writeFileSync(join(folder, `card-${name}.svg`), card(given))
  writeFileSync(join(folder, `card-${name}.png`), await png(card(given), 1200))
}
