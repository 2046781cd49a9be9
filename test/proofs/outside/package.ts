/**
 * `npm run prove package`: the npm package as its users get it. It is packed, installed into an empty folder, and used
 * over HTTP and over MCP with the official client, with both engines. The MCPB bundle is packed and run from its manifest.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { installPackage } from '../../../lib/tools/packages'
import { buildMcpb } from '../../../lib/tools/publish/mcpb'
import { buildNpmPackage } from '../../../lib/tools/publish/npm-package'
import { version } from '../../../package.json'

const MAX_INSTALLED_MB = 60
const MCPB_CLI = '@anthropic-ai/mcpb@2.1.2'

const running = new Set<ChildProcess>()
const folder = mkdtempSync(join(tmpdir(), 'package-'))
const { PATH = '' } = process.env

function check(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`claim failed: ${claim}`)
  console.log(`  ${claim}`)
}

async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}`)
  return output.trim()
}

function megabytes(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.size / 1e6
  return readdirSync(path).reduce((sum, name) => sum + megabytes(join(path, name)), 0)
}

async function install(): Promise<string> {
  await buildNpmPackage(join(folder, 'built'))
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], join(folder, 'built'))
  writeFileSync(join(folder, 'package.json'), '{"private": true}')
  await run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', join(folder, packed)], folder)
  const size = megabytes(join(folder, 'node_modules'))
  check(size < MAX_INSTALLED_MB, `installed without scripts, ${size.toFixed(1)} MB (limit ${MAX_INSTALLED_MB})`)
  return join(folder, 'node_modules/.bin/creature-house')
}

/** Only what every machine has: no setting of this process reaches the program. */
const environment = (more: Record<string, string>) => ({ PATH, HOME: join(folder, 'home'), ...more })

async function serve(program: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(program, ['--port', '0'], { env: environment(env), stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const url = /open at (\S+)/.exec(output)?.[1]
    if (url) return { child, url }
  }
  throw new Error(`the program ended: ${output}`)
}

/** The fields that are read, of any answer that has them. */
interface Answer {
  your_token: string
  creature: { id: string; name: string }
  action_result: { item_result?: { score: number } }
}

async function overHttp(program: string, engine: string, env: Record<string, string>): Promise<void> {
  const house = await serve(program, env)
  const call = async (method: string, path: string, body?: object, key = '') => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
    const response = await fetch(house.url + path, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const isJson = response.headers.get('content-type')?.includes('json')
    return (isJson ? await response.json() : {}) as Answer
  }
  const { your_token: key } = await call('POST', '/api/auth/register', { username: 'pip' })
  await call('POST', '/api/house/adopt', { name: 'Polly', species_slug: 'axolotl' }, key)
  const { creature } = await call('GET', '/api/house/status', undefined, key)
  check(creature.name === 'Polly', `${engine}: a creature hatches over HTTP`)
  const feed = { action: 'feed', item: 'a bowl of warm quinoa porridge' }
  let fed = await call('POST', '/api/house/care', feed, key)
  const isJudged = () => (fed.action_result.item_result?.score ?? 0) > 0
  // Retry: the creature may be asleep, and on a busy machine the first judgement may time out.
  for (let hour = 0; hour < 12 && !isJudged(); hour++) {
    await call('POST', '/_local/clock', { advance_hours: 1 })
    fed = await call('POST', '/api/house/care', feed, key)
  }
  check(isJudged(), `${engine}: the language model judges an item that is on no list`)
  for (const path of ['/', '/docs', '/openapi.json', `/creatures/${creature.id}`, `/cards/creature/${creature.id}.png`])
    await call('GET', path)
  check(true, `${engine}: pages, documents and pictures are served`)
  house.child.kill('SIGTERM')
  const [code] = await once(house.child, 'exit')
  check(code === 0, `${engine}: SIGTERM closes the house`)
  const again = await serve(program, env)
  const kept = await fetch(`${again.url}/api/house/status`, { headers: { authorization: `Bearer ${key}` } })
  check(kept.status === 200, `${engine}: a restart keeps the data`)
  again.child.kill('SIGTERM')
  await once(again.child, 'exit')
}

async function connect(program: string, env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'proof', version })
  await client.connect(new StdioClientTransport({ command: program, args: ['mcp'], env: environment(env) }))
  return client
}

const textOf = async (client: Client, name: string, args: Record<string, unknown> = {}): Promise<string> => {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const text = (content as { text: string }[]).map((part) => part.text).join('\n')
  if (isError) throw new Error(`${name}: ${text}`)
  return text
}

async function overStdio(program: string): Promise<void> {
  const env = { DATA_DIR: join(folder, 'mcp') }
  const first = await connect(program, env)
  const { tools } = await first.listTools()
  check(
    tools.some(({ name }) => name === 'adopt'),
    'MCP over stdio: the official client lists the tools',
  )
  await textOf(first, 'register', { username: 'piped' })
  await textOf(first, 'adopt', { name: 'Nim', species_slug: 'tabby' })
  const second = await connect(program, env)
  check((await textOf(second, 'status')).includes('Nim'), 'a second client shares the house and the key')
  await first.close()
  check(
    (await textOf(second, 'status')).includes('Nim'),
    'it continues when the first client, which ran the house, ends',
  )
  await second.close()
  check(
    !readFileSync(join(folder, 'mcp/house.keys'), 'utf8').includes('undefined'),
    'the key is kept in the data folder',
  )

  const house = await serve(program, { DATA_DIR: join(folder, 'remote') })
  const remote = await connect(program, { CREATURE_HOUSE_URL: house.url, DATA_DIR: join(folder, 'elsewhere') })
  await textOf(remote, 'register', { username: 'remote' })
  check((await textOf(remote, 'adopt', { name: 'Far' })).includes('Far'), 'CREATURE_HOUSE_URL joins another house')
  await remote.close()
  house.child.kill('SIGTERM')
  await once(house.child, 'exit')
}

/** As a desktop client does it: unpacks the bundle and runs the command of its manifest. */
async function asBundle(): Promise<void> {
  buildMcpb(join(folder, 'built'), join(folder, 'mcpb'))
  const cli = join(installPackage(join(folder, 'cli'), MCPB_CLI), 'dist/cli/cli.js')
  const [packed, unpacked] = [join(folder, 'creature-house.mcpb'), join(folder, 'unpacked')]
  await run(process.execPath, [cli, 'pack', join(folder, 'mcpb'), packed], folder)
  await run(process.execPath, [cli, 'unpack', packed, unpacked], folder)
  const { command, args } = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')).server.mcp_config
  const env = environment({ DATA_DIR: join(folder, 'bundled'), CREATURE_HOUSE_URL: '', CREATURE_HOUSE_KEY: '' })
  const client = new Client({ name: 'proof', version })
  const asWritten = args.map((part: string) => part.replace(`\${__dirname}`, unpacked))
  await client.connect(new StdioClientTransport({ command, args: asWritten, env }))
  await textOf(client, 'register', { username: 'bundled' })
  const size = megabytes(packed).toFixed(0)
  check((await textOf(client, 'adopt', { name: 'Box' })).includes('Box'), `the MCPB bundle, ${size} MB, runs`)
  await client.close()
}

try {
  const program = await install()
  check((await run(program, ['--version'], folder)) === version, '--version prints the version')
  check((await run(program, ['--help'], folder)).includes('--seed'), '--help lists the flags')
  await overHttp(program, 'dynoxide', { DATA_DIR: join(folder, 'dynoxide') })
  await overHttp(program, 'built-in table', { DATA_DIR: join(folder, 'table'), DYNOXIDE_BIN: '' })
  await overStdio(program)
  await asBundle()
} finally {
  for (const child of running) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
