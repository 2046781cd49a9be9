/** With a seed, the same calls at the same clock time get the same answers, keys and ids included. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalHostOptions, startLocalHost } from '../../../lib/local/local-host'
import { send } from '../../support/http'

const folder = mkdtempSync(join(tmpdir(), 'seed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Everything a short life shows to its caller, headers included. */
async function life(options: LocalHostOptions, username = 'pip'): Promise<string[]> {
  const host = await startLocalHost({
    engine: { binary: process.env.DYNOXIDE_BIN },
    time: () => Date.parse('2026-03-02T09:00:00.000Z'),
    jobsEverySeconds: null,
    writeLog: () => {},
    ...options,
  })
  const shown: string[] = []
  let key: string | undefined
  const call = async (method: string, path: string, body?: object) => {
    const { status, headers, text, body: reply } = await send(host.url, method, path, { key, body })
    shown.push([status, headers['x-request-id'], text].join(' ').replaceAll(host.url, ''))
    return reply
  }
  try {
    key = (await call('POST', '/api/auth/register', { username })).your_token
    await call('POST', '/api/house/adopt', { name: 'Polly', species_slug: 'axolotl' })
    await call('GET', '/api/house/status')
    // Background jobs draw too, and must not shift what requests draw.
    if (options.jobsEverySeconds === undefined) await host.runJobs()
    await call('POST', '/api/house/care', { action: 'reflect' })
    await call('POST', '/api/house/credits', { pack: 'small' })
    await call('POST', '/_local/clock', { advance_hours: 200 })
    await call('GET', '/api/house/graveyard')
  } finally {
    await host.close()
  }
  return shown
}

it('repeats everything', async () => {
  const [first, again, other] = [await life({ seed: 'a' }), await life({ seed: 'a' }), await life({ seed: 'b' })]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(first[0]).toMatch(/^201 [\da-f-]{36} .*"your_token":"ch_/)
  expect(first.at(-1)).toContain('Polly')
})

it('is random without a seed', async () => {
  expect(await life({})).not.toEqual(await life({}))
})

it('continues with other values after a restart on the same data', async () => {
  const dataDir = join(folder, 'data')
  const first = await life({ seed: 'a', dataDir })
  const second = await life({ seed: 'a', dataDir }, 'pip-too')
  expect(second.map((line) => line.slice(0, 3))).toEqual(first.map((line) => line.slice(0, 3)))
  const ids = (lines: string[]) => lines.flatMap((line) => line.match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [])
  expect(ids(first.slice(0, -1)).filter((id) => ids(second.slice(0, -1)).includes(id))).toEqual([])
})
