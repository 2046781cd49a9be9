/** Plants a bug in a copy of the code and runs worlds until one fails. The code itself is not changed. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import type { Mutant } from './mutants'
import type { Found } from './run'

export interface MutantResult {
  found: Found | null
  worlds: number
  seconds: number
}

/** Next to node_modules, so that the copy resolves its packages. */
const PLACE = 'dist'

const searching = ({ within, bias }: Mutant): string => `
import { Coverage } from './coverage'
import { search } from './run'
const coverage = new Coverage()
const found = await search({ from: 1, worlds: ${within}, bias: ${JSON.stringify(bias)} }, coverage)
process.stdout.write(JSON.stringify({ found, worlds: coverage.worlds }))
process.exit()
`

export async function runMutant(mutant: Mutant): Promise<MutantResult> {
  const began = performance.now()
  mkdirSync(PLACE, { recursive: true })
  const folder = mkdtempSync(join(PLACE, 'mutant-'))
  try {
    const outfile = join(folder, 'worlds.mjs')
    await build({
      stdin: { contents: searching(mutant), resolveDir: 'test/proofs/worlds', loader: 'ts' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
      plugins: [mutantPlugin(mutant)],
    })
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-semi-space-size=64', outfile])
    return { ...JSON.parse(stdout), seconds: Math.round((performance.now() - began) / 1000) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mutantPlugin({ name, edits }: Mutant): Plugin {
  return {
    name: 'mutant',
    setup({ onLoad }) {
      for (const file of new Set(edits.map((edit) => edit.file))) {
        onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, ({ path }) => ({
          contents: edits
            .filter((edit) => edit.file === file)
            .reduce((text, edit) => applyEdit(name, text, edit), readFileSync(path, 'utf8')),
          loader: 'ts',
        }))
      }
    },
  }
}

export function applyEdit(name: string, text: string, { file, find, replace }: Mutant['edits'][number]): string {
  if (text.split(find).length !== 2) throw new Error(`${name}: ${file} does not contain exactly once: ${find}`)
  return text.replace(find, () => replace)
}
