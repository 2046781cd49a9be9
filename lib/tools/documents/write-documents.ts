/** Writes everything in the documents that is generated. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES, type Stage } from '../../../lambdas/domain/creature/creature'
import type { Joy } from '../../../lambdas/domain/creature/joy'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { placed } from '../../../lambdas/drawing/pen'
import { portrait } from '../../../lambdas/drawing/portrait'
import { version } from '../../../package.json'
import { disasterTable } from '../bench/disaster-table'
import { tables } from '../bench/table'
import { withDataModel } from './data-model'
import { simulateFirstDay } from './first-day'
import { PLUGIN_SKILL, pluginSkill, WITH_TABLES, withTables } from './readme'

const PLUGIN = 'plugins/claude-code/.claude-plugin/plugin.json'
const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const write = (path: string, text: string): void => writeFileSync(join(ROOT, path), text)

export async function writeDocuments(): Promise<void> {
  const results = (name: string) => JSON.parse(read(`docs/${name}.json`))
  const figures = { bench: tables(results('bench')), disaster: disasterTable(results('disaster')) }
  for (const path of WITH_TABLES) write(path, withTables(read(path), figures))
  write(PLUGIN_SKILL, pluginSkill())
  write(PLUGIN, read(PLUGIN).replace(/"version": "[^"]*"/, `"version": "${version}"`))
  write('docs/data-model.md', withDataModel(read('docs/data-model.md')))
  write('lambdas/pages/docs/first-day.json', `${JSON.stringify(await simulateFirstDay(), null, 2)}\n`)
  write('docs/growing-up.svg', growingUp())
}

const JOYS: Readonly<Partial<Record<Stage, Joy>>> = { baby: 'bask', child: 'dance', teen: 'spin', adult: 'reach' }

/** One creature in every stage, and at rest. */
function growingUp(): string {
  const sitter = {
    species: catalogue().find(({ slug }) => slug === 'axolotl')!,
    path: 'high_care',
    mood: 'happy',
    alive: true,
    id: '00000000-0000-4000-8000-000000000007',
  } as const
  const faces = [
    ...STAGES.map((stage) => portrait({ ...sitter, stage, joy: JOYS[stage] })),
    portrait({ ...sitter, stage: 'adult', alive: false }),
  ]
  const cell = 160
  const strip = faces.map((face, at) => placed(face, at * cell + 4, 4, cell - 8)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${faces.length * cell} ${cell}"><title>An axolotl from egg to grave</title>${strip}</svg>\n`
}
