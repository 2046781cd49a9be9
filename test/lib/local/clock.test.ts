/** A clock that cannot be kept is not moved: what was lived would be lived again after a restart. */
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from '../../support/house'

it.each(['clock.json.new', 'clock.json'])(
  'says that it failed and stands still where %s cannot be written',
  async (file) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clock-'))
    const house = await openHouse({ dataDir })
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
