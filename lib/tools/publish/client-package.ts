/** The npm package `creature-house-client`: compiled, with the version of this repository. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { gitHub } from './release-steps'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCE = join(ROOT, 'clients/typescript')

/** Writes the folder that `npm publish` takes. The generated sources must be there (`npm run build:clients`). */
export function buildClientPackage(outdir: string, repository?: string): void {
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', SOURCE, '--outDir', join(outdir, 'dist')], { stdio: 'inherit' })
  // `private` keeps the folder in the repository, which has no version, from being published.
  const { private: _, ...manifest } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'))
  const from = repository && { repository: gitHub(repository).repository }
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify({ ...manifest, version, ...from }, null, 2)}\n`)
  cpSync(join(SOURCE, 'README.md'), join(outdir, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(outdir, 'LICENSE'))
}
