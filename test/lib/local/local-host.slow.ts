/** `npm start` as a developer uses it: prints its address, keeps its data, leaves no process behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { freshAddress, send } from '../../support/http'

const ROOT = join(__dirname, '../../..')
const dataDir = mkdtempSync(join(tmpdir(), 'house-'))
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

interface Started {
  child: ChildProcess
  output: string
  url: string
}

async function start(port: number): Promise<Started> {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_KEY: 'opening-night' },
  })
  running.add(child)
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    if (output.includes('Ctrl-C')) break
  }
  return { child, output, url: `http://localhost:${port}` }
}

/** Like a supervisor, which signals npm only. */
async function stop({ child }: Started, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  running.delete(child)
  return code
}

const register = (url: string, username: string) =>
  send(url, 'POST', '/api/auth/register', { body: { username }, from: freshAddress() })

it('opens, serves, keeps data and time between starts, and ends with npm without a trace', async () => {
  const port = await freePort()
  const first = await start(port)
  expect(first.output).toContain(`Creature House is open at http://localhost:${port}`)
  expect(first.output).toContain('opening-night')
  expect(first.output).not.toContain('Rebuilding the projections')
  expect(first.output).toContain('curl')
  expect((await register(first.url, 'pip')).status).toBe(201)

  const { body: before } = await send(first.url, 'GET', '/_local/clock')
  const { body: moved } = await send(first.url, 'POST', '/_local/clock', { body: { advance_hours: 30 } })
  expect(Date.parse(moved.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(30 * MS_PER_HOUR)
  for (const raw of ['{}', 'x', '{"advance_hours": -1}', '{"advance_hours": "5"}']) {
    expect((await send(first.url, 'POST', '/_local/clock', { raw })).status).toBe(400)
  }
  const engine = readFileSync(join(dataDir, 'dynamodb-endpoint'), 'utf8')
  expect(await stop(first, 'SIGTERM')).toBe(0)
  for (const gone of [first.url, engine]) await expect(send(gone, 'GET', '/')).rejects.toThrow('ECONNREFUSED')

  const second = await start(port)
  expect(second.output).not.toContain('Rebuilding the projections')
  expect((await register(second.url, 'PIP')).status).toBe(409)
  const third = await start(await freePort())
  if (third.child.exitCode === null) await once(third.child, 'exit')
  expect(third.output).toContain('A house is open on the data in')
  const { body: after } = await send(second.url, 'GET', '/_local/clock')
  expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(moved.now))
  expect(await stop(second, 'SIGINT')).toBe(0)
})

it('an example keeper ends with npm as well, while it waits for the API', async () => {
  const keeper = spawn('npm', ['run', 'keeper', '--', 'http://127.0.0.1:9'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, KEY_FILE: join(dataDir, 'keeper.key') },
  })
  for await (const said of keeper.stdout) if (String(said).includes('does not answer')) break
  const exited = once(keeper, 'exit')
  keeper.kill('SIGTERM')
  await exited
  expect(() => process.kill(-Number(keeper.pid), 0)).toThrow('ESRCH')
})

it('reports that the port is taken', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  const { child, output } = await start(port)
  running.delete(child)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  expect(output).toContain(`Port ${port} is taken`)
  blocker.close()
})
