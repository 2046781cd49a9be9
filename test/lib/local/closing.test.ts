/** Shutdown of the local host, and its error output. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { terminalLog } from '../../../lib/local/terminal-log'
import { openTestHouse } from '../../support/test-house'

const folder = mkdtempSync(join(tmpdir(), 'closing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finishes requests in flight and accepts no others', async () => {
  const house = await openTestHouse()
  const { key } = await house.newAgent()
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const arrived = new Promise<void>((resolve) => {
    house.onDbCall = async (_command, act) => {
      resolve()
      await held
      return act()
    }
  })
  const answer = house.call('POST', '/api/house/adopt', { key, body: { name: 'Moth' } })
  await arrived
  const closed = house.close()
  // The test house checks its rows before it closes: requests that arrive meanwhile may still be served.
  const callUntilRefused = (): Promise<unknown> =>
    house.call('GET', '/api/health').then(
      () => turn().then(callUntilRefused),
      (refused) => refused,
    )
  expect(String(await callUntilRefused())).toMatch(/ECONNREFUSED|socket hang up/)
  go()
  expect((await answer).status).toBe(201)
  expect((await answer).headers.connection).toBe('close')
  await closed
})

it('answers a request that arrived before it closed', async () => {
  const house = await openTestHouse({ rateLimits: { health: 1_000 } })
  const arrived = new Promise<void>((resolve) => {
    house.onDbCall = (_command, act) => {
      resolve()
      return act()
    }
  })
  const answers = Array.from({ length: 40 }, () => house.call('GET', '/api/health'))
  await arrived
  const [, ...responses] = await Promise.all([house.close(), ...answers])
  expect(responses.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('prints a failure to the terminal with the request id that the caller received', async () => {
  const shown: string[] = []
  const house = await openTestHouse({ writeLog: terminalLog((text) => shown.push(text)) })
  const { key } = await house.newAgent()
  expect(shown).toEqual([])
  house.onDbCall = async () => {
    throw new Error('the disk is full')
  }
  const { status, body } = await house.call('GET', '/api/house/status', { key })
  expect(status).toBe(500)
  const said = shown.join('')
  expect(said).toContain(`request_id=${body.request_id}`)
  expect(said).toContain('the disk is full')
  expect(said).toContain('GET')
  expect(said).not.toContain(key)
  await house.close()
})

it.each(['', 'tomorrow', '{"offset_ms": "5"}', '[]'])(
  'refuses to start with a clock file that contains %j',
  async (text) => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    writeFileSync(join(dataDir, 'clock.json'), text)
    await expect(openTestHouse({ dataDir })).rejects.toThrow(/clock\.json is damaged/)
  },
)
