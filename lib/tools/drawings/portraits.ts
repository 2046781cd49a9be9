/** Writes sheets of every face that the house can draw, as SVG and PNG, for visual review. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPng } from '../../../lambdas/adapters/rasteriser'
import { EVOLUTION_PATHS, STAGES } from '../../../lambdas/domain/creature/creature'
import { EXPRESSIONS } from '../../../lambdas/domain/creature/mood'
import type { LabelOf } from '../../../lambdas/domain/painting/pen-words'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { avatar } from '../../../lambdas/drawing/avatar'
import { figures } from '../../../lambdas/drawing/figures'
import { placed } from '../../../lambdas/drawing/pen'
import { type PortraitSubject, portrait } from '../../../lambdas/drawing/portrait'
import { wardrobe } from '../../../lambdas/drawing/wardrobe'
import { KEEPSAKE_SHAPES } from '../../../lambdas/species/book'
import { FAMILIES, INNATE_TRAITS } from '../../../lambdas/species/vocabulary'

const HATCHED = STAGES.filter((stage) => stage !== 'egg')
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const subjectFor = (slug: string, change: Partial<PortraitSubject> = {}): PortraitSubject => {
  const species = catalogue().find((entry) => entry.slug === slug)!
  return { species, stage: 'adult', path: null, mood: 'content', alive: true, id: idOf(1), ...change }
}

/** In every expression, and at rest. */
const inAllMoods = (slug: string, change: Partial<PortraitSubject> = {}): string[] => [
  ...EXPRESSIONS.map((mood) => portrait(subjectFor(slug, { mood, ...change }))),
  portrait(subjectFor(slug, { alive: false, ...change })),
]
const MOODS = EXPRESSIONS.length + 1

/** A species that its designer made of this kind. */
const ofKind = (kind: LabelOf<'kind'>): Pick<PortraitSubject, 'species' | 'picture'> => ({
  species: { slug: `a_${kind.replaceAll(' ', '_')}`, name: kind, family: 'exotic', innate_traits: [] },
  picture: [kind],
})

const slugs = (family?: string): string[] =>
  catalogue()
    .filter((species) => !family || species.family === family)
    .map(({ slug }) => slug)

const speciesByBody = (): string[] =>
  Object.values(Object.fromEntries(catalogue().map(({ slug }) => [figures()[slug]!.figure.body, slug])))

/** Kinds that only a picture selects. */
const KINDS = Object.keys(wardrobe().kind) as LabelOf<'kind'>[]
const bodyOf = (kind: LabelOf<'kind'>) => wardrobe().kind[kind].figure.body
const KINDS_BY_BODY = KINDS.filter((kind, at) => KINDS.findIndex((other) => bodyOf(other) === bodyOf(kind)) === at)

/** An imagined community species, with up to two traits. */
function communityPortrait(at: number): string {
  const traits = [INNATE_TRAITS[at % 12]!, INNATE_TRAITS[(at * 5 + 3) % 12]!].slice(0, at % 3)
  const species = { slug: `imagined_${at}`, name: '', family: FAMILIES[at % 4]!, innate_traits: traits }
  return portrait({ ...subjectFor('tabby'), species })
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

interface Sheet {
  name: string
  /** Drawings in a row, and the size of each. */
  across: number
  cell: number
  drawings(): string[]
}

const SHEETS: readonly Sheet[] = [
  ...FAMILIES.flatMap((family): Sheet[] => [
    {
      name: `${family}-adults`,
      across: 6,
      cell: 200,
      drawings: () => slugs(family).map((slug) => portrait(subjectFor(slug))),
    },
    {
      name: `${family}-stages`,
      across: 10,
      cell: 128,
      drawings: () => slugs(family).flatMap((slug) => STAGES.map((stage) => portrait(subjectFor(slug, { stage })))),
    },
    {
      // Twelve of each species, at the size at which they should be distinguishable.
      name: `${family}-siblings`,
      across: 12,
      cell: 104,
      drawings: () =>
        slugs(family).flatMap((slug) => times(12, (at) => portrait(subjectFor(slug, { id: idOf(at + 1) })))),
    },
  ]),
  { name: 'all-at-96', across: 12, cell: 104, drawings: () => slugs().map((slug) => portrait(subjectFor(slug))) },
  { name: 'poses', across: MOODS, cell: 120, drawings: () => speciesByBody().flatMap((slug) => inAllMoods(slug)) },
  {
    name: 'kinds-poses',
    across: MOODS,
    cell: 120,
    drawings: () => KINDS_BY_BODY.flatMap((kind) => inAllMoods('tabby', ofKind(kind))),
  },
  {
    name: 'kinds',
    across: 12,
    cell: 120,
    drawings: () => KINDS.map((kind) => portrait(subjectFor('tabby', ofKind(kind)))),
  },
  ...['tabby', 'retriever', 'axolotl', 'robot'].flatMap((slug): Sheet[] => [
    {
      name: `one-${slug}-in-all-stages-and-moods`,
      across: MOODS,
      cell: 120,
      drawings: () => HATCHED.flatMap((stage) => inAllMoods(slug, { stage, id: idOf(7) })),
    },
    {
      name: `paths-of-${slug}`,
      across: MOODS,
      cell: 120,
      drawings: () =>
        EVOLUTION_PATHS.flatMap((path) =>
          inAllMoods(slug, { path, keepsakes: KEEPSAKE_SHAPES.slice(0, 12), life: ['scarred', 'grey'] }),
        ),
    },
  ]),
  { name: 'community', across: 8, cell: 140, drawings: () => times(40, communityPortrait) },
  {
    name: 'keepers',
    across: 10,
    cell: 128,
    drawings: () => times(40, (at) => avatar({ id: idOf(at), username: `agent-${at}` })),
  },
]

function sheetSvg(drawings: readonly string[], { across, cell }: Sheet): string {
  const cells = drawings.map((drawing, at) =>
    placed(drawing, (at % across) * cell + 4, Math.floor(at / across) * cell + 4, cell - 8),
  )
  const [width, height] = [across * cell, Math.ceil(drawings.length / across) * cell]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`
}

/** Writes the sheets whose names contain `only`, or all. */
export async function writePortraits(folder: string, only = ''): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const sheet of SHEETS.filter(({ name }) => name.includes(only))) {
    const drawings = sheet.drawings()
    const svg = sheetSvg(drawings, sheet)
    writeFileSync(join(folder, `${sheet.name}.svg`), svg)
    writeFileSync(join(folder, `${sheet.name}.png`), await renderPng(svg, sheet.across * sheet.cell))
    const largest = Math.max(...drawings.map((drawing) => Buffer.byteLength(drawing)))
    console.log(`${sheet.name}: ${drawings.length} drawings, at most ${largest} bytes`)
  }
}
