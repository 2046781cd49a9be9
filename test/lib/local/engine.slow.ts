/** The local host's database engine: failure to start, and crashes. */
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createTable, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { openEngine } from '../../../lib/local/invoke'
import { lockFolder } from '../../../lib/local/lock'
import { listen } from '../../support/http'
import { openTestHouse } from '../../support/test-house'

const ROOT = join(__dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newFolder = () => mkdtempSync(join(folder, 'data-'))

/** The real engine behind a script that records its process id. */
function notedEngine(): { binary: string; pid(): number } {
  const real =
    process.env.DYNOXIDE_BIN ??
    join(
      dirname(createRequire(__filename).resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`)),
      'dynoxide',
    )
  const [binary, note] = [join(folder, 'noted'), join(folder, 'pid')]
  writeFileSync(binary, `#!/bin/sh\necho $$ > ${note}\nexec ${real} "$@"\n`)
  chmodSync(binary, 0o755)
  return { binary, pid: () => Number(readFileSync(note, 'utf8')) }
}

it('ends npm start with a message when its program is missing', async () => {
  const child = spawn(join(ROOT, 'node_modules/.bin/tsx'), ['bin/local.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: newFolder(), DYNOXIDE_BIN: '/nowhere/dynoxide' },
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said).toContain('The embedded database did not start.')
  expect(said).toContain('/nowhere/dynoxide')
  expect(said).toContain('not found')
})

it('reports damaged data and releases the folder', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'dynoxide.db'), 'This is no database, and it never was one. '.repeat(500))
  await expect(openTestHouse({ dataDir })).rejects.toThrow(
    /did not start.*not a valid SQLite database.*dynoxide\.db.*put back a copy/s,
  )
  lockFolder(dataDir)()
})

it('restarts on the same data after a crash, unnoticed by callers', async () => {
  const { binary, pid } = notedEngine()
  const events = new EventEmitter()
  const house = await openTestHouse({
    dataDir: newFolder(),
    engine: { binary, onRestart: () => void events.emit('restarted') },
  })
  const { key } = await house.newAgent()
  const first = pid()
  const restarted = once(events, 'restarted')
  process.kill(first, 'SIGKILL')
  await restarted
  expect(pid()).not.toBe(first)
  expect((await house.call('GET', '/api/house/credits', { key })).status).toBe(200)
  await house.close()
  expect(() => process.kill(pid(), 0)).toThrow('ESRCH')
})

it('reports the loss if it kept everything in memory', async () => {
  const { binary, pid } = notedEngine()
  const lost = new Promise<Error>((resolve) => {
    void startDynamoDB({ binary, onLost: resolve }).then(() => process.kill(pid(), 'SIGKILL'))
  })
  expect((await lost).message).toContain('Its data was in memory and is lost')
})

it('ignores the address that a dead process left', async () => {
  const dataDir = newFolder()
  const other = await startDynamoDB()
  for (const stale of [other.endpoint, 'no address', '']) {
    writeFileSync(join(dataDir, 'dynamodb-endpoint'), stale)
    const engine = await openEngine(dataDir, undefined)
    expect(engine.endpoint).not.toBe(stale)
    await engine.close()
  }
  await other.close()
})

it('names an external engine that does not respond', async () => {
  await expect(openTestHouse({ engine: { endpoint: 'http://127.0.0.1:9' } })).rejects.toThrow(
    /The DynamoDB at http:..127.0.0.1:9 cannot be used: .*ECONNREFUSED/,
  )
})

it('names an external engine that accepts calls and never responds', async () => {
  const mute = createServer()
  await expect(createTable(await listen(mute), 'house', 20)).rejects.toThrow(/127.0.0.1:\d+ cannot be used: /)
  mute.close()
})
