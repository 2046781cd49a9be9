/** A clock whose offset cannot be saved does not move: after a restart the same hours would pass a second time. */
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTable } from '../../../lib/local/invoke'
import { openTestHouse } from '../../support/test-house'

it.each(['clock.json.new', 'clock.json'])(
  'reports the failure and does not move if %s cannot be written',
  async (file) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clock-'))
    const house = await openTestHouse({ dataDir })
    const clock = async () => (await house.call('GET', '/_local/clock')).body.now
    const move = () => house.call('POST', '/_local/clock', { body: { advance_hours: 30 } })
    const before = await clock()
    mkdirSync(join(dataDir, file))
    expect((await move()).status).toBe(500)
    expect(await clock()).toBe(before)
    rmdirSync(join(dataDir, file))
    expect((await move()).status).toBe(200)
    expect(Date.parse(await clock()) - Date.parse(before)).toBe(30 * 3_600_000)
    await house.close()
    rmSync(dataDir, { recursive: true })
  },
)

it('is also used by tools that work on the rows', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clock-'))
  const moved = 100 * 3_600_000
  writeFileSync(join(dataDir, 'clock.json'), JSON.stringify({ offset_ms: moved }))
  const before = Date.now()
  const { engine, now } = await openTable({ DATA_DIR: dataDir })
  expect(now()).toBeGreaterThanOrEqual(before + moved)
  await engine?.close()
  rmSync(dataDir, { recursive: true })
})
