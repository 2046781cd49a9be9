/** A data folder is locked by one process; the lock of a dead process is ignored. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '../../../lib/local/lock'

/** Higher than any process id. */
const UNUSED_PID = 2 ** 30

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('belongs to one process until released', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('A house is open on the data in')
  release()
  lockFolder(folder)()
})

it.each([
  ['is gone', `${UNUSED_PID}`],
  ['is gone and whose start time is stored', `${UNUSED_PID} 12345`],
  ['is gone and whose pid was reused, as after a container restart', `${process.pid} 1`],
])('is taken over from a process that %s', (_what, left) => {
  writeFileSync(join(folder, 'house.lock'), left)
  const release = lockFolder(folder)
  expect(readFileSync(join(folder, 'house.lock'), 'utf8').split(' ')[0]).toBe(String(process.pid))
  release()
})

it('is left to a process whose start time is not stored', () => {
  writeFileSync(join(folder, 'house.lock'), String(process.pid))
  expect(() => lockFolder(folder)).toThrow('A house is open on the data in')
})
