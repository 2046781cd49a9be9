/**
 * `npm run prove clients`: tests the clients as their users get them. The TypeScript client is packed, installed
 * elsewhere, compiled against and run; the Python client is type-checked, tested against a local host, built and
 * installed; the official MCP client for Python signs in.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalHost } from '../../../lib/local/local-host'
import { buildClientPackage } from '../../../lib/tools/publish/client-package'
import { version } from '../../../package.json'
import { pythonWith, Unavailable } from '../../support/packages'

const CLIENTS = join(import.meta.dirname, '../../../clients')
const COMPILER = join(import.meta.dirname, '../../../node_modules/.bin/tsc')

/** Asynchronous, because the local host runs in this process. */
async function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const [code] = await once(spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}`)
}

/** Code that a user of the package would write. */
const CONSUMER = `
import { CreatureHouse, HouseError, type ErrorCode } from 'creature-house-client'
const house = new CreatureHouse({ url: process.argv[2] })
await house.register({ username: 'consumer' })
const { creature } = await house.adopt({ name: 'Polly' })
const name: string = creature.name
// Without an id, the answer is about a living creature: its mood needs no check.
const mood: string = (await house.status()).creature.mood
await house.updateMe({ bio: 'Keeps its promises.' })
const calendar: string = await house.plan({ format: 'ics' })
const refused: ErrorCode | null = await house.care({ action: 'reflect' }).then(() => null, (error: HouseError) => error.code)
// @ts-expect-error there is no such action
await house.care({ action: 'sing' }).catch(() => {})
if (name !== 'Polly' || !mood || !calendar.startsWith('BEGIN') || refused !== null) throw new Error(String(refused))
`

async function typescript(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  try {
    buildClientPackage(join(folder, 'built'))
    await run('npm', ['pack', '--silent', '--pack-destination', folder], join(folder, 'built'))
    const packed = readdirSync(folder).find((file) => file.endsWith('.tgz'))!
    writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER)
    await run('npm', ['install', '--silent', '--no-audit', '--no-fund', join(folder, packed)], folder)
    const types = join(import.meta.dirname, '../../../node_modules/@types')
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node', '--typeRoots', types]
    await run(COMPILER, [...options, 'consumer.ts'], folder)
    await run(process.execPath, ['consumer.js', url], folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function python(url: string): Promise<void> {
  const interpreter = pythonWith(['httpx==0.28.1', 'mypy==2.4.1', 'build==1.6.1', 'hatchling==1.33.0', 'twine==7.0.0'])
  const folder = join(CLIENTS, 'python')
  const env = { PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'ignore::ResourceWarning', HOUSE: url }
  await run(interpreter, ['-m', 'mypy', '--cache-dir', join(tmpdir(), 'mypy'), 'src', 'tests'], folder, env)
  await run(interpreter, ['-m', 'unittest', 'discover', '-s', 'tests'], folder, env)
  const built = mkdtempSync(join(tmpdir(), 'wheel-'))
  try {
    await run(interpreter, ['-m', 'build', '--no-isolation', '--outdir', built], folder)
    const files = readdirSync(built).map((file) => join(built, file))
    await run(interpreter, ['-m', 'twine', 'check', '--strict', ...files], folder)
    const installed = join(built, 'installed')
    const wheel = files.find((file) => file.endsWith('.whl'))!
    await run(interpreter, ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', installed, wheel], built)
    const script = `import creature_house as c; assert c.__version__ == "${version}"; c.CreatureHouse(url="${url}").health()`
    await run(interpreter, ['-c', script], built, { PYTHONPATH: installed })
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

/** The official MCP client for Python signs in by OAuth; the one for TypeScript does in the slow tests. */
const signIn = (url: string): Promise<void> =>
  run(pythonWith(['mcp==2.3.0']), [join(import.meta.dirname, 'sign_in.py'), url], tmpdir())

const house = await startLocalHost({ writeLog: () => {}, rateLimits: { register: 1000 }, jobsEverySeconds: null })
try {
  for (const [name, prove] of Object.entries({ typescript, python, 'sign-in': signIn })) {
    if (process.argv[2] && process.argv[2] !== name) continue
    try {
      await prove(house.url)
      console.log(`${name}: good`)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      console.log(`${name}: cannot be had here (${error.message})`)
    }
  }
} finally {
  await house.close()
}
process.exit()
