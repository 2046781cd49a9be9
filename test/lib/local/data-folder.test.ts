/** The data folder and everything in it can be read by their owner only. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminKeyOf } from '../../../lib/local/access/admin-key'
import { openDataFolder } from '../../../lib/local/data-folder'
import { openTestHouse } from '../../support/test-house'

const usual = process.umask()
let folder: string
beforeEach(() => {
  process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => void process.umask(usual))

const modeOf = (path: string): string => (statSync(path).mode & 0o1777).toString(8)
const modesIn = (path: string) => Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]))
const others = (modes: Record<string, string>) => Object.entries(modes).filter(([, mode]) => mode !== '600')

it.each([
  ['the default engine', process.env.DYNOXIDE_BIN],
  ['the built-in table', ''],
])('restricts a new folder and all files of a house with %s', async (_engine, binary) => {
  const dataDir = join(folder, 'new', 'data')
  const adminKey = adminKeyOf(dataDir)
  const house = await openTestHouse({ dataDir, adminKey, projecting: true, engine: { binary } })
  const { key } = await house.newAgent()
  const { body } = await house.call('POST', '/api/house/credits', { key, body: { pack: '100' } })
  await house.call('GET', new URL(body.checkout_url).pathname)
  house.clock.advance(1)
  expect(modeOf(dataDir)).toBe('700')
  expect(Object.keys(modesIn(dataDir)).length).toBeGreaterThan(5)
  expect(others(modesIn(dataDir))).toEqual([])
  await house.close()
  expect(others(modesIn(dataDir))).toEqual([])
})

it('restricts what others can read', () => {
  chmodSync(folder, 0o755)
  for (const name of ['admin-key', 'clock.json', 'dynoxide.db', 'table.ndjson']) writeFileSync(join(folder, name), '')
  openDataFolder(folder)
  expect([modeOf(folder), others(modesIn(folder))]).toEqual(['700', []])
})

it('does not change a folder that has other files or is writable by everyone', () => {
  chmodSync(folder, 0o755)
  for (const name of ['clock.json', 'notes.txt']) writeFileSync(join(folder, name), '')
  openDataFolder(folder)
  expect([modeOf(folder), modesIn(folder)]).toEqual(['755', { 'clock.json': '600', 'notes.txt': '644' }])
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  openDataFolder(shared)
  expect(modeOf(shared)).toBe('1777')
})
