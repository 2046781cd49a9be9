/** Web pages cannot reach the local engines, but commands on the same data folder can. */

import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTable, type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { startTableServer } from '../../../lib/local/engine/table-server'
import { openEngine } from '../../../lib/local/invoke'
import { freePort } from '../../support/http'
import { openTestHouse } from '../../support/test-house'

const dataDir = mkdtempSync(join(tmpdir(), 'unreachable-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const HEADERS = {
  'x-amz-target': 'DynamoDB_20120810.ListTables',
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260302T090000Z',
  // A well-formed header: engines do not check the credentials.
  authorization:
    'AWS4-HMAC-SHA256 Credential=any/20260302/local/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=any',
}

/** Calls like a program, which may use any port. */
const called = (url: string | URL): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers: HEADERS }, async (answer) =>
      resolve(`${answer.statusCode} ${await text(answer)}`),
    )
    call.once('error', reject).end('{}')
  })

describe.each<[string, () => Promise<Engine>]>([
  ['the default engine', () => startDynamoDB({ binary: process.env.DYNOXIDE_BIN })],
  ['the built-in table', () => startTableServer()],
])('%s', (_which, start) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await start()
    await createTable(engine.endpoint, 'house')
  })
  afterAll(() => engine.close())

  it('answers a caller that knows its address', async () => {
    expect(await called(engine.endpoint)).toBe('200 {"TableNames":["house"]}')
  })

  it('listens on a port that the Fetch standard, and so browsers and Node, refuses to call', async () => {
    const refused = await fetch(engine.endpoint).catch((error: Error) => error.cause)
    expect(String(refused)).toBe('Error: bad port')
  })

  const draws = process.platform === 'linux' ? it : it.skip
  draws('listens at another random address each time', async () => {
    const address = new URL(engine.endpoint)
    expect(address.hostname).not.toBe('127.0.0.1')
    const other = await start()
    expect(new URL(other.endpoint).hostname).not.toBe(address.hostname)
    await other.close()
    address.hostname = '127.0.0.1'
    await expect(called(address)).rejects.toThrow('ECONNREFUSED')
  })
})

it.each([
  ['the default engine', process.env.DYNOXIDE_BIN],
  ['the built-in table', ''],
])('%s listens at a chosen port, where containers find it', async (_which, binary) => {
  const port = await freePort()
  const engine = await startDynamoDB({ binary, port })
  await createTable(`http://127.0.0.1:${port}`, 'house')
  expect([engine.endpoint, await called(`http://127.0.0.1:${port}`)]).toEqual([
    `http://127.0.0.1:${port}`,
    '200 {"TableNames":["house"]}',
  ])
  await engine.close()
  await expect(startDynamoDB({ endpoint: 'http://127.0.0.1:1', port })).rejects.toThrow('not both')
})

it('refuses callers without the secret of the built-in table', async () => {
  const engine = await startTableServer()
  const { pathname } = new URL(engine.endpoint)
  const guesses = ['/', '/x', `${pathname}x`, pathname.slice(0, -1)]
  const answers = await Promise.all(guesses.map((path) => called(new URL(path, engine.endpoint))))
  await engine.close()
  expect(answers).toEqual(guesses.map(() => '403 '))
})

it('stores its address readable by the data owner only, where commands find it', async () => {
  const note = join(dataDir, 'dynamodb-endpoint')
  writeFileSync(note, 'left behind, for all to read')
  chmodSync(note, 0o644)
  const house = await openTestHouse({ dataDir })
  expect(statSync(note).mode & 0o777).toBe(0o600)
  const found = await openEngine(dataDir, undefined)
  expect(found.endpoint).toBe(house.context.config.dynamodbEndpoint)
  await found.close()
  await house.close()
})

it('keeps an idle connection longer than its clients do', async () => {
  const house = await openTestHouse()
  const { headers } = await house.call('GET', '/api/health', { headers: { connection: 'keep-alive' } })
  expect(headers['keep-alive']).toBe('timeout=65')
  await house.close()
})
