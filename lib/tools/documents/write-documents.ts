/** Writes all generated parts of the documents. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVOLUTION_PATHS, STAGES } from '../../../lambdas/domain/creature/creature'
import { FORMS } from '../../../lambdas/domain/creature/life'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { exemplarOf } from '../../../lambdas/drawing/exemplar'
import { MOTION_STYLE } from '../../../lambdas/drawing/parts/motion'
import { placed } from '../../../lambdas/drawing/pen'
import { type PortraitSubject, portrait } from '../../../lambdas/drawing/portrait'
import { version } from '../../../package.json'
import { tables } from '../bench/tables'
import { storedRows, withDataModel } from './data-model'
import { PLUGIN_SKILL, pluginSkill, WITH_TABLES, withTables } from './readme'

const PLUGIN = 'plugins/claude-code/.claude-plugin/plugin.json'
const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const write = (path: string, text: string): void => writeFileSync(join(ROOT, path), text)

export function writeDocuments(): void {
  const bench = tables(JSON.parse(read('docs/bench.json')))
  for (const path of WITH_TABLES) write(path, withTables(read(path), bench))
  write(PLUGIN_SKILL, pluginSkill())
  write(PLUGIN, read(PLUGIN).replace(/"version": "[^"]*"/, `"version": "${version}"`))
  write('docs/data-model.md', withDataModel(read('docs/data-model.md')))
  write('docs/rows.json', storedRows())
  write('docs/images/growing-up.svg', growingUp())
}

/** One creature in every stage and as each adult it could become. It moves unless the reader prefers less motion. */
function growingUp(): string {
  const species = catalogue().find(({ slug }) => slug === 'tabby')!
  const drawn = (change: Pick<PortraitSubject, 'stage' | 'path'>): string =>
    portrait({ species, mood: 'content', alive: true, id: exemplarOf(species), ...change }, { still: true })
  const young = STAGES.filter((stage) => stage !== 'adult').map((stage) => ({
    name: stage as string,
    face: drawn({ stage, path: null }),
  }))
  const grown = EVOLUTION_PATHS.map((path) => ({
    name: FORMS[path][species.family],
    face: drawn({ stage: 'adult', path }),
  }))
  const [cell, line] = [160, 26]
  const cells = [...young, ...grown].map(({ name, face }, at) => {
    const hop = `<g class="hop" style="animation-delay:${at * 0.5}s">${placed(face, at * cell + 4, 4, cell - 8)}</g>`
    return `${hop}<text x="${at * cell + cell / 2}" y="${cell + line - 8}">${name}</text>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${cells.length * cell} ${cell + line}">` +
    `<title>A tabby as an egg, a baby, a child and a teenager, and the four adults it can become</title>` +
    `<style>text{font:600 17px system-ui,sans-serif;text-anchor:middle;fill:#8a7f8f}${HOP}${MOTION_STYLE}</style>` +
    `${cells.join('')}</svg>\n`
  )
}

/** The drawings hop one after the other, in the order of growth. */
const HOP =
  '@media(prefers-reduced-motion:no-preference){.hop{animation:hop 6s infinite}@keyframes hop{4%{translate:0 -9px}8%{translate:0 0}}}'
