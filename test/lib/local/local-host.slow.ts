/** `npm start` as a developer uses it: prints its address, keeps its data, leaves no process behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { freePort, freshAddress, send } from '../../support/http'

const ROOT = join(__dirname, '../../..')
const dataDir = mkdtempSync(join(tmpdir(), 'house-'))
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const { pid, exitCode } of running) if (exitCode === null) process.kill(-Number(pid), 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  output: string
  url: string
}

async function start(port: number | string): Promise<Started> {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_KEY: 'opening-night' },
  })
  running.add(child)
  let output = ''
  await new Promise<void>((resolve) => {
    const add = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl-C')) resolve()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('close', resolve)
  })
  return { child, output, url: `http://localhost:${port}` }
}

/** A supervisor sends SIGTERM to npm only, a terminal SIGINT to all. Resolves when all that wrote to it have ended. */
async function stop({ child }: Started, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const closed = once(child, 'close')
  process.kill(signal === 'SIGINT' ? -Number(child.pid) : Number(child.pid), signal)
  await closed
  running.delete(child)
}

const register = (url: string, username: string) =>
  send(url, 'POST', '/api/auth/register', { body: { username }, from: freshAddress() })

it('serves, keeps data and time between starts, and leaves no process behind when npm ends', async () => {
  const port = await freePort()
  const first = await start(port)
  expect(first.output).toContain(`Creature House is open at http://localhost:${port}`)
  expect(first.output).toContain('admin key of ADMIN_KEY')
  expect(first.output).not.toContain('Rebuilding the projections')
  expect(first.output).toContain('curl')
  const readClock = async ({ url }: Started) => Date.parse((await send(url, 'GET', '/_local/clock')).body.now)
  const advance = (advance_hours: number) => send(first.url, 'POST', '/_local/clock', { body: { advance_hours } })
  // To the next full hour, so that no window of a limit ends between the next calls.
  await advance(1 - ((await readClock(first)) % MS_PER_HOUR) / MS_PER_HOUR)
  expect((await register(first.url, 'pip')).status).toBe(201)

  const from = freshAddress()
  for (const username of ['two', 'three', 'four'])
    await send(first.url, 'POST', '/api/auth/register', { body: { username }, from })
  const refused = await send(first.url, 'POST', '/api/auth/register', { body: { username: 'five' }, from })
  expect([refused.status, refused.body.suggestion]).toEqual([
    429,
    expect.stringMatching(/_local\/clock[\s\S]*RATE_LIMITS='/),
  ])

  const before = await readClock(first)
  const moved = Date.parse((await advance(30)).body.now)
  expect(moved - before).toBeGreaterThanOrEqual(30 * MS_PER_HOUR)
  for (const raw of ['{}', 'x', '{"advance_hours": -1}', '{"advance_hours": "5"}']) {
    expect((await send(first.url, 'POST', '/_local/clock', { raw })).status).toBe(400)
  }
  const engine = readFileSync(join(dataDir, 'dynamodb-endpoint'), 'utf8')
  await stop(first, 'SIGTERM')
  for (const gone of [first.url, engine]) await expect(send(gone, 'GET', '/')).rejects.toThrow('ECONNREFUSED')

  const second = await start(port)
  expect(second.output).not.toContain('Rebuilding the projections')
  expect((await register(second.url, 'PIP')).status).toBe(409)
  const third = await start(await freePort())
  if (third.child.exitCode === null) await once(third.child, 'exit')
  expect(third.output).toContain('A house is open on the data in')
  expect(await readClock(second)).toBeGreaterThanOrEqual(moved)
  await stop(second, 'SIGINT')
  await expect(send(second.url, 'GET', '/')).rejects.toThrow('ECONNREFUSED')
})

it.each(['abc', '70000', '-1'])('reports that %s is no port', async (port) => {
  const { child, output } = await start(port)
  running.delete(child)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  expect(output).toContain(`PORT is "${port}": give a number from 0 to 65535`)
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

it('uses and prints another port if the default one is taken and PORT is not set', async () => {
  const blocker = createServer().listen(8787, '127.0.0.1')
  // It may be taken already, by a house of this machine's user.
  await Promise.race([once(blocker, 'listening'), once(blocker, 'error')]).catch(() => {})
  const started = await start('')
  const [, port] = /open at http:\/\/localhost:(\d+)/.exec(started.output) ?? []
  expect(Number(port)).toBeGreaterThan(8787)
  expect(started.output).toContain('Port 8787 is taken by another program.')
  expect((await send(`http://localhost:${port}`, 'GET', '/api')).status).toBe(200)
  await stop(started, 'SIGTERM')
  blocker.close()
})
