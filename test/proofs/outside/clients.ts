/**
 * `npm run prove clients`: tests the clients as their users get them. The TypeScript client is packed, installed
 * elsewhere, compiled against and run; the Python client is type-checked, tested against a local host, built and
 * installed; the official MCP client for Python and the MCP Inspector sign in.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalHost } from '../../../lib/local/local-host'
import { LAMBDA_NODE } from '../../../lib/tools/packages'
import { buildClientPackage } from '../../../lib/tools/publish/client-package'
import { version } from '../../../package.json'
import { nodeFolderWith, pythonWith, Unavailable } from '../../support/packages'
import { publishDocument, serveBundles } from '../../support/services/bundles'

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

const DOCUMENT = 'https://client.example/app.json'

/**
 * The official MCP client for Python signs in by OAuth, registered and with a metadata document, at the local host and
 * at the bundled functions; the one for TypeScript does in the slow tests.
 */
async function signIn(url: string): Promise<void> {
  const python = pythonWith(['mcp==2.3.0'])
  const script = join(import.meta.dirname, 'sign_in.py')
  const unpublish = publishDocument({ client_id: DOCUMENT, redirect_uris: ['http://127.0.0.1/callback'] })
  const bundles = await serveBundles(house.context)
  try {
    await run(python, [script, url, 'at-the-host'], tmpdir())
    await run(python, [script, url, 'at-the-host-by-document', DOCUMENT], tmpdir())
    await run(python, [script, bundles.url, 'at-the-bundles'], tmpdir())
    await run(python, [script, bundles.url, 'at-the-bundles-by-document', DOCUMENT], tmpdir())
  } finally {
    bundles.close()
    unpublish()
  }
}

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'

/** The command line of the MCP Inspector signs in; this program does what a person does with the page. */
async function inspector(url: string): Promise<void> {
  const folder = nodeFolderWith([INSPECTOR, `node-linux-${process.arch}@${LAMBDA_NODE}`])
  // It needs a newer Node than this project.
  const node = join(folder, `node_modules/node-linux-${process.arch}/bin/node`)
  const command = join(folder, 'node_modules/.bin/mcp-inspector')
  const call = ['--method', 'tools/call', '--tool-name', 'adopt', '--tool-arg', 'name=Moth']
  const home = mkdtempSync(join(tmpdir(), 'inspector-'))
  const env = { ...process.env, HOME: home, BROWSER: 'true', MCP_AUTO_OPEN_ENABLED: 'true' }
  const args = [command, '--cli', `${url}/mcp/hosted`, '--transport', 'http', ...call]
  const running = spawn(node, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let asked = false
  const listen = async (chunk: Buffer) => {
    said += chunk
    const [address] = /https?:\S+\/oauth\/authorize\?\S+(?=\s)/.exec(said) ?? []
    if (!address || asked) return
    asked = true
    await fetch(await allowed(new URL(address)))
  }
  running.stdout.on('data', listen)
  running.stderr.on('data', listen)
  const [code] = await once(running, 'exit')
  rmSync(home, { recursive: true, force: true })
  if (code !== 0 || !asked || !said.includes('"name": "Moth"'))
    throw new Error(`the inspector exited with ${code}: ${said}`)
}

/** A person makes a keeper on the consent page and allows the client; returns where the browser is sent. */
async function allowed(asked: URL): Promise<string> {
  const press = (fields: Record<string, string>) =>
    fetch(new URL('/oauth/authorize', asked), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: asked.origin, accept: 'text/html' },
      body: new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...fields }),
    })
  const made = await (await press({ choice: 'new', username: 'by-the-inspector' })).text()
  const [api_key = ''] = /ch_[0-9A-Za-z]{55}/.exec(made) ?? []
  return String((await press({ choice: 'key', api_key })).headers.get('location'))
}

const house = await startLocalHost({ writeLog: () => {}, rateLimits: { register: 1000 }, jobsEverySeconds: null })
try {
  for (const [name, prove] of Object.entries({ typescript, python, 'sign-in': signIn, inspector })) {
    if (process.argv[2] && process.argv[2] !== name) continue
    try {
      await prove(house.url)
      console.log(`${name}: passed`)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      console.log(`${name}: not available here (${error.message})`)
    }
  }
} finally {
  await house.close()
}
process.exit()
