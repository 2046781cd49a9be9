/** Builds the bundles of a release: of the working tree, or of a commit unpacked next to it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

export interface Release {
  name: 'old' | 'new'
  /** Folder of its source, and of its bundles: one folder per function. */
  source: string
  bundles: string
}

export interface Releases {
  old: Release
  new: Release
  remove(): void
}

/** Whether this clone has the commit; shallow clones and archives do not. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The release's own audit, as an additional function. */
export const AUDIT_FUNCTION = 'audit'
const AUDIT = `
  import { connect } from './lambdas/store/db'
  import { rebuild } from './lambdas/store/audit/rebuild'
  const db = connect({ table: process.env.TABLE_NAME, endpoint: process.env.DYNAMODB_ENDPOINT, newId: () => '' })
  export const handler = () => rebuild(db, Date.now())
`

/**
 * Uses the current packages: only the source differs between releases. The SDK is bundled whole, because modules that
 * are replaced by smaller ones are resolved relative to the packages.
 */
const BUNDLING = `
  import { build } from 'esbuild'
  import { bundle, SHAPE } from './lib/stack/bundle'
  const outdir = process.argv[2]
  await bundle({ outdir, swaps: {} })
  const stdin = { contents: ${JSON.stringify(AUDIT)}, resolveDir: import.meta.dirname, loader: 'ts' }
  await build({ ...SHAPE, stdin, outfile: outdir + '/${AUDIT_FUNCTION}/index.js' })
`

export function buildReleases(commit: string): Releases {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  const source = join(folder, 'source')
  mkdirSync(source)
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', source], { input: archive })
  symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'))
  const release = (name: Release['name'], source: string): Release => {
    const bundles = join(folder, name)
    const script = join(source, `.bundle-${process.pid}.mts`)
    writeFileSync(script, BUNDLING)
    try {
      execFileSync(process.execPath, ['--import', 'tsx', script, bundles], { cwd: source, stdio: 'inherit' })
    } finally {
      rmSync(script, { force: true })
    }
    return { name, source, bundles }
  }
  return {
    old: release('old', source),
    new: release('new', ROOT),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
