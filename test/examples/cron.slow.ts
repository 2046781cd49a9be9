/** The cron and curl example raises an adult if it runs at the advised times. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { openTestHouse, type TestHouse } from '../support/test-house'

const SCRIPT = join(__dirname, '../../examples/cron.sh')
const shell = promisify(execFile)

let house: TestHouse
beforeEach(async () => {
  house = await openTestHouse({ rateLimits: { care: 10_000, status: 10_000 } })
})
afterEach(() => house.close())

it('raises an adult', async () => {
  const { key } = await house.newAgent()
  const wake = async () =>
    (await shell(SCRIPT, [house.url], { env: { PATH: process.env.PATH, CREATURE_HOUSE_KEY: key } })).stdout
  let output = ''
  for (let visits = 0; !/", adult\b/.test(output) && visits < 200; visits += 1) {
    output = await wake()
    const when = [...output.matchAll(/^Come back at (\S+Z)/gm)].at(-1)?.[1] ?? ''
    house.clock.advance(Math.max(1 / 60, (Date.parse(when) - house.clock.now()) / MS_PER_HOUR))
  }
  const { body } = await house.call('GET', '/api/house/history', { key })
  expect(body.creature.stage).toBe('adult')
})
