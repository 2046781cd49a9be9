/** `npm start`: runs the local host from a bundle, which is built at the first start and after a change of the code. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import runCached from './run-cached.cjs'

const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, 'node_modules', '.cache', 'creature-house')
/** All that a bundle is made of. */
const FOLDERS = ['bin', 'docs', 'lambdas', 'lib']
const FILES = ['package.json', 'package-lock.json']

const folder = join(CACHE, stateOfSources())
const program = join(folder, 'program', 'house.js')
if (!existsSync(program)) build()
keepOnlyUsed()
runCached(program, join(folder, 'code'))

/** Without reading the files: a change of one changes its size or one of its times. */
function stateOfSources() {
  const hash = createHash('sha256').update(process.version)
  const below = (name) =>
    readdirSync(join(ROOT, name), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? below(join(name, entry.name)) : join(name, entry.name),
    )
  for (const file of [...FILES, ...FOLDERS.flatMap(below)]) {
    const { size, mtimeMs, ctimeMs } = statSync(join(ROOT, file), { throwIfNoEntry: false }) ?? {}
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

function build() {
  const unfinished = `${folder}.${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true })
  } catch (error) {
    return end(`${CACHE} cannot be written (${error.code}), and the program is built there. Make it writable, or run
the program without it: node --import tsx bin/local.ts`)
  }
  console.error('Building the program: some seconds, once after each change of the code …')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'bin/build.ts'), unfinished], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    end('The program could not be built, for the reason above. If packages are missing, run: npm ci')
  }
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another start was faster with the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Deletes the bundles of earlier code, unless a house that runs loads parts of them. */
function keepOnlyUsed() {
  try {
    const mark = join(folder, 'running')
    mkdirSync(mark, { recursive: true })
    writeFileSync(join(mark, String(process.pid)), '')
    for (const name of readdirSync(CACHE)) {
      const other = join(CACHE, name)
      if (other !== folder && !isUsed(other, name)) rmSync(other, { recursive: true, force: true })
    }
  } catch {
    // A folder that cannot be written is kept as it is.
  }
}

function isUsed(other, name) {
  const builder = name.split('.')[1]
  const running = join(other, 'running')
  const users = existsSync(running) ? readdirSync(running) : []
  return [...users, ...(builder ? [builder] : [])].some((pid) => isAlive(Number(pid)))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function end(message) {
  console.error(message)
  process.exit(1)
}
