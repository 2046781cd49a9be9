/** NOTICES.md: third-party work in the deployed functions and its licences, from the bundles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const ROOT = join(import.meta.dirname, '../../..')
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8')

const DEPLOYED = 'The functions that `npm run synth` bundles'

interface Work {
  name: string
  version: string
  licence: string
  source: string
  /** The licence text of the package. */
  text: string
}

export function notices(metafile: Metafile, bundled = DEPLOYED): string {
  const inputs = new Set(Object.values(metafile.outputs).flatMap(({ inputs }) => contributingInputs(inputs)))
  const packages = new Set(
    [...inputs].flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
  )
  const works = [...[...packages].map(packageWork), ...(inputs.has(LETTERS) ? [letters()] : [])]
  works.sort((a, b) => (a.name < b.name ? -1 : 1))
  return `# Notices

Creature House is under the [MIT licence](LICENSE). ${bundled} contain the following works besides: as published, minified, and without the parts that are not used. \`npm run tool notices\` makes this list from the bundles.

| Work | Version | Licence | Source |
| --- | --- | --- | --- |
${works.map(({ name, version, licence, source }) => `| ${name} | ${version} | ${licence} | ${source} |`).join('\n')}
${packages.has(RESVG) ? compiledCrates() : ''}
${licenceTexts(works)}`
}

/** Bundled inputs that tree shaking removed are not part of any function. */
const contributingInputs = (inputs: Metafile['outputs'][string]['inputs']): string[] =>
  Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []))

function packageWork(folder: string): Work {
  const { name, version, license, author, repository } = JSON.parse(read(folder, 'package.json'))
  const file = readdirSync(join(ROOT, folder)).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  const text = file ? read(folder, file) : STANDARD[license]?.(author?.name ?? author ?? name)
  if (!text) throw new Error(`${name} has no licence text (${license}): add it in lib/tools/documents/notices.ts`)
  if (existsSync(join(ROOT, folder, 'NOTICE')))
    throw new Error(`${name} has a NOTICE that must be passed on: see lib/tools/documents/notices.ts`)
  return { name, version, licence: license, source: webAddress(repository?.url ?? repository), text }
}

const webAddress = (repository: string): string =>
  repository
    .replace(/^git\+/, '')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/\.git$/, '')

/** Texts for packages that name a licence but do not contain it. */
const STANDARD: Readonly<Record<string, (author: string) => string>> = {
  MIT: (author) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  'MPL-2.0': () =>
    'Subject to the terms of the Mozilla Public License, v. 2.0, which are at https://mozilla.org/MPL/2.0/. Its source code is at the address above; it is used as published, without changes.',
  'Apache-2.0': () =>
    'Licensed under the Apache License, Version 2.0, which is at https://www.apache.org/licenses/LICENSE-2.0.',
}

const LETTERS = 'lambdas/drawing/lettering/letters.json'

/** Only outlines and a subset of the font are used. */
const letters = (): Work => ({
  name: 'Lora, outlines of its letters',
  version: '600',
  licence: 'OFL-1.1',
  source: 'https://github.com/cyrealtype/Lora-Cyrillic',
  text: read('lambdas/drawing/lettering/letters-licence.txt'),
})

const RESVG = 'node_modules/@resvg/resvg-wasm'

/** A compiled Rust file contains the names of its sources. */
function compiledCrates(): string {
  const bytes = readFileSync(join(ROOT, RESVG, 'index_bg.wasm'), 'latin1')
  const crates = new Set(
    [...bytes.matchAll(/([a-z][\w-]*?)-(\d+\.\d+\.\d+)\/src\//g)].map(([, name, version]) => `${name} ${version}`),
  )
  const links = [...crates].toSorted().map((crate) => `[${crate}](https://crates.io/crates/${crate.replace(' ', '/')})`)
  return `
\`@resvg/resvg-wasm\` is compiled from Rust, and names these libraries in it, each under the terms at its address: ${links.join(', ')}.
`
}

/** The line of a licence that names the owner. */
const OWNER = /^[ \t]*Copyright (?:\(c\)|\d{4}).*$/im

/** Each licence text once, under all packages whose texts differ only in the owner. */
function licenceTexts(works: readonly Work[]): string {
  const sections = groupBy(works, ({ text }) =>
    text.replace(OWNER, '').replace('"{}"', '"[]"').replace(/\s+/g, ' ').trim(),
  )
  return [...sections.values()].map(section).join('\n')
}

function section(works: readonly Work[]): string {
  const owners = groupBy(works, ({ text }) => OWNER.exec(text)?.[0].trim() ?? '')
  const text = works[0]!.text.trim()
  const shown = owners.size > 1 ? text.replace(OWNER, '   Copyright as named above.') : text
  const named = [...owners].map(([owner, theirs]) => `- ${namesOf(theirs)}: ${owner}`)
  const list = owners.size > 1 ? `${named.join('\n')}\n\n` : ''
  return `## ${namesOf(works)}\n\n${list}\`\`\`text\n${shown}\n\`\`\`\n`
}

function groupBy(works: readonly Work[], keyOf: (work: Work) => string): Map<string, Work[]> {
  const groups = new Map<string, Work[]>()
  for (const work of works) groups.set(keyOf(work), [...(groups.get(keyOf(work)) ?? []), work])
  return groups
}

const namesOf = (works: readonly Work[]): string => works.map(({ name }) => name).join(', ')
