/** The bundles of a release: of this tree as it stands, and of a commit, unpacked beside it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

export interface Release {
  name: 'old' | 'new'
  /** Where its source lies, and its bundles: a folder for each function. */
  source: string
  bundles: string
}

export interface Releases {
  old: Release
  new: Release
  remove(): void
}

/** Whether this clone has the commit; a shallow one, or an archive, has not. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The path of a module in a release: 1.0.0 kept some modules in other folders. */
const moduleIn = (source: string, now: string, before: string): string =>
  existsSync(join(source, `${now}.ts`)) ? now : before

/** The release's own way to add up all rows, as one more function. */
export const AUDIT_FUNCTION = 'audit'
const audit = (source: string) => `
  import { connect } from './lambdas/store/db'
  import { rebuild } from '${moduleIn(source, './lambdas/store/audit/rebuild', './lambdas/store/projections/rebuild')}'
  const db = connect({ table: process.env.TABLE_NAME, endpoint: process.env.DYNAMODB_ENDPOINT, newId: () => '' })
  export const handler = () => rebuild(db, Date.now())
`

/**
 * With the packages of today: what a release is made of besides them is its source. The SDK is bundled whole, since the
 * modules that are swapped for smaller ones are looked for where the packages lie.
 */
const bundling = (source: string) => `
  import { build } from 'esbuild'
  import { bundle, SHAPE } from '${moduleIn(source, './lib/stack/bundle', './lib/bundle')}'
  const outdir = process.argv[2]
  await bundle({ outdir, swaps: {} })
  const stdin = { contents: ${JSON.stringify(audit(source))}, resolveDir: import.meta.dirname, loader: 'ts' }
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
    writeFileSync(script, bundling(source))
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
