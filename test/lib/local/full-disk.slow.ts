/** A full disk: reads go on, changes fail, and nothing that was stored is damaged. */
import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '../../../lambdas/store/table'
import { openTableFile } from '../../../lib/local/engine/table-file'
import { countOnFullDisk } from '../../../lib/local/full-disk'
import { journal } from '../../../lib/local/journal'
import { openTestHouse } from '../../support/test-house'

const folder = mkdtempSync(join(tmpdir(), 'full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => jest.restoreAllMocks())

const ENOSPC = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/** As Linux does it: the last write that fits is cut off without an error, the next one fails. */
function fillDisk(): void {
  const write = fs.writeSync
  let left = 1
  jest.spyOn(fs, 'writeSync').mockImplementation(((descriptor: number, bytes: Buffer, start: number) => {
    if (left === 0) throw ENOSPC
    left -= 1
    return write(descriptor, bytes, start, Math.min(10, bytes.length - start))
  }) as never)
}

it('serves and counts reads, refuses changes, and recovers without loss when there is space again', async () => {
  const options = { dataDir: join(folder, 'house'), projecting: true, engine: { binary: '' } }
  const house = await openTestHouse(options)
  const { key } = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key, body: { name: 'Polly', species_slug: 'axolotl' } })
  await house.call('GET', '/api/house/status', { key })

  fillDisk()
  const READS = ['status', 'history', 'plan', 'preferences', 'credits', 'hall', 'graveyard', 'species'].map(
    (name) => `/api/house/${name}`,
  )
  for (const path of [...READS, '/api/me', '/api/me/export', '/api/stats', '/api/health', '/hall'])
    expect([path, (await house.call('GET', path, { key })).status]).toEqual([path, 200])
  const [one, other] = [await house.call('GET', '/api/me', { key }), await house.call('GET', '/api/me', { key })]
  expect(Number(one.headers['x-ratelimit-remaining']) - Number(other.headers['x-ratelimit-remaining'])).toBe(1)
  const play = { key, body: { action: 'reflect', notes: 'hello' } }
  expect((await house.call('POST', '/api/house/care', play)).status).toBe(500)
  expect((await house.call('GET', '/api/house/history', { key })).body.care_log).toHaveLength(0)

  jest.restoreAllMocks()
  expect((await house.call('POST', '/api/house/care', play)).status).toBe(200)
  await house.close()
  const reopened = await openTestHouse(options)
  const { body } = await reopened.call('GET', '/api/house/history', { key })
  expect([body.creature.name, body.care_log.length]).toEqual(['Polly', 1])
  expect((await reopened.call('GET', '/api/stats')).body.creatures_alive).toBe(1)
  await reopened.close()
})

it('continues a table file that cannot be rewritten', () => {
  const path = join(folder, 'table.ndjson')
  const item = (version: number) => ({ pk: 'a', sk: 'b', version })
  const file = openTableFile(path, () => [['house', [item(1)]]])
  const put = (version: number) =>
    file.write('house', [{ sequence: version, at: 0, before: null, after: item(version) }])
  file.create('house')
  for (let version = 1; version <= 10_001; version += 1) put(version)
  const write = fs.writeSync
  const open = fs.openSync(path, 'r')
  const { ino } = fs.fstatSync(open)
  jest.spyOn(fs, 'writeSync').mockImplementation(((descriptor: number, bytes: Buffer, start: number) => {
    if (fs.fstatSync(descriptor).ino !== ino) throw ENOSPC
    return write(descriptor, bytes, start)
  }) as never)
  put(10_002)
  jest.restoreAllMocks()
  put(10_003)
  file.close()
  fs.closeSync(open)
  expect(fs.existsSync(`${path}.new`)).toBe(false)
  expect(
    openTableFile(path, () => [])
      .stored.get('house')
      ?.get('a|b'),
  ).toEqual(item(10_003))
})

it('writes a journal entry completely or not at all', () => {
  const file = join(folder, 'journal')
  const { add } = journal<{ text: string }>(file, () => true)
  add({ text: 'a first entry' })
  fillDisk()
  expect(() => add({ text: 'a second entry' })).toThrow('ENOSPC')
  jest.restoreAllMocks()
  add({ text: 'a third entry' })
  expect(readFileSync(file, 'utf8')).toBe('{"text":"a first entry"}\n{"text":"a third entry"}\n')
})

describe('counting in memory', () => {
  const DYNOXIDE = 'commit failed (backend: database or disk is full) and rollback also failed'
  const count = (hits: number) =>
    new UpdateCommand({
      TableName: 'house',
      Key: keys.limit('caller', 60, 60),
      ExpressionAttributeNames: { '#counter': 'hits:status' },
      ExpressionAttributeValues: hits < 0 ? { ':back': hits, ':one': 1 } : { ':one': hits },
    })

  it('starts when dynoxide reports it, for counters only', async () => {
    const send = countOnFullDisk({ send: () => Promise.reject(new Error(DYNOXIDE)) as never })
    expect(await send(count(1))).toEqual({ Attributes: { 'hits:status': 1 } })
    expect(await send(count(1))).toEqual({ Attributes: { 'hits:status': 2 } })
    expect(await send(count(-1))).toEqual({ Attributes: { 'hits:status': 1 } })
    const look = new GetCommand({ TableName: 'house', Key: { pk: 'agent#1', sk: 'agent' } })
    await expect(send(look)).rejects.toThrow('disk is full')
  })

  it('does not start for any other failure', async () => {
    const send = countOnFullDisk({ send: () => Promise.reject(new Error('connection lost')) as never })
    await expect(send(count(1))).rejects.toThrow('connection lost')
  })
})
