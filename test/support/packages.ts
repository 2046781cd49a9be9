/** Packages that `npm ci` does not install: each set is fetched on demand into its own cache folder. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'creature-house', 'fetched')

/** Thrown if something is not available on this machine. */
export class Unavailable extends Error {}

/** A Python environment with these packages. */
export const pythonWith = (requirements: readonly string[]): string =>
  join(
    fetchPackages('python', requirements, (folder) => {
      runOrThrow('python3', ['-m', 'venv', folder])
      runOrThrow(join(folder, 'bin/pip'), ['install', '-q', '--prefer-binary', ...requirements])
    }),
    'bin/python',
  )

/** A folder whose node_modules contains these packages. */
export const nodeFolderWith = (packages: readonly string[]): string =>
  fetchPackages('node', packages, (folder) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
    runOrThrow('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefix', folder, ...packages])
  })

function fetchPackages(kind: string, names: readonly string[], fetch: (folder: string) => void): string {
  const digest = createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 12)
  const folder = join(CACHE, `${kind}-${digest}`)
  const whole = join(folder, '.whole')
  if (existsSync(whole)) return folder
  rmSync(folder, { recursive: true, force: true })
  fetch(folder)
  writeFileSync(whole, names.join('\n'))
  return folder
}

function runOrThrow(command: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (error || status !== 0) throw new Unavailable(`${command}: ${error?.message ?? stderr.slice(-300).trim()}`)
}
