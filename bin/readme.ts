/** `npm run tool readme`: writes the tables of the documents, the first day that they tell, the plugin's skill, and the README's drawing. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES } from '../lambdas/domain/creature/creature'
import { catalogue } from '../lambdas/domain/species/catalogue'
import { placed } from '../lambdas/drawing/pen'
import { portrait } from '../lambdas/drawing/portrait'
import { disasterTable } from '../lib/tools/bench/disaster-table'
import { tables } from '../lib/tools/bench/table'
import { withDataModel } from '../lib/tools/documents/data-model'
import { liveTheFirstDay } from '../lib/tools/documents/first-day'
import { PLUGIN_SKILL, pluginSkill, WITH_TABLES, withTables } from '../lib/tools/documents/readme'

const ROOT = join(import.meta.dirname, '..')
const measured = (name: string) => JSON.parse(readFileSync(join(ROOT, 'docs', `${name}.json`), 'utf8'))
const figures = { bench: tables(measured('bench')), disaster: disasterTable(measured('disaster')) }
for (const name of WITH_TABLES) {
  const file = join(ROOT, name)
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), figures))
}

writeFileSync(join(ROOT, PLUGIN_SKILL), pluginSkill())

const dataModel = join(ROOT, 'docs/data-model.md')
const keptRows = readFileSync(join(ROOT, 'test/store/rows.ndjson'), 'utf8')
writeFileSync(dataModel, withDataModel(readFileSync(dataModel, 'utf8'), keptRows))

writeFileSync(join(ROOT, 'lambdas/pages/docs/first-day.json'), `${JSON.stringify(await liveTheFirstDay(), null, 2)}\n`)

/** One creature from the egg to the adult it became, and one more as it rests. */
const species = catalogue().find(({ slug }) => slug === 'axolotl')!
const polly = {
  species,
  path: 'high_care',
  mood: 'happy',
  alive: true,
  id: '00000000-0000-4000-8000-000000000007',
} as const
const faces = [
  ...STAGES.map((stage) => portrait({ ...polly, stage })),
  portrait({ ...polly, stage: 'adult', alive: false }),
]
const CELL = 160
const strip = faces.map((face, at) => placed(face, at * CELL + 4, 4, CELL - 8)).join('')
writeFileSync(
  join(ROOT, 'docs/growing-up.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${faces.length * CELL} ${CELL}"><title>An axolotl from egg to grave</title>${strip}</svg>\n`,
)
