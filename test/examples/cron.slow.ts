/** The cron and curl example raises an adult if it runs at the advised times, and makes no call before them. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { freshTestHouse } from '../support/test-house'

const SCRIPT = join(__dirname, '../../examples/cron.sh')
const shell = promisify(execFile)

const house = freshTestHouse({ rateLimits: { care: 10_000, status: 10_000 } })

const NEXT_FILE = join(mkdtempSync(join(tmpdir(), 'cron-')), 'next')
const wake = async (key: string): Promise<string> =>
  (await shell(SCRIPT, [house.url], { env: { PATH: process.env.PATH, CREATURE_HOUSE_KEY: key, NEXT_FILE } })).stdout

const calls = (): number => house.logLines.filter((line) => /"operation":"(status|care|visit)"/.test(line)).length

it('raises an adult in two calls per visit', async () => {
  const { key } = await house.newAgent()
  let output = ''
  let visits = 0
  for (; !/", adult\b/.test(output) && visits < 200; visits += 1) {
    writeFileSync(NEXT_FILE, '')
    output = await wake(key)
    const { body } = await house.call('GET', '/api/house/plan', { key })
    const when = body.next_visit.at
    expect(readFileSync(NEXT_FILE, 'utf8').trim()).toBe(when.slice(0, 19).replace(/\D/g, ''))
    house.clock.advance(Math.max(1 / 60, (Date.parse(when) - house.clock.now()) / MS_PER_HOUR))
  }
  const { body } = await house.call('GET', '/api/house/history', { key })
  expect(body.creature.stage).toBe('adult')
  expect(calls() / visits).toBeGreaterThan(1.5)
  expect(calls() / visits).toBeLessThan(2.1)
})

it('makes no call before the next visit', async () => {
  const { key } = await house.newAgent()
  writeFileSync(NEXT_FILE, '99991231235959')
  expect([await wake(key), calls()]).toEqual(['', 0])
})
