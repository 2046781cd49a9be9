/** One house at a time: a folder is claimed once, and a dead claim is nobody's. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claim } from '../../lib/local/lock'

/** Above every process id. */
const NOBODY = 2 ** 30

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('is had by one, until that one lets it go', () => {
  const release = claim(folder)
  expect(() => claim(folder)).toThrow('A house is open on the data in')
  release()
  claim(folder)()
})

it('is taken over from a process that is gone', () => {
  writeFileSync(join(folder, 'house.lock'), String(NOBODY))
  const release = claim(folder)
  expect(readFileSync(join(folder, 'house.lock'), 'utf8')).toBe(String(process.pid))
  release()
})
